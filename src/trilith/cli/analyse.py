"""`trilith analyse`: was it luck or skill, and what should have been done?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from trilith import games
from trilith.cli.analysis_page import page
from trilith.cli.analysis_text import report
from trilith.cli.common import (
    catalog_for,
    data_option,
    errors,
    json_option,
    language_option,
    print_json,
    read_data,
)
from trilith.coach import Analysis, analyse
from trilith.coach.dump import dump
from trilith.coach.settings import DEPTHS, USUAL
from trilith.engine.doc import read_text
from trilith.engine.errors import BadInput
from trilith.engine.record import Record, read, replay
from trilith.text import Catalog
from trilith.text.arguments import player
from trilith.text.words import words


@click.command("analyse")
@click.argument("file", metavar="RECORD")
@click.option("--seat", type=int, help="Whose game to describe; by default the winner's.")
@click.option("--names", metavar="A,B,...", help="The players' names, in order of seats.")
@click.option(
    "--depth",
    type=click.Choice(list(DEPTHS)),
    default=USUAL,
    show_default=True,
    help="How much to try: deeper takes longer and narrows the margins.",
)
@click.option(
    "--seed", default="coach", show_default=True, help="The same seed gives the same report."
)
@click.option(
    "--html", "page_file", metavar="FILE", help="Write a page for the browser to this file."
)
@language_option
@data_option
@json_option
def command(
    file: str,
    seat: int | None,
    names: str | None,
    depth: str,
    seed: str,
    page_file: str | None,
    language: str | None,
    data_file: str | None,
    as_json: bool,
) -> None:
    """Separate luck from skill in a finished game: what every choice cost, what chance did, and how
    start, choices and luck add up to the result.

    \b
    Examples:
      trilith analyse game.txt
      trilith analyse game.txt --seat 1 --depth deep --html game.html
    """
    record = read(read_text(file), file)
    game = games.get(record.game)
    if not record.over:
        raise BadInput(file, "the game is not over yet; the coach speaks after the end")
    check_seat(seat, record)
    own = read_data(data_file)
    data = None if own is None else game.data(own, str(data_file))
    catalog = catalog_for(language)
    called = names_of(names, record, catalog)
    history = replay(record, game, None, data, None, file)
    with progress(catalog.coach(game.key, "working"), len(record.steps)) as on_step:
        found = analyse(record, game, depth, seed, called, on_step, history)
    told = winner(found) if seat is None else seat
    if page_file is not None:
        write_page(page_file, page(found, told, catalog))
    if as_json:
        print_json(dump(found))
    elif page_file is None:
        click.echo(report(found, told, catalog))


def check_seat(seat: int | None, record: Record) -> None:
    if seat is not None and not 0 <= seat < record.players:
        raise BadInput("seat", f"expected 0 to {record.players - 1}; found {seat}")


def names_of(given: str | None, record: Record, catalog: Catalog) -> tuple[str, ...]:
    """The players' names: Player 1 and so on by default."""
    if given is None:
        known = words(catalog.language, record.game)
        return tuple(player(known, seat, ()) for seat in range(record.players))
    names = tuple(name.strip() for name in given.split(","))
    if len(names) != record.players or not all(names):
        raise BadInput("names", f"expected {record.players} names, found '{given}'")
    return names


def winner(analysis: Analysis) -> int:
    """The seat that won; the first if nobody at the table did."""
    results = [account.result for account in analysis.accounts[: analysis.seats]]
    return results.index(max(results))


def write_page(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(file, error.strerror or "cannot be written") from None


@contextmanager
def progress(title: str, steps: int) -> Iterator[Any]:
    """A bar where people look, and nothing where a program listens."""
    if not errors.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=errors, transient=True) as bar:
        task = bar.add_task(title, total=steps)
        yield lambda done, total: bar.update(task, completed=done)
