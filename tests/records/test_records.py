"""Finished games come out as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.settings import settings
from tests.records.make import FOLDER, LEVELS
from trilith import games
from trilith.engine.errors import TrilithError
from trilith.engine.record import read, verify

FILES = sorted(FOLDER.glob("*.txt"))
GAMES = ("castle", "ezra_nehemiah", "sa_re")
ADVICE = (
    "If the rules were meant to change, raise the game's rules_version and record its games again: "
    "python -m tests.records.make"
)


@pytest.mark.many(8)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_finished_game_comes_out_as_it_did(file: Path) -> None:
    record = read(file.read_text("utf-8"))
    game = games.get(record.game)
    try:
        again = verify(record, game)
    except TrilithError as error:
        pytest.fail(f"{file.name} comes out differently: {error}. {ADVICE}", pytrace=False)
    assert record.rules == game.rules_version, ADVICE
    assert game.digest(again.state) == record.position
    assert tuple(score.total for score in game.scores(again.state)) == record.scores


def test_every_mode_and_number_of_players_is_there() -> None:
    there = {file.stem.rpartition("-")[0] for file in FILES}
    assert there == {str(setting) for setting in settings() if setting.key in GAMES}
    assert len(FILES) >= 200
    assert len(FILES) <= len(there) * len(LEVELS)
