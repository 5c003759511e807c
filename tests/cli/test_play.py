"""`trilith play`: scripted games in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import CASTLE, Command, Result, text_file
from trilith.engine.record import read, replay, verify
from trilith.text import Catalog


def rule_text(rule: str) -> str:
    return Catalog("en").rule("castle", rule)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


class Keyboard:
    """Plays a game of two with what is typed."""

    def __init__(self, trilith: Command, record: Path) -> None:
        self.trilith = trilith
        self.record = record

    def __call__(self, *typed: str, arguments: tuple[object, ...] = ("--bots", "random")) -> Result:
        result = self.trilith(
            *("play", "castle", "--seed", "told", "--record", self.record, *arguments),
            typed="".join(f"{line}\n" for line in typed),
        )
        assert (result.code, result.err) == (0, "")
        return result

    def steps(self) -> list[tuple[int, str]]:
        return read(self.record.read_text("utf-8")).steps


@pytest.fixture
def keyboard(trilith: Command, record: Path) -> Keyboard:
    return Keyboard(trilith, record)


# ------------------------------------------------------------------ whole games


def test_a_whole_game_by_always_typing_1(keyboard: Keyboard) -> None:
    arguments = ("--bots", "random", "--option", "season=winter")
    result = keyboard(*["1"] * 500, arguments=arguments)
    saved = read(keyboard.record.read_text("utf-8"))
    assert saved.over
    assert saved.options == {"season": "winter"}
    history = verify(saved, CASTLE)
    totals = [str(score.total) for score in CASTLE.scores(history.state)]
    last_row = [line for line in result.out.splitlines() if line.startswith("│")][-1]
    assert last_row.replace("│", " ").split() == totals


def test_friends_at_one_keyboard(keyboard: Keyboard) -> None:
    keyboard(*["1"] * 6, arguments=("--humans", 3, "--players", 3))
    assert {seat for seat, _ in keyboard.steps()} == {0, 1, 2}


def test_with_nobody_at_the_keyboard_the_bots_play(keyboard: Keyboard) -> None:
    result = keyboard(arguments=("--humans", 0, "--bots", "random", "--players", 3))
    assert verify(read(keyboard.record.read_text("utf-8")), CASTLE).state.is_over()
    assert "Round 1: " in result.words
    assert "chooses the" not in result.words


def test_without_a_seed_every_game_is_another(trilith: Command, record: Path) -> None:
    games = []
    for _ in range(2):
        assert (
            trilith("play", "castle", "--humans", 0, "--bots", "random", "--record", record).code
            == 0
        )
        games.append(read(record.read_text("utf-8")))
    assert games[0].seed != games[1].seed
    assert len(str(games[0].seed)) == 32


def test_the_commitment_is_shown_before_the_game_and_the_seed_is_not(keyboard: Keyboard) -> None:
    result = keyboard("q")
    saved = read(keyboard.record.read_text("utf-8"))
    assert result.words.startswith(f"seed commitment {saved.commitment}")
    assert saved.seed is None


# ------------------------------------------------------------------ single commands


def test_an_action_may_be_typed_as_it_is_written(keyboard: Keyboard) -> None:
    keyboard("choose  trader", "q")
    assert keyboard.steps()[0] == (0, "choose trader")


def test_a_choice_is_offered_with_numbers_words_and_notation(keyboard: Keyboard) -> None:
    result = keyboard("q")
    assert "1 Choose the Messenger choose messenger" in result.words
    assert "AM-SEL-03" in result.words


def test_help(keyboard: Keyboard) -> None:
    result = keyboard("?", "q")
    assert "this help" in result.words
    assert keyboard.steps() == []


def test_the_board_is_shown_again(keyboard: Keyboard) -> None:
    once = keyboard("q").words.count("1 Choose the Messenger choose messenger")
    assert keyboard("b", "", "q").words.count("1 Choose the Messenger choose messenger") == once + 2


def test_why_something_is_not_possible(keyboard: Keyboard) -> None:
    result = keyboard("w", "q")
    assert "AM-SEL-05" in result.words


def test_an_illegal_action_is_refused_with_its_rule(keyboard: Keyboard) -> None:
    result = keyboard("choose architect", "build tavern", "q")
    assert "AM-SEL-05" in result.words
    assert "AM-BLD-01" in result.words
    assert keyboard.steps() == []


def test_what_an_option_would_do(keyboard: Keyboard) -> None:
    before = keyboard("q").words
    result = keyboard("p 1", "q")
    assert result.words.count("chooses a card") == before.count("chooses a card") + 1
    assert keyboard.steps() == []


def test_a_step_is_taken_back(keyboard: Keyboard) -> None:
    keyboard("choose trader", "u", "choose messenger", "q")
    own = [code for seat, code in keyboard.steps() if seat == 0]
    assert own == ["choose messenger"]


def test_what_cannot_be_taken_back(keyboard: Keyboard) -> None:
    result = keyboard("u", "q")
    assert "undo: seat 0 has nothing that can be taken back" in result.words


def test_the_rule_of_a_question(keyboard: Keyboard) -> None:
    rule = rule_text("AM-SEL-03")
    assert rule in keyboard("r", "q").words


def test_any_rule(keyboard: Keyboard) -> None:
    assert rule_text("AM-TRD-05") in keyboard("r am-trd-05", "q").words


def test_all_rules_that_begin_so(keyboard: Keyboard) -> None:
    words = keyboard("r AM-MSG", "q").words
    assert rule_text("AM-MSG-01") in words
    assert "AM-MSG-02" in words


def test_a_rule_that_there_is_not(keyboard: Keyboard) -> None:
    assert "no rule of castle begins with XX" in keyboard("r XX", "q").words


@pytest.mark.parametrize("typed", ["0", "99", "p", "p 0", "p x", "²", "１", "9" * 5000])
def test_a_number_that_is_not_offered(keyboard: Keyboard, typed: str) -> None:
    words = keyboard(typed, "q").words
    assert "expected 1 to 7, found" in words or "expected an action of the game" in words
    assert keyboard.steps() == []


@pytest.mark.parametrize("typed", ["sing", "choose tradr", "buildtavern", "p p p"])
def test_what_means_nothing_is_answered_with_help(keyboard: Keyboard, typed: str) -> None:
    assert "expected" in keyboard(typed, "q").words
    assert keyboard.steps() == []


# ------------------------------------------------------------------ saving and leaving


def test_the_record_may_be_saved_at_any_time(keyboard: Keyboard, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    result = keyboard("1", f"save {other}", "save", "q")
    saved = read(other.read_text("utf-8"))
    assert replay(saved, CASTLE, seed="told").steps[0].action.code == "choose messenger"
    assert result.out.count("record saved") == 3


def test_a_place_where_nothing_can_be_saved(keyboard: Keyboard, tmp_path: Path) -> None:
    words = keyboard(f"save {tmp_path / 'no' / 'folder' / 'x.txt'}", "q").words
    assert "No such file or directory" in words


def test_leaving_saves(keyboard: Keyboard) -> None:
    keyboard("1", "q")
    assert keyboard.steps()[0] == (0, "choose messenger")


def test_the_end_of_input_ends_the_game_cleanly(keyboard: Keyboard) -> None:
    keyboard("1")
    assert keyboard.steps()[0] == (0, "choose messenger")
    keyboard()
    assert keyboard.steps() == []


def test_an_interrupted_game_is_saved_too(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("trilith.cli.play.Prompt.ask", interrupt)
    keyboard()
    assert keyboard.steps() == []


# ------------------------------------------------------------------ languages, data, bad input


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Stonemason"), ("fr", "Tailleur de pierre"), ("pl", "Kamieniarz")]
)
def test_the_table_speaks_three_languages(keyboard: Keyboard, language: str, word: str) -> None:
    assert word in keyboard("q", arguments=("--language", language)).words


def test_an_owner_s_data_are_used(keyboard: Keyboard, tmp_path: Path) -> None:
    own = text_file(tmp_path, "[[tile]]\nid = 'keep'\nvp = 77")
    assert "77" in keyboard("q", arguments=("--data", own)).words
    saved = read(keyboard.record.read_text("utf-8"))
    assert saved.data == CASTLE.data({"tile": [{"id": "keep", "vp": 77}]}).digest


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--players", 7], "players: castle is played by 2, 3, 4; found 7"),
        (["--humans", 3], "humans: expected at most 2 people at this table, found 3"),
        (["--bots", ""], "bots: expected the name of a bot, found none"),
        (["--bots", "genius"], "bots: expected one of random, easy, medium"),
        (["--option", "season=spring"], "option season: expected one of"),
        (["--data", "none.toml"], "none.toml: no such file"),
        (["--seed", " "], "seed: expected one line"),
        (["--language", "la"], "Invalid value for '--language'"),
    ],
)
def test_bad_input_is_answered_with_one_line(
    trilith: Command, record: Path, arguments: list[object], problem: str
) -> None:
    result = trilith("play", "castle", "--record", record, *arguments)
    assert result.problem.startswith(problem)
    assert not record.exists()
