"""An empty environment with what pyproject.toml asks for runs all that is not optional."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import trilith

PACKAGE = Path(trilith.__file__).parent
PYPROJECT = Path(__file__).parents[1] / "pyproject.toml"
OPTIONAL = {
    "arena/pictures.py",
    "arena/on_ray.py",
    "learn",
    "rl",
    "mcp",
    "server/postgres.py",
    "arena/positions.py",
}
"""Behind an extra: they say which when it is missing."""
WITH = {"pydantic": "fastapi", "starlette": "fastapi"}
"""Comes with what is asked for: FastAPI is made of them."""


def at_the_top() -> Iterator[tuple[str, str]]:
    """Every import that happens when a module is loaded, with its file."""
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if name in OPTIONAL or name.split("/")[0] in OPTIONAL:
            continue
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.Import):
                yield from ((alias.name.split(".")[0], name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module.split(".")[0], name


def asked_for() -> set[str]:
    wanted = tomllib.loads(PYPROJECT.read_text("utf-8"))["project"]["dependencies"]
    return {_plain(re.split(r"[<>=!~;\[ ]", one)[0]) for one in wanted}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_everything_imported_is_required() -> None:
    known, wanted = packages_distributions(), asked_for()
    missing = {
        f"{module} ({file})"
        for module, file in at_the_top()
        if module not in sys.stdlib_module_names and module != "trilith"
        if not {_plain(WITH.get(module, one)) for one in known.get(module, [module])} & wanted
    }
    assert missing == set()
