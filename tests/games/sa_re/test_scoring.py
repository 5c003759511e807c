"""SR-MODE, SR-END, SR-TIE. Goals, the end of the game, and ties."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.sa_re.table import position, see, told_by
from tests.rule import rule
from trilith.games.sa_re import GAME
from trilith.games.sa_re.state import SaReState

ADMIN = ("temple", "barracks", "gardens", "palace", "market", "library")


def end(
    mode: str, grounds: Mapping[int, Mapping[int, str]], given: Mapping[str, object] | None = None
) -> SaReState:
    """The end check, with pyramids numbered by seat where nothing else is said."""
    numbers: dict[str, object] = {}
    for seat, ground in grounds.items():
        if any(name.endswith("pyramid") for name in ground.values()):
            numbers[f"seats.{seat}.pyramid"] = seat + 1
            built = "pyramid" in ground.values()
            numbers[f"seats.{seat}.stages"] = (3, 3, 2)[seat] if built else 0
    return position(at="end_check", mode=mode, grounds=grounds, given={**numbers, **(given or {})})


def full_ground(pyramid: str) -> dict[int, str]:
    """A ground with all twelve cells used, the start tiles on one; `pyramid` is on cell 4."""
    kinds = [*ADMIN, "carpenter", "stonecutter", "goldsmith", "warehouse"]
    cells = [cell for cell in range(1, 12) if cell != 4]
    return {**dict(zip(cells, kinds, strict=True)), 4: pyramid}


def totals(s: SaReState) -> list[int]:
    return [score.total for score in GAME.scores(s)]


# ------------------------------------------------------------------ goals


@rule("SR-MODE-02")
def test_scribe_is_won_with_the_pyramid_built() -> None:
    assert GAME.winners(end("scribe", {1: {4: "pyramid"}})) == [1]
    assert not end("scribe", {1: {4: "site:pyramid", 5: "port"}}).is_over()


@rule("SR-MODE-03", "SR-END-03")
def test_architect_needs_all_cells_built_but_the_pyramids() -> None:
    s = end("architect", {1: full_ground("site:pyramid")}, {"seats.1.revolted": True})
    assert GAME.winners(s) == [1]
    assert totals(s) == [8, 100, 8]
    assert GAME.winners(end("architect", {1: full_ground("pyramid")})) == [1]


@rule("SR-MODE-03")
@pytest.mark.parametrize(
    "change",
    [{4: "port"}, {7: "site:goldsmith"}, {7: ""}, {4: "site:carpenter", 7: "pyramid"}],
)
def test_architect_is_not_done_without_pyramid_nor_with_another_worksite(
    change: dict[int, str],
) -> None:
    ground = {**full_ground("site:pyramid"), **change}
    if change.get(4) == "port":
        ground[5], ground[4] = "port", ground[5]
    s = end("architect", {1: ground})
    assert not s.is_over()
    assert totals(s)[1] < 100


@rule("SR-MODE-04", "SR-MODE-05")
@pytest.mark.parametrize(("mode", "needed"), [("priest", 3), ("pharaoh", 6)])
def test_priest_and_pharaoh_need_port_pyramid_and_administration(mode: str, needed: int) -> None:
    cells = (1, 3, 6, 7, 9, 10)
    admin = dict(zip(cells, ADMIN[:needed], strict=False))
    city = {4: "pyramid", 5: "port", **admin}
    s = end(mode, {1: city})
    assert GAME.winners(s) == [1]
    assert totals(s)[1] == 100
    for cell, kind in ((4, "site:pyramid"), (5, "site:port"), (1, "site:temple")):
        s = end(mode, {1: {**city, cell: kind}})
        assert not s.is_over()
        assert totals(s)[1] < 100


@rule("SR-MODE-04")
def test_more_administration_than_needed_does_not_count_twice() -> None:
    cells = (1, 3, 6, 7)
    s = end("priest", {1: {5: "port", **dict(zip(cells, ADMIN, strict=False))}})
    assert not s.is_over()
    assert totals(s)[1] == 80


# ------------------------------------------------------------------ ties


@rule("SR-END-01", "SR-END-02", "SR-TIE-01")
def test_of_several_who_finish_together_most_administration_wins_in_any_seating() -> None:
    for more in (0, 2):
        grounds = {0: {4: "pyramid"}, 2: {4: "pyramid"}}
        grounds[more][5] = "temple"
        s = end("scribe", grounds)
        assert told_by(s, "goal") == [0, 2]
        assert GAME.winners(s) == [more]


@rule("SR-TIE-02")
def test_then_the_built_pyramid_with_the_lowest_number() -> None:
    grounds = {0: {4: "pyramid"}, 1: {4: "pyramid"}}
    assert GAME.winners(end("scribe", grounds)) == [0]
    numbers = {"seats.0.pyramid": 3, "seats.0.stages": 2}
    assert GAME.winners(end("scribe", grounds, numbers)) == [1]


@rule("SR-TIE-02")
def test_a_built_pyramid_beats_an_unfinished_one() -> None:
    grounds = {0: full_ground("site:pyramid"), 2: full_ground("pyramid")}
    assert GAME.winners(end("architect", grounds, {"seats.0.stages": 2})) == [2]


@rule("SR-TIE-03")
def test_with_no_pyramid_built_most_stages_win() -> None:
    grounds = {0: full_ground("site:pyramid"), 1: full_ground("site:pyramid")}
    given = {"seats.0.stages": 1, "seats.1.stages": 2}
    assert GAME.winners(end("architect", grounds, given)) == [1]


@rule("SR-TIE-04")
def test_then_the_lowest_number_so_that_no_tie_remains() -> None:
    grounds = {0: full_ground("site:pyramid"), 1: full_ground("site:pyramid")}
    assert GAME.winners(end("architect", grounds)) == [0]
    numbers = {"seats.0.pyramid": 3}
    assert GAME.winners(end("architect", grounds, numbers)) == [1]


@rule("SR-END-01")
def test_a_player_who_does_not_meet_the_goal_never_wins() -> None:
    s = end("scribe", {0: dict.fromkeys((), "") | {1: "temple", 3: "market"}, 1: {4: "pyramid"}})
    assert GAME.winners(s) == [1]
    assert see(s, "phase") == "over"
