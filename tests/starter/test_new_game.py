"""A new game in one command: it passes the suite, and can be played everywhere at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from trilith.cli import run
from trilith.cli.new_game import CHECKOUT, Names, prefixes

KEY = "lucky_pig"
COPIED = ("src/trilith", "tests", "docs", "web/src/games", "web/src/text", "pyproject.toml")
SUITE = (f"tests/games/{KEY}", "tests/conformance", "tests/text", "tests/test_rules_are_covered.py")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources once more, with one game more in them."""
    root = tmp_path_factory.mktemp("checkout")
    skip = shutil.ignore_patterns("__pycache__", "*.so", "web", "node_modules", "screenshots")
    for name in COPIED:
        source, target = CHECKOUT / name, root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=skip, dirs_exist_ok=True)
        else:
            shutil.copy(source, target)
    done = trilith(root, "new-game", KEY, "--title", "Lucky Pig")
    assert "Lucky Pig is ready" in done
    return root


def python(root: Path, *arguments: str) -> str:
    paths = os.pathsep.join([str(root / "src"), str(root), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": paths, "TRILITH_LANGUAGE": "en"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def trilith(root: Path, *arguments: str) -> str:
    return python(root, "-m", "trilith", *arguments)


def test_it_passes_the_suite_that_every_game_passes(checkout: Path) -> None:
    told = python(
        checkout, "-m", "pytest", "-q", "--sample", "-p", "no:cacheprovider", "-k", KEY, *SUITE
    )
    assert " passed" in told


def test_bots_play_it_and_look_ahead_without_a_heuristic(checkout: Path) -> None:
    told = trilith(
        checkout, "simulate", KEY, "--players", "2", "--games", "40", "--bots", "hard,random",
        "--seed", "s", "--json",
    )  # fmt: skip
    assert '"games": 40' in told


def test_it_has_rules_in_every_language(checkout: Path) -> None:
    assert "You cannot hold before you have rolled." in trilith(
        checkout, "rules", KEY, "LU-TURN-02"
    )


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["Pig"], "key: expected lower-case letters, digits and '_'; found 'Pig'"),
        (["class"], "key: expected a name for a package; 'class' is a word of Python"),
        (["castle"], "key: there is a game 'castle' already"),
        (
            ["pig", "--prefix", "AM"],
            "prefix: expected two capitals other than AM, EN, SR; found 'AM'",
        ),
    ],
)
def test_names_that_cannot_be_are_refused_in_one_line(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["new-game", *arguments]) == 2
    assert capsys.readouterr().err.strip() == f"trilith: {problem}"


def test_names_are_put_in_as_code_and_as_words() -> None:
    names = Names("lucky_pig", None, "LU")
    code = names.put_in("from tests.starter.pig.state import PigState  # PG-TURN-01", is_code=True)
    assert code == "from trilith.games.lucky_pig.state import LuckyPigState  # LU-TURN-01"
    assert names.put_in("pig-title = Cochon", is_code=False) == "lucky_pig-title = Lucky pig"
    assert list(prefixes("pig"))[:2] == ["PI", "PG"]
