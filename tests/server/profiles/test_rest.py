"""Profiles, lists of games and leaderboards: what is told, to whom, and what is not."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.accounts import PASSWORD, Account, play
from tests.server.running import Running, Somebody
from tests.web.late import begin_late
from trilith.server import schema

pytestmark = pytest.mark.databases

DAY = 24 * 3_600_000


def give(running: Running, person: str, rating: int, margin: int, games: int) -> None:
    """A rating, without playing for it."""
    mean, deviation = 25 + (rating - 1500) / 40, margin / (40 * 1.96)
    row = {"person": person, "game": "castle", "mean": mean, "deviation": deviation}
    line = {"table_id": f"t{person}", "seat": 0, "game": "castle", "place": 1, "bot": ""}
    strengths = {"mean_before": 25.0, "deviation_before": 4.0, "mean": mean}
    line |= {"person": person, "fixed": False, "deviation": deviation, **strengths}
    with running.server.store.engine.begin() as c:
        c.execute(schema.ratings.insert().values(**row, games=games, at=1))
        c.execute(schema.rated.insert().values(**line, at=1_790_000_000_000))


def test_a_profile_tells_rating_games_and_the_two_of_us(
    running: Running, zoe: Account, yan: Account, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle", 2, 10)
    table = play(zoe, yan, rated=True)
    seen = yan.get(f"/api/people/{zoe.name}")
    assert (seen["name"], seen["me"], seen["games"], seen["finishes"]) == (zoe.name, False, 1, 100)
    assert seen["shown"] is None
    assert seen["ratings"][0]["games"] == 1
    assert seen["ratings"][0]["provisional"]
    assert next(one["kind"] for one in seen["best"]) == "points"
    course = yan.get(f"/api/people/{zoe.name}/ratings")[0]
    assert len(course["history"]) == 1
    assert next(mark["level"] for mark in course["marks"]) == "master"
    listed = yan.get(f"/api/people/{zoe.name}/games")
    assert [game["table"] for game in listed["games"]] == [table]
    game = listed["games"][0]
    assert game["others"][0]["name"] == yan.name
    assert game["others"][0]["account"]
    assert game["change"] == seen["ratings"][0]["rating"] - 1500
    assert {game["place"], yan.get(f"/api/people/{yan.name}/games")["games"][0]["place"]} == {1, 2}
    moved = yan.get(f"/api/tables/{table}/ratings")
    assert [one["seat"] for one in moved] == [0, 1]
    assert moved[0]["before"] == 1500
    assert moved[0]["after"] - moved[0]["before"] == game["change"]
    both = yan.get(f"/api/people/{zoe.name}/with/{yan.name}")
    assert both["games"] == 1
    assert both["ahead"] + both["behind"] == 1
    assert yan.refused("GET", f"/api/people/{yan.name}/with/{zoe.name}") == "not_yours"


def test_strangers_see_nothing_of_private_tables(
    running: Running, zoe: Account, yan: Account, ada: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle", 2, 6)
    private = [
        play(zoe, yan, access="link"),
        play(zoe, yan, spectators=False),
    ]
    going_on = zoe.table(bots=[None, "random"])
    for stranger in (ada,):
        everything = str(
            [
                stranger.get(f"/api/people/{zoe.name}"),
                stranger.get(f"/api/people/{zoe.name}/games"),
                stranger.get(f"/api/people/{zoe.name}/ratings"),
            ]
        )
        for table in (*private, going_on):
            assert table not in everything
        assert stranger.get(f"/api/people/{zoe.name}")["games"] == 0
    mine = yan.get(f"/api/people/{zoe.name}/games")["games"]
    assert {game["table"] for game in mine} == set(private)


def test_one_shows_to_everyone_to_people_one_played_with_or_to_nobody(
    running: Running, zoe: Account, yan: Account, ada: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle", 2, 6)
    play(zoe, yan, rated=True)
    answer = zoe.http.put("/api/me/shown", json={"ratings": "nobody", "games": "met"})
    assert answer.status_code == 200
    stranger = ada.get(f"/api/people/{zoe.name}")
    assert (stranger["ratings"], stranger["games"], stranger["best"]) == (None, None, [])
    assert ada.refused("GET", f"/api/people/{zoe.name}/games") == "nobody"
    friend = yan.get(f"/api/people/{zoe.name}")
    assert (friend["ratings"], friend["games"]) == (None, 1)
    # Nor by what the games did to the rating.
    assert yan.get(f"/api/people/{zoe.name}/games")["games"][0]["change"] is None
    assert yan.refused("GET", f"/api/people/{zoe.name}/ratings") == "nobody"
    own = zoe.get(f"/api/people/{zoe.name}")
    assert own["shown"]["games"] == "met"
    assert own["ratings"] is not None
    assert ada.http.put("/api/me/shown", json={}).json()["error"]["code"] == "account"


def test_an_emblem_that_somebody_chose_stands_beside_the_name_everywhere(
    running: Running, zoe: Account, ada: Somebody
) -> None:
    assert zoe.get("/api/me")["emblem"] is None
    assert zoe.http.put("/api/me/emblem", json={"emblem": 2}).status_code == 200
    zoe.http.put("/api/me/shown", json={"ratings": "nobody"})  # leaves it as it is
    assert zoe.get("/api/me")["emblem"] == 2
    assert ada.get(f"/api/people/{zoe.name}")["emblem"] == 2
    assert [one["emblem"] for one in ada.get(f"/api/people?q={zoe.name}")] == [2]
    assert zoe.refused("PUT", "/api/me/emblem", {"emblem": 4}) == "bad_message"
    assert ada.refused("PUT", "/api/me/emblem", {"emblem": 1}) == "account"


def test_hidden_ratings_stay_hidden_at_the_end_of_a_game(
    zoe: Account, yan: Account, ada: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle", 2, 10)
    table = play(zoe, yan, rated=True)

    def seats(who: Somebody) -> list[int]:
        return [one["seat"] for one in who.get(f"/api/tables/{table}/ratings")]

    zoe.http.put("/api/me/shown", json={"ratings": "met"})
    assert (seats(zoe), seats(yan), seats(ada)) == ([0, 1], [0, 1], [1])
    zoe.http.put("/api/me/shown", json={"ratings": "nobody"})
    assert (seats(zoe), seats(yan), seats(ada)) == ([0, 1], [1], [1])


def test_usual_hours_and_languages_are_shown_as_their_owner_wishes(
    running: Running, zoe: Account, yan: Account, ada: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_late(monkeypatch, "castle", 2, 10)
    table = play(zoe, yan)
    path = f"/api/people/{zoe.name}"
    assert yan.get(path)["hours"] is None  # one day is no habit
    played = (schema.log.c.table_id == table) & (schema.log.c.kind == "play")
    with running.server.store.engine.begin() as c:
        steps = list(c.execute(sa.select(schema.log.c.seq).where(played)).scalars())
        for i, seq in enumerate(steps):  # on several days, between 19 and 21 o'clock
            at = (20_000 + i) * DAY + (19 + i % 2) * DAY // 24
            c.execute(schema.log.update().where(schema.log.c.seq == seq, played).values(at=at))
    zoe.http.put("/api/me/shown", json={"languages": ["pl", "en", "pl"], "hours": "met"})
    seen = yan.get(path)
    assert seen["hours"][0] in (19, 20)
    assert 20 <= seen["hours"][1] <= 21
    assert seen["languages"] == ["pl", "en"]
    assert ada.get(path)["hours"] is None
    zoe.http.put("/api/me/shown", json={"hours": "everyone"})
    assert ada.get(path)["hours"] == seen["hours"]
    assert zoe.refused("PUT", "/api/me/shown", {"languages": ["<b>"]}) == "bad_message"


def test_a_deleted_person_an_unknown_one_and_a_guest_look_the_same(
    running: Running, zoe: Account, ada: Somebody
) -> None:
    zoe.post("/api/me/delete", {"password": PASSWORD, "word": "delete"})
    answers = [ada.http.get(f"/api/people/{name}") for name in (zoe.name, "Nobody Ever", "Ada")]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.text for answer in answers}) == 1


def test_the_leaderboard_goes_by_the_lower_end_and_leaves_out_the_new(
    running: Running, zoe: Account, yan: Account, ada: Somebody
) -> None:
    with running.server.store.engine.begin() as c:
        for table in (schema.rated, schema.ratings):
            c.execute(table.delete())
    third = Account(running.url, "New")
    give(running, zoe.id, 1700, 95, 40)
    give(running, yan.id, 1650, 30, 40)
    give(running, third.id, 1900, 300, 7)
    board = yan.get("/api/games/castle/leaderboard")
    assert [(row["rank"], row["name"]) for row in board["rows"]] == [(1, yan.name), (2, zoe.name)]
    assert board["mine"]["rank"] == 1
    assert board["near"] == []
    assert next(mark["level"] for mark in board["marks"]) == "master"
    assert third.get("/api/games/castle/leaderboard")["mine"]["rank"] == 0
    third.http.put("/api/me/shown", json={"near": True})
    assert ada.get("/api/games/castle/leaderboard")["near"] == [{"name": third.name, "missing": 3}]
    assert yan.get("/api/games/castle/leaderboard?scope=met")["rows"][0]["name"] == yan.name
    assert len(yan.get("/api/games/castle/leaderboard?scope=met")["rows"]) == 1
    # One press, and one is gone from it; but for one's own eyes.
    zoe.http.put("/api/me/shown", json={"board": False})
    assert zoe.name not in str(ada.get("/api/games/castle/leaderboard"))
    own = zoe.get("/api/games/castle/leaderboard")
    assert not own["shown"]
    assert own["mine"]["name"] == zoe.name
    assert ada.refused("GET", "/api/games/chess/leaderboard") == "not_found"
    third.leave()


def test_people_are_found_by_the_beginning_of_their_name(
    running: Running, zoe: Account, yan: Account, ada: Somebody
) -> None:
    def names(path: str) -> list[Any]:
        return [one["name"] for one in ada.get(path)]

    assert names(f"/api/people?q={zoe.name.upper()[:9]}") == [zoe.name]
    assert names("/api/people?q=") == []
    assert names("/api/people?q=Ada") == []
    assert names("/api/people?q=%25") == []
    assert ada.get("/api/people?met=true") == []


def test_export_and_deletion_cover_profile_waits_and_ratings(
    running: Running, zoe: Account, yan: Account
) -> None:
    zoe.http.put("/api/me/shown", json={"ratings": "met"})
    zoe.post("/api/waits", {"person": yan.name, "until": "always"})
    table = yan.table()
    yan.post(f"/api/tables/{table}/invite", {"name": zoe.name})
    give(running, zoe.id, 1600, 60, 20)
    zoe.post("/api/seek", {"game": "castle", "pace": "days"})
    doc = zoe.post("/api/me/export", {"password": PASSWORD})
    assert doc["ratings"][0]["games"] == 20
    assert doc["rated"]
    assert "met" in doc["profile"][0]["doc"]
    assert yan.id in doc["waits"][0]["doc"]
    assert doc["invites"][0]["table_id"] == table
    assert doc["seeks"][0]["game"] == "castle"
    zoe.post("/api/me/delete", {"password": PASSWORD, "word": "delete"})
    with running.server.store.engine.begin() as c:
        kept = (schema.ratings, schema.profiles, schema.waits, schema.invites, schema.seeks)
        for rows in kept:
            assert zoe.id not in str(c.execute(sa.select(rows)).all())
        c.execute(schema.rated.delete())
