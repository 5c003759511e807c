"""EN-PROPH. Zechariah and Haggai judge each player by the place on the altar track."""

from __future__ import annotations

from typing import Final

from trilith.games.ezra_nehemiah.rewards import reward
from trilith.games.ezra_nehemiah.state import EzraState

ZONES: Final = ("behind", "between", "ahead")


def zone(s: EzraState, seat: int) -> int:
    """EN-PROPH-02. Behind Zechariah, between the prophets, or ahead of Haggai.

    R-19: a player on a prophet's space stands between the prophets.
    """
    judgment = s.data.judgments[s.altar_card][s.round - 1]
    space = s.mats[seat].altar
    if space < judgment.zechariah:
        return 0
    return 2 if space > judgment.haggai else 1


def judge(s: EzraState, seat: int) -> None:
    """EN-PROPH-01, EN-PROPH-03. The effect of the altar card for this round and this zone."""
    where = zone(s, seat)
    s.tell("judgment", seat, "EN-PROPH-01", {"zone": ZONES[where]})
    reward(s, seat, s.data.judgments[s.altar_card][s.round - 1].effects[where])
