"""The files of a database: locked by one server, and readable by nobody else."""

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
"""Only for the owner, since its contents allow impersonating anybody and show all hidden cards."""


def keep_private(path: str) -> None:
    """Create the database's file if it does not exist, and make it unreadable to others.

    SQLite gives the files beside it the same rights when it makes them.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for name in (path, f"{path}-wal", f"{path}-shm"):
        with contextlib.suppress(FileNotFoundError):
            Path(name).chmod(PRIVATE)


def _open_private(path: str, flags: int) -> int:
    return os.open(path, flags, PRIVATE)


def lock_file(path: str) -> IO[bytes]:
    """Lock the file for this process; the system releases it no matter how the process ends."""
    held = open(f"{path}.lock", "ab", opener=_open_private)  # noqa: SIM115
    try:
        if sys.platform != "win32":
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise BadInput(path, "another server uses this file: several need PostgreSQL") from None
    return held
