"""`trilith learn`: bots learn a game from searched games with themselves."""

from __future__ import annotations

import sys
from contextlib import closing, redirect_stdout
from pathlib import Path
from typing import Any

import click

from trilith.arena.on_ray import LOCAL
from trilith.arena.play import Played
from trilith.cli.arena_run import INTERRUPTED, start, with_bar
from trilith.cli.common import console, game_argument
from trilith.engine.game import Game
from trilith.learn.course import Course, School, Setting
from trilith.learn.fit import load_numpy


@click.command("learn")
@game_argument
@click.option(
    "--out", metavar="DIR", help="The course's folder; by default learn-GAME. Goes on if it exists."
)
@click.option("--rounds", type=click.IntRange(1), default=Course.rounds, show_default=True)
@click.option(
    "--games",
    type=click.IntRange(1),
    default=Course.games,
    show_default=True,
    help="Of every number of players, season, mode and solo side, in every round.",
)
@click.option(
    "--simulations",
    type=click.IntRange(1),
    default=Course.simulations,
    show_default=True,
    help="For every turn.",
)
@click.option("--worths", is_flag=True, help="Learn what things are worth, too.")
@click.option(
    "--only",
    multiple=True,
    metavar="SETTING",
    help="Only this number of players with this season, mode or side, such as 2-winter; repeatable.",
)
@click.option("--seed", default=Course.seed, show_default=True)
@click.option("--jobs", type=click.IntRange(0), help="Worker processes; by default one a core.")
@click.option(
    "--ray",
    is_flag=False,
    flag_value=LOCAL,
    metavar="[ADDRESS]",
    help="Play on the Ray cluster at this address; without one, on a local one for this run.",
)
def command(game: Game[Any], out: str | None, jobs: int | None, ray: str | None, **how: Any) -> int:
    """Let bots play GAME with themselves, search, and learn what their searches found.

    Every round plays games in every setting with what was learnt before, and learns which options
    searches prefer, and what things are worth, from positions of the games and from ends of
    simulations. The folder keeps everything: the same command goes on where it was broken off, and
    the same seed gives the same weights. Try them in the arena before you trust them.

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
            click.echo("trilith: stopped; the same command goes on from here", err=True)
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
