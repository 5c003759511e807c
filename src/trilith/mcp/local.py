"""A game in this process: the agent has one seat, bots have the others."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, Final

from trilith.bots import Bot, Seen
from trilith.coach.choice import weigh
from trilith.coach.settings import depth_called
from trilith.coach.value import value_for
from trilith.engine.event import Event, seen
from trilith.engine.history import History
from trilith.llm.telling import player_names
from trilith.mcp.seat import Advice, Doc, NotAllowed

DEPTH: Final = "quick"
"""How much effort the coach makes: an agent is waiting for the answer."""


class LocalSeat:
    """One seat of a game that is played here. Calls from several threads take turns."""

    def __init__(
        self,
        name: str,
        history: History[Any],
        seat: int,
        bots: dict[int, Bot],
        language: str = "en",
    ) -> None:
        self.id = name
        self.game = history.game.key
        self.seat = seat
        self._history = history
        self._bots = bots
        self._names = player_names(language, history.setup.seats)
        self._chose_at = -1
        """How many steps had been played when this seat chose last; -1 before its first choice."""
        self._turn = threading.RLock()

    def own(self) -> dict[str, Any] | None:
        return self._history.setup.data.own

    def names(self) -> list[str]:
        return self._names

    def view(self) -> Doc:
        with self._turn:
            return self._history.game.view(self._history.state, self.seat)

    def decision(self) -> Doc | None:
        with self._turn:
            found = self._history.game.decision(self._history.state, self.seat)
            return None if found is None else found.dump()

    def news(self) -> Sequence[Doc]:
        with self._turn:
            opening = self._history.opening if self._chose_at < 0 else []
            later = self._history.steps[max(self._chose_at, 0) :]
            events: list[Event] = [*opening, *(one for step in later for one in step.events)]
            return [event.dump() for event in seen(events, self.seat)]

    def waiting_for(self) -> list[int]:
        return list(self._history.state.to_act())

    def scores(self) -> Sequence[Doc] | None:
        if not self._history.state.is_over():
            return None
        return [score.dump() for score in self._history.game.standings(self._history.state)]

    def preview(self, action: str) -> tuple[list[Doc], bool]:
        with self._turn:
            game, state = self._history.game, self._history.state
            chosen = self._allowed(action)
            ahead = game.foresee(state, self.seat, chosen)
            return [event.dump() for event in ahead.events], ahead.ends_turn

    def advise(self) -> list[Advice]:
        """Judge only by what this seat may know; the same position always gets the same advice."""
        with self._turn:
            history = self._history
            known = Seen(history.game, history.state, self.seat, history.setup.data)
            value = value_for(history.game, history.setup)
            judged = weigh(known, known.legal[0], value, depth_called(DEPTH), DEPTH)
            return [
                Advice(one.action.code, one.chance, one.behind, one.close, one.measured)
                for one in judged.options
            ]

    def play(self, action: str) -> None:
        with self._turn:
            chosen = self._allowed(action)
            self._chose_at = len(self._history.steps)
            self._history.play(self.seat, chosen)
            self.wait()

    def _allowed(self, action: str) -> Any:
        chosen = self._history.game.catalogue.read(action)
        refusal = self._history.state.why_not(self.seat, chosen)
        if refusal is not None:
            raise NotAllowed(action, refusal.rule, refusal.args)
        return chosen

    def wait(self) -> None:
        """The bots choose until this seat has to, or the game is over."""
        with self._turn:
            history = self._history
            while (acting := history.state.to_act()) and self.seat not in acting:
                other = acting[0]
                known = Seen(history.game, history.state, other, history.setup.data)
                history.play(other, self._bots[other].choose(known))
