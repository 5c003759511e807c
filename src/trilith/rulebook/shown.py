"""What shows a rule: a position, and usually a move that is played or refused there.

    shown("AM-TRD-05").history().play(seat, action)

The positions are scenarios, found among the tests of the rules and the recorded games by
`python -m tests.rulebook.collect`; a test plays each of them. The few rules that no position can
show are listed in `unshown.toml`, each with the reason.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from trilith import games
from trilith.engine.action import Action
from trilith.engine.doc import Doc
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.scenario import Scenario, history_of

EVENT: Final = "event"
"""The move makes something happen by this rule."""
REFUSAL: Final = "refusal"
"""The move is refused under this rule."""
EXAMPLE: Final = "example"
"""The move is an example of the rule; what happens cites another one."""
POSITION: Final = "position"
"""The position alone shows the rule, without a move."""
KINDS: Final = (EVENT, REFUSAL, EXAMPLE, POSITION)

REASONS: Final = ("follows", "absent", "never", "method")
"""Why nothing shows a rule: it follows from others, says that something does not exist, concerns a
case that never arises with these pieces, or describes how the program works."""


@dataclass(frozen=True)
class Shown:
    """A position and a move that show a rule."""

    rule: str
    kind: str
    seat: int
    code: str
    """The move; empty if the position alone shows the rule."""
    scenario: Scenario

    @property
    def game(self) -> Game[Any]:
        return games.get(self.scenario.game)

    @property
    def action(self) -> Action | None:
        return self.game.catalogue.read(self.code) if self.code else None

    def history(self) -> History[Any]:
        """The game at this position, before the move."""
        return history_of(self.scenario, self.game)


def shown(rule: str) -> Shown | None:
    """What shows this rule; None if nothing can (see `unshown`)."""
    return next((found[rule] for key in games.keys() if rule in (found := all_of(key))), None)


@cache
def all_of(key: str) -> dict[str, Shown]:
    """Everything that shows a rule of this game, by the rule's id."""
    file = file_of(key)
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return {one.rule: one for line in lines for one in _read(json.loads(line), file.name)}


@cache
def unshown(key: str) -> dict[str, str]:
    """The rules of this game that nothing can show, each with its reason."""
    doc = tomllib.loads((Path(__file__).parent / "unshown.toml").read_text("utf-8"))
    found = dict(doc.get(key, {}))
    assert set(found.values()) <= set(REASONS)
    return found


def file_of(key: str) -> Path:
    return Path(__file__).parent / f"{key}.jsonl"


def _read(entry: dict[str, Any], where: str) -> list[Shown]:
    kind, seat, action = entry["kind"], entry["seat"], entry["action"]
    scenario = Scenario(Doc(entry["scenario"], where))
    return [Shown(rule, kind, seat, action, scenario) for rule in entry["rules"]]
