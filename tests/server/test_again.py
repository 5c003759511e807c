"""What is made of a log or a game in another process is sent as it comes from there."""

from __future__ import annotations

from typing import Any

import msgspec

from trilith.engine.game import Game
from trilith.server import again, seating
from trilith.server.entries import Entry, Info, Line, lines_of
from trilith.server.table import Table


def a_log() -> list[Line]:
    table = Table("t")
    seating.create(table, Info("castle", 2, "ada"), 1)
    seating.sit(table, "ada", "Ada", 0, 2)
    return lines_of(table.take_unsaved())


def who_sits(table: Table, log: list[Entry], seat: int) -> dict[str, Any]:
    return {"table": table.id, "name": table.seats[seat].name, "lines": len(log)}


def kinds(log: list[Entry], between: str) -> str:
    return between.join(entry.kind for entry in log)


def key_of(game: Game[Any], *more: str) -> list[str]:
    return [game.key, *more]


def test_of_a_table_and_its_log() -> None:
    found = again.of_table(who_sits, "t", a_log(), (0,))
    assert msgspec.json.decode(found) == {"table": "t", "name": "Ada", "lines": 2}


def test_of_a_log_alone_and_text_stays_text() -> None:
    assert again.of_log(kinds, a_log(), (", ",)) == b"create, sit"


def test_of_a_game() -> None:
    assert msgspec.json.decode(again.of_game(key_of, "sa_re", ("b",))) == ["sa_re", "b"]
