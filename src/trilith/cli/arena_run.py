"""What the commands that play many games share: their options, the run itself, and its files."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, redirect_stdout
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click
from rich import box
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from trilith.arena import pictures
from trilith.arena.crew import cores
from trilith.arena.export import write_csv
from trilith.arena.on_ray import LOCAL, load_ray, play_on_ray
from trilith.arena.plan import Plan, check
from trilith.arena.play import Played
from trilith.arena.simulate import play_all
from trilith.arena.thoughts import write_thoughts
from trilith.arena.tournament import until_clear
from trilith.cli.common import (
    data_option,
    errors,
    json_option,
    option_option,
    print_json,
    read_data,
    read_options,
)
from trilith.engine.errors import BadInput
from trilith.engine.game import Game

F = TypeVar("F", bound=Callable[..., Any])

INTERRUPTED = 130
"""The exit code of a run that was ended by Ctrl-C."""


def option_set(*options: Callable[[F], F]) -> Callable[[F], F]:
    """Several options as one decorator, in this order in the help."""

    def put_on(function: F) -> F:
        for option in reversed(options):
            function = option(function)
        return function

    return put_on


jobs_option = click.option(
    "--jobs",
    type=click.IntRange(0),
    help="Worker processes; by default (or with 0) one per core.",
)
ray_option = click.option(
    "--ray",
    is_flag=False,
    flag_value=LOCAL,
    metavar="[ADDRESS]",
    help="Play on the Ray cluster at this address; without an address, "
    "on a local one started for this run.",
)
play_options = option_set(
    click.option("--players", type=int, help="Number of players; by default the most possible."),
    click.option(
        "--seed", default="trilith", show_default=True, help="Another seed gives other deals."
    ),
    option_option,
    data_option,
    jobs_option,
    ray_option,
    click.option(
        "--max-rounds",
        type=click.IntRange(1),
        default=200,
        show_default=True,
        help="Abandon games longer than this.",
    ),
)
"""How games are played."""

stop_options = option_set(
    click.option(
        "--until-significant",
        "until",
        is_flag=True,
        help="Stop as soon as the best bot is clear; --games is then the maximum.",
    ),
    click.option(
        "--margin",
        type=click.FloatRange(0, 0.5),
        default=0.02,
        show_default=True,
        help="Win rates that differ by less than this count as equal.",
    ),
)

thoughts_option = click.option(
    "--thoughts",
    "thoughts_file",
    metavar="FILE",
    help="Write what the bots thought of every option to this file, one line of JSON per choice.",
)

file_options = option_set(
    click.option(
        "--csv",
        "csv_file",
        metavar="FILE",
        help="Write one line for every seat of every game to this file.",
    ),
    click.option(
        "--picture", metavar="FILE", help="Draw the results as .svg or .png (needs matplotlib)."
    ),
    thoughts_option,
)


@dataclass(frozen=True)
class Run:
    """What came of a run."""

    played: list[Played]
    asked: int
    seconds: float
    interrupted: bool
    """Ended by Ctrl-C: the games are fewer than asked for."""

    @property
    def code(self) -> int:
        return INTERRUPTED if self.interrupted else 0

    def ending(self) -> dict[str, Any]:
        """For the report: how many games were asked for, and why there are fewer."""
        reason = "clear" if len(self.played) < self.asked else ""
        return {"asked": self.asked, "stopped": "interrupted" if self.interrupted else reason}


@dataclass(frozen=True)
class Wanted:
    """What a tournament is asked for besides its plan."""

    jobs: int | None
    ray: str | None
    until: bool
    margin: float
    csv_file: str | None
    picture: str | None
    thoughts_file: str | None
    as_json: bool


def tournament_options(function: Callable[..., int]) -> Callable[..., int]:
    """How games are played, until when, and what is written: the command gets `wanted`."""

    @wraps(function)
    def command(*args: Any, **given: Any) -> int:
        names = [field.name for field in fields(Wanted)]
        return function(*args, wanted=Wanted(**{name: given.pop(name) for name in names}), **given)

    return option_set(play_options, stop_options, file_options, json_option)(command)


def carry_out(
    plan: Plan,
    count: int,
    wanted: Wanted,
    figures_of: Callable[[Run], dict[str, Any]],
    show: Callable[[dict[str, Any]], None],
) -> int:
    """Play, write what was asked for, and report."""
    check_files(wanted.csv_file, wanted.picture, wanted.thoughts_file)
    run = play_run(plan, count, wanted.jobs, wanted.ray, wanted.until, wanted.margin)
    if not run.played:
        return INTERRUPTED
    figures = {**figures_of(run), **run.ending()}
    write_files(plan, run, wanted.csv_file, wanted.picture, wanted.thoughts_file)
    tell(figures, wanted.as_json, show)
    return run.code


def make_plan(
    game: Game[Any],
    names: str,
    *,
    players: int | None,
    seed: str,
    options: tuple[str, ...],
    data_file: str | None,
    max_rounds: int,
    everyone: bool = False,
    told: bool = False,
    thoughts: bool = False,
    positions: bool = False,
) -> Plan:
    plan = Plan(
        game=game.key,
        players=max(game.seats) if players is None else players,
        bots=tuple(name.strip() for name in names.split(",") if name.strip()),
        seed=seed,
        options=read_options(options),
        data=read_data(data_file),
        data_file=data_file or "data",
        max_rounds=max_rounds,
        everyone=everyone,
        told=told,
        thoughts=thoughts,
        positions=positions,
    )
    check(plan)
    return plan


def check_files(
    csv_file: str | None, picture: str | None, thoughts_file: str | None = None
) -> None:
    """Everything that could go wrong after the games goes wrong before them."""
    for file in filter(None, (csv_file, thoughts_file)):
        if not Path(file).parent.is_dir():
            raise BadInput(file, f"expected a folder {Path(file).parent}, found none")
    if picture:
        pictures.check(picture)


def write_files(
    plan: Plan,
    run: Run,
    csv_file: str | None,
    picture: str | None,
    thoughts_file: str | None = None,
) -> None:
    if csv_file:
        write_csv(plan, run.played, csv_file)
    if picture:
        pictures.draw_run(plan, run.played, picture)
    if thoughts_file:
        write_thoughts(run.played, thoughts_file)


def tell(figures: dict[str, Any], as_json: bool, show: Callable[[dict[str, Any]], None]) -> None:
    if as_json:
        print_json(figures)
    else:
        show(figures)


def slim_table(*headings: str) -> Table:
    """A table that fits a narrow terminal: names on the left, figures on the right."""
    table = Table(*headings, box=box.SIMPLE_HEAD, pad_edge=False)
    for column in table.columns[1:]:
        column.justify = "right"
        column.no_wrap = True
    return table


# ------------------------------------------------------------------ the run


def play_run(
    plan: Plan,
    count: int,
    jobs: int | None,
    ray: str | None,
    until: bool = False,
    margin: float = 0.0,
) -> Run:
    """Play, with a bar for people, until all is played, all is clear, or Ctrl-C."""
    if until and len(set(plan.bots)) < 2:
        raise BadInput("until-significant", f"expected two bots to compare, found '{plan.bots[0]}'")
    games = start(plan, count, jobs, ray)
    wanted = until_clear(plan, games, margin) if until else games
    played: list[Played] = []
    begun = time.perf_counter()
    interrupted = False
    try:
        # Closed at once, so that no worker plays on while we report. What Ray has to say goes to
        # where people read, not into the results.
        with closing(games), redirect_stdout(sys.stderr):
            for one in with_bar(wanted, count, plan.game):
                played.append(one)  # noqa: PERF402  what is played stays when Ctrl-C comes
    except KeyboardInterrupt:
        interrupted = True
        tell_interrupted(len(played), count)
    return Run(played, count, time.perf_counter() - begun, interrupted)


def start(plan: Plan, count: int, jobs: int | None, ray: str | None) -> Any:
    """The games, one after another, as they are played."""
    if ray is not None:
        load_ray(ray)
        return play_on_ray(plan, count, ray, jobs or None)
    return play_all(plan, count, cores() if jobs == 0 else jobs)


def with_bar(games: Iterator[Played], count: int, title: str) -> Iterator[Played]:
    if not errors.is_terminal:  # even a bar that nobody sees would leave a line
        yield from games
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors, transient=True) as progress:
        yield from progress.track(games, count, description=title)


def tell_interrupted(played: int, count: int) -> None:
    if played:
        click.echo(f"trilith: stopped after {played} of {count} games; so far:", err=True)
    else:
        click.echo("trilith: stopped before the first game was over", err=True)
