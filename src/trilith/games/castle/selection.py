"""AM-SEL. Choosing character cards in secret, and revealing them."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question, SeatEffect, Task, Together
from trilith.games.castle.actions import CHOOSE, CHOOSE_MENU
from trilith.games.castle.components import ARCHITECT, CARDS
from trilith.games.castle.state import CastleState


def select(s: CastleState) -> None:
    """AM-SEL-01, AM-SEL-02, AM-SEL-03. All choose at the same time: one card, or two with 2
    players.
    """
    cards = s.data.by_players[s.n].cards_per_round
    s.then(Together(tuple([(choice(s, seat, cards),) for seat in range(s.n)])))


def choice(s: CastleState, seat: int, cards: int) -> Task[CastleState]:
    """AM-SEL-06, AM-ROUND-06. A player with no more cards than they must choose is not asked."""
    if s.hand[seat].bit_count() > cards:
        return ChooseCard(seat, cards)
    return PlayRest(seat)


class PlayRest(SeatEffect[CastleState]):
    """AM-SEL-06. All cards that are left in hand are chosen."""

    __slots__ = ()

    def run(self, s: CastleState) -> None:
        for card in range(len(CARDS)):
            if s.hand[self.seat] >> card & 1:
                put_face_down(s, self.seat, card, s.hand[self.seat].bit_count() == 1)


class ChooseCard(Question[CastleState]):
    """AM-SEL-03. A card from hand, face down; nobody may decline, and nothing is taken back."""

    __slots__ = ("left",)

    asks = "choose"
    rule = "AM-SEL-03"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left
        """How many cards are still to be chosen, this one included."""

    def candidates(self, s: CastleState) -> Sequence[Action]:
        return CHOOSE

    def blocked(self, s: CastleState, action: Action) -> Refusal | None:
        card = CHOOSE.index(action)
        if not s.hand[self.seat] >> card & 1:
            rule = "AM-SEL-02" if self.cards_each(s) > 1 else "AM-SEL-01"
            return Refusal(rule, {"card": CARDS[card]})
        if card == ARCHITECT and is_set_complete(s, self.seat):
            return Refusal("AM-SEL-05" if self.cards_each(s) > 1 else "AM-SEL-04")
        return None

    def options(self, s: CastleState) -> Sequence[Action]:
        hand = s.hand[self.seat]
        if is_set_complete(s, self.seat):
            hand &= ~(1 << ARCHITECT)
        return CHOOSE_MENU.of(hand)

    def answer(self, s: CastleState, action: Action) -> None:
        put_face_down(s, self.seat, CHOOSE.index(action), self.left == 1)
        if self.left > 1:
            s.then(ChooseCard(self.seat, self.left - 1))

    def cards_each(self, s: CastleState) -> int:
        return s.data.by_players[s.n].cards_per_round

    def about(self, s: CastleState) -> dict[str, Arg]:
        return {"count": self.left}


def put_face_down(s: CastleState, seat: int, card: int, is_final: bool) -> None:
    """AM-INFO-03. Others see that a card was chosen, not which; the last choice is final."""
    s.hand[seat] ^= 1 << card
    s.face_down[seat] |= 1 << card
    s.tell("chose", seat, "AM-SEL-03", {}, None, is_final)
    if s.log is not None:
        s.tell("chose_card", seat, "AM-INFO-03", {"card": CARDS[card]}, (seat,))


def is_set_complete(s: CastleState, seat: int) -> bool:
    """AM-SEL-04, AM-SEL-05. No card of the set has been played: the architect has nothing to take
    back.
    """
    return s.discard[seat] == 0


def reveal(s: CastleState) -> None:
    """AM-SEL-07, AM-SEL-08. All face-down cards are turned up together and lie on the played piles."""
    for seat in s.player_order():
        s.revealed[seat] = s.face_down[seat]
        s.discard[seat] |= s.face_down[seat]
        s.face_down[seat] = 0
    if s.log is not None:
        tell_revealed(s)


def tell_revealed(s: CastleState) -> None:
    for seat in s.player_order():
        for card, name in enumerate(CARDS):
            if s.revealed[seat] >> card & 1:
                s.tell("reveal", seat, "AM-SEL-07", {"card": name}, None, True)
