"""EN-SAB. The Sabbath: feed, tuck, score."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.bits import bits
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question, SeatEffect
from trilith.games.ezra_nehemiah.actions import TUCK
from trilith.games.ezra_nehemiah.cards import on_board
from trilith.games.ezra_nehemiah.counters import points_for, scribes
from trilith.games.ezra_nehemiah.food import FEED as FOR_FEED
from trilith.games.ezra_nehemiah.food import FoodDue
from trilith.games.ezra_nehemiah.names import CARDS, FROM_HUNGER, FROM_SABBATH
from trilith.games.ezra_nehemiah.rewards import score
from trilith.games.ezra_nehemiah.state import EzraState


class Feed(SeatEffect[EzraState]):
    """EN-SAB-02, EN-SAB-04. Food for every worker on the boards who eats."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        due = food_due(s, self.seat)
        s.tell("feed", self.seat, "EN-SAB-02", {"count": due})
        s.then(FoodDue(self.seat, due, FOR_FEED, FROM_HUNGER))


def food_due(s: EzraState, seat: int) -> int:
    """EN-SAB-04. What the workers on the boards would eat now."""
    return hungry(s, seat) * s.data.food_per_worker


def hungry(s: EzraState, seat: int) -> int:
    """EN-SAB-02, EN-SAB-03. Workers to feed: all but levites, and those whom a tile feeds."""
    mat = s.mats[seat]
    numbers = (
        s.gatekeepers(seat),
        scribes(s, seat),
        mat.traders.bit_count(),
        mat.elders.bit_count(),
        mat.farmers,
        mat.labourers,
    )
    return sum(n for kind, n in enumerate(numbers) if not mat.scrolls & s.data.unfed[kind])


class Tuck(Question[EzraState]):
    """EN-SAB-06, EN-SAB-07. Which of the cards on the player board is tucked for good."""

    __slots__ = ("left",)

    asks = "tuck"
    rule = "EN-SAB-06"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, s: EzraState) -> Sequence[Action]:
        board = on_board(s, self.seat)
        return [TUCK[card] for card in bits(board)]

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        card = TUCK.index(action)
        mat = s.mats[self.seat]
        mat.piles = [tuple([c for c in pile if c != card]) for pile in mat.piles]
        mat.tucked |= 1 << card
        s.tell("tuck", self.seat, "EN-SAB-06", {"card": CARDS[card]})
        if self.left > 1:
            s.then(Tuck(self.seat, self.left - 1))

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"count": self.left}


class ScoreTucked(SeatEffect[EzraState]):
    """EN-SAB-08, EN-HERO-04. Every tucked character card scores its condition; heroes do not."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        for card in range(len(CARDS)):
            if s.mats[self.seat].tucked >> card & 1:
                points = points_for(s, self.seat, s.data.cards[card].scoring)
                s.tell("score_card", self.seat, "EN-SAB-08", {"card": CARDS[card]})
                score(s, self.seat, points, FROM_SABBATH, "EN-SAB-08")
                s.moment()
