"""A study as a page to read: what is said of what was found, and what is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from trilith.arena.report import (
    MOST,
    in_short,
    is_clear,
    listed,
    markdown_table,
    report,
    write_report,
)
from trilith.engine.errors import BadInput


def link(name: str, correlation: float, low: float, high: float) -> dict[str, Any]:
    about = {"winners": 2.0, "others": 1.0, "step": 0.05}
    return {"name": name, "correlation": correlation, "low": low, "high": high, **about}


def rate(value: float, low: float, high: float, **more: Any) -> dict[str, Any]:
    return {"rate": value, "low": low, "high": high, **more}


def found(**more: Any) -> dict[str, Any]:
    """What a study of two found in a hundred games."""
    spread = {"mean": 50.0, "q10": 40.0, "q90": 60.0}
    usual: dict[str, Any] = {"game": "castle", "games": 100, "unfinished": 0, "players": 2}
    usual |= {"bots": ["hard", "hard"], "options": {"season": "summer"}, "seed": "s", "looks": 9}
    usual |= {"scores": {"winner": spread, "margin": {"mean": 7.5}}, "rounds": {"mean": 12.0}}
    usual |= {"seats": [rate(0.5, 0.4, 0.6, seat=0), rate(0.5, 0.4, 0.6, seat=1)]}
    return usual | {"sources": [], "strategies": [], "uses": [], "left_out": 3} | more


# ------------------------------------------------------------------ in short


def test_scores_are_reported_with_their_spread_and_the_lead() -> None:
    first = in_short(found())[0]
    assert first == (
        "The best score is 50 on average (40 to 60 in four of five games), 7.5 ahead of the second; "
        "12 rounds."
    )
    alone = in_short(found(players=1, seats=[rate(0.25, 0.2, 0.3, seat=0)]))
    assert "ahead of" not in alone[0]
    assert alone[1] == "Won: 25.0 % of the games (20.0 to 30.0 %)."


def test_a_seat_is_better_or_worse_only_if_its_interval_leaves_out_the_equal_share() -> None:
    assert in_short(found())[1] == (
        "No seat is clearly better or worse: 50.0 % to 50.0 % won, where 50.0 % is an equal share."
    )
    unequal = [rate(0.6, 0.55, 0.65, seat=0), rate(0.4, 0.35, 0.45, seat=1)]
    assert in_short(found(seats=unequal))[1:3] == [
        "Seat 0 wins more than its share: 60.0 % (55.0 to 65.0 %), where 50.0 % is equal.",
        "Seat 1 wins less than its share: 40.0 % (35.0 to 45.0 %), where 50.0 % is equal.",
    ]
    touching = [rate(0.55, 0.5, 0.6, seat=0), rate(0.45, 0.4, 0.5, seat=1)]
    assert in_short(found(seats=touching))[1].startswith("No seat")


def test_a_link_is_clear_if_its_interval_leaves_out_nothing() -> None:
    assert is_clear(link("a", 0.2, 0.01, 0.4))
    assert is_clear(link("a", -0.2, -0.4, -0.01))
    assert not is_clear(link("a", 0.2, 0.0, 0.4))
    assert not is_clear(link("a", -0.2, -0.4, 0.0))


def test_clear_links_are_named_by_what_they_go_with_and_unclear_ones_are_not() -> None:
    uses = [link("built", 0.5, 0.3, 0.7), link("sold", -0.4, -0.6, -0.2), link("x", 0.9, -0.1, 1.0)]
    lines = in_short(found(uses=uses))[2:]
    assert [line.partition(":")[0] for line in lines] == [
        "Deeds that most clearly go with winning",
        "Deeds that most clearly go with losing",
    ]
    assert lines[0].endswith("(+0.50).")
    assert lines[1].endswith("(-0.40).")
    assert in_short(found())[2] == (
        "Nothing that was done goes clearly with winning or losing in so few games."
    )


def test_without_a_finished_game_there_is_nothing_to_tell() -> None:
    assert in_short(found(games=0)) == ["No game came to an end: there is nothing to tell."]
    page = report(found(games=0, unfinished=4))
    assert "4 games did not come to an end, and do not count." in page
    assert "## Seats" not in page
    assert "did not come to an end" not in report(found())


# ------------------------------------------------------------------ the page


def test_the_strongest_links_are_listed_to_either_side_the_weakest_in_the_middle() -> None:
    more = [link(f"m{n}", 0.9 - n / 100, 0.1, 1.0) for n in range(MOST + 3)]
    less = [link(f"l{n}", -0.9 + n / 100, -1.0, -0.1) for n in range(MOST + 3)]
    names = [one["name"] for one in listed(found(uses=[*more, *less, link("x", 0.5, -1, 1)]))]
    assert names == [f"m{n}" for n in range(MOST)] + [f"l{n}" for n in reversed(range(MOST))]


def test_a_page_says_where_its_games_come_from_and_warns_its_reader() -> None:
    page = report(found())
    assert page.startswith("# What wins in A Castle for All Seasons\n")
    assert "100 finished games; players: 2, season summer; bots: " in page
    assert "seed: s; 9 looks." in page
    assert page.rstrip().endswith("compare in `trilith arena`.")
    assert "No source of points differs between the seats." in page
    assert (
        "Of 0 things that were done, 0 go clearly with winning or losing; 3 more were too rare"
        in page
    )
    assert "## Strategies" not in page


def test_strategies_are_compared_where_there_are_two() -> None:
    rows = [rate(0.6, 0.5, 0.7, source="houses", seats=40, share=0.4)]
    assert "## Strategies" not in report(found(strategies=rows))
    rows.append(rate(0.4, 0.3, 0.5, source="goods", seats=60, share=0.6))
    assert "| 40 | 40.0 % | 60.0 % | 50.0 to 70.0 % |" in report(found(strategies=rows))


def test_a_table_has_a_heading_and_a_line_a_row() -> None:
    assert markdown_table(("a", "b"), [[1, "x"]]) == "| a | b |\n| --- | --- |\n| 1 | x |"


def test_the_page_and_its_pictures_lie_in_a_folder_that_is_made(tmp_path: Path) -> None:
    path = write_report(found(uses=[link("built", 0.5, 0.3, 0.7)]), tmp_path / "new" / "study")
    assert path.read_text("utf-8").startswith("# What wins")
    assert {one.name for one in path.parent.iterdir()} == {"report.md", "seats.svg", "uses.svg"}
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot be written"):
        write_report(found(), tmp_path / "file")
