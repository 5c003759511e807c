"""AM-WTR. The winter deck: a card in every marked round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trilith.games.castle.breach import breach
from trilith.games.castle.components import (
    BREACH,
    GRANARY,
    INNKEEPER,
    LADY,
    PLAGUE,
    SNOWFALL,
    WINTER_CARDS,
)
from trilith.games.castle.lady import welcome_lady
from trilith.games.castle.plague import plague
from trilith.games.castle.snowfall import snowfall
from trilith.games.castle.state import CastleState


def winter_draw(s: CastleState) -> None:
    """AM-WTR-01, AM-WTR-02, AM-WTR-03. In a marked round the top card of the deck takes effect."""
    if s.winter_deck and current_space(s) in s.data.round_track.winter_marks:
        card = s.winter_deck[0]
        s.winter_deck = s.winter_deck[1:]
        facts = {"card": WINTER_CARDS[card]}
        s.tell("winter_card", s.first_player, "AM-WTR-02", {**facts}, None, True)
        stay_open(s, card)
        EFFECTS[card](s)


def current_space(s: CastleState) -> int:
    """AM-ROUND-04. The round space whose thaler was taken this round."""
    return s.round_track + 1


def stay_open(s: CastleState, card: int) -> None:
    """AM-WTR-04, AM-WTR-05. Innkeeper, lady and granary stay face up; the others leave the game."""
    if s.data.winter[card].stays:
        s.in_play |= 1 << card


def nothing_at_once(s: CastleState) -> None:
    """AM-WTR-05. The card only lies there: its spaces are open from now on."""


EFFECTS: Final[dict[int, Callable[[CastleState], None]]] = {
    INNKEEPER: nothing_at_once,
    LADY: welcome_lady,
    SNOWFALL: snowfall,
    PLAGUE: plague,
    BREACH: breach,
    GRANARY: nothing_at_once,
}
"""What each winter card does when it is drawn. AM-MODE-03: further cards would be added here."""
