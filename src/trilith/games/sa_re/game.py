"""The Game object: what the engine, the bots and the screens know of this game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from trilith.engine.action import Action
from trilith.engine.doc import Doc, Json, parse_toml, read_text
from trilith.engine.encoding import Feature
from trilith.engine.event import CHANCE, FINALITY
from trilith.engine.game import DataPack, Game, Option, Setup, Sight, View
from trilith.engine.rng import Rng
from trilith.engine.score import Score
from trilith.engine.sheet import read_sheet
from trilith.games.sa_re import encode, scoring, snapshot
from trilith.games.sa_re import view as views
from trilith.games.sa_re.actions import PARAMETERS, all_actions
from trilith.games.sa_re.components import MODES, SaReData
from trilith.games.sa_re.positions import SaRePositions
from trilith.games.sa_re.round import PHASES, Start, enter
from trilith.games.sa_re.setup import BY_CHANCE, set_up
from trilith.games.sa_re.state import SaReState

FOLDER: Final = Path(__file__).parent


class SaRe(Game[SaReState]):
    """SR-GEN-02, SR-GEN-06, SR-DIV-05. For 2, 3 or 4 players, in four modes, with two variants."""

    key = "sa_re"
    rules_version = 2
    seats = (2, 3, 4)
    options = (
        Option("mode", MODES, "scribe"),
        Option("divinity", ("off", "on"), "off"),
        Option("quick_start", ("off", "on"), "off"),
        Option("first_player", (BY_CHANCE, "0", "1", "2", "3"), BY_CHANCE),
    )
    phases = PHASES
    parameters = PARAMETERS
    components = parse_toml(read_text(FOLDER / "components.toml"), "sa_re components")
    sheet = read_sheet(FOLDER / "copy.toml")
    revelations: ClassVar[dict[str, str]] = {
        "season_began": CHANCE,
        "hoshekh": CHANCE,
        "turned_up": CHANCE,
        "drew": CHANCE,
        "temple": CHANCE,
        "temple_cards": CHANCE,
        "first_player": CHANCE,
        "dealt": CHANCE,
        "won": FINALITY,
    }
    positions = SaRePositions()

    def read_data(self, doc: dict[str, Json], where: str) -> DataPack:
        return SaReData(doc, where)

    def new(self, setup: Setup) -> SaReState:
        s = set_up(setup)
        s.stack.insert(0, Start())
        return s

    def actions(self) -> tuple[Action, ...]:
        return all_actions()

    def view(self, s: SaReState, seat: int) -> View:
        return views.look(s, (seat,)).views[0]

    def look(self, s: SaReState, seats: Sequence[int], last: Sight | None = None) -> Sight:
        return views.look(s, seats, last)

    def imagine(self, s: SaReState, seat: int, rng: Rng) -> SaReState:
        return views.imagine(s, seat, rng)

    def redeal(self, s: SaReState, rng: Rng) -> SaReState:
        return views.redeal(s, rng)

    def features(self, seats: int) -> list[Feature]:
        return encode.features(seats)

    def encode(self, s: SaReState, seat: int) -> bytes:
        return encode.encode(s, seat)

    def scores(self, s: SaReState) -> list[Score]:
        return scoring.scores(s)

    def enter(self, s: SaReState, phase: str) -> None:
        enter(s, phase)

    def dump_fields(self, s: SaReState) -> dict[str, Any]:
        return snapshot.dump(s)

    def load_fields(self, doc: Doc, data: DataPack, rng: Rng) -> SaReState:
        assert isinstance(data, SaReData)
        return snapshot.load(doc, data, rng)
