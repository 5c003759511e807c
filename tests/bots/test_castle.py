"""What the bots think of the castle: what a player has, and which actions look good."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.castle.table import position, read
from trilith.bots.castle import FACTS, HEURISTIC, PIECE, RIVAL, THALER
from trilith.games.castle.components import SPACES
from trilith.games.castle.state import CastleState

NOTHING = {f"seats.0.resources.{kind}": 0 for kind in ("sand", "wood", "clay", "stone", "silver")}


def table(**given: Any) -> CastleState:
    """A round begins for three; seat 0 has nothing but what is said."""
    bare = NOTHING | {"seats.0.thalers": 0, "seats.0.helpers": 0, "seats.0.vp": 0}
    return position("select", given=bare | {k.replace("__", "."): v for k, v in given.items()})


def mine(**given: Any) -> dict[str, Any]:
    """The same of seat 0, with short names."""
    return {f"seats__0__{name}": value for name, value in given.items()}


def facts(s: CastleState, seat: int = 0) -> dict[str, float]:
    return dict(zip(FACTS, HEURISTIC.facts(s, seat), strict=True))


def looks(s: CastleState, *actions: str) -> list[float]:
    return [HEURISTIC.rank(s, *read(f"0 {action}")) for action in actions]


# ------------------------------------------------------------------ what a player has


def test_the_first_three_of_a_kind_count_apart_from_the_rest() -> None:
    s = table(**mine(resources__sand=5, resources__stone=4, resources__silver=1))
    found = facts(s)
    assert [found[kind] for kind in ("sand", "wood", "stone", "silver")] == [3, 0, 3, 1]
    assert found["beyond"] == 3
    assert found["types"] == 2  # silver is no building material
    points = s.data.points
    assert found["held"] == min(24, 5 * points[0] + 4 * points[3])


def test_what_is_held_counts_up_to_twenty_four_points() -> None:
    assert facts(table(**mine(resources__stone=9, resources__clay=9)))["held"] == 24


@pytest.mark.parametrize(
    ("thalers", "parts"),
    [(0, (0, 0, 0)), (10, (10, 0, 0)), (11, (10, 1, 0)), (20, (10, 10, 0)), (23, (10, 10, 3))],
)
def test_the_first_thalers_count_apart_from_later_ones(
    thalers: int, parts: tuple[int, ...]
) -> None:
    found = facts(table(**mine(thalers=thalers)))
    assert tuple(found[name] for name in ("thalers", "thalers_10", "thalers_20")) == parts


def test_a_hand_counts_with_the_card_that_lies_face_down() -> None:
    whole = facts(table())
    assert whole["architect"] == 1
    chosen = table()
    chosen.hand[0] &= ~1
    chosen.face_down[0] |= 1
    assert facts(chosen)["hand"] == whole["hand"]


def test_helpers_count_where_they_stand() -> None:
    s = table(**mine(helpers=2))
    s.places[1] = 0
    s.places[2] = 1
    s.innkeeper = 0
    s.granary = (0, 1, 0)
    found = facts(s)
    assert (found["helpers"], found["innkeeper"], found["granary"]) == (2, 1, 2)
    carts = ("cart_sand", "cart_wood", "cart_clay", "cart_stone", "rider")
    assert [found[cart] for cart in carts] == [0, 1, 0, 0, 0]
    assert facts(s, 1)["cart_clay"] == 1
    assert facts(s, 1)["innkeeper"] == 0


def standing_on(s: CastleState, score: str, seat: int = 0) -> Any:
    """Put a helper on the first space that counts this; what is printed there."""
    space = next(i for i in range(len(SPACES)) if s.data.space[i].scores == score)
    s.spaces[space] = seat
    return s.data.space[space]


def test_a_helper_in_the_castle_counts_what_it_would_score_now_and_for_each_more() -> None:
    s = table()
    entry = standing_on(s, "tiles_left")
    rate = entry.vp_per_unit / entry.units_per_step
    found = facts(s)
    assert found["tiles_left"] == pytest.approx(rate)
    assert found["now"] == pytest.approx(rate * s.unbuilt.bit_count())
    assert facts(s, 1)["now"] == 0


def test_the_market_counts_thirty_thalers_and_the_palace_the_best_pieces() -> None:
    s = table(**mine(thalers=50, resources__stone=1, resources__sand=20))
    market, palace = standing_on(s, "market_conversion"), standing_on(s, "palace_conversion")
    found = facts(s)
    assert found["market"] == pytest.approx(30 * market.vp_per_unit / market.units_per_step)
    assert found["palaces"] == 1.0
    room = palace.max_resources
    assert found["palace"] == s.data.points[3] + (room - 1) * s.data.points[0]


def test_a_standing_is_points_and_facts_by_how_much_of_the_game_is_left() -> None:
    s = table(**mine(vp=7, thalers=3))
    values = HEURISTIC.facts(s, 0)
    for left in (0.0, 0.5, 1.0):
        worth = sum(
            fact * (end + left * more)
            for fact, (end, more) in zip(values, FACTS.values(), strict=True)
        )
        assert HEURISTIC.standing(s, 0, left) == pytest.approx(7 + worth)
    assert HEURISTIC.standings(s)[0] == pytest.approx(HEURISTIC.standing(s, 0, HEURISTIC.left(s)))
    assert HEURISTIC.left(s) == s.round_track / s.data.by_players[3].rounds
    assert HEURISTIC.rivalry == RIVAL


def test_at_the_end_only_points_count() -> None:
    s = table(**mine(vp=7, thalers=30))
    s.stack = []
    s.settle()
    assert s.is_over()
    assert HEURISTIC.standing(s, 0, 1.0) == 7.0


# ------------------------------------------------------------------ at a glance


def test_a_tile_with_more_crowns_is_built_first() -> None:
    assert looks(table(), "build keep", "build house_1") == [40.0 + 14, 40.0 + 6]


def test_what_one_has_most_of_is_paid_first_and_a_joker_last() -> None:
    s = table(**mine(resources__sand=4, resources__clay=2))
    sand, clay, wood = looks(s, "pay sand", "pay clay", "pay wood")
    assert (sand, clay, wood) == (4.0, 2.0, 0.0)


def test_the_fuller_row_of_the_watchtower_is_taken() -> None:
    s = table()
    s.watchtower = [0, 3, 1, 0, 0]
    sand, wood, clay, stone = looks(s, "take sand", "take wood", "take clay", "take stone")
    assert (sand, wood) == (PIECE[0] * 4, 3 * PIECE[1] * 4)
    assert (clay, stone) == (PIECE[2] * 4, PIECE[3] * 4)


def test_a_place_in_the_castle_is_worth_what_it_scores_less_its_price() -> None:
    s = table()
    space = next(i for i, entry in enumerate(s.data.space) if entry.scores == "tiles_left")
    [look] = looks(s, f"place {SPACES[space]}")
    left = HEURISTIC.left(s)
    gain = HEURISTIC.space(s, 0, space, left) - THALER * left * s.data.prices[space]
    assert look == pytest.approx(3.0 + 2 * gain)


def test_what_a_space_scores_is_guessed_early_and_counted_late() -> None:
    s = table(**mine(thalers=10, resources__stone=2))
    spaces = {entry.scores: i for i, entry in enumerate(s.data.space)}
    tiles, entry = spaces["tiles_left"], s.data.space[spaces["tiles_left"]]
    rate = entry.vp_per_unit / entry.units_per_step
    assert HEURISTIC.space(s, 0, tiles, 1.0) == pytest.approx(6.0 * rate)
    assert HEURISTIC.space(s, 0, tiles, 0.0) == pytest.approx(s.unbuilt.bit_count() * rate)
    market, palace = spaces["market_conversion"], spaces["palace_conversion"]
    assert HEURISTIC.space(s, 0, market, 0.5) == 5.0
    assert HEURISTIC.space(s, 0, market, 0.0) == pytest.approx(3.0)
    assert HEURISTIC.space(s, 0, palace, 0.5) == 16.0
    assert HEURISTIC.space(s, 0, palace, 0.0) == min(20.0, 2 * s.data.points[3])


def test_a_cart_is_worth_the_pieces_it_gives() -> None:
    s = table()
    sand, stone = looks(s, "place cart_sand", "place cart_stone")
    assert sand == pytest.approx(10 + s.data.place[0].amount * PIECE[0])
    assert stone == pytest.approx(10 + s.data.place[3].amount * PIECE[3])


def test_goods_go_to_the_cart_dear_ones_first_and_to_the_court_cheap_ones_first() -> None:
    s = table(**mine(resources__sand=2))
    sand, stone = looks(s, "load sand", "load stone")
    assert (sand, stone) == (4.0 + s.data.points[0], 4.0 + s.data.points[3])
    assert looks(s, "court sand") == [2.0 - PIECE[0]]
    assert looks(s, "exchange sand") == [pytest.approx(2.5 + PIECE[0] - 0.5 * 2)]


def test_cards_come_back_with_the_architect_when_few_are_left() -> None:
    s = table()
    assert looks(s, "choose architect", "choose trader") == [0.0, 0.0]
    s.hand[0] = s.hand[0] & -s.hand[0]
    assert looks(s, "choose architect", "choose trader") == [4.0, 0.0]


def test_more_is_cashed_in_before_less() -> None:
    more, less = looks(table(), "cash_in 2", "cash_in 1")
    assert (more, less) == (2.0, 1.0)
