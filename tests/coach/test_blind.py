"""The coach sees what the seat saw: cards dealt anew behind it change nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.coach.games import FEW, played
from trilith import games
from trilith.bots import Seen
from trilith.coach.choice import Judged, weigh
from trilith.coach.secret import Secrets
from trilith.coach.value import value_for
from trilith.engine.game import Game
from trilith.engine.record import replay
from trilith.engine.rng import Rng
from trilith.engine.state import State
from trilith.games.castle.selection import ChooseCard

GAMES = [("castle", 3, {"season": "winter"}), ("sa_re", 2, {}), ("ezra_nehemiah", 2, {})]
EVERY = 15
"""One choice of so many is judged."""


def facts(judged: Judged) -> list[Any]:
    options = [(one.action.code, one.chance, one.behind, one.apart) for one in judged.options]
    return [judged.verdict, judged.delta, judged.margins, options, judged.line]


@pytest.mark.parametrize(("key", "players", "options"), GAMES)
def test_hidden_cards_have_no_part_in_a_choices_cost(
    key: str, players: int, options: dict[str, str]
) -> None:
    game: Game[Any] = games.get(key)
    record = played(key, players, "blind", 90, **options)
    value = value_for(game, game.setup(players, options))
    compared = 0
    for step in range(3, len(record.steps), EVERY):
        s: State = replay(record, game, step).state
        seat = record.steps[step][0]
        action = game.catalogue.read(record.steps[step][1], "step")
        other = game.imagine(s, seat, Rng.of(f"behind {step}"))
        real, dealt = (
            weigh(Seen(game, one, seat), action, value, FEW, "blind") for one in (s, other)
        )
        assert facts(real) == facts(dealt)
        compared += 1
    assert compared >= 5


def test_who_chose_first_in_secret_does_not_matter() -> None:
    """AM-INFO-02. A card that lies face down already is no other than one still to be chosen."""
    game: Game[Any] = games.get("castle")
    s = game.start(game.setup(3, {}, "secret"))
    assert s.to_act() == (0, 1, 2)
    secrets, found = Secrets(), []
    for seat in (2, 0, 1):
        found.append(game.dump(secrets.position(s, seat))["seats"])
        question = s.question(seat)
        assert isinstance(question, ChooseCard)
        for _ in range(question.left):
            action = s.legal(seat)[0]
            secrets.note(seat, action)
            s.apply(seat, action)
    assert found[0] == found[1] == found[2]
    asked = s.to_act()[0]
    assert game.dump(secrets.position(s, asked)) == game.dump(s)  # nothing is secret any more
