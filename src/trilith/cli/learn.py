"""`trilith learn`: bots learn a game from searched games with themselves."""

from __future__ import annotations

import sys
from contextlib import closing, redirect_stdout
from pathlib import Path
from typing import Any

import click

from trilith.arena.play import Played
from trilith.cli.arena_run import INTERRUPTED, jobs_option, ray_option, start, with_bar
from trilith.cli.common import console, game_argument
from trilith.engine.game import Game
from trilith.learn.course import Course, School, Setting
from trilith.learn.fit import load_numpy


@click.command("learn")
@game_argument
@click.option(
    "--out",
    metavar="DIR",
    help="The folder of the course, by default learn-GAME; an existing course continues.",
)
@click.option("--rounds", type=click.IntRange(1), default=Course.rounds, show_default=True)
@click.option(
    "--games",
    type=click.IntRange(1),
    default=Course.games,
    show_default=True,
    help="Games per round for every number of players, season, mode and solo side.",
)
@click.option(
    "--simulations",
    type=click.IntRange(1),
    default=Course.simulations,
    show_default=True,
    help="Simulations per turn.",
)
@click.option("--worths", is_flag=True, help="Also learn what things are worth.")
@click.option(
    "--only",
    multiple=True,
    metavar="SETTING",
    help="Only this number of players with this season, mode or side, such as 2-winter; repeatable.",
)
@click.option("--seed", default=Course.seed, show_default=True)
@jobs_option
@ray_option
def command(game: Game[Any], out: str | None, jobs: int | None, ray: str | None, **how: Any) -> int:
    """Let bots play GAME against themselves, and learn from what their searches find.

    Every round plays games in every setting with what the earlier rounds learnt, and learns which
    options searches prefer and what things are worth. The folder keeps everything: run the same
    command to continue after an interruption. The same seed gives the same weights. Try them in the
    arena before you trust them.

    \b
    Examples:
      trilith learn castle --rounds 3 --games 200
      trilith arena castle --players 2 --bots expert:300,master:300@learn-castle/weights-3.json
    """
    load_numpy()  # if it is missing, better now than after the games
    school = School(game, Course(game.key, **how), Path(out or f"learn-{game.key}"))
    school.open()
    for number, setting in school.steps():
        played = play(school, number, setting, jobs, ray)
        if played is None:
            click.echo("trilith: stopped; run the same command to continue", err=True)
            return INTERRUPTED
        school.keep(number, setting, played)
    show(school)
    return 0


def play(
    school: School, number: int, setting: Setting, jobs: int | None, ray: str | None
) -> list[Played] | None:
    """The games of one setting; None if Ctrl-C came."""
    count = school.course.games
    games = start(school.plan(number, setting), count, jobs, ray)
    title = f"{school.game.key} {number}/{school.course.rounds}, {setting}"
    try:
        with closing(games), redirect_stdout(sys.stderr):
            return list(with_bar(games, count, title))
    except KeyboardInterrupt:
        return None


def show(school: School) -> None:
    made = school.weights(school.course.rounds)["made"]
    for variant, one in made["cross_entropy"].items():
        console.print(
            f"{variant or school.game.key}: {one['choices']} searched choices, "
            f"cross-entropy {one['before']} at a glance, {one['after']} as learnt",
            highlight=False,
        )
    file = school.folder / f"weights-{school.course.rounds}.json"
    console.print(f"Weights: {file}", highlight=False, markup=False, soft_wrap=True)
