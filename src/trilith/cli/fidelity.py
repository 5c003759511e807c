"""`trilith fidelity`: where the numbers of a game come from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import click
from rich.table import Column, Table

from trilith.arena import words
from trilith.arena.kept import played_and_kept
from trilith.arena.plan import Plan, check
from trilith.arena.play import Played, Ready
from trilith.arena.sensitivity import Weight, is_clear, sensitivity, weights
from trilith.cli.common import (
    console,
    data_option,
    game_argument,
    json_option,
    print_json,
    read_data,
)
from trilith.engine.data import KINDS, RECONSTRUCTED, Value
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.leaves import Leaf
from trilith.engine.unfit import Unfit

UNFIT = 2
"""The exit code for impossible values."""

MEANING = {
    "rulebook": "stated in the rulebook",
    "public": "found in public material",
    "reconstructed": "stated nowhere; made to fit what is stated",
    "owner": "your own, from --data",
}


@click.command("fidelity")
@game_argument
@data_option
@click.option("--all", "every", is_flag=True, help="List every number with its source.")
@click.option(
    "--sensitivity",
    "is_sensitivity",
    is_flag=True,
    help="Let bots play to see what changes if reconstructed values are one more or one less.",
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(2),
    default=200,
    show_default=True,
    help="Games per variation, with --sensitivity.",
)
@click.option(
    "--bots", default="easy", show_default=True, metavar="A,B,...", help="Who plays those games."
)
@click.option("--players", type=int, help="Number of players; by default the most possible.")
@click.option("--only", default="", metavar="ID,...", help="Only these values, with --sensitivity.")
@click.option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Keep the games there; the same command later goes on where it was interrupted.",
)
@json_option
def command(
    game: Game[Any],
    data_file: str | None,
    every: bool,
    is_sensitivity: bool,
    count: int,
    bots: str,
    players: int | None,
    only: str,
    keep: Path | None,
    as_json: bool,
) -> int:
    """Show how many of GAME's numbers come from the rulebook, from public material, and from
    reconstruction.

    With --data FILE your values replace ours: see what differs and whether it fits what is known
    about the game; if not, every impossible value is listed with its rule.

    With --sensitivity the same deals are played with our numbers, and with each important
    reconstructed value one step higher and lower: length, points and winners, with intervals
    corrected for all comparisons.
    """
    if is_sensitivity:
        names = tuple(name.strip() for name in bots.split(",") if name.strip())
        plan = Plan(game.key, players or max(game.seats), names, "fidelity")
        return show_sensitivity(game, plan, count, wanted_weights(game, only), keep, as_json)
    own = read_data(data_file)
    if own is not None and len(problems := game.unfit(own, str(data_file))) > 1:
        return refuse(problems, as_json)
    pack = game.data(own, data_file or "data")
    values = list(game.fidelity(pack))
    counts = Counter(value.kind for value in values)
    reconstructed = [value for value in values if value.kind == RECONSTRUCTED]
    if as_json:
        report: dict[str, Any] = {"game": game.key, "data": pack.digest, "values": len(values)}
        report |= {kind: counts[kind] for kind in KINDS}
        report["reconstructed_values"] = [describe(value) for value in reconstructed]
        if own is not None:
            report["fits"] = True
            report["differs"] = [describe_change(*one) for one in game.differences(pack)]
        if every:
            report["all"] = [describe(value) for value in values]
        print_json(report)
        return 0
    show(game.key, values, counts)
    if own is not None:
        show_changes(game.differences(pack))
    listed = (
        values if every else [value for value in values if value.kind in ("reconstructed", "owner")]
    )
    if listed:
        list_values(listed)
    return 0


def wanted_weights(game: Game[Any], only: str) -> list[Weight]:
    """The named values, or all if none is named."""
    known = {one.id: one for one in weights(game.key)}
    names = [name.strip() for name in only.split(",") if name.strip()] or list(known)
    unknown = [name for name in names if name not in known]
    if unknown:
        expected = ", ".join(known) or "none, for this game lists no such values"
        raise BadInput("--only", f"expected some of: {expected}; found '{unknown[0]}'")
    return [known[name] for name in names]


def show_sensitivity(
    game: Game[Any],
    plan: Plan,
    count: int,
    wanted: list[Weight],
    keep: Path | None,
    as_json: bool,
) -> int:
    """Play, and report what each important value changes."""
    check(plan)

    def play(one: Plan) -> list[Played]:
        if keep is not None:
            return played_and_kept(one, count, keep)
        ready = Ready(one)
        return [ready.play(number) for number in range(count)]

    found = sensitivity(plan, play, wanted)
    if as_json:
        print_json(found)
        return 0
    value = Column("value", overflow="fold")
    table = Table(value, "by", "rounds", "points", "apart", "first seat", "same winner", "source")
    for row in found["weights"]:
        table.add_row(*sensitivity_row(game.key, row))
    console.print(f"With our numbers: {in_words(found['ours'])}.", highlight=False)
    console.print(table)
    console.print(f"* marks a clear difference: all {found['looks']} intervals hold together.")
    return 0


def in_words(ours: dict[str, Any]) -> str:
    """How games go with our numbers."""
    (short, usual, long), (low, mean, high) = ours["rounds"], ours["points"]
    seats = ", ".join(f"{100 * share:.0f}" for share in ours["seats"])
    return (
        f"rounds {short} to {long}, {usual} on average; points {low} to {high}, {mean} on average, "
        f"{ours['winner']} for the best; "
        f"players {ours['spread']} apart; seats win {seats} %"
    )


def sensitivity_row(key: str, row: dict[str, Any]) -> list[str]:
    """One copy in words: each change with its margin, and a star where it is clear."""
    name, by = row["id"].replace("_", " "), f"{row['by']:+d}"
    if not row["possible"]:
        return [name, by, "impossible on any copy", "", "", "", "", ""]
    if row["numbers"][0] < row["numbers"][1]:
        name += " ({} of {})".format(*row["numbers"])
    cells = [_with_margin(row[figure]) for figure in ("rounds", "points", "spread", "first")]
    source = f"{words.source(key, row['source']['name'])} {_with_margin(row['source']['change'])}"
    return [name, by, *cells, f"{100 * row['same_winner']:.0f} %", source]


def _with_margin(found: list[float]) -> str:
    return f"{found[0]:+.2f} ±{found[1]:.2f}" + ("*" if is_clear(found) else "")


def describe_change(leaf: Leaf, ours: Any) -> dict[str, Any]:
    return {"path": leaf.path, "ours": ours, "own": leaf.value}


def refuse(problems: list[Unfit], as_json: bool) -> int:
    """Report everything that is impossible, not only the first problem."""
    if as_json:
        told = [{"path": one.path, "rule": one.rule, "problem": str(one)} for one in problems]
        print_json({"fits": False, "problems": told})
    else:
        for problem in problems:
            click.echo(f"trilith: {problem}", err=True)
    return UNFIT


def show_changes(found: list[tuple[Leaf, Any]]) -> None:
    values = "1 value" if len(found) == 1 else f"{len(found)} values"
    console.print(f"It fits what is known of the game, and differs in {values}.")
    table = Table("differs", "ours", "yours")
    for leaf, ours in found:
        table.add_row(leaf.path, "-" if ours is None else str(ours), str(leaf.value))
    if found:
        console.print(table)


def describe(value: Value) -> dict[str, Any]:
    return {"path": value.path, "value": value.value, "kind": value.kind, "source": value.source}


def show(key: str, values: list[Value], counts: Counter[str]) -> None:
    table = Table("source", "values", "share", "meaning", title=f"{key}: {len(values)} values")
    for kind in KINDS:
        if counts[kind]:
            share = f"{100 * counts[kind] / len(values):.0f} %"
            table.add_row(kind, str(counts[kind]), share, MEANING[kind])
    console.print(table)


def list_values(values: list[Value]) -> None:
    table = Table("value", "is", "kind", "source")
    for value in values:
        table.add_row(value.path, str(value.value), value.kind, value.source)
    console.print(table)
