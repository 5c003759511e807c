"""Answers to puzzles: the first of each person to each is kept."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa

from tests.server.in_memory import Direct, database
from trilith.server import answers
from trilith.server.puzzling import New
from trilith.server.shapes import Person

DAY = 86_400_000


def answered(c: sa.Connection, person: str, puzzle: str, action: str, at: int = DAY) -> Any:
    store: Any = Direct(c)
    return asyncio.run(answers.keep(store, person, New(puzzle, action, 0.0, at, 0)))


def kept(c: sa.Connection, person: str | None) -> dict[str, str]:
    store: Any = Direct(c)
    asker = None if person is None else Person(person, person, False)
    found = asyncio.run(answers.all_of(store, asker))
    return {puzzle: one.action for puzzle, one in found.items()}


def test_the_first_answer_stands_no_matter_what_is_tried_later() -> None:
    with database() as c:
        answered(c, "ada", "p1", "trade")
        assert answered(c, "ada", "p1", "build")["p1"].action == "trade"
        answered(c, "ada", "p2", "build", 2 * DAY)
        answered(c, "bea", "p1", "build")
        assert kept(c, "ada") == {"p1": "trade", "p2": "build"}
        assert kept(c, None) == {}


def test_what_people_chose_is_counted_by_puzzle() -> None:
    with database() as c:
        for person, action in (("ada", "trade"), ("bea", "build"), ("cy", "trade")):
            answered(c, person, "p1", action)
        answered(c, "ada", "p2", "build")
        store: Any = Direct(c)
        assert asyncio.run(answers.chosen_by(store, "p1")) == {"trade": 2, "build": 1}


def test_a_guest_s_answers_become_the_account_s_where_it_has_none() -> None:
    with database() as c:
        answered(c, "ada", "p1", "trade")
        answered(c, "guest", "p1", "build")
        answered(c, "guest", "p2", "build")
        answered(c, "bea", "p2", "trade")
        answers.move(c, "guest", "ada")
        assert kept(c, "ada") == {"p1": "trade", "p2": "build"}
        assert (kept(c, "guest"), kept(c, "bea")) == ({}, {"p2": "trade"})
