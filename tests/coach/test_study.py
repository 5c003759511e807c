"""A study of the coach's measure: a line for each game, and what the lines come to."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from trilith.coach import study as studies
from trilith.coach.findings import correlation, findings, ladder
from trilith.coach.grade import _read
from trilith.coach.settings import DEPTHS, Depth
from trilith.coach.study import LEVELS, Line, Study, go_on, line_of, lines_in, seated_in
from trilith.engine.errors import BadInput

SMALL = Study("castle", 2, {}, "least", ("random", "easy"))


@pytest.fixture(autouse=True)
def least(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEPTHS, "least", Depth("least", 1, 1, 1, 1, 2))


def test_everybody_at_the_table_is_measured() -> None:
    line = line_of(SMALL, 0)
    seats = line["seats"]
    assert line["seated"] == [seat["level"] for seat in seats] == ["random", "easy"]
    assert sum(seat["luck"] for seat in seats) == pytest.approx(0.0, abs=0.01)
    assert sum(seat["result"] for seat in seats) == pytest.approx(100.0)
    for seat in seats:
        assert seat["adjusted"] + seat["luck"] == pytest.approx(seat["result"], abs=0.01)
        assert seat["lost"] <= seat["at_stake"]
        assert seat["choices"] == sum(seat["verdicts"].values()) > 0


def test_all_levels_meet_and_change_seats() -> None:
    tables = [tuple(seated_in(LEVELS, 2, number)) for number in range(20)]
    assert {frozenset(table) for table in tables} == {
        frozenset((a, b)) for a in LEVELS for b in LEVELS if a != b
    }
    for seat in range(2):
        assert {table[seat] for table in tables} == set(LEVELS)
    assert all(len(set(seated_in(LEVELS, 4, number))) == 4 for number in range(20))
    assert seated_in(("easy",), 3, 7) == ["easy"] * 3


def told(number: int, *seats: tuple[str, float, float, float], **more: Any) -> Line:
    """A game as a line: of each seat level, points lost over ten choices, luck, result."""
    return {
        "game": "castle",
        "setting": "2-summer",
        "depth": "least",
        "levels": ["random", "easy"],
        "seed": "study",
        "number": number,
        "seated": [seat[0] for seat in seats],
        "seats": [
            {
                "level": level,
                "own": -lost,
                "luck": luck,
                "result": result,
                "adjusted": result - luck,
                "counted": 10,
                "lost": lost,
                "verdicts": {"fine": 9, "mistake": 1},
            }
            for level, lost, luck, result in seats
        ],
        **more,
    }


def test_a_study_goes_on_where_it_was_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def play(_: Study, number: int) -> Line:
        played.append(number)
        return told(number, ("random", 40.0, 0.0, 0.0), ("easy", 20.0, 0.0, 100.0))

    monkeypatch.setattr(studies, "line_of", play)
    file = tmp_path / "study.jsonl"
    next(go_on(SMALL, 3, file))
    with file.open("a") as out:
        out.write('{"game": "cas')  # ended in the middle of a line
    assert len(list(go_on(SMALL, 3, file))) == 2
    assert played == [0, 1, 2]
    assert [line["number"] for line in lines_in(file)] == [0, 1, 2]


def test_games_of_different_studies_do_not_mix(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    file.write_text('{"game": "sa_re", "number": 0}\n')
    with pytest.raises(BadInput, match="expected game castle, as asked for; the file has sa_re"):
        next(go_on(SMALL, 1, file))


def test_a_study_can_be_sent_to_a_process() -> None:
    task = studies._Played(SMALL)
    assert pickle.loads(pickle.dumps(task)) == task


def test_what_games_come_to() -> None:
    lines = [
        told(0, ("random", 40.0, -30.0, 0.0), ("easy", 20.0, 30.0, 100.0)),
        told(1, ("easy", 10.0, -60.0, 0.0), ("random", 50.0, 60.0, 100.0)),
        told(2, ("random", 30.0, -30.0, 0.0), ("easy", 30.0, 30.0, 100.0)),
        told(3, ("easy", 20.0, 20.0, 100.0), ("random", 40.0, -20.0, 0.0)),
    ]
    too_long = told(4)
    (found,) = findings([*lines, too_long], times=200)
    assert (found.games, found.unfinished) == (4, 1)
    assert [one.value for one in found.luck] == [-25.0, 25.0]
    assert all(one.holds_zero for one in found.luck)
    assert [(one.name, one.lost.value, one.lost_a_game.value) for one in found.levels] == [
        ("random", 4.0, 40.0),
        ("easy", 2.0, 20.0),
    ]
    assert found.steps[0].value == 20.0
    assert found.in_order
    assert found.result.value == pytest.approx(0.5)
    assert found.adjusted.value > 0.9
    assert found.better_by.value == pytest.approx(found.adjusted.value - found.result.value)
    assert found.levels[0].verdicts == {"fine": 90.0, "mistake": 10.0}


def test_a_point_of_luck_is_worth_what_goes_with_it_between_the_same_players() -> None:
    """Between equals luck of 40 decides; the stronger one wins whatever luck does."""
    levels = ["random", "easy", "hard"]
    open_ = [
        told(n, ("random", 0.0, luck, end), ("easy", 0.0, -luck, 100.0 - end), levels=levels)
        for n, (luck, end) in enumerate([(40.0, 100.0), (-40.0, 0.0)])
    ]
    decided = [
        told(n, ("random", 0.0, luck, 0.0), ("hard", 0.0, -luck, 100.0), levels=levels)
        for n, luck in enumerate((40.0, -40.0), 2)
    ]
    between_equals, without_luck, both = (
        findings(lines, times=10)[0].worth.value for lines in (open_, decided, open_ + decided)
    )
    assert between_equals == pytest.approx(1.25)
    assert without_luck == 0.0
    assert both == pytest.approx(0.625)


def test_a_study_of_luck_alone_judges_no_choice() -> None:
    alone, judged = (line_of(replace(SMALL, stretches=most), 0) for most in (0, 1))
    assert [seat["luck"] for seat in alone["seats"]] == [seat["luck"] for seat in judged["seats"]]
    assert all(not seat["verdicts"] and seat["lost"] == 0.0 for seat in alone["seats"])
    assert not findings([alone], times=10)[0].is_judged
    assert findings([judged], times=10)[0].is_judged


def test_the_marks_of_the_ladder_are_written_as_they_are_read(tmp_path: Path) -> None:
    lines = [told(n, ("random", 40.0, 0.0, 0.0), ("easy", 20.0, 0.0, 100.0)) for n in range(2)]
    file = tmp_path / "castle.toml"
    file.write_text(ladder(findings(lines, times=10)))
    marks = _read(file)["2-summer"]
    assert [(mark.level, mark.lost, mark.games) for mark in marks] == [
        ("random", 4.0, 2),
        ("easy", 2.0, 2),
    ]


def test_where_nothing_varies_nothing_goes_together() -> None:
    assert correlation([1.0, 2.0, 3.0], [2.0, 4.0, 6.0]) == pytest.approx(1.0)
    assert correlation([1.0, 2.0, 3.0], [5.0, 5.0, 5.0]) == 0.0


def test_levels_are_compared_in_the_games_in_which_they_meet() -> None:
    levels = ["random", "easy", "hard"]
    lines = [
        told(0, ("random", 40.0, 0.0, 0.0), ("easy", 30.0, 0.0, 100.0), levels=levels),
        told(1, ("easy", 90.0, 0.0, 0.0), ("hard", 10.0, 0.0, 100.0), levels=levels),
    ]
    (found,) = findings(lines, times=10)
    assert [one.lost_a_game.value for one in found.levels] == [40.0, 60.0, 10.0]
    assert [one.value for one in found.steps] == [10.0, 80.0]
    assert found.in_order


def test_a_level_that_loses_in_small_pieces_has_no_mark() -> None:
    line = told(0, ("random", 10.0, 0.0, 0.0), ("easy", 20.0, 0.0, 100.0))
    written = ladder(findings([line], times=10))
    assert "easy = [2.00" in written
    assert "random" not in written
