"""EN-DEV, EN-TE, EN-GUARD. Development tiles, traders and elders, and the guards limit."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    GAME,
    asked,
    bonus,
    enter,
    give,
    goods,
    options,
    pending,
    play,
    prepare,
    refused,
    table,
    tile,
    told,
    turn,
    week_over,
    workers_in_supply,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.end import score_end
from trilith.games.ezra_nehemiah.guards import GuardsLimit, surplus
from trilith.games.ezra_nehemiah.names import GOODS, TILE_TYPES
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.traders_elders import go_home

ALL = [one for variants in DATA.tiles for one in variants]


def owner(name: str, turned: bool = False) -> EzraState:
    s = table()
    tile(s, 0, name, turned)
    return s


def settle_choices(s: EzraState) -> None:
    """Take the first of what is offered until the turn goes on."""
    while asked(s) not in ("turn", ""):
        s.apply(0, s.legal(0)[0])


@rule("EN-DEV-01")
@pytest.mark.parametrize("name", [one.id for one in ALL])
def test_every_tile_is_turned_over_for_its_cost_and_gives_its_reward(name: str) -> None:
    kind, _, variant = name.rpartition("_")
    data = DATA.tiles[TILE_TYPES.index(kind)][int(variant) - 1]
    s = owner(name)
    for good, n in enumerate(data.cost):
        give(s, 0, **{GOODS[good]: n})
    turn(s)
    play(s, f"0 develop {kind}")
    settle_choices(s)
    assert s.mats[0].turned == 1 << TILE_TYPES.index(kind)
    assert [event.args["tile"] for event in told(s, "develop")] == [name]
    assert sum(data.cost) > 0
    # Its reward, and nothing else, is what the player has now.
    gained = {icon.word: icon.n for icon in DATA.bundles[f"{name}:flip"].rewards}
    expected = {word: n for word, n in gained.items() if word in GOODS}
    if "tent" in gained:
        assert s.mats[0].tent == 1
        expected = {"silver": 2}
    if "altar" in gained:
        assert s.mats[0].altar == gained["altar"]
        expected = {"silver": 1} if gained["altar"] == 2 else {}
    if "worker" in gained:
        assert s.mats[0].supply == 7
    if "blessing_wild" in gained:
        assert sum(s.mats[0].blessings) == 1
    assert goods(s) == expected


@rule("EN-DEV-01")
@pytest.mark.parametrize("name", [one.id for one in ALL])
def test_no_tile_is_turned_for_less_or_twice(name: str) -> None:
    kind = name.rpartition("_")[0]
    s = owner(name)
    give(s, 0, **dict.fromkeys(GOODS, 1))
    assert refused(turn(s), f"0 develop {kind}") == "EN-DEV-01"
    s = owner(name, turned=True)
    give(s, 0, **dict.fromkeys(GOODS, 9))
    assert refused(turn(s), f"0 develop {kind}") == "EN-DEV-01"


@rule("EN-DEV-02", "EN-END-04")
def test_a_turned_tile_is_worth_two_points() -> None:
    s = table()
    s.mats[0].turned = 0b10101
    score_end(s, 0)
    rows = {row.source: row.points for row in GAME.scores(s)[0].rows}
    assert rows["development"] == 6


@rule("EN-DEV-03")
def test_workers_on_a_turned_tile_stay_and_gain_nothing() -> None:
    s = table()
    give(s, 0, stone=3)
    turn(s)
    play(s, "0 place elder:2")
    assert bonus(s) == {"red": 2}
    play(s, "0 develop elders", "0 decline")
    assert bonus(s) == {"red": 2}
    assert s.mats[0].elders == 0b0010


@rule("EN-DEV-04")
@pytest.mark.parametrize("variant", range(4))
def test_guards_give_a_tent_space_and_no_limit_on_the_back(variant: int) -> None:
    guards = DATA.tiles[0][variant]
    assert [icon.word for icon in DATA.bundles[guards.flip].rewards] == ["tent"]
    assert sum(guards.cost) == guards.cost[GOODS.index("silver")]
    s = owner(guards.id, turned=True)
    give(s, 0, stone=50)
    assert surplus(s, 0) == 0
    s.mats[0].traders = 1
    prepare(s, 0)
    assert "tile guards" in options(s)


@rule("EN-DEV-05")
def test_labourers_differ_only_in_the_reward() -> None:
    fronts: set[object] = set()
    backs: set[object] = set()
    for one in DATA.tiles[1]:
        for side, found in zip(one.work, (fronts, backs), strict=True):
            choice = DATA.bundles[side].rewards[0].options
            words = tuple(
                tuple((icon.word, icon.n) for icon in DATA.bundles[name].rewards) for name in choice
            )
            found.add(words)
    assert fronts == {((("resource", 2),), (("resource", 1), ("silver", 2)))}
    assert len(backs) == 1
    assert "gold" in str(backs)
    assert len({one.flip for one in DATA.tiles[1]}) == 4


@rule("EN-DEV-06", "EN-PREP-03")
@pytest.mark.parametrize("variant", range(4))
def test_every_farmers_back_gives_food_in_prepare(variant: int) -> None:
    s = owner(f"farmers_{variant + 1}", turned=True)
    prepare(s, 0, workers=1)
    play(s, "0 tile farmers")
    assert 1 <= goods(s)["food"] <= 2
    assert s.mats[0].farmers == 0


@rule("EN-DEV-07")
def test_silver_as_food_is_on_both_sides_of_one_tile() -> None:
    rates = [one.silver_as_food for one in DATA.tiles[2]]
    assert rates == [[0, 0], [2, 2], [0, 0], [0, 0]]


@rule("EN-DEV-08")
def test_traders_fronts_are_alike_and_backs_add_gold_and_one_more() -> None:
    words = [
        [[icon.word for icon in DATA.bundles[row].rewards] for row in one.rows[1]]
        for one in DATA.tiles[3]
    ]
    assert all(len(one.rows[0]) == 2 and len(one.rows[1]) == 4 for one in DATA.tiles[3])
    assert all(rows[2] == ["gold"] for rows in words)
    last = [rows[3] for rows in words]
    assert last == [["blessing_wild"], ["altar", "cinders"], ["banner_wild"], ["tent"]]
    flips = {tuple(icon.word for icon in DATA.bundles[one.flip].rewards) for one in DATA.tiles[3]}
    assert flips == {("worker",)}


@rule("EN-DEV-09")
def test_elders_retrieve_and_their_backs_add_wild_banners() -> None:
    for one in DATA.tiles[4]:
        assert [icon.word for icon in DATA.bundles[one.flip].rewards] == ["retrieve"]
        assert (len(one.rows[0]), len(one.rows[1])) == (3, 4)
        assert DATA.bundles[one.rows[1][3]].rewards[0].word == "banner_wild"


# ------------------------------------------------------------------ traders and elders


@rule("EN-TE-01")
def test_a_worker_goes_to_an_empty_space_and_its_effect_is_gained() -> None:
    s = turn(table())
    play(s, "0 place trader:1")
    assert (s.mats[0].supply, s.mats[0].traders) == (5, 0b0001)
    assert goods(s) == {"silver": 2, "food": 1}
    s = table()
    s.mats[0].traders = 1
    assert refused(turn(s), "0 place trader:1") == "EN-TE-01"
    s = table()
    workers_in_supply(s, 0, 0)
    assert refused(turn(s), "0 place trader:1") == "EN-TE-01"


@rule("EN-TE-02")
def test_one_trader_and_one_elder_a_turn() -> None:
    s = turn(table())
    play(s, "0 place trader:1")
    assert refused(s, "0 place trader:2") == "EN-TE-02"
    play(s, "0 place elder:1")
    assert refused(s, "0 place elder:2") == "EN-TE-02"


@rule("EN-TE-03")
def test_only_printed_spaces_can_be_used_in_any_order() -> None:
    s = turn(table())
    assert refused(s, "0 place trader:3") == "EN-TE-03"
    assert refused(s, "0 place elder:4") == "EN-TE-03"
    spots = ["place trader:1", "place trader:2", "place elder:1", "place elder:2", "place elder:3"]
    assert options(s, verb="place") == spots
    s = table()
    s.mats[0].turned = 0b11000
    assert len(options(turn(s), verb="place")) == 8


@rule("EN-TE-03", "EN-TE-05", "EN-TE-06")
@pytest.mark.parametrize("spot", range(4))
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("name", [one.id for one in ALL if one.type >= 3])
def test_every_trader_and_elder_space_gives_what_it_prints(
    name: str, turned: bool, spot: int
) -> None:
    kind = name.rpartition("_")[0]
    s = turn(owner(name, turned))
    rows = DATA.tiles[TILE_TYPES.index(kind)][int(name[-1]) - 1].rows[turned]
    move = f"0 place {kind[:-1]}:{spot + 1}"
    if spot >= len(rows):
        assert refused(s, move) == "EN-TE-03"
        return
    play(s, move)
    settle_choices(s)
    printed = {icon.word: icon.n for icon in DATA.bundles[rows[spot]].rewards}
    banners = {w.removeprefix("banner_"): n for w, n in printed.items() if w.startswith("banner")}
    assert bonus(s) == banners
    for word, n in printed.items():
        if word in GOODS:
            assert goods(s)[word] >= n
    assert (s.trader_used, s.elder_used) == (kind == "traders", kind == "elders")


@rule("EN-TE-04", "EN-AFTER-03")
def test_they_go_home_after_the_sabbath() -> None:
    s = table()
    s.mats[0].traders, s.mats[0].elders = 0b0011, 0b0100
    s.mats[0].farmers, s.mats[0].supply = 2, 1
    go_home(s, 0)
    assert s.mats[0].supply == 6
    assert (s.mats[0].traders, s.mats[0].elders, s.mats[0].farmers) == (0, 0, 0)


# ------------------------------------------------------------------ guards


@rule("EN-GUARD-01")
@pytest.mark.parametrize("variant", range(4))
def test_each_guards_tile_keeps_as_many_as_it_has_spaces(variant: int) -> None:
    s = owner(f"guards_{variant + 1}")
    spaces = DATA.tiles[0][variant].storage[0]
    give(s, 0, gold=1, stone=1, wood=1, cinders=spaces - 2)
    assert surplus(s, 0) == 1


@rule("EN-GUARD-02")
def test_the_owner_chooses_what_goes_back() -> None:
    s = table()
    give(s, 0, stone=4, cinders=3, silver=30)
    pending(s, GuardsLimit(0))
    assert options(s) == ["return stone", "return cinders"]
    assert refused(s, "0 return gold") == "EN-GUARD-02"
    play(s, "0 return cinders", "0 return stone")
    assert goods(s) == {"stone": 3, "cinders": 2, "silver": 30}


@rule("EN-GUARD-02")
def test_the_third_sabbath_is_checked_before_the_end_scoring() -> None:
    s = week_over(table())
    s.round = 3
    give(s, 1, gold=9)
    enter(s, "score")
    # 9 gold would be 27 silver; 5 are kept: 15 silver, 3 points.
    assert s.is_over()
    assert goods(s, 1) == {"gold": 5}
    rows = {row.source: row.points for row in GAME.scores(s)[1].rows}
    assert rows["goods"] == 3


@rule("EN-GUARD-03")
def test_within_a_turn_and_in_prepare_the_limit_may_be_exceeded() -> None:
    s = table()
    give(s, 0, stone=5)
    turn(s)
    play(s, "0 place trader:2", "0 take stone", "0 take stone")
    assert goods(s) == {"stone": 7}
    s = table()
    give(s, 0, stone=9)
    prepare(s, 0)
    assert goods(s) == {"stone": 9}


@rule("EN-GUARD-04")
def test_a_turned_tile_has_no_limit_from_that_moment() -> None:
    s = table()
    give(s, 0, stone=9, silver=6)
    turn(s)
    play(
        s, "0 develop guards", "0 play priest pile:1", "0 main torah_tent", "0 finish", "0 end_turn"
    )
    assert s.is_over()
    assert goods(s)["stone"] == 9


@rule("EN-GUARD-05")
def test_the_limit_is_checked_once_more_after_the_sabbath() -> None:
    s = week_over(table())
    give(s, 3, stone=5)
    s.mats[3].altar = 1
    s.altar_order = [3, 2, 1, 0]
    workers_in_supply(s, 3, 14)
    s.mats[3].tent = 8
    enter(s, "after")
    # The leader's worker is missing: the tent crosses a gold, one too many.
    assert s.to_act() == (3,)
    assert options(s, 3) == ["return gold", "return stone"]
