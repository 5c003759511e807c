"""Which actions look good before anything is searched: planning, the season, construction."""

from __future__ import annotations

from typing import Final

from trilith.bots.sa_re.worth import ARCHITECT, GOAL_SHARE, STAGE_FOR_TIES, building, built, site
from trilith.engine.action import Action
from trilith.games.sa_re.actions import SEAT_NAMES
from trilith.games.sa_re.components import (
    CARDS,
    CELL_NAMES,
    GOODS_CARDS,
    HORUS,
    PYRAMID,
    RESOURCES,
    SINGLES,
    TYPES,
)
from trilith.games.sa_re.foremen import counted_sites, penalty
from trilith.games.sa_re.ground import reductions
from trilith.games.sa_re.payment import CARAVAN, GOODS, purse
from trilith.games.sa_re.state import CONSTRUCTION, SEASON, SaReState

SAFE_STEPS: Final = 2
"""Steps to revolt at which an unknown card is still drawn."""


def rank(s: SaReState, seat: int, action: Action) -> float:
    """How good an action looks in the phase it belongs to."""
    if s.phase == SEASON:
        return rank_season(s, seat, action)
    if s.phase == CONSTRUCTION:
        return rank_construction(s, seat, action)
    return rank_planning(s, seat, action)


def rank_planning(s: SaReState, seat: int, action: Action) -> float:
    verb = action.verb
    if verb == "commit":
        return 5.0
    if verb == "launch":
        return rank_launch(s, seat, TYPES.index(action.args[0]))
    if verb == "at":
        return rank_cell(s, seat, CELL_NAMES.index(action.args[0]))
    return {"lose": 1.0, "raze": 0.0}.get(verb, -10.0)


def rank_launch(s: SaReState, seat: int, kind: int) -> float:
    """By value for its cost; a second worksite for a foreman only if cheap."""
    sites = counted_sites(s, seat)
    if penalty(s, sites + 1, s.foremen[seat]) > 1:
        return 0.0
    cost = 9.0 if kind == PYRAMID else float(sum(s.data.cost[kind]))
    if kind == PYRAMID:
        value = cost * (STAGE_FOR_TIES if s.mode == ARCHITECT else GOAL_SHARE)
    else:
        value = building(s, kind, built(s, seat, kind))
    is_extra = sites >= s.foremen[seat]
    return 3.0 + 2.0 * value / (cost + 1.0) - (1.5 if is_extra else 0.0) - 0.15 * cost


def rank_cell(s: SaReState, seat: int, cell: int) -> float:
    """Where it costs least; and beside the pyramid, whose stages trades make cheaper."""
    around = s.data.neighbours[cell]
    rank = 1.5 * sum(reductions(s, seat, cell)) + 0.3 * around.bit_count()
    if s.pyramid[seat] and around >> s.tiles[seat].index(PYRAMID) & 1:
        rank += 1.5
    return rank


def rank_season(s: SaReState, seat: int, action: Action) -> float:
    verb = action.verb
    left = s.data.last - s.gauge[seat]
    if verb == "draw":
        return 5.0
    if verb == "stop":
        return rank_stop(s, seat, left)
    if verb == "go_on":
        return 5.0
    if verb in ("acquire", "obey"):
        return 8.0 if verb == "acquire" else 4.0
    if verb == "keep":
        return rank_keep(action, left)
    if verb in ("pass", "discard"):
        return 9.0 + (fear(s, action.args[1]) if verb == "pass" else 1.0)
    if verb == "barracks":
        return 6.5 + fear(s, action.args[0]) if left <= 4 else 0.0
    if verb == "palace":
        return rank_palace(s, CARDS.index(action.args[0]), left)
    if verb == "save":
        return 3.0 * len(s.data.yields[CARDS.index(action.args[0])])
    return {"temple": 6.0, "market": 1.0, "end_sequence": 3.0, "get": 2.0}.get(verb, 1.0)


def rank_stop(s: SaReState, seat: int, left: int) -> float:
    """Better or worse than drawing, depending on the steps left and the next card."""
    if s.active != seat:
        return 9.0 if left <= 1 else 0.0
    hungry = 1 if len(s.cards[seat]) < 2 else 0
    if s.dark:
        return 9.0 if left + hungry < SAFE_STEPS else 0.0
    card = s.deck[-1]
    if card < SINGLES:
        return 0.0
    if card < GOODS_CARDS:
        return 9.0 if left <= 1 else 0.0
    if card == HORUS:
        return 9.0 if left + hungry < SAFE_STEPS + 1 else 0.0
    after = left - (0 if s.troubles else s.data.value[card])
    return 9.0 if after + hungry < SAFE_STEPS else 0.0


def rank_keep(action: Action, left: int) -> float:
    card, how = action.args
    if how != "plain":
        return 8.0 if how != "library" else 7.5
    return 6.0 if card == "trouble_single" else (4.0 if left > 2 else 2.0)


def rank_palace(s: SaReState, card: int, left: int) -> float:
    if card < SINGLES or (card < GOODS_CARDS and left > 1):
        return -5.0
    if card < GOODS_CARDS or left <= 3:
        return 8.5
    return 5.5 if card == HORUS else 7.0


def fear(s: SaReState, target: str) -> float:
    """The opponent nearest to revolt is hurt most."""
    return 0.4 * s.gauge[SEAT_NAMES.index(target)]


def rank_construction(s: SaReState, seat: int, action: Action) -> float:
    verb = action.verb
    if verb == "build":
        return 10.0 + site(s, seat, CELL_NAMES.index(action.args[0]))
    if verb == "reduce":
        return 1.0 + RESOURCES.index(action.args[0])
    if verb in ("spend", "store"):
        return rank_source(verb, action.args[0], action.args[1])
    if verb == "charter":
        held = purse(s, seat)
        singles = sum(held[:SINGLES]) + sum(held[GOODS:CARAVAN])
        return 4.0 if sum(held[SINGLES:GOODS_CARDS]) or singles >= 2 else -1.0
    if verb == "save":
        return 3.0 + len(s.data.yields[CARDS.index(action.args[0])])
    if verb == "stage":
        return 2.0 if s.mode == ARCHITECT else 30.0
    return {"done": 1.0, "throw": -3.0}.get(verb, 2.0)


def rank_source(verb: str, place: str, what: str) -> float:
    """Spend first what would be lost, and store what is worth most."""
    if verb == "store":
        return {"card": 5.0, "building": 6.0, "library": 7.0, "caravan": -3.0}[place]
    order = {"card": 7.0, "building": 6.0, "library": 6.0, "stock": 3.0, "caravan": 1.0}
    return order[place] - (1.0 if what == "joker" else 0.0)
