"""What the bots think of Ezra and Nehemiah: what a player has, and which actions look good."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ezra_nehemiah.table import give, main, read, table, turn
from trilith.bots.ezra_nehemiah import AT_END, FACTS, GLANCE, HEURISTIC, PER_ROUND, WORTH
from trilith.games.ezra_nehemiah.names import CARDS, FIRST_WOOD, FOOD, GOLD, OVER, SCORE, TUCK
from trilith.games.ezra_nehemiah.state import EzraState


def facts(s: EzraState, seat: int = 0) -> dict[str, float]:
    return dict(zip(FACTS, HEURISTIC.facts(s, seat), strict=True))


def looks(s: EzraState, *actions: str) -> list[float]:
    return [HEURISTIC.rank(s, *read(f"0 {action}")) for action in actions]


# ------------------------------------------------------------------ what a player has


def test_the_first_few_goods_count_apart_from_those_kept_for_the_end() -> None:
    s = table()
    give(s, 0, gold=6, stone=1, silver=14)
    found = facts(s)
    assert [found[name] for name in ("gold", "stone", "wood", "silver")] == [4, 1, 0, 12]
    surplus = 2 * s.data.worth[GOLD] + 2
    assert found["surplus"] == pytest.approx(surplus / s.data.silver_per_vp)


def test_what_finds_no_room_in_the_stores_is_too_many() -> None:
    s = table()
    room = s.storage(0)
    give(s, 0, wood=room)
    assert facts(s)["too_many"] == 0
    give(s, 0, stone=2)
    assert facts(s)["too_many"] == 2


def test_food_counts_up_to_what_the_sabbath_asks_for() -> None:
    s = turn(table())
    s.mats[0].supply = 2
    give(s, 0, food=3)
    before = facts(s)
    due = before["mouths"]
    assert before["fed"] == min(3, due)
    assert before["fed"] + before["food_left"] == 3
    s.mats[0].supply = 4
    assert facts(s)["mouths"] == due + 2
    s.phase = TUCK
    assert (facts(s)["mouths"], facts(s)["food_left"]) == (0, 3)


def test_people_count_where_they_are() -> None:
    s = table()
    mat = s.mats[0]
    mat.supply, mat.farmers, mat.labourers, mat.levites = 3, 2, 1, 4
    mat.traders, mat.elders, mat.turned = 0b101, 0b1, 0b11
    mat.scrolls, mat.heroes = 0b11 << FIRST_WOOD | 1, 0b111
    found = facts(s)
    assert (found["supply"], found["others"], found["levites"]) == (3, 2 + 1 + 3, 4)
    assert (found["turned"], found["wood_scrolls"], found["heroes"]) == (2, 2, 3)
    assert facts(s, 1)["levites"] == s.mats[1].levites


def test_tracks_count_together_and_the_shortest_as_a_set() -> None:
    s = table()
    s.mats[0].blessings, s.mats[0].altar = [1, 3, 2], 4
    found = facts(s)
    assert (found["blessings"], found["sets"], found["altar"]) == (6, 1, 4)


def test_the_leader_at_the_altar_is_one() -> None:
    s = table()
    s.altar_order = [2, 0, 1, 3]
    assert [facts(s, seat)["leader"] for seat in range(4)] == [0, 0, 1, 0]


def test_tucked_cards_score_on_every_sabbath_to_come() -> None:
    s = table()
    s.mats[0].blessings = [2, 2, 2]
    card = next(i for i in range(len(CARDS)) if HEURISTIC.sabbaths(tucking(s, i), 0)[0] > 0)
    one = tucking(s, card)
    total = HEURISTIC.sabbaths(one, 0)[0]
    assert one.round == 1
    one.round = 2
    assert HEURISTIC.sabbaths(one, 0)[0] == pytest.approx(total * 2 / 3)
    one.phase = SCORE
    assert HEURISTIC.sabbaths(one, 0)[0] == pytest.approx(total * 1 / 3)


def tucking(s: EzraState, card: int) -> EzraState:
    clone = s.clone()
    clone.mats[0].tucked = 1 << card
    return clone


def test_a_standing_is_points_and_facts_of_the_round_by_the_days_that_are_left() -> None:
    s = turn(table())
    give(s, 0, gold=2, food=1)
    for number, day, rest in ((1, 1, 1.0), (2, s.data.days, 1 / s.data.days), (3, 0, 0.0)):
        s.round, s.day = number, day
        assert HEURISTIC.left(s) == pytest.approx(rest)
        assert HEURISTIC.stage(s) == number - 1
        end, more = AT_END[number - 1], PER_ROUND[number - 1]
        worth = sum(
            fact * (end[i] + rest * more[i]) for i, fact in enumerate(HEURISTIC.facts(s, 0))
        )
        settled = HEURISTIC.settled(s, 0)
        assert settled == s.mats[0].vp()
        assert HEURISTIC.standings(s)[0] == pytest.approx(settled + worth)
    s.phase = OVER
    assert HEURISTIC.standings(s) == [float(mat.vp()) for mat in s.mats]


def test_a_turn_is_looked_at_to_its_end() -> None:
    s = turn(table())
    first = HEURISTIC.horizon(s)
    for change in ("round", "day", "active"):
        other = s.clone()
        setattr(other, change, getattr(other, change) + 1)
        assert HEURISTIC.horizon(other) != first


# ------------------------------------------------------------------ at a glance


def test_levites_and_building_come_before_small_things() -> None:
    s = main(table(), "temple_altar", banners=3)
    levite, trade, finish, end = looks(s, "levite", "trade priest top", "finish", "end_turn")
    assert (levite, finish, end) == (GLANCE["levite"], 1.0, 0.0)
    assert levite > trade > finish
    assert looks(s, "trade priest bottom", "trade priest sell") == [trade + 1, trade - 5]
    s.stepped = True
    assert looks(s, "levite") == [2.0]


def test_the_track_that_is_shortest_is_blessed() -> None:
    s = table()
    s.mats[0].blessings = [0, 1, 3]
    assert looks(s, "bless orange", "bless purple", "bless red") == [6.0, 4.0, 0.0]


@pytest.mark.parametrize(("food", "farmer"), [(0, True), (30, False)])
def test_farmers_until_the_people_can_be_fed(food: int, farmer: bool) -> None:
    s = turn(table())
    s.mats[0].supply = 3
    give(s, 0, food=food)
    farms, labours = looks(s, "farmer", "labourer")
    assert (farms > labours) is farmer
    assert labours == 6.5


def test_dear_goods_are_taken_and_cheap_ones_paid_returned_and_sold() -> None:
    s = table()
    give(s, 0, stone=2)
    assert looks(s, "take stone", "take wood") == pytest.approx([2 + WORTH[1] - 0.6, 2 + WORTH[2]])
    assert looks(s, "return gold", "return wood") == pytest.approx([3 - WORTH[0], 3 - WORTH[2]])
    pay_gold, pay_wood = looks(s, "pay gold", "pay wood")
    assert pay_gold < pay_wood


def test_the_main_action_with_the_most_banners_that_has_a_use() -> None:
    s = turn(table())
    temple, walls, torah = looks(s, "main temple_altar", "main rubble_wall_gate", "main torah_tent")
    give(s, 0, wood=1, silver=2)
    s.mats[0].supply = 1
    richer = looks(s, "main temple_altar", "main rubble_wall_gate", "main torah_tent")
    assert [round(b - a, 6) for a, b in zip((temple, walls, torah), richer, strict=True)] == [
        4,
        0,
        4,
    ]
    s.mats[0].supply = 0
    assert looks(s, "main torah_tent") == [torah]


def test_a_card_that_covers_little_is_played() -> None:
    s = turn(table())
    s.mats[0].piles = [(), (4,), (5,)]
    plays = [action for action in s.legal(0) if action.verb == "play"]
    assert plays
    for action in plays:
        card, pile = CARDS.index(action.args[0]), int(action.args[1].partition(":")[2]) - 1
        covered = (
            sum(s.data.cards[s.mats[0].piles[pile][-1]].banners) if s.mats[0].piles[pile] else 0
        )
        expected = 4.0 + 2.0 * max(s.data.cards[card].banners) - covered
        assert HEURISTIC.rank(s, 0, action) == expected


def test_as_much_is_converted_as_is_missing() -> None:
    s = turn(table())
    need = int(facts(s)["mouths"]) - s.mats[0].supply
    give(s, 0, food=max(0, need - 2))
    missing = max(0, need - s.mats[0].goods[FOOD])
    ranks = {n: looks(s, f"convert {n}")[0] for n in range(1, 4)}
    assert max(ranks, key=lambda n: ranks[n]) == max(1, min(3, missing))


def test_tucking_is_worth_three_times_what_the_card_scores() -> None:
    s = table()
    s.mats[0].blessings = [2, 2, 2]
    found: dict[str, Any] = {card: looks(s, f"tuck {card}")[0] for card in CARDS}
    assert max(found.values()) > 0
    assert all(look % 3 == 0 for look in found.values())


# ------------------------------------------------------------------ how far to look


def test_in_the_solo_game_a_led_search_looks_ahead_to_the_end_of_the_round() -> None:
    s = turn(table(1))
    now, turn_of = HEURISTIC.farther(s), HEURISTIC.far(s)
    s.day += 1
    assert HEURISTIC.farther(s) == now
    assert HEURISTIC.far(s) != turn_of
    s.phase = SCORE
    assert HEURISTIC.farther(s) == now
    s.round += 1
    assert HEURISTIC.farther(s) != now


def test_in_company_it_looks_no_farther_than_the_turn() -> None:
    s = turn(table(2))
    assert HEURISTIC.farther(s) == HEURISTIC.far(s)
