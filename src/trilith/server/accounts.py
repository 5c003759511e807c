"""People: guests, accounts, and tokens for programs."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Final

import sqlalchemy as sa

from trilith.server import answers, cases, editions, manners, own_puzzles, passwords, schema, taken
from trilith.server.clocks import now_ms
from trilith.server.finding import seeks, waits
from trilith.server.hashing import Hashing
from trilith.server.limits import MAX_PASSWORD
from trilith.server.names import ACCOUNT, GUEST, clean_name, is_guest
from trilith.server.post import ways
from trilith.server.sessions import TOKEN, Caller, Sessions
from trilith.server.shapes import Person
from trilith.server.store import Store
from trilith.server.wire import Refused
from trilith.server.wordlist import WordList

MAX_TOKENS: Final = 20
RENAME: Final = 30 * 24 * 3_600_000
"""Milliseconds between two changes of an account's name."""


class Accounts:
    """All people: guests, accounts and their tokens."""

    def __init__(self, store: Store, hashing: Hashing, guest_hold: float, words: WordList) -> None:
        self._store = store
        self._words = words
        self.hashing = hashing
        self.sessions = Sessions(store)
        self._hold = int(guest_hold * 1000)

    async def start(self) -> None:
        await self._store.write(taken.keep_current)
        self.sessions.start()

    # ------------------------------------------------------------- guests and accounts

    async def guest(self, name: str, known: Person | None = None) -> Person:
        """A new guest, or the same one under another name."""
        self._words.check_name(name)
        if known is None:
            person = Person(GUEST + secrets.token_hex(8), clean_name(name), True)
            await self._add(person, None, None, person.id)
            return person
        person = Person(known.id, clean_name(name), True)
        since = now_ms() - self._hold
        await self._taking(lambda c: rename(c, person, since))
        return person

    async def rename(self, known: Person, name: str) -> Person:
        """Rename an account: only once in a while, and nobody else gets the old name soon."""
        self._words.check_name(name)
        person, now = Person(known.id, clean_name(name), False), now_ms()

        def do(connection: sa.Connection) -> None:
            p = schema.people.c
            last = connection.execute(sa.select(p.renamed).where(p.id == known.id)).scalar_one()
            if last > now - RENAME:
                text = "a name can be changed once in 30 days"
                raise Refused("renamed", text, until=last + RENAME)
            taken.keep(connection, known.id, now)
            rename(connection, person, now - self._hold, now)

        if person.name != known.name:
            await self._taking(do)
        return person

    async def _add(
        self, person: Person, login: str | None, password: str | None, heir_of: str
    ) -> None:
        """Add a person, whose name may be that of the guest who becomes the account."""
        row = {"id": person.id, "name": person.name, "login": login, "password": password}
        row |= {"created": now_ms(), "session": 0}  # type: ignore[dict-item]
        since = now_ms() - self._hold

        def add(connection: sa.Connection) -> None:
            connection.execute(schema.people.insert().values(row))
            taken.take(connection, person, (person.id, heir_of), since)

        await self._taking(add)

    async def _taking(self, do: Any) -> None:
        try:
            await self._store.write(do)
        except sa.exc.IntegrityError:  # another request was faster by a moment
            raise taken.refusal() from None

    async def register(
        self, name: str, password: str, who: str, known: Person | None = None
    ) -> Person:
        """A new account; `who` is the address that asks for it."""
        name = clean_name(name)
        self._words.check_name(name)
        passwords.check(password, name)
        # Before the password is hashed: that is dear.
        await self.check_free(name, known)
        person = Person(ACCOUNT + secrets.token_hex(8), name, False)
        hashed = await self.hashing.hash(password, who)
        await self._add(person, login_of(name), hashed, known.id if known else person.id)
        return person

    async def check_free(self, name: str, known: Person | None) -> None:
        """Refused if someone else has this name, or one that looks like it."""
        own, since = (known.id,) if known is not None else (), now_ms() - self._hold

        def check(connection: sa.Connection) -> None:
            if taken.is_held(connection, name, own, since):
                raise taken.refusal(taken.free_like(connection, name, since))

        await self._store.read(check)

    async def login(self, name: str, password: str, who: str) -> Person:
        row = await self._proven(name, password, who)
        if row["closed"]:
            said = await self._store.read(lambda c: cases.closing_of(c, row["id"]))
            raise Refused("closed", "moderators have closed this account", **said)
        return Person(row["id"], row["name"], False)

    async def _proven(self, name: str, password: str, who: str) -> Any:
        """The account of this name and password, closed or not."""
        people, login = schema.people, login_of(name)
        query = sa.select(people).where(people.c.login == login)
        row = await self._store.read(lambda c: c.execute(query).mappings().first())
        hashed = row["password"] if row is not None else None
        password = password[:MAX_PASSWORD]
        is_right = await self.hashing.verify(hashed, password, f"account {login}", who)
        if row is None or not is_right:
            raise Refused("bad_login", "no such name and password")
        return row

    async def object_to_closing(self, name: str, password: str, words: str, who: str) -> None:
        """The owner of a closed account cannot sign in, but can object once: a moderator answers."""
        row = await self._proven(name, password, who)

        def do(c: sa.Connection) -> None:
            said = cases.closing_of(c, row["id"])
            if not row["closed"] or "act" not in said:
                raise Refused("not_now", "this account is not closed")
            cases.object_to(c, said["act"], row["id"], words, now_ms())

        await self._store.write(do)

    async def change_password(self, caller: Caller, old: str, new: str, who: str) -> int:
        """Set a new password and end all other sessions; returns how many there were."""
        if caller.person.guest:
            raise Refused("not_now", "a guest has no password")
        passwords.check(new, caller.person.name)
        await self.login(caller.person.name, old, who)
        people, hashed = schema.people, await self.hashing.hash(new, who)
        change = people.update().where(people.c.id == caller.person.id).values(password=hashed)
        await self._store.execute(change)
        return await self.sessions.end_others(caller.person.id, caller.via)

    async def moved(self, guest: Person, account: Person) -> list[str]:
        """The guest is now an account, and signed in nowhere. Returns the tables to update."""
        people, tables, seats = schema.people, schema.tables, schema.seats
        move = people.update().where(people.c.id == guest.id).values(moved_to=account.id)
        sat = sa.select(seats.c.table_id).where(seats.c.person == guest.id)
        made = sa.select(tables.c.id).where(tables.c.owner == guest.id)
        t = schema.tokens
        drop = t.delete().where(t.c.person == guest.id).returning(t.c.id)

        def do(connection: sa.Connection) -> tuple[list[str], list[str]]:
            connection.execute(move)
            taken.let_go(connection, guest.id)
            ways.move(connection, guest.id, account.id)
            editions.move(connection, guest.id, account.id)
            manners.move(connection, guest.id, account.id)
            cases.move(connection, guest.id, account.id)
            moved_days(connection, guest.id, account.id)
            answers.move(connection, guest.id, account.id)
            own_puzzles.move(connection, guest.id, account.id)
            waits.move(connection, guest.id, account.id)
            seeks.leave(connection, guest.id)
            said = schema.chat.update().where(schema.chat.c.person == guest.id)
            connection.execute(said.values(person=account.id))
            dropped = [TOKEN + number for number in connection.execute(drop).scalars()]
            return list(connection.execute(sat.union(made)).scalars()), dropped

        found, dropped = await self._store.write(do)
        self.sessions.ended(dropped)
        # Another browser with this guest's cookie may not belong to the account's owner.
        await self.sessions.end_others(guest.id)
        return found

    async def name_of(self, person: str) -> str:
        """A person's name; '' if there is nobody."""
        query = sa.select(schema.people.c.name).where(schema.people.c.id == person)
        return await self._store.read(lambda c: c.execute(query).scalar()) or ""

    # ------------------------------------------------------------- tokens

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
        """Delete a token, and close the sockets that were opened with it."""
        t = schema.tokens
        drop = t.delete().where(t.c.id == number, t.c.person == person.id)
        if await self._store.write(lambda c: c.execute(drop).rowcount) == 0:
            raise Refused("no_token", "no such token")
        self.sessions.ended([TOKEN + number])

    async def from_token(self, token: str) -> Caller | None:
        """Whose token it is; the comparison takes the same time no matter what is wrong."""
        _, _, rest = token.replace("\0", "").partition("tt_")
        number, _, secret = rest.partition("_")
        t, p = schema.tokens.c, schema.people.c
        query = sa.select(t.hash, p.id, p.name).where(t.id == number, t.person == p.id)
        row = await self._store.read(lambda c: c.execute(query).first())
        is_right = hmac.compare_digest(row.hash if row else _hashed(""), _hashed(secret))
        if row is None or not is_right:
            return None
        return Caller(Person(row.id, row.name, is_guest(row.id)), TOKEN + number)


def rename(connection: sa.Connection, person: Person, since: int, now: int = 0) -> None:
    """Change a name; an account is found by the new one from now on."""
    taken.take(connection, person, (person.id,), since)
    people = schema.people
    login = {} if person.guest else {"login": login_of(person.name), "renamed": now}
    which = people.update().where(people.c.id == person.id)
    connection.execute(which.values(name=person.name, **login))


def moved_days(connection: sa.Connection, guest: str, account: str) -> None:
    """Move what a guest has read, and their vacations; those of the account itself stay."""
    for kept, key in ((schema.reads, "table_id"), (schema.vacations, "first")):
        known = sa.select(kept.c[key]).where(kept.c.person == account)
        both = (kept.c.person == guest) & kept.c[key].in_(known)
        connection.execute(kept.delete().where(both))
        connection.execute(kept.update().where(kept.c.person == guest).values(person=account))


def login_of(name: str) -> str:
    """What an account is found by: its name in any spelling, or what was typed instead."""
    try:
        return clean_name(name).casefold()
    except Refused:
        return ""


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
