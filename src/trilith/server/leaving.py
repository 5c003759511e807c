"""Exporting everything about a person in one file, and deleting an account.

Other people's games stay complete, with a nameless seat for which a bot plays on. Nothing else of the
person stays.
"""

from __future__ import annotations

import json
import logging
import secrets
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from trilith.server import cases, manners, records, schema, seating, taken
from trilith.server.clocks import now_ms
from trilith.server.post import outbox, ways, wishes
from trilith.server.ratings import ledger, standings
from trilith.server.rooms import Room
from trilith.server.server import Server
from trilith.server.shapes import Person, read_summary
from trilith.server.table import OVER
from trilith.server.telling import summary
from trilith.server.wire import Refused, encode

log = logging.getLogger("trilith.leaving")


# ------------------------------------------------------------------ taking along


async def export(server: Server, person: Person) -> list[bytes]:
    """Everything about a person, as JSON in parts, because hundreds of games in one go would hold
    up every move. Of games in progress, only what everybody may know.
    """
    own, tables = await server.store.read(lambda c: _own_part(c, person.id))
    games = [await _game(server, *table, person.id) for table in tables]
    commas = [b"", *[b","] * max(0, len(games) - 1)]
    listed = [comma + game for comma, game in zip(commas, games, strict=False)]
    return [own[:-1] + b',"games":[', *listed, b"]}"]


def _own_part(c: sa.Connection, person: str) -> tuple[bytes, list[tuple[str, str]]]:
    """Everything except the games, and the games with their stored summaries."""
    doc = {"trilith": "export", "at": now_ms(), **_own_rows(c, person)}
    t = schema.tables.c
    query = sa.select(t.id, t.summary).where(t.id.in_(tables_of(c, [person]))).order_by(t.id)
    return encode(doc), [(row.id, row.summary) for row in c.execute(query)]


def _own_rows(c: sa.Connection, person: str) -> dict[str, Any]:
    p, s, t, w = schema.people.c, schema.sessions.c, schema.tokens.c, schema.wishes.c
    who = c.execute(sa.select(p.id, p.name, p.created).where(p.id == person)).mappings().one()
    wished = c.execute(sa.select(w.doc).where(w.person == person)).scalar()
    sessions = sa.select(s.device, s.created, s.used, s.network, s.country)
    tokens = sa.select(t.name, t.created).where(t.person == person)
    chat = schema.chat.c
    said = sa.select(chat.table_id, chat.room, chat.at, chat.text).where(chat.person == person)
    v = schema.vacations.c
    days = sa.select(v.first, v.last, v.zone).where(v.person == person).order_by(v.first)
    own_ways = [
        {"kind": way.kind, "target": way.target, "created": way.created, "confirmed": way.confirmed}
        for way in ways.all_of(c, person)
    ]
    return {
        "person": dict(who),
        "sessions": [dict(row) for row in c.execute(sessions.where(s.person == person)).mappings()],
        "tokens": [dict(row) for row in c.execute(tokens).mappings()],
        "notifications": {
            "wishes": msgspec.to_builtins(wishes.read(wished)) if wished is not None else None,
            "ways": own_ways,
        },
        "people": manners.all_of(c, person),
        "vacations": [dict(row) for row in c.execute(days).mappings()],
        **cases.own_rows(c, person),
        "chat": [dict(row) for row in c.execute(said.order_by(chat.id)).mappings()],
        **{name: _rows_of(c, table, person) for name, table in _TAKEN_ALONG.items()},
    }


_TAKEN_ALONG: Final = {
    "ratings": schema.ratings,
    "rated": schema.rated,
    "profile": schema.profiles,
    "deliveries": schema.deliveries,
    "places": schema.places,
    "waits": schema.waits,
    "invites": schema.invites,
    "seeks": schema.seeks,
    "editions": schema.editions,
    "puzzles": schema.puzzle_answers,
    "own_puzzles": schema.own_puzzles,
}
"""What is exported as it is stored."""


def _rows_of(c: sa.Connection, table: sa.Table, person: str) -> list[dict[str, Any]]:
    query = sa.select(table).where(table.c.person == person)
    return [dict(row) for row in c.execute(query).mappings()]


def tables_of(c: sa.Connection, people: list[str]) -> list[str]:
    """All tables at which these people sit, or which they created."""
    t, s = schema.tables.c, schema.seats.c
    sat = sa.select(s.table_id).where(s.person.in_(people))
    made = sa.select(t.id).where(t.owner.in_(people))
    return sorted(c.execute(sat.union(made)).scalars())


async def _game(server: Server, table: str, stored: str, person: str) -> bytes:
    """One game, without loading the table; with its record if it is over and can still be replayed."""
    room = server.hub.rooms.get(table)
    about = summary(room.table) if room is not None else read_summary(stored)
    mine = [seat.seat for seat in about.seats if seat.person == person]
    doc = {**msgspec.to_builtins(about), "my_seats": mine}
    if about.status == OVER:
        try:
            found = await server.hub.house.errands.of_table(person, table, records.export)
            doc["record"] = found.decode()
        except Refused as refused:
            if refused.code != "not_now":
                raise
    return encode(doc)


# ------------------------------------------------------------------ going


async def forget(server: Server, person: Person) -> int:
    """Delete an account for good; returns at how many tables a bot or nobody now sits instead."""
    everybody = await server.store.read(lambda c: _all_ids(c, person.id))
    tables = await server.store.read(lambda c: tables_of(c, everybody))
    for table in tables:
        await _forget_at(server, table, everybody)
    await server.store.write(lambda c: _erase(c, everybody, tables))
    await server.accounts.sessions.end_others(person.id)
    await server.post.changed(person.id)
    log.info("an account was deleted")
    return len(tables)


def _all_ids(c: sa.Connection, person: str) -> list[str]:
    """The ids of the person, and of the guests who became this account."""
    p = schema.people.c
    return [person, *c.execute(sa.select(p.id).where(p.moved_to == person)).scalars()]


async def _forget_at(server: Server, table: str, everybody: list[str]) -> None:
    room = await server.hub.room(table)
    nobody = "x" + secrets.token_hex(8)
    for person in everybody:
        if person == room.table.info.owner or room.table.seats_of(person):
            await _forget_one(server, room, person, nobody)


async def _forget_one(server: Server, room: Room, person: str, nobody: str) -> None:
    """Make a person's seats at a table nobody's; a rated game keeps how strong they were."""
    table, game = room.table.id, room.table.info.game
    strength = await server.store.read(lambda c: standings.strength_before(c, person, table, game))
    await server.hub.ask(
        room, lambda t: seating.forget_person(t, person, nobody, now_ms(), strength)
    )
    await server.store.write(lambda c: ledger.unname(c, table, person, nobody))


def _erase(c: sa.Connection, everybody: list[str], tables: list[str]) -> None:
    """Delete their rows everywhere, and their names in the logs of others' games."""
    for table in tables:
        _unname(c, table, everybody)
    for person in everybody:
        outbox.forget(c, person)
        taken.let_go(c, person)
        manners.forget(c, person)
        cases.forget(c, person)
        chat = schema.chat
        c.execute(chat.delete().where(chat.c.person == person))
        c.execute(schema.invites.delete().where(schema.invites.c.by == person))
        for kept in _OWN:
            c.execute(kept.delete().where(kept.c.person == person))
    c.execute(schema.people.delete().where(schema.people.c.id.in_(everybody)))


_OWN: Final = (
    schema.ways,
    schema.wishes,
    schema.deliveries,
    schema.tokens,
    schema.sessions,
    schema.places,
    schema.resets,
    schema.ratings,
    schema.profiles,
    schema.waits,
    schema.invites,
    schema.seeks,
    schema.editions,
    schema.vacations,
    schema.reads,
    schema.puzzle_answers,
    schema.own_puzzles,
)
"""The tables from which all rows of the person are deleted."""


def _unname(c: sa.Connection, table: str, everybody: list[str]) -> None:
    """Change the lines of a log that name them to say only that somebody sat there."""
    lines = schema.log
    kinds = lines.c.kind.in_(("sit", "moved"))
    query = sa.select(lines.c.seq, lines.c.data).where(lines.c.table_id == table, kinds)
    for seq, data in c.execute(query).all():
        doc = json.loads(bytes(data))
        if {doc.get("person"), doc.get("from"), doc.get("to")} & set(everybody):
            doc["name"] = ""
            text = json.dumps(doc, separators=(",", ":"), ensure_ascii=False).encode()
            which = lines.update().where(lines.c.table_id == table, lines.c.seq == seq)
            c.execute(which.values(data=text))


def check_word(word: str) -> None:
    """Make sure that nobody deletes an account by accident."""
    if word != "delete":
        raise Refused("sure", "expected the word 'delete'")
