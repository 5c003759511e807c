"""EN-COMP. The pieces in the box, counted wherever they lie, and where they may lie at all."""

from __future__ import annotations

from collections.abc import Collection

from trilith.engine.positions import Count
from trilith.games.ezra_nehemiah.names import (
    CARD_GATES,
    CARDS,
    FOCUS_CARDS,
    HEROES,
    RESOURCES,
    RING,
    SCHEME_CARDS,
    SCROLL_SPACES,
    SETUP,
    TILE_TYPES,
    TURN,
    WALL_CARDS,
)
from trilith.games.ezra_nehemiah.rewards import seat_name
from trilith.games.ezra_nehemiah.state import EzraState, rubble_of


def pieces(s: EzraState) -> dict[str, Count]:
    """EN-COMP-02, EN-COMP-09, EN-COMP-10, EN-COMP-11. Tiles, cards, and everybody's workers."""
    found = {
        "scroll tiles": Count(len(SCROLL_SPACES), len(set(s.scrolls))),
        "heroes": Count(len(HEROES), len(s.hero_owner)),
    }
    if s.side >= 0:
        focus, schemes = {*s.focus_pile, *s.focus_shown}, {*s.scheme_pile, *s.scheme_shown}
        found["focus cards"] = Count(len(FOCUS_CARDS), len(focus))
        found["scheme cards"] = Count(len(SCHEME_CARDS), len(schemes))
    for seat in range(s.n):
        found.update(pieces_of(s, seat))
    return found


def pieces_of(s: EzraState, seat: int) -> dict[str, Count]:
    mat, whose = s.mats[seat], seat_name(s, seat)
    walls = {*mat.wall_pile, *mat.drawn}
    walls |= {card for card, owner in zip(s.wall_card, s.owner, strict=True) if owner == seat}
    walls.discard(-1)
    found = {
        f"workers of {whose}": Count(s.data.workers, workers_of(s, seat)),
        f"wall cards of {whose}": Count(len(WALL_CARDS), len(walls)),
    }
    if not s.is_opponent(seat):
        on_piles = sum([len(pile) for pile in (mat.pouch, *mat.piles)])
        cards = on_piles + (mat.hand | mat.tucked).bit_count()
        found[f"cards of {whose}"] = Count(len(CARDS), cards)
    return found


def workers_of(s: EzraState, seat: int) -> int:
    """EN-COMP-09. All sixteen: at home, on the board, and those not yet gained."""
    mat = s.mats[seat]
    at_home = mat.supply + mat.pool + mat.farmers + mat.labourers
    at_home += mat.traders.bit_count() + mat.elders.bit_count()
    return at_home + mat.levites + s.gatekeepers(seat) + s.scribes.count(seat)


# ------------------------------------------------------------------ where they may lie


def impossible(s: EzraState, named: Collection[str]) -> list[str]:
    """What no game can reach, even with the right number of pieces."""
    found = [*too_much_rubble(s), *misplaced_silver(s), *two_on_a_tile(s)]
    return [*found, *tiles_twice(s, named), *card_elsewhere(s)]


def too_much_rubble(s: EzraState) -> list[str]:
    """EN-SETUP-08, EN-SETUP-09. More cubes than a space shows, or of a colour than the bag has."""
    found: list[str] = []
    for space, cubes in enumerate(s.rubble):
        lying = sum([rubble_of(cubes, resource) for resource in range(len(RESOURCES))])
        if lying > s.data.spaces[space].rubble:
            room = s.data.spaces[space].rubble
            found.append(f"{lying} cubes on {RING[space]}, which has room for {room}")
    for resource, name in enumerate(RESOURCES):
        lying = sum([rubble_of(cubes, resource) for cubes in s.rubble])
        if lying > s.data.bag[resource]:
            found.append(
                f"{lying} cubes of {name} as rubble, and the bag had {s.data.bag[resource]}"
            )
    return found


def misplaced_silver(s: EzraState) -> list[str]:
    """EN-SETUP-05. Silver lies on gate cards alone."""
    return [
        f"silver on {RING[space]}, which is no gate with a card"
        for space, silver in enumerate(s.gate_silver)
        if silver and space not in CARD_GATES
    ]


def two_on_a_tile(s: EzraState) -> list[str]:
    """EN-WHITE-02, EN-TORAH-05. One scribe or one white worker on a scroll tile."""
    white = [space for space in s.white if space >= 0]
    return [
        f"two pieces on {SCROLL_SPACES[space]}"
        for space in dict.fromkeys(white)
        if s.scribes[space] >= 0 or white.count(space) > 1
    ]


def tiles_twice(s: EzraState, named: Collection[str]) -> list[str]:
    """EN-SETUP-20. Of each development tile there is one; what the position names must agree."""
    found: list[str] = []
    for kind, name in enumerate(TILE_TYPES):
        held = [
            s.mats[seat].tiles[kind] for seat in s.people() if f"seats.{seat}.tiles.{name}" in named
        ]
        if len(set(held)) < len(held):
            found.append(f"the same {name} tile with two players")
    return found


def card_elsewhere(s: EzraState) -> list[str]:
    """EN-CARD-01. The card of this turn lies on top of a pile, for all to see."""
    on_top = [pile[-1] for mat in s.mats for pile in mat.piles if pile]
    # A position that begins with a turn is still in its setup when it is looked at.
    if s.card < 0 or s.phase not in (SETUP, TURN) or s.card in on_top:
        return []
    return [f"turn.card {CARDS[s.card]}, which lies on top of no pile"]
