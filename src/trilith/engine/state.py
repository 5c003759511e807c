"""State: the position of a game and the stack of what is still to happen."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Self

from trilith.engine.action import Action
from trilith.engine.doc import Doc
from trilith.engine.errors import (
    GAME_OVER,
    NOT_ASKED,
    NOT_YOUR_TURN,
    Arg,
    IllegalAction,
    Refusal,
)
from trilith.engine.event import Event
from trilith.engine.native import mypyc_attr
from trilith.engine.rng import Rng
from trilith.engine.task import Question, Task

NOTHING: Sequence[Action] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Each game subclasses it with its own fields and a hand-written `clone`."""

    __slots__ = ("answered", "asked", "forced", "log", "moments", "rng", "skipped", "stack")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.stack: list[Task[Any]] = []
        """What happens next; the last task is on top."""
        self.asked: list[tuple[Question[Any], Sequence[Action]]] = []
        """The open questions with their options. Replaced as a whole, so clones may share it."""
        self.answered = 0
        """How many questions had only one option, so that the engine answered them."""
        self.forced: list[tuple[int, Action]] | None = None
        """Where such answers are noted, with the seat, if anybody wants them."""
        self.log: list[Event] | None = None
        """Where events go; None in clones made for search, which report nothing."""
        self.moments: list[tuple[int, State]] | None = None
        """Intermediate positions, each with the number of events before; None if nobody wants them."""
        self.skipped: tuple[tuple[Question[Any], Task[Any]], ...] = ()
        """The questions since the last choice that nobody was asked because nothing could be done,
        each with the task that came next; the latest first.
        """

    # ------------------------------------------------------------- asking

    def to_act(self) -> tuple[int, ...]:
        """The seats that have to choose: several while they choose in secret, none when it is over."""
        return tuple([question.seat for question, _ in self.asked])

    def is_over(self) -> bool:
        return not self.asked

    def legal(self, seat: int) -> Sequence[Action]:
        """What this seat may do now; empty if it is not to act. Do not change the list."""
        for question, options in self.asked:
            if question.seat == seat:
                return options
        return NOTHING

    def question(self, seat: int) -> Question[Any] | None:
        """The question that this seat is asked, if any."""
        for question, _ in self.asked:
            if question.seat == seat:
                return question
        return None

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """The rule that forbids the action to this seat now; None if it is legal."""
        question = self.question(seat)
        if question is None:
            return self.out_of_turn(seat, action)
        if action in self.legal(seat):
            return None
        for one in self.passed_by(question):
            refusal = one.why_not(self, action)
            if refusal is not None:
                return refusal
        return self.misplaced(seat, action)

    def passed_by(self, question: Question[Any]) -> list[Question[Any]]:
        """This question, and those just before it that its player was not asked."""
        found = [question]
        for skipped, following in self.skipped:
            if skipped.seat == question.seat and any(following is one for one in found):
                found.append(skipped)
        return found

    def misplaced(self, seat: int, action: Action) -> Refusal:
        """Why an action does not answer the open question; games name the rule if there is one."""
        return Refusal(NOT_ASKED, {"action": action.code})

    def out_of_turn(self, seat: int, action: Action) -> Refusal:
        if self.is_over():
            return Refusal(GAME_OVER)
        return Refusal(NOT_YOUR_TURN, {"seats": " ".join(str(seat) for seat in self.to_act())})

    # ------------------------------------------------------------- doing

    def apply(self, seat: int, action: Action) -> None:
        """Do a legal action, and everything after it that needs no choice.

        If it is not legal, raises IllegalAction and changes nothing.
        """
        self.answer(seat, action)
        self.settle()

    def answer(self, seat: int, action: Action) -> None:
        """Do only a legal action; what follows from it stays pending."""
        if action not in self.legal(seat):
            self._refuse(seat, action)
        self.skipped = ()
        self.stack[-1].reply(self, seat, action)
        self.asked = []

    def _refuse(self, seat: int, action: Action) -> None:
        refusal = self.why_not(seat, action)
        assert refusal is not None
        raise IllegalAction(seat, action, refusal, [option.code for option in self.legal(seat)])

    def settle(self) -> None:
        """Go on until a player has a real choice or nothing is pending."""
        self.asked = []
        while self.stack:
            if self.stack[-1].step(self):
                return

    def go_on(self) -> bool:
        """Run one pending task; False if a player has a choice or nothing is pending."""
        return bool(self.stack) and not self.stack[-1].step(self)

    def then(self, *tasks: Task[Any]) -> None:
        """Put these tasks next, in this order, before what was pending."""
        self.stack.extend(reversed(tasks))

    # ------------------------------------------------------------- telling

    def tell(
        self,
        kind: str,
        seat: int,
        rule: str,
        args: dict[str, Arg] | None = None,
        seen_by: tuple[int, ...] | None = None,
        reveals: bool = False,
    ) -> None:
        """Record what happened, if anybody is listening."""
        if self.log is not None:
            facts: dict[str, Arg] = args if args is not None else {}
            self.log.append(Event(kind, seat, rule, facts, seen_by, reveals))

    def moment(self) -> None:
        """Let players see what has happened so far before the next thing happens.

        This is called after every task; a task that does several things calls it between them.
        """
        if self.moments is None or self.log is None:
            return
        before = self.moments[-1][0] if self.moments else 0
        if len(self.log) > before:
            self.moments.append((len(self.log), self.clone()))

    # ------------------------------------------------------------- copying

    def clone(self) -> Self:
        """An equal and independent copy that records no events."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> Self:
        """A clone that keeps what was recorded. Tasks and events never change, so they are shared."""
        c = self.clone()
        c.log = None if self.log is None else self.log.copy()
        c.forced = None if self.forced is None else self.forced.copy()
        return c

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """A snapshot, with what reading one would work out anew, so that nothing is lost."""
        package = _module(type(self)).rpartition(".")[0]
        game = _game_in(package)
        data: Any = getattr(self, "data", None)
        own = getattr(data, "own", None)
        recorded = (self.log, self.forced, self.answered)
        waiting = (self.stack, self.asked, self.skipped)
        return _unpack, (package, game.dump_fields(self), own, self.rng, waiting, recorded)

    def _share(self, other: State) -> None:
        """Copy what every state has; the last line of each game's `clone`."""
        self.stack = other.stack.copy()
        self.asked = other.asked
        self.answered = other.answered
        self.skipped = other.skipped


def _unpack(
    package: str, fields: dict[str, Any], own: Any, rng: Rng, waiting: Any, recorded: Any
) -> State:
    game = _game_in(package)
    data = game.standard_data if own is None else game.data(own)
    s: State = game.load_fields(Doc(fields, "state"), data, rng)
    s.stack, s.asked, s.skipped = waiting
    s.log, s.forced, s.answered = recorded
    return s


def _game_in(package: str) -> Any:
    """The game of a package: states know it by where they are defined."""
    return importlib.import_module(package).GAME


def _module(cls: type) -> str:
    return cls.__module__
