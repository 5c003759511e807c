"""The Game object: what the engine, the bots and the screens know of this game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from trilith.engine.action import Action
from trilith.engine.doc import Doc, Json, parse_toml
from trilith.engine.encoding import Feature
from trilith.engine.event import CHANCE, DISCLOSURE
from trilith.engine.game import DataPack, Game, Option, Setup, Sight, View
from trilith.engine.rng import Rng
from trilith.engine.score import Score
from trilith.engine.sheet import read_sheet
from trilith.games.ezra_nehemiah import encode, end, flow, snapshot, view
from trilith.games.ezra_nehemiah.actions import PARAMETERS, all_actions
from trilith.games.ezra_nehemiah.components import EzraData
from trilith.games.ezra_nehemiah.names import ALTAR_CARDS, PHASES, RIVAL, SOLO_SIDES, TURN
from trilith.games.ezra_nehemiah.positions import EzraPositions
from trilith.games.ezra_nehemiah.setup import Opening, play_out_week, set_up, settle_in
from trilith.games.ezra_nehemiah.state import EzraState

FOLDER = Path(__file__).parent


class EzraNehemiah(Game[EzraState]):
    """EN-GEN-01, EN-FLOW-08. The game as the engine knows it."""

    key = "ezra_nehemiah"
    rules_version = 2
    seats = (1, 2, 3, 4)
    options = (
        Option("altar_card", ("random", *ALTAR_CARDS), "random"),
        Option("solo_side", SOLO_SIDES, SOLO_SIDES[0], players=(1,)),
    )
    phases = PHASES[:-1]
    parameters = PARAMETERS
    components = parse_toml((FOLDER / "components.toml").read_text("utf-8"), "components.toml")
    sheet = read_sheet(FOLDER / "copy.toml")
    revelations: ClassVar[dict[str, str]] = {
        "shuffle": CHANCE,
        "draw": CHANCE,
        "drew": CHANCE,
        "focus": CHANCE,
        "scheme": CHANCE,
        "dealt_tile": CHANCE,
        "opponent_shuffle": CHANCE,
        "draw_walls": CHANCE,
        "drew_wall": CHANCE,
        "build_wall": DISCLOSURE,
        "score_hand": DISCLOSURE,
    }
    positions = EzraPositions()

    def read_data(self, doc: dict[str, Json], where: str) -> DataPack:
        return EzraData(doc, where)

    def new(self, setup: Setup) -> EzraState:
        s = set_up(setup)
        s.then(Opening())
        return s

    def actions(self) -> tuple[Action, ...]:
        return all_actions()

    def view(self, s: EzraState, seat: int) -> View:
        return view.look(s, (seat,)).views[0]

    def look(self, s: EzraState, seats: Sequence[int], last: Sight | None = None) -> Sight:
        return view.look(s, seats, last)

    def imagine(self, s: EzraState, seat: int, rng: Rng) -> EzraState:
        return view.imagine(s, seat, rng)

    def redeal(self, s: EzraState, rng: Rng) -> EzraState:
        return view.redeal(s, rng)

    def features(self, seats: int) -> list[Feature]:
        return encode.features(seats)

    def encode(self, s: EzraState, seat: int) -> bytes:
        return encode.encode(s, seat)

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
