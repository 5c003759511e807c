"""`trilith arena`: a tournament of bots."""

from __future__ import annotations

from typing import Any

import click

from trilith.arena import words
from trilith.arena.plan import whole_deals
from trilith.arena.tournament import standings
from trilith.cli.arena_run import (
    Run,
    Wanted,
    carry_out,
    make_plan,
    slim_table,
    tournament_options,
)
from trilith.cli.common import console, game_argument
from trilith.cli.simulate import interval, percent, show_opening, show_pairs, show_sources
from trilith.engine.game import Game


@click.command("arena")
@game_argument
@click.option(
    "--bots",
    default="random,easy,medium",
    show_default=True,
    metavar="A,B,...",
    help="Names, FILE.py:CLASS, or llm:FILE.py:FUNCTION; two or more.",
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="Rounded up to whole deals.",
)
@tournament_options
def command(
    game: Game[Any],
    bots: str,
    count: int,
    wanted: Wanted,
    **how: Any,
) -> int:
    """Let every bot play every other at GAME, and report who is better and how certain that is.

    To be fair, every deal is played with every line-up and with the seats exchanged; neighbours
    change from deal to deal. Win rates come with 95 % intervals, and strengths are OpenSkill
    ratings. The test of differences stays valid however often you look, so --until-significant may
    stop as soon as the best bot is known.

    \b
    Examples:
      trilith arena castle --bots random,easy,medium,hard --games 400
      trilith arena sa_re --players 2 --bots easy,mybot.py:Planner --until-significant
      trilith arena castle --bots easy,medium --games 10000 --ray auto --json
    """
    plan = make_plan(game, bots, everyone=True, thoughts=bool(wanted.thoughts_file), **how)

    def figures(run: Run) -> dict[str, Any]:
        return standings(plan, run.played, run.seconds, wanted.margin)

    return carry_out(plan, whole_deals(plan, count), wanted, figures, show)


def show(figures: dict[str, Any]) -> None:
    show_opening(figures)
    table = slim_table("bot", "rating", "win rate", "95 %", "place", "score", "seats")
    for row in figures["standings"]:
        score = f"{row['mean_score']:g}"
        mean_place = "" if row["mean_place"] is None else f"{row['mean_place']:.2f}"
        rates = (percent(row["win_rate"]), interval(row))
        seats = str(row["seats"])
        name = words.bot(row["bot"])
        table.add_row(name, rating(row["rating"]), *rates, mean_place, score, seats)
    if "opponent" in figures["ratings"]:
        table.add_row("opponent", rating(figures["ratings"]["opponent"]), style="dim")
    console.print(table)
    show_sources(figures)
    show_pairs(figures)


def rating(one: dict[str, float] | None) -> str:
    return "" if one is None else f"{one['strength']:.1f} ± {1.96 * one['uncertainty']:.1f}"
