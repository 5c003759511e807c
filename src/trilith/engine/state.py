"""State: the position of a game and the stack of what is still to happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from trilith.engine.action import Action
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

    __slots__ = ("answered", "asked", "log", "rng", "stack")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.stack: list[Task[Any]] = []
        """What happens next; the last is on top."""
        self.asked: list[tuple[Question[Any], Sequence[Action]]] = []
        """The open questions with their options. Replaced as a whole, so clones may share it."""
        self.answered = 0
        """Questions that had one option and were answered by the engine, to be counted."""
        self.log: list[Event] | None = None
        """Where events go; None in clones made for search, which tell nothing."""

    # ------------------------------------------------------------- asking

    def to_act(self) -> tuple[int, ...]:
        """The seats that have to choose: several while all choose in secret, none when over."""
        return tuple([question.seat for question, _ in self.asked])

    def is_over(self) -> bool:
        return not self.asked

    def legal(self, seat: int) -> Sequence[Action]:
        """What this seat may do now, to be read only; empty when it is not to act."""
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
        if action in question.candidates(self):
            return question.blocked(self, action)
        return self.misplaced(seat, action)

    def misplaced(self, seat: int, action: Action) -> Refusal:
        """Why an action is no answer to the question asked; games name the rule if there is one."""
        return Refusal(NOT_ASKED, {"action": action.code})

    def out_of_turn(self, seat: int, action: Action) -> Refusal:
        if self.is_over():
            return Refusal(GAME_OVER)
        return Refusal(NOT_YOUR_TURN, {"seats": " ".join(str(seat) for seat in self.to_act())})

    # ------------------------------------------------------------- doing

    def apply(self, seat: int, action: Action) -> None:
        """Do a legal action, and everything after it that needs no choice.

        Raises IllegalAction, with nothing changed, if it is not legal.
        """
        if action not in self.legal(seat):
            self._refuse(seat, action)
        self.stack[-1].reply(self, seat, action)
        self.settle()

    def _refuse(self, seat: int, action: Action) -> None:
        refusal = self.why_not(seat, action)
        assert refusal is not None
        raise IllegalAction(seat, action, refusal, [option.code for option in self.legal(seat)])

    def settle(self) -> None:
        """Go on until somebody has a real choice or nothing is pending."""
        self.asked = []
        while self.stack:
            if self.stack[-1].step(self):
                return

    def then(self, *tasks: Task[Any]) -> None:
        """These next, in this order, before what was pending."""
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
        """Note what happened, if anybody listens."""
        if self.log is not None:
            facts: dict[str, Arg] = args if args is not None else {}
            self.log.append(Event(kind, seat, rule, facts, seen_by, reveals))

    # ------------------------------------------------------------- copying

    def clone(self) -> Self:
        """An equal and independent copy that records no events."""
        raise NotImplementedError

    def _share(self, other: State) -> None:
        """Take over what every state has; the last line of each game's `clone`."""
        self.stack = other.stack.copy()
        self.asked = other.asked
        self.answered = other.answered
