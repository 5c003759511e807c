"""Games that are kept in a folder are those that would be played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from trilith.arena.kept import line_of, name_of, played_and_kept
from trilith.arena.plan import Plan
from trilith.arena.play import Ready

PLAN = Plan("castle", 2, ("random",), "kept")


def test_a_kept_game_says_what_was_played(tmp_path: Path) -> None:
    played_and_kept(PLAN, 2, tmp_path)
    again = played_and_kept(PLAN, 2, tmp_path)
    assert [line_of(one) for one in again] == [line_of(Ready(PLAN).play(n)) for n in (0, 1)]
    assert again[0].winners == Ready(PLAN).play(0).winners


def test_what_decides_the_games_names_the_file() -> None:
    others = [
        replace(PLAN, seed="other"),
        replace(PLAN, data={"tile": []}),
        replace(PLAN, players=3),
    ]
    assert len({name_of(plan) for plan in (PLAN, *others)}) == 4
