"""Choices made at once and in secret: each is judged as if nobody else had chosen yet."""

from __future__ import annotations

from trilith.engine.action import Action
from trilith.engine.state import State


class Secrets:
    """Follows a game, and knows where each seat stands that chooses while others do.

    Who happened to answer first must not matter: the position that a seat is judged in is the one
    in which the common choice began, and what this seat alone has answered since.
    """

    def __init__(self) -> None:
        self._alone: dict[int, State] = {}

    def position(self, s: State, seat: int) -> State:
        """Where this seat chooses from."""
        asked = s.to_act()
        if not self._alone and len(asked) > 1:
            self._alone = {each: s.clone() for each in asked}
        return self._alone.get(seat, s)

    def note(self, seat: int, action: Action) -> None:
        """A seat has chosen; when nobody is left to choose, what was secret has its effect."""
        if seat not in self._alone:
            return
        alone = self._alone[seat].clone()
        alone.apply(seat, action)
        self._alone[seat] = alone
        if not any(each in s.to_act() for each, s in self._alone.items()):
            self._alone = {}
