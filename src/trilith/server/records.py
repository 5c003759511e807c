"""Records over the wire: a game as text, an imported record, any step of any game."""

from __future__ import annotations

import pickle
import re
from typing import Any, Final

from trilith import games
from trilith.bots import BOTS, USUAL, is_step
from trilith.engine import record
from trilith.engine.errors import TrilithError
from trilith.engine.history import History
from trilith.engine.record import Sitter
from trilith.engine.rng import Rng
from trilith.engine.scenario import writing
from trilith.server import edition, rights, seating
from trilith.server.clocks import now_ms
from trilith.server.codes import new_id
from trilith.server.entries import Entry, Info, Line, lines_of, steps_of, told, unpacked
from trilith.server.names import clean_name
from trilith.server.seating import dealt
from trilith.server.shapes import GoesOn, Position, Seat, Summary
from trilith.server.table import Table
from trilith.server.telling import summary
from trilith.server.wire import Refused

MAX_STEPS: Final = 5000

_PERSON: Final = re.compile(r"^\s*seat (\d{1,2}) person (.+)$", re.MULTILINE)


def position(table: Table, entries: list[Entry], step: int, seat: int) -> Position:
    """The table after so many steps, as this seat may see it."""
    steps = steps_of(entries)
    if not 0 <= step <= len(steps):
        raise Refused("limit", f"expected a step from 0 to {len(steps)}")
    history = replayed(table, steps[:step])
    game, s = history.game, history.state
    events = history.steps[-1].events if history.steps else history.opening
    return Position(
        table.id,
        step,
        len(steps),
        seat,
        game.view(s, seat),
        told(events, seat, step),
        list(s.to_act()),
        [score.dump() for score in game.standings(s)] if s.is_over() else None,
    )


def replayed(table: Table, steps: list[Entry]) -> History[Any]:
    match = table.match
    if match is None:
        raise Refused("not_now", "this game cannot be replayed under the present rules")
    history = match.begin()
    for entry in steps:
        history.play(entry.data["seat"], match.game.catalogue.read(entry.data["action"]))
    return history


def snapshot(table: Table, entries: list[Entry], at: GoesOn, seed: str) -> dict[str, Any]:
    """A position of a finished game, with future chance from another seed; for a seat that tries
    again, everything it could not know then is dealt anew.
    """
    rights.over(table)
    history = replayed(table, steps_of(entries)[: at.step])
    game, s = history.game, history.state
    if at.seat is not None:
        s = game.imagine(s, at.seat, Rng.of(f"retry {seed}"))
    s.rng = Rng.of(seed)
    return game.dump(s)


def log_of(entries: list[Entry], seat: int, start: int, limit: int) -> list[dict[str, Any]]:
    """What happened, from the stored events, even in games whose rules have changed since."""
    lines: list[dict[str, Any]] = []
    for step, entry in enumerate(steps_of(entries), 1):
        if start <= step < start + limit:
            lines += told(unpacked(entry.data["events"]), seat, step)
    return lines


def export(table: Table, entries: list[Entry]) -> str:
    """The record of a finished game, with undos by consent as comments."""
    rights.over(table)
    text = record.write(record.record_of(replayed(table, steps_of(entries)), with_events=True))
    remarks = [
        f"# after step {step}, taken back to step {to} by consent"
        for step, to in table.script.rewinds
    ]
    return "\n".join([text.rstrip("\n"), *remarks]) + "\n"


def carried(table: Table, entries: list[Entry], person: str) -> str:
    """The record of a game in progress, with its seed, so that it can be continued elsewhere."""
    rights.carrying(table, person)
    history = replayed(table, steps_of(entries))
    return record.write(record.record_of(history, seats=[_sitter(seat) for seat in table.seats]))


def _sitter(seat: Seat) -> Sitter:
    return Sitter("bot", seat.bot) if seat.bot is not None else Sitter("person", seat.name)


def scenario(
    table: Table, entries: list[Entry], step: int, seat: int, person: str | None, expected: str
) -> str:
    """The position after so many steps as a scenario; during a game, only what the seat knows."""
    steps = steps_of(entries)
    if not 0 <= step <= len(steps):
        raise Refused("limit", f"expected a step from 0 to {len(steps)}")
    is_open = rights.saving(table, person, seat)
    history = replayed(table, steps[:step])
    game, setup, s = history.game, history.setup, history.state
    title = f"Table {table.id}, after step {step}"
    if is_open:
        return writing.write(game, setup, s, title, expected)
    chance = f"scenario {table.id} {step} {seat}"
    return writing.write_for(game, setup, s, seat, chance, title, expected)


def check(text: str) -> record.Record:
    """Check a record for import: it must be finished or taken along, and true."""
    try:
        found = record.read(text)
        if not found.over and not found.taken:
            raise Refused("bad_message", "record: the game is not over")
        if len(found.steps) > MAX_STEPS:
            raise Refused("limit", f"record: more than {MAX_STEPS} steps")
        verify = record.verify if found.over else record.verify_taken
        verify(found, games.get(found.game))
    except TrilithError as error:
        raise Refused("bad_message", str(error)) from None
    return found


def info_of(found: record.Record, owner: str) -> Info:
    options = dict(found.options)
    info = Info(found.game, found.players, owner, options, access="link", imported=True)
    if found.own is not None:
        info.edition = edition.edition(games.get(found.game), found.own, "", 0)
    return info


def brought_in(text: str, owner: str, names: dict[int, str] | None = None) -> Table:
    """A new table whose log is the game of a record, if it can be imported. A game in progress has
    its bots in their seats, and its owner in all others, with these names.
    """
    found = check(text)
    table = Table(new_id())
    seating.create(table, info_of(found, owner), now_ms())
    for seat, sitter in enumerate(found.seats):
        _seat(table, seat, sitter, owner, names or {})
    table.add("start", now_ms(), **dealt(table.info, found.seed or "", found.begins))
    for seat, code in found.steps:
        table.add("play", now_ms(), seat=seat, action=code)
    return table


def _seat(table: Table, seat: int, sitter: Sitter, owner: str, names: dict[int, str]) -> None:
    if sitter.kind == "bot":
        known = sitter.name in BOTS or is_step(sitter.name)  # guides' bots stay at their tables
        table.add("bot", now_ms(), seat=seat, level=sitter.name if known else USUAL)
    else:
        name = names.get(seat) or clean_name(sitter.name)
        table.add("sit", now_ms(), seat=seat, person=owner, name=name)


def names_in(text: str) -> dict[int, str]:
    """The names of the people in an imported game, by seat; without checking the record."""
    return {int(seat): name for seat, name in _PERSON.findall(text)}


def stored(text: str, owner: str, names: dict[int, str]) -> bytes:
    """The same as an errand: what to store of it, as `read_stored` reads it."""
    table = brought_in(text, owner, names)
    return pickle.dumps((lines_of(table.take_unsaved()), summary(table)))


def read_stored(found: bytes) -> tuple[list[Line], Summary]:
    """A complete log, and what the lobby shows of it."""
    lines, about = pickle.loads(found)
    return lines, about
