"""The coach on the server: finished games alone, once for everybody, in the bots' workers."""

from __future__ import annotations

import asyncio
import random
import time
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.games.castle.test_scoring import at_the_end
from tests.server.in_memory import Direct
from tests.server.running import Running, Somebody, wait_for
from tests.server.tables import a_table
from trilith import games
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.record import record_of, write
from trilith.server import schema
from trilith.server.analyses import A_DAY, FORGOTTEN, Analyses, Underway
from trilith.server.coached import Analysis
from trilith.server.table import Table
from trilith.server.wire import Refused

QUICK = "analysis?depth=quick"


def market(cashed_in: int = 0) -> str:
    """The record of a game that is lost at the market, by the only choice in it."""
    game: Game[Any] = games.get("castle")
    given = {"seats.0.thalers": 7, "seats.0.vp": 8, "seats.1.vp": 11}
    position = at_the_end({"market_1": 0}, given, players=2)
    history: History[Any] = History(game, game.setup(2, {}, "told"), position)
    history.play(0, game.catalogue.read(f"cash_in {cashed_in}", "move"))
    return write(record_of(history))


def bring_in(who: Somebody, record: str) -> str:
    answer = who.http.post("/api/records", content=record.encode())
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["id"]
    return table


def analysed(who: Somebody, table: str) -> dict[str, Any]:
    """Have it analysed, and wait until it is."""
    path = f"/api/tables/{table}/{QUICK}"
    assert who.post(path)["status"] in ("waiting", "running")
    wait_for(lambda: who.get(path)["status"] not in ("waiting", "running"))
    found: dict[str, Any] = who.get(path)
    return found


def test_a_finished_game_is_analysed_once_for_everybody(
    running: Running, ada: Somebody, bea: Somebody
) -> None:
    table = bring_in(ada, market())
    path = f"/api/tables/{table}/{QUICK}"
    assert bea.get(path)["status"] == "none"
    found = analysed(ada, table)
    assert (found["status"], found["done"], found["steps"]) == ("done", 1, 1)
    analysis = msgspec.convert(found["result"], Analysis)
    (choice,) = analysis.moments  # an end that shows nothing is no luck
    assert choice.choice is not None
    assert (choice.choice.verdict, choice.choice.cost) == ("blunder", 100.0)
    assert [one.result for one in analysis.players] == [0.0, 100.0]
    ran = running.server.hub.workers.ran
    assert ran > 0
    assert bea.post(path) == found
    assert running.server.hub.workers.ran == ran


def test_a_running_game_is_not_analysed(ada: Somebody) -> None:
    table = ada.table(me=[0, 1])
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("GET", f"/api/tables/{table}/{QUICK}") == "not_now"
    assert ada.refused("POST", f"/api/tables/{table}/{QUICK}") == "not_now"


def test_a_person_who_may_not_look_at_a_table_learns_nothing_of_its_analysis(
    ada: Somebody, bea: Somebody
) -> None:
    table = ada.table(me=[0, 1], spectators=False)
    assert bea.refused("GET", f"/api/tables/{table}/{QUICK}") == "not_yours"
    assert bea.refused("POST", f"/api/tables/{table}/{QUICK}") == "not_yours"


def test_each_person_has_one_analysis_at_a_time_and_some_in_a_day() -> None:
    analyses = Analyses(None)  # type: ignore[arg-type]
    analyses.underway["t1", "quick"] = going_on = Underway("ada", 10)
    with pytest.raises(Refused, match="one analysis at a time"):
        analyses._check("ada")
    analyses._check("bea")
    going_on.failed = 1.0
    for _ in range(A_DAY):
        analyses._check("ada")
    with pytest.raises(Refused, match="too much at once"):
        analyses._check("ada")


def test_a_choice_is_tried_again_with_hidden_cards_dealt_again(ada: Somebody) -> None:
    table = ada.table(me=[0, 1], access="link", options={"season": "winter"})
    ada.post(f"/api/tables/{table}/start")
    ada.connect(table).play_to_end()
    at = {"table": table, "step": 6, "seat": 1}
    form: dict[str, Any] = {"game": "castle", "goes_on": at, "me": [0, 1]}
    made = ada.post("/api/tables", form)
    assert made["goes_on"] == at
    ada.post(f"/api/tables/{made['id']}/start")
    then = ada.get(f"/api/tables/{table}/replay?step=6&seat=1")["view"]
    assert ada.connect(made["id"]).state[1]["view"] == then
    wrong = {**form, "goes_on": {**at, "seat": 2}}
    assert ada.refused("POST", "/api/tables", wrong) == "bad_message"


# ------------------------------------------------------------------ without a worker


def analyses_of(c: sa.Connection, waiting: int = 0) -> Analyses:
    """Analyses kept in this database, while so many questions of bots among themselves wait."""
    pools = [SimpleNamespace(queue=SimpleNamespace(waiting=n)) for n in (1000, waiting)]
    spawned: list[Any] = []
    house: Any = SimpleNamespace(
        store=Direct(c), workers=SimpleNamespace(pools=pools), spawn=spawned.append
    )
    house.spawned = spawned
    return Analyses(house)


def over() -> Table:
    log = a_table(2)
    log.play_on(random.Random(1))
    return log.table


def test_an_analysis_says_how_far_it_is(c: sa.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("trilith.server.analyses.time.monotonic", lambda: now[0])
    analyses, table = analyses_of(c, waiting=7), over()

    def said() -> tuple[str, int, int, int]:
        found = asyncio.run(analyses.state(table, "quick"))
        assert (found.depth, found.result) == ("quick", None)
        return found.status, found.done, found.steps - table.step, found.ahead

    assert said() == ("none", 0, 0, 0)
    one = analyses.underway["t", "quick"] = Underway("ada", table.step)
    assert said() == ("waiting", 0, 0, 7)
    one.has_begun, one.done = True, 5
    assert said() == ("running", 5, 0, 7)
    one.failed = 1000.0
    assert said() == ("failed", 5, 0, 7)
    now[0] = 1000.0 + FORGOTTEN
    assert said() == ("failed", 5, 0, 7)
    now[0] += 0.1
    assert said() == ("none", 0, 0, 0)


def test_what_was_made_is_kept_by_depth_and_version_of_the_rules(c: sa.Connection) -> None:
    analyses, table = analyses_of(c), over()
    rules = table.match.game.rules_version if table.match is not None else 0
    asyncio.run(analyses.keep("t", "quick", rules - 1, b'"old"'))
    assert asyncio.run(analyses.state(table, "quick")).status == "none"
    for data in (b'"one"', b'"two"'):
        asyncio.run(analyses.keep("t", "quick", rules, data))
    asyncio.run(analyses.keep("t", "deep", rules, b'"deep"'))
    found = asyncio.run(analyses.state(table, "quick"))
    assert (found.status, found.done, found.steps) == ("done", table.step, table.step)
    assert bytes(found.result) == b'"two"'
    assert asyncio.run(analyses.state(table, "normal")).status == "none"
    assert len(c.execute(sa.select(schema.analyses)).all()) == 2


def test_an_analysis_is_begun_once_and_again_after_it_has_failed(c: sa.Connection) -> None:
    analyses, table = analyses_of(c), over()
    spawned: Any = analyses.house
    for person in ("ada", "bea"):
        assert asyncio.run(analyses.begin(table, "quick", person)).status == "waiting"
    assert len(spawned.spawned) == 1
    analyses.underway["t", "quick"].failed = time.monotonic()
    assert asyncio.run(analyses.begin(table, "quick", "bea")).status == "waiting"
    assert analyses.underway["t", "quick"].person == "bea"
    assert len(spawned.spawned) == 2
    for work in spawned.spawned:
        work.close()
