"""Every action of the game, made once."""

from __future__ import annotations

from typing import Final

from trilith.engine.action import Action, Menu, act
from trilith.games.sa_re.components import CARDS, CELL_NAMES, GOODS_CARDS, HORUS, RESOURCES, TYPES

SEATS: Final = 4
SEAT_NAMES: Final = tuple(f"seat:{seat}" for seat in range(SEATS))
AGES: Final = ("fresh", "carried")
"""Whether a production card was acquired this season or kept from an earlier round."""

# ------------------------------------------------------------------ planning

AT: Final = tuple(act("at", cell) for cell in CELL_NAMES)
LAUNCH: Final = tuple(act("launch", kind) for kind in TYPES)
WITHDRAW: Final = tuple(act("withdraw", cell) for cell in CELL_NAMES)
MOVE: Final = tuple(act("move", cell) for cell in CELL_NAMES)
DEMOLISH: Final = tuple(act("demolish", cell) for cell in CELL_NAMES)
RAZE: Final = tuple(act("raze", kind) for kind in TYPES[:2])
"""Which of the two start tiles that share a cell is demolished."""
RESET: Final = act("reset")
COMMIT: Final = act("commit")
LOSE: Final = tuple(act("lose", resource) for resource in RESOURCES)

# ------------------------------------------------------------------ season

DRAW: Final = act("draw")
STOP: Final = act("stop")
GO_ON: Final = act("go_on")
END_SEQUENCE: Final = act("end_sequence")
USE_TEMPLE: Final = act("temple")
USE_MARKET: Final = act("market")
USE_BARRACKS: Final = tuple(act("barracks", seat) for seat in SEAT_NAMES)
USE_PALACE: Final = tuple(act("palace", card) for card in CARDS[: HORUS + 1])
APPLY: Final = (act("apply", "first"), act("apply", "second"))
"""The Temple's choice: which of the two cards is applied. Others may not know what they are."""
ACQUIRE: Final = tuple(act("acquire", card) for card in CARDS[:GOODS_CARDS])
OBEY: Final = act("obey", "horus_choice")
KEEP_SINGLE: Final = act("keep", "trouble_single", "plain")
KEEP_DOUBLE: Final = act("keep", "trouble_double", "plain")
KEEP_LIBRARY: Final = act("keep", "trouble_single", "library")
KEEP_GARDENS: Final = act("keep", "trouble_double", "gardens")
KEEP_BOTH: Final = act("keep", "trouble_double", "both")
PASS_SINGLE: Final = tuple(act("pass", "trouble_single", seat) for seat in SEAT_NAMES)
PASS_DOUBLE: Final = tuple(act("pass", "trouble_double", seat) for seat in SEAT_NAMES)
DISCARD_SINGLE: Final = act("discard", "trouble_single")
DISCARD_DOUBLE: Final = act("discard", "trouble_double")
GIVE: Final = tuple(act("give", card, age) for age in AGES for card in CARDS[:GOODS_CARDS])
"""The Market: one's own card; by kind, then by age."""
GET: Final = tuple(
    tuple(act("get", seat, card, age) for age in AGES for card in CARDS[:GOODS_CARDS])
    for seat in SEAT_NAMES
)
"""The Market: the opponent's card, by seat."""
SAVE: Final = tuple(act("save", card) for card in CARDS[:GOODS_CARDS])
"""Keep a production card for the next round."""

# ------------------------------------------------------------------ construction

BUILD: Final = tuple(act("build", cell) for cell in CELL_NAMES)
STAGE: Final = act("stage")
REDUCE: Final = tuple(act("reduce", resource) for resource in RESOURCES[:3])
CHARTER: Final = act("charter")
DONE: Final = act("done")
SPEND: Final = (
    *(act("spend", "card", card) for card in CARDS[:GOODS_CARDS]),
    *(act("spend", "stock", resource) for resource in RESOURCES),
    *(act("spend", "building", resource) for resource in RESOURCES),
    act("spend", "library", "joker"),
    act("spend", "caravan", "joker"),
)
"""SR-PAY-01. One action for each kind of source, in the order of `payment`."""
STORE: Final = (
    *(act("store", "card", card) for card in CARDS[:GOODS_CARDS]),
    *(act("store", "building", resource) for resource in RESOURCES),
    act("store", "library", "joker"),
    *(act("store", "caravan", resource) for resource in RESOURCES[:3]),
)
STORE_ONLY: Final = tuple(act("store_only", resource) for resource in RESOURCES[:3])
THROW: Final = tuple(act("throw", resource) for resource in RESOURCES)

PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "at": ("cell",),
    "launch": ("type",),
    "withdraw": ("cell",),
    "move": ("cell",),
    "demolish": ("cell",),
    "raze": ("type",),
    "reset": (),
    "commit": (),
    "lose": ("resource",),
    "draw": (),
    "stop": (),
    "go_on": (),
    "end_sequence": (),
    "temple": (),
    "market": (),
    "barracks": ("target",),
    "palace": ("card",),
    "apply": ("place",),
    "acquire": ("card",),
    "obey": ("card",),
    "keep": ("card", "how"),
    "pass": ("card", "target"),
    "discard": ("card",),
    "give": ("card", "age"),
    "get": ("target", "card", "age"),
    "save": ("card",),
    "build": ("cell",),
    "stage": (),
    "reduce": ("resource",),
    "charter": (),
    "done": (),
    "spend": ("place", "what"),
    "store": ("place", "what"),
    "store_only": ("resource",),
    "throw": ("resource",),
}
"""Each verb with the names of its arguments."""

AT_MENU: Final = Menu(AT)
PLAN_MENU: Final = Menu((*LAUNCH, *WITHDRAW, *MOVE, *DEMOLISH, RESET, COMMIT))
LOSE_MENU: Final = Menu(LOSE)
TROUBLE_MENU: Final = Menu(
    (
        KEEP_SINGLE,
        KEEP_LIBRARY,
        KEEP_DOUBLE,
        KEEP_GARDENS,
        KEEP_BOTH,
        *PASS_SINGLE,
        *PASS_DOUBLE,
        DISCARD_SINGLE,
        DISCARD_DOUBLE,
    )
)
SAVE_MENU: Final = Menu((*SAVE, DONE))
BUILD_MENU: Final = Menu((*BUILD, STAGE, DONE))
REDUCE_MENU: Final = Menu(REDUCE)
SPEND_MENU: Final = Menu(SPEND)
SHIP_MENU: Final = Menu((CHARTER, *STORE, *THROW, DONE))


def all_actions() -> tuple[Action, ...]:
    """The catalogue, in its fixed order."""
    planning = (AT, LAUNCH, WITHDRAW, MOVE, DEMOLISH, RAZE, (RESET, COMMIT), LOSE)
    season = ((DRAW, STOP, GO_ON, END_SEQUENCE, USE_TEMPLE, USE_MARKET), USE_BARRACKS, USE_PALACE)
    resolving = (APPLY, ACQUIRE, (OBEY,), TROUBLE_MENU.actions, GIVE, *GET, SAVE)
    construction = (BUILD, (STAGE, CHARTER, DONE), REDUCE, SPEND, STORE, STORE_ONLY, THROW)
    groups = (*planning, *season, *resolving, *construction)
    return tuple(action for group in groups for action in group)
