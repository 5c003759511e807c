"""The position: the board, the winter cards, and what every player has."""

from __future__ import annotations

from typing import Any, Final, Self

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.event import NOBODY
from trilith.engine.rng import Rng
from trilith.engine.state import State
from trilith.engine.task import Question
from trilith.games.castle.actions import PASS, PLACE_TRADER
from trilith.games.castle.components import (
    ITEMS,
    RESOURCES,
    SOURCES,
    STONEMASON,
    CastleData,
)

MISPLACED: Final[dict[str, str]] = {
    "choose": "AM-SEL-03",
    "build": "AM-BLD-01",
    "exchange": "AM-SLV-05",
    "pay": "AM-BLD-05",
    "pay thalers": "AM-WTR-04",
    "place": "AM-HLP-01",
    **{action.code: "AM-TRD-01" for action in PLACE_TRADER},
    "from": "AM-HLP-08",
    "buy": "AM-STM-12",
    "take": "AM-BRK-01",
    "sell": "AM-STM-06",
    "refuse": "AM-STM-06",
    "load": "AM-EQUIP-03",
    "first": "AM-ORDER-05",
    "court": "AM-LADY-01",
    "drop_out": "AM-LADY-01",
    "give": "AM-BRCH-01",
    "lose": "AM-WTR-04",
    "recall": "AM-INN-07",
    "cash_in": "AM-SCORE-17",
    "convert": "AM-SCORE-20",
}
"""For 'why not now?': the rule that says when a thing can be done, by verb or whole action."""


class CastleState(State):
    """A position. Players' belongings are in lists by seat; sets of cards or tiles are masks."""

    __slots__ = (
        "bank",
        "box",
        "data",
        "discard",
        "erected",
        "face_down",
        "first_player",
        "forge_silver",
        "goods",
        "granary",
        "hand",
        "helpers",
        "in_play",
        "inn_thalers",
        "innkeeper",
        "lady_items",
        "lost",
        "n",
        "phase",
        "placed_now",
        "placed_on",
        "places",
        "points",
        "resources",
        "revealed",
        "round",
        "round_track",
        "spaces",
        "stock",
        "suitors",
        "thalers",
        "unbuilt",
        "vp",
        "watchtower",
        "winter",
        "winter_deck",
    )

    def __init__(self, data: CastleData, n: int, winter: bool, rng: Rng) -> None:
        super().__init__(rng)
        self.data = data
        self.n = n
        """The number of players."""
        self.winter = winter

    def clear(self) -> None:
        """Set up an empty position. Not in the constructor, because `clone` fills every field
        itself.
        """
        self.phase = 0
        self.round = 0
        self.first_player = 0
        self.round_track = 0
        """Thalers left on the round track: the rounds still to come (AM-ROUND-03)."""
        self.bank = 0
        self.forge_silver = 0
        self.unbuilt = 0
        """Mask of the tiles still on the board."""
        self.placed_now = 0
        """Mask of the trader places whose helper was placed this round (AM-TRD-05)."""
        self.in_play = 0
        """Mask of the winter cards lying open."""
        self.innkeeper = NOBODY
        """The owner of the helper on the innkeeper card."""
        self.inn_thalers = 0
        self.suitors = 0
        """Mask of the players who still court the lady."""
        self.winter_deck: tuple[int, ...] = ()
        """The first is on top."""
        self.granary: tuple[int, ...] = ()
        """The owners of the helpers on the granary card."""
        n = self.n
        self.stock = [0] * len(RESOURCES)
        self.watchtower = [0] * len(RESOURCES)
        self.lady_items = [0] * len(ITEMS)
        self.box = [0] * len(ITEMS)
        """What has left the game at market and palace."""
        self.places = [NOBODY] * len(self.data.place)
        """The owner of the helper at each trader place."""
        self.spaces = [NOBODY] * len(self.data.space)
        """The owner of the helper on each helper space."""
        self.thalers = [0] * n
        self.vp = [0] * n
        self.helpers = [0] * n
        self.hand = [0] * n
        self.face_down = [0] * n
        self.discard = [0] * n
        """The played pile."""
        self.lost = [0] * n
        self.revealed = [0] * n
        """Mask of the cards that each player revealed this round."""
        self.erected = [0] * n
        """AM-BLD-10. Mask of the tiles that each player built this round."""
        self.placed_on = [0] * n
        """Mask of the buildings where each player placed a helper this round (AM-HLP-06)."""
        self.resources = [[0] * len(RESOURCES) for _ in range(n)]
        self.goods = [[0] * len(RESOURCES) for _ in range(n)]
        """What lies on each player's worker cards."""
        self.points = [[0] * len(SOURCES) for _ in range(n)]
        """Where each player's points come from."""

    # ------------------------------------------------------------- asking

    def player_order(self) -> list[int]:
        """All seats, clockwise from the first player."""
        n, first = self.n, self.first_player
        return [(first + i) % n for i in range(n)]

    def with_card(self, card: int) -> list[int]:
        """AM-ORDER-02. The players who revealed this card, clockwise from the first player."""
        return [seat for seat in self.player_order() if self.revealed[seat] >> card & 1]

    def is_built(self, host: int) -> bool:
        """Is this building erected? Forge, market and winter cards have no tile to remove."""
        return not self.unbuilt & self.data.tile_of_host[host]

    def castle_helpers(self) -> int:
        """Helpers of any colour on helper spaces of buildings."""
        return len(self.spaces) - self.spaces.count(NOBODY)

    def misplaced(self, seat: int, action: Action) -> Refusal:
        question = self.question(seat)
        if question is not None and self.is_of_this_kind(question, action):
            return Refusal(getattr(question, "under", "") or question.rule)
        if action.verb == "buy" and not self.revealed[seat] >> STONEMASON & 1:
            return Refusal("AM-STM-01")
        return Refusal(MISPLACED.get(action.code) or MISPLACED[action.verb])

    def is_of_this_kind(self, question: Question[Any], action: Action) -> bool:
        """Whether the action resembles an answer: then the question's own rule says why it is not one.

        A player who may not pass must choose. Two questions place helpers, each under its own rule.
        """
        if action is PASS:
            return True
        if action.verb == "place":
            return False
        return any(answer.verb == action.verb for answer in question.candidates(self))

    # ------------------------------------------------------------- moving pieces

    def score(self, seat: int, source: int, points: int) -> None:
        """AM-TIE-02. Points are counted without limit, and where they came from is kept."""
        self.vp[seat] += points
        self.points[seat][source] += points

    def take_thalers(self, seat: int, wanted: int) -> int:
        """AM-COMP-05. From the bank, as far as it has any; returns how many there were."""
        taken = min(wanted, self.bank)
        self.bank -= taken
        self.thalers[seat] += taken
        return taken

    def pay_bank(self, seat: int, price: int) -> None:
        self.thalers[seat] -= price
        self.bank += price

    # ------------------------------------------------------------- copying

    def clone(self) -> Self:
        c = type(self)(self.data, self.n, self.winter, self.rng.clone())
        c.phase = self.phase
        c.round = self.round
        c.first_player = self.first_player
        c.round_track = self.round_track
        c.bank = self.bank
        c.forge_silver = self.forge_silver
        c.unbuilt = self.unbuilt
        c.placed_now = self.placed_now
        c.in_play = self.in_play
        c.innkeeper = self.innkeeper
        c.inn_thalers = self.inn_thalers
        c.suitors = self.suitors
        c.winter_deck = self.winter_deck
        c.granary = self.granary
        c.stock = self.stock.copy()
        c.watchtower = self.watchtower.copy()
        c.lady_items = self.lady_items.copy()
        c.box = self.box.copy()
        c.places = self.places.copy()
        c.spaces = self.spaces.copy()
        c.thalers = self.thalers.copy()
        c.vp = self.vp.copy()
        c.helpers = self.helpers.copy()
        c.hand = self.hand.copy()
        c.face_down = self.face_down.copy()
        c.discard = self.discard.copy()
        c.lost = self.lost.copy()
        c.revealed = self.revealed.copy()
        c.erected = self.erected.copy()
        c.placed_on = self.placed_on.copy()
        c.resources = [pieces.copy() for pieces in self.resources]
        c.goods = [pieces.copy() for pieces in self.goods]
        c.points = [points.copy() for points in self.points]
        c._share(self)
        return c
