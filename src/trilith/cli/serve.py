"""`trilith serve`: tables for everybody, in the browser."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
import webbrowser

import click

from trilith.cli.common import database_option
from trilith.engine.errors import BadInput


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0: all addresses.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@database_option
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Another origin allowed to use the server, such as https://play.example.org.",
)
@click.option("--bot-workers", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option(
    "--secret",
    default="",
    envvar="TRILITH_SECRET",
    help="The secret that signed cookies before there were sessions.",
)
@click.option(
    "--public-url",
    default="",
    metavar="URL",
    envvar="TRILITH_PUBLIC_URL",
    help="How people reach the server, such as https://play.example.org; needed to send messages.",
)
@click.option(
    "--smtp",
    default="",
    metavar="URL",
    envvar="TRILITH_SMTP",
    help="The mail server: smtp://user:password@host:587, or smtps://...",
)
@click.option(
    "--mail-from",
    default="",
    metavar="ADDRESS",
    envvar="TRILITH_MAIL_FROM",
    help="The sender of all mail.",
)
@click.option(
    "--allow-target",
    "targets",
    multiple=True,
    metavar="HOST:PORT",
    help="A host in your own network that webhooks may reach.",
)
@click.option(
    "--word-list",
    default="",
    metavar="FILE",
    envvar="TRILITH_WORD_LIST",
    help="Words banned from names and chat, one per line; reread whenever the file changes.",
)
@click.option(
    "--operator-mail",
    default="",
    metavar="ADDRESS",
    envvar="TRILITH_OPERATOR_MAIL",
    help="Receives reports while there are no moderators.",
)
@click.option(
    "--chat-days",
    type=click.FloatRange(0, 36_500),
    default=90.0,
    show_default=True,
    envvar="TRILITH_CHAT_DAYS",
    help="Days to keep a game's chat after its end; 0 keeps it for ever.",
)
@click.option(
    "--backup-to", default="", metavar="FOLDER", help="Make backups automatically, in this folder."
)
@click.option(
    "--backup-every",
    type=click.FloatRange(0.1, 24 * 30),
    default=24.0,
    show_default=True,
    help="Hours between backups.",
)
@click.option("--backup-keep", type=click.IntRange(1), default=14, show_default=True)
@click.option(
    "--offline",
    default="",
    metavar="FOLDER",
    envvar="TRILITH_OFFLINE",
    help="A folder written by `trilith offline`, to offer in the lobby.",
)
@click.option(
    "--open", "open_browser", is_flag=True, help="Open the browser when the server is ready."
)
@click.option(
    "--country-header",
    default="",
    metavar="NAME",
    envvar="TRILITH_COUNTRY_HEADER",
    help="A header in which your proxy names a request's country, such as CF-IPCountry.",
)
@click.option("--secure-cookies", is_flag=True, help="Send cookies over HTTPS only.")
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
)
def command(
    host: str,
    port: int,
    database: str,
    origins: tuple[str, ...],
    bot_workers: int,
    secret: str,
    public_url: str,
    smtp: str,
    mail_from: str,
    targets: tuple[str, ...],
    word_list: str,
    operator_mail: str,
    chat_days: float,
    backup_to: str,
    backup_every: float,
    backup_keep: int,
    offline: str,
    open_browser: bool,
    country_header: str,
    secure_cookies: bool,
    log_level: str,
) -> None:
    """Run the server: tables, bots, spectators, records."""
    try:
        from trilith.server.run import check, serve
        from trilith.server.settings import Settings
    except ImportError as error:
        raise BadInput("serve", f"a package is missing: {error.name}") from None
    settings = Settings(
        database=database,
        secret=secret,
        origins=origins,
        secure_cookies=secure_cookies,
        country_header=country_header,
        bot_workers=bot_workers,
        public_url=public_url,
        smtp=smtp,
        mail_from=mail_from,
        inner_targets=targets,
        word_list=word_list,
        operator_mail=operator_mail,
        chat_days=chat_days,
        offline=offline,
        backup_to=backup_to,
        backup_every=backup_every,
        backup_keep=backup_keep,
    )
    check(settings)
    address = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{port}"
    click.echo(f"Trilith serves at {address}", err=True)
    if open_browser:
        threading.Thread(target=show_when_ready, args=(address, host, port), daemon=True).start()
    serve(settings, host, port, log_level)


def show_when_ready(address: str, host: str, port: int) -> None:
    """Open the browser as soon as the server answers; without a browser, do nothing."""
    for _ in range(100):
        with contextlib.suppress(OSError), socket.create_connection((host, port), timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)
