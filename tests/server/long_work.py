"""What a worker is told to do in tests; it imports this, so this imports little."""

from __future__ import annotations

import os
import time
from pathlib import Path

from trilith.server.wire import Refused


def who_am_i() -> bytes:
    return str(os.getpid()).encode()


def note(folder: str, name: str) -> bytes:
    """Note that it has begun, and wait until it may go on."""
    with (Path(folder) / "begun").open("a") as begun:
        begun.write(f"{name}\n")
    while not (Path(folder) / "go").exists():
        time.sleep(0.01)
    return name.encode()


def compute(seconds: float) -> bytes:
    """Use so much of the processor."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return b"done"


def refuse() -> bytes:
    raise Refused("busy", "not so fast", wait=2.5)


def stumble() -> bytes:
    raise ZeroDivisionError("a secret of the worker")


def die() -> bytes:
    os._exit(3)
