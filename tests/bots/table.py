"""Positions to ask bots at, and what is said of bots that are none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conformance.settings import Setting, random_play
from trilith import bots, games
from trilith.engine.errors import BadInput
from trilith.games.castle.state import CastleState

CASTLE = games.get("castle")


SEASONS = ("summer", "winter")


def castle(players: int, season: str) -> Setting:
    return Setting("castle", players, (("season", season),))


def positions(players: int = 3, season: str = "winter") -> Iterator[tuple[CastleState, int]]:
    """Positions of a random game, each with the seat that is to act."""
    yield from random_play(castle(players, season), "bots")


def problem(name: str) -> str:
    with pytest.raises(BadInput) as error:
        bots.get(name)
    return str(error.value)
