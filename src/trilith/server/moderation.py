"""REST for manners: muting, blocking and reporting people, and the moderators' work."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import Depends, Path
from pydantic import Field

from trilith.server import cases, deciding, manners, moderated, roles, routes, schema
from trilith.server.asking import Here, Known, Visited
from trilith.server.chat import may_read
from trilith.server.clocks import now_ms
from trilith.server.codes import code_of
from trilith.server.costs import LOAD, Who, terms
from trilith.server.forms import Form
from trilith.server.manners import Manners
from trilith.server.names import is_guest
from trilith.server.people import Browser
from trilith.server.profiles import people
from trilith.server.rooms import Room
from trilith.server.server import Server
from trilith.server.shapes import Person, plain
from trilith.server.standing import standing_of
from trilith.server.wire import MAX_CHAT, Refused

router = routes.router()

Number = Annotated[int, Path(ge=1, le=2_000_000_000)]
Name = Annotated[str, Path(max_length=200)]
PersonId = Annotated[str, Path(pattern="^[a-z][a-f0-9]{1,40}$")]


class Wanted(Form):
    muted: bool
    blocked: bool


class ReportForm(Form):
    about: str = Field(pattern="^[a-z][a-f0-9]{1,40}$")
    kind: cases.Kind
    lines: list[int] = Field(default_factory=list, max_length=cases.MAX_LINES)
    words: str = Field(default="", max_length=MAX_CHAT)
    mute: bool = True


class PersonReport(Form):
    kind: cases.Kind
    words: str = Field(default="", max_length=MAX_CHAT)
    mute: bool = True


class ActForm(Form):
    what: cases.What
    days: int = Field(default=0, ge=0, le=365)
    reason: str = Field(max_length=2 * cases.MAX_REASON)


class AnswerForm(Form):
    upheld: bool
    reason: str = Field(max_length=2 * cases.MAX_REASON)


class ObjectionForm(Form):
    act: int = Field(ge=1, le=2_000_000_000)
    words: str = Field(max_length=2 * cases.MAX_REASON)


async def the_moderator(server: Here, caller: Browser) -> Person:
    """A moderator who is signed in; tokens may not do this."""
    role = await server.store.read(lambda c: roles.role_of(c, caller.person.id))
    roles.check(role, roles.MODERATES)
    return caller.person


Moderator = Annotated[Person, Depends(the_moderator)]


# ------------------------------------------------------------------ what everybody may do


@router.get("/api/me/people")
@terms(Who.KNOWN, 5)
async def neighbours(server: Here, person: Known) -> list[dict[str, Any]]:
    """Whom I have muted or blocked."""
    return await server.store.read(lambda c: manners.all_of(c, person.id))


@router.put("/api/me/people/{other}")
@terms(Who.KNOWN, 10)
async def want(server: Here, other: PersonId, form: Wanted, person: Known) -> dict[str, bool]:
    """Mute or block a person, or undo that. They are not told."""
    wanted = Manners(form.muted, form.blocked)
    await server.store.write(lambda c: manners.note(c, person.id, other, wanted))
    await server.hub.parted(person.id, other)
    return {"muted": wanted.muted, "blocked": wanted.blocked}


@router.post("/api/tables/{table}/report")
@terms(Who.VISITOR, 60)
async def report(server: Here, visit: Visited, form: ReportForm, person: Known) -> dict[str, Any]:
    """Report a person at this table, and mark lines that I may read."""
    room = visit.room
    if form.about == person.id:
        raise Refused("no_person", "nobody reports themselves")
    readable = await _readable(server, room, person.id)
    if not set(form.lines) <= set(readable):
        raise Refused("bad_message", "expected lines of this table's chat that you can read")
    if form.about not in {seat.person for seat in room.table.seats} | set(readable.values()):
        raise Refused("no_person", "expected somebody at this table")
    made = cases.Report(
        person.id, form.about, room.table.id, form.kind, form.lines, form.words.strip()
    )
    return {"hidden": await _send(server, made, form.mute)}


@router.post("/api/people/{name}/report")
@terms(Who.KNOWN, 60)
async def report_person(
    server: Here, name: Name, form: PersonReport, person: Known
) -> dict[str, Any]:
    """Report a person away from any table: for a name, or for something done at several tables."""
    one = await server.store.read(lambda c: people.named(c, name, person.id))
    if one.id == person.id:
        raise Refused("no_person", "nobody reports themselves")
    made = cases.Report(person.id, one.id, "", form.kind, [], form.words.strip())
    await _send(server, made, form.mute)
    return {}


async def _send(server: Server, made: cases.Report, mute: bool) -> list[int]:
    """Send a report to the moderators, or the operator; returns the lines that it hides."""
    hidden, is_alone = await server.store.write(lambda c: _report(c, made, mute))
    await server.hub.chat.show_again(made.table, hidden)
    if mute:
        await server.hub.parted(made.by, made.about)
    if is_alone:
        server.hub.house.spawn(server.post.tell_operator())
    return hidden


def _report(c: sa.Connection, made: cases.Report, mute: bool) -> tuple[list[int], bool]:
    """Store a report; returns the lines that it hides, and whether only the operator can handle it."""
    _, hidden = cases.add_report(c, made, now_ms())
    if mute:
        blocked = manners.towards(c, made.by, made.about).blocked
        manners.note(c, made.by, made.about, Manners(True, blocked))
    return hidden, not cases.has_moderators(c)


async def _readable(server: Server, room: Room, person: str) -> dict[int, str]:
    """The lines of this table's chat that a person can read, and who wrote each."""
    chat = schema.chat.c
    query = sa.select(chat.id, chat.room, chat.person).where(chat.table_id == room.table.id)
    rows = await server.store.read(lambda c: c.execute(query).all())
    own = room.table.seats_of(person)
    seat = own[0] if own else -1
    return {row.id: row.person for row in rows if may_read(room.table, seat, row.room)}


# ------------------------------------------------------------------ what is decided about me


@router.get("/api/me/standing")
@terms(Who.KNOWN, 5)
async def my_standing(server: Here, person: Known) -> dict[str, Any]:
    """What moderators have told me, and which measures apply to me now."""
    now = now_ms()

    def look(c: sa.Connection) -> moderated.MyStanding:
        held = standing_of(c, person.id, now)
        words = [moderated.Word(**one) for one in cases.words_for(c, person.id)]
        return moderated.MyStanding(words, held.silent, held.no_open)

    return plain(await server.store.read(look))


@router.post("/api/me/standing/seen")
@terms(Who.KNOWN, 5)
async def words_seen(server: Here, person: Known) -> dict[str, Any]:
    """Mark what moderators told me as read."""
    await server.store.write(lambda c: cases.seen(c, person.id, now_ms()))
    return {}


@router.post("/api/me/objections")
@terms(Who.KNOWN, 30)
async def object_to(server: Here, form: ObjectionForm, person: Known) -> dict[str, Any]:
    """Object, once, to a decision about me; another moderator answers."""
    await server.store.write(
        lambda c: cases.object_to(c, form.act, person.id, form.words, now_ms())
    )
    return {}


@router.get("/api/me/moderation")
@terms(Who.KNOWN, 5)
async def my_log(server: Here, person: Known) -> list[dict[str, Any]]:
    """All entries about me in the moderators' log, without their authors."""

    def look(c: sa.Connection) -> list[moderated.Act]:
        return _acts(c, cases.acts_about(c, person.id), named=False)

    return [plain(act) for act in await server.store.read(look)]


# ------------------------------------------------------------------ what moderators see


@router.get("/api/moderation")
@terms(Who.MODERATOR, 10)
async def moderation(server: Here, person: Moderator) -> dict[str, Any]:
    """Open cases, oldest first; objections; the log."""
    return plain(await server.store.read(lambda c: _page(c, person.id, now_ms())))


@router.get("/api/moderation/cases/{number}")
@terms(Who.MODERATOR, 10)
async def one_case(server: Here, number: Number, person: Moderator) -> dict[str, Any]:
    """One case, with the marked lines and ten around them."""
    return plain(await server.store.read(lambda c: _case(c, number, person.id, now_ms())))


@router.post("/api/moderation/cases/{number}/take")
@terms(Who.MODERATOR, 5)
async def take(server: Here, number: Number, person: Moderator) -> dict[str, Any]:
    """Reserve a case for half an hour."""
    await server.store.write(lambda c: cases.take(c, number, person.id, now_ms()))
    return {}


@router.post("/api/moderation/cases/{number}/leave")
@terms(Who.MODERATOR, 5)
async def leave(server: Here, number: Number, person: Moderator) -> dict[str, Any]:
    """Leave a case to somebody else."""
    await server.store.write(lambda c: cases.leave(c, number, person.id))
    return {}


@router.post("/api/moderation/cases/{number}/act")
@terms(Who.MODERATOR, 10 * LOAD)
async def act(server: Here, number: Number, form: ActForm, person: Moderator) -> dict[str, str]:
    """Decide a case, with the reason that the person is told."""
    decided = await server.store.write(
        lambda c: deciding.decide(c, number, person.id, form.what, form.days, form.reason, now_ms())
    )
    await server.hub.chat.show_again(decided.table, decided.shown)
    await carry_out(server, decided)
    return {"what": decided.what}


@router.post("/api/moderation/objections/{number}")
@terms(Who.MODERATOR, 10)
async def answer(
    server: Here, number: Number, form: AnswerForm, person: Moderator
) -> dict[str, str]:
    """Answer an objection to another moderator's decision."""
    decided = await server.store.write(
        lambda c: deciding.answer(c, number, person.id, form.upheld, form.reason, now_ms())
    )
    return {"what": decided.what}


async def carry_out(server: Server, decided: cases.Decided) -> None:
    """Carry out what follows immediately from a stored decision."""
    if decided.what == "close":
        await server.accounts.sessions.end_others(decided.about)
    if decided.what == "rename":
        name = await server.accounts.name_of(decided.about)
        await server.lobby.follow_name(Person(decided.about, name, is_guest(decided.about)))


# ------------------------------------------------------------------ in the moderators' words


def _page(c: sa.Connection, moderator: str, now: int) -> moderated.Moderation:
    rows = [row for row in cases.open_cases(c) if row["about"] != moderator]
    found = _names(c, {row["about"] for row in rows} | {row["taken_by"] for row in rows})
    heads = [moderated.CaseHead(**_head(c, row, moderator, found, now)) for row in rows]
    k = schema.cases.c
    today = sa.select(sa.func.count()).where(k.decided > now - cases.DAY)
    return moderated.Moderation(
        heads,
        _objections(c, moderator),
        _acts(c, cases.whole_log(c)),
        c.execute(today).scalar_one(),
        now,
    )


def _case(c: sa.Connection, number: int, moderator: str, now: int) -> moderated.Case:
    row = cases.case_of(c, number)
    if row["about"] == moderator:
        raise Refused("no_case", "there is no such case")
    r = schema.reports.c
    reports = c.execute(sa.select(r.person, r.words).where(r.case_id == number)).all()
    names = _names(c, {one.person for one in reports} | {row["about"], row["taken_by"]})
    lines = cases.lines_of(c, row["table_id"], cases.marked_in(c, number))
    return moderated.Case(
        **_head(c, row, moderator, names, now),
        reports=[moderated.ReportWords(names.get(one.person, ""), one.words) for one in reports],
        lines=[moderated.ReportedLine(**line) for line in lines],
        log=_acts(c, cases.acts_about(c, row["about"])),
    )


def _head(
    c: sa.Connection, row: sa.RowMapping, moderator: str, names: dict[str, str], now: int
) -> dict[str, Any]:
    r, a = schema.reports.c, schema.acts.c
    by = set(c.execute(sa.select(r.person).where(r.case_id == row["id"])).scalars())
    asked = sa.select(a.person).where(a.case_id == row["id"], a.what == cases.ASKED)
    who_asked = c.execute(asked.order_by(a.id.desc())).scalar() or ""
    is_taken = row["taken_by"] not in ("", moderator) and now - row["taken"] < cases.TAKEN
    named = _names(c, by | {who_asked})
    earlier = [one for one in cases.acts_about(c, row["about"]) if one["what"] in cases.TOLD]
    return {
        "id": row["id"],
        "kind": row["kind"],
        "about": names.get(row["about"], ""),
        "guest": is_guest(row["about"]),
        "by": sorted(named[one] for one in by if one in named),
        "table": code_of(row["table_id"]) if row["table_id"] else "",
        "opened": row["opened"],
        "earlier": len(earlier),
        "taken": names.get(row["taken_by"], "") if is_taken else "",
        "why_not": cases.why_not(c, row, moderator),
        "asked": named.get(who_asked, ""),
    }


def _objections(c: sa.Connection, moderator: str) -> list[moderated.Objection]:
    found = []
    for row in cases.open_objections(c):
        decided = cases.act_of(c, row["of"])
        [act] = _acts(c, [decided])
        about = _names(c, {row["about"]}).get(row["about"], "")
        mine = moderator in (decided["person"], row["about"])
        found.append(moderated.Objection(row["id"], row["at"], about, row["reason"], act, mine))
    return found


def _acts(c: sa.Connection, rows: list[sa.RowMapping], named: bool = True) -> list[moderated.Act]:
    names = _names(c, {row["about"] for row in rows} | {row["person"] for row in rows})
    return [
        moderated.Act(
            row["id"],
            row["at"],
            names.get(row["person"], "") if named else "",
            names.get(row["about"], ""),
            row["what"],
            row["until"],
            row["reason"],
            row["of"],
        )
        for row in rows
    ]


def _names(c: sa.Connection, people: set[str]) -> dict[str, str]:
    p = schema.people.c
    return {row.id: row.name for row in c.execute(sa.select(p.id, p.name).where(p.id.in_(people)))}
