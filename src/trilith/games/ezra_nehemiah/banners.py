"""EN-BANNER. Banners: the currency of the main action, which grows while it is under way."""

from __future__ import annotations

from trilith.games.ezra_nehemiah.names import BANNERS, TURN, WILD
from trilith.games.ezra_nehemiah.state import EzraState


def banners(s: EzraState, colour: int) -> int:
    """EN-BANNER-02, EN-BANNER-05. What the active player can still spend of this colour.

    EN-BANNER-09: of each pile only the card on top. EN-BANNER-07: nothing else counts, so not what
    is drawn on the player aid.
    """
    mat = s.mats[s.active]
    cards = s.data.cards
    found = s.bonus[colour] + s.bonus[WILD] - s.spent
    for pile in mat.piles:
        if pile:
            found += cards[pile[-1]].banners[colour]
    return found + tucked_banners(s, s.active, colour)


def tucked_banners(s: EzraState, seat: int, colour: int) -> int:
    """EN-BANNER-03, EN-BANNER-04, EN-HERO-03. The top banner of each tucked card and hero."""
    mat = s.mats[seat]
    found = 0
    mask = mat.tucked
    while mask:
        card = s.data.cards[(mask & -mask).bit_length() - 1]
        if card.top_colour == colour:
            found += card.top_value
        mask &= mask - 1
    mask = mat.heroes
    while mask:
        hero = s.data.heroes[(mask & -mask).bit_length() - 1]
        if hero.colour == colour:
            found += hero.value
        mask &= mask - 1
    return found


def gain_banners(s: EzraState, seat: int, colour: int, n: int) -> None:
    """EN-EFF-20, EN-BANNER-06, EN-BANNER-08. For the main action of this turn, else without effect."""
    if seat == s.active and s.phase == TURN and not s.main_done:
        s.bonus[colour] += n
    if s.log is not None:
        s.tell("banners", seat, "EN-EFF-20", {"colour": BANNERS[colour], "count": n})
