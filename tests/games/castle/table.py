"""The table at which the examples of this game are played: set up, play, look.

    s = position(at="trader", cards={0: "trader"}, given={"seats.0.helpers": 1})
    play(s, "0 place cart_sand")
    assert see(s, "seats.0.resources.sand") == 4

Paths are those of the game's snapshot, as in scenarios. A position is the beginning of a game
(3 players, summer, all tiles on the board, seat 0 first) but for what is said; nothing has been
taken from the round track.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tests.games import moves as moves_of
from trilith.engine.action import Action
from trilith.engine.event import Event
from trilith.engine.game import DataPack
from trilith.engine.rng import Rng
from trilith.engine.scenario import look_up, put
from trilith.games.castle import GAME
from trilith.games.castle.components import ITEMS, RESOURCES, TILES, CastleData
from trilith.games.castle.state import CastleState
from trilith.games.castle.turn import PHASES

NOBODY = -1


def standard_data() -> CastleData:
    data = GAME.data()
    assert isinstance(data, CastleData)
    return data


DATA = standard_data()
"""The numbers of components.toml."""


# ------------------------------------------------------------------ setting up


def new_game(players: int = 3, season: str = "summer", seed: str = "told") -> CastleState:
    """A game as it begins, at its first choice."""
    return GAME.start(GAME.setup(players, {"season": season}, seed), [])


def position(
    at: str = "",
    *,
    only: str = "",
    players: int = 3,
    season: str = "summer",
    first: int = 0,
    cards: Mapping[int, str] | None = None,
    played: Mapping[int, str] | None = None,
    lost: Mapping[int, str] | None = None,
    given: Mapping[str, object] | None = None,
    data: DataPack | None = None,
) -> CastleState:
    """A position at the beginning of a phase, played on to its first choice; events are in s.log.

    at      the phase; the rest of the round and of the game follows it
    only    instead of `at`: this phase alone; when it is done the game is over
    first   the first player
    cards   what each seat chose this round, as "trader" or "trader bricklayer": face down before
            the reveal, on its played pile and revealed after it
    played  what each seat played in earlier rounds: on its played pile
    lost    what each seat has lost for good
    given   dotted path in the snapshot = value
    data    an owner's own numbers
    """
    phase = at or only
    s = GAME.new(GAME.setup(players, {"season": season}, "told", data))
    s.stack = []
    doc = GAME.dump(s)
    doc["first_player"] = first
    piles = ("discard", "revealed") if is_revealed(phase) else ("face_down",)
    deal(doc, cards or {}, piles)
    deal(doc, played or {}, ("discard",))
    deal(doc, lost or {}, ("lost",))
    for path, value in (given or {}).items():
        put(doc, path, value, "given")
    s = GAME.load(doc, data, "given")
    s.log = []
    GAME.enter(s, phase)
    if only:
        s.stack[-1].step(s)
        del s.stack[0]
    s.settle()
    return s


def about_to_build_with_two_cards(
    season: str = "summer", given: Mapping[str, object] | None = None
) -> CastleState:
    """Of two players seat 0 has bricklayer and stonemason, and what two houses cost."""
    return position(
        at="bricklayer",
        season=season,
        players=2,
        cards={0: "bricklayer stonemason", 1: "messenger trader"},
        given={
            **(given or {}),
            "watchtower": pieces(),
            "seats.0.thalers": 50,
            "seats.0.resources": pieces(sand=2, wood=2, stone=2),
        },
    )


def is_revealed(phase: str) -> bool:
    return PHASES.index(phase) > PHASES.index("reveal")


def deal(doc: dict[str, Any], cards: Mapping[int, str], piles: tuple[str, ...]) -> None:
    """Move cards from hands to these piles."""
    for seat, names in cards.items():
        mat = doc["seats"][seat]
        for name in names.split():
            mat["hand"].remove(name)
            for pile in piles:
                mat[pile].append(name)


def pieces(**counts: int) -> dict[str, int]:
    """Exactly these resources, and none of the others: pieces(sand=3, wood=1)."""
    assert set(counts) <= set(RESOURCES), counts
    return {name: counts.get(name, 0) for name in RESOURCES}


def items(**counts: int) -> dict[str, int]:
    """Exactly these resources and thalers: items(clay=1, thaler=2)."""
    assert set(counts) <= set(ITEMS), counts
    return {name: counts.get(name, 0) for name in ITEMS}


def tiles_without(*built: str) -> list[str]:
    """The tiles on the board once these have been built: for the path "tiles"."""
    assert set(built) <= set(TILES), built
    return [tile for tile in TILES if tile not in built]


# ------------------------------------------------------------------ playing


def play(s: CastleState, *moves: str) -> list[Event]:
    """Play moves as "seat action", for instance "0 place cart_sand"; tells what came of them."""
    return moves_of.play(GAME, s, moves)


def read(move: str) -> tuple[int, Action]:
    return moves_of.read(GAME, move)


def build(s: CastleState, seat: int, tile: str, payment: str) -> list[Event]:
    """Build and pay with exactly these pieces: build(s, 0, "tower_1", "sand wood clay ...").

    Pieces that are the only ones possible are paid without being asked for.
    """
    events = play(s, f"{seat} build {tile}")
    for piece in payment.split():
        question = s.question(seat)
        if question is not None and question.asks == "pay":
            events += play(s, f"{seat} pay {piece}")
    paid = [event.args["item"] for event in events if event.kind == "pay"]
    assert sorted(map(str, paid)) == sorted(payment.split())
    return events


def refused(s: CastleState, move: str) -> str:
    """The rule under which the move is refused; and the refusal has changed nothing."""
    return moves_of.refused(GAME, s, move)


def play_at_random(s: CastleState, seed: str = "any") -> Iterator[CastleState]:
    """Play to the end with any legal moves; gives the state before every move and at the end."""
    rng = Rng.of(seed)
    while not s.is_over():
        yield s
        seat = s.to_act()[0]
        actions = s.legal(seat)
        s.apply(seat, actions[rng.below(len(actions))])
    yield s


# ------------------------------------------------------------------ looking


def codes(actions: Iterable[Action]) -> list[str]:
    """Actions in notation."""
    return [action.code for action in actions]


def options(s: CastleState, seat: int) -> list[str]:
    """What the seat may do now, in notation."""
    return codes(s.legal(seat))


def asked(s: CastleState, seat: int) -> str:
    """The key of the question that the seat is asked; "" if none."""
    question = s.question(seat)
    return "" if question is None else question.asks


def under(s: CastleState, seat: int) -> str:
    """The rule under which the seat is asked; "" if it is not."""
    decision = GAME.decision(s, seat)
    return "" if decision is None else decision.rule


def facts(s: CastleState, seat: int) -> dict[str, int | str]:
    """The facts that the sentence which asks the seat may name."""
    decision = GAME.decision(s, seat)
    assert decision is not None
    return decision.question.args


def see(s: CastleState, path: str) -> Any:
    """What the snapshot has at a dotted path."""
    return look_up(GAME.dump(s), path, "see")


def each(s: CastleState, path: str) -> list[Any]:
    """What the snapshot has at a path below each seat: each(s, "thalers")."""
    return [see(s, f"seats.{seat}.{path}") for seat in range(s.n)]


def told(s: CastleState, kind: str) -> list[Event]:
    """The events of a kind, since the position was set up."""
    assert s.log is not None
    return [event for event in s.log if event.kind == kind]


def told_by(s: CastleState, kind: str) -> list[int]:
    """The seats of the events of a kind, in the order in which they happened."""
    return [event.seat for event in told(s, kind)]


def tale(s: CastleState, *kinds: str) -> list[str]:
    """The events of these kinds in short: "0 deliver AM-TRD-14 item=sand count=3 tower=1"."""
    assert s.log is not None
    return [in_short(event) for event in s.log if event.kind in kinds]


def in_short(event: Event) -> str:
    args = [f"{name}={value}" for name, value in event.args.items()]
    return " ".join([str(event.seat), event.kind, event.rule, *args])


# ------------------------------------------------------------------ counting


def count_pieces(s: CastleState, resource: str) -> int:
    """All pieces of a resource, wherever they are."""
    kind = RESOURCES.index(resource)
    heaps = [s.stock, s.watchtower, s.lady_items, s.box, *s.resources, *s.goods]
    total = sum(heap[kind] for heap in heaps)
    return total + s.forge_silver if resource == "silver" else total


def count_thalers(s: CastleState) -> int:
    """All thalers, wherever they are."""
    thaler = ITEMS.index("thaler")
    on_cards = s.lady_items[thaler] + s.inn_thalers + s.box[thaler]
    return s.bank + s.round_track + sum(s.thalers) + on_cards


def count_helpers(s: CastleState, seat: int) -> int:
    """All helpers of a seat, wherever they are."""
    heaps = [s.places, s.spaces, [s.innkeeper], list(s.granary)]
    return s.helpers[seat] + sum(heap.count(seat) for heap in heaps)
