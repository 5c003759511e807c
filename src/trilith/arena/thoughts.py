"""What bots thought, choice by choice: as lines of JSON, and what it comes to."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from statistics import fmean
from typing import Any

from trilith.arena.play import Played
from trilith.engine.errors import BadInput


def write_thoughts(played: Iterable[Played], path: str) -> None:
    """A line for every choice of every game, in their order."""
    try:
        with Path(path).open("w", encoding="utf-8") as file:
            for one in played:
                for choice, thought in enumerate(one.thoughts):
                    line = {"game": one.number, "choice_number": choice, **thought}
                    file.write(json.dumps(line, separators=(",", ":")) + "\n")
    except OSError as error:
        raise BadInput(path, f"cannot be written: {error.strerror}") from error


def weighed(played: Iterable[Played]) -> list[dict[str, Any]]:
    """What hangs on choices, by bot and by the kind of what was chosen; what hangs most comes first.

    `at_stake` is the lead of the best option over the second, `given_away` what the chosen one
    lacks to the best, both on average and in the unit of the bot's values.
    """
    kinds: dict[tuple[str, str, str], list[dict[str, Any]]] = defaultdict(list)
    for one in played:
        for thought in one.thoughts:
            verb = thought["choice"].partition(" ")[0]
            kinds[thought["bot"], thought["unit"], verb].append(thought)
    found = [_of_kind(*kind, thoughts) for kind, thoughts in kinds.items()]
    return sorted(found, key=lambda kind: (kind["bot"], kind["unit"], -kind["at_stake"]))


def _of_kind(bot: str, unit: str, verb: str, thoughts: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "bot": bot,
        "unit": unit,
        "kind": verb,
        "choices": len(thoughts),
        "options": round(fmean(len(thought["options"]) for thought in thoughts), 2),
        "at_stake": round(fmean(max(0.0, _margin(thought)) for thought in thoughts), 3),
        "given_away": round(fmean(_lack(thought) for thought in thoughts), 3),
    }


def _margin(thought: dict[str, Any]) -> float:
    return float(thought["options"][0]["margin"])


def _lack(thought: dict[str, Any]) -> float:
    """How much worse the chosen option is than the best."""
    best = thought["options"][0]["value"]
    chosen = next(one for one in thought["options"] if one["action"] == thought["choice"])
    return float(max(0.0, best - chosen["value"]))


__all__ = ["weighed", "write_thoughts"]
