"""What the tests of the rules play, ask and refuse, heard while they run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.rulebook.moves import Move
from trilith import games
from trilith.engine.action import Action
from trilith.engine.game import Game
from trilith.engine.score import Score
from trilith.engine.state import State
from trilith.rulebook.shown import EXAMPLE, POSITION, REFUSAL

LONGEST = 30
"""A test with more moves than this plays at random, and shows nothing in particular."""


@dataclass
class Plugin:
    """Listens while the tests of the rules run."""

    rules: tuple[str, ...] = ()
    seen: list[Move] = field(default_factory=list)
    found: list[Move] = field(default_factory=list)
    quiet: bool = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.get_closest_marker("rule")]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        marks = item.iter_markers("rule")
        self.rules = tuple(dict.fromkeys(rule for mark in marks for rule in mark.args))
        self.seen = []
        yield
        played = [move for move in self.seen if move.kind == EXAMPLE]
        for nth, move in enumerate(reversed(played)):
            move.weight = (len(self.rules), nth, len(played))
        is_long = len(played) > LONGEST
        self.found += [move for move in self.seen if move.kind == REFUSAL or not is_long]
        self.rules = ()

    def listen(self) -> None:
        answer, why_not = State.answer, State.why_not

        def answered(s: State, seat: int, action: Action) -> None:
            if self.is_listening() and action in s.legal(seat):
                self.note(s, seat, action.code, EXAMPLE, self.rules)
            answer(s, seat, action)

        def asked(s: State, seat: int, action: Action) -> Any:
            refusal = why_not(s, seat, action)
            if self.is_listening() and refusal is not None:
                self.note(s, seat, action.code, REFUSAL, (refusal.rule,))
            return refusal

        State.answer = answered  # type: ignore[method-assign, assignment]
        State.why_not = asked  # type: ignore[method-assign, assignment]
        for key in games.keys():
            self.listen_to_ends(games.get(key))

    def listen_to_ends(self, game: Game[Any]) -> None:
        """A test that asks for the scores at the end shows its rule by the position alone."""
        scores = game.scores

        def asked(s: Any) -> list[Score]:
            if self.is_listening() and s.is_over():
                self.note(s, 0, "", POSITION, self.rules)
            return scores(s)

        type(game).scores = lambda _, s: asked(s)  # type: ignore[method-assign, assignment]

    def is_listening(self) -> bool:
        return bool(self.rules) and not self.quiet

    def note(self, s: State, seat: int, action: str, kind: str, rules: tuple[str, ...]) -> None:
        if len(self.seen) > 100:
            return
        self.quiet = True
        try:
            key = type(s).__module__.split(".")[2]
            self.seen.append(Move(games.get(key).dump(s), seat, action, kind, rules))
        except Exception:
            pass  # a test may hold what is no position of a game
        finally:
            self.quiet = False
