"""AM-COMP. The pieces in the box, counted wherever they lie, and where they may lie at all."""

from __future__ import annotations

from collections.abc import Collection

from trilith.engine.event import NOBODY
from trilith.engine.positions import Count
from trilith.games.castle.components import (
    CARDS,
    GRANARY,
    HOSTS,
    INNKEEPER,
    RESOURCES,
    SPACES,
    THALER,
    TILES,
    WINTER_CARDS,
    counts,
)
from trilith.games.castle.state import CastleState


def pieces(s: CastleState) -> dict[str, Count]:
    """AM-COMP-01, AM-COMP-05, AM-COMP-07. Resources, thalers, everybody's helpers and cards."""
    found = {name: count_resource(s, i) for i, name in enumerate(RESOURCES)}
    found["thalers"] = count_thalers(s)
    for seat in range(s.n):
        found[f"helpers of seat {seat}"] = count_helpers(s, seat)
        piles = (s.hand[seat], s.face_down[seat], s.discard[seat], s.lost[seat])
        cards = sum([pile.bit_count() for pile in piles])
        found[f"cards of seat {seat}"] = Count(len(CARDS), cards)
    return found


def count_resource(s: CastleState, kind: int) -> Count:
    start = s.data.by_players[s.n]
    there = counts(start.stock)[kind] + counts(s.data.start.watchtower)[kind]
    there += s.n * counts(s.data.start.start_resources)[kind]
    heaps = [s.stock, s.watchtower, s.lady_items, s.box, *s.resources, *s.goods]
    held = sum([heap[kind] for heap in heaps])
    if RESOURCES[kind] == "silver":
        held += s.forge_silver
    return Count(there, held, s.stock[kind], f"stock.{RESOURCES[kind]}")


def count_thalers(s: CastleState) -> Count:
    start = s.data.by_players[s.n]
    there = start.bank + start.rounds * s.data.round_track.thaler_per_space
    there += s.n * s.data.start.start_thalers
    held = s.bank + s.round_track + s.inn_thalers + sum(s.thalers)
    held += s.lady_items[THALER] + s.box[THALER]
    return Count(there, held, s.bank, "bank")


def count_helpers(s: CastleState, seat: int) -> Count:
    standing = [*s.places, *s.spaces, s.innkeeper, *s.granary].count(seat)
    there = s.data.by_players[s.n].helpers
    return Count(there, s.helpers[seat] + standing, s.helpers[seat], f"seats.{seat}.helpers")


# ------------------------------------------------------------------ where they may lie


def impossible(s: CastleState, named: Collection[str]) -> list[str]:
    """What can never arise in a game with these pieces."""
    return [*on_unbuilt(s), *built_twice(s), *out_of_winter(s)]


def on_unbuilt(s: CastleState) -> list[str]:
    """AM-HLP-02. Helpers stand only on buildings that are erected."""
    return [
        f"a helper of seat {owner} on {SPACES[space]}, and {HOSTS[host]} is not built"
        for space, owner in enumerate(s.spaces)
        if owner != NOBODY and not s.is_built(host := s.data.host_of[space])
    ]


def built_twice(s: CastleState) -> list[str]:
    """AM-BLD-08. A tile is on the board, or one player has removed it."""
    found: list[str] = []
    seen = s.unbuilt
    for seat in range(s.n):
        for tile, name in enumerate(TILES):
            if s.erected[seat] & seen & 1 << tile:
                found.append(f"{name} erected by seat {seat}, and on the board or erected twice")
        seen |= s.erected[seat]
    return found


def out_of_winter(s: CastleState) -> list[str]:
    """AM-WTR-05. Nobody stands on a card that is not in play, and no card is there twice."""
    found: list[str] = []
    if s.innkeeper != NOBODY and not s.in_play >> INNKEEPER & 1:
        found.append(f"a helper of seat {s.innkeeper} at the innkeeper, who is not in play")
    if s.granary and not s.in_play >> GRANARY & 1:
        found.append("helpers in the granary, which is not in play")
    if len(s.granary) > s.data.winter[GRANARY].spaces:
        found.append(f"{len(s.granary)} helpers in the granary's {s.data.winter[GRANARY].spaces}")
    for card, name in enumerate(WINTER_CARDS):
        if s.winter_deck.count(card) + (s.in_play >> card & 1) > 1:
            found.append(f"{name} twice among deck and cards in play")
    return found
