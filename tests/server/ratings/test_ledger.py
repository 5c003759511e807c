"""Ratings as they are stored: in the order of the games' ends, and the same from the log again."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tests.server.accounts import PASSWORD, Account, play
from tests.server.in_memory import database
from tests.server.running import Running, Somebody
from tests.web.late import begin_late
from trilith.cli.admin import command
from trilith.server import schema
from trilith.server.ratings import ledger, standings
from trilith.server.ratings.model import Strength, mark
from trilith.server.ratings.outcome import Entrant, Outcome
from trilith.server.store import Execute

pytestmark = pytest.mark.databases


def test_the_order_of_writing_does_not_matter() -> None:
    """Three ends, written in every order, give the same ratings."""
    games = [
        Outcome("t1", "castle", 1, [Entrant(0, 1, "p1"), Entrant(1, 2, "p2")]),
        Outcome("t2", "castle", 2, [Entrant(0, 1, "p2"), Entrant(1, 2, "p3")]),
        Outcome("t3", "castle", 2, [Entrant(0, 2, "p1"), Entrant(1, 1, "", "hard", mark(1660))]),
        Outcome("t4", "castle", 3, [Entrant(0, 1, "p3"), Entrant(1, 2, "p1")]),
    ]
    found = {str(stored(list(order))) for order in itertools.permutations(games)}
    assert len(found) == 1


def test_a_game_moves_neither_bots_nor_people_who_are_gone() -> None:
    gone = Entrant(1, 2, "gone", fixed=mark(1700))
    game = [Entrant(0, 1, "p1"), gone, Entrant(2, 3, "", "hard", mark(1660))]
    with database() as c:
        ledger.save(executing(c), Outcome("t1", "castle", 1, game))
        assert c.execute(sa.select(schema.ratings.c.person)).scalars().all() == ["p1"]
        r = schema.rated.c
        rows = c.execute(sa.select(r.mean_before, r.mean).order_by(r.seat)).all()
        assert [row.mean != row.mean_before for row in rows] == [True, False, False]


def stored(games: list[Outcome]) -> list[object]:
    with database() as c:
        for game in [*games, games[0]]:
            ledger.save(executing(c), game)
        tables = (schema.ratings, schema.rated)
        rows = [
            row for table in tables for row in c.execute(sa.select(table).order_by(*table.c)).all()
        ]
    return [tuple(round(v, 9) if isinstance(v, float) else v for v in row) for row in rows]


def executing(c: sa.Connection) -> Execute:
    return lambda text, row: c.exec_driver_sql(text, tuple(row))


@pytest.fixture
def people(running: Running) -> Iterator[list[Account]]:
    made = [Account(running.url, name) for name in ("Zoe", "Yan")]
    yield made
    for one in made:
        one.leave()


def check(running: Running, *options: str) -> tuple[int, str]:
    url = running.server.settings.database
    args = ["ratings", *options, "--database-url", url]
    done = CliRunner().invoke(command, args)
    return done.exit_code, done.output


def test_ratings_come_with_the_end_of_a_game_and_come_out_the_same_from_the_log(
    running: Running, people: list[Account], monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle", 2, 12)
    tables = [play(*people, rated=True) for _ in range(2)]
    bots = people[0].table(rated=True, bots=[None, "easy"])
    people[0].post(f"/api/tables/{bots}/start")
    socket = people[0].connect(bots)
    socket.say("propose", what="close", sure=True)
    socket.until("state", status="closed")
    with running.server.store.engine.connect() as c:
        mine, theirs = (standings.standing(c, one.id, "castle") for one in people)
    assert (mine.games, theirs.games) == (3, 2)
    assert mine.strength != Strength()
    assert check(running, "--check") == (0, "3 rated games of 2 people\nall as stored\n")

    # Something went wrong: the log puts it right.
    wrong = schema.ratings.update().values(mean=30.0)
    with running.server.store.engine.begin() as c:
        c.execute(wrong)
        c.execute(schema.rated.delete().where(schema.rated.c.table_id == tables[0]))
    assert check(running, "--check")[0] != 0
    assert "lines put right" in check(running, "--recompute")[1]
    with running.server.store.engine.connect() as c:
        assert standings.standing(c, people[0].id, "castle") == mine
    assert check(running, "--check")[0] == 0

    # One of them goes for good: the other's rating stays, from the log too.
    form = {"password": PASSWORD, "word": "delete"}
    people[0].post("/api/me/delete", form)
    assert check(running, "--check") == (0, "3 rated games of 1 people\nall as stored\n")
    with running.server.store.engine.connect() as c:
        assert standings.standing(c, people[1].id, "castle") == theirs
        left = c.execute(sa.select(schema.rated.c.person)).scalars().all()
    assert people[0].id not in left


def test_a_rated_table_says_no_before_anybody_sits_down(
    running: Running, people: list[Account], ada: Somebody
) -> None:
    one, _ = people
    assert ada.refused("POST", "/api/tables", {"game": "castle", "seats": 2, "rated": True}) == (
        "account"
    )
    assert one.refused("POST", "/api/tables", {"game": "castle", "guide": True, "rated": True}) == (
        "rated"
    )
    table = one.table(rated=True)
    assert one.get(f"/api/tables/{table}")["rated"] is True
    assert ada.refused("POST", f"/api/tables/{table}/sit", {}) == "account"


def test_a_host_asks_for_a_range_and_others_hear_why_not(
    running: Running, people: list[Account]
) -> None:
    one, two = people
    wide = one.table(around=100)
    assert one.get(f"/api/tables/{wide}")["range"] == [1400, 1600]
    two.post(f"/api/tables/{wide}/sit", {})
    with running.server.store.engine.begin() as c:
        row = {"person": two.id, "game": "castle", "mean": 20.0, "deviation": 1.0}
        c.execute(schema.ratings.insert().values(**row, games=12, at=1))
    two.post(f"/api/tables/{one.table(around=200)}/sit", {})
    narrow = one.table(around=100)
    answer = two.http.post(f"/api/tables/{narrow}/sit", json={})
    assert answer.json()["error"]["code"] == "range"
    assert answer.json()["error"]["text"].endswith("from 1400 to 1600; yours is 1300")
    with running.server.store.engine.begin() as c:
        c.execute(schema.ratings.delete().where(schema.ratings.c.person == two.id))
