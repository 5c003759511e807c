"""The Game object: what the engine, the bots and the screens know of this game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from tests.starter.pig import encode, scoring, snapshot, view
from tests.starter.pig.actions import ALL, PARAMETERS
from tests.starter.pig.components import GOALS, PigData
from tests.starter.pig.positions import TURN, PigPositions
from tests.starter.pig.setup import set_up
from tests.starter.pig.state import PigState
from tests.starter.pig.turn import RollOrHold
from trilith.engine.action import Action
from trilith.engine.doc import Doc, Json, parse_toml
from trilith.engine.encoding import Feature
from trilith.engine.event import CHANCE
from trilith.engine.game import DataPack, Game, Option, Setup, View
from trilith.engine.rng import Rng
from trilith.engine.score import Score

FOLDER = Path(__file__).parent


class Pig(Game[PigState]):
    """Pig, a race with one die."""

    key = "pig"
    rules_version = 1
    seats = (2, 3, 4)
    options = (Option("goal", GOALS, "short"),)
    phases = (TURN,)
    parameters = PARAMETERS
    components = parse_toml((FOLDER / "components.toml").read_text("utf-8"), "components.toml")
    revelations: ClassVar[dict[str, str]] = {"rolled": CHANCE}
    positions = PigPositions()

    def read_data(self, doc: dict[str, Json], where: str) -> DataPack:
        return PigData(doc, where)

    def new(self, setup: Setup) -> PigState:
        s = set_up(setup)
        s.then(RollOrHold(s.active))
        return s

    def actions(self) -> tuple[Action, ...]:
        return ALL

    def view(self, s: PigState, seat: int) -> View:
        return view.view(s)

    def imagine(self, s: PigState, seat: int, rng: Rng) -> PigState:
        return view.imagine(s, rng)

    def features(self, seats: int) -> list[Feature]:
        return encode.features(seats)

    def encode(self, s: PigState, seat: int) -> bytes:
        return encode.encode(s, seat)

    def scores(self, s: PigState) -> list[Score]:
        return scoring.scores(s)

    def enter(self, s: PigState, phase: str) -> None:
        s.then(RollOrHold(s.active))

    def dump_fields(self, s: PigState) -> dict[str, Any]:
        return snapshot.dump(s)

    def load_fields(self, doc: Doc, data: DataPack, rng: Rng) -> PigState:
        assert isinstance(data, PigData)
        return snapshot.load(doc, data, rng)
