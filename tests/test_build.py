"""The build under test: all of engine, games and bots compiled, or none; and the one we meant."""

from __future__ import annotations

import importlib
import importlib.machinery
import os
import pkgutil
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest

import trilith
import trilith.bots
import trilith.engine
import trilith.games
from trilith.engine.native import COMPILED

EXPECTED = os.environ.get("TRILITH_EXPECTED_BUILD", "compiled" if COMPILED else "interpreted")


def modules_of(package: ModuleType) -> list[ModuleType]:
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [package, *(importlib.import_module(entry.name) for entry in found)]


def is_compiled(module: ModuleType) -> bool:
    return str(module.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))


@pytest.mark.parametrize(
    "package", [trilith.engine, trilith.games, trilith.bots], ids=lambda p: p.__name__
)
def test_all_modules_are_of_the_expected_build(package: ModuleType) -> None:
    odd = [
        module.__name__
        for module in modules_of(package)
        if is_compiled(module) != (EXPECTED == "compiled")
    ]
    assert odd == [], f"expected only {EXPECTED} modules"


def test_the_package_tells_how_it_was_built() -> None:
    assert (EXPECTED == "compiled") == COMPILED


@pytest.mark.skipif(not COMPILED, reason="an editable install runs from the source tree")
def test_the_compiled_package_is_the_installed_one() -> None:
    assert "site-packages" in Path(trilith.__path__[0]).parts


def test_sources_and_data_lie_beside_the_modules() -> None:
    package = files("trilith")
    assert package.joinpath("py.typed").is_file()
    assert package.joinpath("engine", "native.py").is_file()
