"""A real game played, undone, rewound, saved, loaded and cloned in any order."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from trilith import games
from trilith.engine.errors import BadInput, IllegalAction
from trilith.engine.event import NOBODY
from trilith.engine.history import History
from trilith.engine.record import read, record_of, replay, verify, write
from trilith.engine.rng import Rng

GAME = games.get("castle")
SEED = "machine"


class Table(RuleBasedStateMachine):
    """One history, and beside it what it must be: the digest after every step."""

    def __init__(self) -> None:
        super().__init__()
        self.history: History[Any] = History(GAME, GAME.setup(2, seed=SEED))
        self.digests: list[str] = []

    @initialize(
        players=st.sampled_from(GAME.seats),
        season=st.sampled_from(["summer", "winter"]),
        steps=st.integers(0, 400),
        luck=st.integers(0, 10**6),
    )
    def begin(self, players: int, season: str, steps: int, luck: int) -> None:
        """Somewhere in a game."""
        self.history = History(GAME, GAME.setup(players, {"season": season}, SEED))
        self.digests = [self.digest()]
        self.play_on(steps, luck)

    def digest(self) -> str:
        return GAME.digest(self.history.state)

    @precondition(lambda self: not self.history.state.is_over())
    @rule(steps=st.sampled_from([1, 2, 5, 40]), luck=st.integers(0, 10**6))
    def play(self, steps: int, luck: int) -> None:
        self.play_on(steps, luck)

    def play_on(self, steps: int, luck: int) -> None:
        """Some steps, by chance among whatever is possible."""
        chance = random.Random(luck)
        for _ in range(steps):
            s = self.history.state
            if s.is_over():
                return
            seat = chance.choice(s.to_act())
            self.history.play(seat, chance.choice(s.legal(seat)))
            self.digests.append(self.digest())

    @precondition(lambda self: not self.history.state.is_over())
    @rule(number=st.integers(0, 10**6))
    def try_anything(self, number: int) -> None:
        """Any action of the game at all: legal, or refused without a trace."""
        s = self.history.state
        action = GAME.catalogue.actions[number % len(GAME.catalogue)]
        seat = number % self.history.setup.seats
        if s.why_not(seat, action) is not None:
            with pytest.raises(IllegalAction):
                self.history.play(seat, action)

    @precondition(lambda self: bool(self.history.steps))
    @rule(back=st.integers(1, 5))
    def undo(self, back: int) -> None:
        steps = self.history.steps
        seat, to = steps[-1].seat, len(steps) - back
        if self.history.floor(seat) <= to:
            taken = steps[to:]
            assert all(step.seat == seat for step in taken)
            assert not any(event.reveals for step in taken for event in step.events)
            owners = {event.seat for step in taken for event in step.events}
            assert owners <= {seat, NOBODY}
            self.history.undo(seat, to)
            del self.digests[to + 1 :]
        else:
            with pytest.raises(BadInput):
                self.history.undo(seat, to)

    @rule(back=st.sampled_from([0, 1, 7, 30]))
    def rewind(self, back: int) -> None:
        to = max(0, len(self.history.steps) - back)
        self.history.rewind(to)
        del self.digests[to + 1 :]

    @rule()
    def save_and_load(self) -> None:
        snapshot = json.loads(json.dumps(GAME.dump(self.history.state)))
        self.history.state = GAME.load(snapshot)

    @rule()
    def go_on_with_a_clone(self) -> None:
        self.history.state = self.history.state.clone()

    @rule(number=st.integers(0, 10**6))
    def a_clone_goes_astray(self, number: int) -> None:
        clone = self.history.state.clone()
        for _ in range(5):
            if clone.is_over():
                return
            seat = clone.to_act()[0]
            legal = clone.legal(seat)
            clone.apply(seat, legal[number % len(legal)])

    @rule(seat=st.integers(-1, 3))
    def somebody_imagines(self, seat: int) -> None:
        if seat < self.history.setup.seats:
            GAME.imagine(self.history.state, seat, Rng.of("dream"))

    @invariant()
    def the_position_is_where_the_steps_lead(self) -> None:
        assert len(self.digests) in (0, len(self.history.steps) + 1)
        if self.digests:
            assert self.digest() == self.digests[-1]

    @invariant()
    def only_the_last_player_may_undo(self) -> None:
        played = len(self.history.steps)
        for seat in range(self.history.setup.seats):
            floor = self.history.floor(seat)
            assert 0 <= floor <= played
            if played and self.history.steps[-1].seat != seat:
                assert floor == played

    def teardown(self) -> None:
        """In the end the record tells the same game."""
        record = read(write(record_of(self.history)))
        again = (
            verify(record, GAME)
            if self.history.state.is_over()
            else replay(record, GAME, seed=SEED)
        )
        assert GAME.digest(again.state) == self.digest()
        assert again.events() == self.history.events()


def test_a_history_stays_sound_under_any_operations() -> None:
    run_state_machine_as_test(
        Table, settings=settings(max_examples=25, stateful_step_count=30, deadline=None)
    )
