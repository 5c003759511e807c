"""`trilith simulate`: many games between bots."""

from __future__ import annotations

import os
import time
from typing import Any

import click
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from trilith.arena.simulate import Plan, Played, check, play_all, summary
from trilith.cli.common import (
    console,
    data_option,
    errors,
    game_argument,
    json_option,
    option_option,
    print_json,
    read_data,
    read_options,
)
from trilith.engine.game import Game


@click.command("simulate")
@game_argument
@click.option("--players", type=int, help="How many play; by default as many as can.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True)
@click.option("--bots", default="random", show_default=True, help="Names, or FILE.py:CLASS; a,b,c")
@click.option("--seed", default="trilith", show_default=True)
@option_option
@data_option
@click.option(
    "--jobs", type=click.IntRange(0), default=1, show_default=True, help="Processes; 0: all cores."
)
@click.option(
    "--max-rounds",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="Break off longer games.",
)
@json_option
def command(
    game: Game[Any],
    players: int | None,
    count: int,
    bots: str,
    seed: str,
    options: tuple[str, ...],
    data_file: str | None,
    jobs: int,
    max_rounds: int,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME, and report what came of it.

    Bots take the seats in turn and move on by one seat from game to game, so that nobody has the
    better seat. The same seed gives the same games, in one process or in many.
    """
    plan = Plan(
        game=game.key,
        players=max(game.seats) if players is None else players,
        bots=tuple(name.strip() for name in bots.split(",") if name.strip()),
        seed=seed,
        options=read_options(options),
        data=read_data(data_file),
        data_file=data_file or "data",
        max_rounds=max_rounds,
    )
    check(plan)
    start = time.perf_counter()
    played = with_progress(plan, count, jobs or os.cpu_count() or 1)
    figures = summary(plan, played, time.perf_counter() - start)
    if as_json:
        print_json(figures)
    else:
        show(figures)


def with_progress(plan: Plan, count: int, jobs: int) -> list[Played]:
    if not errors.is_terminal:  # even a bar that nobody sees would leave a line
        return list(play_all(plan, count, jobs))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, transient=True) as progress:
        return list(progress.track(play_all(plan, count, jobs), count, description=plan.game))


def show(figures: dict[str, Any]) -> None:
    console.print(
        f"{figures['games']} games of {figures['game']} with {figures['players']} players in "
        f"{figures['seconds']:.1f} s: {figures['choices_per_second']:,.0f} choices/s, "
        f"{figures['decisions_per_second']:,.0f} decisions/s; "
        f"{figures['rounds']['mean']} rounds on average"
    )
    if figures["unfinished"]:
        console.print(f"[yellow]{figures['unfinished']} games were broken off[/yellow]")
    table = Table("bot", "wins", "mean score", "10 %", "median", "90 %", "best")
    for name, scores in figures["scores"]["by_bot"].items():
        wins = f"{figures['wins']['by_bot'][name]:g}"
        spread = [f"{scores[key]:g}" for key in ("mean", "q10", "median", "q90", "max")]
        table.add_row(name, wins, *spread)
    if "opponent" in figures["scores"]:
        scores = figures["scores"]["opponent"]
        spread = [f"{scores[key]:g}" for key in ("mean", "q10", "median", "q90", "max")]
        table.add_row("opponent", f"{figures['wins']['opponent']:g}", *spread)
    for seat, scores in enumerate(figures["scores"]["by_seat"]):
        wins = f"{figures['wins']['by_seat'][seat]:g}"
        spread = [f"{scores[key]:g}" for key in ("mean", "q10", "median", "q90", "max")]
        table.add_row(f"seat {seat}", wins, *spread, style="dim")
    console.print(table)
    show_sources(figures)


def show_sources(figures: dict[str, Any]) -> None:
    by_bot = figures["scores"]["by_source"]
    table = Table("mean points from", *by_bot)
    for source in next(iter(by_bot.values())):
        table.add_row(source, *(f"{rows[source]:g}" for rows in by_bot.values()))
    console.print(table)
