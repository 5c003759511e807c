"""EN-COMP. The numbers of components.toml, in the form in which the rules use them."""

from __future__ import annotations

from typing import Final

from trilith.engine.bits import mask_of
from trilith.engine.data import check_ids
from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.engine.game import DataPack
from trilith.games.ezra_nehemiah.names import (
    ALTAR_CARDS,
    BANNERS,
    BLESSINGS,
    CARDS,
    CORNERS,
    DIRECTIONS,
    FOCUS_CARDS,
    FROM_ALTAR,
    FROM_BLESSINGS,
    FROM_DEVELOPMENT,
    FROM_GATES,
    FROM_HEROES,
    FROM_JUDGMENT,
    FROM_LEVITES,
    FROM_SCROLLS,
    FROM_SECTORS,
    FROM_TEMPLE,
    FROM_TENT,
    FROM_TRADE,
    FROM_WALLS,
    FROM_WORKERS,
    GOODS,
    HEROES,
    RESOURCES,
    RING,
    SCHEME_CARDS,
    SCROLLS,
    SOLO_SIDES,
    TILE_TYPES,
    TRIGGERS,
    VARIANTS,
    WALL_CARDS,
    WORKER_KINDS,
)

UNLIMITED: Final = 1_000_000
"""What 'unlimited' means in numbers: more than can ever be."""

GAINS: Final = (
    *GOODS,
    "resource",
    "worker",
    *(f"blessing_{colour}" for colour in BLESSINGS),
    "blessing_wild",
    *(f"banner_{colour}" for colour in BANNERS),
    "vp",
)
COUNTERS: Final = (
    "golden_space",
    "development_tile",
    "blessing_orange",
    "blessing_purple",
    "blessing_red",
    "blessing_set",
    "gatekeeper",
    "wall",
    "wall_or_gate",
    "scribe",
    "scribe_top_row",
    "scribe_lower_rows",
    "levite",
    "two_highest_scroll_rows",
    "highest_scroll_row",
    "worker_on_main_board",
    "filled_temple_row",
)

COLUMNS: Final = 4
"""EN-SOLO-63. The columns of a focus card in which its box can stand."""
SCHEME_ACTIONS: Final = (
    "none",
    "temple",
    "clear_wall",
    "clear_and_build_wall",
    "clear_and_build_gate",
    "scribe_highest",
    "scribe_lowest",
)

# ------------------------------------------------------------------ rewards


class Reward:
    """One printed icon: the effect word, how many, and per what if it counts something."""

    def __init__(self, word: str, n: int, per: str, options: tuple[str, ...]) -> None:
        self.word = word
        self.n = n
        self.per = per
        self.options = options
        """The bundles of a choice."""


class Bundle:
    """EN-EFF-01. What one space, card or tile gives, in printed order."""

    def __init__(self, name: str, source: int, rewards: tuple[Reward, ...], optional: bool) -> None:
        self.name = name
        self.source = source
        """The row of the scoring for points that it gives."""
        self.rewards = rewards
        self.optional = optional
        """EN-EFF-21. Its choice may be declined as a whole."""


class Bundles:
    """All bundles of the data by name; an empty list of effects has the name ''."""

    def __init__(self) -> None:
        self.by_name: dict[str, Bundle] = {}

    def add(self, name: str, source: int, doc: Doc, field: str, optional: bool = False) -> str:
        """Read the list of effects at this field."""
        return self.read(name, source, doc.items(field), doc.path(field), optional)

    def read(
        self, name: str, source: int, items: list[Json], where: str, optional: bool = False
    ) -> str:
        rewards = [
            self._reward(f"{name}:{i + 1}", source, Doc(item, f"{where}.{i}"))
            for i, item in enumerate(items)
        ]
        if not rewards:
            return ""
        self.by_name[name] = Bundle(name, source, tuple(rewards), optional)
        return name

    def _reward(self, name: str, source: int, doc: Doc) -> Reward:
        if "choice" in doc:
            return Reward("choice", 1, "", self._options(name, source, doc))
        per = doc.text("per", COUNTERS) if "per" in doc else ""
        n = doc.number("n", 1) if "n" in doc else 1
        return Reward(_word(doc), n, per, ())

    def _options(self, name: str, source: int, doc: Doc) -> tuple[str, ...]:
        names: list[str] = []
        for i, items in enumerate(doc.items("choice")):
            where = f"{doc.path('choice')}.{i}"
            if not isinstance(items, list) or not items:
                raise BadInput(where, "expected a list of effects")
            names.append(self.read(f"{name}:{i + 1}", source, items, where))
        return tuple(names)


def _word(doc: Doc) -> str:
    """The effect word of one icon; REWARDS knows what each means."""
    if "gain" in doc:
        return doc.text("gain", GAINS)
    if "lose" in doc:
        return "lose_" + doc.text("lose", ("food", "vp"))
    if "move" in doc:
        return doc.text("move", ("altar", "tent"))
    if "retrieve" in doc:
        return "retrieve"
    if "develop" in doc:
        return "develop_" + doc.text("develop", ("free", "paid"))
    if "auxiliary_action" in doc:
        return "auxiliary_action"
    raise BadInput(doc.where, f"no effect that the rules know: {doc.table}")


class Scoring:
    """`base` points, and `vp` more for each full `every` of what `per` counts."""

    def __init__(self, doc: Doc) -> None:
        self.base = doc.number("base")
        self.vp = doc.number("vp")
        self.per = doc.text("per", COUNTERS)
        self.every = doc.number("every", 1)


# ------------------------------------------------------------------ cards and tiles


class Card:
    """A character card: banners, trade, Sabbath scoring."""

    def __init__(self, doc: Doc, bundles: Bundles) -> None:
        self.id = doc.text("id", CARDS)
        banners = [
            (BANNERS.index(one.text("color", BANNERS[:3])), one.number("value", 1))
            for one in doc.subs("banners")
        ]
        self.banners = [sum(v for c, v in banners if c == colour) for colour in range(3)]
        """Banner points by colour while the card is visible."""
        self.top_colour, self.top_value = banners[0]
        """EN-BANNER-04. What still counts when the card is tucked."""
        self.gate = RING.index(doc.text("gate", RING))
        trade = doc.sub("trade")
        self.is_buy = trade.text("type", ("buy", "sell")) == "buy"
        self.prices = [0, 0]
        """EN-TRADE-03. Silver for the top and for the bottom option, the fee not counted."""
        self.buys = ["", ""]
        self.sells = [0] * len(RESOURCES)
        """EN-TRADE-07. Silver for one of each resource; 0 if it is not bought."""
        if self.is_buy:
            self._read_buy(trade, bundles)
        else:
            for entry in trade.subs("sell"):
                self.sells[_resource(entry.text("resource", RESOURCES))] = entry.number("silver", 1)
        self.scoring = Scoring(doc.sub("scoring"))

    def _read_buy(self, trade: Doc, bundles: Bundles) -> None:
        for i, side in enumerate(("top", "bottom")):
            option = trade.sub(side)
            self.prices[i] = option.number("pay_silver", 0)
            self.buys[i] = bundles.add(f"{self.id}:{side}", FROM_TRADE, option, "gain")


class Hero:
    """A hero card: its banner when tucked, and its three rewards from left to right."""

    def __init__(self, doc: Doc, bundles: Bundles) -> None:
        self.id = doc.text("id", HEROES)
        self.colour = BANNERS.index(doc.sub("banner").text("color", BANNERS[:3]))
        self.value = doc.sub("banner").number("value", 1)
        self.rewards: list[str] = []
        for i, items in enumerate(doc.items("rewards")):
            where = f"{doc.path('rewards')}.{i}"
            if not isinstance(items, list):
                raise BadInput(where, "expected a list of effects")
            self.rewards.append(bundles.read(f"{self.id}:{i + 1}", FROM_HEROES, items, where))


class Tile:
    """EN-DEV-05, EN-DEV-08, EN-DEV-09. A development tile, front and back."""

    def __init__(self, doc: Doc, bundles: Bundles) -> None:
        self.id = doc.text("id")
        self.type = TILE_TYPES.index(doc.text("type", TILE_TYPES))
        self.cost = _goods(doc.sub("cost"))
        self.price: list[tuple[int, int]] = [(good, n) for good, n in enumerate(self.cost) if n]
        self.flip = bundles.add(f"{self.id}:flip", FROM_DEVELOPMENT, doc, "flip_reward")
        sides = (doc.sub("front"), doc.sub("back"))
        self.storage = [_storage(side) for side in sides]
        self.start = [0] * len(GOODS)
        if "starting_resources" in sides[0]:
            self.start = _goods(sides[0].sub("starting_resources"))
        self.work: list[str] = []
        """What one farmer or labourer produces, front and back."""
        self.prepare: list[str] = []
        """What the side gives once in each Prepare."""
        self.rows: list[list[str]] = []
        """What each trader or elder space gives, from top to bottom."""
        self.silver_as_food: list[int] = []
        """EN-DEV-07. How many silver replace 1 food; 0 if none do."""
        for name, side in zip(("front", "back"), sides, strict=True):
            self._read_side(f"{self.id}:{name}", side, bundles)

    def _read_side(self, name: str, side: Doc, bundles: Bundles) -> None:
        work = next((f for f in ("per_labourer", "per_farmer") if f in side), "")
        self.work.append(bundles.add(f"{name}:work", FROM_WORKERS, side, work) if work else "")
        prepare = "prepare_for_sabbath"
        self.prepare.append(
            bundles.add(f"{name}:prepare", FROM_DEVELOPMENT, side, prepare)
            if prepare in side
            else ""
        )
        self.rows.append(self._read_rows(name, side, bundles) if "rows" in side else [])
        ongoing = side.text("ongoing", ("spend_2_silver_as_1_food",)) if "ongoing" in side else ""
        self.silver_as_food.append(int(ongoing.split("_")[1]) if ongoing else 0)

    def _read_rows(self, name: str, side: Doc, bundles: Bundles) -> list[str]:
        rows: list[str] = []
        for i, items in enumerate(side.items("rows")):
            where = f"{side.path('rows')}.{i}"
            if not isinstance(items, list):
                raise BadInput(where, "expected a list of effects")
            rows.append(bundles.read(f"{name}:row{i + 1}", FROM_WORKERS, items, where))
        return rows


def _storage(side: Doc) -> int:
    if "storage" not in side:
        return 0
    return UNLIMITED if side.get("storage") == "unlimited" else side.number("storage", 0)


class Scroll:
    """A scroll tile: what it gives at once, its ability, and what it scores at the end."""

    def __init__(self, doc: Doc, bundles: Bundles) -> None:
        self.id = doc.text("id", SCROLLS)
        self.immediate = bundles.add(f"{self.id}:now", FROM_SCROLLS, doc, "immediate")
        self.trigger = doc.text("trigger", TRIGGERS) if "trigger" in doc else ""
        self.effects = ""
        if "effects" in doc:
            # EN-EFF-21: of all choices only the one after a trade may be declined.
            optional = self.trigger == "after_trade"
            self.effects = bundles.add(self.id, FROM_SCROLLS, doc, "effects", optional)
        self.modifier = doc.sub("modifier") if "modifier" in doc else Doc({}, doc.where)
        self.hero = -1
        if "takes_hero" in doc:
            self.hero = HEROES.index(doc.text("takes_hero", HEROES))
        end = doc.sub("end_scoring") if "end_scoring" in doc else Doc({}, doc.where)
        self.scoring = Scoring(end) if "per" in end else None
        self.silver_per_vp = end.number("value", 1) if "replace" in end else 0
        self.scores_hand = "special" in end


class Space:
    """A wall or gate space: its rubble, what building costs, and what it gives."""

    def __init__(self, doc: Doc, gate_cost: list[int], bundles: Bundles) -> None:
        self.id = doc.text("id", RING)
        self.rubble = doc.number("rubble", 0, 15)
        self.vp = 0
        self.blessing = -1
        self.placement = ""
        self.connection = ""
        if "corner" in doc:
            self.banners, self.wood, self.stone = gate_cost
            self.vp = doc.number("vp", 0)
            self.placement = bundles.add(f"{self.id}:placement", FROM_GATES, doc, "placement")
            self.connection = bundles.add(f"{self.id}:connection", FROM_GATES, doc, "connection")
        else:
            self.banners = doc.number("banners", 0)
            self.stone = doc.number("stone", 0)
            self.wood = 0
            self.blessing = BLESSINGS.index(doc.text("blessing", BLESSINGS))


class Judgment:
    """One round of an altar card side: where the prophets stand, and what each zone gives."""

    def __init__(self, card: str, doc: Doc, bundles: Bundles) -> None:
        self.zechariah = doc.number("zechariah", 0)
        self.haggai = doc.number("haggai", self.zechariah + 1)
        name = f"{card}:{doc.number('round', 1)}"
        self.effects = [
            bundles.add(f"{name}:{zone}", FROM_JUDGMENT, doc, zone)
            for zone in ("behind", "between", "ahead")
        ]


class SetupByPlayers:
    """What depends on the number of players."""

    def __init__(self, doc: Doc) -> None:
        self.gatekeepers = doc.number("gatekeepers_each", 1)
        self.gate_silver = doc.number("silver_on_each_unbuilt_gate", 0)
        self.neutral = [RING.index(name) for name in doc.texts("neutral_gates", RING)]
        self.neutral += [RING.index(name) for name in doc.texts("neutral_walls", RING)]
        self.white = bool(doc.items("white_workers_on_scrolls"))
        self.temple = doc.text("temple_side")


class TempleSide:
    """The temple for one number of players: columns, and where each sector ends in each row."""

    def __init__(self, doc: Doc) -> None:
        self.id = doc.text("id")
        self.columns = doc.number("columns", 1)
        # Printed from the top row down; our row 0 is the bottom one, which costs 1 banner.
        grid = list(reversed(doc.texts("grid")))
        self.sector = [["ABC".index(letter) for letter in row] for row in grid]
        """The sector of each cell."""
        self.ends = [[sum(s <= sector for s in row) for row in self.sector] for sector in range(3)]
        """How many cells of each row must be filled for the sector to be full."""
        for row in self.sector:
            if len(row) != self.columns or row != sorted(row):
                raise BadInput(doc.path("grid"), "a row must have every column, sectors in order")


# ------------------------------------------------------------------ the solo opponent


class Focus:
    """EN-SOLO-31. A focus card: a gate, an arrow in a column, and two trades."""

    def __init__(self, doc: Doc, bundles: Bundles) -> None:
        self.id = doc.text("id", FOCUS_CARDS)
        self.gate = RING.index(doc.text("gate", RING))
        self.column = doc.number("column", 1, COLUMNS)
        self.direction = doc.text("direction", DIRECTIONS)
        self.step = 1 if self.direction == DIRECTIONS[0] else -1
        """Which way the arrow goes on the ring."""
        self.prices: list[int] = []
        """Silver for the top and for the bottom option, the fee not counted."""
        self.buys: list[str] = []
        for side, option in zip(("top", "bottom"), doc.subs("trades"), strict=True):
            self.prices.append(option.number("pay_silver", 0))
            self.buys.append(bundles.add(f"{self.id}:{side}", FROM_TRADE, option, "gain"))


class SchemeRow:
    """EN-SOLO-35, EN-SOLO-36. One row: what must be held, and what is then done."""

    def __init__(self, name: str, doc: Doc, bundles: Bundles) -> None:
        needs = doc.sub("needs")
        needs.only("workers_min", "workers_max", "gold_min", "gold_max")
        self.workers = _bounds(needs, "workers")
        self.gold = _bounds(needs, "gold")
        self.action = doc.text("action", SCHEME_ACTIONS)
        self.spends = _goods(doc.sub("spend"))[0] if "spend" in doc else 0
        """Gold paid for the effects."""
        self.effects = bundles.add(name, FROM_TRADE, doc, "effects")


def _bounds(needs: Doc, what: str) -> tuple[int, int]:
    low = needs.number(f"{what}_min", 0) if f"{what}_min" in needs else 0
    high = needs.number(f"{what}_max", 0) if f"{what}_max" in needs else UNLIMITED
    return low, high


class Scheme:
    """EN-SCHEME. A scheme card: its rows from top to bottom."""

    def __init__(self, doc: Doc, bundles: Bundles) -> None:
        self.id = doc.text("id", SCHEME_CARDS)
        self.rows = [
            SchemeRow(f"{self.id}:{i + 1}", row, bundles) for i, row in enumerate(doc.subs("rows"))
        ]


class SoloBoard:
    """EN-SOLO-03. One side of the solo board: what the opponent starts with, and its Sabbaths."""

    def __init__(self, doc: Doc, bundles: Bundles) -> None:
        self.side = doc.text("side", SOLO_SIDES)
        start = doc.sub("start")
        self.workers = start.number("workers", 0)
        self.silver = start.number("silver", 0)
        self.gold = start.number("gold", 0)
        self.levites = start.number("levites", 0)
        self.gatekeepers = start.number("gatekeepers", 0)
        sabbath = doc.sub("sabbath")
        self.silver_per_worker = sabbath.number("silver_per_worker_in_supply", 0)
        self.scores_highest_row = sabbath.flag("vp_highest_scroll_row")
        self.scores_all_types = sabbath.text("vp_types", ("most_only", "all")) == "all"
        self.scores_blessing = sabbath.flag("vp_rightmost_blessing")
        self.vp_golden = sabbath.number("vp_per_golden_space", 0)
        judgment = doc.sub("judgment")
        self.judgment = [
            bundles.add(f"solo_{self.side}:{zone}", FROM_JUDGMENT, judgment, zone)
            for zone in ("behind", "between", "ahead")
        ]


def _check_opponent(board: SoloBoard, workers: int, max_levites: int) -> None:
    """EN-COMP-09, EN-SOLO-05, EN-SOLO-07. No more workers than there are, on places that exist."""
    where = f"solo.board.{board.side}.start"
    used = board.workers + board.levites + board.gatekeepers
    if used > workers or board.levites > max_levites or board.gatekeepers > 2:
        raise BadInput(where, f"expected at most {workers} workers in all, found {used}")


class Solo:
    """EN-SOLO. What the opponent of a game for one plays by."""

    def __init__(self, doc: Doc, bundles: Bundles) -> None:
        self.levite_gold = doc.number("levite_gold", 0)
        self.levite_silver = doc.number("levite_silver", 0)
        """What a levite spends to gain one gold."""
        self.build_gold = doc.number("build_gold", 0)
        self.temple_vp = doc.number("temple_gold_vp", 0)
        self.gold_per_resource = doc.number("gold_per_other_resource", 0)
        self.silver_per_food = doc.number("silver_per_food", 0)
        doc.text("scribe_gold", ("row_vp_minus_filled_rows_below",))
        focus = {c.id: c for c in [Focus(one, bundles) for one in doc.subs("focus_cards")]}
        check_ids("focus_cards", focus, FOCUS_CARDS)
        self.focus: list[Focus] = [focus[name] for name in FOCUS_CARDS]
        schemes = {c.id: c for c in [Scheme(one, bundles) for one in doc.subs("scheme_cards")]}
        check_ids("scheme_cards", schemes, SCHEME_CARDS)
        self.schemes: list[Scheme] = [schemes[name] for name in SCHEME_CARDS]
        boards = {b.side: b for b in [SoloBoard(one, bundles) for one in doc.subs("board")]}
        check_ids("solo.board", boards, SOLO_SIDES)
        self.boards: list[SoloBoard] = [boards[side] for side in SOLO_SIDES]


# ------------------------------------------------------------------ the pack


class EzraData(DataPack):
    """EN-COMP-01, EN-COMP-03, EN-COMP-04, EN-COMP-05, EN-COMP-06, EN-COMP-07. All that is in the box.

    The game's numbers, by the small numbers that the rules use for names.
    """

    def __init__(self, doc: dict[str, Json], where: str) -> None:
        super().__init__(doc)
        top = Doc(doc, where)
        kept = Bundles()
        self._read_values(top)
        self._read_ring(top, kept)
        self._read_cards(top, kept)
        self._read_temple(top, kept)
        self._read_tracks(top, kept)
        self._read_scrolls(top, kept)
        self._read_tiles(top, kept)
        self.solo = Solo(top.sub("solo"), kept)
        for board in self.solo.boards:
            _check_opponent(board, self.workers, self.max_levites)
        self.bundles: dict[str, Bundle] = kept.by_name
        self.setups: dict[int, SetupByPlayers] = {}
        for entry in top.sub("setup").subs("by_players"):
            for n in entry.items("players"):
                assert isinstance(n, int)
                self.setups[n] = SetupByPlayers(entry)

    def _read_values(self, top: Doc) -> None:
        meta, values, start = top.sub("meta"), top.sub("values"), top.sub("setup").sub("player")
        self.rounds = meta.number("rounds", 1)
        self.days = meta.number("turns_per_round", 1)
        self.workers = top.sub("counts").number("workers_per_player", 1)
        self.bag: list[int] = _goods(top.sub("setup").sub("rubble_bag"))[: len(RESOURCES)]
        self.row_food: list[int] = _numbers(top.sub("setup"), "scroll_row_food")
        self.start_workers = start.number("workers_in_supply", 0)
        self.start_silver = start.number("silver", 0)
        self.start_food = start.number("food", 0)
        self.start_levites = start.number("levites", 0)
        self.start_vp = start.number("vp")
        self.hand_size = start.number("hand_size", 1)
        self.worth: list[int] = [values.number(f"silver_per_{g}") for g in RESOURCES]
        self.worth += [1, values.number("silver_per_food")]
        """EN-END-02. What each good counts in silver at the end."""
        self.silver_per_vp = values.number("end_silver_per_vp", 1)
        self.vp_per_tile = values.number("end_vp_per_development_tile")
        self.vp_leader = values.number("end_vp_altar_leader")
        self.tucks: list[int] = _numbers(values, "tucked_cards_by_round")
        self.pile_size = values.number("cards_per_pile", 1)
        self.piles = values.number("piles", 3, 3)
        self.food_per_worker = values.number("food_per_worker", 0)
        self.vp_unfed = values.number("vp_lost_per_unfed_worker", 0)
        self.vp_missing_food = values.number("vp_lost_per_missing_food", 0)
        self.branch_cost = values.number("branch_cost_silver", 0)
        self.gate_fee = values.number("gatekeeper_fee_silver", 0)
        self.leader_worker_after: list[int] = _numbers(values, "altar_leader_worker_after_rounds")
        self.clear_cost: list[int] = _goods(top.sub("clear_rubble").sub("cost"))
        self.cards_drawn = top.sub("build").number("wall_cards_drawn", 1)
        by_pay = {
            entry.text("pay"): entry.number("n", 1) for entry in top.sub("build").subs("discount")
        }
        self.banners_per_piece = by_pay["banner_grey"]
        self.gold_per_piece = by_pay["gold"]
        """EN-WALL-09. What replaces one stone or wood of a building's cost."""
        altar = top.sub("altar_placing")
        self.altar_banners: list[int] = [0] * len(RESOURCES)
        self.altar_moves: list[int] = [0] * len(RESOURCES)
        for entry in altar.subs("options"):
            resource = _resource(entry.text("resource", RESOURCES))
            self.altar_banners[resource] = entry.number("banners", 0)
            self.altar_moves[resource] = entry.number("move", 1)
        self.silver_at_end = altar.number("end_of_track_silver_per_move", 0)

    def _read_ring(self, top: Doc, kept: Bundles) -> None:
        ring = top.sub("wall_ring")
        if tuple(ring.texts("clockwise")) != RING:
            raise BadInput(ring.path("clockwise"), "the spaces of the board cannot be changed")
        cost = top.sub("build").sub("gate_cost")
        gate_cost = [cost.number("banners", 0), cost.number("wood", 0), cost.number("stone", 0)]
        entries = [Space(one, gate_cost, kept) for one in ring.subs("wall_spaces")]
        entries += [Space(one, gate_cost, kept) for one in ring.subs("gates")]
        by_id = {space.id: space for space in entries}
        check_ids(ring.where, by_id, RING)
        self.spaces: list[Space] = [by_id[name] for name in RING]
        self.is_corner: list[bool] = [name in CORNERS for name in RING]

    def _read_cards(self, top: Doc, kept: Bundles) -> None:
        wall_cards = {one.text("id"): one for one in top.sub("wall_cards").subs("cards")}
        check_ids("wall_cards", wall_cards, WALL_CARDS)
        self.wall_vp: list[int] = [wall_cards[name].number("vp") for name in WALL_CARDS]
        self.wall_effects: list[str] = [
            kept.add(name, FROM_WALLS, wall_cards[name], "effects") for name in WALL_CARDS
        ]
        cards = {
            c.id: c for c in [Card(one, kept) for one in top.sub("character_cards").subs("cards")]
        }
        check_ids("character_cards", cards, CARDS)
        self.cards: list[Card] = [cards[name] for name in CARDS]
        heroes = {hero.id: hero for hero in [Hero(one, kept) for one in top.subs("hero_cards")]}
        check_ids("hero_cards", heroes, HEROES)
        self.heroes: list[Hero] = [heroes[name] for name in HEROES]
        altar = {one.text("id"): one for one in top.subs("altar_cards")}
        check_ids("altar_cards", altar, ALTAR_CARDS)
        self.judgments: list[list[Judgment]] = [
            [Judgment(name, one, kept) for one in altar[name].subs("rounds")]
            for name in ALTAR_CARDS
        ]

    def _read_temple(self, top: Doc, kept: Bundles) -> None:
        temple = top.sub("temple")
        rows = {row.number("banners", 1): row for row in temple.subs("rows")}
        self.temple_banners: list[int] = sorted(rows)
        self.temple_rewards: list[str] = [
            kept.add(f"temple:{n}", FROM_TEMPLE, rows[n], "reward") for n in self.temple_banners
        ]
        self.temple_vp: list[int] = _goods(temple.sub("vp"))[: len(RESOURCES)]
        """EN-TEMPLE-12, EN-TEMPLE-15. Points for a cube; 0 for what may not be placed."""
        filled = temple.sub("sector_filled")
        self.sector_finisher = kept.add("sector:finisher", FROM_SECTORS, filled, "finisher")
        self.sector_most = kept.add("sector:most", FROM_SECTORS, filled, "most_levites")
        self.sector_fewest = kept.add("sector:fewest", FROM_SECTORS, filled, "fewest_levites")
        self.sector_everyone = kept.add("sector:everyone", FROM_SECTORS, filled, "everyone")
        self.fewest_min_players = filled.number("fewest_levites_min_players", 1)
        sides = [TempleSide(one) for one in temple.subs("sides")]
        self.temple_sides: dict[str, TempleSide] = {side.id: side for side in sides}
        track = top.sub("levite_track")
        self.max_levites = track.number("max_per_player", 1)
        levites = {row.number("row", 1): row for row in track.subs("rows")}
        self.levite_food: list[int] = [levites[row].number("food", 0) for row in sorted(levites)]
        self.levite_rewards: list[str] = [
            kept.add(f"levite:{row}", FROM_LEVITES, levites[row], "reward")
            for row in sorted(levites)
        ]

    def _read_tracks(self, top: Doc, kept: Bundles) -> None:
        altar = top.sub("altar_track")
        self.altar_last = altar.number("last_space", 1)
        spaces = altar.subs("spaces")
        if [space.number("space") for space in spaces] != list(range(self.altar_last + 1)):
            raise BadInput(altar.path("spaces"), f"expected the spaces 0 to {self.altar_last}")
        self.altar_rewards: list[str] = [
            kept.add(f"altar:{i}", FROM_ALTAR, space, "reward") for i, space in enumerate(spaces)
        ]
        self.altar_golden: list[bool] = [space.flag("golden") for space in spaces]
        tent = top.sub("tent_map")
        self.tent_places = tent.number("places", 1)
        self.tent_start = tent.number("start_place", 0)
        crossings = tent.subs("crossings")
        if [one.number("after_place") for one in crossings] != list(range(self.tent_places)):
            raise BadInput(tent.path("crossings"), f"expected places 0 to {self.tent_places - 1}")
        self.crossings: list[str] = [
            kept.add(f"tent:{i}", FROM_TENT, one, "reward") for i, one in enumerate(crossings)
        ]
        moves = tent.subs("moves")
        self.tent_banners: list[int] = [move.number("banners", 0) for move in moves]
        self.tent_resource: list[int] = [move.number("resource", 0, 1) for move in moves]
        self.tent_pays: list[int] = [_resource(r) for r in tent.texts("resource_choice", RESOURCES)]
        blessings = top.sub("blessing_tracks")
        self.blessing_last = blessings.number("last_space", 1)
        self.columns: list[str] = [
            kept.add(f"column:{one.number('column', 1)}", FROM_BLESSINGS, one, "reward")
            for one in blessings.subs("column_bonuses")
        ]

    def _read_scrolls(self, top: Doc, kept: Bundles) -> None:
        rows = top.sub("scroll_grid").subs("rows")
        self.row_banners: list[int] = [row.number("banners", 0) for row in rows]
        self.row_silver: list[int] = [row.number("silver", 0) for row in rows]
        self.row_gold: list[int] = [row.number("gold", 0) for row in rows]
        self.row_vp: list[int] = [row.number("vp", 0) for row in rows]
        scrolls = {one.id: one for one in [Scroll(doc, kept) for doc in top.subs("scroll_tiles")]}
        check_ids("scroll_tiles", scrolls, SCROLLS)
        self.scrolls: list[Scroll] = [scrolls[name] for name in SCROLLS]
        self.by_trigger: dict[str, tuple[int, ...]] = {
            trigger: tuple(i for i, one in enumerate(self.scrolls) if one.trigger == trigger)
            for trigger in TRIGGERS
        }
        self.prepare_scrolls: int = mask_of(self.by_trigger["prepare_for_sabbath"])
        self.food_less = self._modifier("food_less")
        self.stone_less = self._modifier("stone_less")
        self.bottom_less = self._modifier("bottom_silver_less")
        self.hand_plus = self._modifier("hand_size_plus")
        self.tent_extra = self._modifier("tent_extra")
        self.tent_extra_at = self._modifier("when_moving_at_least")
        self.repeat_silver = self._modifier("may_pay_silver")
        self.free_piles: int = self._mask("cards_per_pile")
        self.copies_wall: int = self._mask("copy")
        self.trade_visible: int = self._mask("trade_from") & ~self.prepare_scrolls
        """EN-SCROLL-W19; W09 speaks of its own auxiliary action only."""
        self.unfed: list[int] = [self._no_feed(kind) for kind in WORKER_KINDS]

    def _modifier(self, name: str) -> tuple[tuple[int, int], ...]:
        """The tiles that change this number, each as (its bit, how much)."""
        found = [(i, one) for i, one in enumerate(self.scrolls) if name in one.modifier]
        return tuple((1 << i, one.modifier.number(name, 0)) for i, one in found)

    def _mask(self, name: str) -> int:
        return mask_of(i for i, one in enumerate(self.scrolls) if name in one.modifier)

    def _no_feed(self, kind: str) -> int:
        """EN-SCROLL-W01, EN-SCROLL-W02, EN-SCROLL-W03. Tiles that spare a kind of worker the food."""
        return sum(
            1 << i
            for i, one in enumerate(self.scrolls)
            if "no_feed" in one.modifier and kind in one.modifier.texts("no_feed", WORKER_KINDS)
        )

    def _read_tiles(self, top: Doc, kept: Bundles) -> None:
        tiles = {
            tile.id: tile for tile in [Tile(doc, kept) for doc in top.subs("development_tiles")]
        }
        ids = tuple(f"{kind}_{i + 1}" for kind in TILE_TYPES for i in range(VARIANTS))
        check_ids("development_tiles", tiles, ids)
        self.tiles: list[list[Tile]] = [
            [tiles[f"{kind}_{i + 1}"] for i in range(VARIANTS)] for kind in TILE_TYPES
        ]


def total(owned: int, modifiers: tuple[tuple[int, int], ...]) -> int:
    """EN-SCROLL-04. How much the owned scroll tiles change a number, added up."""
    found = 0
    for bit, amount in modifiers:
        if owned & bit:
            found += amount
    return found


def _goods(doc: Doc) -> list[int]:
    """Goods by number, from a table by name; a worker in a cost is a rule of its own."""
    doc.only(*GOODS)
    return [doc.number(good, 0) if good in doc else 0 for good in GOODS]


def _numbers(doc: Doc, name: str) -> list[int]:
    found: list[int] = []
    for i, value in enumerate(doc.items(name)):
        if not isinstance(value, int):
            raise BadInput(f"{doc.path(name)}.{i}", "expected a number")
        found.append(value)
    return found


def _resource(name: str) -> int:
    return RESOURCES.index(name)
