"""The Game object: what the engine, the bots and the screens know of this game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from trilith.engine.action import Action
from trilith.engine.doc import Doc, Json, parse_toml
from trilith.engine.encoding import Feature
from trilith.engine.event import CHANCE, DISCLOSURE, FINALITY
from trilith.engine.game import DataPack, Game, Option, Setup, Sight, View
from trilith.engine.rng import Rng
from trilith.engine.score import Score
from trilith.engine.sheet import read_sheet
from trilith.games.castle import encode, scoring, snapshot, view
from trilith.games.castle.actions import PARAMETERS, all_actions
from trilith.games.castle.components import CastleData
from trilith.games.castle.positions import CastlePositions
from trilith.games.castle.setup import set_up
from trilith.games.castle.state import CastleState
from trilith.games.castle.turn import PHASES, ROUND_START, begin_phase

FOLDER = Path(__file__).parent


class Castle(Game[CastleState]):
    """À l'ombre des murailles, in English A Castle for All Seasons."""

    key = "castle"
    rules_version = 1
    seats = (2, 3, 4)
    options = (Option("season", ("summer", "winter"), "summer"),)
    phases = PHASES
    parameters = PARAMETERS
    components = parse_toml((FOLDER / "components.toml").read_text("utf-8"), "components.toml")
    sheet = read_sheet(FOLDER / "copy.toml")
    remarks: ClassVar[frozenset[str]] = frozenset({"cannot_build", "no_more_buildings"})
    revelations: ClassVar[dict[str, str]] = {
        "chose": FINALITY,
        "reveal": DISCLOSURE,
        "winter_card": CHANCE,
    }
    positions = CastlePositions()

    def read_data(self, doc: dict[str, Json], where: str) -> DataPack:
        return CastleData(doc, where)

    def new(self, setup: Setup) -> CastleState:
        s = set_up(setup)
        begin_phase(s, ROUND_START)
        return s

    def actions(self) -> tuple[Action, ...]:
        return all_actions()

    def view(self, s: CastleState, seat: int) -> View:
        return view.look(s, (seat,)).views[0]

    def look(self, s: CastleState, seats: Sequence[int], last: Sight | None = None) -> Sight:
        return view.look(s, seats, last)

    def imagine(self, s: CastleState, seat: int, rng: Rng) -> CastleState:
        return view.imagine(s, seat, rng)

    def redeal(self, s: CastleState, rng: Rng) -> CastleState:
        return view.redeal(s, rng)

    def features(self, seats: int) -> list[Feature]:
        return encode.features(seats)

    def encode(self, s: CastleState, seat: int) -> bytes:
        return encode.encode(s, seat)

    def scores(self, s: CastleState) -> list[Score]:
        return scoring.scores(s, s.is_over())

    def enter(self, s: CastleState, phase: str) -> None:
        begin_phase(s, PHASES.index(phase))

    def dump_fields(self, s: CastleState) -> dict[str, Any]:
        return snapshot.dump(s)

    def load_fields(self, doc: Doc, data: DataPack, rng: Rng) -> CastleState:
        assert isinstance(data, CastleData)
        return snapshot.load(doc, data, rng)
