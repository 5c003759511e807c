"""The channels to a person: a mail address, a browser, a webhook. Set up, test and remove them."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import sqlalchemy as sa
from msgspec import Struct

from trilith.server import schema
from trilith.server.post import outbox
from trilith.server.post.wishes import WayKind
from trilith.server.wire import Refused

MAX_WAYS: Final = 12
"""Of one person."""
RETURNED: Final = 3
"""How many bounced mails pause the address."""
FAILED: Final = 5
"""How many failures in a row pause a webhook."""
CONFIRM: Final = 3 * 24 * 3_600_000
"""Milliseconds for which an address can be confirmed."""
SECRET: Final = "post-secret"
VAPID: Final = "vapid"


class Way(Struct, frozen=True):
    """One way to one person."""

    id: str
    person: str
    kind: WayKind
    target: str
    keys: dict[str, str]
    name: str
    created: int
    confirmed: int
    failures: int
    paused: str
    used: int


def way_of(row: Any) -> Way:
    fields = dict(row._mapping)
    return Way(**{**fields, "keys": json.loads(fields["keys"])})


def shown(way: Way) -> str:
    """The target, without anything that would let others write there."""
    if way.kind == "mail":
        name, _, domain = way.target.rpartition("@")
        return f"{name[:1]}…@{domain}"
    host = urlsplit(way.target).hostname or ""
    return host if way.kind == "push" else f"{host}/…{way.target[-2:]}"


def kept(connection: sa.Connection, key: str, made: str) -> str:
    """The value that was stored first under this key, by any process."""
    meta = schema.meta
    query = sa.select(meta.c.value).where(meta.c.key == key)
    found = connection.execute(query).scalar()
    if found is None:
        text = sa.text("INSERT INTO meta (key, value) VALUES (:k, :v) ON CONFLICT DO NOTHING")
        connection.execute(text, {"k": key, "v": made})
        found = connection.execute(query).scalar_one()
    return str(found)


def all_of(connection: sa.Connection, person: str) -> list[Way]:
    w = schema.ways
    query = sa.select(w).where(w.c.person == person).order_by(w.c.created)
    return [way_of(row) for row in connection.execute(query)]


def one(connection: sa.Connection, way: str, person: str | None = None) -> Way:
    """The channel with this id, which must be the person's if one is named."""
    w = schema.ways
    row = connection.execute(sa.select(w).where(w.c.id == way)).first()
    if row is None or (person is not None and row.person != person):
        raise Refused("no_way", "no such way")
    return way_of(row)


def mail_of(connection: sa.Connection, person: str) -> str | None:
    """The person's confirmed address."""
    w = schema.ways.c
    query = sa.select(w.target).where(w.person == person, w.kind == "mail", w.confirmed > 0)
    return connection.execute(query).scalar()


def add(
    connection: sa.Connection,
    person: str,
    kind: WayKind,
    target: str,
    keys: dict[str, str],
    name: str,
    now: int,
    is_confirmed: bool,
) -> Way:
    """Add a channel, or set up the same one again. A person has one mail address."""
    w = schema.ways
    same = (w.c.person == person) & (w.c.kind == kind)
    if kind != "mail":
        same &= w.c.target == target
    remove_where(connection, person, same)
    if len(all_of(connection, person)) >= MAX_WAYS:
        raise Refused("limit", f"at most {MAX_WAYS} ways: remove one first")
    row = Way(
        "w" + secrets.token_hex(8),
        person,
        kind,
        target,
        keys,
        name,
        now,
        now if is_confirmed else 0,
        0,
        "",
        0,
    )
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    connection.execute(w.insert().values({**values, "keys": json.dumps(keys)}))
    return row


def remove_where(connection: sa.Connection, person: str, which: sa.ColumnElement[bool]) -> int:
    w = schema.ways
    drop = w.delete().where(w.c.person == person, which).returning(w.c.id)
    ids = list(connection.execute(drop).scalars())
    if ids:
        outbox.forget(connection, person, ids)
    return len(ids)


def remove(connection: sa.Connection, way: Way) -> None:
    remove_where(connection, way.person, schema.ways.c.id == way.id)


def resume(connection: sa.Connection, way: Way) -> None:
    """Resume a paused channel."""
    _change(connection, way, failures=0, paused="")


def succeeded(connection: sa.Connection, way: Way, now: int) -> None:
    _change(connection, way, failures=0, used=now)


def failed(connection: sa.Connection, way: Way, why: str, most: int) -> bool:
    """Count a failure; after so many in a row the channel is paused, with the reason."""
    failures = way.failures + 1
    paused = why[:200] if failures >= most else ""
    _change(connection, way, failures=failures, paused=paused)
    if paused:
        outbox.forget(connection, way.person, [way.id])
    return bool(paused)


def _change(connection: sa.Connection, way: Way, **values: Any) -> None:
    w = schema.ways
    connection.execute(w.update().where(w.c.id == way.id).values(values))


def confirm(connection: sa.Connection, way: str, code: str, now: int) -> Way:
    """Confirm an address: its reader has followed the link."""
    found = one(connection, way)
    is_right = hmac.compare_digest(found.keys.get("code", ""), hashed(code))
    if found.kind != "mail" or not is_right or now - found.created > CONFIRM:
        raise Refused("bad_link", "this link is no longer valid: ask for a new one")
    if not found.confirmed:
        _change(connection, found, confirmed=now)
    return found


def hashed(code: str) -> str:
    return hashlib.sha256(code.encode("utf-8", "replace")).hexdigest()


def move(connection: sa.Connection, old: str, new: str) -> None:
    """A guest has become an account: move the guest's channels, unless the account has its own."""
    w = schema.wishes
    has_own = connection.execute(sa.select(w.c.person).where(w.c.person == new)).first()
    if has_own is not None:
        connection.execute(w.delete().where(w.c.person == old))
    for table in (schema.wishes, schema.ways, schema.outbox, schema.letters, schema.deliveries):
        connection.execute(table.update().where(table.c.person == old).values(person=new))


# ------------------------------------------------------------------ links that need no sign-in


def signed(secret: str, way: str, kinds: Iterable[str] = ()) -> str:
    """The content of a link that ends messages through this channel, of these kinds or all."""
    what = "-".join([way, *kinds])
    return f"{what}.{_signature(secret, what)}"


def read_signed(secret: str, token: str) -> tuple[str, list[str]]:
    """The channel and the kinds in such a link; Refused if we did not make it."""
    what, _, signature = token.partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(secret, what).encode()):
        raise Refused("bad_link", "this link is not one of ours")
    way, *kinds = what.split("-")
    return way, kinds


def _signature(secret: str, what: str) -> str:
    text = f"off {what}".encode("utf-8", "replace")
    return hmac.new(secret.encode(), text, hashlib.sha256).hexdigest()[:40]
