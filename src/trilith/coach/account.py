"""The account of a player: start + own choices + others' choices + luck = result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from trilith.coach.choice import Judged
from trilith.coach.tally import Chances, together


class Move(Protocol):
    """Something that moved the chances."""

    @property
    def seat(self) -> int: ...
    @property
    def delta(self) -> Chances: ...
    @property
    def margins(self) -> list[float]: ...
    @property
    def choice(self) -> Judged | None: ...


@dataclass(frozen=True)
class Account:
    """In points of winning, for one player."""

    player: int
    start: float
    own: float
    others: float
    luck: float
    result: float
    margin: float
    """Of luck, and so of the result without it."""

    @property
    def skill(self) -> float:
        return self.own + self.others

    @property
    def adjusted(self) -> float:
        """The result without luck."""
        return self.start + self.skill


def account_of(player: int, start: Chances, moves: Sequence[Move], result: Chances) -> Account:
    own = [one for one in moves if one.choice is not None and one.seat == player]
    others = [one for one in moves if one.choice is not None and one.seat != player]
    luck = [one for one in moves if one.choice is None]
    return Account(
        player,
        start[player],
        sum(one.delta[player] for one in own),
        sum(one.delta[player] for one in others),
        sum(one.delta[player] for one in luck),
        result[player],
        together([one.margins[player] for one in luck]),
    )
