"""`trilith fidelity`: where the numbers of a game come from."""

from __future__ import annotations

from collections import Counter
from typing import Any

import click
from rich.table import Table

from trilith.cli.common import (
    console,
    data_option,
    game_argument,
    json_option,
    print_json,
    read_data,
)
from trilith.engine.data import KINDS, RECONSTRUCTED, Value
from trilith.engine.game import Game

MEANING = {
    "rulebook": "stated in the rulebook",
    "public": "found in public material",
    "reconstructed": "stated nowhere; made to fit what is stated",
    "owner": "your own, from --data",
}


@click.command("fidelity")
@game_argument
@data_option
@click.option("--all", "every", is_flag=True, help="List every value with its source.")
@json_option
def command(game: Game[Any], data_file: str | None, every: bool, as_json: bool) -> None:
    """Tell how many values of GAME's data come from the rulebook, public material, reconstruction.

    With --data FILE values of your own take the place of ours, checked against the schema.
    """
    own = read_data(data_file)
    pack = game.data(own, data_file or "data")
    values = list(game.fidelity(pack))
    counts = Counter(value.kind for value in values)
    reconstructed = [value for value in values if value.kind == RECONSTRUCTED]
    if as_json:
        report: dict[str, Any] = {"game": game.key, "data": pack.digest, "values": len(values)}
        report |= {kind: counts[kind] for kind in KINDS}
        report["reconstructed_values"] = [describe(value) for value in reconstructed]
        if every:
            report["all"] = [describe(value) for value in values]
        print_json(report)
        return
    show(game.key, values, counts)
    listed = (
        values if every else [value for value in values if value.kind in ("reconstructed", "owner")]
    )
    if listed:
        list_values(listed)


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
