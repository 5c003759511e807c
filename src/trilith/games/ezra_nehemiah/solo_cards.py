"""EN-COMP, EN-SOLO. What is printed for the opponent of a game for one: its cards and its board."""

from __future__ import annotations

from typing import Final

from trilith.engine.data import check_ids
from trilith.engine.doc import Doc
from trilith.engine.errors import BadInput
from trilith.games.ezra_nehemiah.bundles import Bundles
from trilith.games.ezra_nehemiah.names import (
    DIRECTIONS,
    FOCUS_CARDS,
    FROM_JUDGMENT,
    FROM_TRADE,
    RING,
    SCHEME_CARDS,
    SOLO_SIDES,
)
from trilith.games.ezra_nehemiah.printed import UNLIMITED, goods

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
        self.spends = goods(doc.sub("spend"))[0] if "spend" in doc else 0
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


def check_opponent(board: SoloBoard, workers: int, max_levites: int) -> None:
    """EN-COMP-09, EN-SOLO-05, EN-SOLO-07. No more workers than exist, on places that exist."""
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
