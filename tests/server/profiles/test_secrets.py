"""Nothing that is told of people tells what somebody hides in a game that goes on."""

from __future__ import annotations

import json
from typing import Any

from tests.server.accounts import PASSWORD, Account
from tests.server.running import Running
from trilith.server import roles

OPEN_TO_ANYBODY = (
    "/api/people/{name}",
    "/api/people/{name}/games",
    "/api/people/{name}/ratings",
    "/api/people?q={name}",
    "/api/games/castle/leaderboard",
    "/api/seats",
    "/api/tables",
)
OWN = ("/api/me", "/api/me/queue", "/api/me/invites", "/api/me/deliveries", "/api/me/standing")


def all_told(somebody: Account, other: Account) -> str:
    """Everything that pages about people tell somebody, and the file of all that is theirs."""
    paths = [path.format(name=other.name) for path in OPEN_TO_ANYBODY]
    paths.append(f"/api/people/{other.name}/with/{somebody.name}")
    found: list[Any] = [somebody.get(path) for path in (*paths, *OWN)]
    found.append(somebody.post("/api/me/export", {"password": PASSWORD}))
    return json.dumps(found)


def test_a_card_chosen_in_secret_appears_nowhere_on_profiles(
    running: Running,
) -> None:
    zoe, yan, wanda = (Account(running.url, name) for name in ("Zoe", "Yan", "Wanda"))
    with running.server.store.engine.begin() as c:
        roles.give(c, wanda.id, "operator")
    table = zoe.table(me=[0])
    yan.post(f"/api/tables/{table}/sit", {"seat": 1})
    zoe.post(f"/api/tables/{table}/start")
    at_table = zoe.connect(table)
    chosen = at_table.now["decision"]["options"][0]["action"]
    at_table.play(0, chosen)
    deal = running.server.hub.rooms[table].table.deal
    assert deal is not None
    watched = json.dumps(wanda.get("/api/operator"))
    for text in (all_told(yan, zoe), all_told(wanda, zoe), watched):
        assert f'"{chosen}"' not in text
        assert chosen.split(" ")[-1] not in text
        assert deal.seed not in text
    assert table in all_told(zoe, yan)  # the table itself is among what was looked at
    for one in (zoe, yan, wanda):
        one.leave()
