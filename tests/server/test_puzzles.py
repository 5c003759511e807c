"""Puzzles on the server: the same for everybody, answered once, with streaks that go with accounts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.coach.games import played
from tests.server.running import Running, Somebody
from tests.server.test_over_time import analysed
from tests.server.test_over_time import keep as keep_analysis
from trilith import games
from trilith.engine.record import Record, replay, write
from trilith.puzzles.collection import of_the_day, puzzles_of
from trilith.puzzles.mine import played_of
from trilith.puzzles.puzzle import Puzzle, stand
from trilith.puzzles.streak import DAY
from trilith.server import puzzling, schema
from trilith.server.clocks import now_ms
from trilith.server.puzzling import unanswered

PASSWORD = "correct horse"
ONE = puzzles_of("castle")[0]


def answer(who: Somebody, puzzle: Puzzle, action: str = "", **more: Any) -> dict[str, Any]:
    form = {"action": action or puzzle.best.action, **more}
    found: dict[str, Any] = who.post(f"/api/puzzles/{puzzle.id}/answer", form)
    return found


def worst(puzzle: Puzzle) -> str:
    return max(puzzle.options, key=lambda option: option.behind).action


@pytest.fixture
def cleo(running: Running) -> Iterator[Somebody]:
    """Somebody who has answered nothing yet."""
    with Somebody(running.url, "Cleo") as somebody:
        yield somebody
        somebody.http.post("/api/me/delete", json={"word": "delete"})


def test_the_day_has_a_position_of_each_game_the_same_for_everybody(
    running: Running, cleo: Somebody
) -> None:
    with httpx.Client(base_url=running.url) as nobody:
        told = nobody.get("/api/puzzles/today").json()
    mine = cleo.get("/api/puzzles/today?offset=-60")
    assert [one["id"] for one in mine["puzzles"]] == [one["id"] for one in told["puzzles"]]
    assert [one["game"] for one in mine["puzzles"]] == list(games.keys())
    day = datetime.fromtimestamp(now_ms() / 1000, UTC).date()
    assert mine["date"] == day.isoformat()
    assert 0 < mine["until"] - now_ms() <= DAY
    assert mine["streak"]["days"] == 0
    assert mine["record"] == {"answered": 0, "solved": 0, "lost": 0.0}


def test_a_puzzle_shows_what_its_seat_sees_and_nothing_of_the_answer(cleo: Somebody) -> None:
    shown = cleo.get(f"/api/puzzles/{ONE.id}")
    assert shown["result"] is None
    assert [one["action"] for one in shown["options"]] == [one.action for one in ONE.options]
    assert shown["view"]["seats"]
    text = json.dumps(shown)
    assert ONE.played.seed not in text
    assert "chance" not in text
    assert set(shown) == {
        *("id", "game", "players", "setup", "round", "seat", "kind", "grade"),
        *("kept", "question", "rule", "options", "view", "result"),
    }


def test_an_answer_is_given_once_and_then_everything_is_shown(
    cleo: Somebody, bea: Somebody
) -> None:
    told = answer(cleo, ONE, worst(ONE))
    result = told["result"]
    assert result["chosen"] == worst(ONE)
    assert result["verdict"] in ("mistake", "blunder")
    assert not result["solved"]
    assert result["best"] == ONE.best.action
    assert [one["action"] for one in result["options"]] == [one.action for one in ONE.options]
    assert result["course"][0]["seat"] == ONE.seat
    assert told["streak"]["days"] == 1
    assert told["streak"]["course"][-1] == "answered"
    assert told["record"]["answered"] == 1
    # Again, and otherwise: what was said first stays.
    assert answer(cleo, ONE)["result"]["chosen"] == worst(ONE)
    assert cleo.get(f"/api/puzzles/{ONE.id}")["result"]["chosen"] == worst(ONE)
    assert bea.get(f"/api/puzzles/{ONE.id}")["result"] is None
    others = answer(bea, ONE)["result"]
    assert (others["verdict"], others["solved"]) == ("found", True)
    people = {one["action"]: one["people"] for one in others["options"]}
    assert people[worst(ONE)] >= 1
    assert people[ONE.best.action] >= 1
    assert others["people"] == sum(people.values())


def test_bad_answers_get_one_sentence_and_are_not_kept(cleo: Somebody) -> None:
    path = f"/api/puzzles/{ONE.id}/answer"
    assert cleo.refused("POST", path, {"action": "jump"}) == "illegal"
    assert cleo.refused("POST", path, {"action": ONE.best.action, "offset": 9000}) == "bad_message"
    assert cleo.refused("POST", path, {"action": ONE.best.action, "more": 1}) == "bad_message"
    assert cleo.refused("POST", "/api/puzzles/0123456789/answer", {"action": "x"}) == "not_found"
    assert cleo.refused("GET", "/api/puzzles/0123456789") == "not_found"
    assert cleo.refused("GET", "/api/puzzles/next?game=chess") == "not_found"
    assert cleo.get("/api/puzzles/today")["record"]["answered"] == 0


def test_the_next_is_one_that_was_not_answered_of_the_kind_asked_for(cleo: Somebody) -> None:
    kind = ONE.kind
    seen = set()
    for _ in range(3):
        found = cleo.get(f"/api/puzzles/next?game=castle&kind={kind}")
        assert (found["game"], found["kind"], found["result"]) == ("castle", kind, None)
        assert found["id"] not in seen
        seen.add(found["id"])
        puzzle = next(one for one in puzzles_of("castle") if one.id == found["id"])
        answer(cleo, puzzle, worst(puzzle))
    [habit] = cleo.get("/api/puzzles/today")["habits"]
    assert (habit["game"], habit["kind"], habit["count"]) == ("castle", kind, 3)
    assert habit["question"]["key"] == f"castle-ask-{kind}"
    assert habit["lost"] > 0


def test_positions_of_the_day_are_not_given_away_before() -> None:
    day = date(2026, 11, 18)
    todays = of_the_day("sa_re", day)
    left = unanswered("sa_re", None, {}, day)
    assert todays not in left
    assert len(left) == len(puzzles_of("sa_re")) - 1


def test_an_answer_that_was_kept_back_counts_for_its_day(cleo: Somebody) -> None:
    first, second, third = puzzles_of("castle")[:3]
    now = now_ms()
    noon = now // DAY * DAY + DAY // 2
    offset = (now - noon) // 60_000 % 1440 - 720  # where it is about noon or midnight
    yesterday = answer(cleo, first, at=now - DAY, offset=offset)
    assert (yesterday["streak"]["days"], yesterday["streak"]["today"]) == (1, False)
    assert answer(cleo, second, at=now, offset=offset)["streak"]["days"] == 2
    assert answer(cleo, third, at=now + 9 * DAY, offset=offset)["streak"]["days"] == 2


def test_a_guests_answers_go_along_into_the_account_and_end_with_it(running: Running) -> None:
    with Somebody(running.url, "Dov") as dov:
        answer(dov, ONE)
        dov.post("/api/account", {"name": "Dov the solver", "password": PASSWORD})
        assert dov.get("/api/puzzles/today")["record"]["answered"] == 1
        doc = dov.post("/api/me/export", {"password": PASSWORD})
        [kept] = doc["puzzles"]
        assert (kept["puzzle"], kept["action"]) == (ONE.id, ONE.best.action)
        person = doc["person"]["id"]
        dov.post("/api/me/delete", {"password": PASSWORD, "word": "delete"})
    a = schema.puzzle_answers.c
    with running.server.store.engine.connect() as c:
        assert not c.execute(sa.select(a.puzzle).where(a.person == person)).all()


def test_where_guest_and_account_have_answered_the_accounts_answer_stays(running: Running) -> None:
    other = puzzles_of("castle")[1]
    with Somebody(running.url, "Eli") as eli:
        eli.post("/api/account", {"name": "Eli the solver", "password": PASSWORD})
        answer(eli, ONE)
    with Somebody(running.url, "Eli again") as guest:
        answer(guest, ONE, worst(ONE))
        answer(guest, other)
        guest.post("/api/login", {"name": "Eli the solver", "password": PASSWORD})
        assert guest.get(f"/api/puzzles/{ONE.id}")["result"]["chosen"] == ONE.best.action
        assert guest.get("/api/puzzles/today")["record"]["answered"] == 2
        guest.post("/api/me/delete", {"password": PASSWORD, "word": "delete"})


def test_midnight_is_that_of_utc() -> None:
    day = date(2026, 11, 18)
    end = datetime.fromtimestamp(puzzling._midnight(day) / 1000, UTC)
    assert end == datetime(2026, 11, 19, tzinfo=UTC)
    assert end.date() - day == timedelta(days=1)


# ------------------------------------------------------------------ one's own


@cache
def whole_game() -> Record:
    return played("castle", 2, "own puzzle")


def analysed_game(running: Running, who: Somebody, step: int, lead: float) -> str:
    """A whole game that was brought in, with an analysis of one choice of it."""
    record = whole_game()
    table: str = who.http.post("/api/records", content=write(record).encode()).json()["id"]
    history = replay(record, games.get("castle"))
    seat, taken = history.steps[step - 1].seat, history.steps[step - 1].action
    legal = [action.code for action in stand(played_of(history), step)[1].legal(seat)]
    best = next(code for code in legal if code != taken.code)
    keep_analysis(running, table, analysis_of(step, seat, taken.code, best, lead))
    return table


def analysis_of(step: int, seat: int, taken: str, best: str, lead: float) -> dict[str, Any]:
    label = {"key": "castle-act-pass", "args": {}}
    worth = {"label": label, "refs": [], "margin": 1.0, "apart": 1.0, "measured": True}
    options = [
        {"action": best, "chance": 60.0, "behind": 0.0, "close": False, **worth},
        {"action": taken, "chance": 60.0 - lead, "behind": lead, "close": False, **worth},
    ]
    choice = {
        "verdict": "mistake",
        "cost": lead,
        "margin": 1.0,
        "lead": lead,
        "counts": True,
        "rule": "",
    }
    choice |= {"question": label, "taken": taken, "options": options, "more": 0}
    choice |= {"line": [{"seat": seat, "action": best, "label": label}]}
    moment = {
        "step": step,
        "round": 1,
        "kind": "choice",
        "seat": seat,
        "choice": choice,
        "events": [],
    }
    moment |= {"delta": [0.0, 0.0], "margins": [0.0, 0.0]}
    return analysed(moment)


CHOICE = 3
"""A step of the castle at which somebody has something to choose."""


def test_a_choice_of_a_game_is_kept_solved_and_offered(
    running: Running, cleo: Somebody, bea: Somebody
) -> None:
    table = analysed_game(running, cleo, CHOICE, 7.0)
    kept = cleo.post(f"/api/tables/{table}/puzzles", {"step": CHOICE})["id"]
    assert cleo.post(f"/api/tables/{table}/puzzles", {"step": CHOICE})["id"] == kept
    (mine,) = cleo.get("/api/puzzles/today")["own"]
    assert (mine["id"], mine["offered"], mine["answered"]) == (kept, False, False)
    shown = cleo.get(f"/api/puzzles/{kept}")
    assert (shown["kept"], shown["grade"], len(shown["options"])) == ("mine", None, 2)
    assert "Cleo" not in json.dumps(shown)
    # Nobody else finds it, and practice begins with one's own.
    assert bea.refused("GET", f"/api/puzzles/{kept}") == "not_found"
    assert bea.refused("POST", f"/api/puzzles/{kept}/offer") == "not_found"
    path = f"/api/puzzles/next?game=castle&kind={shown['kind']}"
    assert cleo.get(path)["id"] == kept
    # One more press, and everybody may solve it.
    cleo.post(f"/api/puzzles/{kept}/offer")
    assert cleo.get(f"/api/puzzles/{kept}")["kept"] == "offered"
    theirs = bea.get(f"/api/puzzles/{kept}")
    assert theirs["kept"] == "theirs"
    best = bea.post(f"/api/puzzles/{kept}/answer", {"action": shown["options"][0]["action"]})
    assert best["result"]["best"] in [one["action"] for one in shown["options"]]
    assert cleo.http.delete(f"/api/puzzles/{kept}").status_code == 200
    assert bea.refused("GET", f"/api/puzzles/{kept}") == "not_found"
    assert cleo.get("/api/puzzles/today")["own"] == []


def test_the_better_line_is_played_on_the_board_as_its_chooser_would_see_it(
    running: Running, cleo: Somebody
) -> None:
    table = analysed_game(running, cleo, CHOICE, 7.0)
    (shown,) = cleo.get(f"/api/tables/{table}/analysis/line?step={CHOICE}")
    before = cleo.get(f"/api/tables/{table}/replay?step={CHOICE - 1}&seat={shown['seat']}")
    assert shown["view"] != before["view"]
    assert shown["events"]
    assert cleo.refused("GET", f"/api/tables/{table}/analysis/line?step=1") == "not_found"


def test_what_cannot_be_a_puzzle_is_refused(running: Running, cleo: Somebody) -> None:
    table = analysed_game(running, cleo, CHOICE, 0.0)
    path = f"/api/tables/{table}/puzzles"
    assert cleo.refused("POST", path, {"step": CHOICE}) == "no_puzzle"
    assert cleo.refused("POST", path, {"step": CHOICE + 1}) == "not_found"
