"""Positions as scenarios write them: set up, or refused with a reason."""

from __future__ import annotations

from typing import Any

import pytest

from trilith.engine.doc import Doc, parse_toml
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.scenario import Scenario, begin


def scenario(text: str) -> Scenario:
    return Scenario(Doc(parse_toml(text, "told.toml"), "told.toml"))


def began(game: Game[Any], text: str) -> Any:
    return begin(scenario(text), game)


def problem(game: Game[Any], text: str) -> str:
    """Why it cannot be set up."""
    with pytest.raises(BadInput) as error:
        began(game, text)
    return str(error.value)


def impossible(game: Game[Any], text: str) -> str:
    """Why it cannot be; which whoever wants it may have all the same."""
    began(game, "allow_impossible = true\n" + text)
    found = problem(game, text)
    assert found.startswith("told.toml, position: cannot be: ")
    assert found.endswith(" (`allow_impossible = true` takes it as it is)")
    return found
