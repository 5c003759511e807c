"""How many of their games people finish."""

from __future__ import annotations

from tests.server.in_memory import database, put, seat, summary
from trilith.server import schema
from trilith.server.ratings.standings import ended_games, finished_share
from trilith.server.wire import encode

STAYED = summary("t1", seat(0, "ada"), seat(1, "bea"))
LEFT = summary("t2", seat(0, "ada", stand_in="easy"), seat(1, "bea"))
ALONE = summary("t3", seat(0, "ada"), seat(1, None), status="closed", why="vote")
TOGETHER = summary("t4", seat(0, "ada"), seat(1, "bea"), status="closed", why="vote")
BY_RULES = summary("t5", seat(0, "ada"), seat(1, None), status="closed", why="rules")


def test_a_game_with_a_stand_in_at_its_end_was_not_finished() -> None:
    assert finished_share([STAYED, LEFT], "ada") == 50
    assert finished_share([STAYED, LEFT], "bea") == 100


def test_giving_up_alone_counts_and_ending_together_does_not() -> None:
    assert finished_share([STAYED, ALONE], "ada") == 50
    assert finished_share([STAYED, TOGETHER], "ada") == 100
    assert finished_share([STAYED, BY_RULES], "ada") == 100


def test_without_an_ended_game_there_is_no_share() -> None:
    assert finished_share([], "ada") is None
    assert finished_share([TOGETHER], "ada") is None


def test_your_own_ended_games_come_newest_first() -> None:
    playing = summary("t9", seat(0, "ada"), status="playing")
    with database() as c:
        for n, game in enumerate((STAYED, LEFT, playing, ALONE)):
            row: dict[str, object] = {
                "id": game.id,
                "game": "castle",
                "status": game.status,
                "access": "open",
            }
            row |= {"owner": "ada", "awake": False, "summary": encode(game).decode()}
            put(c, schema.tables, {**row, "created": 1, "updated": 10 + n})
            mine = [one.seat for one in game.seats if one.person is not None]
            people = [game.seats[number].person for number in mine]
            for number, person in zip(mine, people, strict=True):
                put(c, schema.seats, {"table_id": game.id, "seat": number, "person": person})
        assert [one.id for one in ended_games(c, "ada")] == ["t3", "t2", "t1"]
        assert [one.id for one in ended_games(c, "bea")] == ["t2", "t1"]
        assert [one.id for one in ended_games(c, "ada", most=1)] == ["t3"]
        assert ended_games(c, "ada")[0].ended == 13
