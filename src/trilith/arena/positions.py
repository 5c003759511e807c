"""Positions with outcomes as a data set: Parquet, a line for every choice of every game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from trilith import games
from trilith.arena.plan import Plan, deal
from trilith.arena.play import Played
from trilith.engine.errors import BadInput

AT_ONCE: Final = 100
"""How many games are one group of rows."""


def load_pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        problem = "needs pyarrow; try: pip install 'trilith[data]'"
        raise BadInput("positions", problem) from None
    return pyarrow


def write_positions(plan: Plan, played: list[Played], path: str) -> None:
    """Each line: game, step and seat; what was legal and chosen; the outcome; then the row.

    The columns of the row have the names in `layout.columns`.
    """
    arrow = load_pyarrow()
    finished = [one for one in played if one.finished]
    schema = arrow.schema(_fields(arrow, plan))
    try:
        with arrow.parquet.ParquetWriter(path, schema, compression="zstd") as file:
            for start in range(0, len(finished), AT_ONCE):
                columns = _columns(plan, finished[start : start + AT_ONCE])
                file.write_table(arrow.table(columns, schema))
    except OSError as error:
        Path(path).unlink(missing_ok=True)
        raise BadInput(path, f"cannot be written: {error.strerror or error}") from error


def _fields(arrow: Any, plan: Plan) -> list[tuple[str, Any]]:
    layout = games.get(plan.game).layout(plan.players)
    return [
        ("game", arrow.int32()),
        ("deal", arrow.int32()),
        ("step", arrow.int32()),
        ("seat", arrow.uint8()),
        ("bot", arrow.string()),
        ("legal", arrow.list_(arrow.uint16())),
        ("action", arrow.uint16()),
        ("code", arrow.string()),
        ("won", arrow.float32()),
        ("place", arrow.uint8()),
        ("score", arrow.int32()),
        ("best_other", arrow.int32()),
        *[(name, arrow.uint8()) for name in layout.columns],
    ]


def _columns(plan: Plan, played: list[Played]) -> dict[str, list[Any]]:
    game = games.get(plan.game)
    names = game.layout(plan.players).columns
    lines = list(_lines(plan, played))
    found: dict[str, list[Any]] = {
        name: [line[name] for line in lines] for name in (lines[0] if lines else {})
    }
    rows = [chosen.row for one in played for chosen in one.positions]
    for i, name in enumerate(names):
        found[name] = [row[i] for row in rows]
    return found


def _lines(plan: Plan, played: list[Played]) -> Iterator[dict[str, Any]]:
    actions = games.get(plan.game).catalogue.actions
    for one in played:
        for step, chosen in enumerate(one.positions):
            seat = chosen.seat
            others = [score for other, score in enumerate(one.scores) if other != seat]
            yield {
                "game": one.number,
                "deal": deal(plan, one.number),
                "step": step,
                "seat": seat,
                "bot": one.bots[seat],
                "legal": chosen.legal,
                "action": chosen.action,
                "code": actions[chosen.action].code,
                "won": one.share(seat),
                "place": one.places[seat],
                "score": one.scores[seat],
                "best_other": max(others, default=None),
            }
