"""Fits: what lessons say is found, and without lessons nothing changes."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from trilith import games
from trilith.arena.pupil import Lesson
from trilith.bots.heuristic import heuristic_for
from trilith.bots.knowledge import Knowledge
from trilith.engine.errors import BadInput
from trilith.learn.fit import fit_leaning, fit_worths, leaning_loss, load_numpy

CASTLE = games.get("castle")
ACTIONS = CASTLE.catalogue.actions


def choice(scene: list[float], visits: list[int]) -> Lesson:
    """A choice between the catalogue's first two actions, which look alike at a glance."""
    return {"scene": scene, "actions": [0, 1], "looks": [0.0, 0.0], "visits": visits}


def test_what_searches_prefer_depends_on_the_scene() -> None:
    rich, poor = [1.0, 1.0], [1.0, 0.0]
    lessons = [choice(rich, [90, 10]), choice(poor, [20, 80])] * 100
    rows = fit_leaning(lessons, ACTIONS)
    doc = {"made": {}, "leanings": {"": rows}, "worths": {}}
    leaning = Knowledge.read(doc, ACTIONS).leanings[""]

    def lead(scene: list[float]) -> float:
        return leaning.looks(scene, ACTIONS[0], 0.0) - leaning.looks(scene, ACTIONS[1], 0.0)

    assert lead(rich) == pytest.approx(2.2, abs=0.5)  # ln 9
    assert lead(poor) == pytest.approx(-1.4, abs=0.4)  # ln 1/4
    before, after = leaning_loss(lessons, ACTIONS, rows)
    assert after < before


def test_of_what_was_seldom_offered_nothing_is_learnt() -> None:
    assert fit_leaning([choice([1.0, 0.0], [9, 1])] * 3, ACTIONS) == {}
    doc: dict[str, Any] = {"made": {}, "leanings": {"": {}}, "worths": {}}
    leaning = Knowledge.read(doc, ACTIONS).leanings[""]
    assert leaning.looks([1.0], ACTIONS[0], 0.7) == 0.7


def position(
    facts: list[list[float]], points: list[float], left: float, won: list[float]
) -> Lesson:
    final = {"points": points, "won": won, "over": True}
    settled = [0.0] * len(facts)
    return {"facts": facts, "settled": settled, "left": left, "stage": 0, "final": final}


def test_what_a_fact_is_worth_is_found_and_the_rest_is_left_as_it_was() -> None:
    """One thaler more than believed is worth a point more: 'thalers' is the tenth fact."""
    plain = heuristic_for(CASTLE)
    first, chance = plain.first_worths("summer"), random.Random(1)
    lessons = []
    for _ in range(600):
        facts = [[float(chance.random() < 0.5) for _ in first] for _ in range(2)]
        left = chance.random()
        points = [
            sum(f * (end + left * more) for f, (end, more) in zip(seat, first, strict=True))
            + 1.0 * seat[9]
            for seat in facts
        ]
        lessons.append(position(facts, points, left, [1.0, 0.0]))
    found = fit_worths(lessons, plain, "summer")
    assert found["end"][0][9] == pytest.approx(first[9][0] + 1.0, abs=0.15)
    assert found["end"][0][3] == pytest.approx(first[3][0], abs=0.15)
    assert found["more"][0][3] == pytest.approx(first[3][1], abs=0.25)


def test_a_race_learns_the_odds() -> None:
    """Who has the second fact wins three times of four."""
    plain = heuristic_for(games.get("sa_re"))
    width, chance = len(plain.first_worths("scribe")), random.Random(1)
    lessons = []
    for _ in range(800):
        ahead = int(chance.random() < 0.5)
        facts = [[0.0] * width for _ in range(2)]
        facts[ahead][1] = 1.0
        winner = ahead if chance.random() < 0.75 else 1 - ahead
        won = [float(seat == winner) for seat in range(2)]
        lessons.append(position(facts, [0.0, 0.0], 0.0, won))
    found = fit_worths(lessons, plain, "scribe")
    assert found["end"][0][1] == pytest.approx(1.1, abs=0.25)  # ln 3
    assert found["end"][0][0] == pytest.approx(plain.first_worths("scribe")[0][0])


def test_without_numpy_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(BadInput, match=r"pip install 'trilith\[learn\]'"):
        load_numpy()
