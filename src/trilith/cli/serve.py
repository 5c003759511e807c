"""`trilith serve`: tables for everybody, in the browser."""

from __future__ import annotations

import click

from trilith.engine.errors import BadInput


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0: all addresses.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option(
    "--database-url",
    "database",
    default="trilith.db",
    show_default=True,
    envvar="TRILITH_DATABASE_URL",
    help="A file for SQLite, or postgresql://user:password@host/name.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Another origin that may use the server, such as https://play.example.org.",
)
@click.option("--bot-workers", type=click.IntRange(1, 64), default=1, show_default=True)
@click.option(
    "--secret",
    default="",
    envvar="TRILITH_SECRET",
    help="Signs cookies; made and kept if not given.",
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
    secure_cookies: bool,
    log_level: str,
) -> None:
    """Run the server: tables, bots, spectators, records."""
    try:
        from trilith.server.run import run
        from trilith.server.settings import Settings
    except ImportError as error:
        raise BadInput("serve", f"a package is missing: {error.name}") from None
    settings = Settings(
        database=database,
        secret=secret,
        origins=origins,
        secure_cookies=secure_cookies,
        bot_workers=bot_workers,
    )
    click.echo(f"Trilith serves at http://{host}:{port}", err=True)
    run(settings, host, port, log_level)
