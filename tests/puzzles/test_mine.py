"""Making puzzles: from games of bots and from records; and a file that can be gone on with."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.coach.games import played
from trilith import games
from trilith.coach.value import Value, value_for
from trilith.engine.errors import BadInput
from trilith.puzzles import mine, prove
from trilith.puzzles.check import problem_with
from trilith.puzzles.collection import puzzles_of
from trilith.puzzles.puzzle import Puzzle, began, read, seen_in, write
from trilith.puzzles.settings import WANTED


@pytest.fixture
def one() -> Puzzle:
    return puzzles_of("castle")[0]


def test_what_is_written_is_read_back(one: Puzzle) -> None:
    [again] = read(write(one.played, [one]))
    assert again == one
    with pytest.raises(BadInput, match="line 1, puzzle 1: cannot be read"):
        list(read(write(one.played, [one]).replace('"found":{', '"found":{"nobody":1,')))


def test_a_choice_is_proved_only_if_the_best_is_clearly_ahead_of_every_other(one: Puzzle) -> None:
    seen, (game, history) = seen_in(one), began(one.played)
    taken = game.catalogue.read(one.taken)
    judged = prove.measured(seen, taken, value_for(game, history.setup), 60, "few")
    assert judged.best.action.code == one.best.action
    first, second, *_ = judged.options
    for behind, apart, is_proved in ((8.0, 1.5, True), (5.9, 0.5, False), (9.0, 2.0, False)):
        weighed = replace(second, behind=behind, apart=apart)
        assert prove.is_proved(replace(judged, options=(first, weighed))) is is_proved
    unsure = replace(second, behind=20.0, apart=17.0)
    known = replace(second, behind=8.0, apart=1.0)
    assert not prove.is_proved(replace(judged, options=(first, known, unsure)))


def test_when_the_value_has_changed_what_holds_is_kept_with_the_figures_of_now(
    one: Puzzle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of the slope: the same option is best, by less."""
    game, history = began(one.played)
    usual = value_for(game, history.setup)
    flatter = Value(usual.facts, tuple(weight / 2 for weight in usual.weights), usual.temper)
    monkeypatch.setattr(mine, "value_for", lambda game, setup: flatter)
    monkeypatch.setattr(prove, "is_proved", lambda judged: True)
    few, file = replace(one, tries=40), tmp_path / "renewed.jsonl"
    assert mine.renew([few], file) == 1
    [now] = read(file.read_text("utf-8"))
    assert (now.id, now.best.action, now.found) == (one.id, one.best.action, one.found)
    assert now.second.behind < one.second.behind
    monkeypatch.setattr(prove, "is_proved", lambda judged: False)
    assert mine.renew([few], file) == 0
    assert file.read_text("utf-8") == ""


def test_more_tries_are_asked_for_where_the_margin_is_wide() -> None:
    assert prove.needed_tries(0.5, 60) == 400
    assert prove.needed_tries(5.4, 60) == 540
    assert prove.needed_tries(30.0, 60) is None


def test_what_hardly_anybody_overlooks_or_the_expert_does_not_find_is_no_puzzle() -> None:
    assert not prove.is_plain({"easy": (4, 6), "hard": (6, 6)})
    assert prove.is_plain({"easy": (5, 6), "hard": (6, 6)})
    assert prove.is_agreed({"expert": (2, 3)})
    assert not prove.is_agreed({"expert": (1, 3)})


def test_no_kind_crowds_out_the_others() -> None:
    wanted = mine.balanced(Counter(pay=30, build=29), 100)
    assert not wanted("pay")
    assert wanted("build")
    assert wanted("choose")


def test_a_file_grows_game_by_game_and_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, one: Puzzle
) -> None:
    seen: list[int] = []

    def found_in(history: object, is_wanted: object) -> list[Puzzle]:
        number = len(seen)
        seen.append(number)
        return [replace(one, played=replace(one.played, seed=f"told/{number}"))]

    monkeypatch.setattr(mine, "puzzles_in", found_in)
    file, game = tmp_path / "castle.jsonl", games.get("castle")
    assert mine.add_to(file, game, 2, "told", lambda count: None) == 2
    assert mine.add_to(file, game, 3, "told", lambda count: None) == 3
    assert [each.played.seed for each in read(file.read_text())] == ["told/0", "told/1", "told/2"]
    last = next(read(file.read_text()))
    assert len(last.played.steps) == min(one.step + 4, len(one.played.steps))


def test_only_whole_finished_games_are_looked_through() -> None:
    record = played("castle", 2, "whole", 10)
    with pytest.raises(BadInput, match="began at a prepared position"):
        mine.game_in(record, games.get("castle"))
    record.over = False
    with pytest.raises(BadInput, match="not over yet"):
        mine.game_in(record, games.get("castle"))


def test_choices_come_late_enough_and_with_few_options() -> None:
    game = games.get("castle")
    history = mine.game_in(played("castle", 2, "whole"), game)
    choices = [(step.seat, len(s.legal(step.seat))) for _, step, s in mine.choices_in(history)]
    assert choices
    assert all(WANTED.fewest <= count <= WANTED.most for _, count in choices)
    assert len(choices) < len(history.steps)


def test_a_puzzle_that_no_longer_fits_its_game_is_found_out(one: Puzzle) -> None:
    assert problem_with(replace(one, digest="other"), is_deep=False) == (
        "the game leads to another position"
    )
    old = replace(one, played=replace(one.played, rules_version=0))
    assert "made with rules 0" in str(problem_with(old))
    short = replace(one, options=one.options[:1] * 2)
    assert "expected the options" in str(problem_with(short))
