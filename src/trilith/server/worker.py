"""A bot's process: reads what a seat sees, writes what it chooses. Started by `workers`.

In: the length (four bytes), then a pickle of a question's parts; what is hidden has been dealt anew
before it comes here. Or, for the coach: some steps of a finished game, or what a seat sees that
wants a hint. Out: one line of JSON. It ends when its input ends, so no server leaves workers
behind, however it dies.
"""

from __future__ import annotations

import json
import os
import pickle
import sys
import time
import zlib
from base64 import b64encode
from typing import BinaryIO, Final, NamedTuple

from trilith import bots, games
from trilith.bots import Bot, Seen
from trilith.engine.record import read, replay

REMEMBERED: Final = 8
"""So many seats a worker keeps in mind. The expert's trees are large, so not many."""


SPAN: Final = 3.0
"""Seconds that a study takes at one go, or one step more."""
STUDY: Final = "study"
"""What a study begins with, where a question has a bot's level."""
HINT: Final = "hint"
"""What a wish for a hint begins with."""


class Question(NamedTuple):
    """What a bot is asked."""

    level: str
    seat: str
    """Which seat of which table asks, as its bot's seed: it tells nothing of the table's own."""
    turn: int
    """How often it has chosen before."""
    seen: Seen


class Study(NamedTuple):
    """Some steps of a finished game that the coach is to judge."""

    record: str
    depth: str
    first: int
    """The first step that is wanted; 0 is the opening. It stops when others should have their turn."""


class Asked(NamedTuple):
    """A choice that somebody wants a hint for."""

    seen: Seen
    setting: str
    """The number of players and the mode, by which everybody's chances are judged."""


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
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else 0)  # people come first
    memory = Memory()
    while True:
        job = _read(wanted)
        if job is None:
            return
        try:
            told.write(json.dumps(answer(job, memory)).encode() + b"\n")
            told.flush()
        except BrokenPipeError:  # the server has died meanwhile: nobody wants to know
            os._exit(0)


def _read(wanted: BinaryIO) -> bytes | None:
    head = wanted.read(4)
    if len(head) < 4:
        return None
    job = wanted.read(int.from_bytes(head, "big"))
    return job or None


def answer(job: bytes, memory: Memory) -> dict[str, str]:
    try:
        wanted = pickle.loads(job)
        if wanted[0] == STUDY:
            return {"found": _measured(Study(*wanted[1:]))}
        if wanted[0] == HINT:
            return {"found": _hinted(Asked(*wanted[1:]))}
        question = Question(*wanted)
        return {"action": memory.bot(question).choose(question.seen).code}
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"}


def _measured(study: Study) -> str:
    """What the coach found, for the process that puts it together."""
    # Here, for bots begin to think sooner without it.
    from trilith.coach.analysis import SEED, Measuring
    from trilith.coach.settings import depth_called

    record = read(study.record)
    measuring = Measuring(replay(record, games.get(record.game)), depth_called(study.depth), SEED)
    end = time.monotonic() + SPAN
    found = []
    for one in measuring.through(study.first, len(record.steps) + 1):
        found.append(one)
        if time.monotonic() >= end:
            break
    return b64encode(zlib.compress(pickle.dumps(found))).decode()


def _hinted(asked: Asked) -> str:
    from trilith.coach.hint import hint
    from trilith.coach.value import value_in

    found = hint(asked.seen, value_in(asked.seen.game, asked.setting))
    return b64encode(zlib.compress(pickle.dumps(found))).decode()


if __name__ == "__main__":
    main()
