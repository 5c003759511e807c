"""The coach over time: my analysed games, where I lose points, and nothing of anybody else's."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

import msgspec
import pytest
from msgspec import structs

from tests.server.running import Running, Somebody
from tests.server.tables import a_table
from trilith import games
from trilith.coach import over_time
from trilith.coach.over_time import Played
from trilith.server import telling
from trilith.server.analyses import version_of
from trilith.server.coached import MyCoach
from trilith.server.over_time import Kept, played_of
from trilith.server.shapes import GoesOn
from trilith.server.wire import encode


def moment(step: int, kind: str, seat: int, cost: float, ask: str = "castle-ask-build") -> Any:
    question = {"key": ask, "args": {}}
    choice = {"cost": cost, "question": question} if kind == "choice" else None
    return {"step": step, "kind": kind, "seat": seat, "delta": [-cost, cost], "choice": choice}


def analysed(*moments: Any) -> dict[str, Any]:
    skill = {"lost": 1.5, "margin": 0.2, "count": 14, "enough": True, "grade": None}
    account = {"own": -9.0, "others": 4.0, "luck": 5.0, "adjusted": 45.0, "result": 100.0}
    return {
        "game": "castle",
        "setting": "2-summer",
        "curve": [[50.0, 50.0]] * 10,
        "players": [{**account, "skill": skill}] * 2,
        "ladder": [{"level": "hard", "lost": 1.7, "margin": 0.6}],
        "moments": list(moments),
    }


def test_a_game_is_shown_with_skill_and_luck_apart() -> None:
    found = over_time.graded(Played("t", 7, 0, analysed()))
    assert (found["skill"], found["luck"], found["lost"], found["count"]) == (-5.0, 5.0, 1.5, 14)


def test_points_are_lost_by_kind_of_choice_and_third_of_the_game() -> None:
    early, late = moment(1, "choice", 0, 2.0), moment(9, "choice", 0, 6.0)
    pay = moment(9, "choice", 0, 3.0, "castle-ask-pay")
    others, luck = moment(2, "choice", 1, 50.0), moment(3, "draw", -1, 9.0)
    found = over_time.habits([Played("t", 7, 0, analysed(early, late, late, pay, others, luck))])
    assert [
        (one["question"]["key"], one["third"], one["choices"], one["points"]) for one in found
    ] == [
        ("castle-ask-build", 3, 2, 12.0),
        ("castle-ask-pay", 3, 1, 3.0),
        ("castle-ask-build", 1, 1, 2.0),
    ]


def test_luck_at_reveals_is_given_with_its_margin() -> None:
    two = [Played("t", 7, 1, analysed(moment(4, "reveal", -1, luck))) for luck in (2.0, 4.0)]
    (found,) = over_time.readings(two)
    assert (found["games"], found["luck"]) == (2, 3.0)
    assert found["margin"] == pytest.approx(1.96)


# ------------------------------------------------------------------ on a server


def keep(running: Running, table: str, analysis: dict[str, Any]) -> None:
    """Put an analysis where the server keeps them."""
    rules = games.get("castle").rules_version
    kept = running.server.analyses.keep(table, "quick", rules, encode(analysis))
    asyncio.run_coroutine_threadsafe(kept, running.server.hub.house.loop).result(20)


def test_my_games_are_shown_only_to_me(running: Running, ada: Somebody, bea: Somebody) -> None:
    table = ada.table(me=[0, 1], access="link")
    ada.post(f"/api/tables/{table}/start")
    nothing: dict[str, Any] = {"games": [], "habits": [], "readings": [], "ladders": {}}
    keep(running, table, analysed(moment(1, "choice", 0, 3.0)))
    assert ada.get("/api/me/coach") == nothing  # it is not over
    ada.connect(table).play_to_end()
    found = msgspec.convert(ada.get("/api/me/coach"), MyCoach)
    assert [(one.table, one.seat, one.lost) for one in found.games] == [
        (table, 0, 1.5),
        (table, 1, 1.5),
    ]
    assert [mark.level for mark in found.ladders["castle"]] == ["hard"]
    assert [(one.third, one.points) for one in found.habits] == [(1, 3.0)]
    assert bea.get("/api/me/coach") == nothing


@pytest.mark.parametrize("aid", ["hinted", "guide", "goes_on"])
def test_games_with_help_are_left_out(aid: str) -> None:
    aids = {"hinted": [0], "guide": True, "goes_on": GoesOn("other", 3, 0)}
    table = a_table(2).table
    summary = structs.replace(telling.summary(table), hinted=[])
    data = zlib.compress(msgspec.json.encode(analysed()))
    version = version_of(games.get("castle").rules_version)
    alone = Kept(encode(summary).decode(), 0, 7, version, data)
    assert played_of(alone) is not None
    aided = structs.replace(summary, **{aid: aids[aid]})
    assert played_of(alone._replace(summary=encode(aided).decode())) is None
    assert played_of(alone._replace(version=version - 1000)) is None
