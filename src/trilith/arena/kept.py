"""Games of a plan, kept in a folder as they are played, so that an interrupted run can continue.

One file for each plan, named after what determines its games: game, players, bots, options, seed
and an owner's values. Each line has what a comparison of two plans needs to know of one game.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from trilith.arena.plan import Plan
from trilith.arena.play import Played, Ready
from trilith.engine.errors import BadInput


def played_and_kept(plan: Plan, count: int, folder: Path) -> list[Played]:
    """The first `count` games of a plan: those that were kept, then the others as they are played."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name_of(plan)}.jsonl"
    found = read(path)
    with path.open("a", encoding="utf-8") as file:
        ready = Ready(plan)
        while len(found) < count:
            found.append(ready.play(len(found)))
            file.write(line_of(found[-1]))
            file.flush()
    return found[:count]


def name_of(plan: Plan) -> str:
    decides = json.dumps([plan.head(), plan.data, plan.max_rounds], sort_keys=True)
    return f"{plan.game}-{hashlib.sha256(decides.encode()).hexdigest()[:16]}"


def line_of(one: Played) -> str:
    kept = {
        "number": one.number,
        "bots": one.bots,
        "scores": one.scores,
        "winners": one.winners,
        "rows": one.rows,
        "rounds": one.rounds,
        "decisions": one.decisions,
        "choices": one.choices,
        "finished": one.finished,
    }
    return json.dumps(kept, separators=(",", ":")) + "\n"


def read(path: Path) -> list[Played]:
    """The games in a file; if the last line is incomplete, its game is played again."""
    if not path.is_file():
        return []
    text = path.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, "utf-8")
    try:
        found = [_played(json.loads(line)) for line in whole.splitlines()]
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(str(path), f"expected games that were kept, found {error!r}") from None
    if [one.number for one in found] != list(range(len(found))):
        raise BadInput(str(path), "expected the games of a plan in their order")
    return found


def _played(line: dict[str, Any]) -> Played:
    values: dict[str, Any] = {
        name: tuple(one) if isinstance(one, list) else one for name, one in line.items()
    }
    return Played(**values, seconds=0.0)


__all__ = ["line_of", "name_of", "played_and_kept", "read"]
