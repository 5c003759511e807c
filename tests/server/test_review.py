"""What was played, over HTTP: replays, logs, records."""

from __future__ import annotations

from tests.server.running import Somebody


def test_a_game_in_progress_is_reviewed_from_your_own_seat(vera: Somebody, wim: Somebody) -> None:
    table = vera.table()
    path = f"/api/tables/{table}"
    wim.post(f"{path}/sit", {})
    vera.post(f"{path}/start")
    socket = vera.connect(table)
    socket.play()
    then = vera.get(f"{path}/replay?step=0")
    assert (then["step"], then["steps"], then["seat"]) == (0, 1, 0)
    assert vera.refused("GET", f"{path}/replay?step=0&seat=1") == "not_yours"
    assert vera.refused("GET", f"{path}/replay?step=2") == "limit"
    told = vera.get(f"{path}/told?from=0&to=1")
    assert (told["from"], told["to"]) == (0, 1)
    lines = vera.get(f"{path}/log")
    assert {line["step"] for line in lines} == {1}
    assert vera.refused("GET", f"{path}/record") == "not_now"
    assert vera.refused("GET", f"{path}/analysis") == "not_now"
    assert vera.refused("POST", f"{path}/carry") == "not_yours"


def test_a_record_comes_in_as_a_table_that_everybody_with_the_link_can_read(
    vera: Somebody, wim: Somebody
) -> None:
    table = vera.table(me=[0, 1])
    vera.post(f"/api/tables/{table}/start")
    vera.connect(table).play_to_end()
    text = vera.http.get(f"/api/tables/{table}/record").text
    made = wim.http.post("/api/records", content=text.encode()).json()
    assert (made["status"], made["owner"]) == ("over", wim.id)
    assert (
        vera.http.get(f"/api/tables/{made['id']}/record").text.splitlines()[1:]
        == (text.splitlines()[1:])
    )
    bad = wim.http.post("/api/records", content=b"rubbish").json()["error"]
    assert bad["code"] == "bad_message"
