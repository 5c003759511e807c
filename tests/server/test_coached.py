"""An analysis, as it is read for one choice."""

from __future__ import annotations

from typing import Any

import msgspec

from trilith.server.coached import Moments


def moment(step: int, kind: str = "choice") -> dict[str, Any]:
    label = {"key": "k", "args": {}, "refs": []}
    choice: dict[str, Any] = dict.fromkeys(("cost", "margin", "lead"), float(step))
    choice |= {"verdict": "fine", "counts": True, "rule": "", "question": label, "taken": "a"}
    choice |= {"options": [], "more": 0, "line": []}
    about = {"step": step, "round": 1, "kind": kind, "seat": 0, "delta": [], "margins": []}
    return about | {"choice": choice if kind == "choice" else None, "events": []}


def test_the_choice_at_a_step_is_found_beside_what_chance_did_there() -> None:
    doc = {"moments": [moment(3), moment(4, "draw"), moment(4), moment(5, "reveal")], "game": "x"}
    found = msgspec.convert(doc, Moments)
    at = found.choice_at(4)
    assert at is not None
    assert at.choice is not None
    assert at.choice.cost == 4.0
    assert found.choice_at(5) is None
    assert found.choice_at(9) is None
