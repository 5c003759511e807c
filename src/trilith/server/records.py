"""Records over the wire: a finished game as text, a record brought in, any step of any game."""

from __future__ import annotations

from typing import Any, Final

from trilith import games
from trilith.engine import record
from trilith.engine.errors import TrilithError
from trilith.engine.event import SPECTATOR
from trilith.engine.history import History
from trilith.server.hub import now_ms
from trilith.server.table import OVER, Entry, Info, Outgoing, Table, told, unpacked
from trilith.server.wire import Refused

MAX_STEPS: Final = 5000


def steps_of(entries: list[Entry]) -> list[Entry]:
    """The steps that stand: those that were taken back are left out."""
    steps: list[Entry] = []
    for entry in entries:
        if entry.kind == "play":
            steps.append(entry)
        elif entry.kind in ("undo", "rewind"):
            del steps[entry.data["to"] :]
    return steps


def may_see(table: Table, person: str | None, seat: int | None) -> int:
    """Whose eyes somebody may look through; after the end, anybody's."""
    own = table.seats_of(person)
    if seat is None:
        return own[0] if own else SPECTATOR
    if not SPECTATOR <= seat < len(table.seats):
        raise Refused("no_seat", f"there are {len(table.seats)} seats")
    if seat != SPECTATOR and seat not in own and table.status != OVER:
        raise Refused("not_yours", "others' views are shown when the game is over")
    if seat == SPECTATOR and not own and not table.info.spectators:
        raise Refused("not_yours", "this table has no spectators")
    return seat


def position(table: Table, entries: list[Entry], step: int, seat: int) -> dict[str, Any]:
    """The table after so many steps, as this seat may see it."""
    steps = steps_of(entries)
    if not 0 <= step <= len(steps):
        raise Refused("limit", f"expected a step from 0 to {len(steps)}")
    history = _replayed(table, steps[:step])
    game, s = history.game, history.state
    events = history.steps[-1].events if history.steps else history.opening
    return {
        "table": table.id,
        "step": step,
        "steps": len(steps),
        "seat": seat,
        "to_act": list(s.to_act()),
        "view": game.view(s, seat),
        "events": told(events, seat, step),
        "scores": [score.dump() for score in game.standings(s)] if s.is_over() else None,
    }


def _replayed(table: Table, steps: list[Entry]) -> History[Any]:
    if table.game is None or table.history is None:
        raise Refused("not_now", "this game cannot be replayed under the present rules")
    history = table.begin()
    for entry in steps:
        history.play(entry.data["seat"], table.game.catalogue.read(entry.data["action"]))
    return history


def log_of(entries: list[Entry], seat: int, start: int, limit: int) -> list[dict[str, Any]]:
    """What happened, from the stored events: also of games whose rules have changed since."""
    lines: list[dict[str, Any]] = []
    for step, entry in enumerate(steps_of(entries), 1):
        if start <= step < start + limit:
            lines += told(unpacked(entry.data["events"]), seat, step)
    return lines


def export(table: Table, entries: list[Entry]) -> str:
    """The record of a finished game, with what was taken back by consent as remarks."""
    if table.status != OVER:
        raise Refused("not_now", "the record is told when the game is over")
    text = record.write(record.record_of(_replayed(table, steps_of(entries)), with_events=True))
    remarks = [
        f"# after step {step}, taken back to step {to} by consent" for step, to in table.rewinds
    ]
    return "\n".join([text.rstrip("\n"), *remarks]) + "\n"


def check(text: str) -> record.Record:
    """A record that can be brought in: finished, and true."""
    try:
        found = record.read(text)
        if not found.over:
            raise Refused("bad_message", "record: the game is not over")
        if len(found.steps) > MAX_STEPS:
            raise Refused("limit", f"record: more than {MAX_STEPS} steps")
        record.verify(found, games.get(found.game))
    except TrilithError as error:
        raise Refused("bad_message", str(error)) from None
    return found


def info_of(found: record.Record, owner: str) -> Info:
    options = dict(found.options)
    return Info(found.game, found.players, owner, options, access="link", imported=True)


def bring_in(table: Table, found: record.Record) -> list[Outgoing]:
    """Write the whole game into the log of a new table."""
    game = games.get(found.game)
    data = {"seed": found.seed, "rules": game.rules_version, "data": game.standard_data.digest}
    begins = {"begins": found.begins} if found.begins is not None else {}
    table._add("start", now_ms(), **data, **begins)
    for seat, code in found.steps:
        table._add("play", now_ms(), seat=seat, action=code)
    return []
