"""Positions that people write down: where they begin, what is possible, what can be said of them."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from trilith.engine.doc import Doc, Json
from trilith.engine.positions import Asked, Count, Positions
from trilith.engine.task import Question, Task
from trilith.games.sa_re import gifts, moments, pieces
from trilith.games.sa_re.components import PYRAMID, TYPES
from trilith.games.sa_re.state import PHASES, SEASON, SaReState


class SaRePositions(Positions[SaReState]):
    """This game's part in scenarios."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.moments = moments.MOMENTS
        self.gifts = gifts.GIFTS
        self.lasting = ("setup", "planning", "season", "sequence", "construction")

    def resume(self, s: SaReState, at: str, named: Collection[str]) -> None:
        moments.resume(s, at, named)

    def prepare(self, s: SaReState, asked: Asked) -> None:
        moments.fill_in(s, asked)

    def below(
        self, s: SaReState, asked: Asked, question: Question[SaReState]
    ) -> list[Task[SaReState]]:
        return moments.below(s, asked, question)

    def span(self, s: SaReState, phase: str) -> Json:
        """A phase of one round; a sequence lasts as long as it is the same player's."""
        if phase == "sequence":
            return [s.round, s.active] if s.phase == SEASON else None
        return [phase, s.round] if PHASES[s.phase] == phase else None

    def give(self, doc: dict[str, Any], seat: int, gift: Doc) -> None:
        gifts.give(doc, seat, gift)

    def facts(self, s: SaReState) -> dict[str, Any]:
        """SR-SETUP-02. The reference board, which is what lies on no ground."""
        seats = [{"room": s.room(seat), "bottom": s.bottom(seat)} for seat in range(s.n)]
        return {
            "board": dict(zip(TYPES[:PYRAMID], s.supply, strict=True)),
            "pyramids": [number for number in range(1, s.n + 1) if s.pyramids >> number & 1],
            "seats": seats,
        }

    def pieces(self, s: SaReState) -> dict[str, Count]:
        return pieces.pieces(s)

    def impossible(self, s: SaReState, named: Collection[str]) -> list[str]:
        return pieces.impossible(s, named)
