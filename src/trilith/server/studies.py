"""The coach's errands: some steps of a finished game, then the whole; and hints."""

from __future__ import annotations

import pickle
import time
import zlib
from typing import Final

from trilith import games
from trilith.bots import Seen
from trilith.coach.analysis import SEED, Measured, Measuring, assemble
from trilith.coach.dump import dump
from trilith.coach.hint import Hint, hint
from trilith.coach.settings import depth_called
from trilith.coach.value import value_in
from trilith.engine.record import read, replay
from trilith.server.wire import encode

SPAN: Final = 3.0
"""Seconds that a study takes at one go, or one step more."""


def study(text: str, depth: str, first: int) -> bytes:
    """What the coach finds from this step on (0: the opening) until others should have their turn."""
    record = read(text)
    measuring = Measuring(replay(record, games.get(record.game)), depth_called(depth), SEED)
    end = time.monotonic() + SPAN
    found = []
    for one in measuring.through(first, len(record.steps) + 1):
        found.append(one)
        if time.monotonic() >= end:
            break
    return zlib.compress(pickle.dumps(found))


def measured(studied: bytes) -> list[Measured]:
    """What a study has found."""
    found: list[Measured] = pickle.loads(zlib.decompress(studied))
    return found


def whole(text: str, found: list[Measured], depth: str) -> bytes:
    """The analysis of a game, from what was found at all its steps."""
    record = read(text)
    history = replay(record, games.get(record.game))
    return encode(dump(assemble(history, found, depth, SEED)))


def hinted(seen: Seen, setting: str) -> bytes:
    """What the coach would tell a seat. `setting`: by what everybody's chances are judged."""
    return pickle.dumps(hint(seen, value_in(seen.game, setting)))


def read_hint(found: bytes) -> Hint:
    told: Hint = pickle.loads(found)
    return told
