"""All games of a browser as one file."""

from __future__ import annotations

import json

import pytest

from tests.offline.keeping import Keeper, lines_of


def test_all_games_go_to_another_browser_and_go_on_there() -> None:
    keeper = Keeper()
    one, two = keeper.table("castle", [None, "easy"]), keeper.table("sa_re", ["easy", None])
    keeper.let_bots_play()
    text = keeper.closed_and_opened().get("/api/luggage")
    other = Keeper(name="")
    assert other.post("/api/luggage", text) == {"games": 2, "known": 0}
    assert lines_of(other.disk) == lines_of(keeper.disk)
    assert other.get("/api/me")["person"]["name"] == "Ada"
    for table, seat in ((one, 0), (two, 1)):
        other.say(do="watch", table=table)
        other.play(table, seat)


def test_games_already_here_are_left_alone() -> None:
    keeper = Keeper()
    keeper.table("castle", [None, "easy"])
    text = keeper.get("/api/luggage")
    assert keeper.post("/api/luggage", text) == {"games": 0, "known": 1}


@pytest.mark.parametrize("spoil", ["kind", "id", "hole", "action", "first"])
def test_a_file_that_is_not_whole_is_refused_as_a_whole(spoil: str) -> None:
    keeper = Keeper()
    keeper.table("castle", [None, "easy"])
    keeper.let_bots_play()
    doc = json.loads(keeper.get("/api/luggage"))
    lines = doc["games"][0]["lines"]
    if spoil == "kind":
        doc["kind"] = "something else"
    elif spoil == "id":
        doc["games"][0]["id"] = "../../etc"
    elif spoil == "hole":
        del lines[3]
    elif spoil == "action":
        lines[-1]["kind"] = "dance"
    else:
        lines[0]["data"] = {}
    other = Keeper()
    status, told = other.ask("POST", "/api/luggage", json.dumps(doc))
    assert (status, told["error"]["code"]) == (422, "bad_message")
    assert other.disk == {}
