"""Every action of the game, made once."""

from __future__ import annotations

from typing import Final

from trilith.engine.action import Action, Menu, act
from trilith.games.castle.components import (
    BASIC,
    CARDS,
    ITEMS,
    MOST_THALERS,
    PLACES,
    RESOURCES,
    SPACES,
    TILES,
    WORKERS,
)

SEATS: Final = 4

PASS: Final = act("pass")
CHOOSE: Final = tuple(act("choose", card) for card in CARDS)
LOSE: Final = tuple(act("lose", card) for card in CARDS)
PAY_THALERS: Final = act("pay", "thalers")
PAY: Final = tuple(act("pay", resource) for resource in RESOURCES[:BASIC])
EXCHANGE: Final = tuple(act("exchange", resource) for resource in RESOURCES[:BASIC])
GIVE_STONE: Final = act("give", "stone")
COURT: Final = tuple(act("court", item) for item in ITEMS)
DROP_OUT: Final = act("drop_out")
TAKE: Final = tuple(act("take", item) for item in ITEMS)
LOAD: Final = tuple(act("load", resource) for resource in RESOURCES[:BASIC])
BUILD: Final = tuple(act("build", tile) for tile in TILES)
BUY: Final = tuple(
    act("buy", f"seat:{seller}", resource) for seller in range(SEATS) for resource in RESOURCES
)
SELL: Final = act("sell")
REFUSE: Final = act("refuse")
HELPER_SPACES: Final = (*SPACES, "innkeeper", "granary")
"""Where a helper can be placed: the spaces on buildings, and two winter cards."""
INNKEEPER_SPACE: Final = 16
GRANARY_SPACE: Final = 17
PLACE: Final = tuple(act("place", space) for space in HELPER_SPACES)
PLACE_TRADER: Final = tuple(act("place", place) for place in PLACES)
HELPER_SOURCES: Final = ("supply", *PLACES, "innkeeper")
"""Where a helper can come from."""
FROM: Final = tuple(act("from", source) for source in HELPER_SOURCES)
SUPPLY: Final = 0
FROM_INNKEEPER: Final = 6
RECALL: Final = tuple(act("recall", place) for place in PLACES)
CASH_IN: Final = tuple(act("cash_in", str(n)) for n in range(MOST_THALERS + 1))
CONVERT: Final = tuple(act("convert", resource) for resource in RESOURCES[:BASIC])
FIRST: Final = tuple(act("first", CARDS[card]) for card in range(len(CARDS)) if WORKERS >> card & 1)

PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "pass": (),
    "choose": ("card",),
    "lose": ("card",),
    "pay": ("item",),
    "exchange": ("item",),
    "give": ("item",),
    "court": ("item",),
    "drop_out": (),
    "take": ("item",),
    "load": ("item",),
    "build": ("building",),
    "buy": ("seller", "item"),
    "sell": (),
    "refuse": (),
    "place": ("place",),
    "from": ("place",),
    "recall": ("place",),
    "cash_in": ("count",),
    "convert": ("item",),
    "first": ("card",),
}
"""Each verb with the names of its arguments."""

CHOOSE_MENU: Final = Menu(CHOOSE)
BUILD_MENU: Final = Menu((*BUILD, *EXCHANGE, PASS))
PAY_MENU: Final = Menu(PAY)
TAKE_MENU: Final = Menu(TAKE)
COURT_MENU: Final = Menu((*COURT, DROP_OUT))
LOAD_MENU: Final = Menu(LOAD)
BUY_MENU: Final = Menu((*BUY, PASS))
TRADER_MENU: Final = Menu((*PLACE_TRADER, PASS))
HELPER_MENU: Final = Menu((*PLACE, PASS))
SOURCE_MENU: Final = Menu(FROM)
RECALL_MENU: Final = Menu(RECALL)
LOSE_MENU: Final = Menu((*LOSE, PAY_THALERS))
CONVERT_MENU: Final = Menu((*CONVERT, *EXCHANGE, PASS))


def all_actions() -> tuple[Action, ...]:
    """The catalogue, in its fixed order."""
    groups = (CHOOSE, BUILD, PAY, EXCHANGE, (PASS,), PLACE_TRADER, PLACE, FROM, TAKE, BUY)
    winter = (LOSE, (PAY_THALERS, GIVE_STONE), COURT, (DROP_OUT,), RECALL)
    rest = ((SELL, REFUSE), LOAD, FIRST, CONVERT, CASH_IN)
    return tuple(action for group in (*groups, *winter, *rest) for action in group)
