"""Servers in processes of their own: to be killed, stopped and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from typing import Self

import httpx
import msgspec

from tests.server.running import wait_for
from trilith.server.settings import Settings


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Spawned:
    """A server process; the same address after every restart."""

    def __init__(self, settings: Settings, first: str = "pass") -> None:
        self.settings = settings
        self.first = first
        """What the process does before everything else, in Python."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        doc = msgspec.json.encode(self.settings).decode()
        code = (
            f"{self.first}; import msgspec; from trilith.server.run import run; "
            "from trilith.server.settings import Settings; "
            f"run(msgspec.json.decode({doc!r}, type=Settings), '127.0.0.1', {self.port}, 'error')"
        )
        path = os.pathsep.join(filter(None, sys.path))
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": path}
        )
        try:
            wait_for(self.is_healthy, 30)
        except BaseException:
            self.process.kill()  # nobody else would
            raise
        return self

    def is_healthy(self) -> bool:
        assert self.process is not None
        code = self.process.poll()
        assert code is None, f"the server has ended with {code}"
        try:
            return httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut does it."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """As an operator does it."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(20)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
