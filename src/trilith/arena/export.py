"""Games as a table for other programs: a line for every seat of every game."""

from __future__ import annotations

import csv
from pathlib import Path

from trilith.arena.plan import Plan, deal, deal_seed
from trilith.arena.play import Played
from trilith.engine.errors import BadInput

COLUMNS = (
    "game",
    "deal",
    "seed",
    "seat",
    "bot",
    "score",
    "place",
    "won",
    "rounds",
    "choices",
    "finished",
)


def write_csv(plan: Plan, played: list[Played], path: str) -> None:
    """Columns as above, then the points by source."""
    sources = [f"points_{source}" for source in played[0].rows[0]]
    try:
        with Path(path).open("w", newline="", encoding="utf-8") as file:
            table = csv.writer(file)
            table.writerow([*COLUMNS, *sources])
            for one in played:
                table.writerows(_lines(plan, one))
    except OSError as error:
        raise BadInput(path, f"cannot be written: {error.strerror}") from error


def _lines(plan: Plan, one: Played) -> list[list[object]]:
    return [
        [
            one.number,
            deal(plan, one.number),
            deal_seed(plan, one.number),
            seat,
            name,
            one.scores[seat],
            one.places[seat],
            round(one.share(seat), 4),
            one.rounds,
            one.choices,
            int(one.finished),
            *one.rows[seat].values(),
        ]
        for seat, name in enumerate(one.bots)
    ]
