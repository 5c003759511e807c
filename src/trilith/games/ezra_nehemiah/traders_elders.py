"""EN-TE. Traders and elders on the player board."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.task import Question, SeatEffect
from trilith.games.ezra_nehemiah.actions import DECLINE, REPEAT
from trilith.games.ezra_nehemiah.components import total
from trilith.games.ezra_nehemiah.names import ELDERS, SILVER, TRADERS
from trilith.games.ezra_nehemiah.rewards import Rewards, pay, reward, trigger
from trilith.games.ezra_nehemiah.state import EzraState


def rows(s: EzraState, seat: int, kind: int) -> list[str]:
    """What the current side of the traders or elders tile prints beside its spaces."""
    mat = s.mats[seat]
    return s.data.tiles[kind][mat.tiles[kind]].rows[mat.is_turned(kind)]


def why_no_spot(s: EzraState, seat: int, kind: int, spot: int) -> Refusal | None:
    """EN-TE-01, EN-TE-02, EN-TE-03. One of each a turn, with a worker, on an empty printed space."""
    mat = s.mats[seat]
    if s.trader_used if kind == TRADERS else s.elder_used:
        return Refusal("EN-TE-02")
    if spot >= len(rows(s, seat, kind)):
        return Refusal("EN-TE-03")
    if (mat.traders if kind == TRADERS else mat.elders) >> spot & 1:
        return Refusal("EN-TE-01", {"reason": "taken"})
    if not mat.supply:
        return Refusal("EN-TE-01", {"reason": "worker"})
    return None


def open_spots(s: EzraState, seat: int, kind: int) -> int:
    """Mask of the spaces that are printed and empty, for a player with a worker."""
    mat = s.mats[seat]
    printed = (1 << len(rows(s, seat, kind))) - 1
    return printed & ~(mat.traders if kind == TRADERS else mat.elders)


def place_trader(s: EzraState, seat: int, spot: int) -> None:
    """EN-TE-01, EN-TE-06. The worker goes to the space, and its effect is gained."""
    mat = s.mats[seat]
    mat.supply -= 1
    mat.traders |= 1 << spot
    s.trader_used = True
    s.tell("place", seat, "EN-TE-01", {"spot": f"trader:{spot + 1}"})
    bundle = rows(s, seat, TRADERS)[spot]
    if bundle and total(mat.scrolls, s.data.repeat_silver):
        s.then(RepeatTrader(seat, bundle))
    reward(s, seat, bundle)


def place_elder(s: EzraState, seat: int, spot: int) -> None:
    """EN-TE-01, EN-TE-05. The worker goes to the space; the scroll tile for elders comes after."""
    mat = s.mats[seat]
    mat.supply -= 1
    mat.elders |= 1 << spot
    s.elder_used = True
    s.tell("place", seat, "EN-TE-01", {"spot": f"elder:{spot + 1}"})
    s.then(ElderPlaced(seat))
    reward(s, seat, rows(s, seat, ELDERS)[spot])


class ElderPlaced(SeatEffect[EzraState]):
    """EN-SCROLL-W16. After the effect printed beside the space."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        trigger(s, self.seat, "place_elder")


class RepeatTrader(Question[EzraState]):
    """EN-SCROLL-W17. The owner may pay silver to resolve the trader a second time."""

    __slots__ = ("bundle",)

    asks = "repeat"
    rule = "EN-SCROLL-W17"

    def __init__(self, seat: int, bundle: str) -> None:
        self.seat = seat
        self.bundle = bundle

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return (REPEAT, DECLINE)

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        if action is REPEAT and s.mats[self.seat].goods[SILVER] < self._silver(s):
            return Refusal("EN-SCROLL-W17")
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        if action is REPEAT:
            pay(s, self.seat, SILVER, self._silver(s), "EN-SCROLL-W17")
            s.then(Rewards(self.seat, self.bundle, 0))

    def _silver(self, s: EzraState) -> int:
        return total(s.mats[self.seat].scrolls, s.data.repeat_silver)


def go_home(s: EzraState, seat: int) -> None:
    """EN-TE-04, EN-AFTER-03, EN-PREP-10. All workers of the player board return to the supply."""
    mat = s.mats[seat]
    mat.supply += mat.traders.bit_count() + mat.elders.bit_count() + mat.farmers + mat.labourers
    mat.traders = mat.elders = mat.farmers = mat.labourers = 0
