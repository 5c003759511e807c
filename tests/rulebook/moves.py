"""Moves that may show a rule, and the scenario that brings their position back."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from trilith.engine.doc import Doc, Json
from trilith.engine.errors import TrilithError
from trilith.engine.game import Game, Setup
from trilith.engine.scenario import Scenario, history_of
from trilith.engine.scenario.writing import as_tasks


@dataclass
class Move:
    """A move that was played or refused, and the position before it."""

    position: dict[str, Any]
    seat: int
    action: str
    """Empty if the position alone shows the rule."""
    kind: str
    rules: tuple[str, ...]
    """The rules that it is known to show: those of its events, its refusal, or its test."""
    weight: tuple[int, ...] = (0, 0, 0)
    """The lightest is the clearest."""


def setups(game: Game[Any], position: dict[str, Any]) -> Iterator[Setup]:
    """Every way a game may have been set up to come to this position."""
    known: list[tuple[str, ...]] = []
    for option in game.options:
        value = position.get(option.key)
        value = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
        known.append((value,) if value in option.values else option.values[:2])
    keys = [option.key for option in game.options]
    for values in product(*known):
        try:
            yield game.setup(len(position["seats"]), dict(zip(keys, values, strict=True)), "shown")
        except TrilithError:
            continue


def scenario_of(game: Game[Any], move: Move) -> dict[str, Json] | None:
    """The position as a scenario that brings it back; None if the rules do not allow it."""
    position = mended(move.position, move.seat) if game.key == "ezra_nehemiah" else move.position
    for setup in setups(game, position):
        try:
            return as_tasks(game, setup, game.load(position))
        except TrilithError:
            continue
    return None


def happens(game: Game[Any], doc: dict[str, Json], move: Move) -> tuple[str, ...]:
    """The rules of the events that the player sees after this move."""
    history = history_of(Scenario(Doc(doc, "shown")), game)
    events = history.play(move.seat, game.catalogue.read(move.action))
    return tuple(dict.fromkeys(one.rule for one in events if one.is_seen_by(move.seat)))


def is_refused(game: Game[Any], doc: dict[str, Json], move: Move) -> bool:
    """Whether it still is: a position does not keep the questions that nobody was asked."""
    s = history_of(Scenario(Doc(doc, "shown")), game).state
    refusal = s.why_not(move.seat, game.catalogue.read(move.action))
    return refusal is not None and refusal.rule in move.rules


def mended(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """Ezra's tests deal everybody the same tiles, and play a card that lies nowhere."""
    position = copy.deepcopy(position)
    seats = position["seats"]
    for name, kept in seats[seat].get("tiles", {}).items():
        others = [one["tiles"] for one in seats if one is not seats[seat] and "tiles" in one]
        if kept in [tiles[name] for tiles in others]:
            left = iter(variant for variant in range(1, 5) if variant != kept)
            for tiles in others:
                tiles[name] = next(left)
    card = position["turn"].get("card")
    for mat in seats[position["active"] :][:1]:
        if card in mat["draw_pile"] and not any(mat["piles"]):
            mat["draw_pile"].remove(card)
            mat["piles"][0].append(card)
    return position
