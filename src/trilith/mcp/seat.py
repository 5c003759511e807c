"""A game as one seat sees it, wherever it is played: in this process or at a table of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from trilith.engine.errors import Arg, TrilithError

Doc = Mapping[str, Any]
"""A view, a decision, an event or a score, in the form in which it is sent."""


class NotAllowed(TrilithError):
    """A rule forbids this now; with the rule and its facts."""

    def __init__(self, action: str, rule: str, args: Mapping[str, Arg]) -> None:
        super().__init__(f"'{action}' is not possible now: {rule}")
        self.rule = rule
        self.facts = dict(args)


@dataclass(frozen=True)
class Advice:
    """What the coach thinks of an option."""

    action: str
    chance: float
    """The chance of winning, in percent."""
    behind: float
    """How many points less than with the best option."""
    is_close: bool
    """Too close to the best to tell them apart."""
    is_measured: bool
    """False if a first look set the option aside: then its chance is a guess."""


class Seat(Protocol):
    """Everything that the tools need, and everything that they can reach."""

    id: str
    game: str
    seat: int

    def own(self) -> dict[str, Any] | None:
        """The values of the copy that is being played with; None if they are ours."""

    def names(self) -> list[str]:
        """The players' names, in order of seats."""

    def view(self) -> Doc | None:
        """What this seat sees; None before the game has begun."""

    def decision(self) -> Doc | None:
        """What this seat is asked now, if anything."""

    def news(self) -> Sequence[Doc]:
        """What it has seen happen since its last choice."""

    def waiting_for(self) -> list[int]:
        """The seats that have to choose."""

    def scores(self) -> Sequence[Doc] | None:
        """The breakdown, once the game is over."""

    def preview(self, action: str) -> tuple[list[Doc], bool]:
        """What an action would do, and whether that ends the turn; NotAllowed if a rule forbids it."""

    def advise(self) -> list[Advice]:
        """What the coach thinks of every option, the best first."""

    def play(self, action: str) -> None:
        """Do an action, and let the others play until this seat is asked again or the game is over."""

    def wait(self) -> None:
        """If this seat is not asked, let the others play, but wait only for a while."""
