"""What those who watch are told."""

from __future__ import annotations

import random

import pytest

from tests.server.tables import NOW, a_table, applied, full, random_steps, states
from trilith import games
from trilith.engine.rng import commitment
from trilith.server import wire
from trilith.server.telling import full_info, summary


def test_a_move_is_sent_to_each_as_they_see_it() -> None:
    log = a_table()
    told = states(log.play(0, "choose trader"))
    assert sorted(told) == [-1, 0, 1, 2]
    assert {m["seq"] for m in told.values()} == {log.table.seq}
    assert [e["kind"] for e in told[0]["events"]] == ["chose", "chose_card"]
    assert [e["kind"] for e in told[1]["events"]] == ["chose"]
    assert told[0]["view"]["seats"][0]["face_down"] == ["trader"]
    assert told[1]["view"]["seats"][0]["face_down"] is None
    assert told[0]["decision"] is None
    assert told[1]["decision"]["question"]["key"] == "castle-ask-choose"
    assert told[-1]["decision"] is None


def test_the_seed_is_committed_at_the_start_and_revealed_at_the_end() -> None:
    log = a_table(2, seed="deep secret")
    info = full_info(log.table)
    assert info.commitment == commitment("deep secret")
    assert info.seed is None
    assert b"deep secret" not in full(log.table, 0)
    log.play_on(random.Random(2))
    assert log.table.status == "over"
    assert full_info(log.table).seed == "deep secret"
    told = log.table.scores()
    assert told is not None
    assert [score["seat"] for score in told] == [0, 1]


# ------------------------------------------------------------------ moment by moment


@pytest.mark.parametrize("game", games.keys())
def test_updates_lead_from_one_state_to_the_next(game: str) -> None:
    log = a_table(3, game=game)
    views = {seat: log.match.game.view(log.match.history.state, seat) for seat in (-1, 0, 1, 2)}
    for sent in random_steps(log, 150):
        for seat, state in sent.items():
            assert applied(views[seat], state["told"], state["view"]) == state["view"]
            assert all("set" in moment for moment in state["told"][:-1])
            events = [event for moment in state["told"] for event in moment["events"]]
            assert events == state["events"]
            assert all(moment["step"] == state["step"] for moment in state["told"])
            views[seat] = state["view"]


def test_a_secret_of_another_is_no_moment() -> None:
    log = a_table()
    log.play(0, "choose trader")
    told = states(log.play(1, "choose messenger"))
    (own,), (other,) = told[1]["told"], told[0]["told"]
    assert [event["kind"] for event in own["events"]] == ["chose", "chose_card"]
    assert own["own"] is True
    assert [event["kind"] for event in other["events"]] == ["chose"]
    assert "own" not in other


def test_only_a_step_is_sent_and_only_once() -> None:
    log = a_table()
    log.play(0, "choose trader")
    proposed = states(log.say("ada", wire.Propose("t", "close")))
    assert "told" not in proposed[1]
    assert b'"told"' not in full(log.table, 0)


def test_steps_taken_back_are_not_sent() -> None:
    log = a_table(game="ezra_nehemiah")
    chance = random.Random(1)
    while True:
        seat = log.table.to_act()[0]
        log.play(seat, chance.choice(log.match.history.state.legal(seat)).code)
        if log.match.history.floor(seat) < log.table.step:
            break
    undone = states(log.say(("ada", "bea", "cid")[seat], wire.Undo("t", log.table.step - 1)))
    assert undone[0]["mark"]["kind"] == "undo"
    assert "told" not in undone[0]


def test_everybody_knows_their_own_last_answer() -> None:
    log = a_table()
    first = states(log.play(0, "choose trader"))
    assert [first[seat]["last_own"] for seat in (0, 1, -1)] == [1, 0, 0]
    log.play(1, "choose messenger")
    assert summary(log.table).last_own == [1, 2, 0]


# ------------------------------------------------------------------ the table as a whole


def test_a_table_has_no_rules_and_no_answers_before_its_game_begins() -> None:
    before = summary(a_table(2, started=False).table)
    assert (before.rules_version, before.last_own, before.to_act) == (0, [0, 0], [])
    after = summary(a_table(2).table)
    assert after.rules_version == games.get("castle").rules_version


def test_grace_is_given_in_seconds_as_it_was_asked_for() -> None:
    assert summary(a_table(grace=90).table).grace == 90


def test_a_game_is_carried_once_it_has_come_from_elsewhere_or_was_taken_along() -> None:
    stays, came, goes = a_table(), a_table(imported=True), a_table()
    goes.table.add("taken", NOW)
    assert [summary(log.table).carried for log in (stays, came, goes)] == [False, True, True]


def test_players_who_asked_the_coach_are_listed_in_the_order_of_their_seats() -> None:
    log = a_table(hints=True)
    for seat in (2, 0):
        log.table.add("hint", NOW, seat=seat, since=1, stage=1)
    assert summary(log.table).hinted == [0, 2]
