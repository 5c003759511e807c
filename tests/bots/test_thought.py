"""What bots tell of their choices: options with values, visits and margins."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from tests.bots.own import FirstBot
from tests.conformance.settings import Setting, random_play
from trilith import bots
from trilith.bots import Option, Seen, Thought
from trilith.bots.thought import CHANCE, GLANCE, POINTS
from trilith.engine.action import Action
from trilith.engine.rng import Rng

CASTLE = Setting("castle", 2, (("season", "winter"),))
SCRIBE = Setting("sa_re", 2, (("mode", "scribe"),))
EZRA = Setting("ezra_nehemiah", 2, ())
LEVELS = ("random", "easy", "medium", "hard", "expert:24", "master:24", "hard-50")


def seen_of(setting: Setting, steps: int = 30) -> Seen:
    for step, (s, seat) in enumerate(random_play(setting, "thought")):
        if step >= steps and len(s.legal(seat)) > 1:
            return Seen(setting.game, s.clone(), seat)
    raise AssertionError("the game was too short")


@pytest.mark.parametrize("setting", [CASTLE, SCRIBE, EZRA], ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_thought_holds_every_option_and_the_choice(level: str, setting: Setting) -> None:
    seen = seen_of(setting)
    thought = bots.get(level)("seed").think(seen)
    assert {option.action for option in thought.options} == set(seen.legal)
    assert thought.choice in seen.legal


@pytest.mark.parametrize("setting", [CASTLE, SCRIBE, EZRA], ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_what_it_thinks(level: str, setting: Setting) -> None:
    """Over several choices: what it keeps in mind is the same either way."""
    s: Any = setting.start("alike")
    one, two = (bots.get(level)("seed") for _ in range(2))
    for _ in range(8):
        seen = Seen(setting.game, s, s.to_act()[0])
        action = one.choose(seen)
        assert two.think(seen).choice == action
        s.apply(seen.seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_a_thought_depends_on_nothing_hidden(level: str) -> None:
    for step, (s, seat) in enumerate(random_play(CASTLE, "fair")):
        if step % 40 == 7:
            hidden = CASTLE.game.imagine(s, seat, Rng.of(f"{step}"))
            told = [bots.get(level)("x").think(Seen(CASTLE.game, w, seat)) for w in (s, hidden)]
            assert told[0].dump() == told[1].dump()


def test_margins_tell_the_lead_of_the_best_and_what_others_lack() -> None:
    a, b, c = (Action("build", (name,)) for name in ("well", "keep", "tavern"))
    thought = Thought(a, [Option(b, 2.0, 5), Option(a, 3.5, 9), Option(c, 9.0, 0)])
    assert [option.action for option in thought.options] == [a, b, c]  # c was only guessed at
    assert [option.margin for option in thought.options] == [1.5, -1.5, 5.5]
    assert thought.value == 3.5
    assert thought.of(b) is thought.options[1]
    assert thought.of(Action("pass", ())) is None


def test_the_search_tells_visits_errors_and_what_it_would_do_next() -> None:
    thought = bots.get("expert:300")("seed").think(seen_of(EZRA))
    tried = [option for option in thought.options if option.visits]
    assert sum(option.visits for option in tried) >= 100
    assert max(tried, key=lambda option: option.visits).action == thought.choice
    assert any(option.error > 0 for option in tried)
    assert any(option.then for option in tried)


def test_values_are_in_points_or_chances_and_say_which() -> None:
    def unit(level: str, setting: Setting) -> str:
        return bots.get(level)("seed").think(seen_of(setting)).unit

    assert unit("expert:24", CASTLE) == POINTS
    assert unit("hard", SCRIBE) == POINTS
    assert unit("easy", CASTLE) == GLANCE
    race = bots.get("expert:24")("seed").think(seen_of(SCRIBE))
    assert race.unit == CHANCE
    assert all(0 <= option.value <= 1 for option in race.options)


def test_a_bot_that_only_chooses_tells_its_choice() -> None:
    seen = seen_of(CASTLE)
    thought = FirstBot().think(seen)
    assert thought.choice == seen.legal[0]
    assert thought.options[0].action == seen.legal[0]
    assert thought.unit == GLANCE
    assert all(option.visits == 0 for option in thought.options)


def test_a_thought_is_plain_data_and_travels() -> None:
    thought = bots.get("hard")("seed").think(seen_of(CASTLE))
    told = thought.dump()
    assert told["choice"] == thought.choice.code
    assert told["options"][0]["action"] == thought.options[0].action.code
    assert pickle.loads(pickle.dumps(thought)).dump() == told
