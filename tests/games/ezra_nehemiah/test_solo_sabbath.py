"""EN-SOLO. The opponent's judgment, Sabbaths, and the end."""

from __future__ import annotations

import pytest

from tests.games.ezra_nehemiah.solo_table import last, new_solo, rival_scribe, solo
from tests.games.ezra_nehemiah.table import (
    DATA,
    GAME,
    altar,
    asked,
    built,
    enter,
    give,
    goods,
    levites,
    options,
    pending,
    play,
    told,
    vp,
    week_over,
    workers_in_supply,
)
from tests.rule import rule
from trilith.engine.event import OPPONENT
from trilith.games.ezra_nehemiah.end import EndScoring
from trilith.games.ezra_nehemiah.names import FROM_START, OVER, RIVAL
from trilith.games.ezra_nehemiah.solo_sabbath import OpponentPrepares, OpponentSabbath


@rule("EN-SOLO-70", "EN-PROPH-02")
@pytest.mark.parametrize(
    ("side", "space", "points", "gold"),
    [
        ("a", 1, -2, 0),
        ("a", 2, 0, 1),
        ("a", 6, 2, 0),
        ("b", 1, -1, 0),
        ("b", 5, 1, 1),
        ("b", 6, 3, 0),
    ],
)
def test_its_own_board_says_what_the_judgment_gives(
    side: str, space: int, points: int, gold: int
) -> None:
    s = solo(side)
    workers_in_supply(s, RIVAL, 3)
    s.mats[RIVAL].altar = space
    pending(s, OpponentPrepares())
    assert vp(s, RIVAL) == points
    assert goods(s, RIVAL).get("gold", 0) == gold
    assert s.mats[RIVAL].supply == 3  # No workers are assigned.


@rule("EN-SOLO-71")
@pytest.mark.parametrize(("side", "silver"), [("a", 3), ("b", 6)])
def test_workers_in_supply_bring_silver_and_stay(side: str, silver: int) -> None:
    s = solo(side)
    workers_in_supply(s, RIVAL, 3)
    pending(s, OpponentSabbath())
    assert goods(s, RIVAL) == {"silver": silver}
    assert s.mats[RIVAL].supply == 3


@rule("EN-SOLO-72")
def test_the_highest_scribe_scores_its_row() -> None:
    s = solo()
    rival_scribe(s, "s1_1")
    rival_scribe(s, "s3_2")
    pending(s, OpponentSabbath())
    assert [e.args["count"] for e in told(s, "score") if e.rule == "EN-SOLO-72"] == [3]
    s = solo()
    pending(s, OpponentSabbath())
    assert not [e for e in told(s, "score") if e.rule == "EN-SOLO-72"]


@rule("EN-SOLO-73")
@pytest.mark.parametrize(("side", "points"), [("a", 4), ("b", 9)])
def test_workers_on_the_board_score_the_largest_kind_or_all(side: str, points: int) -> None:
    s = solo(side)
    built(s, RIVAL, "dung_gate")
    levites(s, RIVAL, 4)
    rival_scribe(s, "s1_1")
    rival_scribe(s, "s1_2")
    pending(s, OpponentSabbath())
    assert [e.args["count"] for e in told(s, "score") if e.rule == "EN-SOLO-73"] == [points]


@rule("EN-SOLO-74")
def test_the_right_most_blessing_and_golden_spaces_score() -> None:
    s = solo()
    s.mats[RIVAL].blessings = [1, 4, 2]
    s.mats[RIVAL].altar = 7  # past 3 and 6
    pending(s, OpponentSabbath())
    assert [e.args["count"] for e in told(s, "score") if e.rule == "EN-SOLO-74"] == [4, 2]


@rule("EN-SOLO-75")
def test_after_a_sabbath_all_cards_are_reshuffled() -> None:
    s = week_over(solo())
    s.focus_shown, s.focus_pile = s.focus_pile[:6], s.focus_pile[6:]
    s.scheme_shown, s.scheme_pile = s.scheme_pile, ()
    s.shofar = RIVAL
    altar(s, 4, 5)
    enter(s, "after")
    assert (len(s.focus_pile), len(s.scheme_pile)) == (10, 6)
    assert last(s, "opponent_shuffle").reveals
    assert last(s, "altar_leader").seat == OPPONENT
    assert s.mats[RIVAL].supply == 1  # the altar leader's worker
    assert s.mats[0].supply == 6
    assert told(s, "prophets")


@rule("EN-SOLO-75", "EN-AFTER-04")
def test_the_human_may_be_the_altar_leader() -> None:
    s = week_over(solo())
    s.shofar = RIVAL
    altar(s, 6, 5)
    enter(s, "after")
    assert (s.mats[0].supply, s.mats[RIVAL].supply) == (7, 0)


@rule("EN-SOLO-76")
def test_at_the_end_the_opponent_scores_goods_altar_walls_gates_and_scribes() -> None:
    s = solo()
    give(s, RIVAL, gold=4, silver=2)  # 14 silver: 2 points
    built(s, RIVAL, "w13", "wall_card_01")  # 4
    built(s, RIVAL, "dung_gate")  # 4
    rival_scribe(s, "s4_1")  # 4, and nothing for the tile
    altar(s, 1, 2)  # 3
    pending(s, EndScoring())
    rows = {row.source: row.points for row in GAME.standings(s)[1].rows if row.points}
    assert rows == {
        "start": 10,
        "goods": 2,
        "altar_leader": DATA.vp_leader,
        "walls": DATA.wall_vp[0],
        "gates": 4,
        "scribes": 4,
    }


@rule("EN-SOLO-77")
@pytest.mark.parametrize(
    ("own", "other", "ahead", "won"),
    [(11, 10, False, True), (10, 11, True, False), (10, 10, True, True), (10, 10, False, False)],
)
def test_the_human_wins_with_more_points_or_as_altar_leader(
    own: int, other: int, ahead: bool, won: bool
) -> None:
    s = solo()
    s.phase = OVER
    s.mats[0].points[FROM_START] = own
    s.mats[RIVAL].points[FROM_START] = other
    s.altar_order = [0, RIVAL] if ahead else [RIVAL, 0]
    assert GAME.winners(s) == ([0] if won else [])
    (human, opponent) = GAME.standings(s)
    assert (human.seat, opponent.seat) == (0, OPPONENT)
    assert opponent.won is not won
    assert (human.total, opponent.total) == (own, other)


@rule("EN-SOLO-78")
def test_the_opponent_scores_in_its_place_and_neither_feeds_nor_tucks() -> None:
    s = week_over(solo())
    s.shofar = RIVAL
    s.round = 3
    enter(s, "feed")
    assert asked(s) == "tuck"
    assert not told(s, "opponent_sabbath")
    play(s, f"0 {options(s)[0]}")
    kinds = [e.kind for e in s.log or [] if e.kind in ("tuck", "opponent_sabbath", "score_card")]
    assert kinds == ["tuck", "opponent_sabbath", "score_card"]
    assert s.is_over()


@rule("EN-SOLO-77")
def test_a_whole_game_ends_with_two_breakdowns_that_add_up() -> None:
    for side in ("a", "b"):
        s = new_solo(side)
        while not s.is_over():
            s.apply(0, s.legal(0)[0])
        human, opponent = GAME.standings(s)
        assert human.won is not opponent.won
        assert opponent.total == s.mats[RIVAL].vp()
