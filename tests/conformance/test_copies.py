"""Whatever copy is accepted can be played: at random, to the end, with every piece kept."""

from __future__ import annotations

import json
import pickle
import random

import pytest

from tests.conformance.copies import WITH_A_SHEET, random_copy
from tests.conformance.every import every_setting
from tests.conformance.settings import MAX_ROUNDS, Setting
from trilith import games
from trilith.bots import Seen
from trilith.engine import record
from trilith.engine.doc import Json
from trilith.engine.history import History
from trilith.engine.leaves import leaves, own_of
from trilith.engine.positions import unbalanced
from trilith.engine.rng import Rng
from trilith.engine.unfit import Unfit

every_game = pytest.mark.parametrize("key", WITH_A_SHEET)


@every_setting
def test_everything_accepted_can_be_played(setting: Setting) -> None:
    if setting.key not in WITH_A_SHEET:
        pytest.skip("its owners have no sheet yet")
    game, chance = setting.game, random.Random(f"copy {setting}")
    data = game.data(random_copy(game, chance))
    setup = game.setup(setting.players, dict(setting.options), "copy", data)
    history = History(game, setup)
    s = history.state
    while not s.is_over() and s.round <= MAX_ROUNDS:
        seat = chance.choice(s.to_act())
        action = chance.choice(s.legal(seat))
        if chance.random() < 0.02:
            game.preview(s, seat, action)
            game.view(s, seat)
            imagined = pickle.loads(pickle.dumps(Seen(game, s, seat, data)))
            assert imagined.data.digest == data.digest
            assert game.view(imagined.imagine(Rng.of("x")), seat) == game.view(s, seat)
        history.play(seat, action)
        assert unbalanced(game.positions.pieces(s)) == []
    game.scores(s)
    if s.is_over():
        again = record.read(record.write(record.record_of(history)))
        assert record.verify(again, game).setup.data.digest == data.digest


@every_game
def test_a_copy_is_read_again_from_its_differences(key: str) -> None:
    game = games.get(key)
    for seed in range(2):
        own = random_copy(game, random.Random(seed), 0.5)
        data = game.data(own)
        assert data.own == game.data(data.own).own
        assert game.data(json.loads(json.dumps(data.own))).digest == data.digest


@every_game
def test_ours_is_a_copy_and_every_value_of_it_may_be_entered(key: str) -> None:
    game = games.get(key)
    assert game.sheet is not None
    ours = {
        leaf.path: leaf.value for _, _, found in game.sheet.lines(game.components) for leaf in found
    }
    assert game.unfit(own_of(game.components, ours, "ours")) == []
    for path, value in ours.items():
        field = game.sheet.field(path)
        assert field is not None
        assert field.reason(value) is None, path


@pytest.mark.parametrize("key", [key for key in WITH_A_SHEET if key != "sa_re"])
def test_the_least_that_a_sheet_allows_is_read(key: str) -> None:
    """All at once; in Sa-Ré some numbers have to be greater than others."""
    game = games.get(key)
    assert game.sheet is not None
    least: dict[str, Json] = {
        leaf.path: field.low
        for _, field, found in game.sheet.lines(game.components)
        for leaf in found
        if type(leaf.value) is int
    }
    assert game.unfit(own_of(game.components, least, "least")) == []


@every_game
def test_every_rule_that_a_sheet_names_is_one(key: str) -> None:
    game = games.get(key)
    assert game.sheet is not None
    named = {one.rule for one in game.sheet.fields} | {one.rule for one in game.sheet.totals}
    named |= {one.rule for one in game.sheet.rows}
    assert named - {""} <= game.positions.rules()


@every_game
def test_what_is_reconstructed_can_be_corrected(key: str) -> None:
    """Save what the rules are built on: the form of a board, names, and what was decided."""
    game = games.get(key)
    assert game.sheet is not None
    numbers = [leaf for leaf in leaves(game.components) if leaf.kind == "reconstructed"]
    fixed = [leaf.path for leaf in numbers if game.sheet.field(leaf.path) is None]
    follows = {one.path for one in game.sheet.follows}
    share = len([path for path in fixed if path not in follows]) / len(numbers)
    assert share < 0.4, fixed


@every_game
def test_anything_that_is_no_copy_gets_a_sentence(key: str) -> None:
    game = games.get(key)
    assert game.sheet is not None
    chance = random.Random(f"fuzz {key}")
    every = leaves(game.components)
    wrong = [True, -1, 10**30, 1.5, "", "honey", [], {}, None, [[]], ["x"] * 99, {"source": 1}]
    refused = 0
    for _ in range(40):
        leaf = chance.choice(every)
        value = chance.choice(wrong)
        own = own_of(game.components, {leaf.path: value}, "fuzz")
        problems = game.unfit(own, "fuzz")
        if not problems:
            game.data(own, "fuzz")
            continue
        refused += 1
        with pytest.raises(Unfit) as error:
            game.data(own, "fuzz")
        assert str(error.value) == str(problems[0])
        assert str(error.value).startswith("fuzz: ")
        assert "\n" not in str(error.value)
    assert refused > 25
