"""The files of a database: held by one server, and read by nobody else."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import IO, Final

from trilith.engine.errors import BadInput

if sys.platform != "win32":
    import fcntl

PRIVATE: Final = 0o600
"""For the owner alone: what stands there lets one be anybody, and know every hidden card."""


def keep_private(path: str) -> None:
    """Make the database's file, if it is not there, and take it from everybody else's eyes.

    SQLite gives the files beside it the same rights when it makes them.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for name in (path, f"{path}-wal", f"{path}-shm"):
        with contextlib.suppress(FileNotFoundError):
            Path(name).chmod(PRIVATE)


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)


def lock_file(path: str) -> IO[bytes]:
    """Hold the file for this process; the system lets go of it however the process ends."""
    held = open(f"{path}.lock", "ab", opener=_open_private)  # noqa: SIM115
    try:
        if sys.platform != "win32":
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadInput(path, "another server uses this file: several need PostgreSQL") from None
    return held
