"""The table of a game for one: set up without chance, with the opponent's cards in fixed order.

    s = solo()
    reveal(s, "scheme_3", focus="focus_fountain")

The human stands at the Sheep Gate and the Horse Gate, the opponent at the Fountain Gate and the Old
Gate. Nobody has goods, the opponent has no worker in its supply, and nothing is pending.
"""

from __future__ import annotations

from tests.games.ezra_nehemiah.table import GAME, pending, told, workers_in_supply
from trilith.engine.event import Event
from trilith.games.ezra_nehemiah.names import (
    CARDS,
    FOCUS_CARDS,
    GOODS,
    RIVAL,
    SCHEME_CARDS,
    SCROLL_SPACES,
    TILE_TYPES,
    WALL_CARDS,
)
from trilith.games.ezra_nehemiah.rewards import Rewards
from trilith.games.ezra_nehemiah.scheme import RevealScheme
from trilith.games.ezra_nehemiah.setup import settle_in
from trilith.games.ezra_nehemiah.state import EzraState


def new_solo(side: str = "a", seed: str = "told") -> EzraState:
    """A game for one as it begins, at its first choice."""
    options = {"altar_card": "altar_1a", "solo_side": side}
    return GAME.start(GAME.setup(1, options, seed), [])


def solo(side: str = "a") -> EzraState:
    """A game for one with nothing pending."""
    s = GAME.new(GAME.setup(1, {"altar_card": "altar_1a", "solo_side": side}, "told"))
    s.stack = []
    human, rival = s.mats
    human.tiles = (0,) * len(TILE_TYPES)
    human.hand, human.pouch = 0b1111, tuple(range(4, len(CARDS)))
    for mat in (human, rival):
        mat.goods = [0] * len(GOODS)
        mat.wall_pile = tuple(range(len(WALL_CARDS)))
    s.focus_pile = tuple(range(len(FOCUS_CARDS)))
    s.scheme_pile = tuple(range(len(SCHEME_CARDS)))
    settle_in(s)
    workers_in_supply(s, RIVAL, 0)
    s.log = []
    return s


def focus(s: EzraState, name: str) -> None:
    """This focus card was revealed last."""
    number = FOCUS_CARDS.index(name)
    s.focus_pile = tuple(card for card in range(len(FOCUS_CARDS)) if card != number)
    s.focus_shown = (number,)


def on_top(s: EzraState, name: str) -> None:
    """This focus or scheme card is the next to be revealed."""
    if name in FOCUS_CARDS:
        number = FOCUS_CARDS.index(name)
        s.focus_pile = (number, *(card for card in s.focus_pile if card != number))
    else:
        number = SCHEME_CARDS.index(name)
        s.scheme_pile = (number, *(card for card in s.scheme_pile if card != number))


def reveal(s: EzraState, scheme: str, focus_card: str = "focus_fountain") -> int:
    """The opponent resolves this scheme card after that focus card; tells which row, 0 if none."""
    focus(s, focus_card)
    on_top(s, scheme)
    s.active = RIVAL
    pending(s, RevealScheme())
    taken = told(s, "row")
    return int(taken[-1].args["count"]) if taken else 0


def gets(s: EzraState, bundle: str) -> None:
    """The opponent gains what this bundle of the data prints."""
    pending(s, Rewards(RIVAL, bundle, 0))


def rival_scribe(s: EzraState, space: str) -> None:
    """A scribe of the opponent stands there."""
    s.scribes[SCROLL_SPACES.index(space)] = RIVAL
    s.mats[RIVAL].pool -= 1


def last(s: EzraState, kind: str) -> Event:
    return told(s, kind)[-1]
