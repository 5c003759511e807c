"""How a bundle of printed rewards is resolved, and the small moves of goods and points.

One table, REWARDS, says what each effect word means; `effects.py` fills it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trilith.engine.task import Effect, SeatEffect
from trilith.games.ezra_nehemiah.bundles import Bundle, Reward
from trilith.games.ezra_nehemiah.counters import count
from trilith.games.ezra_nehemiah.names import (
    FOOD,
    GOLD,
    GOODS,
    RING,
    RIVAL,
    SCROLLS,
    SILVER,
    SOURCES,
)
from trilith.games.ezra_nehemiah.state import EzraState

Resolve = Callable[[EzraState, int, int, Reward, Bundle], None]
"""Resolve an effect word: position, seat, how many, the icon, and its bundle."""

REWARDS: Final[dict[str, Resolve]] = {}
"""The one place where a printed icon becomes a rule: effect word -> what it does."""


OPPONENT_REWARDS: Final[dict[str, Resolve]] = {}
"""EN-SOLO-11 to EN-SOLO-21. The same for the opponent of a game for one; `solo.py` fills it."""


class Several(SeatEffect[EzraState]):
    """EN-EFF-19. Several of something for a seat: `run` does one, and puts the rest behind it."""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n


class Rewards(Effect[EzraState]):
    """EN-EFF-01. One by one in printed order; what a reward triggers comes before the next."""

    __slots__ = ("bundle", "next", "seat")

    def __init__(self, seat: int, bundle: str, next: int) -> None:  # noqa: A002
        self.seat = seat
        self.bundle = bundle
        self.next = next

    def run(self, s: EzraState) -> None:
        bundle = s.data.bundles[self.bundle]
        reward = bundle.rewards[self.next]
        if self.next + 1 < len(bundle.rewards):
            s.then(Rewards(self.seat, self.bundle, self.next + 1))
        n = reward.n
        if reward.per:
            n *= count(s, self.seat, reward.per)
        if n:
            table = OPPONENT_REWARDS if s.is_opponent(self.seat) else REWARDS
            table[reward.word](s, self.seat, n, reward, bundle)


def reward(s: EzraState, seat: int, bundle: str) -> None:
    """This bundle next, if there is anything in it."""
    if bundle:
        s.then(Rewards(seat, bundle, 0))


def trigger(s: EzraState, seat: int, moment: str) -> None:
    """EN-SCROLL-05, EN-SCROLL-02. The effects of the player's scroll tiles that work at this
    moment.
    """
    owned = s.mats[seat].scrolls
    if owned:
        for tile in reversed(s.data.by_trigger[moment]):
            if owned >> tile & 1:
                reward(s, seat, s.data.scrolls[tile].effects)


def owns(s: EzraState, seat: int, tile: str) -> bool:
    return bool(s.mats[seat].scrolls >> SCROLLS.index(tile) & 1)


# ------------------------------------------------------------------ goods and points


def gain(s: EzraState, seat: int, good: int, n: int, rule: str = "EN-EFF-03") -> None:
    """EN-EFF-03, EN-COMP-08. From the main supply, which never runs out."""
    if s.side >= 0 and seat == RIVAL and good != GOLD and good != SILVER:
        gain_instead(s, good, n)
        return
    s.mats[seat].goods[good] += n
    if s.log is not None:
        s.tell("gain", seat, rule, {"good": GOODS[good], "count": n})


def gain_instead(s: EzraState, good: int, n: int) -> None:
    """EN-SOLO-11, EN-SOLO-12. The opponent gains gold for other resources, and silver for food."""
    solo = s.data.solo
    found = SILVER if good == FOOD else GOLD
    n *= solo.silver_per_food if good == FOOD else solo.gold_per_resource
    s.mats[RIVAL].goods[found] += n
    if s.log is not None:
        facts = {"good": GOODS[found], "count": n, "lost": GOODS[good]}
        rule = "EN-SOLO-12" if good == FOOD else "EN-SOLO-11"
        s.tell("gain_instead", RIVAL, rule, {**facts})


def pay(s: EzraState, seat: int, good: int, n: int, rule: str = "EN-EFF-15") -> None:
    """EN-EFF-15. To the main supply; the caller made sure that it is there."""
    if n:
        s.mats[seat].goods[good] -= n
        if s.log is not None:
            s.tell("pay", seat, rule, {"good": GOODS[good], "count": n})


def pay_player(s: EzraState, seat: int, other: int, good: int, n: int, rule: str) -> None:
    """EN-EFF-17, EN-SOLO-14. From supply to supply, immediately."""
    s.mats[seat].goods[good] -= n
    s.mats[other].goods[good] += n
    if s.log is not None:
        facts = {"good": GOODS[good], "count": n, "other": seat_name(s, other)}
        s.tell("pay_player", seat, rule, {**facts})


def seat_name(s: EzraState, seat: int) -> str:
    """A player, or the opponent, as an argument of an event."""
    return "opponent" if s.is_opponent(seat) else f"seat:{seat}"


def pay_onto_gate(s: EzraState, seat: int, gate: int, good: int, n: int) -> None:
    """EN-TRADE-02, EN-TRADE-05. Silver on a gate card belongs to nobody until it is built."""
    s.mats[seat].goods[good] -= n
    s.gate_silver[gate] += n
    if s.log is not None:
        s.tell("pay_gate", seat, "EN-TRADE-05", {"space": RING[gate], "count": n})


def score(s: EzraState, seat: int, n: int, source: int, rule: str = "EN-EFF-08") -> None:
    """EN-EFF-08. Points immediately, without upper or lower limit; their source is recorded."""
    s.mats[seat].points[source] += n
    if s.log is not None and n:
        kind = "score" if n > 0 else "lose_points"
        s.tell(kind, seat, rule, {"count": abs(n), "source": SOURCES[source]})
