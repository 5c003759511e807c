"""Being somebody: sessions, their cookies, and the sockets that hang on them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import sqlalchemy as sa
from argon2 import extract_parameters
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import new_database
from tests.server.in_memory import Direct, put
from tests.server.running import Running, Socket, Somebody, wait_for
from trilith.server import schema, sessions
from trilith.server.cookies import PLAIN
from trilith.server.places import DAY, KEPT
from trilith.server.sessions import ENDED, LIFE, MAX_SESSIONS, NOTED, UNUSED, Caller, Sessions
from trilith.server.settings import Settings
from trilith.server.shapes import Person

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
TLS = {"x-forwarded-proto": "https"}


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    """A name for an account of this test's own."""
    return f"Ada {abs(hash(request.node.name)) % 10**8}"


@pytest.fixture
def owner(running: Running, name: str) -> Iterator[Somebody]:
    """Somebody with an account, logged in."""
    with Somebody(running.url, "Guest") as somebody:
        somebody.post("/api/account", {"name": name, "password": PASSWORD})
        yield somebody


@pytest.fixture
def elsewhere(running: Running, owner: Somebody, name: str) -> Iterator[Somebody]:
    """The same account on another device."""
    with Somebody(running.url, "Guest") as somebody:
        somebody.http.headers["user-agent"] = FIREFOX
        somebody.post("/api/login", {"name": name, "password": PASSWORD})
        yield somebody


def is_signed_out(somebody: Somebody) -> bool:
    return somebody.get("/api/me")["person"] is None


def assert_closed(socket: Socket) -> None:
    """It is closed, and says why."""
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
        while True:
            socket.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == ENDED


def on(running: Running, work: Any) -> Any:
    """Something of the server's own, done in its loop."""
    return asyncio.run_coroutine_threadsafe(work, running.server.store.loop).result(20)


# ------------------------------------------------------------------ becoming somebody


def test_a_planted_guests_cookie_never_becomes_the_account(
    running: Running, owner: Somebody, name: str
) -> None:
    with (
        ExitStack() as stack,
        Somebody(running.url, "Mallory") as mallory,
        httpx.Client(base_url=running.url) as victim,
    ):
        planted = mallory.http.cookies[PLAIN]
        watching = mallory.connect()
        token = mallory.post("/api/tokens", {"name": "later"})["token"]
        program = stack.enter_context(Somebody(running.url, "", token)).connect()
        victim.cookies.set(PLAIN, planted, domain="127.0.0.1", path="/")
        login = {"name": name, "password": PASSWORD}
        assert victim.post("/api/login", json=login).json()["name"] == name
        assert is_signed_out(mallory)
        assert_closed(watching)
        assert_closed(program)
        by_token = {"authorization": f"Bearer {token}"}
        assert httpx.get(f"{running.url}/api/me", headers=by_token).status_code == 401


def test_making_an_account_leaves_the_guests_cookie_behind(running: Running, name: str) -> None:
    with Somebody(running.url, "Mallory") as somebody:
        planted = somebody.http.cookies[PLAIN]
        somebody.post("/api/account", {"name": name, "password": PASSWORD})
        assert somebody.http.cookies[PLAIN] != planted
        found = httpx.get(f"{running.url}/api/me", cookies={PLAIN: planted}).json()
        assert found["person"] is None


def test_every_login_has_a_session_of_its_own(owner: Somebody, name: str) -> None:
    before = owner.http.cookies[PLAIN]
    owner.post("/api/login", {"name": name, "password": PASSWORD})
    assert owner.http.cookies[PLAIN] != before
    assert len(owner.get("/api/sessions")) == 1  # the one before has ended with it


def test_a_cookie_is_worth_nothing_after_logout(running: Running, owner: Somebody) -> None:
    kept = owner.http.cookies[PLAIN]
    socket = owner.connect()
    owner.post("/api/logout", {})
    assert PLAIN not in owner.http.cookies
    assert_closed(socket)
    found = httpx.get(f"{running.url}/api/me", cookies={PLAIN: kept}).json()
    assert found["person"] is None


@pytest.mark.parametrize(
    "cookie", ["", "s", ".", "s.x", "s0123456789abcdef.", "\x80.\xff", "a%00b.c"]
)
def test_a_cookie_that_nobody_gave_is_nobody(running: Running, cookie: str) -> None:
    header = {"cookie": f"{PLAIN}={cookie}".encode("latin-1")}
    answer = httpx.get(f"{running.url}/api/me", headers=header)  # type: ignore[arg-type]
    assert answer.json()["person"] is None


def test_a_sessions_number_is_no_secret(running: Running, owner: Somebody) -> None:
    """It stands in the list; without what only the browser knows it opens nothing."""
    number, _, secret = owner.http.cookies[PLAIN].partition(".")
    assert owner.get("/api/sessions")[0]["id"] == number
    for wrong in (number, f"{number}.", f"{number}.{secret[:-1]}", f"{number}.{secret}x"):
        found = httpx.get(f"{running.url}/api/me", headers={"cookie": f"{PLAIN}={wrong}"})
        assert found.json()["person"] is None


def test_the_database_knows_no_cookie(running: Running, owner: Somebody) -> None:
    _, _, secret = owner.http.cookies[PLAIN].partition(".")
    with running.server.store.engine.connect() as connection:
        rows = connection.execute(sa.select(schema.sessions)).all()
    assert rows
    assert secret not in str(rows)


def test_a_login_is_the_same_work_whether_the_name_exists_or_not(
    running: Running, owner: Somebody, name: str
) -> None:
    hashing = running.server.hashing
    real = hashing._hasher.hash(PASSWORD)
    assert extract_parameters(hashing._nobody) == extract_parameters(real)
    for tried in (name, f"not {name}", "", "\u200b"):
        before = hashing.hashed
        answer = httpx.post(
            f"{running.url}/api/login", json={"name": tried, "password": "wrong horse"}
        )
        assert answer.json()["error"]["code"] == "bad_login"
        assert hashing.hashed == before + 1


# ------------------------------------------------------------------ where one is signed in


def test_sessions_are_listed_with_device_and_use(owner: Somebody, elsewhere: Somebody) -> None:
    here, there = (
        next(one for one in elsewhere.get("/api/sessions") if one["current"] is current)
        for current in (True, False)
    )
    assert here["device"] == "Firefox · Linux"
    assert there["device"] == "python-httpx"
    assert here["created"] <= here["used"]
    assert {one["id"] for one in owner.get("/api/sessions")} == {here["id"], there["id"]}


def test_one_session_is_ended_from_another(owner: Somebody, elsewhere: Somebody) -> None:
    theirs = next(one for one in owner.get("/api/sessions") if not one["current"])
    lost, kept = elsewhere.connect(), owner.connect()
    owner.http.delete(f"/api/sessions/{theirs['id']}")
    assert_closed(lost)
    assert is_signed_out(elsewhere)
    kept.say("ping")
    kept.until("pong")
    assert owner.refused("DELETE", f"/api/sessions/{theirs['id']}") == "no_session"


def test_nobody_ends_anothers_session(running: Running, owner: Somebody) -> None:
    number = owner.get("/api/sessions")[0]["id"]
    with Somebody(running.url, "Mallory") as mallory:
        assert mallory.refused("DELETE", f"/api/sessions/{number}") == "no_session"
    assert not is_signed_out(owner)


def test_all_others_are_ended_at_once(owner: Somebody, elsewhere: Somebody) -> None:
    lost = elsewhere.connect()
    assert owner.http.delete("/api/sessions").json() == {"ended": 1}
    assert_closed(lost)
    assert is_signed_out(elsewhere)
    assert [one["current"] for one in owner.get("/api/sessions")] == [True]


def test_all_are_ended_at_once_with_this_one(
    running: Running, owner: Somebody, elsewhere: Somebody
) -> None:
    kept = owner.http.cookies[PLAIN]
    lost, here = elsewhere.connect(), owner.connect()
    assert owner.http.delete("/api/sessions?here=true").json() == {"ended": 2}
    assert_closed(lost)
    assert_closed(here)
    assert is_signed_out(elsewhere)
    assert PLAIN not in owner.http.cookies
    found = httpx.get(f"{running.url}/api/me", cookies={PLAIN: kept}).json()
    assert found["person"] is None


HOME, ABROAD = ({"x-forwarded-for": host} for host in ("84.10.20.30", "91.9.8.7"))


def signed_in_from(running: Running, name: str, where: dict[str, str]) -> list[dict[str, Any]]:
    """A login from there, and the list that it then sees: its own session first."""
    with httpx.Client(base_url=running.url, headers=where) as http:
        assert http.post("/api/login", json={"name": name, "password": PASSWORD}).is_success
        found: list[dict[str, Any]] = http.get("/api/sessions").json()
    return sorted(found, key=lambda one: not one["current"])


def test_a_login_from_a_new_place_is_marked(running: Running, name: str) -> None:
    with httpx.Client(base_url=running.url, headers=HOME) as http:
        http.post("/api/account", json={"name": name, "password": PASSWORD})
        [first] = http.get("/api/sessions").json()
    assert (first["network"], first["is_new"]) == ("84.10.x.x", False)
    abroad, home = signed_in_from(running, name, ABROAD)
    assert (abroad["network"], abroad["is_new"]) == ("91.9.x.x", True)
    assert (home["network"], home["is_new"]) == ("84.10.x.x", False)
    assert [one["is_new"] for one in signed_in_from(running, name, ABROAD)].count(True) == 1
    neighbour = {"x-forwarded-for": "84.10.99.1"}
    assert not signed_in_from(running, name, neighbour)[0]["is_new"]


def test_of_a_guest_it_is_not_noted_where(running: Running) -> None:
    with httpx.Client(base_url=running.url, headers=ABROAD) as http:
        http.post("/api/guest", json={"name": "Gus from abroad"})
        [mine] = http.get("/api/sessions").json()
        assert (mine["network"], mine["country"], mine["is_new"]) == ("", "", False)


def test_a_new_password_signs_out_everywhere_else(
    owner: Somebody, elsewhere: Somebody, name: str
) -> None:
    lost, kept = elsewhere.connect(), owner.connect()
    wrong = {"old": "wrong horse", "new": "battery staple"}
    assert owner.refused("POST", "/api/password", wrong) == "bad_login"
    short = {"old": PASSWORD, "new": "short"}
    assert owner.refused("POST", "/api/password", short) == "short_password"
    common = {"old": PASSWORD, "new": "Password1234!"}
    assert owner.refused("POST", "/api/password", common) == "common_password"
    assert not is_signed_out(elsewhere)
    change = {"old": PASSWORD, "new": "battery staple"}
    assert owner.post("/api/password", change) == {"ended": 1}
    assert_closed(lost)
    kept.say("ping")
    kept.until("pong")
    assert is_signed_out(elsewhere)
    assert elsewhere.refused("POST", "/api/login", {"name": name, "password": PASSWORD}) == (
        "bad_login"
    )
    elsewhere.post("/api/login", {"name": name, "password": "battery staple"})


def test_a_guest_has_no_password_to_change(ada: Somebody) -> None:
    change = {"old": PASSWORD, "new": "battery staple"}
    assert ada.refused("POST", "/api/password", change) == "not_now"


def test_a_program_decides_nothing_about_who_is_signed_in(
    running: Running, owner: Somebody
) -> None:
    token = owner.post("/api/tokens", {"name": "my bot"})
    with Somebody(running.url, "", token["token"]) as program:
        change = {"old": PASSWORD, "new": "battery staple"}
        assert program.refused("GET", "/api/sessions") == "not_yours"
        assert program.refused("DELETE", "/api/sessions") == "not_yours"
        assert program.refused("POST", "/api/password", change) == "not_yours"
        assert program.refused("POST", "/api/tokens", {"name": "another"}) == "not_yours"
        assert program.refused("DELETE", f"/api/tokens/{token['id']}") == "not_yours"


def test_a_socket_ends_with_its_token(running: Running, owner: Somebody) -> None:
    token = owner.post("/api/tokens", {"name": "my bot"})
    with Somebody(running.url, "", token["token"]) as program:
        table = program.table()
        socket = program.connect(table)
        owner.http.delete(f"/api/tokens/{token['id']}")
        assert_closed(socket)


def test_nobody_has_more_sessions_than_the_list_can_show(running: Running, name: str) -> None:
    with Somebody(running.url, "Guest") as first:
        first.post("/api/account", {"name": name, "password": PASSWORD})
        person = first.get("/api/me")["person"]["id"]
        socket = first.connect()
        with Somebody(running.url, "Guest") as last:
            for _ in range(MAX_SESSIONS):
                last.http.cookies.clear()
                last.post("/api/login", {"name": name, "password": PASSWORD})
            assert len(on(running, running.server.accounts.sessions.of(person))) == MAX_SESSIONS
        assert is_signed_out(first)
        assert_closed(socket)


# ------------------------------------------------------------------ time


class Later:
    """The server's clock for sessions, to be set."""

    def __init__(self, sessions: Sessions, monkeypatch: pytest.MonkeyPatch) -> None:
        self._sessions = sessions
        self._now = sessions._clock()
        monkeypatch.setattr(sessions, "_clock", lambda: self._now)

    def pass_(self, milliseconds: int) -> None:
        """Let time go by, once every use so far is noted."""
        wait_for(lambda: not self._sessions._noting)
        self._now += milliseconds


@pytest.fixture
def later(running: Running, monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(running.server.accounts.sessions, monkeypatch)


def test_a_session_that_nobody_uses_ends(later: Later, owner: Somebody) -> None:
    later.pass_(UNUSED - 1)
    assert not is_signed_out(owner)  # and this was a use
    later.pass_(UNUSED - DAY)
    assert not is_signed_out(owner)
    later.pass_(UNUSED)
    assert is_signed_out(owner)


def test_a_session_ends_after_its_life_however_much_it_is_used(
    later: Later, owner: Somebody
) -> None:
    for _ in range(LIFE // UNUSED):
        later.pass_(UNUSED - DAY)
        assert not is_signed_out(owner)
    later.pass_(LIFE % UNUSED + (LIFE // UNUSED) * DAY)
    assert is_signed_out(owner)


def test_a_place_is_new_again_when_nobody_was_there_for_long(
    running: Running, later: Later, name: str
) -> None:
    with httpx.Client(base_url=running.url, headers=HOME) as http:
        http.post("/api/account", json={"name": name, "password": PASSWORD})
        later.pass_(KEPT)
        on(running, running.server.accounts.sessions.look())
        assert not signed_in_from(running, name, HOME)[0]["is_new"]  # somebody is there still
        http.delete("/api/sessions?here=true")
    later.pass_(KEPT)
    on(running, running.server.accounts.sessions.look())
    assert signed_in_from(running, name, HOME)[0]["is_new"]
    later.pass_(KEPT)
    mine = signed_in_from(running, name, HOME)
    assert [one["is_new"] for one in mine] == [False, False]  # nor is it new for ever


def test_use_is_noted_now_and_then(running: Running, later: Later, owner: Somebody) -> None:
    first = owner.get("/api/sessions")[0]["used"]
    later.pass_(NOTED)
    owner.get("/api/me")
    assert owner.get("/api/sessions")[0]["used"] == first
    later.pass_(1)
    owner.get("/api/me")
    later.pass_(0)
    assert owner.get("/api/sessions")[0]["used"] == first + NOTED + 1


def test_an_open_socket_is_use_and_ends_with_its_session(
    running: Running, later: Later, owner: Somebody
) -> None:
    sessions = running.server.accounts.sessions
    socket = owner.connect()
    for _ in range(LIFE // UNUSED):
        later.pass_(UNUSED - DAY)
        on(running, sessions.look())
    socket.say("ping")
    socket.until("pong")
    later.pass_(LIFE % UNUSED + (LIFE // UNUSED) * DAY)
    on(running, sessions.look())
    assert_closed(socket)
    with running.server.store.engine.connect() as connection:
        old = connection.execute(sa.select(schema.sessions.c.created)).scalars().all()
    assert not old  # what has run out is forgotten


def test_what_ended_unheard_is_noticed(
    running: Running, owner: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a session is deleted by hand, or a notice is lost; however many portions they make."""
    monkeypatch.setattr("trilith.server.sessions.TOGETHER", 1)
    socket = owner.connect()
    token = owner.post("/api/tokens", {"name": "my bot"})["token"]
    with Somebody(running.url, "", token) as program:
        by_token = program.connect()
        on(running, running.server.accounts.sessions.look())
        by_token.say("ping")
        by_token.until("pong")
        with running.server.store.engine.begin() as connection:
            connection.execute(schema.sessions.delete())
            connection.execute(schema.tokens.delete())
        on(running, running.server.accounts.sessions.look())
        assert_closed(socket)
        assert_closed(by_token)


# ------------------------------------------------------------------ several processes


def test_a_session_ends_at_every_process(postgres: str, settings: Settings, name: str) -> None:
    database = new_database(postgres)
    with (
        Running.on(database, settings) as one,
        Running.on(database, settings) as two,
        Somebody(one.url, "Guest") as here,
    ):
        here.post("/api/account", {"name": name, "password": PASSWORD})
        token = here.post("/api/tokens", {"name": "my bot"})
        with Somebody(two.url, "", token["token"]) as program:
            there, by_token = here.connect(url=two.url), program.connect()
            here.http.delete(f"/api/tokens/{token['id']}")
            assert_closed(by_token)
            here.post("/api/logout", {})
            assert_closed(there)


def test_a_socket_that_opens_just_after_its_session_ended_is_closed_at_once() -> None:
    store: Any = SimpleNamespace(listen=lambda *_: None, notify=lambda _: None, origin="here")
    open_ones, closed = Sessions(store), list[tuple[object, ...]]()

    class Closing:
        def close(self, *why: object) -> None:
            closed.append(why)

    socket: Any = Closing()
    caller = Caller(Person("ada", "Ada", False), "s1")
    with open_ones.open(caller, socket):
        assert closed == []
        open_ones.ended(["s1"])
        assert closed == [(ENDED, "signed out")]
    with open_ones.open(caller, socket):
        assert len(closed) == 2
    with open_ones.open(None, socket), open_ones.open(caller, None):
        assert len(closed) == 2


def test_what_has_ended_is_looked_for_again_and_again_even_after_a_failure(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sessions, "LOOK", 0.0)
    looks = 0

    async def look(_: Sessions) -> None:
        nonlocal looks
        looks += 1
        if looks == 1:
            raise OSError("the database is away")

    monkeypatch.setattr(Sessions, "look", look)

    async def keep_looking() -> None:
        looking = asyncio.create_task(Sessions(cast(Any, None))._keep_looking())
        for _ in range(20):
            await asyncio.sleep(0)
        looking.cancel()

    asyncio.run(keep_looking())
    assert looks > 2
    assert "cannot look at sessions" in caplog.text


# ------------------------------------------------------------------ in the database alone


class Told(Direct):
    """A store that keeps what it tells the other processes."""

    origin = "here"

    def __init__(self, c: sa.Connection) -> None:
        super().__init__(c)
        self.told: list[str] = []

    def notify(self, payload: str) -> None:
        self.told.append(payload)

    async def execute(self, statement: sa.Executable) -> None:
        self._c.execute(statement)


NOW = 1_790_000_000_000


def a_session(c: sa.Connection, number: str, person: str = "ada", **more: Any) -> None:
    row = {"id": number, "person": person, "hash": "x", "device": "", "created": NOW, "used": NOW}
    put(c, schema.sessions, row | {"network": "", "country": "", "is_new": False} | more)


def numbers(c: sa.Connection) -> list[str]:
    return list(c.execute(sa.select(schema.sessions.c.id).order_by(schema.sessions.c.id)).scalars())


@pytest.mark.parametrize(("what", "limit"), [("created", LIFE), ("used", UNUSED)])
def test_a_session_is_forgotten_in_the_millisecond_in_which_it_ends(
    c: sa.Connection, what: str, limit: int
) -> None:
    for number, at in (("s1", NOW - limit), ("s2", NOW - limit + 1)):
        more: dict[str, Any] = {what: at}
        a_session(c, number, **more)
    a_session(c, "s3")
    found = asyncio.run(Sessions(cast(Any, Told(c)), lambda: NOW).of("ada"))
    assert {one["id"] for one in found} == {"s2", "s3"}
    c.execute(sessions._forgetting(NOW))
    assert numbers(c) == ["s2", "s3"]


def test_the_use_of_open_sockets_is_noted_after_five_minutes_and_not_before(
    c: sa.Connection,
) -> None:
    for number, used in (("s1", NOW - NOTED), ("s2", NOW - NOTED - 1), ("s3", 1)):
        a_session(c, number, used=used)
    c.execute(sessions._noting_use(["s1", "s2"], NOW))
    noted = c.execute(sa.select(schema.sessions.c.used).order_by(schema.sessions.c.id))
    assert noted.scalars().all() == [NOW - NOTED, NOW, 1]


def test_room_for_one_more_is_made_by_ending_ones_own_that_were_not_used_for_longest(
    c: sa.Connection,
) -> None:
    usual = [f"s{number:02}" for number in range(MAX_SESSIONS - 1)]
    for number in usual:
        a_session(c, number)
    a_session(c, "other", "bea", used=1)
    assert sessions._end_oldest(c, "ada") == []
    for number in ("old", "older"):
        a_session(c, number, used=NOW - 1)
    assert sorted(sessions._end_oldest(c, "ada")) == ["old", "older"]
    assert numbers(c) == ["other", *usual]


def test_sessions_are_listed_by_last_use_and_a_place_is_new_for_a_while(c: sa.Connection) -> None:
    a_session(c, "s1", used=NOW - 5)
    a_session(c, "s2", created=NOW - KEPT + 1, is_new=True)
    a_session(c, "s3", created=NOW - KEPT, used=NOW - 9, is_new=True)
    a_session(c, "s4", "bea")
    found = asyncio.run(Sessions(cast(Any, Told(c)), lambda: NOW).of("ada"))
    assert [(one["id"], one["is_new"]) for one in found] == [
        ("s2", True),
        ("s1", False),
        ("s3", False),
    ]


def test_one_ends_ones_own_sessions_one_by_one_or_all_but_one(c: sa.Connection) -> None:
    for number in ("s1", "s2", "s3"):
        a_session(c, number)
    a_session(c, "s4", "bea")
    store = Told(c)
    ours = Sessions(cast(Any, store), lambda: NOW)
    assert not asyncio.run(ours.end("ada", "s4"))
    assert asyncio.run(ours.end("ada", "s3"))
    assert asyncio.run(ours.end_others("ada", "s1")) == 1
    assert numbers(c) == ["s1", "s4"]
    assert asyncio.run(ours.end_others("ada")) == 1
    assert store.told == ["ended here s3", "ended here s2", "ended here s1"]


def test_the_end_of_many_sessions_is_told_in_portions(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "TOGETHER", 2)
    store = Told(c)
    Sessions(cast(Any, store)).ended(f"s{number}" for number in range(5))
    assert store.told == ["ended here s0 s1", "ended here s2 s3", "ended here s4"]


def test_what_ends_elsewhere_closes_the_sockets_here(c: sa.Connection) -> None:
    ours, closed = Sessions(cast(Any, Told(c))), list[str]()

    class Closing:
        def __init__(self, name: str) -> None:
            self.name = name

        def close(self, *_: object) -> None:
            closed.append(self.name)

    def socket(name: str) -> Any:
        return Closing(name)

    callers = [Caller(Person("ada", "Ada", False), via) for via in ("s1", "s1", "t2")]
    with ExitStack() as stack:
        for caller, name in zip(callers, ("first", "second", "program"), strict=True):
            stack.enter_context(ours.open(caller, socket(name)))
        with ours.open(callers[0], socket("left before")):
            pass
        ours._hear("ended here s1")
        ours._hear("wishes there s1")
        assert closed == [], "it was said by this process, or about something else"
        ours._hear("ended there s1 s9")
        assert sorted(closed) == ["first", "second"]
    assert ours._sockets == {}


def test_an_ended_session_is_remembered_for_two_minutes(
    c: sa.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr("trilith.server.sessions.time.monotonic", lambda: now[0])
    ours = Sessions(cast(Any, Told(c)))
    ours.ended(["s1"])
    for now[0], left in ((1119.0, ["s1"]), (1120.0, [])):
        ours.ended([])
        assert list(ours._ended) == left
