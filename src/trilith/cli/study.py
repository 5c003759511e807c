"""`trilith study`: what wins in a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from trilith.arena import pictures, words
from trilith.arena.compare import compare
from trilith.arena.positions import load_pyarrow, write_positions
from trilith.arena.report import in_short, is_clear, listed, write_report
from trilith.arena.study import study
from trilith.arena.thoughts import weighed, write_thoughts
from trilith.bots import USUAL
from trilith.cli.arena_run import (
    INTERRUPTED,
    check_files,
    make_plan,
    play_options,
    play_run,
    slim_table,
    tell,
    thoughts_option,
)
from trilith.cli.common import console, game_argument, json_option
from trilith.engine.game import Game


@click.command("study")
@game_argument
@click.option("--games", "count", type=click.IntRange(2), default=400, show_default=True)
@click.option(
    "--bots",
    default=USUAL,
    show_default=True,
    metavar="A,B,...",
    help="Who plays. With one bot in all seats, seats and strategies can be compared.",
)
@play_options
@click.option(
    "--out",
    metavar="DIR",
    help="Write a report with pictures, report.md, to this folder (needs matplotlib).",
)
@click.option(
    "--positions",
    "positions_file",
    metavar="FILE",
    help="Write every position with its choice and outcome as Parquet (needs pyarrow).",
)
@thoughts_option
@json_option
def command(
    game: Game[Any],
    count: int,
    bots: str,
    jobs: int | None,
    ray: str | None,
    out: str | None,
    positions_file: str | None,
    thoughts_file: str | None,
    as_json: bool,
    **how: Any,
) -> int:
    """Let bots play GAME, and report what goes together with winning.

    Win rates by seat and by strategy, points by source, and every card, building and action in the
    log: do winners have it more often than the others at their table? Intervals are corrected for
    the number of comparisons. Correlation need not be causation.

    With --data FILE the same deals are also played with our numbers, and the report says what your
    copy changes: win rates by seat, length, points by source.

    \b
    Examples:
      trilith study castle
      trilith study sa_re --players 3 --games 2000 --out study-sa-re
      trilith study castle --option season=winter --data my-copy.toml --json
      trilith study castle --players 2 --games 1000 --positions castle.parquet
    """
    thoughts, positions = bool(thoughts_file), bool(positions_file)
    plan = make_plan(game, bots, told=True, thoughts=thoughts, positions=positions, **how)
    check_files(positions_file, None, thoughts_file)
    if positions_file:
        load_pyarrow()
    if out:
        pictures.load()  # if it is missing, better now than after the games
    run = play_run(plan, count, jobs, ray)
    if not run.played:
        return INTERRUPTED
    found = {**study(plan, run.played), **run.ending()}
    if plan.data is not None:
        ours = play_run(replace(plan, data=None), count, jobs, ray)
        found["compared"] = compare(ours.played, run.played)
    if thoughts_file:
        write_thoughts(run.played, thoughts_file)
        found["choices"] = weighed(run.played)
    if positions_file:
        write_positions(plan, run.played, positions_file)
    path = write_report(found, Path(out)) if out else None
    tell(found, as_json, lambda found: show(found, path))
    return run.code


def show(found: dict[str, Any], path: Path | None) -> None:
    console.print(
        f"{found['games']} games of {found['game']} came to an end, players: {found['players']}"
        + (f"; {found['unfinished']} did not" if found["unfinished"] else "")
    )
    for line in in_short(found):
        console.print(f"- {line}", highlight=False)
    game = found["game"]
    show_links(
        "points from", [one for one in found["sources"] if is_clear(one)], words.source, game
    )
    show_links("done", listed(found), words.use, game)
    show_choices(found.get("choices", ()))
    show_compared(found.get("compared"), game)
    console.print("What goes together need not be cause and effect.")
    if path is not None:
        console.print(f"The whole report: {path}", highlight=False, markup=False, soft_wrap=True)


def show_choices(kinds: Sequence[dict[str, Any]]) -> None:
    if not kinds:
        return
    table = slim_table("choice", "unit", "how many", "options", "at stake", "given away")
    for kind in kinds:
        means = (f"{kind[name]:.2f}" for name in ("options", "at_stake", "given_away"))
        table.add_row(f"{kind['bot']}: {kind['kind']}", kind["unit"], str(kind["choices"]), *means)
    console.print(table)


def show_compared(compared: dict[str, Any] | None, game: str) -> None:
    """What the owner's copy changes, and which of that is not clear."""
    if compared is None or not compared["seats"]:
        return
    table = slim_table("with your copy", "ours", "yours", "change")
    for heading, changes in (
        ("wins of seat {}", compared["seats"]),
        ("{}", compared["length"]),
        ("points from {}", compared["sources"]),
    ):
        for one in changes:
            name = words.source(game, one["name"]) if "points" in heading else one["name"]
            between = f"{one['change']:+.2f} ({one['low']:+.2f} to {one['high']:+.2f})"
            table.add_row(heading.format(name), f"{one['ours']:.2f}", f"{one['own']:.2f}", between)
    console.print(table)
    console.print(
        f"The same winner in {100 * compared['same_winner']:.0f} % of {compared['games']} deals."
    )


def show_links(
    heading: str, links: list[dict[str, Any]], name: Callable[[str, str], str], game: str
) -> None:
    if not links:
        return
    table = slim_table(heading, "winners", "others", "correlation with winning")
    for one in links:
        means = (f"{one['winners']:.2f}", f"{one['others']:.2f}")
        between = f"{one['correlation']:+.2f} ({one['low']:+.2f} to {one['high']:+.2f})"
        table.add_row(name(game, one["name"]), *means, between)
    console.print(table)
