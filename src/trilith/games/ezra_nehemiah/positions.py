"""Positions that people write down: where they begin, what is possible, what can be said of them."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from trilith.engine.bits import named
from trilith.engine.doc import Doc, Json
from trilith.engine.positions import Asked, Count, Positions
from trilith.engine.task import Question, Task
from trilith.games.ezra_nehemiah import gifts, moments, pieces
from trilith.games.ezra_nehemiah.banners import banners, printed_banners
from trilith.games.ezra_nehemiah.names import BANNERS, HEROES, PHASES, PREPARE, RIVAL, SCROLLS, TURN
from trilith.games.ezra_nehemiah.prophets import ZONES, zone
from trilith.games.ezra_nehemiah.state import EzraState


class EzraPositions(Positions[EzraState]):
    """This game's part in scenarios."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).parent)
        self.moments = moments.MOMENTS
        self.gifts = gifts.GIFTS
        self.lasting = PHASES[:-1]

    def seats(self, s: EzraState) -> int:
        """EN-SOLO-06. The opponent of a game for one is never asked."""
        return len(s.people())

    def resume(self, s: EzraState, at: str, named: Collection[str]) -> None:
        moments.resume(s, at, named)

    def prepare(self, s: EzraState, asked: Asked) -> None:
        moments.fill_in(s, asked)

    def below(
        self, s: EzraState, asked: Asked, question: Question[EzraState]
    ) -> list[Task[EzraState]]:
        return moments.below(s, asked, question)

    def span(self, s: EzraState, phase: str) -> Json:
        """A turn and a Prepare are one player's; the other phases are everybody's."""
        if PHASES[s.phase] != phase:
            return None
        return [phase, s.round, s.day, s.active if s.phase in (TURN, PREPARE) else 0]

    def give(self, doc: dict[str, Any], seat: int, gift: Doc) -> None:
        gifts.give(doc, seat, gift)

    def facts(self, s: EzraState) -> dict[str, Any]:
        """EN-PROPH-02, EN-COMP-09, EN-BANNER-02. What the board shows and the snapshot leaves out."""
        judgment = s.data.judgments[s.altar_card][s.round - 1]
        facts: dict[str, Any] = {
            "prophets": {"zechariah": judgment.zechariah, "haggai": judgment.haggai},
            "seats": [{**known(s, seat), **own(s, seat)} for seat in s.people()],
        }
        if s.side >= 0:
            facts["opponent"] = known(s, RIVAL)
        return facts

    def pieces(self, s: EzraState) -> dict[str, Count]:
        return pieces.pieces(s)

    def impossible(self, s: EzraState, named: Collection[str]) -> list[str]:
        return pieces.impossible(s, named)


def known(s: EzraState, seat: int) -> dict[str, Any]:
    """What players and the opponent have alike."""
    mat = s.mats[seat]
    heroes = named(mat.heroes, HEROES)
    facts = {"vp": mat.vp(), "main_supply": mat.pool, "zone": ZONES[zone(s, seat)]}
    return {**facts, "heroes": heroes, "gatekeepers": s.gatekeepers(seat)}


def own(s: EzraState, seat: int) -> dict[str, Any]:
    """For the active player, the banners still to spend; for others, those printed."""
    is_active = s.phase == TURN and seat == s.active
    found = [
        banners(s, colour) if is_active else printed_banners(s, seat, colour)
        for colour in range(len(BANNERS) - 1)
    ]
    scrolls = named(s.mats[seat].scrolls, SCROLLS)
    return {"banners": dict(zip(BANNERS[:-1], found, strict=True)), "scrolls": scrolls}
