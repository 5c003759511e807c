"""The tree of the tests mirrors that of the code: a module with a function has its same-named test."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CODE, TESTS = ROOT / "src" / "trilith", ROOT / "tests"
MIRRORED = ("server", "bots", "arena")
TOGETHER = {"server/migrations": "server/test_databases.py"}
"""Folders whose modules are shown at work together: databases of every version are opened there."""


def has_functions(path: Path) -> bool:
    """Types and constants alone are shown by whatever uses them."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) for node in nodes)


def modules() -> list[Path]:
    """The modules that need a test, as paths below the package; a package is its modules."""
    found = [path for name in MIRRORED for path in sorted((CODE / name).rglob("*.py"))]
    return [
        path.relative_to(CODE)
        for path in found
        if path.name != "__init__.py" and has_functions(path)
    ]


def home_of(module: Path) -> Path:
    """Where its test stands."""
    for folder, test in TOGETHER.items():
        if module.is_relative_to(folder):
            return TESTS / test
    return TESTS / module.with_name(f"test_{module.name}")


@pytest.mark.parametrize("name", MIRRORED)
def test_every_module_has_a_test_of_its_name(name: str) -> None:
    missing = [str(one) for one in modules() if one.parts[0] == name and not home_of(one).exists()]
    assert missing == [], "expected tests/.../test_NAME.py for each of these"


def test_a_test_of_that_name_tests_something() -> None:
    """An empty file mirrors nothing."""
    silent = [str(one) for one in modules() if "def test_" not in home_of(one).read_text("utf-8")]
    assert silent == []
