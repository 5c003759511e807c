"""History: a game as it is being played: every step with its events, and how far it can be undone."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from trilith.engine.action import Action
from trilith.engine.errors import BadInput
from trilith.engine.event import NOBODY, OPPONENT, Event
from trilith.engine.game import Game, Setup
from trilith.engine.state import State

S = TypeVar("S", bound=State)


class Step:
    """One action of one seat, and what came of it."""

    __slots__ = ("action", "events", "seat")

    def __init__(self, seat: int, action: Action, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.events = events

    def __reduce__(self) -> tuple[type[Step], tuple[object, ...]]:
        return Step, (self.seat, self.action, self.events)


class History(Generic[S]):
    """A game in progress. The steps are the truth; `state` is where they lead."""

    def __init__(self, game: Game[S], setup: Setup, position: S | None = None) -> None:
        self.game = game
        self.setup = setup
        self.position = position
        """Where it begins, if not at the beginning of a game."""
        self.opening: list[Event] = []
        """What happened before the first choice."""
        self.state: S = game.start(setup, self.opening) if position is None else position.clone()
        self.steps: list[Step] = []
        self._before: list[S] = []
        """The positions that can still be gone back to: one before each of the last steps."""

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do a legal action; IllegalAction, and nothing changed, if it is not."""
        before = self.state.clone()
        events: list[Event] = []
        self.state.log = events
        self.state.apply(seat, action)
        self._remember(before, Step(seat, action, events))
        return events

    def _remember(self, before: S, step: Step) -> None:
        if self.steps and self.steps[-1].seat != step.seat:
            self._before = []
        self.steps.append(step)
        if any(is_final(event, step.seat) for event in step.events):
            self._before = []
        else:
            self._before.append(before)

    def floor(self, seat: int) -> int:
        """The fewest steps that this seat may go back to.

        A player may take back steps of his own turn, as long as nothing was revealed since, and
        nothing happened that belongs to another player. No step can be undone if the floor is
        the number of steps played.
        """
        if not self.steps or self.steps[-1].seat != seat:
            return len(self.steps)
        return len(self.steps) - len(self._before)

    def undo(self, seat: int, to: int) -> None:
        """Go back to the position after `to` steps."""
        floor = self.floor(seat)
        if not floor <= to < len(self.steps):
            if floor == len(self.steps):
                raise BadInput("undo", f"seat {seat} has nothing that can be taken back")
            found = f"expected {floor} to {len(self.steps) - 1}, found {to}"
            raise BadInput("undo", f"seat {seat} may go back to a step: {found}")
        kept = len(self._before) - (len(self.steps) - to)
        self.state = self._before[kept]
        del self._before[kept:]
        del self.steps[to:]

    def rewind(self, to: int) -> None:
        """Go back to the position after `to` steps, by everybody's consent: without a floor."""
        if not 0 <= to <= len(self.steps):
            raise BadInput("rewind", f"expected 0 to {len(self.steps)} steps, found {to}")
        kept = [(step.seat, step.action) for step in self.steps[:to]]
        again: History[Any] = History(self.game, self.setup, self.position)
        for seat, action in kept:
            again.play(seat, action)
        self.state, self.steps, self._before = again.state, again.steps, again._before

    def events(self) -> list[Event]:
        """Everything that happened, from the beginning."""
        return [*self.opening, *(event for step in self.steps for event in step.events)]


def is_final(event: Event, seat: int) -> bool:
    """May this seat no longer go back behind the event? It reveals, or is another player's."""
    return event.reveals or event.seat not in (NOBODY, OPPONENT, seat)
