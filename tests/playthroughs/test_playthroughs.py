"""Playthroughs and tree counts are as they were: a change of rules shows, and is read."""

from __future__ import annotations

import difflib
import fnmatch
import tomllib

import pytest

from tests.conformance.settings import Setting, settings
from tests.playthroughs.playthrough import (
    COUNTS,
    FOLDER,
    HINT,
    LISTED,
    file_of,
    listed,
    playthrough,
    position,
    tree,
)

EXPECTED: dict[str, list[int]] = tomllib.loads(COUNTS.read_text("utf-8"))


def test_everything_listed_is_there_with_all_its_files() -> None:
    names = [str(setting) for setting in settings()]
    assert [name for name in LISTED if not fnmatch.filter(names, name)] == []
    assert {path.name for path in FOLDER.glob("*.txt")} == {file_of(s).name for s in listed()}, HINT


@pytest.mark.parametrize("setting", listed(), ids=str)
def test_a_game_goes_as_it_was_written_down(setting: Setting) -> None:
    then = file_of(setting).read_text("utf-8").splitlines()
    now = playthrough(setting).splitlines()
    if then != now:
        names = (f"{setting}.txt", "now")
        changes = list(difflib.unified_diff(then, now, *names, n=2, lineterm=""))
        more = f"... and {len(changes) - 60} lines more" if len(changes) > 60 else ""
        pytest.fail("\n".join(["", *changes[:60], more, HINT]), pytrace=False)


def test_every_beginning_is_counted() -> None:
    assert {name for name in EXPECTED if "/" not in name} == set(map(str, listed())), HINT
    assert all(len(found) >= 2 or found == [0] for found in EXPECTED.values())


@pytest.mark.parametrize(("name", "expected"), EXPECTED.items(), ids=EXPECTED.keys())
def test_there_are_as_many_ways_to_play_on(name: str, expected: list[int]) -> None:
    s = position(name)
    assert [tree(s, depth) for depth in range(1, len(expected) + 1)] == expected, HINT
