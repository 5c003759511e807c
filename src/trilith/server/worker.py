"""A bot's process: reads what a seat sees, writes what it chooses. Started by `workers`.

In: the length (four bytes), then a pickle of (level, Seen); what is hidden has been dealt anew
before it comes here. Out: one line of JSON. It ends when its input ends, so no server leaves
workers behind, however it dies.
"""

from __future__ import annotations

import json
import os
import pickle
import secrets
import sys
from typing import BinaryIO

from trilith import bots
from trilith.bots import Bot


def main() -> None:
    wanted, told = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not be taken for its answer
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    known: dict[str, Bot] = {}
    while True:
        job = _read(wanted)
        if job is None:
            return
        told.write(json.dumps(_answer(job, known)).encode() + b"\n")
        told.flush()


def _read(wanted: BinaryIO) -> bytes | None:
    head = wanted.read(4)
    if len(head) < 4:
        return None
    job = wanted.read(int.from_bytes(head, "big"))
    return job or None


def _answer(job: bytes, known: dict[str, Bot]) -> dict[str, str]:
    try:
        level, seen = pickle.loads(job)
        if level not in known:
            known[level] = bots.get(level)(secrets.token_hex(8))
        return {"action": known[level].choose(seen).code}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    main()
