"""docs/adding-a-game.md: what each step names is there, for every game that has taken that step."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, blocks
from tests.server.shaped import misfit
from tests.starter import pig as starter
from trilith.engine.game import Game
from trilith.server import wire_ts

PAGE_NAME = "docs/adding-a-game.md"
PAGE = (ROOT / PAGE_NAME).read_text("utf-8")
BLOCKS = blocks()
BOARD = ROOT / "web" / "tests" / "starter"
GAMES = ("castle", "sa_re", "ezra_nehemiah")
LANGUAGES = ("en", "fr", "pl")

every_game = pytest.mark.parametrize("key", GAMES)


def step(number: int) -> str:
    """One step of the list 'Step by step', with its blocks."""
    return re.split(r"^\d+\. ", PAGE.partition("## Step by step")[2], flags=re.MULTILINE)[number]


def named(text: str, pattern: str) -> list[str]:
    found = re.findall(rf"`({pattern})`", text)
    assert found, pattern
    return found


@every_game
@pytest.mark.parametrize("number", [1, 2, 3, 6, 10])
def test_the_files_of_a_step_are_in_the_folder_of_each_game(key: str, number: int) -> None:
    folder = ROOT / "src" / "trilith" / "games" / key
    for name in named(step(number), r"[a-z-]+\.(?:md|toml|py)"):
        assert (folder / name).is_file(), name


@every_game
def test_every_path_with_a_key_leads_somewhere(key: str) -> None:
    for path in named(PAGE, r"[\w/{},.<>-]*<key>[\w/.<>-]*"):
        if "section" in path or path.startswith("<key>-"):
            continue
        for language in LANGUAGES:
            real = path.replace("<key>", key).replace("{en,fr,pl}", language)
            places = [ROOT / real, ROOT / "src" / "trilith" / real]
            # A long module may have become a folder.
            assert any(p.exists() or p.with_suffix("").is_dir() for p in places), real


def test_the_game_object_has_what_step_six_names() -> None:
    names = step(6).partition(":")[2].partition(".")[0]
    assert [name for name in named(names, r"[a-z_]+") if not hasattr(Game, name)] == []


def test_every_module_that_is_to_be_run_is_there() -> None:
    for module in re.findall(r"`python -m ([\w.]+)`", PAGE):
        assert find_spec(module) is not None, module


@every_game
def test_a_board_is_what_the_page_says(key: str) -> None:
    part = PAGE.partition("## A board in the browser")[2].partition("\n## ")[0]
    for path in named(part, r"web/src/[\w/]+\.ts"):
        assert (ROOT / path).is_file(), path
    board = ROOT / "web" / "src" / "games" / key
    for name in ("index.ts", "beats.ts", "seen.ts"):
        assert f"`{name}`" in part
        assert (board / name).is_file(), name
    assert (ROOT / "web" / "src" / "art" / f"poster-{key}.svg").is_file()
    assert key in (ROOT / "web" / "src" / "shell" / "games.ts").read_text("utf-8")


def test_the_smallest_board_has_the_types_of_the_view_that_the_page_declares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [block] = [one for one in BLOCKS if one.file == PAGE_NAME and "VIEW = " in one.text]
    (tmp_path / "declared_pig.py").write_text(block.text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    declared = import_module("declared_pig")
    monkeypatch.setattr(wire_ts, "view_of", lambda key: declared)
    assert wire_ts.the_view("pig") == (BOARD / "seen.ts").read_text("utf-8")
    game = starter.GAME
    assert misfit(game.view(game.new(game.setup(2)), 0), declared.VIEW, "view") == ""
