"""The names of everything in the box, and the small numbers that the rules use for them."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
COLOURS: Final = ("teal", "red", "purple", "yellow")
"""The colour of each seat."""

GOODS: Final = ("gold", "stone", "wood", "cinders", "silver", "food")
GOLD: Final = 0
STONE: Final = 1
WOOD: Final = 2
CINDERS: Final = 3
SILVER: Final = 4
FOOD: Final = 5
RESOURCES: Final = ("gold", "stone", "wood", "cinders")
"""Silver and food are no resources: they are never limited by the guards."""
BASIC: Final = (STONE, WOOD, CINDERS)
"""EN-EFF-04. What 'any resource' may be: never gold."""

BANNERS: Final = ("red", "grey", "blue", "wild")
RED: Final = 0
GREY: Final = 1
BLUE: Final = 2
WILD: Final = 3

MAINS: Final = ("temple_altar", "rubble_wall_gate", "torah_tent")
"""EN-BANNER-01. The main actions, in the order of their banners' colours."""
TEMPLE_ALTAR: Final = 0
RUBBLE_WALL_GATE: Final = 1
TORAH_TENT: Final = 2

BLESSINGS: Final = ("orange", "purple", "red")

RING: Final = (
    "sheep_gate",
    "w01",
    "w02",
    "w03",
    "muster_gate",
    "w04",
    "w05",
    "w06",
    "east_gate",
    "w07",
    "w08",
    "horse_gate",
    "w09",
    "w10",
    "water_gate",
    "w11",
    "w12",
    "fountain_gate",
    "w13",
    "w14",
    "dung_gate",
    "w15",
    "w16",
    "w17",
    "valley_gate",
    "w18",
    "w19",
    "w20",
    "old_gate",
    "w21",
    "w22",
    "fish_gate",
    "w23",
    "w24",
)
"""EN-GATE-06. Walls and gates clockwise from the top left corner."""
CORNERS: Final = ("old_gate", "sheep_gate", "horse_gate", "fountain_gate")
GATES: Final = tuple(i for i, name in enumerate(RING) if name.endswith("_gate"))
CORNER_GATES: Final = tuple(i for i in GATES if RING[i] in CORNERS)
CARD_GATES: Final = tuple(i for i in GATES if RING[i] not in CORNERS)
WALLS: Final = tuple(i for i, name in enumerate(RING) if not name.endswith("_gate"))
IS_GATE: Final = tuple(name.endswith("_gate") for name in RING)
BUILD_SPACES: Final = tuple(i for i, name in enumerate(RING) if name not in CORNERS)
"""Everything that can be built during the game."""

UNBUILT: Final = -1
NEUTRAL: Final = -2
"""Owners of wall and gate spaces, beside the seats."""

RIVAL: Final = 1
"""EN-SOLO. The number of the opponent's mat in a game for one: as if it sat beside the human."""
SOLO_SIDES: Final = ("a", "b")
DIRECTIONS: Final = ("clockwise", "counterclockwise")
FOCUS_CARDS: Final = (
    "focus_sheep",
    "focus_muster",
    "focus_east",
    "focus_horse",
    "focus_water",
    "focus_fountain",
    "focus_dung",
    "focus_valley",
    "focus_old",
    "focus_fish",
)
SCHEME_CARDS: Final = tuple(f"scheme_{i}" for i in range(1, 7))

ROWS: Final = 4
"""Scroll rows; row 0 is the bottom one, worth 1 point."""
SCROLL_SPACES: Final = tuple(f"s{r + 1}_{c + 1}" for r in range(ROWS) for c in range(r + 3))
ROW_OF: Final = tuple(r for r in range(ROWS) for _ in range(r + 3))
COLUMN_OF: Final = tuple(c for r in range(ROWS) for c in range(r + 3))
ROW_START: Final = (0, 3, 7, 12, 18)

WALL_CARDS: Final = tuple(f"wall_card_{i:02d}" for i in range(1, 13))
CARDS: Final = (
    "priest",
    "temple_servant",
    "singer",
    "mason",
    "carpenter",
    "watchman",
    "teacher",
    "copyist",
    "perfumer",
    "official",
)
ALL_CARDS: Final = (1 << 10) - 1
HEROES: Final = ("zerubbabel", "ezra", "nehemiah")
ALTAR_CARDS: Final = ("altar_1a", "altar_1b", "altar_2a", "altar_2b")
TILE_TYPES: Final = ("guards", "labourers", "farmers", "traders", "elders")
GUARDS: Final = 0
LABOURERS: Final = 1
FARMERS: Final = 2
TRADERS: Final = 3
ELDERS: Final = 4
VARIANTS: Final = 4
SPOTS: Final = 4
"""EN-TE-03. Trader spaces and elder spaces on a player board."""

GOLD_SCROLLS: Final = (
    "gold_silver_rate",
    "gold_blessing_sets",
    "gold_workers_on_board",
    "gold_walls_and_gates",
    "gold_temple_rows",
    "gold_lower_scribes",
    "gold_top_scribes",
    "gold_hand_card",
)
WOOD_SCROLLS: Final = (
    "wood_no_feed_farmers_labourers",
    "wood_no_feed_traders_gatekeepers",
    "wood_no_feed_scribes",
    "wood_tent_extra",
    "wood_sabbath_worker_resource",
    "wood_sabbath_altar",
    "wood_sabbath_tent",
    "wood_sabbath_levite_silver",
    "wood_sabbath_auxiliary",
    "wood_levite_discount",
    "wood_scribe_blessing",
    "wood_gatekeeper_blessing",
    "wood_build_stone_discount",
    "wood_adjacent_wall",
    "wood_golden_altar",
    "wood_elder_bonus",
    "wood_trader_twice",
    "wood_free_piles",
    "wood_trade_any_visible",
    "wood_bottom_trade_discount",
    "wood_after_trade",
    "wood_development_gold",
)
STONE_SCROLLS: Final = ("stone_zerubbabel", "stone_nehemiah", "stone_ezra")
SCROLLS: Final = (*GOLD_SCROLLS, *WOOD_SCROLLS, *STONE_SCROLLS)
FIRST_WOOD: Final = 8
FIRST_STONE: Final = 30

WORKER_KINDS: Final = ("gatekeeper", "scribe", "trader", "elder", "farmer", "labourer")
"""EN-SAB-02. Workers who eat; levites do not."""

TRIGGERS: Final = (
    "always",
    "place_levite",
    "build",
    "trade",
    "place_trader",
    "place_elder",
    "place_gatekeeper",
    "place_scribe",
    "build_wall",
    "after_trade",
    "after_development",
    "altar_golden_space",
    "tent_move",
    "prepare_for_sabbath",
    "feeding",
)
"""EN-SCROLL-05. The moments at which a scroll tile works."""

SOURCES: Final = (
    "start",
    "temple",
    "sectors",
    "levites",
    "altar",
    "tent",
    "blessings",
    "walls",
    "gates",
    "scribes",
    "scrolls",
    "heroes",
    "development",
    "workers",
    "trade",
    "judgment",
    "hunger",
    "sabbath",
    "goods",
    "altar_leader",
)
"""Where points come from: the rows of the scoring."""
FROM_START: Final = 0
FROM_TEMPLE: Final = 1
FROM_SECTORS: Final = 2
FROM_LEVITES: Final = 3
FROM_ALTAR: Final = 4
FROM_TENT: Final = 5
FROM_BLESSINGS: Final = 6
FROM_WALLS: Final = 7
FROM_GATES: Final = 8
FROM_SCRIBES: Final = 9
FROM_SCROLLS: Final = 10
FROM_HEROES: Final = 11
FROM_DEVELOPMENT: Final = 12
FROM_WORKERS: Final = 13
FROM_TRADE: Final = 14
FROM_JUDGMENT: Final = 15
FROM_HUNGER: Final = 16
FROM_SABBATH: Final = 17
FROM_GOODS: Final = 18
FROM_ALTAR_LEADER: Final = 19

PHASES: Final = ("setup", "turn", "prepare", "feed", "tuck", "score", "after", "end", "over")
"""The state machine of the rules."""
SETUP: Final = 0
TURN: Final = 1
PREPARE: Final = 2
FEED: Final = 3
TUCK: Final = 4
SCORE: Final = 5
AFTER: Final = 6
END: Final = 7
OVER: Final = 8
