"""EN-BANNER. Banners: the currency of the main action, which grows while it is under way."""

from __future__ import annotations

from typing import Final

from trilith.games.ezra_nehemiah.names import BANNERS, BLUE, GREY, RED, TURN, WILD
from trilith.games.ezra_nehemiah.state import EzraState

PRINTED: Final = (RED, GREY, BLUE)
"""EN-BANNER-01. The colours that are printed on cards: wild ones are only ever gained."""


def banners(s: EzraState, colour: int) -> int:
    """EN-BANNER-02, EN-BANNER-05. What the active player can still spend of this colour.

    EN-BANNER-09: of each pile only the card on top. EN-BANNER-07: nothing else counts, so not what
    is drawn on the player aid.
    """
    return s.bonus[colour] + s.bonus[WILD] - s.spent + printed_banners(s, s.active, colour)


def printed_banners(s: EzraState, seat: int, colour: int) -> int:
    """EN-BANNER-02, EN-BANNER-09. Of each pile the card on top, and what is tucked."""
    cards = s.data.cards
    found = 0
    for pile in s.mats[seat].piles:
        if pile:
            found += cards[pile[-1]].banners[colour]
    return found + tucked_banners(s, seat, colour)


def banners_after_play(s: EzraState, seat: int, card: int, pile: int, colour: int) -> int:
    """EN-CARD-05, EN-BANNER-09. The same with this card on that pile, where it covers another."""
    cards, below = s.data.cards, s.mats[seat].piles[pile]
    covered = cards[below[-1]].banners[colour] if below else 0
    return printed_banners(s, seat, colour) - covered + cards[card].banners[colour]


def tucked_banners(s: EzraState, seat: int, colour: int) -> int:
    """EN-BANNER-03, EN-BANNER-04, EN-HERO-03. The top banner of each tucked card and hero."""
    mat = s.mats[seat]
    found = 0
    mask = mat.tucked
    while mask:
        found += tucked_banner(s, (mask & -mask).bit_length() - 1, colour)
        mask &= mask - 1
    mask = mat.heroes
    while mask:
        hero = s.data.heroes[(mask & -mask).bit_length() - 1]
        if hero.colour == colour:
            found += hero.value
        mask &= mask - 1
    return found


def tucked_banner(s: EzraState, card: int, colour: int) -> int:
    """EN-BANNER-04. What this card counts of the colour while it is tucked: its top banner."""
    printed = s.data.cards[card]
    return printed.top_value if printed.top_colour == colour else 0


def gain_banners(s: EzraState, seat: int, colour: int, n: int) -> None:
    """EN-EFF-20, EN-BANNER-06, EN-BANNER-08. For the main action of this turn, else without effect."""
    if seat == s.active and s.phase == TURN and not s.main_done:
        s.bonus[colour] += n
    if s.log is not None:
        s.tell("banners", seat, "EN-EFF-20", {"colour": BANNERS[colour], "count": n})
