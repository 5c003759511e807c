"""A tiny game on the engine, in plain Python: three rounds of bidding for cards.

Each round every player bids in secret, coin by coin. Whoever bids most (the first of them) pays
and may do three things in any order: take the top card of the deck, look at the next one, and
give a coin away. Then a coin is tossed. Cards count their number, coins one point each.

The tests also put single tasks on its stack: see `table`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from tests.engine.toy_data import COMPONENTS, Start
from trilith.engine.action import Action, act
from trilith.engine.data import read_table
from trilith.engine.doc import Doc, Json
from trilith.engine.errors import Arg, Refusal
from trilith.engine.event import NOBODY, Event
from trilith.engine.game import DataPack, Game, Option, Setup, View
from trilith.engine.rng import Rng
from trilith.engine.score import Row, Score
from trilith.engine.state import State
from trilith.engine.task import AnyOrder, Effect, Question, Task, Together

RAISE = act("raise")
STAND = act("stand")
GIVE = tuple(act("give", f"seat:{seat}") for seat in range(3))
PICK = tuple(act("pick", str(price)) for price in range(4))
FIRST = tuple(act("first", name) for name in ("take", "look", "gift", "pick", "a", "b", "c"))


class ToyData(DataPack):
    """The numbers of the toy."""

    def __init__(self, doc: dict[str, Json], where: str) -> None:
        super().__init__(doc)
        self.start = read_table(Doc(doc, where).sub("start"), Start)


class ToyState(State):
    """Coins and won cards lie open; bids and the deck are hidden."""

    __slots__ = ("bids", "coins", "data", "deck", "notes", "round", "won")

    def __init__(self, data: ToyData, rng: Rng) -> None:
        super().__init__(rng)
        self.data = data
        self.round = 0
        self.deck: list[int] = []
        self.coins: list[int] = []
        self.bids: list[int] = []
        self.won: list[list[int]] = []
        self.notes: list[str] = []
        """What `Note` wrote, in order: for tests of what happens when."""

    def clone(self) -> Self:
        c = type(self)(self.data, self.rng.clone())
        c.round = self.round
        c.deck = self.deck.copy()
        c.coins = self.coins.copy()
        c.bids = self.bids.copy()
        c.won = [cards.copy() for cards in self.won]
        c.notes = self.notes.copy()
        c._share(self)
        return c


# ------------------------------------------------------------------ the game's own tasks


class Round(Effect[ToyState]):
    """TY-ROUND-01. All bid; the best bidder chooses; a coin is tossed."""

    __slots__ = ()

    def run(self, s: ToyState) -> None:
        if s.round == s.data.start.rounds:
            s.tell("over", NOBODY, "TY-ROUND-02")
            return
        s.round += 1
        s.bids = [0] * len(s.coins)
        s.tell("round", NOBODY, "TY-ROUND-01", {"round": s.round})
        s.then(bidding(s), Show(), Toss(), Round())


def bidding(s: ToyState) -> Together[ToyState]:
    return Together(tuple([(Bid(seat),) for seat in range(len(s.coins))]))


class Bid(Question[ToyState]):
    """TY-BID-01. A coin more or no more, in secret; TY-BID-02: only coins that one has."""

    __slots__ = ()

    asks = "bid"
    rule = "TY-BID-01"
    decline = STAND

    def candidates(self, s: ToyState) -> Sequence[Action]:
        return (RAISE, STAND)

    def blocked(self, s: ToyState, action: Action) -> Refusal | None:
        if action is RAISE and s.bids[self.seat] >= s.coins[self.seat]:
            return Refusal("TY-BID-02", {"coins": s.coins[self.seat]})
        return None

    def answer(self, s: ToyState, action: Action) -> None:
        if action is RAISE:
            s.bids[self.seat] += 1
            facts: dict[str, Arg] = {"bid": s.bids[self.seat]}
            s.tell("raised", self.seat, "TY-BID-01", facts, (self.seat,))
            s.then(Bid(self.seat))
        else:
            s.tell("stands", self.seat, "TY-BID-01", {}, None, True)


class Show(Effect[ToyState]):
    """TY-SHOW-01. The bids are shown; the first of the highest pays, and chooses the order."""

    __slots__ = ()

    def run(self, s: ToyState) -> None:
        for seat, bid in enumerate(s.bids):
            s.tell("bid", seat, "TY-SHOW-01", {"bid": bid}, None, True)
        best = s.bids.index(max(s.bids))
        s.coins[best] -= s.bids[best]
        s.then(AnyOrder(best, (Take(best), Look(best), Gift(best)), "TY-SHOW-02"))


class Take(Effect[ToyState]):
    """TY-TAKE-01. The top card, open."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ref(self) -> str:
        return "take"

    def run(self, s: ToyState) -> None:
        card = s.deck.pop()
        s.won[self.seat].append(card)
        s.tell("took", self.seat, "TY-TAKE-01", {"card": card}, None, True)


class Look(Effect[ToyState]):
    """TY-LOOK-01. The player alone sees the next card."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ref(self) -> str:
        return "look"

    def run(self, s: ToyState) -> None:
        s.tell("looked", self.seat, "TY-LOOK-01")
        s.tell("saw", self.seat, "TY-LOOK-01", {"card": s.deck[-1]}, (self.seat,), True)


class Gift(Question[ToyState]):
    """TY-GIFT-01. A coin to another player, if one has any."""

    __slots__ = ()

    asks = "gift"
    rule = "TY-GIFT-01"

    def ref(self) -> str:
        return "gift"

    def candidates(self, s: ToyState) -> Sequence[Action]:
        return GIVE[: len(s.coins)]

    def nameable(self, s: ToyState) -> Sequence[Action]:
        return GIVE

    def blocked(self, s: ToyState, action: Action) -> Refusal | None:
        if not s.coins[self.seat]:
            return Refusal("TY-GIFT-02")
        others = [GIVE[seat] for seat in range(len(s.coins)) if seat != self.seat]
        return None if action in others else Refusal("TY-GIFT-01")

    def answer(self, s: ToyState, action: Action) -> None:
        other = GIVE.index(action)
        s.coins[self.seat] -= 1
        s.coins[other] += 1
        s.tell("given", other, "TY-GIFT-01", {"giver": f"seat:{self.seat}"})


class Toss(Effect[ToyState]):
    """TY-TOSS-01. Heads: a coin for everybody."""

    __slots__ = ()

    def run(self, s: ToyState) -> None:
        heads = s.rng.below(2)
        s.tell("toss", NOBODY, "TY-TOSS-01", {"heads": heads}, None, True)
        s.coins = [coins + heads for coins in s.coins]


# ------------------------------------------------------------------ tasks for tests of the engine


class Note(Effect[ToyState]):
    """Writes a word down."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def ref(self) -> str:
        return self.word

    def run(self, s: ToyState) -> None:
        s.notes.append(self.word)
        s.tell("note", NOBODY, "TY-NOTE-01", {"word": self.word})


class Notes(Effect[ToyState]):
    """Writes several words, one after the other, by tasks of their own."""

    __slots__ = ("words",)

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def run(self, s: ToyState) -> None:
        s.then(*[Note(word) for word in self.words])


class Verse(Notes):
    """Writes several words at one go, each to be seen before the next."""

    __slots__ = ()

    def run(self, s: ToyState) -> None:
        for word in self.words:
            Note(word).run(s)
            s.moment()


class Pick(Question[ToyState]):
    """TY-PICK-01. Pay 0 to `most` coins. Some prices may be all that is left to choose from."""

    __slots__ = ("least", "most")

    asks = "pick"
    rule = "TY-PICK-01"

    def __init__(self, seat: int, most: int, least: int = 0) -> None:
        self.seat = seat
        self.most = most
        self.least = least

    def ref(self) -> str:
        return "pick"

    def candidates(self, s: ToyState) -> Sequence[Action]:
        return PICK

    def blocked(self, s: ToyState, action: Action) -> Refusal | None:
        price = PICK.index(action)
        if not self.least <= price <= self.most:
            return Refusal("TY-PICK-01", {"least": self.least, "most": self.most})
        if price > s.coins[self.seat]:
            return Refusal("TY-PICK-02", {"price": price, "have": s.coins[self.seat]})
        return None

    def answer(self, s: ToyState, action: Action) -> None:
        price = PICK.index(action)
        s.coins[self.seat] -= price
        s.notes.append(f"{self.seat} picks {price}")
        s.tell("picked", self.seat, "TY-PICK-01", {"price": price})

    def about(self, s: ToyState) -> dict[str, Arg]:
        return {"most": self.most}


# ------------------------------------------------------------------ the game


class Toy(Game[ToyState]):
    """See the module."""

    key = "toy"
    seats = (2, 3)
    options = (Option("deck", ("short", "long"), "short"),)
    phases = ("bidding", "tossing")
    parameters = {"raise": (), "stand": (), "give": ("to",), "pick": ("price",), "first": ("what",)}  # noqa: RUF012
    components = COMPONENTS

    def read_data(self, doc: dict[str, Json], where: str) -> DataPack:
        return ToyData(doc, where)

    def actions(self) -> tuple[Action, ...]:
        return (RAISE, STAND, *GIVE, *PICK, *FIRST)

    def new(self, setup: Setup) -> ToyState:
        assert isinstance(setup.data, ToyData)
        s = ToyState(setup.data, Rng.of(setup.seed))
        cards = s.data.start.cards * (2 if setup.options["deck"] == "long" else 1)
        s.deck = list(range(1, cards + 1))
        s.rng.shuffle(s.deck)
        s.coins = [s.data.start.coins] * setup.seats
        s.bids = [0] * setup.seats
        s.won = [[] for _ in range(setup.seats)]
        s.then(Round())
        return s

    def view(self, s: ToyState, seat: int) -> View:
        return {
            "round": s.round,
            "deck": len(s.deck),
            "coins": list(s.coins),
            "won": [list(cards) for cards in s.won],
            "bid": s.bids[seat] if seat >= 0 else None,
        }

    def imagine(self, s: ToyState, seat: int, rng: Rng) -> ToyState:
        c = s.clone()
        c.deck.sort()
        rng.shuffle(c.deck)
        for other in range(len(c.bids)):
            if other != seat:
                c.bids[other] = rng.below(c.coins[other] + 1)
        c.rng = Rng(rng.draw().to_bytes(8, "big"))
        return c

    def scores(self, s: ToyState) -> list[Score]:
        totals = [sum(s.won[seat]) + coins for seat, coins in enumerate(s.coins)]
        return [
            Score(
                seat,
                (Row("cards", sum(s.won[seat])), Row("coins", s.coins[seat])),
                (),
                s.is_over() and totals[seat] == max(totals),
            )
            for seat in range(len(totals))
        ]

    def enter(self, s: ToyState, phase: str) -> None:
        s.then(Round() if phase == "bidding" else Toss())

    def dump_fields(self, s: ToyState) -> dict[str, Any]:
        return {
            "round": s.round,
            "deck": list(s.deck),
            "coins": list(s.coins),
            "bids": list(s.bids),
            "won": [list(cards) for cards in s.won],
            "notes": list(s.notes),
        }

    def load_fields(self, doc: Doc, data: DataPack, rng: Rng) -> ToyState:
        assert isinstance(data, ToyData)
        s = ToyState(data, rng)
        s.round = doc.number("round", 0)
        s.deck = numbers(doc, "deck")
        s.coins = numbers(doc, "coins")
        s.bids = numbers(doc, "bids")
        s.won = [[int(str(card)) for card in list_of(cards)] for cards in doc.items("won")]
        s.notes = doc.texts("notes")
        return s


def numbers(doc: Doc, name: str) -> list[int]:
    return [Doc({name: value}, doc.where).number(name) for value in doc.items(name)]


def list_of(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


TOY = Toy()


# ------------------------------------------------------------------ setting up and playing


def new_game(players: int = 2, seed: str = "toy") -> ToyState:
    """A whole game, at its first choice; what happened is in s.log."""
    return TOY.start(TOY.setup(players, seed=seed), [])


def table(*tasks: Task[ToyState], coins: Sequence[int] = (3, 3)) -> ToyState:
    """A position where only these tasks are pending, played on to the first choice."""
    s = TOY.new(TOY.setup(len(coins)))
    s.coins = list(coins)
    s.stack = []
    s.log = []
    s.then(*tasks)
    s.settle()
    return s


def play(s: ToyState, *moves: str) -> list[Event]:
    """Play moves as "seat action"; tells what came of them."""
    events: list[Event] = []
    s.log = events
    for move in moves:
        seat, action = read(move)
        s.apply(seat, action)
    return events


def read(move: str) -> tuple[int, Action]:
    seat, _, code = move.partition(" ")
    return int(seat), TOY.catalogue.read(code)


def codes(s: ToyState, seat: int) -> list[str]:
    """What the seat may do now, in notation."""
    return [action.code for action in s.legal(seat)]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
