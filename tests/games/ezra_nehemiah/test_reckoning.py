"""What a view reckons for the screen: banners by source, food due, what cards would score."""

from __future__ import annotations

from typing import Any

from tests.games.ezra_nehemiah.solo_table import rival_scribe, solo
from tests.games.ezra_nehemiah.table import (
    altar,
    built,
    enter,
    give,
    hero,
    levites,
    main,
    on_piles,
    own,
    pending,
    play,
    prepare,
    scribe,
    see,
    table,
    tile,
    tuck,
    turn,
    week_over,
    workers_in_supply,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah import GAME
from trilith.games.ezra_nehemiah.names import RIVAL
from trilith.games.ezra_nehemiah.solo_sabbath import OpponentSabbath


def pairs(found: list[dict[str, Any]]) -> list[tuple[str, int]]:
    return [(one["source"], one["count"]) for one in found]


# ------------------------------------------------------------------ banners


@rule("EN-BANNER-02", "EN-BANNER-04", "EN-BANNER-09", "EN-HERO-03")
def test_banners_are_listed_by_source() -> None:
    s = main(table(), "temple_altar", banners=2)
    on_piles(s, 0, "mason priest", "singer")
    tuck(s, 0, "temple_servant")
    hero(s, 0, "zerubbabel")
    seen = see(s)
    red = seen["banner_sources"]["red"]
    assert pairs(red) == [
        ("priest", 4),
        ("singer", 3),
        ("temple_servant", 1),
        ("zerubbabel", 2),
        ("wild", 2),
    ]
    assert [one["kind"] for one in red] == ["pile", "pile", "tucked", "hero", "bonus"]
    assert seen["banners"]["red"] == sum(one["count"] for one in red)


@rule("EN-BANNER-05")
def test_banners_spent_are_those_gained_less_those_left() -> None:
    s = table()
    give(s, 0, gold=1)
    main(s, "temple_altar", banners=4)
    play(s, "0 temple temple:3 gold")
    seen = see(s)
    total = sum(one["count"] for one in seen["banner_sources"]["red"])
    assert (total, seen["turn"]["spent"], seen["banners"]["red"]) == (4, 3, 1)


@rule("EN-BANNER-01", "EN-BANNER-06")
def test_spent_banners_are_taken_from_their_own_colour_and_none_is_left_afterwards() -> None:
    s = table()
    on_piles(s, 0, "priest", "mason")
    give(s, 0, gold=1)
    assert see(turn(s.clone()))["banners"] == {"red": 4, "grey": 4, "blue": 0}
    main(s, "temple_altar")
    play(s, "0 temple temple:3 gold")
    assert see(s)["banners"] == {"red": 1}
    play(s, "0 finish")
    assert see(s)["turn"]["main_done"]
    assert see(s)["banners"] == {}


@rule("EN-TE-01", "EN-TEMPLE-09")
def test_banners_to_come_are_of_one_elder_and_of_levites_not_used() -> None:
    s = main(table(), "temple_altar")
    levites(s, 0, 3)
    workers_in_supply(s, 0, 2)
    assert pairs(see(s)["banners_to_come"]["red"]) == [("elder", 2), ("levite", 3)]
    play(s, "0 place elder:2", "0 banner")
    assert pairs(see(s)["banners_to_come"]["red"]) == [("levite", 2)]


@rule("EN-TE-01")
def test_without_a_worker_no_elder_is_to_come() -> None:
    s = main(table(), "torah_tent", banners=9)
    workers_in_supply(s, 0, 0)
    assert see(s)["banners_to_come"] == {"red": [], "grey": [], "blue": []}


@rule("EN-CARD-05", "EN-BANNER-09")
def test_a_card_that_is_played_counts_in_place_of_the_one_it_covers() -> None:
    s = table()
    on_piles(s, 0, "perfumer", "watchman")
    s = turn(s)
    seen = see(s)["seats"][0]
    assert seen["banners"] == {"red": 0, "grey": 4, "blue": 4}
    assert seen["plays"]["priest"] == [
        {"red": 4, "grey": 3, "blue": 1},
        {"red": 4, "grey": 1, "blue": 3},
        {"red": 4, "grey": 4, "blue": 4},
    ]
    assert "plays" not in see(s, seat=1)["seats"][0]
    play(s, "0 play priest pile:1")
    assert see(s)["seats"][0]["banners"] == {"red": 4, "grey": 3, "blue": 1}
    assert see(s)["seats"][0]["plays"] == {}


# ------------------------------------------------------------------ Torah


@rule("EN-TORAH-05", "EN-TORAH-06")
def test_the_way_to_each_open_tile_has_its_price_in_silver() -> None:
    s = table()
    scribe(s, 0, "s1_1")
    scribe(s, 1, "s1_2")
    scribe(s, 1, "s2_2")
    told = see(main(s, "torah_tent"))["torah"]
    assert told["ways"] == {"s1_3": 0, "s2_1": 0, "s2_3": 1, "s3_2": 1, "s3_3": 1}
    assert told["steps"] == {"s1_1": 0, "s1_2": 1, "s2_2": 1}


def test_ways_are_shown_only_in_the_torah_action() -> None:
    assert see(main(table(), "temple_altar"))["torah"] == {}
    assert see(turn(table()))["torah"] == {}


# ------------------------------------------------------------------ Sabbath


@rule("EN-SAB-08", "EN-SCORE-04", "EN-SCORE-06")
def test_a_card_is_worth_what_it_would_score_now() -> None:
    s = week_over(table())
    built(s, 0, "fish_gate")
    tuck(s, 0, "watchman")
    assert see(s)["seats"][0]["card_points"]["watchman"] == {"count": 2, "points": 3}
    before = s.mats[0].vp()
    enter(s, "score")
    assert s.mats[0].vp() == before + 3


@rule("EN-CARD-04")
def test_only_its_owner_sees_the_value_of_a_hand() -> None:
    s = table()
    on_piles(s, 0, "perfumer")
    hand = see(s)["seats"][0]["hand"]
    assert set(see(s)["seats"][0]["card_points"]) == {"perfumer", *hand}
    assert set(see(s, seat=1)["seats"][0]["card_points"]) == {"perfumer"}


@rule("EN-SAB-02", "EN-SAB-03")
def test_food_due_is_what_feeding_would_ask_for() -> None:
    s = week_over(table())
    scribe(s, 0, "s1_2")
    assert see(s)["seats"][0]["food_due"] == 2  # a gatekeeper and a scribe; levites do not eat
    own(s, 0, "wood_no_feed_scribes")
    assert see(s)["seats"][0]["food_due"] == 1


@rule("EN-PROPH-02")
def test_the_zone_is_where_the_prophets_would_judge() -> None:
    s = table()
    altar(s, 1, 2, 5, 6)
    zones = [seat["zone"] for seat in see(s)["seats"]]
    assert zones == ["behind", "between", "between", "ahead"]


@rule("EN-PREP-03", "EN-PREP-04")
def test_prepare_lists_what_is_done_and_what_remains() -> None:
    s = table()
    tile(s, 0, "farmers_3", turned=True)
    tile(s, 0, "guards_1", turned=True)
    s.mats[0].elders = 0b0001
    own(s, 0, "wood_sabbath_altar")
    s = prepare(s, workers=1)
    give(s, 0, food=3)
    assert see(s)["prepare"] == [
        {"item": "judgment", "done": False, "must": True},
        {"item": "workers", "done": False, "must": True},
        {"item": "farmers", "done": False, "must": True},
        {"item": "guards", "done": False, "must": False},
        {"item": "wood_sabbath_altar", "done": False, "must": True},
    ]
    play(s, "0 judgment", "0 farmer", "0 scroll wood_sabbath_altar")
    done = {one["item"]: one["done"] for one in see(s)["prepare"]}
    assert [item for item in done if not done[item]] == ["farmers", "guards"]


@rule("EN-SOLO-71", "EN-SOLO-72", "EN-SOLO-73", "EN-SOLO-74")
def test_the_opponents_sabbath_is_announced_before_it_comes() -> None:
    s = solo()
    rival = s.mats[RIVAL]
    workers_in_supply(s, RIVAL, 2)
    rival_scribe(s, "s3_1")
    rival.blessings[:] = [1, 4, 0]
    rival.altar = 6
    told = see(s)["opponent"]["sabbath"]
    assert told == {
        "silver": 2,
        "highest_row": 3,
        "worker_points": 2,
        "blessing_points": 4,
        "golden_points": 2,
    }
    before = rival.vp()
    pending(s, OpponentSabbath())
    assert rival.vp() == before + sum(told.values()) - told["silver"]


# ------------------------------------------------------------------ views name things


@rule("EN-PREP-03")
def test_the_view_names_the_items_done_in_this_prepare() -> None:
    s = table()
    own(s, 0, "wood_sabbath_tent")
    tile(s, 0, "farmers_1", turned=True)
    prepare(s, 0, workers=1)
    assert GAME.view(s, 1)["turn"]["prepared"] == []
    play(s, "0 judgment", "0 tile farmers", "0 scroll wood_sabbath_tent")
    assert GAME.view(s, 1)["turn"]["prepared"] == ["judgment", "farmers", "wood_sabbath_tent"]


@rule("EN-GUARD-01", "EN-GUARD-04")
def test_storage_without_a_limit_is_no_number() -> None:
    s = table()
    tile(s, 0, "guards_1")
    tile(s, 1, "guards_1", turned=True)
    assert [seat["storage"] for seat in GAME.view(s, 0)["seats"][:2]] == [5, None]
