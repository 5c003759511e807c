"""Games that begin late, or at a certain question: what is looked for there is near."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from trilith import bots, games
from trilith.engine.state import State


def begin_late(monkeypatch: pytest.MonkeyPatch, key: str, players: int = 2, left: int = 40) -> None:
    """All new tables of a game begin at most this many choices before its end, as bots played it."""
    begin_at(monkeypatch, key, played(key, players)[-left:][0])


def begin_together(monkeypatch: pytest.MonkeyPatch, key: str, players: int, left: int) -> None:
    """The same, and everybody is asked something at once."""
    found = (s for s in played(key, players)[-left:] if len(s.to_act()) == players)
    begin_at(monkeypatch, key, next(found))


def begin_asked(monkeypatch: pytest.MonkeyPatch, key: str, players: int, verb: str) -> None:
    """All new tables of a game begin where the first seat is first asked to do this."""
    found = (
        s
        for seed in SEEDS
        for s in played(key, players, seed)
        if verb in {a.verb for a in s.legal(0)}
    )
    begin_at(monkeypatch, key, next(found))


def begin_at(monkeypatch: pytest.MonkeyPatch, key: str, s: State) -> None:
    monkeypatch.setattr(games.get(key), "new", lambda setup: s.clone())


class Kind(NamedTuple):
    """A kind of game."""

    game: str
    players: int
    options: Mapping[str, str] = MappingProxyType({})


def asked_first(kind: Kind) -> dict[str, State]:
    """Every question that the first seat is asked in some games, and where it is asked first.

    The same question may be about different things: they differ by what is offered first.
    """
    found: dict[str, State] = {}
    for seed in MANY_SEEDS:
        for s in played(kind.game, kind.players, seed, **kind.options):
            question = s.question(0)
            if question is not None and len(s.legal(0)) > 1:
                found.setdefault(f"{question.asks} {s.legal(0)[0].verb}", s)
    return found


MANY_SEEDS = ("late", "later", "latest", "very late", "at last")
SEEDS = ("late", "later", "latest")
"""Not everything is asked in every game."""


@cache
def played(key: str, players: int, seed: str = "late", **options: str) -> list[State]:
    """All positions of a game between bots at which somebody chooses."""
    game, bot = games.get(key), bots.get("easy")(seed)
    s: Any = game.start(game.setup(players, options, seed))
    found: list[State] = []
    while s.to_act():
        found.append(s.clone())
        seat = s.to_act()[0]
        s.apply(seat, bot.choose(bots.Seen(game, s, seat)))
    return found
