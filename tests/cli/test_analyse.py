"""`trilith analyse`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Command, record_file, text_file
from tests.games.castle.test_scoring import at_the_end
from trilith import games
from trilith.cli.analysis_words import whole
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.record import record_of, write
from trilith.text import LANGUAGES, Catalog


def market(tmp_path: Path, cashed_in: int) -> Path:
    """A game that is won at the market, if everything is cashed in: one choice, and the end."""
    game: Game[Any] = games.get("castle")
    given = {"seats.0.thalers": 7, "seats.0.vp": 8, "seats.1.vp": 11}
    position = at_the_end({"market_1": 0}, given, players=2)
    history: History[Any] = History(game, game.setup(2, {}, "told"), position)
    history.play(0, game.catalogue.read(f"cash_in {cashed_in}", "move"))
    return text_file(tmp_path, write(record_of(history)))


def test_a_blunder_is_shown_with_the_better_option(trilith: Command, tmp_path: Path) -> None:
    said = trilith("analyse", market(tmp_path, 0), "--seat", "0", "--names", "Iris,Max").words
    assert "Iris lost 100 points by skill; luck was even." in said
    assert "blunder −100" in said
    assert "better: Turn in 6 talers" in said
    assert "(100 % instead of 0 %)" in said


def test_without_a_seat_the_winner_is_analysed(trilith: Command, tmp_path: Path) -> None:
    said = trilith("analyse", market(tmp_path, 0), "--names", "Iris,Max").words
    assert "Max won 100 points by skill" in said


def test_the_account_closes_in_json(trilith: Command, tmp_path: Path) -> None:
    found = trilith("analyse", market(tmp_path, 0), "--json").json
    for player in found["players"]:
        total = player["start"] + player["own"] + player["others"] + player["luck"]
        assert total == pytest.approx(player["result"], abs=0.001)
    assert [one["kind"] for one in found["moments"]] == ["choice"]
    assert found["moments"][0]["choice"]["options"][0]["action"] == "cash_in 6"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(language: str, trilith: Command, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    result = trilith("analyse", market(tmp_path, 6), "--html", str(page), "--language", language)
    assert (result.code, result.out) == (0, "")
    html = page.read_text("utf-8")
    assert f'<html lang="{language}">' in html
    assert "<svg" in html
    assert "src=" not in html
    assert "href=" not in html
    assert Catalog(language, strict=True).coach("castle", "chance-did") in html


def test_a_running_game_is_refused_in_one_line(trilith: Command, tmp_path: Path) -> None:
    text = Path(record_file(tmp_path)).read_text("utf-8")
    running = text_file(tmp_path, text.partition("end\n")[0])
    result = trilith("analyse", running)
    assert result.code == 2
    assert "the game is not over yet; the coach speaks after the end" in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("option", "value", "problem"),
    [
        ("--seat", "2", "seat: expected 0 to 1; found 2"),
        ("--names", "Iris", "names: expected 2 names, found 'Iris'"),
        ("--depth", "endless", "is not one of"),
    ],
)
def test_bad_input_is_named(
    option: str, value: str, problem: str, trilith: Command, tmp_path: Path
) -> None:
    result = trilith("analyse", market(tmp_path, 6), option, value)
    assert result.code == 2
    assert problem in result.err


def test_a_result_without_luck_below_nought_has_the_minus_of_the_other_columns() -> None:
    assert [whole(value) for value in (12.4, -0.3, -15.6)] == ["12", "0", "−16"]
