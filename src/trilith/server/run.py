"""Runs the server: one process, one event loop, until it is asked to stop."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import uvicorn

from trilith.engine.errors import BadInput
from trilith.server import logs
from trilith.server.app import make_app
from trilith.server.doors import Doors, most_connections, raise_file_limit
from trilith.server.files import lock_file
from trilith.server.post.mail import Mail, check_address
from trilith.server.protocol import Socket
from trilith.server.settings import Settings
from trilith.server.sqlite import SqliteStore
from trilith.server.store import open_store
from trilith.server.wire import MAX_MESSAGE, Refused
from trilith.server.wordlist import WordList


def config(settings: Settings, host: str, port: int, **more: Any) -> uvicorn.Config:
    guard, server = make_app(settings)
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").replace(" ", "").split(",")
    most = most_connections(settings.max_connections)
    doors = Doors(most, server.metrics, frozenset(proxies), guard.early)
    # Sockets never use all connections, so there is always room for a request.
    server.budget.most_sockets = min(server.budget.most_sockets, most * 4 // 5)
    return uvicorn.Config(
        guard,
        http=doors.protocol,  # type: ignore[arg-type]
        host=host,
        port=port,
        ws=Socket,
        ws_max_size=MAX_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="warning",  # its lines name every socket that comes and goes
        timeout_graceful_shutdown=5,
        server_header=False,
        **more,
    )


def check(settings: Settings) -> None:
    """Report anything that cannot work in one line, before anything is started."""
    with closing(asyncio.new_event_loop()) as loop:
        if settings.smtp:
            Mail(settings.smtp, settings.mail_from)
        WordList(settings.word_list).check()
        if settings.operator_mail:
            _check_operator(settings)
        if settings.public_url:
            check_public_url(settings.public_url)
        for target in settings.inner_targets:
            check_target(target)
        store = open_store(settings.database, loop)
        try:
            if isinstance(store, SqliteStore):
                lock_file(store.path).close()
        finally:
            store.discard()


def _check_operator(settings: Settings) -> None:
    try:
        check_address(settings.operator_mail)
    except Refused as refused:
        raise BadInput(
            "--operator-mail", f"{refused.text}, found '{settings.operator_mail}'"
        ) from None
    if not settings.smtp:
        raise BadInput("--operator-mail", "expected --smtp too: there is no way to send it")


def check_public_url(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise BadInput("--public-url", f"expected such as https://play.example.org, found '{url}'")


def check_target(target: str) -> None:
    host, _, port = target.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadInput("--allow-target", f"expected such as ntfy.lan:80, found '{target}'")


def run(settings: Settings, host: str, port: int, log_level: str = "info", **more: Any) -> None:
    """Check everything that can be checked, then serve until SIGTERM or SIGINT."""
    check(settings)
    serve(settings, host, port, log_level, **more)


def serve(settings: Settings, host: str, port: int, log_level: str = "info", **more: Any) -> None:
    logs.set_up(log_level)
    # The writer's thread must get its turn soon, or everybody waits for it.
    sys.setswitchinterval(0.0005)
    raise_file_limit()
    settings.sweeps = True
    uvicorn.Server(config(settings, host, port, **more)).run()
