"""EN-PREP, EN-PROPH. Preparing for the Sabbath, and the prophets."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import (
    DATA,
    altar,
    asked,
    enter,
    give,
    goods,
    options,
    own,
    play,
    prepare,
    refused,
    table,
    tile,
    told,
    vp,
    week_over,
    workers_in_supply,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.names import ALTAR_CARDS
from trilith.games.ezra_nehemiah.prepare import items
from trilith.games.ezra_nehemiah.prophets import ZONES, zone


@rule("EN-PREP-01", "EN-PREP-03")
def test_items_in_any_order() -> None:
    s = table()
    own(s, 0, "wood_sabbath_tent", "wood_sabbath_altar")
    tile(s, 0, "farmers_1", turned=True)
    tile(s, 0, "guards_1", turned=True)
    s.mats[0].traders = 0b0001
    prepare(s, 0, workers=2)
    assert options(s) == [
        "judgment",
        "farmer",
        "labourer",
        "tile farmers",
        "tile guards",
        "scroll wood_sabbath_altar",
        "scroll wood_sabbath_tent",
    ]
    play(s, "0 farmer", "0 take wood", "0 tile farmers", "0 judgment")
    assert refused(s, "0 tile farmers") == "EN-PREP-03"
    assert refused(s, "0 judgment") == "EN-PROPH-04"


@rule("EN-PREP-02")
def test_players_prepare_one_after_the_other() -> None:
    s = week_over(table(3))
    s.shofar = 1
    enter(s, "prepare")
    assert s.to_act() == (1,)
    moves = ["1 judgment", *["1 farmer"] * 6]
    play(s, *moves)
    assert s.to_act() == (2,)


@rule("EN-PREP-04")
def test_one_may_finish_only_when_everything_is_done() -> None:
    s = table()
    own(s, 0, "wood_sabbath_tent")
    tile(s, 0, "guards_1", turned=True)
    tile(s, 0, "farmers_1", turned=True)
    s.mats[0].traders = 1
    prepare(s, 0, workers=1)
    assert refused(s, "0 finish") == "EN-PREP-04"
    play(s, "0 judgment")
    assert refused(s, "0 finish") == "EN-PREP-04"
    play(s, "0 farmer", "0 take wood")
    assert refused(s, "0 finish") == "EN-PREP-04"
    play(s, "0 tile farmers")
    assert refused(s, "0 finish") == "EN-PREP-04"
    play(s, "0 scroll wood_sabbath_tent", "0 bless red")
    # The retrieve of the guards may be left out.
    assert options(s) == ["tile guards", "finish"]
    play(s, "0 finish")
    assert s.is_over()


@rule("EN-PREP-05", "EN-PREP-06")
@pytest.mark.parametrize("variant", range(4))
@pytest.mark.parametrize("turned", [False, True])
def test_a_farmer_produces_what_the_tile_shows(variant: int, turned: bool) -> None:
    s = table()
    tile(s, 0, f"farmers_{variant + 1}", turned)
    prepare(s, 0, workers=3)
    play(s, "0 farmer")
    if asked(s) == "basic":
        play(s, "0 take stone")
    printed = DATA.bundles[DATA.tiles[2][variant].work[turned]].rewards
    expected = {("stone" if icon.word == "resource" else icon.word): icon.n for icon in printed}
    assert goods(s) == expected
    assert (s.mats[0].farmers, s.mats[0].supply) == (1, 2)
    play(s, "0 judgment")
    s.mats[0].supply = 0
    s.settle()


@rule("EN-PREP-05")
def test_without_a_worker_nobody_is_assigned() -> None:
    s = table()
    own(s, 0, "wood_sabbath_tent")
    prepare(s, 0)
    assert refused(s, "0 farmer") == "EN-PREP-05"
    assert refused(s, "0 labourer") == "EN-PREP-05"


@rule("EN-PREP-07")
@pytest.mark.parametrize("variant", range(4))
def test_each_labourer_chooses_between_two_productions(variant: int) -> None:
    s = table()
    tile(s, 0, f"labourers_{variant + 1}")
    prepare(s, 0, workers=3)
    play(s, "0 labourer", "0 choose 1", "0 take wood", "0 take stone")
    play(s, "0 labourer", "0 choose 2", "0 take wood")
    assert goods(s) == {"wood": 2, "stone": 1, "silver": 2}
    assert s.mats[0].labourers == 2
    s = table()
    tile(s, 0, f"labourers_{variant + 1}", turned=True)
    prepare(s, 0, workers=2)
    play(s, "0 labourer", "0 choose 2", "0 take cinders")
    assert goods(s) == {"gold": 1, "cinders": 1}


@rule("EN-PREP-08", "EN-DEV-04")
def test_a_retrieved_worker_is_assigned_immediately() -> None:
    s = table()
    tile(s, 0, "guards_1", turned=True)
    s.mats[0].traders = 1
    prepare(s, 0, workers=1)
    play(s, "0 tile guards", "0 retrieve trader:1")
    assert options(s) == ["farmer", "labourer"]
    assert refused(s, "0 judgment") == "EN-PROPH-04"
    play(s, "0 farmer")
    assert (s.mats[0].farmers, s.mats[0].traders, s.mats[0].supply) == (1, 0, 1)


@rule("EN-PREP-03", "EN-EFF-11")
def test_the_guards_tile_is_not_offered_with_nobody_to_retrieve() -> None:
    s = table()
    tile(s, 0, "guards_1", turned=True)
    prepare(s, 0, workers=2)
    assert options(s) == ["judgment", "farmer", "labourer"]
    assert refused(s, "0 tile guards") == "EN-EFF-11"
    assert [name for name, _, _ in items(s, 0)] == ["judgment", "workers"]
    s.mats[0].elders = 0b0001
    prepare(s, 0, workers=2)
    assert "tile guards" in options(s)
    assert ("guards", False, False) in items(s, 0)


@rule("EN-PREP-09")
def test_a_tile_turned_in_prepare_works_for_the_rest_of_it() -> None:
    s = table()
    own(s, 0, "wood_sabbath_auxiliary")
    tile(s, 0, "farmers_4")
    give(s, 0, cinders=5)
    prepare(s, 0, workers=3)
    play(s, "0 farmer")
    assert goods(s)["food"] == 2
    assert refused(s, "0 tile farmers") == "EN-PREP-03"
    play(s, "0 scroll wood_sabbath_auxiliary", "0 develop farmers")
    play(s, "0 farmer", "0 tile farmers")
    # 2 of the first farmer, 3 of the second, 2 of the tile; the first gains nothing more.
    assert goods(s)["food"] == 7


@rule("EN-PREP-10")
def test_farmers_and_labourers_stay_on_the_board() -> None:
    s = prepare(table(), 0, workers=2)
    play(s, "0 farmer", "0 judgment", "0 farmer")
    assert s.mats[0].farmers == 2


@rule("EN-PREP-11")
def test_neither_traders_nor_main_actions_in_prepare() -> None:
    s = prepare(table(), 0, workers=2)
    assert refused(s, "0 place trader:1") == "EN-PREP-11"
    assert refused(s, "0 main temple_altar") == "EN-PREP-11"
    assert refused(s, "0 play priest pile:1") == "EN-CARD-01"


# ------------------------------------------------------------------ the prophets


@rule("EN-PROPH-02")
def test_a_player_on_a_prophets_space_stands_between() -> None:
    s = table()
    # Zechariah on 2, Haggai on 5.
    found = {}
    for space in (0, 1, 2, 3, 5, 6):
        s.mats[0].altar = space
        found[space] = ZONES[zone(s, 0)]
    assert found == {
        0: "behind",
        1: "behind",
        2: "between",
        3: "between",
        5: "between",
        6: "ahead",
    }


@rule("EN-PROPH-01")
@pytest.mark.parametrize("space_zone", range(3))
@pytest.mark.parametrize("game_round", [1, 2, 3])
@pytest.mark.parametrize("card", range(4))
def test_every_judgment_of_every_altar_card(card: int, game_round: int, space_zone: int) -> None:
    s = table()
    s.altar_card, s.round = card, game_round
    judgment = DATA.judgments[card][game_round - 1]
    space = (judgment.zechariah - 1, judgment.haggai, judgment.haggai + 1)[space_zone]
    altar(s, space, 0, 0, 0)
    give(s, 0, food=5)
    s.mats[0].elders = 1
    prepare(s, 0, workers=1)
    play(s, "0 judgment")
    assert [event.args["zone"] for event in told(s, "judgment")] == [ZONES[space_zone]]
    name = judgment.effects[space_zone]
    assert name in ("", f"{ALTAR_CARDS[card]}:{game_round}:{ZONES[space_zone]}")
    icons = {icon.word: icon.n for icon in DATA.bundles[name].rewards} if name else {}
    asks = {"resource": "basic", "retrieve": "retrieve", "develop_free": "develop"}
    expected = [asks[word] for word in icons if word in asks]
    if "blessing_wild" in icons:
        expected = ["blessing"]
    assert asked(s) == (expected[0] if expected else "prepare")
    if not expected:
        assert goods(s).get("food", 0) == 5 + icons.get("food", 0) - icons.get("lose_food", 0)
        assert vp(s) == icons.get("vp", 0) - icons.get("lose_vp", 0)


@rule("EN-PROPH-03", "EN-EFF-11", "EN-PREP-08")
def test_a_retrieve_of_the_judgment() -> None:
    s = table()
    s.round = 2
    altar(s, 11, 0, 0, 0)
    s.mats[0].elders = 0b0100
    prepare(s, 0, workers=1)
    play(s, "0 judgment", "0 retrieve elder:3", "0 labourer", "0 choose 2", "0 take wood")
    assert (s.mats[0].labourers, s.mats[0].elders) == (1, 0)


@rule("EN-PROPH-03", "EN-EFF-13")
def test_a_free_turn_over_of_the_judgment_may_be_declined() -> None:
    s = table()
    s.altar_card, s.round = 1, 2
    altar(s, 10, 0, 0, 0)
    prepare(s, 0, workers=1)
    play(s, "0 judgment")
    assert options(s)[-1] == "decline"
    play(s, "0 decline")
    assert s.mats[0].turned == 0


@rule("EN-PROPH-04")
def test_the_judgment_cannot_be_skipped_and_comes_once() -> None:
    s = prepare(table(), 0, workers=1)
    assert refused(s, "0 finish") == "EN-PREP-04"
    play(s, "0 judgment")
    assert s.is_over() or refused(s, "0 judgment") == "EN-PROPH-04"
    assert len(told(s, "judgment")) == 1


def test_workers_set_aside_stay_sixteen() -> None:
    s = table()
    workers_in_supply(s, 0, 3)
    assert s.mats[0].supply + s.mats[0].pool == 14
