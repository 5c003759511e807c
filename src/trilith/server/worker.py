"""A bot's process: reads what a seat sees, writes what it chooses. Started by `workers`.

In: the length (four bytes), then a pickle of a question's parts; what is hidden has been dealt anew
before it comes here. Out: one line of JSON. It ends when its input ends, so no server leaves
workers behind, however it dies.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
from typing import BinaryIO, Final, NamedTuple

from trilith import bots
from trilith.bots import Bot, Seen

REMEMBERED: Final = 8
"""So many seats a worker keeps in mind. The expert's trees are large, so not many."""


class Question(NamedTuple):
    """What a bot is asked."""

    level: str
    seat: str
    """Which seat of which table asks, as its bot's seed: it tells nothing of the table's own."""
    turn: int
    """How often it has chosen before."""
    seen: Seen


class Memory:
    """The bots of the seats that asked last: what one worked out for a turn serves until it ends."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], Bot] = {}

    def bot(self, question: Question) -> Bot:
        """The seat's bot. Its chance follows from the question, so that undo cannot try it again."""
        key = (question.level, question.seat)
        bot = self._bots.pop(key, None) or bots.get(question.level)(question.seat)
        self._bots[key] = bot
        if len(self._bots) > REMEMBERED:
            del self._bots[next(iter(self._bots))]
        bot.random.seed(f"{question.seat}/{question.turn}")
        return bot


def main() -> None:
    wanted, told = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not be taken for its answer
    if hasattr(os, "nice"):
        os.nice(5)  # people come first
    memory = Memory()
    while True:
        job = _read(wanted)
        if job is None:
            return
        told.write(json.dumps(_answer(job, memory)).encode() + b"\n")
        told.flush()


def _read(wanted: BinaryIO) -> bytes | None:
    head = wanted.read(4)
    if len(head) < 4:
        return None
    job = wanted.read(int.from_bytes(head, "big"))
    return job or None


def _answer(job: bytes, memory: Memory) -> dict[str, str]:
    try:
        question = Question(*pickle.loads(job))
        return {"action": memory.bot(question).choose(question.seen).code}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    main()
