"""Games in progress that go from a server to a browser without one, and back: by their record."""

from __future__ import annotations

from typing import Any

from tests.offline.keeping import Keeper
from tests.server.running import Socket, Somebody
from trilith import games
from trilith.engine import record


def begun(who: Somebody, steps: int = 4, **form: Any) -> tuple[str, Socket]:
    """A table that has gone so many steps, and waits for its player."""
    table = who.table(**({"bots": [None, "random"]} | form))
    who.post(f"/api/tables/{table}/start")
    socket = who.connect(table)
    while socket.now["step"] < steps or not socket.now["decision"]:
        if socket.now["decision"]:
            socket.play()
        else:
            socket.next()
    return table, socket


def carried(who: Somebody, table: str) -> str:
    answer = who.http.post(f"/api/tables/{table}/carry")
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_game_against_bots_goes_on_without_a_server_and_comes_back(ada: Somebody) -> None:
    table, socket = begun(ada)
    keeper = Keeper(name="Ada")
    here = keeper.post("/api/records", carried(ada, table))
    assert here["status"] == "playing"
    keeper.say(do="watch", table=here["id"])
    state = keeper.state(here["id"])
    assert state["view"] == socket.now["view"]
    assert state["decision"]["options"] == socket.now["decision"]["options"]
    assert [seat["bot"] for seat in state["seats"]] == [None, "random"]

    keeper.play(here["id"])
    keeper.let_bots_play()
    on = keeper.state(here["id"])
    back = ada.http.post("/api/records", content=keeper.post(f"/api/tables/{here['id']}/carry"))
    made = back.json()
    assert (made["status"], made["carried"], made["access"]) == ("playing", True, "link")
    again = ada.connect(made["id"])
    assert again.now["step"] == on["step"] > state["step"]
    assert again.now["view"] == on["view"]
    assert again.now["seats"][0]["name"] == "Ada"
    again.play_to_end()


def test_what_is_taken_along_counts_for_nothing_from_then_on(ada: Somebody) -> None:
    table, _ = begun(ada)
    assert ada.get(f"/api/tables/{table}")["carried"] is False
    found = record.read(carried(ada, table))
    assert found.seed
    assert record.verify_taken(found, games.get("castle")).setup.seed == found.seed
    assert ada.get(f"/api/tables/{table}")["carried"] is True
    assert carried(ada, table)  # as often as one likes


def test_nobody_takes_a_game_with_other_people_along(ada: Somebody, bea: Somebody) -> None:
    table = ada.table(seats=3, bots=[None, None, "random"])
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    path = f"/api/tables/{table}/carry"
    assert ada.refused("POST", path) == "not_now"
    ada.post(f"/api/tables/{table}/start")
    assert ada.refused("POST", path) == "not_yours"
    assert bea.refused("POST", path) == "not_yours"
    assert ada.get(f"/api/tables/{table}")["carried"] is False


def test_a_person_who_only_looks_on_takes_nothing_along(ada: Somebody, bea: Somebody) -> None:
    table, _ = begun(ada)
    assert bea.refused("POST", f"/api/tables/{table}/carry") == "not_yours"
    assert ada.refused("GET", f"/api/tables/{table}/record") == "not_now"


def test_several_people_at_one_screen_keep_their_names_where_nobody_has_them(
    ada: Somebody, bea: Somebody
) -> None:
    keeper = Keeper(name="Ada")
    made = keeper.post("/api/tables", {"game": "sa_re", "seats": 4, "me": [0]})["id"]
    bea.post("/api/account", {"name": "Bea the Owner", "password": "correct horse"})
    for seat, name in ((1, "Zoe at home"), (2, "Bea the Owner")):
        keeper.post(f"/api/tables/{made}/sit", {"seat": seat, "name": name})
    keeper.post(f"/api/tables/{made}/bot", {"seat": 3, "level": "easy"})
    keeper.post(f"/api/tables/{made}/start")
    text = keeper.post(f"/api/tables/{made}/carry")
    there = ada.http.post("/api/records", content=text).json()
    mine = ada.get("/api/me")["person"]
    assert [seat["person"] for seat in there["seats"]] == [mine["id"]] * 3 + [None]
    names = [seat["name"] for seat in there["seats"]]
    assert names[:3] == [mine["name"], "Zoe at home", mine["name"]]  # Bea is somebody else here
    assert there["seats"][3]["bot"] == "easy"


def test_a_record_of_other_rules_is_refused_in_one_sentence(ada: Somebody) -> None:
    table, _ = begun(ada, steps=1)
    rules = games.get("castle").rules_version
    text = carried(ada, table).replace(f"rules {rules}", f"rules {rules + 1}")
    answer = ada.http.post("/api/records", content=text)
    assert answer.status_code == 422
    assert f"rules version {rules} here, {rules + 1} in the record" in answer.text


def test_a_forged_step_is_refused(ada: Somebody) -> None:
    table, _ = begun(ada)
    lines = carried(ada, table).splitlines()
    first = next(i for i, line in enumerate(lines) if line[0].isdigit())
    forged = "\n".join([*lines[: first + 1], *lines[first:]])  # nobody chooses twice
    assert ada.http.post("/api/records", content=forged).status_code == 422
