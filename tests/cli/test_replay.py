"""`trilith replay`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import CASTLE, SEED, Command, played, record_file, text_file
from trilith.engine.record import read, record_of, replay, write
from trilith.engine.rng import commitment
from trilith.engine.scenario import Scenario, begin


def test_a_record_is_verified(trilith: Command, tmp_path: Path) -> None:
    result = trilith("replay", record_file(tmp_path), "--verify")
    assert result.code == 0
    assert result.words.startswith("verified: castle, 2 players, ")


def test_a_verification_is_reported(trilith: Command, tmp_path: Path) -> None:
    report = trilith("replay", record_file(tmp_path), "--verify", "--json").json
    end = played().state
    assert report == {
        "game": "castle",
        "players": 2,
        "steps": len(played().steps),
        "over": True,
        "commitment": commitment(SEED),
        "position": CASTLE.digest(end),
        "scores": [score.dump() for score in CASTLE.scores(end)],
        "verified": True,
    }


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("trilith record 1", "a letter", "expected a first line 'trilith record 1'"),
        ("game castle", "game chess", "game: expected one of castle"),
        ("rules 1", "rules x", "line 3: expected the version of the rules as a number"),
        ("players 2", "players 3", "step "),
        (f"seed {SEED}", "seed guessed", "the seed does not match the commitment"),
        ("position ", "position 0", "the position at the end: recorded 0"),
        ("scores ", "scores 7 ", "the scores at the end: recorded (7, "),
        ('"kind": "round"', '"kind": "square"', "step 0: the stored events are not what happens"),
        ("0 choose ", "0 chose ", "expected an action of the game, found 'chose"),
        ("0 choose ", "1 choose ", "may not 'choose"),
    ],
)
def test_a_broken_record_is_not(
    trilith: Command, tmp_path: Path, old: str, new: str, problem: str
) -> None:
    path = record_file(tmp_path)
    text = path.read_text("utf-8")
    assert old in text
    # All seats changed make a step that cannot be; all else stands once.
    path.write_text(text.replace(old, new), "utf-8")
    assert problem in trilith("replay", path, "--verify").problem


def test_a_record_is_shown_step_by_step(trilith: Command, tmp_path: Path) -> None:
    result = trilith("replay", record_file(tmp_path))
    assert result.code == 0
    assert "Round 1: " in result.words
    assert "AM-ROUND-02" in result.words
    assert "A Castle for All Seasons" in result.words
    assert "chooses the" not in result.words  # that is for the player's own eyes


def test_players_see_their_own_secrets_too(trilith: Command, tmp_path: Path) -> None:
    result = trilith("replay", record_file(tmp_path), "--seat", 0)
    assert "Player 1 chooses the" in result.words
    assert "Player 2 chooses the" not in result.words


def test_a_record_is_shown_in_other_languages(trilith: Command, tmp_path: Path) -> None:
    told = {
        language: trilith("replay", record_file(tmp_path), "--language", language).words
        for language in ("en", "fr", "pl")
    }
    assert len(set(told.values())) == 3
    assert all("AM-ROUND-02" in words for words in told.values())


def test_a_record_as_json(trilith: Command, tmp_path: Path) -> None:
    report = trilith("replay", record_file(tmp_path), "--json").json
    assert report["game"] == "castle"
    assert report["opening"][0]["kind"] == "round"
    steps = played().steps
    assert [(step["seat"], step["action"]) for step in report["steps"]] == [
        (step.seat, step.action.code) for step in steps
    ]
    kinds = {event["kind"] for step in report["steps"] for event in step["events"]}
    assert "reveal" in kinds
    assert "chose_card" not in kinds


def test_the_position_after_some_steps(trilith: Command, tmp_path: Path) -> None:
    path = record_file(tmp_path)
    after = played(steps=5)
    report = trilith("replay", path, "--step", 5, "--json").json
    assert report["step"] == 5
    assert report["view"] == CASTLE.view(after.state, -1)
    assert report["to_act"] == list(after.state.to_act())
    assert report["decision"] is None
    seat = after.state.to_act()[0]
    decision = CASTLE.decision(after.state, seat)
    assert decision is not None
    report = trilith("replay", path, "--step", 5, "--seat", seat, "--json").json
    assert report["view"] == CASTLE.view(after.state, seat)
    assert report["decision"] == decision.dump()


def test_a_position_is_drawn(trilith: Command, tmp_path: Path) -> None:
    result = trilith("replay", record_file(tmp_path), "--step", 0)
    assert result.code == 0
    assert "A Castle for All Seasons" in result.words


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--step", 9999], "step: expected at most "),
        (["--step", -1], "Invalid value for '--step'"),
        (["--seat", 2], "seat: expected 0 to 1, or -1; found 2"),
        (["--seat", -2], "seat: expected 0 to 1, or -1; found -2"),
        (["--data", "none.toml"], "none.toml: no such file"),
    ],
)
def test_bad_input_is_answered_with_one_line(
    trilith: Command, tmp_path: Path, arguments: list[object], problem: str
) -> None:
    assert trilith("replay", record_file(tmp_path), *arguments).problem.startswith(problem)


def test_a_file_that_is_not_there(trilith: Command) -> None:
    assert trilith("replay", "none.txt").problem == "none.txt: no such file"


# ------------------------------------------------------------------ games that are not over


def test_an_unfinished_game_needs_its_seed(trilith: Command, tmp_path: Path) -> None:
    path = record_file(tmp_path, steps=20)
    for arguments in ([], ["--verify"], ["--step", 3]):
        assert "its seed is still secret" in trilith("replay", path, *arguments).problem
    assert "does not match" in trilith("replay", path, "--seed", "guess").problem
    report = trilith("replay", path, "--seed", SEED, "--json").json
    assert len(report["steps"]) == 20


# ------------------------------------------------------------------ other data, other versions


def test_a_game_with_an_owner_s_data_needs_them(trilith: Command, tmp_path: Path) -> None:
    text = "[[tile]]\nid = 'keep'\nvp = 33"
    data = CASTLE.data({"tile": [{"id": "keep", "vp": 33}]})
    path = record_file(tmp_path)
    lines = path.read_text("utf-8").replace(CASTLE.standard_data.digest, data.digest)
    path.write_text(lines, "utf-8")
    assert "the game's data differ" in trilith("replay", path).problem
    own = text_file(tmp_path, text)
    assert trilith("replay", path, "--data", own, "--step", 1).code == 0


def old_record(folder: Path, with_events: bool) -> Path:
    record = record_of(played(), with_events)
    record.rules = 999
    return text_file(folder, write(record), "old.txt")


def test_an_old_version_is_shown_from_its_stored_events(trilith: Command, tmp_path: Path) -> None:
    path = old_record(tmp_path, with_events=True)
    result = trilith("replay", path)
    assert result.code == 0
    assert "Round 1: " in result.words
    report = trilith("replay", path, "--json").json
    assert report["opening"][0]["kind"] == "round"
    assert len(report["steps"]) == len(played().steps)
    assert any(step["events"] for step in report["steps"])


def test_an_old_version_without_events_cannot_be_shown(trilith: Command, tmp_path: Path) -> None:
    path = old_record(tmp_path, with_events=False)
    assert "not replayed" in trilith("replay", path).problem
    path = old_record(tmp_path, with_events=True)
    assert "not replayed" in trilith("replay", path, "--verify").problem


def test_a_position_is_written_as_a_scenario_that_runs(trilith: Command, tmp_path: Path) -> None:
    path = record_file(tmp_path)
    expected = "The tavern costs 22, not 24."
    result = trilith("replay", path, "--step", 30, "--scenario", "--expected", expected)
    assert (result.code, result.err) == (0, "")
    assert f'text = "{expected}"' in result.out
    assert 'title = "game.txt, after step 30"' in result.out
    written = text_file(tmp_path, result.out, "bug.toml")
    assert trilith("scenario", written).code == 0
    s = replay(read(path.read_text("utf-8"), "game"), CASTLE, 30).state
    again = begin(Scenario.read(str(written)), CASTLE)
    assert CASTLE.digest(again) == CASTLE.digest(s)


def test_the_end_of_a_game_is_written_as_a_scenario_too(trilith: Command, tmp_path: Path) -> None:
    result = trilith("replay", record_file(tmp_path), "--scenario")
    written = text_file(tmp_path, result.out, "end.toml")
    assert trilith("scenario", written).code == 0
    assert CASTLE.digest(begin(Scenario.read(str(written)), CASTLE)) == CASTLE.digest(
        played().state
    )
