"""`trilith admin`: what an operator can do for people, directly on the server's database."""

from __future__ import annotations

import click

from trilith.cli import admin_manners
from trilith.cli.admin_common import account
from trilith.cli.admin_editions import editions
from trilith.cli.common import database_option
from trilith.engine.errors import BadInput


@click.group("admin")
def command() -> None:
    """Help people as the operator, whether or not the server is running."""


command.add_command(editions)
for one in admin_manners.commands():
    command.add_command(one)


@command.command("ratings")
@click.option("--recompute", is_flag=True, help="Recompute all ratings from the games' logs.")
@click.option("--check", is_flag=True, help="Change nothing; report whether they are correct.")
@database_option
def ratings(recompute: bool, check: bool, database: str) -> None:
    """Recompute all ratings from the logs of all rated games, or check the stored ones."""
    from trilith.server.backup import writing
    from trilith.server.ratings import ledger

    if not recompute and not check:
        raise BadInput("ratings", "expected --recompute, --check or both")
    with writing(database) as connection:
        found = ledger.recompute(connection, keep=not check)
    click.echo(f"{found.games} rated games of {found.people} people")
    if check and found.differing:
        raise BadInput(
            "ratings", f"expected what is stored, found {found.differing} lines that differ"
        )
    click.echo("all as stored" if not found.differing else f"{found.differing} lines put right")


@command.command("reset")
@click.argument("name")
@database_option
@click.option(
    "--public-url", default="http://localhost:8000", show_default=True, envvar="TRILITH_PUBLIC_URL"
)
def reset(name: str, database: str, public_url: str) -> None:
    """Print a link with which NAME can choose a new password, once, within a day."""
    from trilith.server import resets
    from trilith.server.backup import writing
    from trilith.server.clocks import now_ms
    from trilith.server.run import check_public_url

    check_public_url(public_url)
    with writing(database) as connection:
        code = resets.make(connection, account(connection, name), now_ms())
    click.echo(f"{public_url.rstrip('/')}/reset?code={code}")


@command.command("role")
@click.argument("name")
@click.argument("role", type=click.Choice(["moderator", "operator", "none"]))
@database_option
def role(name: str, role: str, database: str) -> None:
    """Make NAME a moderator or operator, or neither."""
    from trilith.server import roles
    from trilith.server.backup import writing

    with writing(database) as connection:
        roles.give(connection, account(connection, name), "" if role == "none" else role)  # type: ignore[arg-type]
    click.echo(f"{name}: {role}")
