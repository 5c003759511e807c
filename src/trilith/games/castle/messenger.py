"""AM-MSG. The messenger brings thalers."""

from __future__ import annotations

from trilith.games.castle.components import MESSENGER
from trilith.games.castle.state import CastleState


def messengers(s: CastleState) -> None:
    """AM-MSG-01, AM-MSG-02, AM-MSG-03. In player order, each takes what the bank still has."""
    for seat in s.with_card(MESSENGER):
        taken = s.take_thalers(seat, s.data.card[MESSENGER].thalers_from_bank)
        s.tell("messenger", seat, "AM-MSG-01", {"count": taken})
        s.moment()
