"""People: guests, accounts, and tokens for programs."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import unicodedata
from typing import Any, Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from trilith.server import schema
from trilith.server.conn import Person
from trilith.server.hub import now_ms
from trilith.server.limits import MAX_NAME
from trilith.server.store import Store
from trilith.server.wire import Refused

COOKIE: Final = "trilith"
COOKIE_AGE: Final = 400 * 24 * 3600
MIN_PASSWORD: Final = 8
MAX_PASSWORD: Final = 200
MAX_TOKENS: Final = 20
_NOBODY: Final = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$"
"""Checked when there is no such account, so that the answer takes as long as a wrong password."""


def clean_name(name: str) -> str:
    """A name as it may be shown anywhere: one line of visible characters."""
    name = unicodedata.normalize("NFC", name)
    visible = "".join(" " if ch.isspace() else ch for ch in name if ch.isspace() or _is_visible(ch))
    name = " ".join(visible.split())
    if not 1 <= len(name) <= MAX_NAME:
        raise Refused("limit", f"expected a name of 1 to {MAX_NAME} characters")
    return name


def _is_visible(ch: str) -> bool:
    # Letters' marks belong to names; what turns the text's direction does not.
    return unicodedata.category(ch)[0] not in "CZ"


class Accounts:
    """Who is who. Passwords are hashed in threads, two at a time."""

    def __init__(self, store: Store, secret: str, hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self._signer = URLSafeSerializer(secret, salt="trilith-session")
        self._hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(2)

    @staticmethod
    async def open(store: Store, secret: str, hasher: PasswordHasher | None = None) -> Accounts:
        """With the given secret, or with one that is made once and kept in the database."""
        return Accounts(store, secret or await kept_secret(store), hasher)

    # ------------------------------------------------------------- passwords

    async def hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, hashed: str, password: str) -> bool:
        async with self._turns:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False

    # ------------------------------------------------------------- guests and accounts

    async def guest(self, name: str, known: Person | None = None) -> Person:
        """A new guest; or the same one under another name."""
        name = clean_name(name)
        people = schema.people
        if known is not None and known.guest:
            rename = people.update().where(people.c.id == known.id).values(name=name)
            await self._store.execute(rename)
            return Person(known.id, name, True)
        person = Person("g" + secrets.token_hex(8), name, True)
        await self._add(person, None, None)
        return person

    async def _add(self, person: Person, login: str | None, password: str | None) -> None:
        row = {"id": person.id, "name": person.name, "login": login, "password": password}
        row |= {"created": now_ms(), "session": 1}  # type: ignore[dict-item]
        insert = schema.people.insert().values(row)
        try:
            await self._store.execute(insert)
        except sa.exc.IntegrityError:
            raise Refused("name_taken", "there is an account of that name") from None

    async def register(self, name: str, password: str) -> Person:
        """A new account."""
        name = clean_name(name)
        if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
            raise Refused(
                "limit", f"expected a password of {MIN_PASSWORD} to {MAX_PASSWORD} characters"
            )
        person = Person("p" + secrets.token_hex(8), name, False)
        await self._add(person, name.casefold(), await self.hash(password))
        return person

    async def login(self, name: str, password: str) -> Person:
        people = schema.people
        query = sa.select(people).where(people.c.login == " ".join(name.split()).casefold())
        row = await self._store.read(lambda c: c.execute(query).mappings().first())
        hashed = row["password"] if row is not None else _NOBODY
        if not await self.verify(hashed, password[:MAX_PASSWORD]) or row is None:
            raise Refused("bad_login", "no such name and password")
        return Person(row["id"], row["name"], False)

    async def moved(self, guest: Person, account: Person) -> list[str]:
        """A guest is an account from now on. The tables whose seats have to follow."""
        people, tables, seats = schema.people, schema.tables, schema.seats
        move = people.update().where(people.c.id == guest.id).values(moved_to=account.id)
        sat = sa.select(seats.c.table_id).where(seats.c.person == guest.id)
        made = sa.select(tables.c.id).where(tables.c.owner == guest.id)

        def do(connection: sa.Connection) -> list[str]:
            connection.execute(move)
            return list(connection.execute(sat.union(made)).scalars())

        return await self._store.write(do)

    # ------------------------------------------------------------- cookies and tokens

    async def cookie(self, person: Person) -> str:
        people = schema.people
        query = sa.select(people.c.session).where(people.c.id == person.id)
        session = await self._store.read(lambda c: c.execute(query).scalar())
        return str(self._signer.dumps([person.id, session]))

    async def from_cookie(self, value: str) -> Person | None:
        try:
            person, session = self._signer.loads(value)
        except (BadSignature, ValueError, TypeError):
            return None
        row = await self._row(str(person))
        if row is None or row["session"] != session:
            return None
        if row["moved_to"]:
            row = await self._row(row["moved_to"])
        return _person(row)

    async def _row(self, person: str) -> Any:
        people = schema.people
        query = sa.select(people).where(people.c.id == person)
        return await self._store.read(lambda c: c.execute(query).mappings().first())

    async def new_token(self, person: Person, name: str) -> dict[str, Any]:
        """A token for a program; only its hash is kept."""
        if len(await self.tokens(person)) >= MAX_TOKENS:
            raise Refused("limit", f"at most {MAX_TOKENS} tokens: delete one first")
        number, secret = secrets.token_hex(6), secrets.token_urlsafe(32)
        row = {"id": number, "person": person.id, "name": clean_name(name)}
        row |= {"hash": _hashed(secret), "created": now_ms()}  # type: ignore[dict-item]
        insert = schema.tokens.insert().values(row)
        await self._store.execute(insert)
        return {"id": number, "name": row["name"], "token": f"tt_{number}_{secret}"}

    async def tokens(self, person: Person) -> list[dict[str, Any]]:
        t = schema.tokens
        query = sa.select(t.c.id, t.c.name, t.c.created).where(t.c.person == person.id)
        return await self._store.read(lambda c: [dict(row) for row in c.execute(query).mappings()])

    async def drop_token(self, person: Person, number: str) -> None:
        t = schema.tokens
        drop = t.delete().where(t.c.id == number, t.c.person == person.id)
        if await self._store.write(lambda c: c.execute(drop).rowcount) == 0:
            raise Refused("no_token", "no such token")

    async def from_token(self, token: str) -> Person | None:
        """Whose token it is; the comparison takes the same time whatever is wrong."""
        _, _, rest = token.partition("tt_")
        number, _, secret = rest.partition("_")
        t = schema.tokens
        query = sa.select(t).where(t.c.id == number[:40])
        row = await self._store.read(lambda c: c.execute(query).mappings().first())
        hashed = row["hash"] if row is not None else _hashed("")
        is_right = hmac.compare_digest(hashed, _hashed(secret))
        if row is None or not is_right:
            return None
        return _person(await self._row(row["person"]))


def _person(row: Any) -> Person | None:
    return Person(row["id"], row["name"], row["login"] is None) if row is not None else None


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


async def kept_secret(store: Store) -> str:
    """The secret that signs cookies: made by the first process, read by all."""
    meta = schema.meta
    query = sa.select(meta.c.value).where(meta.c.key == "secret")

    def read(connection: sa.Connection) -> str | None:
        return connection.execute(query).scalar()

    found = await store.read(read)
    if found is None:
        insert = meta.insert().values(key="secret", value=secrets.token_urlsafe(48))
        with contextlib.suppress(sa.exc.IntegrityError):  # another process was faster
            await store.execute(insert)
        found = await store.read(read)
    assert found is not None
    return found
