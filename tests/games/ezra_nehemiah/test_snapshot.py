"""Snapshots: read back what was written, and refuse what cannot be."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from tests.games.ezra_nehemiah.table import GAME, new_game, table
from trilith.engine.doc import Doc, parse_toml
from trilith.engine.errors import BadInput
from trilith.engine.scenario import Scenario, put, run
from trilith.games.ezra_nehemiah.state import EzraState


def middle(seed: str = "middle") -> EzraState:
    """A game after a hundred choices."""
    s = new_game(3, seed)
    chance = random.Random(seed)
    for _ in range(100):
        seat = s.to_act()[0]
        s.apply(seat, chance.choice(s.legal(seat)))
    return s


def test_a_position_comes_back_as_it_was() -> None:
    s = middle()
    again = GAME.load(GAME.dump(s))
    assert GAME.dump(again) == GAME.dump(s)
    assert again.legal(s.to_act()[0]) == s.legal(s.to_act()[0])


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("seats.0.hand", ["priest"], "each card once"),
        ("seats.0.supply", 15, "at most 16 workers"),
        ("seats.0.wall_pile", ["wall_card_01"], "each wall card once"),
        ("seats.0.altar", 21, "0 to 20"),
        ("seats.0.goods.silver", -1, "0 to"),
        ("ring.w01.owner", "seat:0", "wall card"),
        ("ring.w01.owner", "seat:7", "seat:7"),
        ("ring.old_gate.rubble", ["wood"], "none here"),
        ("scrolls.s1_1.tile", "gold_hand_card", "twice"),
        ("temple", [[], [], [], [], ["wood"] * 7], "at most 5"),
        ("altar_order", [0, 0, 1], "every seat once"),
        ("round", 4, "1 to 3"),
        ("seats.1.traders", [5], "1 to 4"),
        ("white", ["s1_1"], "2 places"),
        ("row_food", [1], "4 numbers"),
        ("seats.0.piles", [[]], "3 piles"),
    ],
)
def test_what_cannot_be_is_refused(path: str, value: object, complaint: str) -> None:
    s = table(3)
    s.scrolls[12:] = [7, 0, 1, 2, 3, 4]
    doc: dict[str, Any] = copy.deepcopy(GAME.dump(s))
    if path == "temple":
        doc[path] = value
    else:
        put(doc, path, value, "told")
    with pytest.raises(BadInput, match=complaint):
        GAME.load(doc)


def test_a_scribe_owns_the_tile_it_stands_on() -> None:
    doc = GAME.dump(table(3))
    doc["scrolls"]["s1_1"]["scribe"] = "seat:2"
    s = GAME.load(doc)
    assert s.mats[2].scrolls == 1 << s.scrolls[0]
    assert s.mats[2].heroes.bit_count() == 1
    assert s.mats[2].pool == 7


def test_a_scenario_begins_at_a_phase() -> None:
    text = """
        game = "ezra_nehemiah"
        players = 2
        seed = "a"
        at = "prepare"
        [position]
        "shofar" = 0
        "seats.0.altar" = 9
        "seats.0.supply" = 1
        "seats.0.goods.food" = 0
        [[play]]
        seat = 0
        action = "judgment"
        [[refuse]]
        seat = 0
        action = "place trader:1"
        rule = "EN-PREP-11"
        [expect]
        "seats.0.supply" = 1
        "to_act" = [0]
    """
    s = run(Scenario(Doc(parse_toml(text, "told"), "told")), GAME)
    assert s.to_act() == (0,)
