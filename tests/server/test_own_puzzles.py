"""Puzzles of people's own: kept once, found by nobody else until they are offered."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar, cast

import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct
from trilith.puzzles.collection import puzzles_of
from trilith.puzzles.puzzle import write
from trilith.server import own_puzzles, schema
from trilith.server.own_puzzles import MOST
from trilith.server.shapes import Person
from trilith.server.store import Store
from trilith.server.wire import Refused

T = TypeVar("T")
ONE, TWO = puzzles_of("castle")[:2]
OTHER = puzzles_of("sa_re")[0]
ADA, BEA = Person("ada", "Ada", False), Person("bea", "Bea", False)


def line(puzzle: Any) -> str:
    return write(puzzle.played, [puzzle]).strip()


class Shelf:
    """What people keep, asked at once."""

    def __init__(self, c: sa.Connection) -> None:
        self.c = c
        self.store = cast(Store, Direct(c))

    def __getattr__(self, name: str) -> Any:
        ask = getattr(own_puzzles, name)
        return lambda *given: self.run(ask(self.store, *given))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run(work)

    def ids(self, found: list[own_puzzles.Own]) -> list[str]:
        return [one.puzzle.id for one in found]


@pytest.fixture
def shelf(c: sa.Connection) -> Shelf:
    return Shelf(c)


def test_a_player_who_keeps_a_puzzle_twice_has_it_once(shelf: Shelf) -> None:
    assert shelf.keep("ada", line(ONE)) == ONE.id
    assert shelf.keep("ada", line(ONE)) == ONE.id
    [own] = shelf.of_person(ADA)
    assert (own.person, own.puzzle.id, own.offered) == ("ada", ONE.id, False)
    assert shelf.of_person(BEA) == shelf.of_person(None) == []


def test_the_latest_comes_first(shelf: Shelf) -> None:
    for number, puzzle in enumerate((ONE, TWO, OTHER)):
        shelf.keep("ada", line(puzzle))
        made = schema.own_puzzles.update().where(schema.own_puzzles.c.puzzle == puzzle.id)
        shelf.c.execute(made.values(made=number))
    assert shelf.ids(shelf.of_person(ADA)) == [OTHER.id, TWO.id, ONE.id]


def test_a_puzzle_is_private_until_it_is_offered_and_again_when_it_is_withdrawn(
    shelf: Shelf,
) -> None:
    shelf.keep("ada", line(ONE))
    assert shelf.called(ADA, ONE.id).puzzle.id == ONE.id
    assert shelf.called(BEA, ONE.id) is shelf.called(None, ONE.id) is None
    assert shelf.offer("bea", ONE.id) is False
    assert shelf.called(BEA, ONE.id) is None
    assert shelf.offer("ada", ONE.id) is True
    assert shelf.called(BEA, ONE.id).offered
    assert shelf.let_go("bea", ONE.id) is False
    assert shelf.let_go("ada", ONE.id) is True
    assert shelf.called(ADA, ONE.id) is None


def test_your_own_comes_before_anothers_of_the_same_position(shelf: Shelf) -> None:
    for person in ("ada", "bea"):
        shelf.keep(person, line(ONE))
        shelf.offer(person, ONE.id)
    assert shelf.called(ADA, ONE.id).person == "ada"
    assert shelf.called(BEA, ONE.id).person == "bea"


def test_what_is_offered_is_found_by_game(shelf: Shelf) -> None:
    for puzzle in (ONE, TWO, OTHER):
        shelf.keep("ada", line(puzzle))
    for puzzle in (ONE, OTHER):
        shelf.offer("ada", puzzle.id)
    assert set(shelf.ids(shelf.offered(None))) == {ONE.id, OTHER.id}
    assert shelf.ids(shelf.offered("castle")) == [ONE.id]


def test_a_hundred_and_no_more(shelf: Shelf) -> None:
    shelf.keep("ada", line(ONE))
    row = shelf.c.execute(sa.select(schema.own_puzzles)).mappings().one()
    for number in range(MOST - 2):
        shelf.c.execute(schema.own_puzzles.insert().values({**row, "puzzle": f"x{number}"}))
    shelf.keep("ada", line(TWO))
    with pytest.raises(Refused, match="at most 100 of your own puzzles"):
        shelf.keep("ada", line(OTHER))
    shelf.keep("ada", line(ONE))  # that one is there already
    shelf.keep("bea", line(OTHER))


def test_puzzles_of_other_rules_are_not_shown(shelf: Shelf, monkeypatch: Any) -> None:
    shelf.keep("ada", line(ONE))
    monkeypatch.setattr(own_puzzles, "_is_current", lambda _: False)
    assert shelf.of_person(ADA) == []


def test_a_guests_puzzles_become_the_accounts_once(shelf: Shelf) -> None:
    for person, puzzle in (("guest", ONE), ("guest", TWO), ("ada", ONE)):
        shelf.keep(person, line(puzzle))
    shelf.offer("ada", ONE.id)
    own_puzzles.move(shelf.c, "guest", "ada")
    found = {one.puzzle.id: one.offered for one in shelf.of_person(ADA)}
    assert found == {ONE.id: True, TWO.id: False}
    assert shelf.of_person(Person("guest", "G", True)) == []
