"""EN-GEN, EN-COMP. What is in the box, and who may see it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    GAME,
    give,
    goods,
    main,
    new_game,
    on_piles,
    pending,
    play,
    see,
    table,
    workers,
    workers_in_supply,
)
from tests.rule import rule
from trilith.engine.errors import BadInput
from trilith.engine.event import SPECTATOR
from trilith.engine.rng import Rng
from trilith.games.ezra_nehemiah.effects import GainWorkers
from trilith.games.ezra_nehemiah.names import (
    ALTAR_CARDS,
    BLESSINGS,
    CARD_GATES,
    CARDS,
    COLOURS,
    GATES,
    GOLD_SCROLLS,
    HEROES,
    SCROLLS,
    STONE_SCROLLS,
    TILE_TYPES,
    WALL_CARDS,
    WOOD_SCROLLS,
)
from trilith.games.ezra_nehemiah.rewards import Rewards, gain
from trilith.games.ezra_nehemiah.walls import Erect

COUNTS: Any = GAME.components["counts"]


@rule("EN-GEN-01")
def test_two_to_four_players_compete() -> None:
    assert GAME.seats[-3:] == (2, 3, 4)
    with pytest.raises(BadInput, match="players"):
        GAME.setup(5)


@rule("EN-GEN-02")
def test_three_rounds_of_six_days() -> None:
    assert (DATA.rounds, DATA.days) == (3, 6)


@rule("EN-COMP-01", "EN-COMP-09")
def test_sixteen_workers_a_colour_and_two_white_ones() -> None:
    s = table(2)
    assert [workers(s, seat) for seat in (0, 1)] == [16, 16]
    assert len(s.white) == COUNTS["workers_white"] == 2
    assert COUNTS["workers_total"] == 4 * DATA.workers + 2 == 66


@rule("EN-COMP-09", "EN-EFF-06")
def test_a_seventeenth_worker_is_never_gained() -> None:
    s = table()
    workers_in_supply(s, 0, 14)
    assert s.mats[0].pool == 0
    pending(s, GainWorkers(0, 1))
    assert workers(s, 0) == 16
    assert s.mats[0].tent == 1


@rule("EN-COMP-02", "EN-COMP-10", "EN-COMP-11")
def test_every_player_has_the_same_ten_cards_and_twelve_walls() -> None:
    s = new_game(4)
    for mat in s.mats:
        hand = [card for card in range(10) if mat.hand >> card & 1]
        assert sorted([*hand, *mat.pouch]) == list(range(len(CARDS)))
        assert sorted(mat.wall_pile) == list(range(len(WALL_CARDS)))
    assert (len(CARDS), len(WALL_CARDS)) == (10, 12)


@rule("EN-COMP-03")
def test_a_hundred_and_four_cubes() -> None:
    assert [COUNTS[name] for name in ("stone", "cinders", "gold", "wood")] == [30, 24, 20, 30]
    assert COUNTS["resources_total"] == 104


@rule("EN-COMP-04")
def test_thirty_three_scroll_tiles() -> None:
    assert [len(ids) for ids in (GOLD_SCROLLS, WOOD_SCROLLS, STONE_SCROLLS)] == [8, 22, 3]
    assert [scroll.id for scroll in DATA.scrolls] == list(SCROLLS)


@rule("EN-COMP-05")
def test_four_development_tiles_of_each_type() -> None:
    assert [len(variants) for variants in DATA.tiles] == [4] * len(TILE_TYPES) == [4] * 5
    for kind, variants in enumerate(DATA.tiles):
        assert all(tile.type == kind for tile in variants)


@rule("EN-COMP-06")
def test_the_cards_of_the_box() -> None:
    assert (len(DATA.cards) * 4, len(DATA.wall_vp) * 4) == (40, 48)
    assert (len(CARD_GATES), COUNTS["neutral_wall_cards"], len(HEROES)) == (6, 6, 3)
    assert (COUNTS["altar_cards"], len(ALTAR_CARDS)) == (2, 4)
    assert (COUNTS["focus_cards"], COUNTS["scheme_cards"]) == (10, 6)


@rule("EN-COMP-07")
def test_the_other_pieces() -> None:
    assert COUNTS["blessing_markers"] == len(COLOURS) * len(BLESSINGS) == 12
    assert set(DATA.temple_sides) == {"players_4", "players_3", "players_1_2"}
    assert len(GATES) == 10


@rule("EN-COMP-08")
def test_goods_never_run_out() -> None:
    s = table()
    gain(s, 0, 0, 500)
    assert goods(s)["gold"] == 500


# ------------------------------------------------------------------ visibility


@rule("EN-CARD-04")
def test_hands_and_draw_piles_are_hidden_and_piles_are_not() -> None:
    s = table()
    on_piles(s, 1, "mason priest")
    mine, theirs = see(s, 1)["seats"][1], see(s, 0)["seats"][1]
    assert len(mine["hand"]) == 4
    assert "hand" not in theirs
    assert theirs["hand_count"] == 4
    # The owner may look at covered cards; they were played face up, so all see them.
    assert theirs["piles"][0] == mine["piles"][0] == ["mason", "priest"]
    assert "draw_pile" not in mine
    assert mine["draw_count"] == 4


@rule("EN-WALL-11")
def test_only_the_owner_knows_top_and_bottom_of_the_wall_pile() -> None:
    s = table()
    give(s, 0, stone=9)
    main(s, "rubble_wall_gate")
    pending(s, Erect(0, 1))
    assert see(s, 0)["seats"][0]["drawn"] == ["wall_card_01", "wall_card_02", "wall_card_03"]
    assert "drawn" not in see(s, 1)["seats"][0]
    play(s, "0 wall_card wall_card_02", "0 on_top wall_card_03")
    assert see(s, 0)["seats"][0]["wall_top"] == ["wall_card_03"]
    assert see(s, 0)["seats"][0]["wall_bottom"] == ["wall_card_01"]
    assert "wall_top" not in see(s, SPECTATOR)["seats"][0]
    for seed in range(20):
        imagined = GAME.imagine(s, 0, Rng.of(str(seed))).mats[0].wall_pile
        assert (imagined[0], imagined[-1]) == (2, 0)
    tops = {GAME.imagine(s, 1, Rng.of(str(seed))).mats[0].wall_pile[0] for seed in range(40)}
    assert len(tops) > 3


def test_what_a_reckoner_knows_of_a_hand_is_imagined_so() -> None:
    s = table()
    s.mats[1].known = 0b0011
    for seed in range(20):
        imagined = GAME.imagine(s, 0, Rng.of(str(seed))).mats[1]
        assert imagined.hand & 0b0011 == 0b0011
        assert imagined.hand.bit_count() == 4
    hands = {GAME.imagine(s, 0, Rng.of(str(seed))).mats[1].hand for seed in range(40)}
    assert len(hands) > 5


# ------------------------------------------------------------------ data


def test_an_owner_may_replace_numbers() -> None:
    data = GAME.data({"wall_ring": {"wall_spaces": [{"id": "w01", "stone": 7}]}})
    s = GAME.start(GAME.setup(2, data=data))
    assert s.data.spaces[1].stone == 7


def test_an_effect_that_no_rule_knows_is_refused() -> None:
    cards = [{"id": "wall_card_01", "effects": [{"gain": "honey", "n": 1}]}]
    with pytest.raises(BadInput, match="honey"):
        GAME.data({"wall_cards": {"cards": cards}})


def test_every_bundle_of_the_data_can_be_gained() -> None:
    for name, bundle in DATA.bundles.items():
        s = table(3)
        for seat in range(3):
            give(s, seat, silver=20, food=20, wood=9, stone=9, gold=9, cinders=9)
        pending(s, *(Rewards(0, name, 0) for _ in range(1)))
        steps = 0
        while not s.is_over():
            seat = s.to_act()[0]
            s.apply(seat, s.legal(seat)[0])
            steps += 1
            assert steps < 50, bundle.name
        assert workers(s, 0) == 16
