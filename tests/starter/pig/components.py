"""The numbers of the game, in the form that its rules use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trilith.engine.data import read_table
from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.engine.game import DataPack

GOALS: Final = ("short", "long")


@dataclass(frozen=True)
class Die:
    """The die, and the number that takes all."""

    sides: int
    takes_all: int


@dataclass(frozen=True)
class Goal:
    """How far a race goes."""

    name: str
    points: int


class PigData(DataPack):
    """All numbers, checked: an owner may have put in others."""

    def __init__(self, doc: dict[str, Json], where: str) -> None:
        super().__init__(doc)
        read = Doc(doc, where)
        self.die = read_table(read.sub("die"), Die)
        goals = [read_table(one, Goal) for one in read.subs("goal")]
        self.goals = {goal.name: goal.points for goal in goals}
        if self.die.sides < 2:
            raise BadInput(f"{where}.die.sides", f"expected at least 2, found {self.die.sides}")
        if not 1 <= self.die.takes_all <= self.die.sides:
            found = self.die.takes_all
            raise BadInput(f"{where}.die.takes_all", f"expected a side of the die, found {found}")
        for goal in goals:
            if goal.points < 1:
                raise BadInput(
                    f"{where}.goal.{goal.name}", f"expected at least 1, found {goal.points}"
                )
