"""EN-CARD. Character cards and the three piles of the player board."""

from __future__ import annotations

from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.games.ezra_nehemiah.actions import PLAY
from trilith.games.ezra_nehemiah.names import CARDS
from trilith.games.ezra_nehemiah.printed import UNLIMITED
from trilith.games.ezra_nehemiah.state import EzraState

PLAYED: Final[dict[Action, tuple[int, int]]] = {
    action: (card, pile) for card, ones in enumerate(PLAY) for pile, action in enumerate(ones)
}
"""Each play action with its card and its pile."""


def plays(s: EzraState, seat: int) -> list[Action]:
    """Every card in hand on every pile."""
    found: list[Action] = []
    hand = s.mats[seat].hand
    while hand:
        found.extend(PLAY[(hand & -hand).bit_length() - 1])
        hand &= hand - 1
    return found


def why_no_play(s: EzraState, seat: int, action: Action) -> Refusal | None:
    """EN-CARD-01, EN-CARD-02, EN-TURN-01, EN-SCROLL-W18. One card a turn, from the hand; two cards
    to a pile, unless a scroll tile lifts the limit.
    """
    mat = s.mats[seat]
    card, pile = PLAYED[action]
    if s.card >= 0:
        return Refusal("EN-TURN-01")
    if not mat.hand >> card & 1:
        return Refusal("EN-CARD-01", {"card": CARDS[card]})
    if len(mat.piles[pile]) >= s.data.pile_size and not mat.scrolls & s.data.free_piles:
        return Refusal("EN-CARD-02", {"pile": f"pile:{pile + 1}"})
    return None


def possible_plays(s: EzraState, seat: int) -> list[Action]:
    """The plays that `why_no_play` does not forbid."""
    mat = s.mats[seat]
    most = UNLIMITED if mat.scrolls & s.data.free_piles else s.data.pile_size
    piles = [pile for pile in range(len(mat.piles)) if len(mat.piles[pile]) < most]
    found: list[Action] = []
    hand = mat.hand
    while hand:
        ones = PLAY[(hand & -hand).bit_length() - 1]
        found.extend([ones[pile] for pile in piles])
        hand &= hand - 1
    return found


def play_card(s: EzraState, seat: int, action: Action) -> None:
    """EN-CARD-01, EN-CARD-03, EN-CARD-05. From the hand onto a pile, face up, over what lay there."""
    mat = s.mats[seat]
    card, pile = PLAYED[action]
    mat.hand &= ~(1 << card)
    mat.known &= ~(1 << card)
    mat.piles[pile] = (*mat.piles[pile], card)
    s.card = card
    facts: dict[str, Arg] = {"card": CARDS[card], "pile": f"pile:{pile + 1}"}
    s.tell("play", seat, "EN-CARD-01", facts)


def draw_up(s: EzraState, seat: int, rule: str) -> None:
    """EN-TURN-05, EN-TURN-06. Up to the hand size, as far as the draw pile goes."""
    mat = s.mats[seat]
    n = min(s.hand_size(seat) - mat.hand.bit_count(), len(mat.pouch))
    if n <= 0:
        return
    s.tell("draw", seat, rule, {"count": n}, reveals=True)
    for card in mat.pouch[:n]:
        mat.hand |= 1 << card
        s.tell("drew", seat, rule, {"card": CARDS[card]}, (seat,), True)
    mat.pouch = mat.pouch[n:]


def is_visible(s: EzraState, seat: int, card: int) -> bool:
    """EN-CARD-03. Does it lie on top of a pile?"""
    return any(pile and pile[-1] == card for pile in s.mats[seat].piles)


def on_board(s: EzraState, seat: int) -> int:
    """EN-CARD-05. Mask of all cards on the piles, covered or not."""
    mask = 0
    for pile in s.mats[seat].piles:
        for card in pile:
            mask |= 1 << card
    return mask
