"""The table at which the examples of this game are played: set up, play, look.

    s = position(at="sequence", deck="W WW t", given={"seats.1.gauge": 6})
    play(s, "0 draw")
    assert each(s, "cards") == [["single_wood"], [], []]

Paths are those of the game's snapshot, as in scenarios. A position is the beginning of a game (3
players, Scribe, seat 0 first, everybody's two start tiles on cell 0) but for what is said. The
grid has 4 rows of 3 cells, numbered row by row; the last of each row lies at the Nile:

     0  1  2
     3  4  5
     6  7  8
     9 10 11

Season cards are written by letters: W wood, S stone, G gold, two letters for a double card, t and
T for a single and a double Trouble, H for Horus' Choice, X for Hoshekh; the top card first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games import moves as moves_of
from trilith.engine.action import Action
from trilith.engine.event import Event
from trilith.engine.game import DataPack
from trilith.engine.scenario import look_up, put
from trilith.games.sa_re import GAME
from trilith.games.sa_re.components import CARDS, RESOURCES, SaReData
from trilith.games.sa_re.planning import StartPlan
from trilith.games.sa_re.state import SaReState

LETTERS = ("W", "S", "G", "WW", "SS", "GG", "GW", "GS", "SW", "t", "T", "H", "X")
PAIR = "foreman+warehouse"


def standard_data() -> SaReData:
    data = GAME.data()
    assert isinstance(data, SaReData)
    return data


DATA = standard_data()
"""The numbers of components.toml."""


# ------------------------------------------------------------------ setting up


def new_game(
    players: int = 3, seed: str = "told", data: DataPack | None = None, **options: str
) -> SaReState:
    """A game as it begins, at its first choice."""
    return GAME.start(GAME.setup(players, options, seed, data), [])


def position(
    at: str = "",
    *,
    only: str = "",
    players: int = 3,
    mode: str = "scribe",
    divinity: bool = False,
    first: int = 0,
    grounds: Mapping[int, Mapping[int, str]] | None = None,
    cards: Mapping[int, str] | None = None,
    deck: str = "",
    removed: str = "",
    given: Mapping[str, object] | None = None,
    data: DataPack | None = None,
) -> SaReState:
    """A position at the beginning of a phase, played on to its first choice; events are in s.log.

    at       the phase; the rest of the round and of the game follows it
    only     instead of `at`: this phase alone; when it is done nothing more happens
    grounds  for each seat the tiles by cell: "temple" built, "site:temple" a worksite, beside the
             two start tiles on cell 0, unless cell 0 is named too
    cards    production cards before each seat, as "W GG"
    deck     the season's deck, top first
    removed  the card removed unseen
    given    dotted path in the snapshot = value
    """
    options = {"mode": mode, "divinity": "on" if divinity else "off"}
    s = GAME.new(GAME.setup(players, options, "told", data))
    s.stack = []
    doc = GAME.dump(s)
    doc["first_player"] = first
    for seat, mat in enumerate(doc["seats"]):
        lay_out(mat, (grounds or {}).get(seat, {}))
        mat["cards"] = names((cards or {}).get(seat, ""))
    doc["season"]["deck"] = names(deck)
    doc["season"]["removed"] = names(removed)[0] if removed else ""
    for path, value in (given or {}).items():
        put(doc, path, value, "given")
    s = GAME.load(doc, data, "given")
    s.log = []
    GAME.enter(s, at or only)
    if only:
        cut(s, only)
    s.settle()
    return s


def lay_out(mat: dict[str, Any], tiles: Mapping[int, str]) -> None:
    ground = [tiles.get(cell, PAIR if cell == 0 else "") for cell in range(12)]
    mat["ground"] = ground
    mat["unplaced"] = []
    for name in ground:
        if name.endswith("pyramid") and not mat["pyramid"]:
            mat["pyramid"] = 1
            mat["stages"] = 3 if name == "pyramid" else 0
        trade = {"carpenter": "wood", "stonecutter": "stone", "goldsmith": "gold", "port": "joker"}
        if name in trade:
            mat["goods"][trade[name]] += 1


def cut(s: SaReState, phase: str) -> None:
    """Leave nothing on the stack but this phase."""
    if phase == "planning":
        s.stack[-1].step(s)
        s.stack = [task for task in s.stack if isinstance(task, StartPlan)]
    else:
        s.stack = s.stack[-1:]


def names(letters: str) -> list[str]:
    """Season cards by name: names("W GG t")."""
    return [CARDS[LETTERS.index(word)] for word in letters.split()]


def stock(**counts: int) -> dict[str, int]:
    """Exactly these resources, and none of the others: stock(wood=3, joker=1)."""
    assert set(counts) <= set(RESOURCES), counts
    return {name: counts.get(name, 0) for name in RESOURCES}


# ------------------------------------------------------------------ playing


def play(s: SaReState, *moves: str) -> list[Event]:
    """Play moves as "seat action", for instance "0 draw"; tells what came of them."""
    return moves_of.play(GAME, s, moves)


def read(move: str) -> tuple[int, Action]:
    return moves_of.read(GAME, move)


def refused(s: SaReState, move: str) -> str:
    """The rule under which the move is refused; and the refusal has changed nothing."""
    return moves_of.refused(GAME, s, move)


def launch(s: SaReState, seat: int, kind: str, cell: int) -> list[Event]:
    """Launch a worksite on a cell."""
    events = play(s, f"{seat} launch {kind}")
    question = s.question(seat)
    if question is not None and question.asks == "site":
        events += play(s, f"{seat} at cell:{cell}")
    return events


def spend(s: SaReState, seat: int, *sources: str) -> None:
    """Spend these sources, as "card W" or "stock gold"; what is not asked is spent already."""
    for source in sources:
        place, what = source.split()
        play(s, f"{seat} spend {place} {names(what)[0] if place == 'card' else what}")


# ------------------------------------------------------------------ looking


def options(s: SaReState, seat: int) -> list[str]:
    """What the seat may do now, in notation."""
    return [action.code for action in s.legal(seat)]


def asked(s: SaReState) -> str:
    """Who is asked what: "0 offer"; "" if the position is played out."""
    if s.is_over():
        return ""
    seat = s.to_act()[0]
    question = s.question(seat)
    assert question is not None
    return f"{seat} {question.asks}"


def see(s: SaReState, path: str) -> Any:
    """What the snapshot has at a dotted path."""
    return look_up(GAME.dump(s), path, "see")


def each(s: SaReState, path: str) -> list[Any]:
    """What the snapshot has at a path below each seat: each(s, "gauge")."""
    return [see(s, f"seats.{seat}.{path}") for seat in range(s.n)]


def hand(s: SaReState, seat: int) -> str:
    """A seat's production cards by letters, whatever their marks."""
    piles = ("cards", "traded", "carried", "carried_traded")
    held = [name for pile in piles for name in see(s, f"seats.{seat}.{pile}")]
    return " ".join(sorted(LETTERS[CARDS.index(name)] for name in held))


def hands(s: SaReState) -> list[str]:
    return [hand(s, seat) for seat in range(s.n)]


def told(s: SaReState, kind: str) -> list[Event]:
    """The events of a kind, since the position was set up."""
    assert s.log is not None
    return [event for event in s.log if event.kind == kind]


def told_by(s: SaReState, kind: str) -> list[int]:
    """The seats of the events of a kind, in the order in which they happened."""
    return [event.seat for event in told(s, kind)]


def ids(rows: Iterable[Any]) -> list[str]:
    return [row.id for row in rows]
