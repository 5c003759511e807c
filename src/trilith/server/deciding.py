"""What a decision about a person changes besides the log, in the same transaction as its entry."""

from __future__ import annotations

import sqlalchemy as sa

from trilith.server import cases, schema, taken
from trilith.server.accounts import rename
from trilith.server.names import is_guest
from trilith.server.shapes import Person
from trilith.server.standing import LIFTED, everybody_of, is_closed


def decide(
    c: sa.Connection,
    number: int,
    moderator: str,
    what: cases.What,
    days: int,
    reason: str,
    now: int,
) -> cases.Decided:
    """A moderator decides a case."""
    decided = cases.decide(c, number, moderator, what, days, reason, now)
    _carry_out(c, decided.about, decided.what, now)
    return decided


def answer(
    c: sa.Connection, number: int, moderator: str, upheld: bool, reason: str, now: int
) -> cases.Decided:
    """Another moderator answers an objection."""
    decided = cases.answer(c, number, moderator, upheld, reason, now)
    _carry_out(c, decided.about, decided.what, now)
    return decided


def by_operator(c: sa.Connection, person: str, what: str, days: int, reason: str, now: int) -> None:
    """The operator decides without a case, and alone."""
    until = now + days * cases.DAY if days else 0
    act = cases.add_act(c, now, 0, person, cases.OPERATOR, what, until, reason)
    cases.tell(c, person, act)
    _carry_out(c, person, what, now)
    if what == "close":  # the server notices within a minute; see `Sessions.look`
        c.execute(schema.sessions.delete().where(schema.sessions.c.person == person))


def lift_all(c: sa.Connection, person: str, reason: str, now: int) -> int:
    """Lift every decision about a person; returns how many there were."""
    a = schema.acts.c
    lifted = sa.select(a.of).where(a.what == LIFTED)
    holds = (a.until > now) | ((a.what == "close") & sa.literal(is_closed(c, person)))
    query = sa.select(a.id, a.what).where(everybody_of(person), holds, a.id.not_in(lifted))
    found = c.execute(query).all()
    for row in found:
        act = cases.add_act(c, now, 0, person, cases.OPERATOR, LIFTED, 0, reason, row.id)
        cases.tell(c, person, act)
        _carry_out(c, person, f"{LIFTED} {row.what}", now)
    return len(found)


def _carry_out(c: sa.Connection, about: str, what: str, now: int) -> None:
    p = schema.people
    if what in ("close", f"{LIFTED} close"):
        c.execute(p.update().where(p.c.id == about).values(closed=now if what == "close" else 0))
    if what == "close":
        c.execute(schema.tokens.delete().where(schema.tokens.c.person == about))
    if what == "rename":
        taken.keep(c, about, now, barred=True)
        # They may choose another immediately, because this change was not theirs.
        rename(c, Person(about, neutral_name(about), is_guest(about)), now)


def neutral_name(person: str) -> str:
    """The name of a person whose name was taken away, until they choose another."""
    return f"Player {int(person[-6:], 16) % 1_000_000:06d}"
