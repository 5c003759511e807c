"""Hints while a game goes on: where they are allowed, in three stages, noted in the log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.running import Running, Socket, Somebody
from tests.server.tables import NOW, a_table
from tests.server.test_analyses import bring_in, market
from tests.server.test_rights import code
from trilith.server import doing, rights
from trilith.server.coached import HintTold
from trilith.server.table import Table
from trilith.server.wire import Refused


def last_choice(who: Somebody, **form: Any) -> str:
    """A table at the last choice of a game: three points at the market win it."""
    at = {"table": bring_in(who, market()), "step": 0, "seat": 0}
    return who.table(goes_on=at, access="link", me=[0], **form)


def against_bots(who: Somebody, **form: Any) -> tuple[str, Socket]:
    """The same against a bot, begun, and the socket of its only person."""
    table = last_choice(who, bots=[None, "easy"], **form)
    who.post(f"/api/tables/{table}/start")
    return table, who.connect(table)


def hinted(socket: Socket, table: str, stage: int) -> dict[str, Any]:
    socket.say("hint", table=table, stage=stage)
    while True:
        found: dict[str, Any] = socket.next()
        if found["is"] in ("hint", "error"):
            return found


def test_a_hint_is_given_in_three_stages_and_noted_once_each(
    running: Running, ada: Somebody
) -> None:
    table, socket = against_bots(ada)
    assert socket.state[0]["hints"] is True
    where = hinted(socket, table, 1)
    told = msgspec.convert(where["hint"], HintTold)
    assert where["since"] == socket.state[0]["decision"]["since"]
    assert told.look
    assert told.best is None
    what = msgspec.convert(hinted(socket, table, 2)["hint"], HintTold)
    assert what.best is not None
    assert what.best.action == "cash_in 6"
    why = msgspec.convert(hinted(socket, table, 3)["hint"], HintTold)
    assert (why.options[0].action, why.options[0].chance) == ("cash_in 6", 100.0)
    assert why.others == [100.0, -100.0]
    asked = running.server.hub.workers.asked
    assert hinted(socket, table, 3)["hint"]["why"] == [msgspec.to_builtins(one) for one in why.why]
    assert running.server.hub.workers.asked == asked
    assert ada.get(f"/api/tables/{table}")["hinted"] == [0]


def test_no_stage_is_skipped(ada: Somebody) -> None:
    table, socket = against_bots(ada)
    assert hinted(socket, table, 2)["code"] == "not_now"
    assert ada.get(f"/api/tables/{table}")["hinted"] == []


def test_among_people_there_are_hints_only_where_that_was_agreed(
    ada: Somebody, bea: Somebody
) -> None:
    for agreed in (False, True):
        table = last_choice(ada, hints=agreed)
        assert ada.get(f"/api/tables/{table}")["hints"] is agreed
        bea.post(f"/api/tables/{table}/sit", {})
        ada.post(f"/api/tables/{table}/start")
        socket, others = ada.connect(table), bea.connect(table)
        assert socket.state[0]["hints"] is agreed
        found = hinted(socket, table, 1)
        if not agreed:
            assert found["code"] == "no_hints"
            continue
        assert found["is"] == "hint"
        mark = {"kind": "hint", "seat": 0, "stage": 1}
        assert "hint" not in others.until("state", mark=mark)


def test_nobody_gets_a_hint_for_anothers_seat(ada: Somebody, bea: Somebody) -> None:
    table, _ = against_bots(ada)
    assert hinted(bea.connect(table), table, 1)["code"] == "not_yours"


# ------------------------------------------------------------------ the rule, without a server


def test_never_in_a_rated_game_no_matter_what_was_agreed() -> None:
    table = a_table(2).table
    table.info.hints = True
    assert rights.may_hint(table, "ada")
    table.info.rated = True
    assert not rights.may_hint(table, "ada")
    assert code(rights.hints, table, "ada", 0) == "no_hints"


def test_a_hint_that_comes_too_late_is_stale_and_not_noted() -> None:
    log = a_table(2)
    log.table.info.hints = True
    since = log.table.asked_at(0)
    log.play(0)
    with pytest.raises(Refused, match="asked something else"):
        doing.take_hint(log.table, "ada", 0, 1, since, NOW)
    assert log.table.hints == {}


def test_what_was_taken_stands_in_the_log_and_belongs_to_its_question() -> None:
    log = a_table(2)
    log.table.info.hints = True
    doing.take_hint(log.table, "ada", 0, 1, log.table.asked_at(0), NOW)
    log.save()
    assert log.table.hinted(0) == 1
    again: Table = log.rebuilt()
    assert (again.hinted(0), sorted(again.hints)) == (1, [0])
    log.play(0)
    assert (log.table.hinted(0), sorted(log.table.hints)) == (0, [0])
