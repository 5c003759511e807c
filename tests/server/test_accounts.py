"""Accounts: the name they are found by, and what a guest brings along."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.server.in_memory import Direct, database, put
from tests.server.tables import NOW
from trilith.server import cases, schema
from trilith.server.accounts import RENAME, Accounts, login_of, moved_days
from trilith.server.clocks import now_ms
from trilith.server.limits import MAX_PASSWORD
from trilith.server.sessions import Caller
from trilith.server.shapes import Person
from trilith.server.wire import Refused
from trilith.server.wordlist import WordList


def test_an_account_is_found_however_its_name_is_written() -> None:
    assert login_of("Ada Lovelace") == login_of(" ada LOVELACE ") == "ada lovelace"
    assert login_of("") == ""


def test_what_a_guest_has_read_moves_along_and_what_the_account_has_stays() -> None:
    with database() as c:
        put(
            c,
            schema.reads,
            {"person": "guest", "table_id": "t1", "line": 5},
            {"person": "guest", "table_id": "t2", "line": 7},
            {"person": "ada", "table_id": "t1", "line": 9},
            {"person": "bea", "table_id": "t2", "line": 1},
        )
        put(c, schema.vacations, {"person": "guest", "first": "1", "last": "2", "zone": "UTC"})
        moved_days(c, "guest", "ada")
        rows = c.execute(sa.select(schema.reads).order_by(*schema.reads.c)).all()
        assert [tuple(row) for row in rows] == [
            ("ada", "t1", 9),
            ("ada", "t2", 7),
            ("bea", "t2", 1),
        ]
        assert c.execute(sa.select(schema.vacations.c.person)).scalars().all() == ["ada"]


def test_a_name_can_be_changed_again_when_it_was_said_that_it_can(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(c, schema.people, {"id": "ada", "name": "Ada", "created": 1, "session": 0})
    accounts = Accounts(cast(Any, Direct(c)), cast(Any, None), 0.0, WordList(""))

    def renamed(known: str, name: str, now: int) -> str:
        monkeypatch.setattr("trilith.server.accounts.now_ms", lambda: now)
        return asyncio.run(accounts.rename(Person("ada", known, False), name)).name

    assert renamed("Ada", "Ada L.", NOW) == "Ada L."
    with pytest.raises(Refused) as refused:
        renamed("Ada L.", "Countess", NOW + 5)
    assert (refused.value.code, refused.value.more) == ("renamed", {"until": NOW + RENAME})
    assert renamed("Ada L.", "Ada L.", NOW + 5) == "Ada L."
    assert renamed("Ada L.", "Countess", NOW + RENAME) == "Countess"


class Heard(Direct):
    """A store that keeps what is said to other processes."""

    origin = "here"

    def __init__(self, c: sa.Connection) -> None:
        super().__init__(c)
        self.said: list[str] = []

    def notify(self, payload: str) -> None:
        self.said.append(payload)


def a_row(table: sa.Table, person: str) -> dict[str, Any]:
    """This person's row in a table, with some value in every other column."""
    some: dict[type, object] = {str: "x", int: 1, float: 1.0, bool: True}
    row = {column.name: some.get(column.type.python_type) for column in table.columns}
    whose = next(name for name in ("person", "about", "owner") if name in row)
    return row | {whose: person} | ({"other": "bea"} if "other" in row else {})


def holding(c: sa.Connection, person: str) -> set[str]:
    """The tables in which a person stands."""
    return {
        table.name
        for table in schema.METADATA.sorted_tables
        for row in c.execute(sa.select(table))
        if person in row
    }


def test_a_guest_who_becomes_an_account_takes_everything_along() -> None:
    follow = (
        *(schema.chat, schema.cases, schema.reports, schema.told, schema.manners),
        *(schema.wishes, schema.ways, schema.outbox, schema.letters, schema.deliveries),
        *(schema.waits, schema.editions, schema.vacations, schema.reads),
        *(schema.puzzle_answers, schema.own_puzzles),
    )
    end = (schema.names, schema.sessions, schema.tokens, schema.seeks)
    later = (schema.tables, schema.seats)  # these are rewritten from the logs of their tables
    with database() as c:
        for person in ("guest", "ada", "bea"):
            put(c, schema.people, {"id": person, "name": "", "created": 1, "session": 0})
        for table in (*follow, *end, *later):
            put(c, table, a_row(table, "guest"))
        store = Heard(c)
        accounts = Accounts(cast(Any, store), cast(Any, None), 0.0, cast(Any, None))
        moving = accounts.moved(Person("guest", "G", True), Person("ada", "Ada", False))
        assert asyncio.run(moving) == ["x"]
        assert holding(c, "guest") == {"people", *(table.name for table in later)}
        assert holding(c, "ada") == {"people", *(table.name for table in follow)}
        assert store.said == ["ended here tx", "ended here x"]


# ------------------------------------------------------------------ without a network


class Plainly:
    """Passwords as they are, and who was checked for what."""

    def __init__(self) -> None:
        self.checked: list[tuple[str, str]] = []

    async def hash(self, password: str, who: str) -> str:
        return f"hashed {password}"

    async def verify(self, hashed: str | None, password: str, target: str, who: str) -> bool:
        self.checked.append((target, who))
        return hashed == f"hashed {password}"


class Kept(Heard):
    """The same with single statements."""

    async def execute(self, statement: sa.Executable) -> None:
        self._c.execute(statement)


def all_accounts(c: sa.Connection, words: str = "", hold: float = 0.0) -> tuple[Accounts, Kept]:
    store = Kept(c)
    return Accounts(cast(Any, store), cast(Any, Plainly()), hold, WordList(words)), store


GOOD = "correct horse"


def registered(accounts: Accounts, name: str, **more: Any) -> Person:
    return asyncio.run(accounts.register(name, GOOD, "address", **more))


def refused(work: Any) -> Refused:
    with pytest.raises(Refused) as error:
        asyncio.run(work)
    return error.value


def test_a_guest_is_somebody_new_or_the_same_one_under_another_name(c: sa.Connection) -> None:
    accounts, _ = all_accounts(c)
    first = asyncio.run(accounts.guest(" Ada "))
    assert (first.name, first.guest, first.id[0]) == ("Ada", True, "g")
    again = asyncio.run(accounts.guest("Eda", first))
    assert again == Person(first.id, "Eda", True)
    rows = c.execute(sa.select(schema.people.c.id, schema.people.c.name, schema.people.c.login))
    assert rows.all() == [(first.id, "Eda", None)]
    assert asyncio.run(accounts.name_of(first.id)) == "Eda"
    assert asyncio.run(accounts.name_of("nobody")) == ""


def test_an_account_has_a_name_that_nobody_else_has_and_is_no_guest(c: sa.Connection) -> None:
    accounts, _ = all_accounts(c)
    ada = registered(accounts, "Ada")
    assert (ada.name, ada.guest, ada.id[0]) == ("Ada", False, "p")
    error = refused(accounts.register("ADA", GOOD, "address"))
    assert (error.code, error.more["free"]) == ("name_taken", ["ADA 2", "ADA 3"])
    assert refused(accounts.guest("ada")).code == "name_taken"
    assert refused(accounts.register("Bea", "short", "address")).code == "short_password"
    row = c.execute(sa.select(schema.people).where(schema.people.c.id == ada.id)).one()
    assert (row.login, row.password, row.session) == ("ada", f"hashed {GOOD}", 0)


def test_a_guest_keeps_the_name_when_making_an_account(c: sa.Connection) -> None:
    accounts, _ = all_accounts(c, hold=1e9)
    guest = asyncio.run(accounts.guest("Ada"))
    row = {"id": "s1", "person": guest.id, "hash": "", "device": "", "created": 1}
    put(c, schema.sessions, row | {"used": now_ms()})
    assert refused(accounts.register("Ada", GOOD, "address")).code == "name_taken"
    assert registered(accounts, "Ada", known=guest).name == "Ada"


def test_two_who_take_a_name_in_the_same_moment_do_not_both_get_it(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    accounts, _ = all_accounts(c)

    def late(*_: object) -> None:
        raise sa.exc.IntegrityError("INSERT", {}, Exception("twice"))

    monkeypatch.setattr("trilith.server.accounts.taken.take", late)
    error = refused(accounts.guest("Ada"))
    assert (error.code, error.more) == ("name_taken", {})


def test_a_login_needs_name_and_password_and_the_account_open(c: sa.Connection) -> None:
    accounts, _ = all_accounts(c)
    ada = registered(accounts, "Ada")
    assert asyncio.run(accounts.login(" aDA", GOOD, "address")) == ada
    for name, password in (("Ada", "wrong"), ("Bea", GOOD), ("", GOOD)):
        assert refused(accounts.login(name, password, "address")).code == "bad_login"
    assert accounts.hashing.checked[:2] == [("account ada", "address")] * 2  # type: ignore[attr-defined]
    cases.add_act(c, NOW, 0, ada.id, "mod", "close", 0, "threats")
    assert asyncio.run(accounts.login("Ada", GOOD, "address")) == ada, "it is not carried out yet"
    c.execute(schema.people.update().values(closed=NOW))
    error = refused(accounts.login("Ada", GOOD, "address"))
    assert (error.code, error.more["reason"]) == ("closed", "threats")


def test_a_password_is_compared_up_to_its_greatest_length(c: sa.Connection) -> None:
    accounts, _ = all_accounts(c)
    long = "correct horse battery staple " * 7
    asyncio.run(accounts.register("Ada", long[:MAX_PASSWORD], "address"))
    assert asyncio.run(accounts.login("Ada", long, "address")).name == "Ada"


def test_the_owner_of_a_closed_account_objects_and_nobody_else(c: sa.Connection) -> None:
    accounts, _ = all_accounts(c)
    ada = registered(accounts, "Ada")
    objecting = ("Ada", GOOD, "That was my brother.", "address")
    assert refused(accounts.object_to_closing(*objecting)).code == "not_now"
    c.execute(schema.people.update().values(closed=NOW))
    assert refused(accounts.object_to_closing(*objecting)).code == "not_now", "nobody closed it"
    cases.add_act(c, NOW, 0, ada.id, "mod", "close", 0, "threats")
    c.execute(schema.people.update().values(closed=0))
    assert refused(accounts.object_to_closing(*objecting)).code == "not_now", "it is open"
    c.execute(schema.people.update().values(closed=NOW))
    wrong = ("Ada", "wrong horse", "Never.", "address")
    assert refused(accounts.object_to_closing(*wrong)).code == "bad_login"
    asyncio.run(accounts.object_to_closing(*objecting))
    assert [row["reason"] for row in cases.open_objections(c)] == ["That was my brother."]


def test_a_new_password_needs_the_old_one_and_ends_the_other_sessions(c: sa.Connection) -> None:
    accounts, store = all_accounts(c)
    ada = registered(accounts, "Ada")
    for number in ("s1", "s2", "s3"):
        row = {"id": number, "person": ada.id, "hash": "", "device": "", "created": 1, "used": 1}
        put(c, schema.sessions, row)
    here = Caller(ada, "s2")
    for old, new, code in (
        ("wrong", "battery staple", "bad_login"),
        (GOOD, "short", "short_password"),
    ):
        assert refused(accounts.change_password(here, old, new, "address")).code == code
    guest = Caller(Person("g1", "Gus", True), "s9")
    assert refused(accounts.change_password(guest, GOOD, "battery staple", "a")).code == "not_now"
    assert store.said == []
    assert asyncio.run(accounts.change_password(here, GOOD, "battery staple", "address")) == 2
    assert store.said == ["ended here s1 s3"]
    assert asyncio.run(accounts.login("Ada", "battery staple", "address")) == ada


# ------------------------------------------------------------------ tokens


def test_a_token_is_known_by_its_secret_and_ends_when_it_is_deleted(c: sa.Connection) -> None:
    accounts, store = all_accounts(c)
    ada, bea = registered(accounts, "Ada"), registered(accounts, "Bea")
    made = asyncio.run(accounts.new_token(ada, " my  bot "))
    assert made["name"] == "my bot"
    caller = asyncio.run(accounts.from_token(made["token"]))
    assert caller == Caller(ada, f"t{made['id']}")
    head, _, secret = made["token"].rpartition("_")
    for wrong in ("", "tt_", made["token"][:-1], f"{head}_", f"tt_000_{secret}", secret):
        assert asyncio.run(accounts.from_token(wrong)) is None
    assert made["token"] not in str(c.execute(sa.select(schema.tokens)).all())
    assert refused(accounts.drop_token(bea, made["id"])).code == "no_token"
    asyncio.run(accounts.drop_token(ada, made["id"]))
    assert asyncio.run(accounts.from_token(made["token"])) is None
    assert store.said == [f"ended here t{made['id']}"]


def test_a_person_has_twenty_tokens_and_no_more(c: sa.Connection) -> None:
    accounts, _ = all_accounts(c)
    ada, bea = registered(accounts, "Ada"), registered(accounts, "Bea")
    for number in range(20):
        asyncio.run(accounts.new_token(ada, f"bot {number}"))
    assert refused(accounts.new_token(ada, "one more")).code == "limit"
    asyncio.run(accounts.new_token(bea, "the first"))
    assert [len(asyncio.run(accounts.tokens(who))) for who in (ada, bea)] == [20, 1]
