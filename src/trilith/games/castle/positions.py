"""Positions that people write down: where they begin, what is possible, what they can say."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from trilith.engine.doc import Doc, Json
from trilith.engine.positions import Asked, Count, Positions
from trilith.engine.task import Question, Task
from trilith.games.castle import gifts, moments, pieces
from trilith.games.castle.components import TILES
from trilith.games.castle.state import CastleState
from trilith.games.castle.turn import PHASES


class CastlePositions(Positions[CastleState]):
    """This game's part in scenarios."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.moments = moments.MOMENTS
        self.gifts = gifts.GIFTS
        self.lasting = PHASES

    def resume(self, s: CastleState, at: str, named: Collection[str]) -> None:
        """A player who has already put down a card chooses only what is left."""
        if at == "select" and any(s.face_down):
            s.phase = PHASES.index(at)
            moments.ask_to_choose(s, 0, moments.cards_left(s, 0))

    def put(self, s: CastleState, asked: Asked) -> None:
        if asked.at == "choose":
            left = asked.values["left"]
            assert isinstance(left, int)
            moments.ask_to_choose(s, asked.seat, left)
        elif asked.at == "sell":
            moments.ask_to_sell(s, asked)
        else:
            super().put(s, asked)

    def prepare(self, s: CastleState, asked: Asked) -> None:
        moments.fill_in(s, asked)

    def below(
        self, s: CastleState, asked: Asked, question: Question[CastleState]
    ) -> list[Task[CastleState]]:
        return moments.below(s, asked, question)

    def span(self, s: CastleState, phase: str) -> Json:
        """A phase of one round."""
        return [phase, s.round] if PHASES[s.phase] == phase else None

    def give(self, doc: dict[str, Any], seat: int, gift: Doc) -> None:
        gifts.give(doc, seat, gift)

    def facts(self, s: CastleState) -> dict[str, Any]:
        built = [tile for i, tile in enumerate(TILES) if not s.unbuilt >> i & 1]
        return {"built": built, "castle_helpers": s.castle_helpers()}

    def pieces(self, s: CastleState) -> dict[str, Count]:
        return pieces.pieces(s)

    def impossible(self, s: CastleState, named: Collection[str]) -> list[str]:
        return pieces.impossible(s, named)
