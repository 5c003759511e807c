"""What shows a rule: a position, and a move that is played or refused there.

    shown("AM-TRD-05").history().play(seat, action)

The positions are scenarios, found among the tests of the rules and the recorded games by
`python -m tests.rulebook.collect`; a test plays each of them.
"""

from __future__ import annotations

import json
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
"""The move is one that the rule's own test plays; what happens cites another rule."""
KINDS: Final = (EVENT, REFUSAL, EXAMPLE)


@dataclass(frozen=True)
class Shown:
    """A position and a move that show a rule."""

    rule: str
    kind: str
    seat: int
    code: str
    scenario: Scenario

    @property
    def game(self) -> Game[Any]:
        return games.get(self.scenario.game)

    @property
    def action(self) -> Action:
        return self.game.catalogue.read(self.code)

    def history(self) -> History[Any]:
        """The game at this position, before the move."""
        return history_of(self.scenario, self.game)


def shown(rule: str) -> Shown | None:
    """What shows this rule; None if nothing does, as with a list of what the box holds."""
    return next((found[rule] for key in games.keys() if rule in (found := all_of(key))), None)


@cache
def all_of(key: str) -> dict[str, Shown]:
    """Everything that shows a rule of this game, by the rule's id."""
    file = file_of(key)
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    return {one.rule: one for line in lines for one in _read(json.loads(line), file.name)}


def file_of(key: str) -> Path:
    return Path(__file__).parent / f"{key}.jsonl"


def _read(entry: dict[str, Any], where: str) -> list[Shown]:
    kind, seat, action = entry["kind"], entry["seat"], entry["action"]
    scenario = Scenario(Doc(entry["scenario"], where))
    return [Shown(rule, kind, seat, action, scenario) for rule in entry["rules"]]
