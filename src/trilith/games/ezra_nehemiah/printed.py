"""EN-COMP. Cards, tiles, spaces and the boards' sides: what is printed on each."""

from __future__ import annotations

from typing import Final

from trilith.engine.doc import Doc
from trilith.engine.errors import BadInput
from trilith.games.ezra_nehemiah.bundles import Bundles, Scoring
from trilith.games.ezra_nehemiah.names import (
    BANNERS,
    BLESSINGS,
    CARDS,
    FROM_DEVELOPMENT,
    FROM_GATES,
    FROM_HEROES,
    FROM_JUDGMENT,
    FROM_SCROLLS,
    FROM_TRADE,
    FROM_WORKERS,
    GOODS,
    HEROES,
    RESOURCES,
    RING,
    SCROLLS,
    TILE_TYPES,
    TRIGGERS,
)

UNLIMITED: Final = 1_000_000
"""What 'unlimited' means in numbers: more than can ever be."""


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
        """EN-TRADE-07. Silver for one of each resource; 0 if the card does not buy it."""
        if self.is_buy:
            self._read_buy(trade, bundles)
        else:
            for entry in trade.subs("sell"):
                self.sells[RESOURCES.index(entry.text("resource", RESOURCES))] = entry.number(
                    "silver", 1
                )
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
        self.cost = goods(doc.sub("cost"))
        self.price: list[tuple[int, int]] = [(good, n) for good, n in enumerate(self.cost) if n]
        self.flip = bundles.add(f"{self.id}:flip", FROM_DEVELOPMENT, doc, "flip_reward")
        sides = (doc.sub("front"), doc.sub("back"))
        self.storage = [_storage(side) for side in sides]
        self.start = [0] * len(GOODS)
        if "starting_resources" in sides[0]:
            self.start = goods(sides[0].sub("starting_resources"))
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
    """A scroll tile: what it gives immediately, its ability, and what it scores at the end."""

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


def goods(doc: Doc) -> list[int]:
    """Goods by number, from a table by name; a worker in a cost is a separate rule."""
    doc.only(*GOODS)
    return [doc.number(good, 0) if good in doc else 0 for good in GOODS]
