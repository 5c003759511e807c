"""EN-SCHEME. Scheme cards: the opponent does the topmost row that is possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trilith.engine.errors import Refusal
from trilith.engine.task import Effect
from trilith.games.ezra_nehemiah.names import GOLD, RIVAL, SCHEME_CARDS
from trilith.games.ezra_nehemiah.rewards import pay, reward
from trilith.games.ezra_nehemiah.solo_cards import SchemeRow
from trilith.games.ezra_nehemiah.solo_temple import start_temple
from trilith.games.ezra_nehemiah.solo_torah import start_highest, start_lowest, why_no_tile
from trilith.games.ezra_nehemiah.solo_walls import (
    start_clearing,
    start_gate,
    start_wall,
    why_no_clearing,
    why_no_gate,
    why_no_wall,
)
from trilith.games.ezra_nehemiah.state import EzraState

RULES: Final = (
    "EN-SCHEME-01",
    "EN-SCHEME-02",
    "EN-SCHEME-03",
    "EN-SCHEME-04",
    "EN-SCHEME-05",
    "EN-SCHEME-06",
)


class RevealScheme(Effect[EzraState]):
    """EN-SOLO-34, EN-SOLO-37. The top scheme card; all six are used in a round.

    EN-SCHEME-01, EN-SCHEME-02, EN-SCHEME-03, EN-SCHEME-04, EN-SCHEME-05, EN-SCHEME-06: what their
    rows ask for and do is data.
    """

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        card, s.scheme_pile = s.scheme_pile[0], s.scheme_pile[1:]
        s.scheme_shown = (*s.scheme_shown, card)
        s.tell("scheme", RIVAL, "EN-SOLO-34", {"scheme": SCHEME_CARDS[card]}, None, True)
        take_first_row(s, card)


def take_first_row(s: EzraState, card: int) -> None:
    """EN-SOLO-35. Exactly one row: the first from the top whose needs and action are possible."""
    rows = s.data.solo.schemes[card].rows
    for i, row in enumerate(rows):
        refusal = why_no_row(s, row)
        if refusal is None:
            s.tell("row", RIVAL, RULES[card], {"count": i + 1, "action": row.action})
            take(s, row)
            return
        s.tell("row_skipped", RIVAL, refusal.rule, {"count": i + 1, **refusal.args})
    take_what_can_be(s, rows[-1])


def why_no_row(s: EzraState, row: SchemeRow) -> Refusal | None:
    """EN-SOLO-36. The needs are only checked, not spent; the action itself has its own cost."""
    mat = s.mats[RIVAL]
    for have, (low, high), what in (
        (mat.supply, row.workers, "workers"),
        (mat.goods[GOLD], row.gold, "gold"),
    ):
        if have < low:
            return Refusal("EN-SOLO-36", {"reason": f"few_{what}", "have": have, "need": low})
        if have > high:
            return Refusal("EN-SOLO-36", {"reason": f"many_{what}", "have": have, "need": high})
    return WHY_NOT[row.action](s)


def take(s: EzraState, row: SchemeRow) -> None:
    """The action first, then what the row gives."""
    pay(s, RIVAL, GOLD, row.spends, "EN-SCHEME-06")
    reward(s, RIVAL, row.effects)
    START[row.action](s)


def take_what_can_be(s: EzraState, row: SchemeRow) -> None:
    """EN-SOLO-38. No row was possible: the lowest is done without its impossible parts."""
    s.tell("row_in_part", RIVAL, "EN-SOLO-38")
    if s.mats[RIVAL].goods[GOLD] >= row.spends:
        pay(s, RIVAL, GOLD, row.spends, "EN-SOLO-38")
        reward(s, RIVAL, row.effects)
    if WHY_NOT[row.action](s) is None:
        START[row.action](s)


def _nothing(s: EzraState) -> None:
    return None


WHY_NOT: Final[dict[str, Callable[[EzraState], Refusal | None]]] = {
    "none": _nothing,
    "temple": _nothing,
    "clear_wall": why_no_clearing,
    "clear_and_build_wall": why_no_wall,
    "clear_and_build_gate": why_no_gate,
    "scribe_highest": why_no_tile,
    "scribe_lowest": why_no_tile,
}
"""The first rule that forbids an action of the scheme cards now."""

START: Final[dict[str, Callable[[EzraState], None]]] = {
    "none": _nothing,
    "temple": start_temple,
    "clear_wall": start_clearing,
    "clear_and_build_wall": start_wall,
    "clear_and_build_gate": start_gate,
    "scribe_highest": start_highest,
    "scribe_lowest": start_lowest,
}
"""What each action of the scheme cards does."""
