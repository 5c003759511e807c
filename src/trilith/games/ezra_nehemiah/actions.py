"""Every action of the game, made once."""

from __future__ import annotations

from typing import Final

from trilith.engine.action import Action, act
from trilith.games.ezra_nehemiah.names import (
    BASIC,
    BLESSINGS,
    BUILD_SPACES,
    CARDS,
    CORNERS,
    GATES,
    MAINS,
    RESOURCES,
    RING,
    SCROLL_SPACES,
    SPOTS,
    TILE_TYPES,
    WALL_CARDS,
    WALLS,
    WOOD_SCROLLS,
)

PILES: Final = 3
TEMPLE_ROWS: Final = 5
TENT_MOVES: Final = 4
MOST_FOOD: Final = 16
"""EN-DEV-07. At most one food per worker can be due at a time."""

GATEKEEPER: Final = tuple(act("gatekeeper", gate) for gate in CORNERS)
PLAY: Final = tuple(
    tuple(act("play", card, f"pile:{pile + 1}") for pile in range(PILES)) for card in CARDS
)
MAIN: Final = tuple(act("main", main) for main in MAINS)
END_TURN: Final = act("end_turn")
FINISH: Final = act("finish")
DECLINE: Final = act("decline")

LEVITE: Final = act("levite")
BANNER: Final = act("banner")
TEMPLE: Final = tuple(
    tuple(act("temple", f"temple:{row + 1}", resource) for resource in RESOURCES[:3])
    for row in range(TEMPLE_ROWS)
)
ALTAR: Final = tuple(act("altar", resource) for resource in RESOURCES)

SPACE: Final = tuple(act("space", name) for name in RING)
CLEAR: Final = tuple(act("clear", resource) for resource in RESOURCES)
BUILD: Final = act("build")
PAY: Final = tuple(act("pay", resource) for resource in RESOURCES)
PAY_BANNERS: Final = act("pay", "banners")
WALL_CARD: Final = tuple(act("wall_card", card) for card in WALL_CARDS)
ON_TOP: Final = tuple(act("on_top", card) for card in WALL_CARDS)
COPY: Final = tuple(act("copy", name) for name in RING)

SCRIBE: Final = tuple(act("scribe", space) for space in SCROLL_SPACES)
BRANCH: Final = tuple(act("branch", space) for space in SCROLL_SPACES)
TENT: Final = tuple(act("tent", str(n + 1)) for n in range(TENT_MOVES))

TRADE: Final = tuple(
    tuple(act("trade", card, side) for side in ("top", "bottom", "sell")) for card in CARDS
)
TRADE_SELL: Final = 2
SELL: Final = tuple(act("sell", resource) for resource in RESOURCES)
DEVELOP: Final = tuple(act("develop", kind) for kind in TILE_TYPES)
TRADER: Final = tuple(act("place", f"trader:{spot + 1}") for spot in range(SPOTS))
ELDER: Final = tuple(act("place", f"elder:{spot + 1}") for spot in range(SPOTS))
REPEAT: Final = act("repeat")

TAKE: Final = tuple(act("take", resource) for resource in RESOURCES)
BLESS: Final = tuple(act("bless", colour) for colour in BLESSINGS)
RETRIEVE_TRADER: Final = tuple(act("retrieve", f"trader:{i + 1}") for i in range(SPOTS))
RETRIEVE_ELDER: Final = tuple(act("retrieve", f"elder:{i + 1}") for i in range(SPOTS))
CHOOSE: Final = tuple(act("choose", str(i + 1)) for i in range(2))
RETURN: Final = tuple(act("return", resource) for resource in RESOURCES)
CONVERT: Final = tuple(act("convert", str(n)) for n in range(MOST_FOOD + 1))

JUDGMENT: Final = act("judgment")
FARMER: Final = act("farmer")
LABOURER: Final = act("labourer")
TILE: Final = tuple(act("tile", kind) for kind in TILE_TYPES)
SCROLL: Final = tuple(act("scroll", tile) for tile in WOOD_SCROLLS)
TUCK: Final = tuple(act("tuck", card) for card in CARDS)


def connect(wall: int, gate: int) -> Action:
    """EN-CONN-05. This connection is resolved first."""
    return act("connect", RING[wall], RING[gate])


CONNECT: Final = tuple(
    connect((gate + side) % len(RING), gate) for gate in GATES for side in (-1, 1)
)

PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "gatekeeper": ("space",),
    "play": ("card", "pile"),
    "main": ("main",),
    "end_turn": (),
    "finish": (),
    "decline": (),
    "levite": (),
    "banner": (),
    "temple": ("row", "good"),
    "altar": ("good",),
    "space": ("space",),
    "clear": ("good",),
    "build": (),
    "pay": ("good",),
    "wall_card": ("wall_card",),
    "on_top": ("wall_card",),
    "copy": ("space",),
    "connect": ("wall", "gate"),
    "scribe": ("scroll_space",),
    "branch": ("scroll_space",),
    "tent": ("count",),
    "trade": ("card", "side"),
    "sell": ("good",),
    "develop": ("tile",),
    "place": ("spot",),
    "repeat": (),
    "take": ("good",),
    "bless": ("blessing",),
    "retrieve": ("spot",),
    "choose": ("count",),
    "return": ("good",),
    "convert": ("count",),
    "judgment": (),
    "farmer": (),
    "labourer": (),
    "tile": ("tile",),
    "scroll": ("scroll",),
    "tuck": ("card",),
}
"""Each verb with the names of its arguments."""


def all_actions() -> tuple[Action, ...]:
    """The catalogue, in its fixed order."""
    spaces = tuple(SPACE[i] for i in BUILD_SPACES)
    basic = tuple(TAKE[i] for i in BASIC)
    walls = tuple(COPY[i] for i in WALLS)
    groups: tuple[tuple[Action, ...], ...] = (
        GATEKEEPER,
        *PLAY,
        MAIN,
        (END_TURN, FINISH, DECLINE, LEVITE, BANNER),
        *TEMPLE,
        ALTAR[2:],
        spaces,
        CLEAR,
        (BUILD, PAY_BANNERS),
        PAY,
        WALL_CARD,
        ON_TOP,
        walls,
        CONNECT,
        SCRIBE,
        BRANCH[:12],
        TENT,
        *TRADE,
        SELL,
        DEVELOP,
        TRADER,
        ELDER,
        (REPEAT,),
        basic,
        BLESS,
        RETRIEVE_TRADER,
        RETRIEVE_ELDER,
        CHOOSE,
        RETURN,
        CONVERT,
        (JUDGMENT, FARMER, LABOURER),
        TILE,
        SCROLL,
        TUCK,
    )
    return tuple(action for group in groups for action in group)
