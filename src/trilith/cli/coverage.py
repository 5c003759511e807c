"""Which rules have code and tests: read from the sources, where ids stand in docstrings and tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import trilith
from trilith.engine.errors import BadInput

_RULE = re.compile(r"^\s*- \*\*([A-Z]{2}-[A-Z]+-[A-Z]?\d+)\*\* (.*)$", re.MULTILINE)
_ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-[A-Z]?\d+\b")

IdsOf = Callable[[ast.Module], Iterator[tuple[str, int]]]


@dataclass(frozen=True)
class Coverage:
    """What the sources say of every rule of a game."""

    rules: dict[str, str]
    """Every rule with its statement, in the order of rules.md."""
    code: dict[str, list[str]]
    """Where each rule is enforced: file and line."""
    tests: dict[str, list[str]]
    """The tests that name it."""
    unknown: list[str]
    """Ids in code or tests that no rule has."""

    def without_code(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.code]

    def without_test(self) -> list[str]:
        return [rule for rule in self.rules if rule not in self.tests]


def game_folder(key: str) -> Path:
    return Path(trilith.__file__).parent / "games" / key


def tests_folder() -> Path | None:
    """The tests beside the sources, in a checkout; an installed package has none."""
    folder = Path(trilith.__file__).parents[2] / "tests"
    return folder if folder.is_dir() else None


def read_rules(key: str) -> dict[str, str]:
    """Every rule of rules.md with its statement."""
    path = game_folder(key) / "rules.md"
    if not path.is_file():
        raise BadInput("rules", f"{key} has no rules.md")
    return rules_in(path)


def rules_in(path: Path) -> dict[str, str]:
    return dict(_RULE.findall(path.read_text("utf-8")))


def coverage(key: str, tests: Path | None) -> Coverage:
    rules = read_rules(key)
    code = collect(game_folder(key), docstring_ids)
    named = collect(tests / "games" / key, decorator_ids) if tests else {}
    prefixes = {rule.split("-")[0] for rule in rules}
    found = {**code, **named}
    unknown = [rule for rule in found if rule not in rules and rule.split("-")[0] in prefixes]
    return Coverage(rules, code, named, sorted(unknown))


def collect(folder: Path, ids_of: IdsOf) -> dict[str, list[str]]:
    """Ids with the places where they stand, in all modules below a folder."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for rule, line in ids_of(ast.parse(path.read_text("utf-8"))):
            found.setdefault(rule, []).append(f"{path.relative_to(folder)}:{line}")
    return found


def docstring_ids(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Ids in docstrings: of modules, classes, functions and, below them, fields."""
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Expr) else None
        if isinstance(text, ast.Constant) and isinstance(text.value, str):
            for rule in _ID.findall(text.value):
                yield rule, text.lineno


def decorator_ids(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Ids in @rule(...) above tests; above anything else they prove nothing."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and _is_test(node.name):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and _name(decorator.func) == "rule":
                    for argument in decorator.args:
                        if isinstance(argument, ast.Constant):
                            yield str(argument.value), node.lineno


def _is_test(name: str) -> bool:
    return name.lower().startswith("test")


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")
