"""The leaderboard of a game: who is listed, in which order, and who is not."""

from __future__ import annotations

import sqlalchemy as sa

from tests.server.in_memory import put
from trilith.server import schema
from trilith.server.profiles.board import MOST, board, mark_list, quarter_start
from trilith.server.profiles.people import show
from trilith.server.profiles.shapes import Leaderboard, Shown

NOW = 1_794_960_000_000
"""In November 2026."""
LONG_AGO = NOW - 100 * 24 * 3_600_000


def rated(
    c: sa.Connection,
    name: str,
    rating: int,
    margin: int = 30,
    games: int = 40,
    at: int = NOW,
    login: str | None = "",
) -> None:
    """Somebody with a rating, and one line of a rated game."""
    about = {"id": name, "name": name.title(), "created": 1, "session": 0}
    put(c, schema.people, about | {"login": name if login == "" else login})
    mean, deviation = 25 + (rating - 1500) / 40, margin / (40 * 1.96)
    row = {"person": name, "game": "castle", "mean": mean, "deviation": deviation}
    put(c, schema.ratings, row | {"games": games, "at": at})
    line = {"table_id": f"t{name}", "seat": 0, "place": 1, "bot": "", "fixed": False, "at": at}
    put(c, schema.rated, line | row | {"mean_before": 25.0, "deviation_before": 4.0})


def seen(c: sa.Connection, asker: str | None = None, **more: str) -> Leaderboard:
    asked = {"season": "all", "scope": "all"} | more
    return board(c, "castle", asked["season"], asked["scope"], asker, NOW)  # type: ignore[arg-type]


def names(found: Leaderboard) -> list[tuple[int, str]]:
    return [(row.rank, row.name) for row in found.rows]


def test_it_goes_by_the_lower_end_of_the_margin_and_then_by_name(c: sa.Connection) -> None:
    rated(c, "zoe", 1700, margin=95)
    rated(c, "yan", 1650, margin=30)
    rated(c, "xia", 1650, margin=30)
    assert names(seen(c)) == [(1, "Xia"), (2, "Yan"), (3, "Zoe")]


def test_the_new_are_not_ranked_but_see_themselves(c: sa.Connection) -> None:
    rated(c, "zoe", 1700)
    rated(c, "new", 1900, games=7)
    assert names(seen(c)) == [(1, "Zoe")]
    own = seen(c, "new")
    assert own.mine is not None
    assert (own.mine.rank, own.mine.name, own.mine.me) == (0, "New", True)
    assert own.near == []
    show(c, "new", Shown(near=True))
    assert [(row.name, row.missing) for row in seen(c).near] == [("New", 3)]


def test_a_wide_margin_is_one_game_missing_at_least(c: sa.Connection) -> None:
    rated(c, "new", 1900, margin=400, games=30)
    show(c, "new", Shown(near=True))
    assert [(row.name, row.missing) for row in seen(c).near] == [("New", 1)]


def test_a_person_who_shows_no_ratings_is_listed_to_nobody_else(c: sa.Connection) -> None:
    for name, shown in (("zoe", Shown(board=False)), ("yan", Shown(ratings="nobody"))):
        rated(c, name, 1700)
        show(c, name, shown)
        assert names(seen(c)) == []
        assert names(seen(c, "somebody")) == []
        own = seen(c, name)
        assert names(own) == [(1, name.title())]
        assert own.shown is shown.board


def test_people_apart_do_not_see_each_other(c: sa.Connection) -> None:
    rated(c, "zoe", 1700)
    rated(c, "yan", 1600)
    put(c, schema.manners, {"person": "zoe", "other": "yan", "muted": False, "blocked": True})
    assert names(seen(c, "yan")) == [(1, "Yan")]


def test_only_those_one_has_played_with(c: sa.Connection) -> None:
    for name in ("zoe", "yan", "xia"):
        rated(c, name, 1700)
    about = {"id": "t", "game": "castle", "status": "over", "access": "open", "owner": "zoe"}
    put(c, schema.tables, about | {"created": 1, "updated": 1, "awake": False, "summary": ""})
    for seat, person in enumerate(("zoe", "yan")):
        put(c, schema.seats, {"table_id": "t", "seat": seat, "person": person})
    assert names(seen(c, "zoe", scope="met")) == [(1, "Yan"), (2, "Zoe")]
    assert len(seen(c, None, scope="met").rows) == 3


def test_a_season_counts_the_games_of_its_quarter(c: sa.Connection) -> None:
    rated(c, "zoe", 1700)
    rated(c, "old", 1800, at=LONG_AGO)
    assert names(seen(c)) == [(1, "Old"), (2, "Zoe")]
    found = seen(c, season="quarter")
    assert names(found) == [(1, "Zoe")]
    assert (found.since, found.rows[0].games) == (quarter_start(NOW), 1)
    assert seen(c).since == 0


def test_guests_and_those_who_are_gone_are_not_listed(c: sa.Connection) -> None:
    rated(c, "gus", 1700, login=None)
    assert names(seen(c)) == []


def test_a_hundred_are_listed_and_one_below_them_sees_their_own_line(c: sa.Connection) -> None:
    for number in range(MOST + 1):
        rated(c, f"n{number:03}", 1900 - number)
    found = seen(c, f"n{MOST:03}")
    assert len(found.rows) == MOST
    assert found.mine is not None
    assert found.mine.rank == MOST + 1


def test_the_bots_stand_beside_it_the_strongest_first() -> None:
    ratings = [mark.rating for mark in mark_list("castle")]
    assert ratings == sorted(ratings, reverse=True)
    assert mark_list("castle")[0].level == "master"


def test_a_season_is_a_quarter_of_the_year() -> None:
    assert quarter_start(1_794_960_000_000) == 1_790_812_800_000  # November 2026: from October
    january = 1_767_225_600_000
    assert quarter_start(january) == quarter_start(january + 1) == january
    assert quarter_start(january - 1) == 1_759_276_800_000  # from October of the year before
