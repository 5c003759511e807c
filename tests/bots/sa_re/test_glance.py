"""Which actions of Sa-Ré look good before anything is searched."""

from __future__ import annotations

import pytest

from tests.bots.sa_re.grounds import SITE, race
from tests.games.sa_re.table import position, read, stock
from trilith.bots.sa_re.glance import rank
from trilith.games.sa_re.state import SaReState


def looks(s: SaReState, *actions: str) -> list[float]:
    return [rank(s, *read(f"0 {action}")) for action in actions]


def season(deck: str = "W W W", gauge: int = 0, cards: str = "") -> SaReState:
    given = {"seats.0.gauge": gauge}
    return position("sequence", players=2, deck=deck, cards={0: cards}, given=given)


def construction(mode: str = "scribe", **have: int) -> SaReState:
    return position(
        "construction",
        players=2,
        mode=mode,
        grounds={0: SITE | {1: "site:temple"}, 1: SITE},
        given={"seats.1.pyramid": 2, "seats.0.stock": stock(**have)},
    )


# ------------------------------------------------------------------ planning


def test_a_plan_is_kept_rather_than_undone() -> None:
    s = race(SITE)
    commit, lose, raze, other = looks(s, "commit", "lose wood", "raze foreman", "move cell:4")
    assert commit > lose > raze > other


def test_trades_are_launched_before_administration() -> None:
    trade, temple = looks(race({}), "launch carpenter", "launch temple")
    assert trade > temple


def test_a_worksite_that_foremen_cannot_watch_is_not_launched() -> None:
    """SR-PLAN-11. One foreman, two worksites already."""
    s = race(SITE | {1: "site:temple", 2: "site:market"})
    assert looks(s, "launch carpenter", "launch goldsmith") == [0.0, 0.0]


def test_a_worksite_more_than_there_are_foremen_looks_less_good() -> None:
    [free], [extra] = looks(race({}), "launch port"), looks(race(SITE), "launch port")
    assert free - extra == pytest.approx(1.5)


def test_a_scribe_launches_the_pyramid_and_an_architect_does_not_hurry() -> None:
    [scribe] = looks(race({}), "launch pyramid")
    [architect] = looks(race({}, mode="architect"), "launch pyramid")
    assert scribe == pytest.approx(3 + 2 * 18 / 10 - 0.15 * 9)
    assert architect == pytest.approx(3 + 2 * 1.8 / 10 - 0.15 * 9)


def test_a_site_goes_where_it_is_cheap_and_beside_the_pyramid() -> None:
    """Cell 2 lies beside the carpenter on 1, cell 7 beside the pyramid on 4, cell 11 in a corner."""
    beside_trade, beside_pyramid, corner = looks(
        race(SITE | {1: "carpenter"}), "at cell:2", "at cell:7", "at cell:11"
    )
    assert beside_trade == pytest.approx(1.5 + 0.3 * 2)
    assert beside_pyramid == pytest.approx(1.5 + 0.3 * 4)
    assert corner == pytest.approx(0.3 * 2)


# ------------------------------------------------------------------ the season


@pytest.mark.parametrize(
    ("deck", "gauge", "cards", "stops"),
    [
        ("W W W", 6, "", False),
        ("WW W W", 5, "", False),
        ("WW W W", 6, "", True),
        ("T W W", 4, "W S", True),
        ("T W W", 3, "W S", False),
        ("T W W", 4, "W", False),
        ("t W W", 5, "W S", True),
        ("t W W", 4, "W S", False),
        ("H W W", 5, "W S", True),
        ("H W W", 4, "W S", False),
        ("H W W", 5, "W", False),
    ],
)
def test_the_next_card_decides_whether_to_stop(
    deck: str, gauge: int, cards: str, stops: bool
) -> None:
    stop, draw = looks(season(deck, gauge, cards), "stop", "draw")
    assert (stop > draw) == stops


@pytest.mark.parametrize(("gauge", "stops"), [(4, False), (5, False), (6, True)])
def test_in_the_dark_two_steps_are_kept(gauge: int, stops: bool) -> None:
    """SR-INFO-01. With two cards already; a hungry player dares one step more."""
    stop, draw = looks(season("X W T", gauge, "W S"), "stop", "draw")
    assert (stop > draw) == stops
    stop, draw = looks(season("X W T", 6, "W"), "stop", "draw")
    assert stop < draw


@pytest.mark.parametrize(("gauge", "stops"), [(5, False), (6, True)])
def test_those_who_watch_stop_at_the_last_step(gauge: int, stops: bool) -> None:
    s = season("W W W", gauge)
    s.active = 1
    assert looks(s, "stop") == [9.0 if stops else 0.0]


def test_the_opponent_nearest_to_revolt_is_hurt() -> None:
    s = season(gauge=5)
    s.gauge[1] = 4
    for verb in ("pass trouble_single seat:1", "barracks seat:1"):
        [far] = looks(s, verb)
        s.gauge[1] = 6
        [near] = looks(s, verb)
        s.gauge[1] = 4
        assert near - far == pytest.approx(0.8)


def test_the_barracks_wait_until_their_owners_gauge_is_high() -> None:
    assert looks(season(gauge=2), "barracks seat:1") == [0.0]
    assert looks(season(gauge=3), "barracks seat:1")[0] >= 6.5


@pytest.mark.parametrize(
    ("card", "gauge", "expected"),
    [
        ("single_wood", 6, -5.0),
        ("double_wood_wood", 5, -5.0),
        ("double_wood_wood", 6, 8.5),
        ("trouble_double", 4, 8.5),
        ("trouble_double", 3, 7.0),
        ("horus_choice", 3, 5.5),
    ],
)
def test_the_palace_turns_down_what_would_hurt(card: str, gauge: int, expected: float) -> None:
    assert looks(season(gauge=gauge), f"palace {card}") == [expected]


def test_a_double_card_is_saved_before_a_single_one() -> None:
    assert looks(season(), "save single_wood", "save double_gold_wood") == [3.0, 6.0]


# ------------------------------------------------------------------ construction


def test_what_can_be_built_is_built_and_the_stage_first() -> None:
    stage, build, done = looks(construction(), "stage", "build cell:1", "done")
    assert stage > build > done
    [late] = looks(construction("architect"), "stage")
    assert late < build


def test_what_would_be_lost_is_spent_first_and_jokers_last() -> None:
    spent = looks(
        construction(),
        "spend card single_wood",
        "spend building wood",
        "spend building joker",
        "spend stock wood",
        "spend caravan joker",
    )
    assert spent == sorted(spent, reverse=True)
    assert len(set(spent)) == 5


def test_what_buildings_made_is_stored_before_cards() -> None:
    building, card = looks(construction(), "store building wood", "store card single_wood")
    assert building > card > 0


def test_a_caravan_is_chartered_of_what_would_lie_idle() -> None:
    assert looks(construction(wood=5), "charter") == [-1.0]
    s = position(
        "construction",
        players=2,
        grounds={0: SITE | {1: "carpenter", 2: "goldsmith"}, 1: SITE},
        given={"seats.1.pyramid": 2, "seats.0.stock": stock(stone=9)},
    )
    assert looks(s, "charter") == [4.0]
