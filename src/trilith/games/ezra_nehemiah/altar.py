"""EN-ALTAR. The altar, and the altar track that breaks every tie."""

from __future__ import annotations

from trilith.games.ezra_nehemiah.names import RESOURCES, SILVER
from trilith.games.ezra_nehemiah.rewards import Several, gain, pay, reward, trigger
from trilith.games.ezra_nehemiah.state import EzraState


class MoveAltar(Several):
    """EN-ALTAR-04, EN-EFF-10. Forward, one space at a time; each space's reward before the next.

    EN-SCROLL-W15: the scroll tile for golden spaces comes after the printed reward.
    """

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        seat = self.seat
        mat = s.mats[seat]
        if mat.altar == s.data.altar_last:
            stay_at_end(s, seat, self.n)
            return
        if self.n > 1:
            s.then(MoveAltar(seat, self.n - 1))
        mat.altar += 1
        put_on_top(s, seat)
        if s.log is not None:
            s.tell("altar_step", seat, "EN-ALTAR-04", {"count": mat.altar})
        if s.data.altar_golden[mat.altar]:
            trigger(s, seat, "altar_golden_space")
        reward(s, seat, s.data.altar_rewards[mat.altar])


def stay_at_end(s: EzraState, seat: int, n: int) -> None:
    """EN-ALTAR-07, EN-ALTAR-08. A space that cannot be moved gives silver; the stack stays."""
    gain(s, seat, SILVER, n * s.data.silver_at_end, "EN-ALTAR-07")


def put_on_top(s: EzraState, seat: int) -> None:
    """EN-ALTAR-05, EN-ALTAR-06. The marker lies on top of others there: it is behind them."""
    order = s.altar_order
    space = s.mats[seat].altar
    order.remove(seat)
    place = 0
    while place < len(order) and s.mats[order[place]].altar >= space:
        place += 1
    order.insert(place, seat)


def altar_leader(s: EzraState) -> int:
    """EN-ALTAR-06. The player furthest ahead; EN-ALTAR-10: prophets are no markers."""
    return s.altar_order[0]


def furthest_ahead(s: EzraState, seats: list[int]) -> int:
    """EN-ALTAR-06. Which of these players wins a tie."""
    return next(seat for seat in s.altar_order if seat in seats)


def furthest_behind(s: EzraState, seats: list[int]) -> int:
    return next(seat for seat in reversed(s.altar_order) if seat in seats)


def place_on_altar(s: EzraState, seat: int, resource: int) -> None:
    """EN-ALTAR-01, EN-ALTAR-02, EN-ALTAR-03. It goes to the main supply, and the marker moves."""
    pay(s, seat, resource, 1, "EN-ALTAR-02")
    s.spent += s.data.altar_banners[resource]
    s.tell("on_altar", seat, "EN-ALTAR-01", {"good": RESOURCES[resource]})
    s.then(MoveAltar(seat, s.data.altar_moves[resource]))
