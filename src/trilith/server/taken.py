"""Which names are taken, and by whom: accounts keep theirs, guests only while they are online.

One table maps the standard form of each name to the person who has it, guest or account.
"""

from __future__ import annotations

import unicodedata
from importlib.metadata import version
from itertools import islice
from typing import Any, Final

import sqlalchemy as sa

from trilith.server import schema
from trilith.server.clocks import now_ms
from trilith.server.limits import MAX_NAME
from trilith.server.names import is_guest, same_form
from trilith.server.shapes import Person
from trilith.server.wire import Refused

KEPT: Final = 90 * 24 * 3_600_000
"""Milliseconds for which nobody else gets a name that an account has given up."""
LOCK: Final = 7_218_003
_KEY: Final = "name_forms"


SUGGESTED: Final = 2
"""How many names are offered instead of one that is taken."""


def refusal(free: list[str] | None = None) -> Refused:
    """The refusal of a name, with others that were free a moment ago."""
    text = "somebody has that name, or one that looks like it"
    return Refused("name_taken", text, **({"free": free} if free else {}))


def free_like(connection: sa.Connection, name: str, since: int) -> list[str]:
    """Names that nobody has, and that begin like this one."""
    begins = name[: MAX_NAME - 3].rstrip()
    tried = (f"{begins} {number}" for number in range(2, 30))
    return list(
        islice((one for one in tried if not is_held(connection, one, (), since)), SUGGESTED)
    )


def take(connection: sa.Connection, person: Person, own: tuple[str, ...], since: int) -> None:
    """Give a person this name, and release the old one. `own`: people who may have it already."""
    n, form = schema.names, same_form(person.name)
    found = connection.execute(sa.select(n).where(n.c.form == form).with_for_update()).first()
    if found is not None and _is_anothers(connection, found, own, since):
        raise refusal(free_like(connection, person.name, since))
    connection.execute(n.delete().where(n.c.person == person.id, n.c.until == 0))
    if found is not None:
        connection.execute(n.delete().where(n.c.form == form))
    connection.execute(n.insert().values(form=form, person=person.id, until=0, barred=False))


def is_held(connection: sa.Connection, name: str, own: tuple[str, ...], since: int) -> bool:
    """Whether somebody else has this name, or one that looks like it."""
    n = schema.names
    found = connection.execute(sa.select(n).where(n.c.form == same_form(name))).first()
    return found is not None and _is_anothers(connection, found, own, since)


def holder_of(connection: sa.Connection, name: str) -> str | None:
    """Who has this name at present."""
    n = schema.names.c
    query = sa.select(n.person).where(n.form == same_form(name), n.until == 0)
    return connection.execute(query).scalar()


def _is_anothers(
    connection: sa.Connection, found: sa.Row[Any], own: tuple[str, ...], since: int
) -> bool:
    """Whether this line of the names keeps a person from having it."""
    if found.barred and found.until > now_ms():
        return True
    if found.person in own:
        return False
    if found.until:
        return bool(found.until > now_ms())
    return _holds(connection, found.person, since)


def keep(connection: sa.Connection, person: str, now: int, barred: bool = False) -> None:
    """Reserve the name that a person is giving up; if barred, they cannot have it again either."""
    n = schema.names
    which = n.update().where(n.c.person == person, n.c.until == 0)
    connection.execute(which.values(until=now + KEPT, barred=barred))


def _holds(connection: sa.Connection, holder: str, since: int) -> bool:
    """Whether the name is still held: by an account always, by a guest seen since then."""
    if not is_guest(holder):
        return True
    s = schema.sessions.c
    last = connection.execute(sa.select(sa.func.max(s.used)).where(s.person == holder)).scalar()
    return last is not None and last > since


def let_go(connection: sa.Connection, person: str) -> None:
    connection.execute(schema.names.delete().where(schema.names.c.person == person))


def keep_current(connection: sa.Connection) -> None:
    """Recompute all forms if they were made by another version: of Unicode, or of what looks alike."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    meta, present = schema.meta, _version()
    found = connection.execute(sa.select(meta.c.value).where(meta.c.key == _KEY)).scalar()
    if found == present:
        return
    _make_anew(connection)
    connection.execute(meta.delete().where(meta.c.key == _KEY))
    connection.execute(meta.insert().values(key=_KEY, value=present))


def _version() -> str:
    return f"1 {version('confusable-homoglyphs')} {unicodedata.unidata_version}"


def _make_anew(connection: sa.Connection) -> None:
    """If two now have the same form, an account comes before a guest, and the older one first."""
    n, p = schema.names, schema.people
    connection.execute(n.delete().where(n.c.until == 0))
    kept = set(connection.execute(sa.select(n.c.form)).scalars())
    # Only guests who are signed in: others could never release a name.
    here = sa.select(schema.sessions.c.person)
    query = sa.select(p.c.id, p.c.name).where(p.c.login.is_not(None) | p.c.id.in_(here))
    held: dict[str, str] = {}
    for row in connection.execute(query.order_by(p.c.login.is_(None), p.c.created)):
        held.setdefault(same_form(row.name), row.id)
    held = {form: person for form, person in held.items() if form not in kept}
    if held:
        rows = [{"form": form, "person": person} for form, person in held.items()]
        connection.execute(n.insert(), rows)
