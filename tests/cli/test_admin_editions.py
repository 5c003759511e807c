"""`trilith admin editions`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from tests.cli.command import Command
from trilith.server import editions, schema
from trilith.server.editions import Entered
from trilith.server.store import migrate

WELL: Entered = {"tile.well.value": 10, "tile.well.vp": 8}


def test_the_operator_compares_and_accepts_on_the_command_line(
    trilith: Command, tmp_path: Path
) -> None:
    database = str(tmp_path / "copies.db")
    engine = sa.create_engine(f"sqlite:///{database}")
    migrate(engine)
    with engine.begin() as c:
        who = {"id": "p1", "name": "Ada", "created": 0, "session": 0}
        c.execute(schema.people.insert().values(who))
        editions.keep(c, "p1", "offered1", "castle", "First printing", dict(WELL), False, 1)
        editions.offer(c, "p1", "offered1", "2008", 2)
    engine.dispose()
    listed = trilith("admin", "editions", "list", "castle", "--database-url", database).words
    assert "offered1" in listed
    assert "10 (1)" in listed
    accepted = trilith("admin", "editions", "accept", "offered1", "--database-url", database)
    assert "New tables play with 'First printing': 2 values differ" in accepted.words
    listed = trilith("admin", "editions", "list", "castle", "--database-url", database).words
    assert "This server plays with 'First printing', version 1" in listed
    gone = trilith("admin", "editions", "withdraw", "castle", "--database-url", database)
    assert "play with our numbers" in gone.words
    assert "expected a copy that is offered" in (
        trilith("admin", "editions", "accept", "nosuch", "--database-url", database).problem
    )
