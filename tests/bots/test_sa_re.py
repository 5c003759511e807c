"""What the expert thinks of Sa-Ré: the race to the pyramid, and what it looks at on the way."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from tests.bots.sa_re.grounds import SITE, race
from tests.games.sa_re.table import play, position, stock
from trilith.bots import Seen, get
from trilith.bots.heuristic import against_rivals, heuristic_for
from trilith.bots.mcts import Search
from trilith.bots.sa_re import HEURISTIC, RIVAL
from trilith.bots.sa_re.race import TENTHS
from trilith.games.sa_re import GAME

# ------------------------------------------------------------------ the chance to win


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_make_a_whole(players: int) -> None:
    assert sum(HEURISTIC.outlook(race(SITE, players))) == pytest.approx(TENTHS)


@pytest.mark.parametrize(
    ("ground", "given"),
    [
        (SITE, {"seats.0.stages": 1}),
        (SITE | {1: "stonecutter"}, {}),
        (SITE | {8: "port"}, {}),
        (SITE, {"seats.0.stock": stock(stone=3)}),
        (SITE, {"seats.0.caravans": 2}),
    ],
    ids=["stage", "trade", "port", "stock", "caravans"],
)
def test_what_helps_to_the_pyramid_helps_to_win(
    ground: Mapping[int, str], given: Mapping[str, object]
) -> None:
    nothing = {"seats.0.stock": stock()}
    before = HEURISTIC.outlook(race(SITE, given=nothing))
    after = HEURISTIC.outlook(race(ground, given=nothing | dict(given)))
    assert after[0] > before[0]
    assert after[1] < before[1]


def test_a_player_who_has_won_stays_the_winner() -> None:
    s = position(
        "end_check", players=2, grounds={0: {4: "pyramid"}, 1: SITE}, given={"seats.1.pyramid": 2}
    )
    assert s.is_over()
    assert HEURISTIC.outlook(s) == [TENTHS, 0.0]


@pytest.mark.parametrize("mode", ["priest", "pharaoh"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_longer_modes_are_races_too(mode: str, players: int) -> None:
    s = race(SITE, players, mode)
    assert sum(HEURISTIC.outlook(s)) == pytest.approx(TENTHS)
    assert HEURISTIC.whole(s) == TENTHS


@pytest.mark.parametrize("mode", ["priest", "pharaoh"])
@pytest.mark.parametrize(
    ("ground", "given"),
    [
        (SITE, {"seats.0.stages": 1}),
        (SITE | {1: "stonecutter"}, {}),
        (SITE | {8: "port"}, {}),
        (SITE | {1: "temple"}, {}),
        (SITE, {"seats.0.stock": stock(stone=3)}),
    ],
    ids=["stage", "trade", "port", "administration", "stock"],
)
def test_what_the_goal_asks_for_helps_to_win(
    ground: Mapping[int, str], given: Mapping[str, object], mode: str
) -> None:
    nothing = {"seats.0.stock": stock()}
    before = HEURISTIC.outlook(race(SITE, mode=mode, given=nothing))
    after = HEURISTIC.outlook(race(ground, mode=mode, given=nothing | dict(given)))
    assert after[0] > before[0]


def test_an_architect_is_judged_by_what_everybody_has() -> None:
    s = race(SITE, mode="architect")
    standings = HEURISTIC.standings(s)
    assert HEURISTIC.outlook(s) == [against_rivals(standings, seat, RIVAL) for seat in range(2)]
    assert HEURISTIC.whole(s) == 0.0


# ------------------------------------------------------------------ what a search looks at


def test_the_card_on_offer_is_looked_at_by_its_sort() -> None:
    sights = {
        deck: HEURISTIC.sight(position("sequence", players=2, deck=f"{deck} W W"), 0)
        for deck in ("W", "S", "WW", "GS", "t", "T", "H")
    }
    assert sights["W"] == sights["S"]
    assert sights["WW"] == sights["GS"]
    assert len(set(sights.values())) == 5


def test_in_the_dark_only_the_gauge_is_looked_at() -> None:
    """SR-INFO-01. What nobody knows makes no difference."""
    one = position("sequence", players=2, deck="X W T")
    two = position("sequence", players=2, deck="X T W")
    high = position("sequence", players=2, deck="X T W", given={"seats.0.gauge": 3})
    assert one.dark
    assert HEURISTIC.sight(one, 0) == HEURISTIC.sight(two, 0) != HEURISTIC.sight(high, 0)


def test_outside_the_season_chance_shows_nothing() -> None:
    assert HEURISTIC.sight(race(SITE), 0) is None


def test_in_the_season_every_card_is_a_turn() -> None:
    s = position("sequence", players=2, deck="t W W W W")
    first = HEURISTIC.turn(s, 0)
    play(s, "0 draw")
    assert HEURISTIC.turn(s, 0) == first  # a Trouble alone ends nothing
    play(s, "0 draw")
    assert HEURISTIC.turn(s, 0) != first


def test_a_search_tells_the_next_offers_apart() -> None:
    s = position("sequence", players=2, deck="t W S G WW GS T H W S G")
    search = Search(Seen(GAME, s, 0), heuristic_for(GAME), random.Random(1))
    for _ in range(60):
        search.simulate()
    draw = next(b for b in search.roots[0].branches.values() if b.action.verb == "draw")
    assert draw.node is not None
    assert len(draw.node.apart) > 2
    assert not draw.node.visits


# ------------------------------------------------------------------ how it plays


def test_the_expert_pays_for_the_last_stage() -> None:
    s = position(
        "construction",
        players=2,
        grounds={0: SITE, 1: SITE},
        given={
            "seats.0.stages": 2,
            "seats.1.pyramid": 2,
            "seats.0.stock": stock(wood=2, stone=4, gold=3),
        },
    )
    assert str(get("expert:40")("pay").choose(Seen(GAME, s, 0))) == "stage"


def test_an_expert_beats_a_medium_bot_to_the_pyramid() -> None:
    s = position("planning", players=2)
    bots = [get("medium")("a"), get("expert:12")("b")]
    while not s.is_over() and s.round < 40:
        seat = s.to_act()[0]
        s.apply(seat, bots[seat].choose(Seen(GAME, s, seat)))
    assert GAME.winners(s) == [1]
