"""Positions of tables saved as scenarios: of finished games whole, of others what a seat knows."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.server.running import Running, Somebody
from tests.server.tables import a_table
from trilith import games
from trilith.engine.doc import Doc, parse_toml
from trilith.engine.scenario import Scenario, begin, run
from trilith.server import records
from trilith.server.wire import Refused

CASTLE = games.get("castle")


def read(text: str) -> Scenario:
    return Scenario(Doc(parse_toml(text, "saved"), "saved"))


@pytest.fixture
def eve(running: Running) -> Iterator[Somebody]:
    with Somebody(running.url, "Eve") as somebody:
        yield somebody


def test_a_position_of_a_finished_game_is_saved_whole() -> None:
    log = a_table(2)
    log.play_on(random.Random(1))
    saved = records.scenario(log.table, log.entries, 20, -1, "eve", "She may not pass.")
    scenario = read(saved)
    run(scenario, CASTLE)
    assert scenario.text == "She may not pass."
    assert scenario.title == "Table t, after step 20"
    then = records.position(log.table, log.entries, 20, 0)
    assert CASTLE.view(begin(scenario, CASTLE), 0) == then.view
    assert (
        CASTLE.view(begin(scenario, CASTLE), 1)
        == records.position(log.table, log.entries, 20, 1).view
    )


def test_a_game_among_people_is_not_saved_before_its_end() -> None:
    log = a_table(2)
    log.play_on(random.Random(1), 20)
    for person, seat in (("ada", 0), ("ada", -1), ("eve", -1), (None, -1)):
        with pytest.raises(Refused) as error:
            records.scenario(log.table, log.entries, 20, seat, person, "")
        assert error.value.code == "not_now"


def test_against_bots_the_own_seat_is_saved_and_nothing_hidden(ada: Somebody) -> None:
    table = ada.table(bots=[None, "random"])
    ada.post(f"/api/tables/{table}/start")
    ada.connect(table).until("state")
    before = ada.get(f"/api/tables/{table}/replay?step=0&seat=0")
    answer = ada.http.get(f"/api/tables/{table}/scenario?step=0&expected=Why%3F")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith('-0.toml"')
    assert answer.text.startswith("# What seat 0 could not know is not as it was: it was dealt")
    scenario = read(answer.text)
    assert scenario.text == "Why?"
    assert scenario.seed == "scenario"
    run(scenario, CASTLE)
    assert CASTLE.view(begin(scenario, CASTLE), 0) == before["view"]


def test_what_others_may_not_see_they_do_not_get(ada: Somebody, eve: Somebody) -> None:
    table = ada.table(bots=[None, "random"])
    ada.post(f"/api/tables/{table}/start")
    assert eve.refused("get", f"/api/tables/{table}/scenario?step=0") == "not_now"
    assert ada.refused("get", f"/api/tables/{table}/scenario?step=0&seat=1") == "not_yours"
    assert ada.refused("get", f"/api/tables/{table}/scenario?step=0&seat=-1") == "not_now"
    assert ada.refused("get", f"/api/tables/{table}/scenario?step=9999") == "limit"
