"""`trilith admin editions`: compare the copies that owners offer, and choose one to play with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click
from rich.table import Table

from trilith.cli.admin_common import on_database
from trilith.cli.common import console, database_option, game_argument
from trilith.engine.game import Game

if TYPE_CHECKING:
    import sqlalchemy as sa


@click.group("editions")
def editions() -> None:
    """Compare the copies that owners offer, and choose one for new tables."""


@editions.command("list")
@game_argument
@database_option
def list_offers(game: Game[Any], database: str) -> None:
    """List the copies of GAME on offer, and compare them value by value."""
    from trilith.server import editions as kept
    from trilith.server.backup import writing

    with writing(database) as connection:
        rows = kept.offers(connection, game.key)
        found = kept.reports(connection, game)
        house = kept.house(connection, game.key)
    if house is not None:
        console.print(f"This server plays with '{house.name}', version {house.version}.")
    if not rows:
        console.print("No copy is on offer.")
        return
    copies = Table("copy", "name", "version", "printing", "differs in")
    for row in rows:
        differs = len(kept.check(game, kept.shown(row).values).changes)
        copies.add_row(row["id"], row["name"], str(row["version"]), row["note"], str(differs))
    console.print(copies)
    values = Table("value", "ours", "owners say")
    for one in found:
        said = ", ".join(f"{value} ({count})" for value, count in one.said)
        equal = f" and {one.many - 1} like it" if one.many > 1 else ""
        values.add_row(one.path + equal, str(one.ours), said)
    console.print(values)


@editions.command("accept")
@click.argument("number", metavar="ID")
@on_database
def accept(connection: sa.Connection, number: str) -> str:
    """Let new tables on this server play with the copy ID; existing tables stay as they are."""
    from trilith.server import editions as kept
    from trilith.server.clocks import now_ms

    found = kept.accept(connection, number, now_ms())
    return f"New tables play with '{found.name}': {found.differs} values differ from ours."


@editions.command("withdraw")
@game_argument
@on_database
def withdraw(connection: sa.Connection, game: Game[Any]) -> str:
    """Let new tables of GAME play with our numbers again."""
    from trilith.server import editions as kept

    kept.withdraw(connection, game.key)
    return f"New tables of {game.key} play with our numbers."
