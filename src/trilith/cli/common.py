"""What several commands share: options, data files, output."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any, TypeVar

import click
from rich.console import Console

from trilith import games
from trilith.engine.doc import Json, parse_toml, read_text
from trilith.engine.errors import BadInput
from trilith.engine.game import DataPack, Game
from trilith.text import Catalog, language_from
from trilith.text.figures import Figures, figures

F = TypeVar("F", bound=Callable[..., Any])

console = Console()
"""Where people read."""
errors = Console(stderr=True)
"""Where progress goes, so that it never mixes with results."""


def find_game(ctx: click.Context, param: click.Parameter, value: str) -> Game[Any]:
    return games.get(value)


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [key for key in games.keys() if key.startswith(incomplete)]


game_argument = click.argument(
    "game", metavar="GAME", callback=find_game, shell_complete=complete_game
)
json_option = click.option("--json", "as_json", is_flag=True, help="Report as JSON.")
data_option = click.option(
    "--data", "data_file", metavar="FILE", help="A TOML file with the numbers of your own copy."
)
database_option: Callable[[F], F] = click.option(
    "--database-url",
    "database",
    default="trilith.db",
    show_default=True,
    envvar="TRILITH_DATABASE_URL",
    help="A file for SQLite, or postgresql://user:password@host/name.",
)
option_option = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="An option of the game, such as season=winter. Repeatable.",
)


language_option = click.option(
    "--language",
    type=click.Choice(Catalog.languages()),
    help="The language; defaults to your terminal's.",
)


def catalog_for(language: str | None, copy: Figures | None = None) -> Catalog:
    """The words in the language asked for, or in that of the terminal; with a copy's numbers."""
    return Catalog(language or language_from(os.environ), copy=copy)


def copy_of(game: Game[Any], data: DataPack) -> Figures:
    """The numbers that the words follow."""
    return figures(game.key, data.own)


def read_options(given: tuple[str, ...]) -> dict[str, str]:
    """NAME=VALUE pairs as a table."""
    table: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput("option", f"expected NAME=VALUE, found '{text}'")
        table[name.strip()] = value.strip()
    return table


def read_data(data_file: str | None) -> dict[str, Json] | None:
    """An owner's own data, if a file is named."""
    return None if data_file is None else parse_toml(read_text(data_file), data_file)


def print_json(value: Any) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))
