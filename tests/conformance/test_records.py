"""Whole games: recorded, replayed, verified, undone; and the same in every build."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

from tests.conformance.every import every_setting
from tests.conformance.settings import MAX_ROUNDS, Setting
from tests.conformance.stories import log_digest, seeds_of
from trilith.engine.event import NOBODY, OPPONENT, Event
from trilith.engine.history import History
from trilith.engine.native import COMPILED
from trilith.engine.record import read, record_of, replay, verify, write

EXPECTED = tomllib.loads(Path(__file__).with_name("logs.toml").read_text("utf-8"))
"""Digests for each setting, over the logs of few and of many seeds: every build must give them.

After a change of rules that is meant: `python -m tests.conformance.logs` writes the file anew.
"""


def played(setting: Setting, seed: str) -> History[Any]:
    game = setting.game
    history: History[Any] = History(game, game.setup(setting.players, dict(setting.options), seed))
    chance = random.Random(seed)
    while not history.state.is_over() and getattr(history.state, "round", 0) <= MAX_ROUNDS:
        seat = chance.choice(history.state.to_act())
        history.play(seat, chance.choice(history.state.legal(seat)))
    return history


@every_setting
def test_a_record_replays_to_the_same_end(setting: Setting) -> None:
    history = played(setting, "record")
    text = write(record_of(history, with_events=True))
    record = read(text)
    assert write(record) == text
    if record.over:
        again = verify(record, setting.game)
    else:
        assert record.seed is None
        again = replay(record, setting.game, seed="record")
    assert setting.game.digest(again.state) == setting.game.digest(history.state)
    assert again.events() == history.events()


@every_setting
def test_undo_goes_back_exactly_and_never_past_the_floor(setting: Setting) -> None:
    game = setting.game
    history: History[Any] = History(game, game.setup(setting.players, dict(setting.options), "u"))
    chance = random.Random(str(setting))
    positions = [game.digest(history.state)]
    undone = allowed = 0
    for _ in range(150):
        if history.state.is_over():
            break
        seat = chance.choice(history.state.to_act())
        events = history.play(seat, chance.choice(history.state.legal(seat)))
        positions.append(game.digest(history.state))
        floor = history.floor(seat)
        if is_final(events, seat):
            assert floor == len(history.steps)
        allowed += floor < len(history.steps)
        if floor < len(history.steps) and chance.random() < 0.5:
            back = chance.randrange(floor, len(history.steps))
            history.undo(seat, back)
            del positions[back + 1 :]
            assert game.digest(history.state) == positions[back]
            undone += 1
    # In some games nearly every step shows something new: then none is taken back.
    assert undone > 0 or allowed < 5


def is_final(events: list[Event], seat: int) -> bool:
    return any(event.reveals or event.seat not in (NOBODY, OPPONENT, seat) for event in events)


@every_setting
def test_all_builds_tell_the_same_story(setting: Setting) -> None:
    """The plain build of fewer seeds: it takes four times as long, and is the same source."""
    for part in ("few", "many") if COMPILED else ("few",):
        expected = EXPECTED[part]
        seeds = seeds_of(setting, expected["seeds"])
        assert log_digest(setting, seeds) == expected["logs"][str(setting)]
