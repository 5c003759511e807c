"""Somebody's finished games: as a list, as sources of points, and against somebody else."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.in_memory import put, seat, summary
from trilith.server import schema
from trilith.server.profiles import games
from trilith.server.profiles.games import PAGE
from trilith.server.profiles.people import show
from trilith.server.profiles.shapes import Shown
from trilith.server.shapes import Summary, plain


def score(number: int, total: int, won: bool = False, tie: int = 0, **rows: int) -> dict[str, Any]:
    sources = [{"source": name, "points": points} for name, points in rows.items()]
    broken = [{"source": "tie", "points": tie}]
    return {"seat": number, "total": total, "won": won, "tie_break": broken, "rows": sources}


WON = [score(0, 60, True, houses=45, goods=15), score(1, 50, houses=10, goods=40)]
LOST = [score(0, 40, houses=40), score(1, 50, True, goods=50)]


def game(table: str = "t1", result: Any = WON, **more: Any) -> Summary:
    return summary(table, seat(0, "ada"), seat(1, "bea"), **({"result": result, "ended": 5} | more))


def saved(c: sa.Connection, *played: Summary) -> None:
    for one in played:
        row = {"id": one.id, "game": one.game, "status": one.status, "access": one.access}
        doc = msgspec.json.encode(plain(one)).decode()
        more = {"created": 1, "updated": one.ended, "awake": False, "summary": doc}
        put(c, schema.tables, row | more | {"owner": one.owner})
        for sat in one.seats:
            if sat.person is not None:
                put(c, schema.seats, {"table_id": one.id, "seat": sat.seat, "person": sat.person})


def analyse(c: sa.Connection, table: str, *players: tuple[float, float, float | None]) -> None:
    """What the coach told: what somebody's own choices and luck brought, and points lost."""
    told = [
        {
            "own": own,
            "luck": luck,
            "skill": None if lost is None else {"lost": lost, "enough": True},
        }
        for own, luck, lost in players
    ]
    data = zlib.compress(msgspec.json.encode({"players": told}))
    row = {"table_id": table, "depth": "normal", "version": 1, "made": 1, "data": data}
    put(c, schema.analyses, row)


def rated(c: sa.Connection, table: str, number: int, person: str, mean: float, **more: Any) -> None:
    row = {"table_id": table, "seat": number, "game": "castle", "at": 5, "place": 1, "bot": ""}
    row |= {"person": person, "fixed": False, "mean_before": 25.0, "deviation_before": 4.0}
    put(c, schema.rated, row | {"mean": mean, "deviation": 4.0} | more)


# ------------------------------------------------------------------ one game


def test_a_place_goes_by_winning_points_and_ties() -> None:
    three = [score(0, 50), score(1, 50, tie=2), score(2, 60), score(3, 40, won=True)]
    assert [games.place(game(result=three), number) for number in range(4)] == [4, 3, 2, 1]
    even = [score(0, 50, True), score(1, 50, True)]
    assert [games.place(game(result=even), number) for number in range(2)] == [1, 1]


def test_a_game_that_was_given_up_has_no_places() -> None:
    assert games.place(game(status="closed"), 0) == 0
    assert games.place(game(result=None), 0) == 0
    assert games.points(game(result=None), 0) == 0
    assert games.points(game(), 1) == 50


def test_a_game_is_listed_with_who_else_sat_there() -> None:
    from tests.server.in_memory import seat as a_seat

    table = summary(
        "t1",
        a_seat(0, "p1", name="Ada"),
        a_seat(1, None, name="Juniper", bot="hard"),
        a_seat(2, "g1", name="Gus"),
        a_seat(3, "p2", name="Bea"),
        result=WON,
        rated=True,
        ended=9,
    )
    told = games.listed(table, "p1", 12, games.Analysed([games.Account(3.5, -2.0)]))
    assert [(one.seat, one.name, one.bot) for one in told.others] == [
        (1, "Juniper", "hard"),
        (2, "Gus", ""),
        (3, "Bea", ""),
    ]
    assert [one.account for one in told.others] == [False, False, True]
    assert (told.place, told.points, told.rated, told.change) == (1, 60, True, 12)
    assert (told.skill, told.luck) == (3.5, -2.0)
    bare = games.listed(table, "p1", None, None)
    assert (bare.change, bare.skill, bare.luck) == (None, None, None)


# ------------------------------------------------------------------ the list


@pytest.mark.parametrize(("count", "pages"), [(0, 1), (1, 1), (PAGE, 1), (PAGE + 1, 2)])
def test_twenty_games_make_a_page(c: sa.Connection, count: int, pages: int) -> None:
    played = [game(f"t{number}") for number in range(count)]
    found = games.page_of(c, played, "ada", 1, True)
    assert (len(found.games), found.page, found.pages) == (min(count, PAGE), 1, pages)
    assert len(games.page_of(c, played, "ada", 2, True).games) == max(0, count - PAGE)


def test_a_list_tells_what_moved_the_rating_to_whom_may_know(c: sa.Connection) -> None:
    rated(c, "t1", 0, "ada", 25.5)
    rated(c, "t1", 1, "bea", 24.5)
    analyse(c, "t1", (3.0, 1.0, None), (-3.0, -1.0, None))
    played = [game("t1"), game("t2")]
    told = games.page_of(c, played, "ada", 1, shows_ratings=True).games
    assert [(one.change, one.skill) for one in told] == [(20, 3.0), (None, None)]
    assert games.page_of(c, played, "ada", 1, shows_ratings=False).games[0].change is None


def test_strangers_see_only_open_games_with_spectators(c: sa.Connection) -> None:
    saved(c, game("t1"), game("t2", access="link"), game("t3", spectators=False))
    assert {one.id for one in games.visible(c, "ada", "cid")} == {"t1"}
    assert {one.id for one in games.visible(c, "ada", "bea")} == {"t1", "t2", "t3"}


def test_rating_changes_are_shown_only_for_people_who_show_their_ratings(c: sa.Connection) -> None:
    rated(c, "t1", 1, "bea", 24.0)
    rated(c, "t1", 0, "ada", 26.0)
    rated(c, "t1", 2, "", 25.0, fixed=True)
    found = games.ratings_moved(c, "t1", None)
    assert [(one.seat, one.after - one.before) for one in found] == [(0, 40), (1, -40)]
    show(c, "ada", Shown(ratings="nobody"))
    assert [one.seat for one in games.ratings_moved(c, "t1", "bea")] == [1]
    assert [one.seat for one in games.ratings_moved(c, "t1", "ada")] == [0, 1]


# ------------------------------------------------------------------ where points come from


def test_three_games_say_where_somebodys_points_come_from() -> None:
    assert games.sources([game("t1"), game("t2")], "ada") == []
    [found] = games.sources([game("t1"), game("t2"), game("t3", LOST)], "ada")
    assert (found.game, found.games) == ("castle", 3)
    shares = {one.source: (one.own, one.others) for one in found.shares}
    assert shares == {"houses": (round(100 * 130 / 160), 13), "goods": (19, 87)}
    assert found.shares[0].source == "houses"


def test_games_that_were_carried_about_or_given_up_say_nothing() -> None:
    nothing: list[dict[str, Any]] = [{"carried": True}, {"status": "closed"}, {"result": []}]
    for more in nothing:
        assert not games.counts(game(**more))
        assert games.sources([game("t1"), game("t2"), game("t3", **more)], "ada") == []
    assert games.counts(game())


def test_what_cost_points_is_no_source_below_nothing() -> None:
    result = [score(0, 10, True, houses=10, plague=-5), score(1, 0)]
    [found] = games.sources([game(f"t{n}", result) for n in range(3)], "ada")
    assert [(one.source, one.own) for one in found.shares] == [("houses", 100)]


# ------------------------------------------------------------------ best games, and two people


def test_most_points_best_played_and_fastest_won(c: sa.Connection) -> None:
    played = [
        game("most", [score(0, 90), score(1, 95, True)], step=10),
        game("played", LOST, step=50),
        game("slow", WON, step=80),
        game("quick", WON, step=40),
    ]
    analyse(c, "played", (1.0, 0.0, 0.2), (0.0, 0.0, 0.1))
    analyse(c, "slow", (1.0, 0.0, 0.5), (0.0, 0.0, 0.1))
    found = {one.kind: (one.table, one.value) for one in games.best(c, played, "ada")}
    assert found == {"points": ("most", 90), "played": ("played", 0.2), "fastest": ("quick", 40)}
    assert games.best(c, [game(status="closed")], "ada") == []
    assert [one.kind for one in games.best(c, [played[0]], "ada")] == ["points"]


def test_two_people_stand_by_games_won_lost_and_drawn(c: sa.Connection) -> None:
    draw = [score(0, 50, True), score(1, 50, True)]
    saved(
        c, game("t1"), game("t2"), game("t3", LOST), game("t4", draw), game("t5", status="closed")
    )
    saved(c, summary("t6", seat(0, "ada"), seat(1, "cid"), result=WON, ended=5))
    found = games.together(c, "ada", "bea")
    assert (found.games, found.ahead, found.behind, found.tied) == (4, 2, 1, 1)
    assert (found.skill, found.margin) == (None, None)
    for table, own in (("t1", 4.0), ("t2", 6.0), ("t3", 8.0)):
        analyse(c, table, (own, 0.0, None), (1.0, 0.0, None))
    found = games.together(c, "ada", "bea")
    assert found.skill == pytest.approx(5.0)
    assert found.margin == pytest.approx(1.96 * 2.0 / 3**0.5)
    back = games.together(c, "bea", "ada")
    assert (back.ahead, back.behind) == (1, 2)
    assert back.skill == pytest.approx(-5.0)
