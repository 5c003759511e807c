"""Positions that somebody writes down: where they begin, what can be, and what can be said of them."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from trilith.engine.doc import Doc, Json
from trilith.engine.positions import Count, Positions
from trilith.engine.task import Question, Task
from trilith.games.castle import gifts, moments, pieces
from trilith.games.castle.components import TILES
from trilith.games.castle.state import CastleState
from trilith.games.castle.turn import PHASES


class CastlePositions(Positions):
    """This game's part in scenarios."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.moments = moments.MOMENTS
        self.gifts = gifts.GIFTS
        self.lasting = PHASES

    def resume(self, s: Any, at: str, named: Collection[str]) -> None:
        """Who has put down a card already chooses only what is left."""
        assert isinstance(s, CastleState)
        if at == "select" and any(s.face_down):
            s.phase = PHASES.index(at)
            moments.ask_to_choose(s, 0, moments.cards_left(s, 0))

    def ask(self, s: Any, at: str, asked: Doc, named: Collection[str]) -> None:
        assert isinstance(s, CastleState)
        if at == "choose":
            values = self.read(s, at, asked, named)
            seat, left = asked.number("seat", 0), values["left"]
            assert isinstance(left, int)
            moments.ask_to_choose(s, seat, left)
        elif at == "sell":
            values = self.read(s, at, asked, named)
            moments.ask_to_sell(s, asked.number("seat", 0), values, asked.where)
        else:
            super().ask(s, at, asked, named)

    def prepare(
        self,
        s: Any,
        at: str,
        seat: int,
        values: dict[str, object],
        named: Collection[str],
        where: str,
    ) -> None:
        assert isinstance(s, CastleState)
        moments.fill_in(s, at, seat, values)

    def below(
        self, s: Any, at: str, question: Question[Any], values: dict[str, object]
    ) -> list[Task[Any]]:
        assert isinstance(s, CastleState)
        return moments.below(s, at, question)

    def span(self, s: Any, phase: str) -> Json:
        """A phase of one round."""
        assert isinstance(s, CastleState)
        return [phase, s.round] if PHASES[s.phase] == phase else None

    def give(self, doc: dict[str, Any], seat: int, gift: Doc) -> None:
        gifts.give(doc, seat, gift)

    def facts(self, s: Any) -> dict[str, Any]:
        assert isinstance(s, CastleState)
        built = [tile for i, tile in enumerate(TILES) if not s.unbuilt >> i & 1]
        return {"built": built, "castle_helpers": s.castle_helpers()}

    def pieces(self, s: Any) -> dict[str, Count]:
        assert isinstance(s, CastleState)
        return pieces.pieces(s)

    def impossible(self, s: Any, named: Collection[str]) -> list[str]:
        assert isinstance(s, CastleState)
        return pieces.impossible(s, named)
