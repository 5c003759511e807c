"""What the commands of `trilith admin` share: the database, and people by their names."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any

import click

from trilith.cli.common import database_option
from trilith.engine.errors import BadInput

if TYPE_CHECKING:
    import sqlalchemy as sa


def on_database(work: Callable[..., str]) -> Callable[..., None]:
    """Run a command in one transaction on the database; print its answer once that is written."""

    @wraps(work)
    def run(database: str, **asked: Any) -> None:
        from trilith.server.backup import writing

        with writing(database) as connection:
            answer = work(connection, **asked)
        click.echo(answer)

    return database_option(run)


def account(connection: sa.Connection, name: str) -> str:
    """The id of an account; BadInput if there is none with this name."""
    from trilith.server import resets

    person = resets.person_named(connection, name)
    if person is None:
        raise BadInput("NAME", f"expected the name of an account, found '{name}'")
    return person


def somebody(connection: sa.Connection, name: str) -> str:
    """The id of an account or a guest who has this name."""
    from trilith.server import taken

    person = taken.holder_of(connection, name)
    if person is None:
        raise BadInput("NAME", f"expected somebody's name, found '{name}'")
    return person


def name_of(connection: sa.Connection, person: str) -> str:
    import sqlalchemy as sa

    from trilith.server import schema

    query = sa.select(schema.people.c.name).where(schema.people.c.id == person)
    return connection.execute(query).scalar() or "a former player"
