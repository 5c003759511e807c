"""`trilith simulate`: many games between bots."""

from __future__ import annotations

from typing import Any

import click

from trilith.arena import words
from trilith.arena.simulate import summary
from trilith.arena.tournament import compared
from trilith.cli.arena_run import (
    Run,
    Wanted,
    carry_out,
    make_plan,
    slim_table,
    tournament_options,
)
from trilith.cli.common import console, game_argument
from trilith.engine.game import Game


@click.command("simulate")
@game_argument
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True)
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,...",
    help="Names, or FILE.py:CLASS; a name may be repeated.",
)
@tournament_options
def command(
    game: Game[Any],
    count: int,
    bots: str,
    wanted: Wanted,
    **how: Any,
) -> int:
    """Let bots play many games of GAME, and report the results.

    Bots rotate by one seat each game and replay the same deal until everyone has had every seat, so
    nobody has the better seat or the better luck. The same seed gives the same games in one
    process, in many, and on a cluster.

    \b
    Examples:
      trilith simulate castle --games 1000 --bots medium
      trilith simulate sa_re --players 2 --bots easy,medium --games 2000 --until-significant
      trilith simulate castle --bots hard,random,random,random --csv games.csv --picture games.svg
    """
    plan = make_plan(game, bots, thoughts=bool(wanted.thoughts_file), **how)

    def figures(run: Run) -> dict[str, Any]:
        found = summary(plan, run.played, run.seconds)
        if wanted.until:
            found["pairs"] = compared(plan, run.played, wanted.margin)
        return found

    return carry_out(plan, count, wanted, figures, show)


def show(figures: dict[str, Any]) -> None:
    show_opening(figures)
    table = slim_table("bot", "wins", "win rate", "95 %", "mean", "10 %", "median", "90 %", "best")
    rates = figures["win_rates"]
    for name, scores in figures["scores"]["by_bot"].items():
        wins = figures["wins"]["by_bot"][name]
        table.add_row(words.bot(name), *line(wins, scores, rates["by_bot"][name]))
    if "opponent" in figures["scores"]:
        table.add_row(
            "opponent", *line(figures["wins"]["opponent"], figures["scores"]["opponent"], None)
        )
    for seat, scores in enumerate(figures["scores"]["by_seat"]):
        wins = figures["wins"]["by_seat"][seat]
        table.add_row(f"seat {seat}", *line(wins, scores, rates["by_seat"][seat]), style="dim")
    console.print(table)
    show_sources(figures)
    if "pairs" in figures:
        show_pairs(figures)


def show_opening(figures: dict[str, Any]) -> None:
    console.print(
        f"{figures['games']} games of {figures['game']} with {figures['players']} players in "
        f"{figures['seconds']:.1f} s: {figures['choices_per_second']:,.0f} choices/s, "
        f"{figures['decisions_per_second']:,.0f} decisions/s; "
        f"{figures['rounds']['mean']} rounds on average"
    )
    if figures["stopped"] == "clear":
        console.print(f"Clear after {figures['games']} of at most {figures['asked']} games.")
    if figures["unfinished"]:
        console.print(f"[yellow]{figures['unfinished']} games were broken off[/yellow]")
    for name, noted in figures.get("notes", {}).items():
        counts = ", ".join(f"{what} {count:,}" for what, count in noted.items())
        console.print(f"{words.bot(name)}: {counts}", highlight=False)


def line(wins: float, scores: dict[str, float], rate: dict[str, float] | None) -> list[str]:
    share = ["", ""] if rate is None else [percent(rate["rate"]), interval(rate)]
    spread = [f"{scores[key]:g}" for key in ("mean", "q10", "median", "q90", "max")]
    return [f"{wins:g}", *share, *spread]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(rate: dict[str, float]) -> str:
    return f"{100 * rate['low']:.1f} to {100 * rate['high']:.1f}"


def show_sources(figures: dict[str, Any]) -> None:
    by_bot = figures["scores"]["by_source"]
    table = slim_table("mean points from", *map(words.bot, by_bot))
    for source in next(iter(by_bot.values())):
        if any(rows[source] for rows in by_bot.values()):
            name = words.source(figures["game"], source)
            table.add_row(name, *(f"{rows[source]:g}" for rows in by_bot.values()))
    console.print(table)


def show_pairs(figures: dict[str, Any]) -> None:
    table = slim_table("compared", "win rates differ", "95 %, at any time", "so")
    for pair in figures["pairs"]:
        one, other = pair["bots"]
        verdict = {"": "still open", "equal": "as good as equal"}.get(
            pair["verdict"], f"{words.bot(pair['verdict'])} is better"
        )
        table.add_row(
            f"{words.bot(one)} - {words.bot(other)}",
            f"{100 * pair['difference']:+.1f} %",
            interval(pair),
            verdict,
        )
    console.print(table)
