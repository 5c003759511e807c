"""`trilith admin`: what an operator does for people, on the server's own database."""

from __future__ import annotations

import click


@click.group("admin")
def command() -> None:
    """What an operator does for people, while the server runs or not."""


@command.command("reset")
@click.argument("name")
@click.option(
    "--database-url",
    "database",
    default="trilith.db",
    show_default=True,
    envvar="TRILITH_DATABASE_URL",
    help="A file for SQLite, or postgresql://user:password@host/name.",
)
@click.option(
    "--public-url", default="http://localhost:8000", show_default=True, envvar="TRILITH_PUBLIC_URL"
)
def reset(name: str, database: str, public_url: str) -> None:
    """Print a link by which NAME chooses a new password, once and within a day."""
    from trilith.engine.errors import BadInput
    from trilith.server import resets
    from trilith.server.backup import writing
    from trilith.server.clocks import now_ms

    with writing(database) as connection:
        person = resets.person_named(connection, name)
        if person is None:
            raise BadInput("NAME", f"expected the name of an account, found '{name}'")
        code = resets.make(connection, person, now_ms())
    click.echo(f"{public_url.rstrip('/')}/reset?code={code}")
