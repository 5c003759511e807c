"""Choices made at once and in secret: each is judged as if nobody else had chosen yet."""

from __future__ import annotations

from dataclasses import dataclass

from trilith.engine.action import Action
from trilith.engine.state import State

Chosen = tuple[tuple[int, Action], ...]
"""Who chose what, one after another."""


@dataclass(frozen=True)
class Done:
    """A choice that has its effect: of one player, or of several together."""

    begun: State
    chosen: Chosen

    @property
    def is_common(self) -> bool:
        return len(self.seats) > 1

    @property
    def seats(self) -> list[int]:
        return sorted({seat for seat, _ in self.chosen})

    def of(self, seat: int) -> Chosen:
        """What one seat chose."""
        return tuple(one for one in self.chosen if one[0] == seat)


class Secrets:
    """Follows a game, and knows where each seat stands that chooses while others do.

    Who happened to answer first must not matter: the position that a seat is judged in is the one
    in which the common choice began, and what this seat alone has answered since.
    """

    def __init__(self) -> None:
        self._begun: State | None = None
        self._alone: dict[int, State] = {}
        self._chosen: list[tuple[int, Action]] = []

    def position(self, s: State, seat: int) -> State:
        """Where this seat chooses from."""
        if not self._alone:
            self._begun = s.clone()
            asked = s.to_act()
            self._alone = {each: s.clone() for each in asked} if len(asked) > 1 else {}
        return self._alone.get(seat, s)

    @property
    def is_under_way(self) -> bool:
        """Whether a common choice is."""
        return bool(self._alone)

    def note(self, seat: int, action: Action) -> Done | None:
        """A seat has chosen. What was secret has its effect when nobody is left to choose."""
        self._chosen.append((seat, action))
        if seat in self._alone:
            alone = self._alone[seat].clone()
            alone.apply(seat, action)
            self._alone[seat] = alone
            if any(each in s.to_act() for each, s in self._alone.items()):
                return None
        assert self._begun is not None
        done = Done(self._begun, tuple(self._chosen))
        self._alone, self._chosen = {}, []
        return done
