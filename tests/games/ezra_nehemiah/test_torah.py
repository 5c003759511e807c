"""EN-TORAH, EN-WHITE. Teaching the Torah."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.table import (
    GAME,
    asked,
    give,
    goods,
    lay,
    main,
    options,
    order_told,
    own,
    play,
    refused,
    scribe,
    see,
    table,
    told,
    vp,
    workers,
    workers_in_supply,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.counters import scribes
from trilith.games.ezra_nehemiah.end import scribe_points
from trilith.games.ezra_nehemiah.names import SCROLL_SPACES
from trilith.games.ezra_nehemiah.snapshot import dump_fields
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.torah import BELOW


def torah(s: EzraState, banners: int = 9, **given: int) -> EzraState:
    give(s, 0, **given)
    return main(s, "torah_tent", banners)


def plain(players: int = 4) -> EzraState:
    """A table whose scroll tiles of rows 2 and 3 give nothing at once."""
    s = table(players)
    quiet = ["wood_no_feed_farmers_labourers", "wood_no_feed_traders_gatekeepers"]
    quiet += ["wood_build_stone_discount", "wood_adjacent_wall", "wood_trader_twice"]
    quiet += ["wood_bottom_trade_discount", "wood_development_gold", "wood_tent_extra"]
    quiet += ["wood_sabbath_worker_resource"]
    for space, tile in zip(SCROLL_SPACES[3:12], quiet, strict=True):
        lay(s, space, tile)
    return s


@rule("EN-TORAH-01")
def test_a_scribe_and_the_tent_each_once_in_either_order() -> None:
    s = torah(plain(), 9, silver=9)
    play(s, "0 tent 1", "0 scribe s1_2")
    assert s.spent == 2 + 3
    assert refused(s, "0 scribe s1_1") == "EN-TORAH-01"
    assert refused(s, "0 tent 1") == "EN-TENT-03"
    s = torah(plain(), 4, silver=9)
    play(s, "0 scribe s1_2")
    # All banners are shared: one is left.
    assert refused(s, "0 tent 1") == "EN-TENT-01"


@rule("EN-TORAH-02")
def test_a_scribe_needs_a_worker() -> None:
    s = plain()
    workers_in_supply(s, 0, 0)
    assert refused(torah(s, 9, silver=9), "0 scribe s1_1") == "EN-TORAH-02"


@rule("EN-TORAH-03")
def test_a_tile_holds_one_scribe() -> None:
    s = plain()
    scribe(s, 1, "s1_1")
    assert refused(torah(s, 9, silver=9), "0 scribe s1_1") == "EN-TORAH-03"


@rule("EN-TORAH-04")
@pytest.mark.parametrize(
    ("space", "banners", "cost"),
    [
        ("s1_1", 3, {"silver": 2}),
        ("s2_1", 5, {"silver": 3}),
        ("s3_1", 6, {"gold": 1}),
        ("s4_1", 7, {"gold": 2}),
    ],
)
def test_the_cost_of_each_row(space: str, banners: int, cost: dict[str, int]) -> None:
    def ready(n: int, **given: int) -> EzraState:
        s = plain()
        for below in ("s1_1", "s2_1", "s3_1"):
            if below[1] < space[1]:
                scribe(s, 0, below)
        return torah(s, n, **given)

    s = ready(banners, **cost)
    play(s, f"0 scribe {space}")
    assert (s.spent, {k: v for k, v in goods(s).items() if k in cost}) == (banners, {})
    assert refused(ready(banners - 1, **cost), f"0 scribe {space}") == "EN-TORAH-04"
    poor = {name: n - 1 for name, n in cost.items()}
    assert refused(ready(banners, **poor), f"0 scribe {space}") == "EN-TORAH-04"


@rule("EN-TORAH-05")
def test_a_tile_is_reached_from_the_two_diagonally_below() -> None:
    names = {SCROLL_SPACES[i]: [SCROLL_SPACES[b] for b in below] for i, below in enumerate(BELOW)}
    assert names["s1_2"] == []
    assert names["s2_1"] == ["s1_1"]
    assert names["s2_2"] == ["s1_1", "s1_2"]
    assert names["s4_6"] == ["s3_5"]
    s = plain()
    scribe(s, 3, "s1_2")
    torah(s, 9, silver=9)
    assert options(s, verb="scribe") == ["scribe s1_1", "scribe s1_3", "scribe s2_2", "scribe s2_3"]
    assert refused(s, "0 scribe s2_1") == "EN-TORAH-05"


@rule("EN-TORAH-06")
def test_every_foreign_scribe_of_the_whole_chain_is_paid() -> None:
    s = plain()
    scribe(s, 1, "s1_1")
    scribe(s, 2, "s2_1")
    scribe(s, 0, "s3_1")
    torah(s, 9, gold=2, silver=2)
    play(s, "0 scribe s4_1")
    assert [goods(s, seat).get("silver", 0) for seat in range(3)] == [0, 1, 1]
    assert [event.args["other"] for event in told(s, "pay_player")] == ["seat:1", "seat:2"]


@rule("EN-TORAH-07", "EN-EFF-15")
def test_the_player_chooses_the_chain_among_those_that_can_be_paid() -> None:
    s = plain()
    scribe(s, 1, "s1_1")
    scribe(s, 2, "s1_2")
    torah(s, 9, silver=4)
    play(s, "0 scribe s2_2")
    assert options(s) == ["branch s1_1", "branch s1_2"]
    play(s, "0 branch s1_2")
    assert goods(s, 2) == {"silver": 1}
    # Row cost and branching together must be there.
    s = plain()
    scribe(s, 1, "s1_1")
    assert refused(torah(s, 9, silver=3), "0 scribe s2_2") == "EN-TORAH-07"
    refusal = s.why_not(0, GAME.catalogue.read("scribe s2_2"))
    assert refusal is not None
    assert (refusal.args["need"], refusal.args["have"]) == (4, 3)


@rule("EN-TORAH-07")
def test_chains_with_the_same_payments_are_not_asked_for() -> None:
    s = plain()
    scribe(s, 1, "s1_1")
    scribe(s, 1, "s1_2")
    torah(s, 9, silver=4)
    play(s, "0 scribe s2_2")
    assert asked(s) == "torah-step"
    assert goods(s, 1) == {"silver": 1}


@rule("EN-TORAH-08")
def test_the_order_of_what_a_scribe_brings() -> None:
    s = plain()
    own(s, 0, "wood_scribe_blessing")
    lay(s, "s2_1", "wood_golden_altar")
    scribe(s, 0, "s1_1")
    torah(s, 9, silver=3)
    play(s, "0 scribe s2_1", "0 bless red")
    assert order_told(s, "pay", "scribe", "gain", "score", "blessing") == [
        "pay",
        "scribe",
        "gain",
        "score",
        "blessing",
    ]
    assert (goods(s), vp(s)) == ({"food": 1}, 1)


@rule("EN-TORAH-09", "EN-WHITE-05")
def test_the_first_scribe_of_a_row_takes_its_food() -> None:
    s = plain(2)
    s.white = [3, 6]
    scribe(s, 0, "s1_2")
    torah(s, 9, silver=9)
    play(s, "0 scribe s2_2")
    assert goods(s)["food"] == 1
    assert s.row_food == [0, 0, 2, 3]
    torah(s, 9, silver=9)
    give(s, 0, food=0)
    play(s, "0 scribe s2_3")
    assert "food" not in goods(s)


@rule("EN-TORAH-10")
def test_the_scribe_stays_and_the_tile_is_the_players() -> None:
    s = torah(plain(), 9, silver=9)
    play(s, "0 scribe s1_1")
    assert workers(s, 0) == 16
    assert s.mats[0].supply == 5
    assert see(s)["seats"][0]["scrolls"] == [dump_fields(s)["scrolls"]["s1_1"]["tile"]]


@rule("EN-TORAH-11", "EN-END-07")
def test_scribes_score_their_row_at_the_end() -> None:
    s = plain()
    for space in ("s1_1", "s2_1", "s3_1", "s4_1"):
        scribe(s, 0, space)
    assert scribe_points(s, 0) == 1 + 2 + 3 + 4


# ------------------------------------------------------------------ white workers


@rule("EN-WHITE-01")
def test_a_white_worker_is_branched_off_for_a_silver_to_the_supply() -> None:
    s = torah(plain(2), 9, silver=4)
    play(s, "0 scribe s2_1")
    assert goods(s) == {"food": 1}
    assert goods(s, 1) == {}


@rule("EN-WHITE-02", "EN-WHITE-03", "EN-TORAH-03")
def test_a_scribe_on_its_tile_sends_the_white_worker_up() -> None:
    s = torah(plain(2), 3, silver=2)
    play(s, "0 scribe s1_3")
    assert goods(s).get("silver", 0) == 0
    assert [SCROLL_SPACES[i] for i in s.white] == ["s1_1", "s2_4"]


@rule("EN-WHITE-03")
def test_it_goes_on_over_scribes_along_its_edge() -> None:
    s = plain(2)
    scribe(s, 1, "s2_1")
    torah(s, 3, silver=2)
    play(s, "0 scribe s1_1")
    assert SCROLL_SPACES[s.white[0]] == "s3_1"


@rule("EN-WHITE-04")
def test_it_leaves_the_game_rather_than_reach_the_top_row() -> None:
    s = plain(2)
    scribe(s, 1, "s2_1")
    scribe(s, 1, "s3_1")
    torah(s, 3, silver=2)
    play(s, "0 scribe s1_1")
    assert s.white[0] == -1
    assert len(told(s, "white_leaves")) == 1


@rule("EN-WHITE-05")
def test_white_workers_are_no_scribes() -> None:
    s = plain(2)
    assert [scribes(s, seat) for seat in (0, 1)] == [0, 0]
    assert GAME.scores(s)[0].total == 10
