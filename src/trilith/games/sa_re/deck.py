"""SR-SEASON, SR-HOSH. The season's deck: gathered, drawn from, and turned face down by Hoshekh."""

from __future__ import annotations

from typing import Final

from trilith.engine.errors import Arg
from trilith.engine.event import NOBODY
from trilith.games.sa_re.actions import SEATS
from trilith.games.sa_re.components import CARDS, GOODS_CARDS, HOSHEKH
from trilith.games.sa_re.state import SaReState


def gather(s: SaReState) -> None:
    """SR-SEASON-01, SR-SEASON-02, SR-SEASON-05, SR-KEEP-07. All cards but the carried ones; one
    leaves unseen.
    """
    left = s.data.composition.copy()
    for cards in s.cards:
        for card in cards:
            left[card % GOODS_CARDS] -= 1
    deck = [kind for kind, copies in enumerate(left) for _ in range(copies)]
    s.rng.shuffle(deck)
    s.removed = deck.pop()
    s.deck = deck
    s.dark = False
    s.known_top = 0
    s.known_second = 0
    s.tell("season_began", s.first_player, "SR-SEASON-01", {"count": len(deck)}, None, True)
    show_top(s)


def show_top(s: SaReState) -> None:
    """SR-SEASON-03, SR-HOSH-01, SR-HOSH-06. In light the top card lies open; if it is Hoshekh,
    darkness falls.
    """
    if s.dark or not s.deck:
        return
    if s.deck[-1] == HOSHEKH:
        s.deck.pop()
        fall_dark(s)
    elif s.log is not None:
        facts: dict[str, Arg] = {"card": CARDS[s.deck[-1]]}
        s.tell("turned_up", NOBODY, "SR-SEASON-03", facts, None, True)


def fall_dark(s: SaReState) -> None:
    """SR-HOSH-02, SR-HOSH-04. Hoshekh is set aside and counts for nothing; the order stays, unseen."""
    s.dark = True
    s.known_top = 0
    s.known_second = 0
    s.tell("hoshekh", NOBODY, "SR-HOSH-01", {}, None, True)


def draw(s: SaReState) -> int:
    """SR-OFFER-02, SR-SEASON-06. The top card leaves the deck for this season, for all to see."""
    card = s.deck.pop()
    s.known_top = s.known_second
    s.known_second = 0
    if s.log is not None:
        s.tell("drew", s.active, "SR-OFFER-02", {"card": CARDS[card]}, None, s.dark)
    show_top(s)
    return card


WATCHERS: Final = 1 << SEATS
"""In masks of who knows a card: the bit of those who only watch, set when everybody knows it."""


def knows_top(s: SaReState, seat: int) -> bool:
    """SR-INFO-01, SR-INFO-03, SR-INFO-04. In light everybody; in dark those who saw it put back."""
    return not s.dark or does_know(s.known_top, seat)


def knows_second(s: SaReState, seat: int) -> bool:
    """SR-TEMPLE-04. The Temple's second card: its owner's alone in dark, everybody's in light."""
    return does_know(s.known_second, seat)


def does_know(known: int, seat: int) -> bool:
    return bool(known & (WATCHERS if seat < 0 else 1 << seat))


def is_public(known: int) -> bool:
    return bool(known & WATCHERS)


def everybody(s: SaReState) -> int:
    return (1 << s.n) - 1 | WATCHERS
