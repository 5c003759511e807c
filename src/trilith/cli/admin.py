"""`trilith admin`: what an operator can do for people, directly on the server's database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from trilith.cli import admin_manners
from trilith.cli.admin_common import account, on_database
from trilith.cli.admin_editions import editions
from trilith.engine.errors import BadInput

if TYPE_CHECKING:
    import sqlalchemy as sa


@click.group("admin")
def command() -> None:
    """Help people as the operator, whether or not the server is running."""


command.add_command(editions)
for one in admin_manners.commands():
    command.add_command(one)


@command.command("ratings")
@click.option("--recompute", is_flag=True, help="Recompute all ratings from the games' logs.")
@click.option("--check", is_flag=True, help="Change nothing; report whether they are correct.")
@on_database
def ratings(connection: sa.Connection, recompute: bool, check: bool) -> str:
    """Recompute all ratings from the logs of all rated games, or check the stored ones."""
    from trilith.server.ratings import ledger

    if not recompute and not check:
        raise BadInput("ratings", "expected --recompute, --check or both")
    found = ledger.recompute(connection, keep=not check)
    games = f"{found.games} rated games of {found.people} people"
    if check and found.differing:
        click.echo(games)
        raise BadInput(
            "ratings", f"expected what is stored, found {found.differing} lines that differ"
        )
    return f"{games}\n" + (
        f"{found.differing} lines put right" if found.differing else "all as stored"
    )


@command.command("reset")
@click.argument("name")
@click.option(
    "--public-url", default="http://localhost:8000", show_default=True, envvar="TRILITH_PUBLIC_URL"
)
@on_database
def reset(connection: sa.Connection, name: str, public_url: str) -> str:
    """Print a link with which NAME can choose a new password, once, within a day."""
    from trilith.server import resets
    from trilith.server.clocks import now_ms
    from trilith.server.run import check_public_url

    check_public_url(public_url)
    code = resets.make(connection, account(connection, name), now_ms())
    return f"{public_url.rstrip('/')}/reset?code={code}"


@command.command("role")
@click.argument("name")
@click.argument("role", type=click.Choice(["moderator", "operator", "none"]))
@on_database
def role(connection: sa.Connection, name: str, role: str) -> str:
    """Make NAME a moderator or operator, or neither."""
    from trilith.server import roles

    roles.give(connection, account(connection, name), "" if role == "none" else role)  # type: ignore[arg-type]
    return f"{name}: {role}"
