"""EN-SOLO. The opponent teaches the Torah: which tile, and over which scribes."""

from __future__ import annotations

from typing import Final

from trilith.engine.errors import Arg, Refusal
from trilith.games.ezra_nehemiah.heroes import take_hero
from trilith.games.ezra_nehemiah.names import (
    GOLD,
    RIVAL,
    ROW_OF,
    ROW_START,
    ROWS,
    SCROLL_SPACES,
    SCROLLS,
    SILVER,
)
from trilith.games.ezra_nehemiah.rewards import gain, pay
from trilith.games.ezra_nehemiah.solo_walls import focus_of
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.torah import chains, gain_row_bonus
from trilith.games.ezra_nehemiah.white import make_room

# ------------------------------------------------------------------ which tile


def cost(s: EzraState, row: int) -> int:
    """EN-SOLO-60. Gold by the row's value, one less for each row below that is full."""
    return s.data.row_vp[row] - sum(is_full(s, below) for below in range(row))


def is_full(s: EzraState, row: int) -> bool:
    """EN-SOLO-60. White workers do not count."""
    return all(owner >= 0 for owner in s.scribes[ROW_START[row] : ROW_START[row + 1]])


def possible(s: EzraState, row: int) -> list[int]:
    """EN-SOLO-61. The tiles of a row that it may take, from left to right."""
    mat = s.mats[RIVAL]
    if not mat.supply or mat.goods[GOLD] < cost(s, row):
        return []
    spaces = range(ROW_START[row], ROW_START[row + 1])
    return [space for space in spaces if s.scribes[space] < 0 and usable(s, space)]


def why_no_tile(s: EzraState) -> Refusal | None:
    """EN-SOLO-62. Without any possible tile the row of the scheme card is not possible."""
    if any(possible(s, row) for row in range(ROWS)):
        return None
    return Refusal("EN-SOLO-62", {"reason": "no_tile"})


def start_highest(s: EzraState) -> None:
    """EN-SOLO-61. A tile of the highest row that has a possible one."""
    teach(s, choose(s, next(row for row in reversed(range(ROWS)) if possible(s, row))))


def start_lowest(s: EzraState) -> None:
    """EN-SOLO-61. A tile of the lowest row that has a possible one."""
    teach(s, choose(s, next(row for row in range(ROWS) if possible(s, row))))


FEW: Final[dict[int, tuple[int, ...]]] = {1: (0, 0, 0, 0), 2: (0, 0, 1, 1), 3: (0, 1, 1, 2)}
"""EN-SOLO-63. With so few options: which one each column of the focus card points at."""


def choose(s: EzraState, row: int) -> int:
    """EN-SOLO-63. The column of the focus card points at one; of many the middle is left out."""
    options, column = possible(s, row), focus_of(s).column
    n = len(options)
    space = options[FEW.get(n, (0, 1, n - 2, n - 1))[column - 1]]
    facts: dict[str, Arg] = {
        "scroll_space": SCROLL_SPACES[space],
        "count": n,
        "column": column,
    }
    s.tell("tile_target", RIVAL, "EN-SOLO-63" if n > 1 else "EN-SOLO-61", facts)
    return space


# ------------------------------------------------------------------ branching


def rank(s: EzraState, space: int) -> int:
    """EN-SOLO-66. Own scribes before white workers before the human's."""
    if s.scribes[space] == RIVAL:
        return 0
    return 1 if s.scribes[space] < 0 else 2


def usable(s: EzraState, space: int) -> list[tuple[int, ...]]:
    """EN-SOLO-66, EN-SOLO-67. The chains down from a tile whose white workers can all be paid."""
    silver, each = s.mats[RIVAL].goods[SILVER], s.data.branch_cost
    return [
        chain
        for chain in chains(s, space)
        if each * sum(rank(s, step) == 1 for step in chain) <= silver
    ]


def best_chain(s: EzraState, space: int) -> tuple[int, ...]:
    """EN-SOLO-67. Compared from the top down, the first better step wins; of equals the left."""
    best: tuple[int, ...] = ()
    best_ranks: list[int] | None = None
    for chain in usable(s, space):
        ranks = [rank(s, step) for step in chain]
        if best_ranks is None or ranks < best_ranks:
            best, best_ranks = chain, ranks
    return best


def branch(s: EzraState, chain: tuple[int, ...]) -> None:
    """EN-SOLO-66, EN-SOLO-15. A white worker costs silver; for the human's scribes he gains it."""
    if chain:
        spaces = " ".join(SCROLL_SPACES[step] for step in chain)
        s.tell("branches", RIVAL, "EN-SOLO-66", {"scroll_space": spaces})
    for step in chain:
        if rank(s, step) == 1:
            pay(s, RIVAL, SILVER, s.data.branch_cost, "EN-SOLO-66")
        elif rank(s, step) == 2:
            gain(s, s.scribes[step], SILVER, s.data.branch_cost, "EN-SOLO-15")


# ------------------------------------------------------------------ the scribe


def teach(s: EzraState, space: int) -> None:
    """EN-SOLO-60, EN-SOLO-68. Gold and branching, the white worker makes room, the scribe comes."""
    pay(s, RIVAL, GOLD, cost(s, ROW_OF[space]), "EN-SOLO-60")
    branch(s, best_chain(s, space))
    make_room(s, space)
    place_scribe(s, space)


def place_scribe(s: EzraState, space: int) -> None:
    """EN-SOLO-64, EN-SOLO-65. Silver for the row's food, and a hero; nothing else of the tile."""
    tile = s.scrolls[space]
    s.mats[RIVAL].supply -= 1
    s.scribes[space] = RIVAL
    facts = {"scroll_space": SCROLL_SPACES[space], "scroll": SCROLLS[tile]}
    s.tell("scribe", RIVAL, "EN-SOLO-61", {**facts})
    gain_row_bonus(s, RIVAL, ROW_OF[space])
    hero = s.data.scrolls[tile].hero
    if hero >= 0:
        take_hero(s, RIVAL, hero)
