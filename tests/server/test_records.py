"""Records and positions of tables: what is told of a step, saved as a scenario, or brought in."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.running import Running, Somebody
from tests.server.tables import a_table
from trilith import games
from trilith.bots import USUAL
from trilith.engine import record
from trilith.engine.doc import Doc, parse_toml
from trilith.engine.scenario import Scenario, begin, run
from trilith.server import records
from trilith.server.entries import steps_of
from trilith.server.shapes import GoesOn
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


def test_against_bots_your_own_seat_is_saved_and_nothing_hidden(ada: Somebody) -> None:
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


# ------------------------------------------------------------------ any step of any game


def test_a_step_is_shown_as_a_seat_saw_it() -> None:
    log = a_table(2)
    log.play_on(random.Random(1), 12)
    views = [records.position(log.table, log.entries, step, 0) for step in (0, 12)]
    assert [(one.step, one.steps, one.seat) for one in views] == [(0, 12, 0), (12, 12, 0)]
    assert views[1].view == CASTLE.view(log.match.history.state, 0)
    assert views[1].to_act == list(log.match.history.state.to_act())
    assert views[1].scores is None
    for step in (-1, 13):
        with pytest.raises(Refused, match="expected a step from 0 to 12"):
            records.position(log.table, log.entries, step, 0)
        with pytest.raises(Refused, match="expected a step from 0 to 12"):
            records.scenario(log.table, log.entries, step, 0, "ada", "")


def test_the_end_comes_with_everybodys_points() -> None:
    log = a_table(2)
    log.play_on(random.Random(1))
    last = len(log.match.history.steps)
    told = records.position(log.table, log.entries, last, -1).scores
    assert told is not None
    assert [one["seat"] for one in told] == [0, 1]


def test_the_log_is_read_from_a_step_and_so_far() -> None:
    log = a_table(2)
    log.play_on(random.Random(1), 12)
    lines = records.log_of(log.entries, 0, 3, 4)
    assert {line["step"] for line in lines} == {3, 4, 5, 6}
    assert lines == [
        line for line in records.log_of(log.entries, 0, 1, 99) if 3 <= line["step"] < 7
    ]


def test_a_position_goes_on_with_other_chances_and_a_retry_knows_nothing_more() -> None:
    log = a_table(2)
    log.play_on(random.Random(1))
    one, two = (records.snapshot(log.table, log.entries, GoesOn("t", 20), s) for s in ("a", "b"))
    assert {k: v for k, v in one.items() if k != "rng"} == {
        k: v for k, v in two.items() if k != "rng"
    }
    assert one["rng"] != two["rng"]
    tried = records.snapshot(log.table, log.entries, GoesOn("t", 20, 0), "a")
    assert (
        CASTLE.view(CASTLE.load(tried), 0) == records.position(log.table, log.entries, 20, 0).view
    )
    begun = a_table(2)
    with pytest.raises(Refused):
        records.snapshot(begun.table, begun.entries, GoesOn("t", 0), "a")


# ------------------------------------------------------------------ as text, and back


def finished() -> tuple[str, int]:
    log = a_table(2)
    log.play_on(random.Random(1))
    return records.export(log.table, log.entries), len(log.match.history.steps)


def test_what_was_taken_back_by_consent_is_a_remark() -> None:
    log = a_table(2)
    log.play_on(random.Random(1))
    log.table.script.rewinds.append((9, 4))
    text = records.export(log.table, log.entries)
    assert text.endswith("\n# after step 9, taken back to step 4 by consent\n")
    begun = a_table(2)
    with pytest.raises(Refused):
        records.export(begun.table, begun.entries)


def test_a_finished_game_is_brought_in_as_a_table_of_its_own() -> None:
    text, steps = finished()
    table = records.brought_in(text, "eve")
    assert table.status == "over"
    assert table.step == steps
    assert (table.info.owner, table.info.access, table.info.imported) == ("eve", "link", True)
    lines, about = records.read_stored(records.stored(text, "eve", {}))
    assert (about.status, about.step) == ("over", steps)
    assert len(lines) == table.seq


def test_a_game_that_goes_on_has_its_bots_and_its_owner_at_all_other_seats() -> None:
    log = a_table(3)
    log.play_on(random.Random(1), 3)
    log.table.seats[1].bot, log.table.seats[1].person = "hard", None
    log.table.seats[2].bot, log.table.seats[2].person = "unheard of", None
    history = records.replayed(log.table, steps_of(log.entries))
    text = record.write(
        record.record_of(history, seats=[records._sitter(s) for s in log.table.seats])
    )
    assert records.names_in(text) == {0: "Ada"}
    table = records.brought_in(text, "eve", {0: "Eve"})
    assert [(seat.person, seat.name if seat.person else seat.bot) for seat in table.seats] == [
        ("eve", "Eve"),
        (None, "hard"),
        (None, USUAL),
    ]
    assert records.brought_in(text, "eve").seats[0].name == "Ada"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: "rubbish", "rubbish"),
        (lambda text: text.replace("\nscores ", "\nscores 9"), "scores"),
        (lambda text: text[: text.index("\nscores ")], "is missing"),
    ],
    ids=["no record", "forged", "cut off"],
)
def test_a_record_that_is_not_true_is_refused_in_one_line(change: Any, problem: str) -> None:
    text, _ = finished()
    with pytest.raises(Refused, match=problem) as refused:
        records.check(change(text))
    assert refused.value.code == "bad_message"
    assert "\n" not in refused.value.text


def test_a_record_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    text, steps = finished()
    monkeypatch.setattr(records, "MAX_STEPS", steps)
    records.check(text)
    monkeypatch.setattr(records, "MAX_STEPS", steps - 1)
    with pytest.raises(Refused, match="more than") as refused:
        records.check(text)
    assert refused.value.code == "limit"
