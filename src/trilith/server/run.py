"""Runs the server: one process, one event loop, until it is asked to stop."""

from __future__ import annotations

import asyncio
import sys
from contextlib import closing
from typing import Any

import uvicorn

from trilith.server import logs
from trilith.server.app import make_app
from trilith.server.protocol import Socket
from trilith.server.settings import Settings
from trilith.server.store import SqliteStore, lock_file, open_store
from trilith.server.wire import MAX_MESSAGE


def config(settings: Settings, host: str, port: int, **more: Any) -> uvicorn.Config:
    app, _ = make_app(settings)
    return uvicorn.Config(
        app,
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
    """What cannot work is told in one line, before anything is started."""
    with closing(asyncio.new_event_loop()) as loop:
        store = open_store(settings.database, loop)
        try:
            if isinstance(store, SqliteStore):
                lock_file(store.path).close()
        finally:
            store.discard()


def run(settings: Settings, host: str, port: int, log_level: str = "info", **more: Any) -> None:
    """Serve until SIGTERM or SIGINT."""
    check(settings)
    logs.set_up(log_level)
    # The writer's thread must get its turn soon, or everybody waits for it.
    sys.setswitchinterval(0.0005)
    settings.sweeps = True
    uvicorn.Server(config(settings, host, port, **more)).run()
