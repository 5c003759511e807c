"""What can be worked out from the open position, so that no screen needs a rule for it."""

from __future__ import annotations

from typing import Any, Final

from trilith.games.ezra_nehemiah.banners import (
    PRINTED,
    banners,
    banners_after_play,
    printed_banners,
    tucked_banner,
)
from trilith.games.ezra_nehemiah.cards import on_board
from trilith.games.ezra_nehemiah.counters import count, golden_spaces, highest, points_for
from trilith.games.ezra_nehemiah.names import (
    BANNERS,
    BLUE,
    CARDS,
    ELDERS,
    GREY,
    HEROES,
    PREPARE,
    RED,
    RIVAL,
    RUBBLE_WALL_GATE,
    SCROLL_SPACES,
    TEMPLE_ALTAR,
    TORAH_TENT,
    TRADERS,
    TURN,
    WILD,
)
from trilith.games.ezra_nehemiah.prepare import items
from trilith.games.ezra_nehemiah.prophets import ZONES, zone
from trilith.games.ezra_nehemiah.sabbath import food_due
from trilith.games.ezra_nehemiah.solo import solo_board
from trilith.games.ezra_nehemiah.solo_sabbath import sabbath_silver, worker_points
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.torah import cheapest, step_cost
from trilith.games.ezra_nehemiah.traders_elders import open_spots, rows
from trilith.games.ezra_nehemiah.white import is_occupied

Facts = dict[str, Any]

MAIN_COLOURS: Final = {TEMPLE_ALTAR: RED, RUBBLE_WALL_GATE: GREY, TORAH_TENT: BLUE}
"""EN-BANNER-01. The colour that each main action uses."""


# ------------------------------------------------------------------ banners


def spendable(s: EzraState) -> dict[str, int]:
    """EN-BANNER-01, EN-BANNER-05, EN-BANNER-06. By colour, what the active player can still spend.

    All colours until the main action is chosen, then only its colour; none once it is over.
    """
    if s.phase != TURN or s.main_done:
        return {}
    colours = PRINTED if s.main < 0 else (MAIN_COLOURS[s.main],)
    return {BANNERS[colour]: banners(s, colour) for colour in colours}


def banner_sources(s: EzraState) -> Facts:
    """EN-BANNER-02, EN-BANNER-05. By colour, what the active player's banners come from.

    The sum of a colour, less what is spent, is what can still be spent.
    """
    if s.phase != TURN or s.is_opponent(s.active):
        return {}
    return {BANNERS[colour]: sources_of(s, colour) for colour in PRINTED}


def sources_of(s: EzraState, colour: int) -> list[Facts]:
    mat, cards, heroes = s.mats[s.active], s.data.cards, s.data.heroes
    tops = [pile[-1] for pile in mat.piles if pile]
    found = [("pile", CARDS[card], cards[card].banners[colour]) for card in tops]
    for i, name in enumerate(CARDS):
        if mat.tucked >> i & 1:
            found.append(("tucked", name, tucked_banner(s, i, colour)))
    for i, name in enumerate(HEROES):
        if mat.heroes >> i & 1 and heroes[i].colour == colour:
            found.append(("hero", name, heroes[i].value))
    found.append(("bonus", BANNERS[colour], s.bonus[colour]))
    found.append(("bonus", BANNERS[WILD], s.bonus[WILD]))
    return [{"kind": kind, "source": name, "count": n} for kind, name, n in found if n]


def banners_to_come(s: EzraState) -> Facts:
    """EN-BANNER-05, EN-TEMPLE-09. By colour, at most how many the turn could still bring.

    One trader, one elder, and in the temple action a banner for each levite that is not used.
    """
    if s.phase != TURN or s.is_opponent(s.active) or s.main_done:
        return {}
    return {BANNERS[colour]: to_come_of(s, colour) for colour in PRINTED}


def to_come_of(s: EzraState, colour: int) -> list[Facts]:
    found = [
        ("trader", 0 if s.trader_used else best_spot(s, TRADERS, colour)),
        ("elder", 0 if s.elder_used else best_spot(s, ELDERS, colour)),
    ]
    if colour == RED and s.main == TEMPLE_ALTAR:
        found.append(("levite", s.mats[s.active].levites - s.levites_used))
    return [{"source": name, "count": n} for name, n in found if n > 0]


def best_spot(s: EzraState, kind: int, colour: int) -> int:
    """EN-TE-01. The most banners of this colour that a free space of the tile would give."""
    if not s.mats[s.active].supply:
        return 0
    spots = open_spots(s, s.active, kind)
    bundles = [row for i, row in enumerate(rows(s, s.active, kind)) if spots >> i & 1]
    return max([banners_in(s, bundle, colour) for bundle in bundles], default=0)


def banners_in(s: EzraState, bundle: str, colour: int) -> int:
    words = (f"banner_{BANNERS[colour]}", f"banner_{BANNERS[WILD]}")
    rewards = s.data.bundles[bundle].rewards if bundle else ()
    return sum(reward.n for reward in rewards if reward.word in words)


def plays(s: EzraState, seat: int) -> Facts:
    """EN-CARD-05. For each card in hand, the printed banners after playing it on each pile."""
    if s.phase != TURN or s.active != seat or s.card >= 0:
        return {}
    mat = s.mats[seat]
    return {
        CARDS[card]: [
            {BANNERS[colour]: banners_after_play(s, seat, card, pile, colour) for colour in PRINTED}
            for pile in range(len(mat.piles))
        ]
        for card in range(len(CARDS))
        if mat.hand >> card & 1
    }


# ------------------------------------------------------------------ Torah


def torah_prices(s: EzraState) -> Facts:
    """EN-TORAH-05, EN-TORAH-06. In the Torah action of a player, silver for what leads to a tile.

    `ways` says what the cheapest way to each tile without a scribe costs, where there is one;
    `steps` what it costs to step on a tile that is occupied.
    """
    if s.phase != TURN or s.main != TORAH_TENT or s.main_done or s.is_opponent(s.active):
        return {}
    ways: dict[str, int] = {}
    steps: dict[str, int] = {}
    for space, name in enumerate(SCROLL_SPACES):
        way = cheapest(s, s.active, space)
        if s.scribes[space] < 0 and way >= 0:
            ways[name] = way
        if is_occupied(s, space):
            steps[name] = step_cost(s, s.active, space)
    return {"ways": ways, "steps": steps}


# ------------------------------------------------------------------ Sabbath


def reckon_mat(s: EzraState, seat: int) -> Facts:
    """What follows from a player's things: banners, food due, judgment, the value of the cards."""
    return {
        "banners": {BANNERS[colour]: printed_banners(s, seat, colour) for colour in PRINTED},
        "food_due": food_due(s, seat),
        "zone": ZONES[zone(s, seat)],
        "card_points": card_points(s, seat, own=False),
    }


def card_points(s: EzraState, seat: int, own: bool) -> Facts:
    """EN-SAB-08. What each card that can be seen would score now; one's own hand is seen too."""
    mat = s.mats[seat]
    seen = on_board(s, seat) | mat.tucked | (mat.hand if own else 0)
    return {
        name: {
            "count": count(s, seat, s.data.cards[card].scoring.per),
            "points": points_for(s, seat, s.data.cards[card].scoring),
        }
        for card, name in enumerate(CARDS)
        if seen >> card & 1
    }


def prepare_items(s: EzraState) -> list[Facts]:
    """EN-PREP-03, EN-PREP-04. What the active player does in Prepare, and what of it is done."""
    if s.phase != PREPARE or s.is_opponent(s.active):
        return []
    return [{"item": name, "done": done, "must": must} for name, done, must in items(s, s.active)]


def opponent_sabbath(s: EzraState) -> Facts:
    """EN-SOLO-71, EN-SOLO-72, EN-SOLO-73, EN-SOLO-74. What its Sabbath would give the opponent."""
    board = solo_board(s)
    return {
        "silver": sabbath_silver(s),
        "highest_row": highest(s, RIVAL) if board.scores_highest_row else 0,
        "worker_points": worker_points(s),
        "blessing_points": max(s.mats[RIVAL].blessings) if board.scores_blessing else 0,
        "golden_points": golden_spaces(s, RIVAL) * board.vp_golden,
    }
