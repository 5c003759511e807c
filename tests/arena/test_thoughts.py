"""What bots thought, as a file, and what hangs on choices."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from trilith.arena.plan import Plan
from trilith.arena.play import Played
from trilith.arena.simulate import play_all
from trilith.arena.thoughts import weighed, write_thoughts
from trilith.engine.errors import BadInput


def test_thoughts_are_a_line_for_every_choice(tmp_path: Path) -> None:
    plan = Plan("castle", 2, ("random", "medium"), "thoughts", thoughts=True)
    [one] = play_all(plan, 1)
    path = tmp_path / "thoughts.jsonl"
    write_thoughts([one], str(path))
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert len(lines) == one.choices
    assert [line["choice_number"] for line in lines] == list(range(one.choices))
    assert {line["bot"] for line in lines} == {"random", "medium"}
    assert all(line["choice"] in [o["action"] for o in line["options"]] for line in lines)
    with pytest.raises(BadInput, match="cannot be written: Is a directory"):
        write_thoughts([one], str(tmp_path))


def test_games_with_thoughts_are_the_same_games() -> None:
    silent = Plan("castle", 2, ("easy", "medium"), "thoughts")
    telling = replace(silent, thoughts=True)
    [one], [two] = play_all(silent, 1), play_all(telling, 1)
    assert (one.scores, one.choices, one.thoughts) == (two.scores, two.choices, ())
    assert len(two.thoughts) == two.choices


def test_what_hangs_on_choices_is_shown_by_kind(played: list[Played]) -> None:
    def thought(choice: str, values: list[float]) -> dict[str, object]:
        codes = ("build well", "build keep")
        pairs = zip(codes, values, strict=True)
        options = [{"action": code, "value": value, "margin": 0.0} for code, value in pairs]
        options[0]["margin"] = values[0] - values[1]
        return {"bot": "hard", "unit": "points", "choice": choice, "options": options}

    told = [thought("build well", [5.0, 3.0]), thought("build keep", [4.0, 3.0])]
    [kind] = weighed([replace(played[0], thoughts=tuple(told))])
    assert (kind["kind"], kind["choices"], kind["options"]) == ("build", 2, 2)
    assert kind["at_stake"] == 1.5
    assert kind["given_away"] == 0.5
