"""`trilith rules`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Command
from trilith.cli.coverage import coverage, read_rules

TESTS = Path(__file__).parents[1]


def test_all_rules_are_shown(trilith: Command) -> None:
    texts = trilith("rules", "castle", "--json").json
    assert list(texts) == list(read_rules("castle"))
    assert all(len(text) > 10 for text in texts.values())


def test_rules_are_chosen_by_how_their_ids_begin(trilith: Command) -> None:
    texts = trilith("rules", "castle", "am-sel-0", "AM-MSG", "--json").json
    assert {rule.rsplit("-", 1)[0] for rule in texts} == {"AM-SEL", "AM-MSG"}


def test_people_get_a_table(trilith: Command) -> None:
    result = trilith("rules", "castle", "AM-SEL-01")
    assert result.code == 0
    assert "AM-SEL-01" in result.words


def test_rules_are_shown_in_three_languages(trilith: Command) -> None:
    told = {
        language: trilith("rules", "castle", "--language", language, "--json").json
        for language in ("en", "fr", "pl")
    }
    for rule in told["en"]:
        assert len({told[language][rule] for language in told}) == 3, rule


def test_the_language_is_that_of_the_terminal(
    trilith: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = trilith("rules", "castle", "AM-SEL-01").out
    monkeypatch.setenv("TRILITH_LANGUAGE", "pl")
    assert trilith("rules", "castle", "AM-SEL-01").out != english


def test_rules_that_there_are_not(trilith: Command) -> None:
    problem = trilith("rules", "castle", "XX-01").problem
    assert problem.startswith("rules: no rule of castle begins with XX-01; there are: AM-")


# ------------------------------------------------------------------ which have code and tests


def test_coverage_is_reported(trilith: Command) -> None:
    result = trilith("rules", "castle", "--coverage", "--tests", TESTS, "--json")
    report = result.json
    assert set(report) == {"game", "rules", "with_code", "with_tests", "gaps"}
    assert report["rules"] == len(read_rules("castle"))
    gaps = report["gaps"]
    assert set(gaps) == {"code", "tests", "unknown"}
    assert report["with_code"] == report["rules"] - len(gaps["code"])
    assert report["with_tests"] == report["rules"] - len(gaps["tests"])
    assert result.code == (1 if any(gaps.values()) else 0)


def test_coverage_for_people(trilith: Command) -> None:
    result = trilith("rules", "castle", "--coverage", "--tests", TESTS)
    assert f"castle: {len(read_rules('castle'))} rules" in result.words
    assert "AM-SEL" in result.words


@pytest.fixture
def some_tests(tmp_path: Path) -> Path:
    folder = tmp_path / "games" / "castle"
    folder.mkdir(parents=True)
    (folder / "test_told.py").write_text(
        "@rule('AM-SEL-01', 'AM-SEL-99')\n"
        "def test_told(): pass\n"
        "@tests.rule('AM-SEL-02')\n"
        "class TestTold: pass\n"
        "@other('AM-SEL-03')\n"
        "def test_other(): 'AM-SEL-04'\n"
        "@rule('AM-SEL-05')\n"
        "def helper(): pass\n",
        "utf-8",
    )
    return tmp_path


def test_only_decorators_count_as_tests(some_tests: Path) -> None:
    found = coverage("castle", some_tests)
    assert found.tests == {
        "AM-SEL-01": ["test_told.py:2"],
        "AM-SEL-99": ["test_told.py:2"],
        "AM-SEL-02": ["test_told.py:4"],
    }
    assert found.unknown == ["AM-SEL-99"]


def test_gaps_are_reported_by_id_and_by_the_exit_code(trilith: Command, some_tests: Path) -> None:
    result = trilith("rules", "castle", "--coverage", "--tests", some_tests)
    assert result.code == 1
    assert "unknown: AM-SEL-99" in result.words
    assert "AM-SEL-03" in result.words


def test_an_installed_package_has_no_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    found = coverage("castle", None)
    assert found.tests == {}
    assert len(found.without_test()) == len(found.rules)


def test_a_game_without_rules(trilith: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trilith.cli.coverage.game_folder", lambda key: Path("nowhere"))
    assert trilith("rules", "castle").problem == "rules: castle has no rules.md"
