"""The Game object: what the engine, the bots and the screens know of this game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trilith.engine.action import Action
from trilith.engine.doc import Doc, Json, parse_toml
from trilith.engine.game import DataPack, Game, Option, Score, Setup, View
from trilith.engine.rng import Rng
from trilith.games.ezra_nehemiah import end, flow, snapshot, view
from trilith.games.ezra_nehemiah.actions import PARAMETERS, all_actions
from trilith.games.ezra_nehemiah.components import EzraData
from trilith.games.ezra_nehemiah.names import ALTAR_CARDS, PHASES, RIVAL, SOLO_SIDES, TURN
from trilith.games.ezra_nehemiah.setup import Opening, play_out_week, set_up, settle_in
from trilith.games.ezra_nehemiah.state import EzraState

FOLDER = Path(__file__).parent


class EzraNehemiah(Game[EzraState]):
    """EN-GEN-01, EN-FLOW-08. The game as the engine knows it."""

    key = "ezra_nehemiah"
    rules_version = 1
    seats = (1, 2, 3, 4)
    options = (
        Option("altar_card", ("random", *ALTAR_CARDS), "random"),
        Option("solo_side", SOLO_SIDES, SOLO_SIDES[0]),
    )
    phases = PHASES[:-1]
    parameters = PARAMETERS
    components = parse_toml((FOLDER / "components.toml").read_text("utf-8"), "components.toml")

    def read_data(self, doc: dict[str, Json], where: str) -> DataPack:
        return EzraData(doc, where)

    def new(self, setup: Setup) -> EzraState:
        s = set_up(setup)
        s.then(Opening())
        return s

    def actions(self) -> tuple[Action, ...]:
        return all_actions()

    def view(self, s: EzraState, seat: int) -> View:
        return view.view(s, seat)

    def imagine(self, s: EzraState, seat: int, rng: Rng) -> EzraState:
        return view.imagine(s, seat, rng)

    def scores(self, s: EzraState) -> list[Score]:
        return end.scores(s)

    def opponent(self, s: EzraState) -> Score | None:
        return end.score_of(s, RIVAL) if s.side >= 0 else None

    def enter(self, s: EzraState, phase: str) -> None:
        """After the setup the gatekeepers stand; after the work days six cards lie on the piles."""
        if phase == PHASES[0]:
            s.then(Opening())
            return
        settle_in(s)
        if PHASES.index(phase) > TURN:
            play_out_week(s)
        flow.enter(s, phase)

    def dump_fields(self, s: EzraState) -> dict[str, Any]:
        return snapshot.dump_fields(s)

    def load_fields(self, doc: Doc, data: DataPack, rng: Rng) -> EzraState:
        assert isinstance(data, EzraData)
        return snapshot.load_fields(doc, data, rng)
