"""The coach's errands: some steps of a finished game, then the whole; better lines; and hints."""

from __future__ import annotations

import pickle
import time
import zlib
from typing import Any, Final

from trilith import games
from trilith.bots import Seen
from trilith.coach.analysis import SEED, assemble
from trilith.coach.choice import line_begins
from trilith.coach.dump import dump
from trilith.coach.hint import Hint, hint
from trilith.coach.measuring import Measured, Measuring
from trilith.coach.secret import Secrets
from trilith.coach.settings import depth_called
from trilith.coach.value import value_in
from trilith.engine.history import History
from trilith.engine.record import read, replay
from trilith.engine.state import State
from trilith.server import records, rights
from trilith.server.coached import LineShown
from trilith.server.entries import Entry, steps_of, told
from trilith.server.table import Table
from trilith.server.wire import Refused, encode

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


def better_line(
    table: Table, entries: list[Entry], step: int, line: list[tuple[int, str]]
) -> list[LineShown]:
    """Where a line leads, step by step, as the player who chose at this step would see it.

    It is played in a deal that this seat could imagine, so it shows nothing hidden.
    """
    history, seat, s = before_choice(table, entries, step)
    game = history.game
    s = line_begins(Seen(game, s, seat, history.setup.data))
    found: list[LineShown] = []
    for who, code in line:
        s.log = []
        s.apply(who, game.catalogue.read(code))
        found.append(LineShown(who, game.view(s, seat), told(s.log or [], seat, step)))
    return found


def before_choice(table: Table, entries: list[Entry], step: int) -> tuple[History[Any], int, State]:
    """The game up to a choice, who makes it, and where this seat chooses from."""
    rights.over(table)
    steps = steps_of(entries)
    if not 1 <= step <= len(steps):
        raise Refused("limit", f"expected a step from 1 to {len(steps)}")
    history, secrets = records.replayed(table, []), Secrets()
    for entry in steps[: step - 1]:
        seat, action = entry.data["seat"], history.game.catalogue.read(entry.data["action"])
        secrets.position(history.state, seat)
        secrets.note(seat, action)
        history.play(seat, action)
    chooser: int = steps[step - 1].data["seat"]
    return history, chooser, secrets.position(history.state, chooser)


def hinted(seen: Seen, setting: str) -> bytes:
    """What the coach would say to a seat. `setting`: by what everybody's chances are judged."""
    return pickle.dumps(hint(seen, value_in(seen.game, setting)))


def read_hint(found: bytes) -> Hint:
    told: Hint = pickle.loads(found)
    return told
