"""EN-SAB, EN-SCORE, EN-AFTER, EN-END. The Sabbath, what follows, and the end of the game."""

from __future__ import annotations

import pytest

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
    on_piles,
    options,
    own,
    pending,
    play,
    refused,
    scribe,
    table,
    tile,
    told,
    tuck,
    vp,
    week_over,
    workers_in_supply,
)
from tests.rule import rule
from trilith.games.ezra_nehemiah.after import AfterSabbath
from trilith.games.ezra_nehemiah.cards import on_board
from trilith.games.ezra_nehemiah.end import EndScoring, goods_points, score_end
from trilith.games.ezra_nehemiah.names import CARDS, SOURCES
from trilith.games.ezra_nehemiah.sabbath import Feed, ScoreTucked, Tuck, hungry
from trilith.games.ezra_nehemiah.state import EzraState


def rows(s: EzraState, seat: int = 0) -> dict[str, int]:
    """The rows of the scoring that are not 0."""
    return {row.source: row.points for row in GAME.scores(s)[seat].rows if row.points}


# ------------------------------------------------------------------ feeding


@rule("EN-SAB-01", "EN-SAB-10")
def test_everybody_feeds_then_tucks_then_scores_then_the_guards_limit() -> None:
    s = week_over(table(2))
    s.round = 3
    for seat in (0, 1):
        give(s, seat, food=9, wood=6, stone=1)
        workers_in_supply(s, seat, 0)
    enter(s, "feed")
    play(s, "0 tuck priest", "1 tuck priest")
    assert asked(s, 0) == "return"
    assert s.log is not None
    kinds = [e.kind for e in s.log if e.kind in ("feed", "tuck", "score_card")]
    assert kinds == ["feed", "feed", "tuck", "tuck", "score_card", "score_card"]


@rule("EN-SAB-02")
def test_all_workers_on_the_boards_eat_but_levites() -> None:
    s = table()
    mat = s.mats[0]
    levites(s, 0, 4)
    workers_in_supply(s, 0, 0)
    mat.traders, mat.elders, mat.farmers, mat.labourers = 0b1, 0b11, 2, 1
    mat.pool -= 6
    scribe(s, 0, "s1_1")
    assert hungry(s, 0) == 1 + 2 + 2 + 1 + 1 + 1
    assert hungry(s, 0) == 16 - mat.levites - mat.pool


@rule("EN-SAB-04")
def test_food_must_be_paid_and_hunger_costs_two_points_each() -> None:
    s = table()
    s.mats[0].farmers = 4
    give(s, 0, food=3)
    pending(s, Feed(0))
    assert (goods(s), vp(s)) == ({}, -4)
    s.mats[1].points[0] = 1
    s.mats[1].farmers = 4
    pending(s, Feed(1))
    assert s.mats[1].vp() == 1 - 10


@rule("EN-SAB-05", "EN-DEV-07")
def test_with_the_tile_silver_feeds_first_as_far_as_the_player_likes() -> None:
    s = table()
    tile(s, 0, "farmers_2")
    s.mats[0].farmers = 3
    give(s, 0, food=2, silver=5)
    pending(s, Feed(0))
    assert options(s) == ["convert 0", "convert 1", "convert 2"]
    assert refused(s, "0 convert 3") == "EN-DEV-07"
    play(s, "0 convert 1")
    # 4 due: 1 in silver, 2 in food, 1 missing.
    assert (goods(s), vp(s)) == ({"silver": 3}, -2)


# ------------------------------------------------------------------ tucking and scoring


@rule("EN-SAB-06")
@pytest.mark.parametrize(("game_round", "number"), [(1, 1), (2, 2), (3, 1)])
def test_one_two_and_one_cards_are_tucked_from_the_board(game_round: int, number: int) -> None:
    s = week_over(table(2))
    s.round = game_round
    enter(s, "tuck")
    assert len(options(s)) == 6
    assert refused(s, f"0 tuck {CARDS[9]}") == "EN-SAB-06"
    for card in ("priest", "mason")[:number]:
        play(s, f"0 tuck {card}")
    assert s.to_act() == (1,)
    assert s.mats[0].tucked.bit_count() == number
    assert on_board(s, 0).bit_count() == 6 - number


@rule("EN-SAB-07", "EN-SAB-08")
def test_old_and_new_tucked_cards_score_each_sabbath() -> None:
    s = table()
    tuck(s, 0, "temple_servant", "watchman")
    levites(s, 0, 3)
    pending(s, ScoreTucked(0))
    assert vp(s) == 3 + 2
    on_piles(s, 0, "official")
    pending(s, Tuck(0, 1), ScoreTucked(0))
    assert vp(s) == 5 + 5 + 1


@rule("EN-SAB-09")
def test_hands_are_kept() -> None:
    s = week_over(table(2))
    hand = s.mats[0].hand
    enter(s, "tuck")
    play(s, "0 tuck priest", "1 tuck priest")
    assert s.round == 2
    assert s.mats[0].hand & hand == hand


def scored(card: str, s: EzraState) -> int:
    tuck(s, 0, card)
    pending(s, ScoreTucked(0))
    return s.mats[0].points[SOURCES.index("sabbath")]


@rule("EN-SCORE-01")
def test_the_priest_counts_golden_spaces() -> None:
    s = table()
    altar(s, 10, 0, 0, 0)
    assert scored("priest", s) == 3


@rule("EN-SCORE-02")
def test_the_official_counts_turned_tiles() -> None:
    s = table()
    assert scored("official", s) == 1
    s = table()
    s.mats[0].turned = 0b0111
    assert scored("official", s) == 4


@rule("EN-SCORE-03", "EN-SCORE-06", "EN-SCORE-09")
@pytest.mark.parametrize(("card", "points"), [("carpenter", 4), ("perfumer", 2), ("singer", 5)])
def test_blessings_are_counted_by_colour(card: str, points: int) -> None:
    s = table()
    s.mats[0].blessings = [4, 2, 5]
    assert scored(card, s) == points


@rule("EN-SCORE-04")
def test_the_watchman_counts_gatekeepers_at_corners_too() -> None:
    s = table()
    built(s, 0, "fish_gate")
    assert scored("watchman", s) == 1 + 2


@rule("EN-SCORE-05")
def test_the_mason_counts_walls() -> None:
    s = table()
    built(s, 0, "w01", "wall_card_01")
    built(s, 0, "w02", "wall_card_02")
    built(s, 1, "w03")
    built(s, 0, "dung_gate")
    assert scored("mason", s) == 2


@rule("EN-SCORE-07")
def test_the_copyist_counts_scribes() -> None:
    s = table()
    scribe(s, 0, "s1_1")
    scribe(s, 1, "s1_2")
    assert scored("copyist", s) == 1 + 1


@rule("EN-SCORE-08")
def test_the_temple_servant_counts_levites() -> None:
    s = table()
    levites(s, 0, 5)
    assert scored("temple_servant", s) == 5


@rule("EN-SCORE-10")
@pytest.mark.parametrize(
    ("spaces", "points"), [((), 0), (("s2_1",), 2), (("s1_1", "s2_1", "s4_1"), 4 + 2)]
)
def test_the_teacher_counts_the_two_highest_scribes(spaces: tuple[str, ...], points: int) -> None:
    s = table()
    for space in spaces:
        scribe(s, 0, space)
    assert scored("teacher", s) == points


@pytest.mark.parametrize("card", CARDS)
@rule("EN-SAB-08")
def test_every_card_scores_its_base_without_anything(card: str) -> None:
    s = table()
    levites(s, 0, 0)
    s.owner = [-1] * len(s.owner)
    expected = 1 if card in ("official", "watchman", "copyist") else 0
    assert scored(card, s) == expected


# ------------------------------------------------------------------ after the Sabbath


@rule("EN-AFTER-01")
def test_the_prophets_move() -> None:
    s = week_over(table())
    pending(s, AfterSabbath())
    assert GAME.view(s, 0)["prophets"] == {"zechariah": 5, "haggai": 10}


@rule("EN-AFTER-02")
def test_the_shofar_passes() -> None:
    s = week_over(table())
    s.shofar = 3
    pending(s, AfterSabbath())
    assert s.shofar == 0


@rule("EN-AFTER-03", "EN-PREP-10")
def test_workers_go_home_to_their_owners() -> None:
    s = week_over(table())
    mat = s.mats[1]
    mat.traders, mat.farmers, mat.labourers, mat.supply = 0b0011, 2, 1, 1
    pending(s, AfterSabbath())
    assert mat.supply == 6
    assert mat.pool == 8


@rule("EN-AFTER-04")
@pytest.mark.parametrize("game_round", [1, 2])
def test_the_altar_leader_gains_a_worker(game_round: int) -> None:
    s = week_over(table())
    s.round = game_round
    altar(s, 2, 5, 5, 1)
    pending(s, AfterSabbath())
    # Seat 2 lies under seat 1.
    assert [mat.supply for mat in s.mats] == [6, 6, 7, 6]


@rule("EN-AFTER-05")
def test_cards_on_the_board_become_the_new_draw_pile() -> None:
    s = table()
    on_piles(s, 0, "priest mason", "singer official", "teacher")
    tuck(s, 0, "copyist")
    s.mats[0].hand, s.mats[0].pouch = 1 << 1 | 1 << 4 | 1 << 5 | 1 << 8, ()
    pending(s, AfterSabbath())
    assert sorted(s.mats[0].pouch) == sorted(
        CARDS.index(c) for c in ("priest", "mason", "singer", "official", "teacher")
    )
    assert s.mats[0].piles == [(), (), ()]
    assert s.mats[0].tucked == 1 << CARDS.index("copyist")
    # The four in hand can be worked out by everybody.
    assert s.mats[0].known == s.mats[0].hand


@rule("EN-AFTER-06")
@pytest.mark.parametrize(
    ("game_round", "free", "drawn"), [(1, 0, 0), (1, 1, 1), (2, 0, 1), (2, 1, 2)]
)
def test_hands_are_filled_up(game_round: int, free: int, drawn: int) -> None:
    s = table()
    mat = s.mats[0]
    s.round = game_round
    if free:
        own(s, 0, "wood_free_piles")
    mat.hand = 0b1111 if game_round == 1 else 0b0111
    mat.tucked = 1 << 9 if game_round == 1 else 0b1110000000
    rest = [c for c in range(10) if not (mat.hand | mat.tucked) >> c & 1]
    mat.piles, mat.pouch = [tuple(rest), (), ()], ()
    before = mat.hand.bit_count()
    pending(s, AfterSabbath())
    assert mat.hand.bit_count() - before == drawn


@rule("EN-AFTER-07")
def test_everything_else_stays() -> None:
    s = week_over(table())
    mat = s.mats[0]
    mat.tent, mat.altar, mat.blessings, mat.levites = 3, 4, [1, 2, 3], 2
    altar(s, 4, 6, 0, 0)
    scribe(s, 0, "s1_1")
    rubble = list(s.rubble)
    owner = list(s.owner)
    pending(s, AfterSabbath())
    assert (mat.tent, mat.altar, mat.blessings, mat.levites) == (3, 4, [1, 2, 3], 2)
    assert (s.rubble, s.owner, s.scribes[0]) == (rubble, owner, 0)


# ------------------------------------------------------------------ the end


@rule("EN-END-01")
def test_after_the_third_sabbath_the_game_ends_at_once() -> None:
    s = week_over(table(2))
    s.round = 3
    s.mats[0].traders = 0b1
    enter(s, "score")
    assert s.is_over()
    assert (s.round, s.mats[0].traders) == (3, 1)
    assert told(s, "workers_home") == []
    assert len(told(s, "game_over")) == 1


@rule("EN-END-02", "EN-END-03")
def test_goods_count_as_silver() -> None:
    assert DATA.worth == [3, 2, 2, 1, 1, 2]
    s = table()
    give(s, 0, gold=1, stone=1, wood=1, cinders=1, silver=1, food=1)
    # 3 + 2 + 2 + 1 + 1 + 2 = 11 silver.
    assert goods_points(s, 0) == 2


@rule("EN-END-05")
def test_the_altar_leader_scores_three() -> None:
    s = table()
    altar(s, 4, 7, 7, 0)
    pending(s, EndScoring())
    assert [rows(s, seat).get("altar_leader", 0) for seat in range(4)] == [0, 0, 3, 0]


@rule("EN-END-04", "EN-END-06", "EN-END-07", "EN-END-08")
def test_a_row_for_every_source() -> None:
    s = table()
    s.mats[0].turned = 0b00011
    built(s, 0, "w01", "wall_card_01")
    built(s, 0, "w10", "wall_card_02")
    built(s, 0, "fish_gate")
    scribe(s, 0, "s1_1")
    scribe(s, 0, "s4_1", "gold_lower_scribes")
    give(s, 0, silver=12)
    score_end(s, 0)
    assert rows(s) == {
        "start": 10,
        "goods": 2,
        "development": 4,
        "walls": 4 + 3,
        "gates": 4,
        "scribes": 1 + 4,
        "scrolls": 1,
    }
    assert GAME.scores(s)[0].total == 33


@rule("EN-END-04")
def test_players_are_shown_one_source_after_the_other() -> None:
    s = table()
    altar(s, 7, 4, 4, 0)
    s.mats[0].turned = 0b00011
    built(s, 0, "w01", "wall_card_01")
    built(s, 0, "fish_gate")
    scribe(s, 0, "s1_1")
    scribe(s, 0, "s4_1", "gold_lower_scribes")
    give(s, 0, silver=12)
    s.log, s.moments = [], []
    score_end(s, 0)
    ends = [end for end, _ in s.moments]
    shown = [s.log[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]
    assert [{str(event.args["source"]) for event in events} for events in shown] == [
        {"goods"},
        {"development"},
        {"altar_leader"},
        {"walls"},
        {"gates"},
        {"scribes"},
        {"scrolls"},
    ]


@rule("EN-END-09")
def test_tucked_cards_are_not_scored_again() -> None:
    s = table()
    tuck(s, 0, "watchman", "temple_servant")
    score_end(s, 0)
    assert "sabbath" not in rows(s)


@rule("EN-END-10", "EN-GEN-03", "EN-ALTAR-06")
def test_the_highest_total_wins_and_ties_go_to_the_altar_track() -> None:
    s = table(3)
    altar(s, 2, 5, 8)
    s.mats[0].points[0] += 20
    pending(s, EndScoring())
    assert GAME.winners(s) == [0]
    s = table(3)
    altar(s, 5, 5, 2)
    s.mats[0].points[0] += 3
    pending(s, EndScoring())
    # Seats 0 and 1 have 13 points; seat 1, who leads, lies under seat 0.
    assert [score.total for score in GAME.scores(s)] == [13, 13, 10]
    assert GAME.winners(s) == [1]
    ranks = [score.tie_break[0].points for score in GAME.scores(s)]
    assert ranks == [2, 3, 1]
