"""Owners who keep their copies of a game, for tests."""

from __future__ import annotations

from typing import Any

from tests.server.running import Somebody
from trilith import games

CASTLE = games.get("castle")
WELL = {"tile.well.value": 10, "tile.well.vp": 8}


def own_number(who: Somebody) -> str:
    """A number that nobody else has chosen."""
    return "c" + "".join(letter for letter in who.id.lower() if letter.isalnum()).ljust(8, "0")


def keep(who: Somebody, number: str = "", **form: Any) -> Any:
    number = number or own_number(who)
    body = {"game": "castle", "name": "German first printing", "values": WELL, **form}
    answer = who.http.put(f"/api/me/editions/{number}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def put_refused(who: Somebody, number: str = "badcopy1", **form: Any) -> str:
    body = {"game": "castle", "name": "x", "values": {}, **form}
    answer = who.http.put(f"/api/me/editions/{number}", json=body)
    assert 400 <= answer.status_code < 500, answer.text
    text = answer.json()["error"]["text"]
    assert isinstance(text, str)
    return text
