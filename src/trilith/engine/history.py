"""History: a game in progress: every step with its events, and how far it can be undone."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from trilith.engine.action import Action
from trilith.engine.errors import BadInput
from trilith.engine.event import NOBODY, OPPONENT, Event, seen
from trilith.engine.game import Game, Setup
from trilith.engine.state import State

S = TypeVar("S", bound=State)


class Step:
    """One action of one seat, and the events that followed."""

    __slots__ = ("action", "events", "seat")

    def __init__(self, seat: int, action: Action, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.events = events

    def __reduce__(self) -> tuple[type[Step], tuple[object, ...]]:
        return Step, (self.seat, self.action, self.events)


class Cut:
    """A moment within a step: what has happened since the previous one, and the position then."""

    __slots__ = ("events", "state")

    def __init__(self, events: list[Event], state: Any) -> None:
        self.events = events
        self.state = state


class History(Generic[S]):
    """A game in progress. The steps define it; `state` is where they lead."""

    def __init__(
        self, game: Game[S], setup: Setup, position: S | None = None, is_told: bool = False
    ) -> None:
        self.game = game
        self.setup = setup
        self.position = position
        """Where it begins, if not at the start of a game."""
        self.opening: list[Event] = []
        """What happened before the first choice."""
        self.state: S = game.start(setup, self.opening) if position is None else position.clone()
        self.steps: list[Step] = []
        self._before: list[S] = []
        """The positions that undo can still go back to: one before each of the last steps."""
        self.is_told = is_told
        """Whether steps are cut into moments, so that they can be shown one by one."""
        self.cuts: list[Cut] = []
        """The last step, moment by moment. The last cut is `state` itself, so read them soon."""
        self.before: S | None = None
        """The position before the first of the cuts."""

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do a legal action; otherwise raise IllegalAction and change nothing."""
        before = self.state.clone()
        events: list[Event] = []
        self.state.log = events
        if self.is_told:
            self._play_in_cuts(seat, action, events)
            self.before = before
        else:
            self.state.apply(seat, action)
        self._remember(before, Step(seat, action, events))
        return events

    def _play_in_cuts(self, seat: int, action: Action, events: list[Event]) -> None:
        """A cut after the answer, after each task that reported something, and at moments within."""
        s = self.state
        moments: list[tuple[int, State]] = []
        s.answer(seat, action)
        s.moments = moments
        s.moment()
        while s.go_on():
            s.moment()
        s.moments = None
        # The new question, and any change without an event, belong to the last cut.
        if moments and moments[-1][0] == len(events):
            moments.pop()
        moments.append((len(events), s))
        self.cuts = _cuts(moments, events)

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

        A player may take back steps of their own turn, as long as nothing was revealed since, and
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
        self.forget_cuts()
        kept = len(self._before) - (len(self.steps) - to)
        self.state = self._before[kept]
        del self._before[kept:]
        del self.steps[to:]

    def rewind(self, to: int) -> None:
        """Go back to the position after `to` steps. Everybody has agreed, so there is no floor."""
        if not 0 <= to <= len(self.steps):
            raise BadInput("rewind", f"expected 0 to {len(self.steps)} steps, found {to}")
        kept = [(step.seat, step.action) for step in self.steps[:to]]
        again: History[Any] = History(self.game, self.setup, self.position)
        for seat, action in kept:
            again.play(seat, action)
        self.state, self.steps, self._before = again.state, again.steps, again._before
        self.forget_cuts()

    def forget_cuts(self) -> None:
        """Forget the moments of the last step: everybody who wanted them has them."""
        self.cuts, self.before = [], None

    def last_of(self, seat: int) -> int:
        """The number of this seat's last step; 0 if it has taken none."""
        for number in range(len(self.steps), 0, -1):
            if self.steps[number - 1].seat == seat:
                return number
        return 0

    def information(self, seat: int) -> list[dict[str, Any]]:
        """Everything that a seat has seen, in order: the position at the beginning, then step by step
        what it did and what it was shown, leaving out steps in which it did and saw nothing.
        """
        start = self.game.start(self.setup) if self.position is None else self.position
        opening = [event.dump() for event in seen(self.opening, seat)]
        found: list[dict[str, Any]] = [{"view": self.game.view(start, seat), "events": opening}]
        for step in self.steps:
            entry: dict[str, Any] = {}
            if step.seat == seat:
                entry["action"] = step.action.code
            told = [event.dump() for event in seen(step.events, seat)]
            if told:
                entry["events"] = told
            if entry:
                found.append(entry)
        return found

    def events(self) -> list[Event]:
        """Everything that happened, from the beginning."""
        return [*self.opening, *(event for step in self.steps for event in step.events)]


def _cuts(moments: list[tuple[int, State]], events: list[Event]) -> list[Cut]:
    told = 0
    cuts: list[Cut] = []
    for count, state in moments:
        cuts.append(Cut(events[told:count], state))
        told = count
    return cuts


def is_final(event: Event, seat: int) -> bool:
    """Whether this seat can no longer undo the event: it reveals something, or is another player's."""
    return event.reveals or event.seat not in (NOBODY, OPPONENT, seat)
