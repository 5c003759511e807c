"""EN-SCROLL, EN-HERO. Every scroll tile at work, and the heroes."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.solo_table import solo
from tests.games.ezra_nehemiah.table import (
    DATA,
    GAME,
    altar,
    asked,
    bonus,
    built,
    enter,
    give,
    goods,
    hero,
    lay,
    levites,
    main,
    on_piles,
    options,
    order_told,
    own,
    pending,
    play,
    prepare,
    refused,
    rubble,
    scribe,
    table,
    tuck,
    turn,
    vp,
    week_over,
)
from tests.rule import rule
from trilith.engine.doc import Json
from trilith.games.ezra_nehemiah.after import AfterSabbath
from trilith.games.ezra_nehemiah.altar import MoveAltar
from trilith.games.ezra_nehemiah.banners import banners
from trilith.games.ezra_nehemiah.components import EzraData
from trilith.games.ezra_nehemiah.end import goods_points, score_end
from trilith.games.ezra_nehemiah.names import (
    BLUE,
    CARDS,
    FIRST_STONE,
    FIRST_WOOD,
    HEROES,
    PREPARE,
    RING,
    RIVAL,
    SCROLLS,
    TRIGGERS,
    TURN,
    WOOD_SCROLLS,
)
from trilith.games.ezra_nehemiah.sabbath import ScoreTucked, hungry
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.tent import MoveTent
from trilith.games.ezra_nehemiah.torah import place_scribe
from trilith.games.ezra_nehemiah.turn import StartTurn


def taught(tile: str) -> EzraState:
    """Seat 0 has just placed a scribe on this tile, wherever it may lie."""
    s = table()
    space = "s4_1" if tile.startswith("gold") else "s2_1" if tile.startswith("wood") else "s1_1"
    lay(s, space, tile)
    s.row_food = [0, 0, 0, 0]
    s.stack = []
    place_scribe(s, 0, {"s1_1": 0, "s2_1": 3, "s4_1": 12}[space])
    s.settle()
    return s


def scroll_points(s: EzraState, seat: int = 0) -> int:
    before = s.mats[seat].points[10]
    score_end(s, seat)
    rows = {row.source: row.points for row in GAME.scores(s)[seat].rows}
    return rows["scrolls"] - before


@rule("EN-SCROLL-03", "EN-SCROLL-01")
@pytest.mark.parametrize("tile", SCROLLS[:FIRST_STONE])
def test_what_every_tile_scores_at_once(tile: str) -> None:
    one = {
        "gold_workers_on_board",
        "gold_walls_and_gates",
        "gold_temple_rows",
        "wood_sabbath_levite_silver",
        "wood_sabbath_auxiliary",
        "wood_levite_discount",
        "wood_gatekeeper_blessing",
        "wood_golden_altar",
        "wood_elder_bonus",
        "wood_free_piles",
        "wood_trade_any_visible",
        "wood_after_trade",
    }
    expected = 1 if tile in one else -1 if tile == "wood_no_feed_scribes" else 0
    assert vp(taught(tile)) == expected


@rule("EN-SCROLL-05")
def test_every_wood_tile_has_a_moment() -> None:
    for tile in WOOD_SCROLLS:
        assert DATA.scrolls[SCROLLS.index(tile)].trigger in TRIGGERS
    assert {scroll.trigger for scroll in DATA.scrolls[FIRST_WOOD:FIRST_STONE]} == set(TRIGGERS)


@rule("EN-SCROLL-02")
def test_an_ability_works_from_its_placing_on_and_never_backwards() -> None:
    s = table()
    lay(s, "s2_1", "wood_elder_bonus")
    scribe(s, 0, "s1_1")
    give(s, 0, silver=9)
    turn(s)
    play(s, "0 place elder:2")
    silver = goods(s)["silver"]
    play(s, "0 play priest pile:1", "0 main torah_tent")
    s.bonus[3] = 9
    s.settle()
    play(s, "0 scribe s2_1")
    # The elder was placed before: no silver for him.
    assert goods(s)["silver"] == silver - 3


@rule("EN-SCROLL-04")
def test_tiles_work_together() -> None:
    s = table()
    own(s, 0, "wood_trade_any_visible", "wood_bottom_trade_discount", "wood_after_trade")
    on_piles(s, 0, "mason")
    give(s, 0, silver=1)
    turn(s)
    # Any visible card, its bottom option for the fee alone, and a silver afterwards.
    play(s, "0 trade mason bottom", "0 choose 1")
    assert goods(s) == {"stone": 2, "silver": 1}


# ------------------------------------------------------------------ gold tiles


@rule("EN-SCROLL-G01", "EN-END-03")
def test_gold_silver_rate() -> None:
    s = table()
    give(s, 0, silver=14)
    assert goods_points(s, 0) == 2
    own(s, 0, "gold_silver_rate")
    assert goods_points(s, 0) == 4


@rule("EN-SCROLL-G02")
def test_gold_blessing_sets() -> None:
    s = table()
    own(s, 0, "gold_blessing_sets")
    s.mats[0].blessings = [5, 3, 4]
    assert scroll_points(s) == 3


@rule("EN-SCROLL-G03")
def test_gold_workers_on_board() -> None:
    s = table()
    own(s, 0, "gold_workers_on_board")
    levites(s, 0, 4)
    scribe(s, 0, "s1_1")
    scribe(s, 0, "s1_2")
    # 4 levites, 2 scribes and 1 gatekeeper: 7 workers.
    assert scroll_points(s) == 2


@rule("EN-SCROLL-G04")
def test_gold_walls_and_gates() -> None:
    s = table()
    own(s, 0, "gold_walls_and_gates")
    built(s, 0, "w01", "wall_card_01")
    built(s, 0, "w10", "wall_card_02")
    # The corner gate was not built and does not count.
    assert scroll_points(s) == 0
    s = table()
    own(s, 0, "gold_walls_and_gates")
    built(s, 0, "w01", "wall_card_01")
    built(s, 0, "w10", "wall_card_02")
    built(s, 0, "fish_gate")
    assert scroll_points(s) == 1


@rule("EN-SCROLL-G05")
def test_gold_temple_rows() -> None:
    s = table()
    own(s, 0, "gold_temple_rows")
    for row in (0, 3):
        s.temple[row] = sum(2 << 3 * i for i in range(6))
    s.temple[1] = sum(2 << 3 * i for i in range(5))
    assert scroll_points(s) == 2


@rule("EN-SCROLL-G06", "EN-SCROLL-G07")
def test_gold_lower_and_top_scribes() -> None:
    for tile, points in (("gold_lower_scribes", 3), ("gold_top_scribes", 4)):
        s = table()
        for space in ("s1_1", "s2_1", "s3_1", "s4_1"):
            scribe(s, 0, space, "" if space != "s4_1" else "gold_hand_card")
        scribe(s, 0, "s4_2", tile)
        s.mats[0].scrolls = 1 << SCROLLS.index(tile)
        assert scroll_points(s) == points


@rule("EN-SCROLL-G08", "EN-END-09")
def test_gold_hand_card() -> None:
    s = table()
    own(s, 0, "gold_hand_card")
    tuck(s, 0, "temple_servant")
    s.mats[0].hand = 1 << CARDS.index("watchman")
    # 1 and 1 for the gatekeeper; the tucked card does not score again.
    assert scroll_points(s) == 2
    assert s.mats[0].points[17] == 0


# ------------------------------------------------------------------ wood tiles


def fed(s: EzraState) -> int:
    """Workers to feed of a seat with two of each kind but gatekeepers, of whom it has one."""
    mat = s.mats[0]
    mat.traders = mat.elders = 0b0011
    mat.farmers = mat.labourers = 2
    s.scribes[0] = s.scribes[1] = 0
    return hungry(s, 0)


@rule("EN-SCROLL-W01", "EN-SCROLL-W02", "EN-SCROLL-W03", "EN-SAB-03")
@pytest.mark.parametrize(
    ("tile", "spared"),
    [
        ("wood_no_feed_farmers_labourers", 4),
        ("wood_no_feed_traders_gatekeepers", 3),
        ("wood_no_feed_scribes", 2),
    ],
)
def test_wood_no_feed(tile: str, spared: int) -> None:
    s = table()
    assert fed(s) == 11
    own(s, 0, tile)
    assert fed(s) == 11 - spared


@rule("EN-SCROLL-W04")
def test_wood_tent_extra() -> None:
    s = table()
    own(s, 0, "wood_tent_extra")
    s.phase = TURN
    s.mats[0].tent = 2
    pending(s, MoveTent(0, 1))
    assert s.mats[0].tent == 3
    # The second space of the same turn, from another effect, brings a third; not the fourth.
    pending(s, MoveTent(0, 1))
    assert s.mats[0].tent == 5
    pending(s, MoveTent(0, 2))
    assert asked(s) == "blessing" or s.mats[0].tent == 7
    # In the next turn, of whoever, it counts anew.
    pending(s, StartTurn(2))
    assert s.mats[0].tent_steps == 0


@rule("EN-SCROLL-W04", "EN-AFTER-04")
@pytest.mark.parametrize("counted", [0, 1])
def test_the_extra_tent_space_is_not_for_what_comes_after_the_sabbath(counted: int) -> None:
    s = week_over(table())
    own(s, 0, "wood_tent_extra")
    altar(s, 5, 1, 1, 1)
    mat = s.mats[0]
    # Nobody to gain: the leader's tent moves, and again for the worker on its way.
    mat.pool, mat.tent, mat.tent_steps = 0, 4, counted
    s.phase = PREPARE
    pending(s, AfterSabbath())
    assert mat.tent == 6


@rule("EN-SCROLL-W04", "EN-SOLO-75")
def test_nor_is_it_in_a_game_for_one() -> None:
    s = week_over(solo())
    own(s, 0, "wood_tent_extra")
    s.shofar = RIVAL
    altar(s, 6, 5)
    mat = s.mats[0]
    mat.pool, mat.tent, mat.tent_steps = 0, 5, 1
    enter(s, "after")
    assert mat.tent == 6


@rule("EN-SCROLL-W04")
def test_the_extra_tent_space_is_for_prepare_and_for_turns_of_others() -> None:
    s = table()
    own(s, 0, "wood_tent_extra")
    for phase, active in ((PREPARE, 0), (TURN, 2)):
        s.mats[0].tent, s.mats[0].tent_steps = 8, 0
        s.phase, s.active = phase, active
        pending(s, MoveTent(0, 2))
        assert s.mats[0].tent == 1


@rule("EN-SCROLL-W05")
def test_wood_sabbath_worker_resource() -> None:
    s = table()
    own(s, 0, "wood_sabbath_worker_resource")
    prepare(s, 0)
    play(s, "0 scroll wood_sabbath_worker_resource", "0 take stone")
    assert (s.mats[0].supply, goods(s)) == (1, {"stone": 1})


@rule("EN-SCROLL-W06")
def test_wood_sabbath_altar() -> None:
    s = table()
    own(s, 0, "wood_sabbath_altar")
    prepare(s, 0, workers=1)
    assert {"judgment", "scroll wood_sabbath_altar"} <= set(options(s))
    play(s, "0 scroll wood_sabbath_altar", "0 judgment")
    # On space 3 before the judgment: between the prophets, 1 food; 1 food and 1 silver on the way.
    assert s.mats[0].altar == 3
    assert goods(s) == {"silver": 1, "food": 2}


@rule("EN-SCROLL-W07")
def test_wood_sabbath_tent() -> None:
    s = table()
    own(s, 0, "wood_sabbath_tent")
    prepare(s, 0, workers=1)
    play(s, "0 scroll wood_sabbath_tent", "0 bless red")
    assert s.mats[0].tent == 2


@rule("EN-SCROLL-W08")
def test_wood_sabbath_levite_silver() -> None:
    s = table()
    own(s, 0, "wood_sabbath_levite_silver")
    levites(s, 0, 5)
    prepare(s, 0, workers=1)
    play(s, "0 scroll wood_sabbath_levite_silver")
    assert goods(s) == {"silver": 5}


@rule("EN-SCROLL-W09", "EN-EFF-23")
def test_wood_sabbath_auxiliary() -> None:
    s = table()
    own(s, 0, "wood_sabbath_auxiliary")
    on_piles(s, 0, "priest mason", "perfumer")
    prepare(s, 0, workers=1)
    play(s, "0 scroll wood_sabbath_auxiliary")
    # 2 silver first; any visible card, or a tile, or nothing.
    assert options(s) == ["trade mason top", "decline"]
    assert refused(s, "0 trade perfumer sell") == "EN-TRADE-07"
    play(s, "0 trade mason top")
    assert goods(s) == {"silver": 1, "stone": 1}


@rule("EN-SCROLL-W11")
def test_wood_scribe_blessing() -> None:
    s = taught("wood_scribe_blessing")
    # Not for the scribe on the tile itself.
    assert s.is_over()
    place_scribe(s, 0, 1)
    s.settle()
    assert asked(s) == "blessing" or sum(s.mats[0].blessings) == 1


@rule("EN-SCROLL-W16", "EN-TE-05")
def test_wood_elder_bonus() -> None:
    s = table()
    own(s, 0, "wood_elder_bonus")
    turn(s)
    play(s, "0 place elder:2")
    assert bonus(s) == {"red": 2, "wild": 2}
    assert goods(s) == {"silver": 1}


@rule("EN-TE-06", "EN-SCROLL-W16")
def test_a_trader_with_banners_is_no_elder() -> None:
    s = table()
    own(s, 0, "wood_elder_bonus")
    s.mats[0].tiles = (0, 0, 0, 2, 0)
    s.mats[0].turned = 0b01000
    turn(s)
    play(s, "0 place trader:4")
    assert bonus(s) == {"wild": 3}
    assert (s.trader_used, s.elder_used) == (True, False)


@rule("EN-SCROLL-W17")
def test_wood_trader_twice() -> None:
    s = table()
    own(s, 0, "wood_trader_twice")
    turn(s)
    play(s, "0 place trader:1")
    # The silver just gained may pay for it.
    assert options(s) == ["repeat", "decline"]
    play(s, "0 repeat")
    assert goods(s) == {"silver": 3, "food": 2}
    s = table()
    own(s, 0, "wood_trader_twice")
    turn(s)
    play(s, "0 place trader:2", "0 take wood", "0 take wood")
    # Without silver it is not asked.
    assert asked(s) == "turn"


@rule("EN-SCROLL-W17")
def test_a_trader_who_brings_nothing_on_a_copy_is_not_repeated() -> None:
    s = table()
    rows: Json = [[], [{"gain": "wood", "n": 1}]]
    front: dict[str, Json] = {"rows": rows}
    own_copy: dict[str, Json] = {"development_tiles": [{"id": "traders_1", "front": front}]}
    data = GAME.data(own_copy)
    assert isinstance(data, EzraData)
    s.data = data
    own(s, 0, "wood_trader_twice")
    give(s, 0, silver=4)
    turn(s)
    play(s, "0 place trader:1")
    assert asked(s) == "turn"
    assert goods(s) == {"silver": 4}


@rule("EN-SCROLL-W19")
def test_wood_trade_any_visible() -> None:
    s = table()
    own(s, 0, "wood_trade_any_visible")
    on_piles(s, 0, "mason", "priest")
    give(s, 0, silver=4)
    turn(s)
    assert {"trade mason top", "trade priest bottom"} <= set(options(s))


@rule("EN-SCROLL-W20", "EN-EFF-16")
def test_wood_bottom_trade_discount() -> None:
    s = table()
    own(s, 0, "wood_bottom_trade_discount")
    on_piles(s, 0, "mason")
    give(s, 0, silver=1)
    turn(s)
    s.card = CARDS.index("mason")
    s.settle()
    # 2 silver less: 0, and the fee of 1 is not reduced.
    play(s, "0 trade mason bottom")
    assert goods(s) == {"stone": 2}


@rule("EN-SCROLL-W21")
def test_wood_after_trade() -> None:
    s = table()
    own(s, 0, "wood_after_trade")
    on_piles(s, 0, "priest")
    give(s, 0, silver=1, wood=3)
    turn(s)
    s.card = CARDS.index("priest")
    s.settle()
    play(s, "0 trade priest top")
    assert options(s) == ["choose 1", "choose 2", "decline"]
    play(s, "0 choose 2", "0 develop labourers")
    # Paid with the wood just bought.
    assert s.mats[0].turned == 0b00010
    assert goods(s) == {"silver": 3}


@rule("EN-SCROLL-W22")
def test_wood_development_gold() -> None:
    s = table()
    own(s, 0, "wood_development_gold")
    give(s, 0, wood=4)
    turn(s)
    play(s, "0 develop labourers")
    assert goods(s) == {"silver": 3, "gold": 1}
    assert order_told(s, "develop", "gain") == ["develop", "gain", "gain"]


@rule("EN-SCROLL-W12")
def test_wood_gatekeeper_blessing() -> None:
    s = table()
    own(s, 0, "wood_gatekeeper_blessing")
    rubble(s, "dung_gate")
    give(s, 0, wood=1, stone=2)
    main(s, "rubble_wall_gate", 3)
    play(s, "0 space dung_gate", "0 build", "0 bless orange")
    assert goods(s) == {"cinders": 2, "silver": 1, "food": 1}
    assert s.mats[0].blessings == [1, 0, 0]


@rule("EN-SCROLL-W14")
def test_wood_adjacent_wall_does_not_reach_across_a_gate() -> None:
    s = table()
    own(s, 0, "wood_adjacent_wall")
    built(s, 1, "w23", "wall_card_03")
    rubble(s, "w22")
    give(s, 0, stone=2)
    main(s, "rubble_wall_gate", 5)
    play(s, "0 space w22", "0 build", "0 wall_card wall_card_01", "0 on_top wall_card_02")
    # The Fish Gate lies between w22 and w23.
    assert RING.index("w23") - RING.index("w22") == 2
    assert goods(s) == {"silver": 1}
    assert order_told(s, "copy") == []


@rule("EN-SCROLL-W15")
def test_wood_golden_altar_counts_each_golden_space() -> None:
    s = table()
    own(s, 0, "wood_golden_altar")
    altar(s, 5, 0, 0, 0)
    pending(s, MoveAltar(0, 2))
    # Printed on 6: 2 silver.
    assert goods(s) == {"silver": 3, "food": 1}


# ------------------------------------------------------------------ heroes


@rule("EN-HERO-01", "EN-HERO-02")
@pytest.mark.parametrize("game_round", [1, 2, 3])
@pytest.mark.parametrize("name", HEROES)
def test_a_hero_gives_as_many_rewards_as_rounds(name: str, game_round: int) -> None:
    s = table()
    s.round = game_round
    lay(s, "s1_1", f"stone_{name}")
    give(s, 0, silver=2)
    main(s, "torah_tent", 3)
    play(s, "0 scribe s1_1")
    if asked(s) == "blessing":
        play(s, "0 bless red")
    first = {"zerubbabel": "wood", "ezra": "cinders", "nehemiah": "stone"}[name]
    assert goods(s)[first] == 1
    second = {
        "zerubbabel": s.mats[0].altar == 2,
        "ezra": sum(s.mats[0].blessings) == 1,
        "nehemiah": s.mats[0].tent == 1,
    }[name]
    assert second == (game_round >= 2)
    assert vp(s) == (DATA.bundles[f"{name}:3"].rewards[0].n if game_round == 3 else 0)
    assert s.mats[0].heroes == 1 << HEROES.index(name)
    assert name not in GAME.view(s, 0)["heroes"]


@rule("EN-HERO-03")
def test_its_banner_counts_in_the_rest_of_the_same_action() -> None:
    s = table()
    lay(s, "s1_1", "stone_ezra")
    give(s, 0, silver=2)
    main(s, "torah_tent", 3)
    play(s, "0 scribe s1_1")
    assert banners(s, BLUE) == 2
    assert "tent 1" in options(s)


@rule("EN-HERO-04")
def test_heroes_do_not_score() -> None:
    s = table()
    hero(s, 0, "ezra")
    pending(s, ScoreTucked(0))
    assert vp(s) == 0
    assert s.mats[0].tucked == 0
