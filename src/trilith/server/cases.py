"""Reports, the cases they lead to, and what moderators do about them.

Several reports about the same person, of the same kind and at the same table are one case. Every
measure is a line in `acts`, which only grows: a wrong decision is answered by another, not removed.
"""

from __future__ import annotations

import json
from typing import Any, Final, Literal, get_args

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import schema
from trilith.server.standing import LIFTED, everybody_of
from trilith.server.wire import Refused

Kind = Literal["insult", "stalling", "name", "help", "other"]
What = Literal["nothing", "warning", "silent", "no_open", "rename", "close"]

DAY: Final = 24 * 3_600_000
DAYS: Final[dict[str, tuple[int, ...]]] = {"silent": (1, 7, 30), "no_open": (7, 30)}
"""For how many days a measure may apply; all others have no end."""
MOST_A_DAY: Final = 10
"""Reports that one person may make."""
HIDES: Final = 2
"""How many reports it takes to hide a line."""
AROUND: Final = 5
"""Lines shown before and after each marked one."""
TAKEN: Final = 30 * 60_000
"""Milliseconds for which a case is reserved for the moderator who took it."""
MIN_REASON: Final = 3
MAX_REASON: Final = 500
MAX_LINES: Final = 50
OPERATOR: Final = ""
"""Stands for the operator's command line instead of a moderator."""

WHAT: Final[tuple[str, ...]] = get_args(What)
TOLD: Final = ("warning", "silent", "no_open", "rename", "close")
"""Measures that the person is told about, and may object to once."""
ASKED: Final = "close_asked"
"""One moderator wants an account closed; a second has to agree."""
OBJECTION: Final = "objection"
UPHELD: Final = "upheld"


class Report(Struct, frozen=True):
    """A complaint about somebody else."""

    by: str
    about: str
    table: str
    kind: Kind
    lines: list[int]
    words: str


# ------------------------------------------------------------------ reporting


def add_report(c: sa.Connection, report: Report, now: int) -> tuple[int, list[int]]:
    """Add a report; returns the number of its case, and the lines that it hides."""
    r, k = schema.reports, schema.cases
    since = sa.select(sa.func.count()).where(r.c.person == report.by, r.c.at > now - DAY)
    if c.execute(since).scalar_one() >= MOST_A_DAY:
        raise Refused("limit", f"at most {MOST_A_DAY} reports a day")
    same = (k.c.about == report.about) & (k.c.kind == report.kind) & (k.c.decided == 0)
    which = sa.select(k.c.id).where(same, k.c.table_id == report.table)
    case = c.execute(which).scalar()
    if case is None:
        row = {"about": report.about, "kind": report.kind, "table_id": report.table, "opened": now}
        key = c.execute(k.insert().values(**row, decided=0, taken=0, taken_by=""))
        assert key.inserted_primary_key is not None
        case = int(key.inserted_primary_key[0])
    row = {"case_id": case, "person": report.by, "at": now, "words": report.words}
    c.execute(r.insert().values(**row, lines=json.dumps(sorted(set(report.lines)))))
    return case, _hide(c, report)


def _hide(c: sa.Connection, report: Report) -> list[int]:
    """Hide the lines that enough people have reported by now, and return them."""
    r, k, chat = schema.reports.c, schema.cases.c, schema.chat
    query = sa.select(r.person, r.lines).where(r.case_id == k.id, k.table_id == report.table)
    by_line: dict[int, set[str]] = {}
    for person, lines in c.execute(query.where(k.decided == 0)).all():
        for line in json.loads(lines):
            by_line.setdefault(line, set()).add(person)
    enough = [line for line in report.lines if len(by_line[line]) >= HIDES]
    hide = chat.update().where(chat.c.id.in_(enough), chat.c.hidden.is_(False))
    return list(c.execute(hide.values(hidden=True).returning(chat.c.id)).scalars())


# ------------------------------------------------------------------ looking


def marked_in(c: sa.Connection, case: int) -> list[int]:
    r = schema.reports.c
    found = c.execute(sa.select(r.lines).where(r.case_id == case)).scalars()
    return sorted({line for lines in found for line in json.loads(lines)})


def lines_of(c: sa.Connection, table: str, marked: list[int]) -> list[dict[str, Any]]:
    """The marked lines, and a few before and after each, but nothing else from the chat."""
    chat = schema.chat.c
    rooms = sa.select(chat.room).where(chat.id.in_(marked)).distinct()
    found: dict[int, Any] = {}
    for room in list(c.execute(rooms).scalars()):
        said = sa.select(schema.chat).where(chat.table_id == table, chat.room == room)
        for mark in marked:
            upto = said.where(chat.id <= mark).order_by(chat.id.desc()).limit(AROUND + 1)
            after = said.where(chat.id > mark).order_by(chat.id).limit(AROUND)
            for row in [*c.execute(upto).mappings(), *c.execute(after).mappings()]:
                found[row["id"]] = row
    return [
        {
            "id": number,
            "at": row["at"],
            "name": row["name"],
            "text": row["text"],
            "marked": number in marked,
            "hidden": row["hidden"],
        }
        for number, row in sorted(found.items())
    ]


def why_not(c: sa.Connection, case: sa.RowMapping, moderator: str) -> str:
    """Why this moderator may not decide this case; '' if they may."""
    if case["about"] == moderator:
        return "own"
    r, s = schema.reports.c, schema.seats.c
    reported = sa.select(r.id).where(r.case_id == case["id"], r.person == moderator)
    if c.execute(reported).first() is not None:
        return "reported"
    sits = sa.select(s.seat).where(s.table_id == case["table_id"], s.person == moderator)
    return "table" if c.execute(sits).first() is not None else ""


def case_of(c: sa.Connection, number: int) -> sa.RowMapping:
    found = c.execute(sa.select(schema.cases).where(schema.cases.c.id == number)).mappings()
    row = found.first()
    if row is None:
        raise Refused("no_case", "there is no such case")
    return row


def open_cases(c: sa.Connection) -> list[sa.RowMapping]:
    k = schema.cases
    return list(c.execute(sa.select(k).where(k.c.decided == 0).order_by(k.c.id)).mappings())


def open_objections(c: sa.Connection) -> list[sa.RowMapping]:
    """Objections that nobody has answered yet."""
    a = schema.acts
    answered = sa.select(a.c.of).where(a.c.what.in_((LIFTED, UPHELD)))
    query = sa.select(a).where(a.c.what == OBJECTION, a.c.of.not_in(answered))
    return list(c.execute(query.order_by(a.c.id)).mappings())


def table_of(c: sa.Connection, case: int) -> str:
    """The table that a case is about; empty if it is about none."""
    query = sa.select(schema.cases.c.table_id).where(schema.cases.c.id == case)
    return c.execute(query).scalar() or ""


def act_of(c: sa.Connection, number: int) -> sa.RowMapping:
    row = c.execute(sa.select(schema.acts).where(schema.acts.c.id == number)).mappings().first()
    if row is None:
        raise Refused("no_case", "there is no such entry")
    return row


def acts_about(c: sa.Connection, person: str) -> list[sa.RowMapping]:
    a = schema.acts
    query = sa.select(a).where(everybody_of(person), a.c.what != ASKED)
    return list(c.execute(query.order_by(a.c.id.desc()).limit(100)).mappings())


def whole_log(c: sa.Connection, before: int = 0, limit: int = 50) -> list[sa.RowMapping]:
    a = schema.acts
    query = sa.select(a).order_by(a.c.id.desc()).limit(limit)
    if before:
        query = query.where(a.c.id < before)
    return list(c.execute(query).mappings())


def has_moderators(c: sa.Connection) -> bool:
    p = schema.people.c
    return c.execute(sa.select(p.id).where(p.role == "moderator")).first() is not None


# ------------------------------------------------------------------ deciding


def take(c: sa.Connection, number: int, moderator: str, now: int) -> None:
    """Reserve a case for this moderator for a while."""
    case = case_of(c, number)
    _check_mine(c, case, moderator, now)
    k = schema.cases
    c.execute(k.update().where(k.c.id == number).values(taken=now, taken_by=moderator))


def leave(c: sa.Connection, number: int, moderator: str) -> None:
    """Leave it to somebody else."""
    k = schema.cases
    which = (k.c.id == number) & (k.c.taken_by == moderator)
    c.execute(k.update().where(which).values(taken=0, taken_by=""))


def _check_mine(c: sa.Connection, case: sa.RowMapping, moderator: str, now: int) -> None:
    why = why_not(c, case, moderator)
    if why:
        raise Refused("not_yours", f"another moderator decides this: {why}")
    if case["decided"]:
        raise Refused("not_now", "this case has been decided")
    if case["taken_by"] not in ("", moderator) and now - case["taken"] < TAKEN:
        raise Refused("taken", "another moderator has just taken this case")


class Decided(Struct, frozen=True):
    """What was decided, about whom, and who should be told."""

    act: int
    about: str
    what: str
    shown: list[int]
    """Lines that are shown again."""
    table: str


def decide(
    c: sa.Connection, number: int, moderator: str, what: What, days: int, reason: str, now: int
) -> Decided:
    """Decide a case; closing an account needs a second moderator who agrees."""
    reason = checked_reason(reason)
    until = checked_until(what, days, now)
    case = case_of(c, number)
    _check_mine(c, case, moderator, now)
    if what == "close" and not _has_asked(c, number, moderator):
        act = add_act(c, now, number, case["about"], moderator, ASKED, 0, reason)
        leave(c, number, case["taken_by"])
        return Decided(act, case["about"], ASKED, [], case["table_id"])
    act = add_act(c, now, number, case["about"], moderator, what, until, reason)
    k = schema.cases
    c.execute(k.update().where(k.c.id == number).values(decided=now, taken=0, taken_by=""))
    _tell_all(c, number, case["about"], what, act)
    shown = _show(c, number) if what == "nothing" else []
    return Decided(act, case["about"], what, shown, case["table_id"])


def _has_asked(c: sa.Connection, case: int, moderator: str) -> bool:
    """Whether somebody else has asked for it."""
    a = schema.acts.c
    query = sa.select(a.id).where(a.case_id == case, a.what == ASKED, a.person != moderator)
    return c.execute(query).first() is not None


def _tell_all(c: sa.Connection, case: int, about: str, what: str, act: int) -> None:
    """Tell the person what was decided and why, and the reporters that somebody has looked at it."""
    r = schema.reports.c
    people = set(c.execute(sa.select(r.person).where(r.case_id == case)).scalars())
    for person in sorted(people | ({about} if what in TOLD else set())):
        tell(c, person, act)


def _show(c: sa.Connection, case: int) -> list[int]:
    chat = schema.chat
    which = chat.update().where(chat.c.id.in_(marked_in(c, case)), chat.c.hidden)
    return list(c.execute(which.values(hidden=False).returning(chat.c.id)).scalars())


def checked_reason(reason: str) -> str:
    reason = " ".join(reason.split())
    if not MIN_REASON <= len(reason) <= MAX_REASON:
        raise Refused("reason", f"expected a reason of {MIN_REASON} to {MAX_REASON} characters")
    return reason


def checked_until(what: str, days: int, now: int) -> int:
    if what not in WHAT:
        raise Refused("bad_message", f"expected one of {', '.join(WHAT)}")
    allowed = DAYS.get(what, (0,))
    if days not in allowed:
        raise Refused("bad_message", f"expected days: {', '.join(map(str, allowed))}")
    return now + days * DAY if days else 0


def add_act(
    c: sa.Connection,
    now: int,
    case: int,
    about: str,
    by: str,
    what: str,
    until: int,
    reason: str,
    of: int = 0,
) -> int:
    row = {"at": now, "case_id": case, "about": about, "person": by, "what": what}
    row |= {"until": until, "reason": reason, "of": of}
    key = c.execute(schema.acts.insert().values(row)).inserted_primary_key
    assert key is not None
    return int(key[0])


# ------------------------------------------------------------------ objecting


def object_to(c: sa.Connection, number: int, person: str, words: str, now: int) -> int:
    """Object, once, to a decision about oneself."""
    words = checked_reason(words)
    a = schema.acts.c
    own = sa.select(a.id).where(everybody_of(person), a.id == number, a.what.in_(TOLD))
    if c.execute(own).first() is None:
        raise Refused("no_case", "there is no such entry about you")
    if c.execute(sa.select(a.id).where(a.of == number, a.what == OBJECTION)).first() is not None:
        raise Refused("not_now", "you have already objected to this")
    return add_act(
        c, now, act_of(c, number)["case_id"], person, person, OBJECTION, 0, words, number
    )


def closing_of(c: sa.Connection, person: str) -> dict[str, Any]:
    """Why an account is closed, and the state of an objection, for people who know its password."""
    log = acts_about(c, person)
    lifted = {row["of"] for row in log if row["what"] == LIFTED}
    closing = next((r for r in log if r["what"] == "close" and r["id"] not in lifted), None)
    if closing is None:
        return {}
    about = {row["what"]: row for row in log if row["of"] == closing["id"]}
    return {
        "act": closing["id"],
        "reason": closing["reason"],
        "objected": OBJECTION in about,
        "answer": about[UPHELD]["reason"] if UPHELD in about else "",
    }


def answer(
    c: sa.Connection, number: int, moderator: str, upheld: bool, reason: str, now: int
) -> Decided:
    """Answer an objection; it must be another moderator than the one who decided."""
    objection = act_of(c, number)
    decided = act_of(c, objection["of"])
    if objection["what"] != OBJECTION or number not in {o["id"] for o in open_objections(c)}:
        raise Refused("not_now", "this objection has been answered")
    if moderator in (decided["person"], decided["about"], objection["about"]) and moderator:
        raise Refused("not_yours", "another moderator answers this")
    what = UPHELD if upheld else LIFTED
    about = objection["about"]
    reason = checked_reason(reason)
    act = add_act(c, now, decided["case_id"], about, moderator, what, 0, reason, decided["id"])
    tell(c, about, act)
    return Decided(act, about, f"{what} {decided['what']}", [], "")


# ------------------------------------------------------------------ telling


def tell(c: sa.Connection, person: str, act: int) -> None:
    """A message from the moderators, if the person still exists."""
    p = schema.people.c
    owner = c.execute(sa.select(sa.func.coalesce(p.moved_to, p.id)).where(p.id == person)).scalar()
    if owner is not None:
        c.execute(schema.told.insert().values(person=owner, act=act, seen=0))


def words_for(c: sa.Connection, person: str) -> list[dict[str, Any]]:
    """What moderators have told a person: about themselves in full, about reports only the fact."""
    t, a = schema.told.c, schema.acts.c
    query = sa.select(schema.acts, t.id.label("word"), t.seen)
    query = query.where(t.person == person, a.id == t.act)
    rows = list(c.execute(query.order_by(t.id.desc()).limit(50)).mappings())
    mine = {row["id"] for row in acts_about(c, person)}
    objected = {row["of"] for row in acts_about(c, person) if row["what"] == OBJECTION}
    return [_word(row, row["id"] in mine, objected) for row in rows]


def _word(row: sa.RowMapping, is_mine: bool, objected: set[int]) -> dict[str, Any]:
    doc = {"id": row["word"], "act": row["id"], "at": row["at"], "seen": bool(row["seen"])}
    if not is_mine:
        return {**doc, "what": "looked", "until": 0, "reason": "", "may_object": False}
    may_object = row["what"] in TOLD and row["id"] not in objected
    doc |= {"what": row["what"], "until": row["until"], "reason": row["reason"]}
    return {**doc, "may_object": may_object}


def unread(c: sa.Connection, person: str) -> int:
    """How many messages from moderators a person has not read."""
    t = schema.told.c
    query = sa.select(sa.func.count()).where(t.person == person, t.seen == 0)
    return int(c.execute(query).scalar_one())


def seen(c: sa.Connection, person: str, now: int) -> None:
    t = schema.told
    c.execute(t.update().where(t.c.person == person, t.c.seen == 0).values(seen=now))


# ------------------------------------------------------------------ people who come and go


def move(c: sa.Connection, guest: str, account: str) -> None:
    """A guest has become an account. Acts stay as they were written: see `standing.everybody_of`."""
    r, k, t = schema.reports, schema.cases, schema.told
    c.execute(r.update().where(r.c.person == guest).values(person=account))
    c.execute(k.update().where(k.c.about == guest).values(about=account))
    c.execute(t.update().where(t.c.person == guest).values(person=account))


def own_rows(c: sa.Connection, person: str) -> dict[str, Any]:
    """For a person's export: their reports, and the log entries about them."""
    r, k = schema.reports.c, schema.cases.c
    query = sa.select(k.kind, k.table_id, r.at, r.words).where(
        r.case_id == k.id, r.person == person
    )
    fields = ("at", "what", "until", "reason")
    return {
        "reports": [dict(row) for row in c.execute(query.order_by(r.id)).mappings()],
        "moderation": [{key: row[key] for key in fields} for row in acts_about(c, person)],
    }


def forget(c: sa.Connection, person: str) -> None:
    """Delete their words, and close open cases about them, since the person is gone.

    The log keeps its lines, about an id that no longer belongs to anybody.
    """
    r, k, t = schema.reports, schema.cases, schema.told
    c.execute(r.update().where(r.c.person == person).values(words=""))
    c.execute(t.delete().where(t.c.person == person))
    gone = (k.c.about == person) & (k.c.decided == 0)
    c.execute(k.update().where(gone).values(decided=k.c.opened, taken=0, taken_by=""))
