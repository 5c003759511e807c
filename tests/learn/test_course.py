"""A course of lessons: the same seed gives the same weights, and what was broken off goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from trilith import bots, games
from trilith.arena.plan import Plan
from trilith.arena.play import play_one
from trilith.arena.simulate import play_all
from trilith.bots import Seen
from trilith.bots.heuristic import heuristic_for
from trilith.bots.knowledge import shipped
from trilith.engine.errors import BadInput
from trilith.learn import course
from trilith.learn.course import Course, School, Setting, settings

SMALL = Course("castle", "small", rounds=1, games=1, simulations=60)


@pytest.fixture(autouse=True)
def one_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "settings", lambda game: [Setting(2, {"season": "winter"})])


def school(folder: Path, wanted: Course = SMALL) -> School:
    found = School(games.get(wanted.game), wanted, folder)
    found.open()
    return found


def study(one: School) -> str:
    for number, setting in one.steps():
        one.keep(number, setting, list(play_all(one.plan(number, setting), one.course.games)))
    one.weights(one.course.rounds)
    return (one.folder / f"weights-{one.course.rounds}.json").read_text("utf-8")


def test_the_same_seed_gives_the_same_weights(tmp_path: Path) -> None:
    one, two = (study(school(tmp_path / name)) for name in ("one", "two"))
    assert one == two
    made = json.loads(one)["made"]
    assert (made["game"], made["seed"], made["simulations"]) == ("castle", "small", 60)
    assert made["cross_entropy"]["winter/2"]["choices"] > 20
    assert len(one) < 300_000


def test_what_was_done_is_not_done_again(tmp_path: Path) -> None:
    study(school(tmp_path))
    again = school(tmp_path)
    assert again.steps() == []
    more = school(tmp_path, Course("castle", "small", rounds=2, games=1, simulations=60))
    assert [number for number, _ in more.steps()] == [2]
    assert more.plan(2, Setting(2, {})).teach["weights"]["made"]["rounds"] == 1  # type: ignore[index]


def test_a_folder_of_another_course_is_refused(tmp_path: Path) -> None:
    school(tmp_path)
    with pytest.raises(BadInput, match="expected a folder for"):
        school(tmp_path, Course("castle", "other", rounds=1, games=1, simulations=60))


def test_weights_of_one_s_own_can_be_played_by(tmp_path: Path) -> None:
    study(school(tmp_path))
    bot = bots.get(f"master:20@{tmp_path / 'weights-1.json'}")("seed")
    game = games.get("castle")
    s = game.start(game.setup(2, {"season": "winter"}, seed="own"))
    assert bot.choose(Seen(game, s, 0)) in s.legal(0)
    (tmp_path / "none.json").write_text("{}", "utf-8")
    with pytest.raises(BadInput, match="expected weights of `trilith learn`"):
        bots.get(f"master:20@{tmp_path / 'none.json'}")("seed").choose(Seen(game, s, 0))
    with pytest.raises(BadInput, match="no such file"):
        bots.get("master:20@nowhere.json")


def test_lessons_tell_choices_positions_and_ends_of_simulations() -> None:
    weights: dict[str, Any] = {"made": {}, "leanings": {}, "worths": {}}
    teach = {"simulations": 60, "weights": weights}
    played = play_one(Plan("castle", 2, ("random",), "lessons", teach=teach), 0)
    choices = [one for one in played.lessons if "visits" in one]
    positions = [one for one in played.lessons if "final" in one]
    assert all(len(one["actions"]) == len(one["visits"]) > 1 for one in choices)
    assert {one["leaf"] for one in positions} == {True, False}
    assert all(one["key"] == "summer/2" and one["final"]["over"] for one in positions)
    visited = [one for one in positions if not one["leaf"]]
    assert all(tuple(one["final"]["points"]) == played.scores for one in visited)


@pytest.mark.parametrize(("key", "count"), [("castle", 6), ("sa_re", 12), ("ezra_nehemiah", 5)])
def test_every_setting_is_learnt(key: str, count: int) -> None:
    assert len(settings(games.get(key))) == count


@pytest.mark.parametrize("key", ["castle", "sa_re", "ezra_nehemiah"])
def test_the_shipped_file_is_small_says_how_it_was_made_and_fits(key: str) -> None:
    game = games.get(key)
    known = shipped(key, game.catalogue.actions)
    plain = heuristic_for(game)
    for setting in settings(game):
        s = game.start(game.setup(setting.players, setting.options, "fits"))
        seat, variant = s.to_act()[0], plain.variant(s)
        width = len(plain.facts(s, seat))
        assert len(plain.first_worths(variant)) % width == 0
        leaning = known.leanings.get(plain.lesson(s))
        if leaning is not None:
            wide = {len(row) for row in leaning.weights.values()}
            assert wide <= {len(plain.scene(s, seat)) + 1}
        worths = known.worths.get(plain.lesson(s))
        if worths is not None:
            assert {len(row) for row in worths.at_end + worths.more} == {width}
    if known.leanings or known.worths:
        courses = known.made.get("courses", [known.made])
        learnt = {key for course in courses for key in course["cross_entropy"]}
        believed = {key for course in courses for key in course.get("believed", ())}
        assert learnt >= {*known.leanings}
        assert believed == {*known.worths}
        assert all(course["seed"] for course in courses if course["cross_entropy"])
