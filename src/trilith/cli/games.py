"""`trilith games`: what can be played."""

from __future__ import annotations

from typing import Any

import click
from rich.table import Column, Table

from trilith import games
from trilith.cli.common import catalog_for, console, json_option, print_json
from trilith.engine.game import Game
from trilith.text import Catalog


@click.command("games")
@json_option
def command(as_json: bool) -> None:
    """List the games, their players and options."""
    found = [games.get(key) for key in games.keys()]
    if as_json:
        print_json([describe(game) for game in found])
        return
    catalog = catalog_for(None)
    table = Table(Column("key", no_wrap=True), "game", "players", "options", "actions", "rules")
    for game in found:
        options = "; ".join(f"{option.key}: {', '.join(option.values)}" for option in game.options)
        players = f"{min(game.seats)}-{max(game.seats)}"
        numbers = (str(len(game.catalogue)), str(game.rules_version))
        table.add_row(game.key, catalog.title(game.key), players, options, *numbers)
    console.print(table)


def describe(game: Game[Any]) -> dict[str, Any]:
    return {
        "key": game.key,
        "titles": {language: Catalog(language).title(game.key) for language in Catalog.languages()},
        "players": list(game.seats),
        "rules_version": game.rules_version,
        "data": game.standard_data.digest,
        "actions": len(game.catalogue),
        "phases": list(game.phases),
        "options": [
            {"key": option.key, "values": list(option.values), "default": option.default}
            for option in game.options
        ],
    }
