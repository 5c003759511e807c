"""Who may know whom: read from the import statements of all modules."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import trilith

ROOT = Path(trilith.__file__).parent
MODULES = sorted(path.relative_to(ROOT) for path in ROOT.rglob("*.py"))

BELOW = {
    "engine": [],
    "games": ["engine"],
    "text": ["engine", "games"],
    "bots": ["engine", "games"],
    "arena": ["engine", "games", "text", "bots"],
    "coach": ["engine", "games", "bots"],
    "puzzles": ["engine", "games", "text", "bots", "coach"],
    "learn": ["engine", "games", "bots", "arena"],
    "rl": ["engine", "games", "text", "bots"],
    "llm": ["engine", "games", "text", "bots"],
    "mcp": ["engine", "games", "text", "bots", "coach", "llm"],
    "rulebook": ["engine", "games"],
    "views": [],
    "server": ["engine", "games", "text", "bots", "coach", "puzzles", "rulebook", "views"],
    "offline": ["engine", "games", "text", "bots", "coach", "puzzles", "server"],
    "cli": [
        *("engine", "games", "text", "bots", "coach", "puzzles", "arena", "learn", "rl", "llm"),
        *("mcp", "server", "offline"),
    ],
}
"""Each part with those it may know: knowledge flows one way."""


def imports_of(path: Path) -> Iterator[str]:
    """Every module that a module imports, at whatever depth; `from a import b` gives a.b."""
    for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parts_known(path: Path) -> set[str]:
    """The parts of this package that a module imports."""
    names = [name.split(".") for name in imports_of(path)]
    return {name[1] for name in names if name[0] == "trilith" and len(name) > 1}


def test_every_part_of_the_package_has_its_place() -> None:
    parts = {path.parts[0] for path in MODULES if len(path.parts) > 1}
    assert {"engine", "games", "text", "bots", "arena", "cli"} <= parts
    assert parts <= set(BELOW)


@pytest.mark.parametrize("part", BELOW)
def test_knowledge_flows_one_way(part: str) -> None:
    allowed = {part, *BELOW[part], "__version__"}
    upward = {
        str(path): sorted(parts_known(path) - allowed)
        for path in MODULES
        if path.parts[0] == part and parts_known(path) - allowed
    }
    assert upward == {}


@pytest.mark.parametrize("part", ["engine", "games"])
def test_engine_and_games_import_the_standard_library_alone(part: str) -> None:
    foreign = {
        (str(path), name)
        for path in MODULES
        if path.parts[0] == part
        for name in imports_of(path)
        if name.split(".")[0] not in {"trilith", *sys.stdlib_module_names}
    }
    # The one decorator that compiling needs; plain Python runs without it.
    native = str(Path("engine", "native.py"))
    assert foreign - {(native, "mypy_extensions.mypyc_attr")} == set()


def test_a_game_does_not_know_another() -> None:
    for path in MODULES:
        if path.parts[0] == "games" and len(path.parts) > 2:
            known = [name for name in imports_of(path) if name.startswith("trilith.games.")]
            own = f"trilith.games.{path.parts[1]}"
            strangers = [n for n in known if n != own and not n.startswith(f"{own}.")]
            assert strangers == [], path


def test_the_engine_names_no_game() -> None:
    games = [path.name for path in (ROOT / "games").iterdir() if path.is_dir()]
    for path in MODULES:
        if path.parts[0] == "engine":
            tree = ast.parse((ROOT / path).read_text("utf-8"))
            names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
            words = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)}
            assert not (names | words) & set(games), path
