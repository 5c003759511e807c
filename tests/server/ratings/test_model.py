"""The scale that people read, and what a game moves on it."""

from __future__ import annotations

from trilith.server.ratings.model import Strength, is_provisional, mark, rate


def test_everybody_begins_at_1500_with_a_wide_margin() -> None:
    new = Strength()
    assert (new.rating, new.margin) == (1500, 327)
    assert is_provisional(new, 50)


def test_a_unit_of_the_model_is_forty_points() -> None:
    assert Strength(26.0, 1.0).rating == 1540
    assert Strength(26.0, 1.0).margin == 78
    assert Strength(26.0, 1.0).low == 1462
    assert mark(1620.0).rating == 1620
    assert mark(1620.0).margin == 0


def test_ten_games_are_needed_however_sure_they_are() -> None:
    sure = Strength(26.0, 1.0)
    assert is_provisional(sure, 9)
    assert not is_provisional(sure, 10)


def test_the_winner_rises_the_loser_falls_and_both_are_known_better() -> None:
    won, lost = rate([Strength(), Strength()], [1, 2])
    assert won.rating > 1500 > lost.rating
    assert won.margin < 327 > lost.margin


def test_a_draw_between_equals_moves_nobody() -> None:
    assert [one.rating for one in rate([Strength(), Strength()], [1, 1])] == [1500, 1500]


def test_a_bot_is_a_mark_that_stays_where_it_is() -> None:
    person, bot = rate([Strength(), mark(1700)], [1, 2])
    assert bot.rating == 1700
    assert person.rating > rate([Strength(), mark(1300)], [1, 2])[0].rating > 1500


def test_a_player_who_wins_half_of_the_games_against_a_bot_gets_its_rating() -> None:
    person, bot = Strength(), mark(1660)
    for game in range(200):
        person = rate([person, bot], [1, 2] if game % 2 else [2, 1])[0]
    assert abs(person.rating - 1660) < 20


def test_after_some_dozen_games_a_rating_is_no_longer_provisional() -> None:
    person, bot = Strength(), mark(1500)
    for game in range(40):
        person = rate([person, bot], [1, 2] if game % 2 else [2, 1])[0]
    assert not is_provisional(person, 40)
