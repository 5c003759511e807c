"""EN-GATE. Building gates with their gatekeepers."""

from __future__ import annotations

from trilith.engine.task import SeatEffect
from trilith.games.ezra_nehemiah.connections import Connect
from trilith.games.ezra_nehemiah.names import RING, SILVER
from trilith.games.ezra_nehemiah.rewards import gain, reward, trigger
from trilith.games.ezra_nehemiah.state import EzraState


def build_gate(s: EzraState, seat: int, gate: int) -> None:
    """EN-GATE-02, EN-GATE-03, EN-GATE-04. Silver on the card, the gatekeeper, its reward.

    The reward across the top is gained through connections only.
    """
    s.owner[gate] = seat
    s.tell("build_gate", seat, "EN-GATE-02", {"space": RING[gate]})
    silver = s.gate_silver[gate]
    if silver:
        s.gate_silver[gate] = 0
        gain(s, seat, SILVER, silver, "EN-GATE-02")
    s.mats[seat].supply -= 1
    s.then(GatekeeperPlaced(seat), Connect(seat, gate))
    reward(s, seat, s.data.spaces[gate].placement)


class GatekeeperPlaced(SeatEffect[EzraState]):
    """EN-GATE-02, EN-SCROLL-W12. The scroll tile comes after the printed reward."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        trigger(s, self.seat, "place_gatekeeper")
