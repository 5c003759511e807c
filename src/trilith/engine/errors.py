"""Errors, each in one line: what was expected, what was found, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trilith.engine.action import Action

Arg = int | str
"""What a label, an event or a refusal may contain: plain numbers and words."""


class TrilithError(Exception):
    """An error that the user can correct; its text is one line that can be shown as it is."""


class BadInput(TrilithError):
    """A file, an option or a text that is not what it should be."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem

    def __reduce__(self) -> tuple[type[BadInput], tuple[object, ...]]:
        return type(self), (self.where, self.problem)


class Refusal:
    """Why an action is not possible: the rule, and the facts that its explanation may mention."""

    __slots__ = ("args", "rule")

    def __init__(self, rule: str, args: dict[str, Arg] | None = None) -> None:
        self.rule = rule
        self.args: dict[str, Arg] = args if args is not None else {}

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"Refusal({self.rule}{', ' if facts else ''}{facts})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.args) == (other.rule, other.args)

    def __hash__(self) -> int:
        return hash(self.rule)

    def __reduce__(self) -> tuple[type[Refusal], tuple[object, ...]]:
        return Refusal, (self.rule, self.args)


def short_of(rule: str, good: str, need: int, have: int) -> Refusal:
    """The most common reason: too little of something. It is put into words for every rule."""
    return Refusal(rule, {"good": good, "need": need, "have": have})


class IllegalAction(TrilithError):
    """An action that the rules do not allow now; the state is as it was before."""

    def __init__(self, seat: int, action: Action, refusal: Refusal, legal: list[str]) -> None:
        offered = ", ".join(legal) if legal else "nothing"
        super().__init__(
            f"seat {seat} may not '{action}': {refusal.rule} forbids it; legal now: {offered}"
        )
        self.seat = seat
        self.action = action
        self.refusal = refusal
        self.legal = legal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[object, ...]]:
        return IllegalAction, (self.seat, self.action, self.refusal, self.legal)


NOT_YOUR_TURN = "engine-not-your-turn"
NOT_ASKED = "engine-not-asked"
GAME_OVER = "engine-game-over"
NO_SUCH_ACTION = "engine-no-such-action"
"""Refusals by the engine itself, which involve no rule of the game."""
