"""Positions for scenarios: in every game, whatever is asked can be told by name and set up again."""

from __future__ import annotations

from typing import Any

from tests.conformance.every import every_setting
from tests.conformance.settings import Setting, random_play
from tests.conformance.test_every_step import every_path
from trilith.engine.doc import Doc, parse_toml
from trilith.engine.rng import Rng
from trilith.engine.scenario import Scenario, run
from trilith.engine.scenario.writing import write, write_for
from trilith.engine.task import AnyOrder

WITHOUT_NAMES = {"ConnectionOrder"}
"""Questions that a position cannot begin with: what they ask about is itself a list of tasks."""
LESS_THAN_THE_REST = {"PayPiece", "ReturnWallCards", "PayTent", "SellLast"}
"""These can be named, but must be told more than they know: what they are part of."""


@every_setting
def test_a_position_can_begin_at_every_question(setting: Setting) -> None:
    positions = setting.game.positions
    for s, seat in random_play(setting, "moments"):
        question = s.question(seat)
        told = positions.told(s, seat)
        if told is None:
            nameless = WITHOUT_NAMES | LESS_THAN_THE_REST
            assert isinstance(question, AnyOrder) or type(question).__name__ in nameless
            continue
        again = asked_again(setting, s, *told)
        assert again.question(seat) == question
        assert list(again.legal(seat)) == list(s.legal(seat))


def asked_again(setting: Setting, s: Any, at: str, facts: dict[str, object]) -> Any:
    """The same position, with nothing but the question's name and facts to go on from."""
    game, again = setting.game, s.clone()
    again.stack = []
    game.positions.ask(again, at, Doc(facts, at), every_path(game.dump(s)))
    again.settle()
    return again


@every_setting
def test_every_moment_is_named_as_its_question(setting: Setting) -> None:
    game = setting.game
    for name, moment in game.positions.moments.items():
        assert moment.phase in game.phases
        if moment.task is not None:
            assert moment.task.asks.replace("-", "_") == name


@every_setting
def test_a_position_written_as_a_scenario_is_the_same_when_it_runs(setting: Setting) -> None:
    game = setting.game
    setup = game.setup(setting.players, dict(setting.options), "moments")
    for step, (s, seat) in enumerate(random_play(setting, "moments")):
        if step % 60 == 0 and step < 600:
            text = write(game, setup, s, "Told", 'A "sentence"\nof two lines')
            again = run(Scenario(Doc(parse_toml(text, "written"), "written")), game)
            assert game.digest(again) == game.digest(s)
            text = write_for(game, setup, s, seat, "elsewhere")
            for_seat = run(Scenario(Doc(parse_toml(text, "written"), "written")), game)
            assert game.view(for_seat, seat) == game.view(s, seat)
            # What was imagined before gives the same text: nothing hidden has any part in it.
            imagined = game.imagine(s, seat, Rng.of("two"))
            assert write_for(game, setup, imagined, seat, "elsewhere") == text
            assert setup.seed not in text
            assert s.rng.key.hex() not in text
