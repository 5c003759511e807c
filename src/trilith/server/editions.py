"""Owners' copies of the games: what was entered, what that amounts to, and what is offered.

A copy is stored as its owner entered it, value by value, including values that agree with ours,
because the owner has checked them. The values to play with are worked out from that, and go into a
table's log.
"""

from __future__ import annotations

import json
import secrets
from collections import Counter
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from trilith import games
from trilith.engine.doc import Json, parse_toml
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.leaves import Leaf, at, own_of
from trilith.engine.own_file import write_own
from trilith.engine.sheet import Field
from trilith.engine.unfit import Unfit
from trilith.server import schema
from trilith.server.copy_shapes import (
    Checked,
    Compared,
    CopySheet,
    MyEdition,
    Problem,
    ReadFile,
    Reported,
    SheetLine,
)
from trilith.server.decoding import decoder
from trilith.server.edition import edition as edition
from trilith.server.edition import first_of_line
from trilith.server.edition import said as said
from trilith.server.names import clean_title
from trilith.server.shapes import Edition
from trilith.server.wire import Refused

MAX_EDITIONS: Final = 12
"""How many copies of one game a person may keep: languages, printings."""
MAX_VALUES: Final = 2500
MAX_FILE: Final = 200_000

Entered = dict[str, Json]
"""Values by their paths."""
_read_edition: Final = decoder(Edition)


def game_called(key: str) -> Game[Any]:
    if key not in games.keys():
        raise Refused("not_found", f"no such game: {key[:40]}")
    return games.get(key)


# ------------------------------------------------------------------ the sheet of a game


def sheet_of(game: Game[Any]) -> CopySheet:
    """Everything printed on the pieces, in the order of the box."""
    if game.sheet is None:
        raise Refused("not_found", f"{game.key} has no sheet of what its copies print")
    lines = [_line(game, *line) for line in game.sheet.lines(game.components)]
    counts: dict[str, int] = {}
    for line in lines:
        counts[line.kind] = counts.get(line.kind, 0) + len(line.paths)
    return CopySheet(game.key, game.standard_data.digest, counts, lines)


def _line(game: Game[Any], group: str, field: Field, found: list[Leaf]) -> SheetLine:
    first = found[0]
    return SheetLine(
        group,
        [leaf.path for leaf in found],
        first.value,
        first.kind,
        first.source,
        field.low,
        field.high,
        field.even,
        field.words,
        field.size,
        field.rule,
        _of(game, first.path),
    )


def _of(game: Game[Any], path: str) -> str:
    """What an amount refers to: `n` is next to what is gained, lost or moved."""
    place, _, name = path.rpartition(".")
    if name not in ("n", "value", "silver"):
        return ""
    beside = at(game.components, place)
    words = ("gain", "lose", "move", "retrieve", "develop", "color", "resource")
    found = [beside[word] for word in words if word in beside] if isinstance(beside, dict) else []
    return str(found[0]) if found else ""


# ------------------------------------------------------------------ what is entered


def check(game: Game[Any], entered: Entered) -> Checked:
    """What is impossible, what differs, and the resulting data."""
    own, problems = _own(game, entered)
    problems = problems or game.unfit(own, "")
    if problems:
        return Checked(None, [], [_told(problem) for problem in problems])
    made = edition(game, own, "", 0)
    return Checked(made.digest, made.changes, [])


def _own(game: Game[Any], entered: Entered) -> tuple[dict[str, Json], list[Unfit]]:
    """The values as a document, and those whose path does not exist."""
    known = {leaf.path for leaf in game.leaves()}
    problems = [Unfit("", path[:80], "no-such", {}) for path in entered if path not in known]
    good = {path: value for path, value in entered.items() if path in known}
    return own_of(game.components, good, ""), problems


def _told(problem: Unfit) -> Problem:
    return Problem(problem.path, problem.reason, dict(problem.facts), problem.rule, str(problem))


def own_values(game: Game[Any], entered: Entered) -> dict[str, Json]:
    """The values that differ, to play with; Refused with the first problem if there is any."""
    own, problems = _own(game, entered)
    problems = problems or game.unfit(own, "")
    if problems:
        raise Refused("bad_message", str(problems[0]))
    return game.data(own).own or {}


def edition_of(game: Game[Any], entered: Entered, name: str, version: int) -> Edition | None:
    """The copy as a table's log holds it; None if nothing differs."""
    own = own_values(game, entered)
    return edition(game, own, name, version) if own else None


# ------------------------------------------------------------------ as a file


def as_file(game: Game[Any], own: dict[str, Json], name: str, version: int) -> str:
    """The TOML of `--data`."""
    note = f"{name}, version {version}: a copy of {game.key}.\nFor --data of any command."
    return write_own(own, note)


def file_of(game: Game[Any], entered: Entered, name: str, version: int) -> str:
    """The same from what its owner entered."""
    return as_file(game, own_values(game, entered), name, version)


def read_file(game: Game[Any], text: str) -> ReadFile:
    """The values in a file for `--data`, by path, and the parts that mean nothing here."""
    if len(text) > MAX_FILE:
        raise Refused("limit", f"expected at most {MAX_FILE} characters")
    try:
        own = parse_toml(text, "")
        problems = game.unfit(own, "")
        if problems:
            return ReadFile({}, [_told(problem) for problem in problems], None)
        pack = game.data(own)
    except BadInput as error:
        raise Refused("bad_message", str(error)) from None
    ours = {leaf.path for leaf in game.leaves()}
    entered = {leaf.path: leaf.value for leaf, _ in game.differences(pack) if leaf.path in ours}
    return ReadFile(entered, [], pack.digest)


# ------------------------------------------------------------------ kept


def all_of(c: sa.Connection, person: str, game: str | None = None) -> list[sa.RowMapping]:
    e = schema.editions
    query = sa.select(e).where(e.c.person == person).order_by(e.c.updated.desc())
    if game is not None:
        query = query.where(e.c.game == game)
    return list(c.execute(query).mappings())


def one_of(c: sa.Connection, person: str, number: str) -> sa.RowMapping:
    e = schema.editions
    query = sa.select(e).where(e.c.id == number, e.c.person == person)
    row = c.execute(query).mappings().first()
    if row is None:
        raise Refused("not_found", "no such copy")
    return row


def with_code(c: sa.Connection, code: str) -> sa.RowMapping:
    row = c.execute(sa.select(schema.editions).where(schema.editions.c.code == code)).mappings()
    found = row.first()
    if found is None:
        raise Refused("not_found", "this link no longer leads to a copy")
    return found


def shown(row: sa.RowMapping) -> MyEdition:
    """A copy as its owner sees it; values whose path no longer exists are listed separately."""
    game = games.get(row["game"])
    entered: Entered = json.loads(row["entered"])
    known = {leaf.path for leaf in game.leaves()}
    stale = [path for path in entered if path not in known]
    return MyEdition(
        row["id"],
        row["game"],
        row["name"],
        row["version"],
        {path: value for path, value in entered.items() if path in known},
        stale,
        bool(row["used"]),
        row["code"],
        row["offered"],
        row["note"],
    )


def keep(
    c: sa.Connection,
    person: str,
    number: str,
    game: str,
    name: str,
    entered: Entered,
    used: bool,
    now: int,
) -> None:
    """Store a new or changed copy under this number; at most one copy of a game is in use."""
    e = schema.editions
    name = clean_title(name)
    text = json.dumps(entered, sort_keys=True, separators=(",", ":"))
    old = c.execute(sa.select(e).where(e.c.id == number)).mappings().first()
    if old is not None and (old["person"] != person or old["game"] != game):
        raise Refused("not_found", "no such copy")
    if old is None and len(all_of(c, person, game)) >= MAX_EDITIONS:
        raise Refused("limit", f"at most {MAX_EDITIONS} copies of a game: delete one first")
    if used:
        others = (e.c.person == person) & (e.c.game == game)
        c.execute(e.update().where(others).values(used=False))
    row = {"name": name, "entered": text, "used": used, "updated": now}
    if old is None:
        fresh = {"id": number, "person": person, "game": game, "version": 1}
        c.execute(e.insert().values(**row, **fresh, offered=0, note=""))
    else:
        version = old["version"] + (old["entered"] != text)
        c.execute(e.update().where(e.c.id == number).values(**row, version=version))


def drop(c: sa.Connection, person: str, number: str) -> None:
    one_of(c, person, number)
    c.execute(schema.editions.delete().where(schema.editions.c.id == number))


def link(c: sa.Connection, person: str, number: str, wanted: bool) -> str | None:
    """Make the code of the link for friends if there is none yet, or withdraw it."""
    row = one_of(c, person, number)
    code = (row["code"] or secrets.token_hex(8)) if wanted else None
    which = schema.editions.update().where(schema.editions.c.id == number)
    c.execute(which.values(code=code))
    return code


def offer(c: sa.Connection, person: str, number: str, note: str | None, now: int) -> None:
    """Offer the numbers to the operator, with a note on the printing; None withdraws them."""
    one_of(c, person, number)
    which = schema.editions.update().where(schema.editions.c.id == number)
    offered = now if note is not None else 0
    c.execute(which.values(offered=offered, note=clean_title(note or "")))


# ------------------------------------------------------------------ what owners report


def offers(c: sa.Connection, game: str) -> list[sa.RowMapping]:
    e = schema.editions
    query = sa.select(e).where(e.c.game == game, e.c.offered > 0).order_by(e.c.offered)
    return list(c.execute(query).mappings())


def reports(c: sa.Connection, game: Game[Any]) -> list[Reported]:
    """What owners say, value by value, and how many say so. No names."""
    return [
        Reported(one.path, one.ours, one.said, one.many)
        for one in compared(game, offers(c, game.key))
    ]


def compared(game: Game[Any], rows: list[sa.RowMapping]) -> list[Compared]:
    """The same with what each of these copies says. Identical things share a line, unless a copy
    distinguishes them; somebody who offers two copies that agree counts as one owner."""
    entered: list[Entered] = [json.loads(row["entered"]) for row in rows]
    people = [row["person"] for row in rows]
    first = first_of_line(game)
    found: dict[tuple[str, str], Compared] = {}
    for leaf in game.leaves():
        by = [values.get(leaf.path) for values in entered]
        if any(value is not None for value in by):
            line = (first.get(leaf.path, leaf.path), json.dumps(by))
            found.setdefault(line, Compared(leaf.path, leaf.value, said_by(people, by), 0, by))
            found[line].many += 1
    return list(found.values())


def said_by(people: list[str], by: list[Any]) -> list[tuple[Any, int]]:
    """How many people say what: the most frequent value first, and the smaller of equals."""
    voices = {(who, json.dumps(value)) for who, value in zip(people, by, strict=True)}
    counts = Counter(value for _, value in sorted(voices) if value != "null")
    # Who said it must not affect the order, so the value breaks ties.
    ranked = sorted(counts.items(), key=lambda one: (-one[1], len(one[0]), one[0]))
    return [(json.loads(value), count) for value, count in ranked]


# ------------------------------------------------------------------ what a server plays with


def house(c: sa.Connection, game: str) -> Edition | None:
    """The copy that the operator has accepted as the server's own; None: ours."""
    h = schema.house_editions.c
    doc = c.execute(sa.select(h.doc).where(h.game == game)).scalar()
    return _read_edition(doc) if doc is not None else None


def accept(c: sa.Connection, number: str, now: int) -> Edition:
    """Play with an offered copy from now on; existing tables stay as they are."""
    e = schema.editions
    row = c.execute(sa.select(e).where(e.c.id == number, e.c.offered > 0)).mappings().first()
    if row is None:
        raise BadInput("ID", f"expected a copy that is offered, found '{number[:40]}'")
    game = games.get(row["game"])
    own = own_values(game, shown(row).values)
    found = edition(game, own, row["name"], row["version"], accepted=True)
    withdraw(c, row["game"])
    doc = msgspec.json.encode(found).decode()
    c.execute(schema.house_editions.insert().values(game=row["game"], doc=doc, at=now))
    return found


def withdraw(c: sa.Connection, game: str) -> None:
    """Play with our numbers again."""
    c.execute(schema.house_editions.delete().where(schema.house_editions.c.game == game))


def move(c: sa.Connection, guest: str, account: str) -> None:
    """Move a guest's copies into the account."""
    e = schema.editions
    c.execute(e.update().where(e.c.person == guest).values(person=account, used=False))
