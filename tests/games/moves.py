"""Moves as the tests tell them: "seat action", for instance "0 draw"."""

from __future__ import annotations

from typing import Any

import pytest

from trilith.engine.action import Action
from trilith.engine.errors import IllegalAction
from trilith.engine.event import Event
from trilith.engine.game import Game
from trilith.engine.state import State


def read(game: Game[Any], move: str) -> tuple[int, Action]:
    seat, _, code = move.partition(" ")
    return int(seat), game.catalogue.read(code)


def play(game: Game[Any], s: State, moves: tuple[str, ...]) -> list[Event]:
    """Play them; tells what came of it."""
    if s.log is None:
        s.log = []
    before = len(s.log)
    for move in moves:
        s.apply(*read(game, move))
    return s.log[before:]


def refused(game: Game[Any], s: State, move: str) -> str:
    """The rule under which the move is refused; and the refusal has changed nothing."""
    seat, action = read(game, move)
    before = game.dump(s)
    with pytest.raises(IllegalAction) as error:
        s.apply(seat, action)
    assert game.dump(s) == before
    assert s.why_not(seat, action) == error.value.refusal
    return error.value.refusal.rule
