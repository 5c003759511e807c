"""What goes together with winning: found where it is, not found where it is not."""

from __future__ import annotations

import dataclasses
import json
import random
from pathlib import Path

import pytest

from tests.arena.games import game
from trilith.arena import words
from trilith.arena.plan import Plan
from trilith.arena.play import Played, play_one
from trilith.arena.report import in_short, listed, report, write_report
from trilith.arena.simulate import play_all
from trilith.arena.study import link, study

PLAN = Plan("castle", 3, ("a",), told=True)


def made_up(count: int, seed: int = 1) -> list[Played]:
    """Games in which who builds the keep wins half the time, and chance decides the rest.

    Everybody plays traders as chance has it; only seat 0 ever starts.
    """
    chance = random.Random(seed)
    games = []
    for number in range(count):
        builder = chance.randrange(3)
        winner = builder if chance.random() < 0.5 else chance.randrange(3)
        scores = tuple(50 if seat == winner else chance.randrange(20, 40) for seat in range(3))
        used = tuple(
            {
                "reveal card=trader": chance.randrange(4),
                **({"build building=keep": 1, "build": 1} if seat == builder else {}),
                **({"start first": 1} if seat == 0 else {}),
            }
            for seat in range(3)
        )
        one = game(number, ("a",) * 3, scores, winner)
        rows = tuple({"castle": score, "start": 10} for score in scores)
        games.append(dataclasses.replace(one, used=used, rows=rows))
    return games


def test_what_wins_is_found_and_what_does_not_is_not() -> None:
    found = study(PLAN, made_up(600))
    assert json.loads(json.dumps(found)) == found
    uses = {one["name"]: one for one in found["uses"]}
    keep = uses["build"]
    assert keep["low"] > 0.3
    assert keep["correlation"] == pytest.approx(0.5, abs=0.1)
    assert keep["step"] == pytest.approx(0.5, abs=0.1)  # the win rate: 2/3 against 1/6
    assert (keep["winners"], keep["others"]) == pytest.approx((2 / 3, 1 / 6), abs=0.05)
    trader = uses["reveal card=trader"]
    assert trader["low"] < 0 < trader["high"]
    assert listed(found) == [keep]


def test_two_deeds_that_always_go_together_are_one_look() -> None:
    found = study(PLAN, made_up(100))
    assert [one["name"] for one in found["uses"]].count("build building=keep") == 0
    assert found["left_out"] == 1


def test_only_sources_in_which_seats_differ_are_looked_at() -> None:
    found = study(PLAN, made_up(100))
    assert [one["name"] for one in found["sources"]] == ["castle"]
    assert found["sources"][0]["low"] > 0
    [castle] = found["strategies"]
    assert (castle["source"], castle["seats"], castle["share"]) == ("castle", 300, 1.0)
    assert found["looks"] == 1 + 3 + 1 + 3  # sources, deeds, strategies, seats


def test_seats_with_the_same_chances_are_not_told_apart() -> None:
    found = study(PLAN, made_up(300))
    assert all(row["low"] < 1 / 3 < row["high"] for row in found["seats"])
    assert sum(row["rate"] for row in found["seats"]) == pytest.approx(1, abs=0.001)
    assert "No seat is clearly better or worse" in report(found)


def test_a_seat_that_wins_more_is_named() -> None:
    games = [game(i, ("a",) * 3, (50, 20, 20), 0) for i in range(60)]
    found = study(PLAN, games)
    assert found["seats"][0]["low"] > 1 / 3
    assert any(
        line.startswith("Seat 0 wins more than its share: 100.0 %") for line in in_short(found)
    )


def test_luck_is_taken_for_skill_in_one_of_twenty_studies_at_most() -> None:
    wrong = 0
    for seed in range(60):
        chance = random.Random(seed)
        games = [
            dataclasses.replace(
                game(i, ("a",) * 3, (30, 30, 30), chance.randrange(3)),
                used=tuple({f"deed {k}": chance.randrange(3) for k in range(12)} for _ in range(3)),
            )
            for i in range(120)
        ]
        found = study(PLAN, games)
        wrong += any(one["low"] > 0 or one["high"] < 0 for one in found["uses"])
    assert wrong <= 6  # three are to be expected, and more than six in one of thirty tries


def test_a_link_by_hand() -> None:
    # Twice the winner had one more, once the loser: centred, +1/2 and -1/2 each.
    games = [game(i, ("a", "b"), (2, 1), 0) for i in range(3)]
    found = link("x", [(1, 0), (1, 0), (0, 1)], games, looks=1)
    assert found.tables == 3
    assert found.step == pytest.approx(1 / 3, abs=1e-4)
    assert found.correlation == pytest.approx(1 / 3, abs=1e-4)
    assert (found.winners, found.others) == pytest.approx((2 / 3, 1 / 3), abs=1e-3)
    assert found.low < 0 < found.high


def test_games_that_never_ended_tell_nothing() -> None:
    unfinished = [dataclasses.replace(one, finished=False) for one in made_up(5)]
    found = study(PLAN, unfinished)
    assert (found["games"], found["unfinished"]) == (0, 5)
    assert "No game came to an end" in report(found)


def test_a_report_says_what_it_is_about_and_how_to_take_it(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    found = study(PLAN, made_up(300))
    path = write_report(found, tmp_path / "new" / "folder")
    text = path.read_text("utf-8")
    assert text.startswith("# What wins in A Castle for All Seasons\n")
    assert "300 finished games" in text
    assert "need not be cause and effect" in text
    assert "| build |" in text
    for picture in ("seats.svg", "sources.svg", "uses.svg"):
        assert f"({picture})" in text
        assert (path.parent / picture).read_text("utf-8").startswith("<?xml")


# ------------------------------------------------------------------ what games tell


def test_a_game_tells_what_each_seat_did_if_asked() -> None:
    told = play_one(Plan("castle", 3, ("random",), "diary", told=True), 0)
    quiet = play_one(Plan("castle", 3, ("random",), "diary"), 0)
    assert quiet.used == ()
    assert told.scores == quiet.scores
    assert len(told.used) == 3
    [starter] = [seat for seat, used in enumerate(told.used) if used.get("start round")]
    assert starter in range(3)
    for used in told.used:
        cards = sum(n for did, n in used.items() if did.startswith("reveal "))
        assert used["reveal"] == cards >= told.rounds


def test_deeds_have_words() -> None:
    assert words.use("castle", "build building=keep") == "build, building: Keep"
    assert words.use("castle", "no_more_buildings") == "no more buildings"
    assert words.use("castle", "start round") == "at the start: round"
    assert words.use("castle", "reveal card=unheard_of") == "reveal, card: unheard of"


def test_a_diary_leaves_out_secrets_points_and_other_players_names() -> None:
    told = play_one(Plan("castle", 3, ("random",), "diary", told=True), 0)
    did = {name for used in told.used for name in used}
    assert not any(name.startswith(("chose_card", "score ")) for name in did)
    assert not any("seat:" in name for name in did)


@pytest.mark.parametrize("key", ["castle", "sa_re", "ezra_nehemiah"])
def test_every_game_can_be_studied(key: str) -> None:
    plan = Plan(key, 2, ("easy",), told=True, max_rounds=60)
    found = study(plan, list(play_all(plan, 6)))
    assert found["games"] + found["unfinished"] == 6
    assert json.loads(json.dumps(found)) == found
    assert report(found).count("\n## ") >= 2


def test_a_player_who_plays_alone_is_compared_with_other_games() -> None:
    plan = Plan("ezra_nehemiah", 1, ("a",), told=True)
    chance = random.Random(3)
    games = []
    for i in range(200):
        prayed = chance.randrange(2)
        wins = chance.random() < (0.8 if prayed else 0.3)
        one = game(i, ("a",), (30,), *([0] if wins else []))
        games.append(dataclasses.replace(one, used=({"pray": prayed},)))
    [pray] = study(plan, games)["uses"]
    assert pray["step"] == pytest.approx(0.5, abs=0.12)
    assert pray["low"] > 0
