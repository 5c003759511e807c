"""Guides: what a game's guide.toml may say, and when a step or a tip is due."""

from __future__ import annotations

import pytest

from tests.engine.toy import TOY
from trilith import games
from trilith.engine.doc import Doc, parse_toml
from trilith.engine.errors import BadInput
from trilith.engine.guide import Guide

TEXT = """
seat = 0
[scenario]
game = "castle"
players = 2
[bots]
1 = ["choose trader"]
[[step]]
id = "first"
ask = "choose"
does = ["choose trader", "lay"]
stays = true
rules = ["AM-TRD-01"]
with = { coins = "character.0.thalers_from_bank" }
[[tip]]
id = "delivery"
event = "deliver"
also = ["watchtower"]
rules = ["AM-TRD-14"]
[[page]]
id = "trader"
rules = ["AM-TRD-01"]
"""


def guide(text: str = TEXT) -> Guide:
    return Guide(Doc(parse_toml(text, "guide.toml"), "guide"))


def test_a_guide_knows_its_steps_its_tips_and_the_page_of_a_turn() -> None:
    found = guide()
    [step], [tip], [page] = found.steps, found.tips, found.pages
    assert (step.id, step.ask, step.stays, step.also) == ("first", "choose", True, ())
    assert step.values == {"coins": "character.0.thalers_from_bank"}
    assert (tip.event, tip.ask, tip.also) == ("deliver", "", ("watchtower",))
    assert (page.id, page.rules) == ("trader", ("AM-TRD-01",))
    assert found.bots == {1: ("choose trader",)}


def test_a_game_has_the_guide_that_stands_beside_it() -> None:
    castle = Guide.of(games.get("castle"))
    assert castle is not None
    assert castle.steps
    assert Guide.of(TOY) is None


def test_a_step_waits_for_an_action_or_for_one_that_begins_so() -> None:
    [step] = guide().steps
    assert step.wants("choose trader")
    assert step.wants("lay sand")
    assert not step.wants("layer sand")
    assert not step.wants("choose messenger")


@pytest.mark.parametrize(
    ("after", "word"),
    [('id = "first"', "step.0"), ('id = "delivery"', "tip.0"), ('id = "trader"', "page.0")],
)
def test_a_slip_of_the_pen_is_named_with_its_place(after: str, word: str) -> None:
    with pytest.raises(BadInput, match=rf"{word}\.rule: unknown"):
        guide(TEXT.replace(after, f'{after}\nrule = "AM-TRD-01"'))


def test_a_step_does_not_stay_unless_it_says_so() -> None:
    [step] = guide(TEXT.replace("stays = true\n", "")).steps
    assert not step.stays
