"""Positions with outcomes as a data set."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from trilith import games
from trilith.arena.plan import Plan, deal
from trilith.arena.play import Played, play_one
from trilith.arena.positions import write_positions
from trilith.engine.errors import BadInput

parquet = pytest.importorskip("pyarrow.parquet")
PLAN = Plan("castle", 2, ("random", "easy"), "rows", positions=True)


@pytest.fixture(scope="module")
def two() -> list[Played]:
    return [play_one(PLAN, number) for number in (0, 1)]


def test_a_line_for_every_choice_with_what_came_of_it(two: list[Played], tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    write_positions(PLAN, two, str(path))
    rows = parquet.read_table(path).to_pylist()
    assert len(rows) == sum(len(one.positions) for one in two)
    first, last = rows[0], rows[-1]
    assert (first["game"], first["step"]) == (0, 0)
    assert last["game"] == 1
    assert last["deal"] == deal(PLAN, 1)
    assert last["step"] == len(two[1].positions) - 1
    seat, one = last["seat"], two[1]
    assert (last["bot"], last["score"], last["place"]) == (
        one.bots[seat],
        one.scores[seat],
        one.places[seat],
    )
    assert (last["won"], last["best_other"]) == (one.share(seat), one.scores[1 - seat])
    chosen = one.positions[-1]
    assert last["legal"] == list(chosen.legal)
    assert last["code"] == games.get("castle").catalogue.actions[chosen.action].code
    columns = games.get("castle").layout(2).columns
    assert bytes(last[name] for name in columns) == chosen.row


def test_games_that_did_not_end_are_left_out(two: list[Played], tmp_path: Path) -> None:
    path = tmp_path / "rows.parquet"
    write_positions(PLAN, [replace(two[0], finished=False), two[1]], str(path))
    assert set(parquet.read_table(path)["game"].to_pylist()) == {1}
    write_positions(PLAN, [], str(path))
    assert parquet.read_table(path).num_rows == 0


def test_one_choice_of_a_game_of_three_is_a_row_with_the_best_other(tmp_path: Path) -> None:
    plan = Plan("castle", 3, ("random",), "three", positions=True)
    one = play_one(plan, 0)
    one = replace(one, scores=(30, 20, 10), positions=one.positions[:1])
    path = tmp_path / "rows.parquet"
    write_positions(plan, [one], str(path))
    [row] = parquet.read_table(path).to_pylist()
    seat = one.positions[0].seat
    assert (row["score"], row["best_other"]) == ((30, 20, 10)[seat], 20 if seat == 0 else 30)


def test_a_file_that_cannot_be_written_is_reported(two: list[Played], tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        write_positions(PLAN, two, str(tmp_path / "nowhere" / "rows.parquet"))
