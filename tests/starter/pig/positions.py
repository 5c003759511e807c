"""What is known of positions that somebody writes down: see docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from tests.starter.pig.state import PigState
from tests.starter.pig.turn import RollOrHold
from trilith.engine.doc import Json
from trilith.engine.moments import Moment
from trilith.engine.positions import Asked, Count, Positions
from trilith.engine.task import Question, Task

TURN = "turn"


class PigPositions(Positions[PigState]):
    """A position can begin with any seat's turn."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.moments = {TURN: Moment(TURN, RollOrHold)}
        self.lasting = (TURN,)

    def prepare(self, s: PigState, asked: Asked) -> None:
        s.active = asked.seat

    def below(
        self, s: PigState, asked: Asked, question: Question[PigState]
    ) -> list[Task[PigState]]:
        return []

    def span(self, s: PigState, phase: str) -> Json:
        return [s.round, s.active]

    def pieces(self, s: PigState) -> dict[str, Count]:
        """There is nothing in the box but a die."""
        return {"die": Count(1, 1)}

    def impossible(self, s: PigState, named: Collection[str]) -> list[str]:
        reached = [seat for seat in range(s.n) if s.points[seat] >= s.target() and s.asked]
        return [
            f"seats.{seat}.points: the goal is reached, and the game goes on" for seat in reached
        ]
