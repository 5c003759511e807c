"""Passwords are hashed a few at a time, and guessing gets slower; nobody else notices."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from tests.server.running import Running, Somebody, wait_for
from tests.server.test_limits import Clock
from trilith.server import hashing
from trilith.server.hashing import FREE_GUESSES, FREE_GUESSES_OF_ALL, LONGEST, Backoff, Hashing
from trilith.server.settings import Settings
from trilith.server.wire import Refused

QUICK = PasswordHasher(1, 8, 1)


# ------------------------------------------------------------------ back-off


def guessed(backoff: Backoff, who: str, times: int, target: str = "t") -> None:
    for _ in range(times):
        backoff.wrong(target, who)


def test_the_first_wrong_guesses_have_no_consequence_the_next_double_the_wait() -> None:
    clock = Clock()
    backoff = Backoff(clock)
    guessed(backoff, "a", FREE_GUESSES - 1)
    assert backoff.wait("t", "a") <= 0
    waits = []
    for _ in range(9):
        guessed(backoff, "a", 1)
        waits.append(backoff.wait("t", "a"))
    assert waits == [1, 2, 4, 8, 16, 32, LONGEST, LONGEST, LONGEST]
    clock.now += LONGEST
    assert backoff.wait("t", "a") <= 0


def test_one_targets_wait_is_not_anothers_and_one_askers_not_anothers() -> None:
    backoff = Backoff(Clock())
    guessed(backoff, "a", FREE_GUESSES + 3)
    assert backoff.wait("t", "a") == 8
    assert backoff.wait("u", "a") <= 0
    assert backoff.wait("t", "b") <= 0


def test_many_askers_who_guess_at_one_target_wait_together() -> None:
    backoff = Backoff(Clock())
    for n in range(FREE_GUESSES_OF_ALL + 2):
        guessed(backoff, f"address {n}", 1)
    assert backoff.wait("t", "a new one") == 4


def test_somebody_who_knew_it_before_does_not_wait_for_strangers() -> None:
    backoff = Backoff(Clock())
    backoff.right("t", "home")
    for n in range(FREE_GUESSES_OF_ALL + 2):
        guessed(backoff, f"address {n}", 1)
    assert backoff.wait("t", "home") <= 0
    guessed(backoff, "home", FREE_GUESSES)
    assert backoff.wait("t", "home") == 1


def test_somebody_who_knew_it_does_not_make_strangers_wait() -> None:
    backoff = Backoff(Clock())
    backoff.right("t", "ada")
    guessed(backoff, "ada", FREE_GUESSES_OF_ALL + 5)
    assert backoff.wait("t", "ada") > 0
    assert backoff.wait("t", "stranger") == 0


def test_a_right_guess_forgives_the_wrong_ones() -> None:
    backoff = Backoff(Clock())
    guessed(backoff, "a", FREE_GUESSES)
    backoff.right("t", "a")
    guessed(backoff, "a", FREE_GUESSES - 1)
    assert backoff.wait("t", "a") <= 0


def test_an_attack_from_everywhere_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashing, "MAX_TARGETS", 20)
    backoff = Backoff(Clock())
    guessed(backoff, "stubborn", FREE_GUESSES + 3)
    for n in range(500):
        backoff.wrong(f"target {n}", f"address {n}")
        backoff.right(f"target {n}", "home")
    assert len(backoff._tries) <= 22
    assert len(backoff._knew) <= 20
    assert backoff.wait("t", "stubborn") == 8


# ------------------------------------------------------------------ hashing


def test_a_password_is_verified_and_a_missing_one_never_right() -> None:
    async def run() -> list[bool]:
        one = Hashing(QUICK)
        hashed = await one.hash("sesame", "a")
        try:
            return [
                await one.verify(hashed, "sesame", "t", "a"),
                await one.verify(hashed, "Sesame", "t", "a"),
                await one.verify(None, "sesame", "t", "a"),
                await one.verify(None, "nobody's", "t", "a"),
                await one.verify("rubbish", "sesame", "t", "a"),
            ]
        finally:
            one.close()

    assert asyncio.run(run()) == [True, False, False, False, False]


def test_without_an_account_the_same_work_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parameters are those of a real hash: the time tells nothing."""
    checked: list[str] = []
    real = PasswordHasher.verify

    def verify(self: PasswordHasher, hashed: str, password: str) -> bool:
        checked.append(hashed)
        return real(self, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", verify)

    async def run() -> str:
        one = Hashing(QUICK)
        hashed = await one.hash("sesame", "a")
        assert not await one.verify(hashed, "wrong", "t", "a")
        assert not await one.verify(None, "wrong", "t", "a")
        one.close()
        return hashed

    hashed = asyncio.run(run())
    assert checked[0] == hashed
    assert checked[1].rsplit("$", 2)[0] == hashed.rsplit("$", 2)[0]
    assert len(checked[1]) == len(hashed)


class Stuck:
    """A hasher that does not answer until it may."""

    def __init__(self) -> None:
        self.may = threading.Event()
        self.asked = 0
        self.order: list[str] = []

    def hash(self, password: str) -> str:
        if password == "nobody's":
            return "nobody"
        self.asked += 1
        assert self.may.wait(20)
        self.order.append(password)
        return password

    def verify(self, hashed: str, password: str) -> bool:
        self.asked += 1
        assert self.may.wait(20)
        self.order.append(password)
        if hashed != password:
            raise VerifyMismatchError
        return True


@pytest.fixture
def stuck() -> Iterator[Stuck]:
    found = Stuck()
    yield found
    found.may.set()


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_one_asker_holds_up_nobody_and_has_a_short_line(stuck: Stuck) -> None:
    async def run() -> int:
        one = Hashing(stuck)  # type: ignore[arg-type]
        own = [asyncio.create_task(one.hash(f"ada {n}", "ada")) for n in range(10)]
        await settle()
        other = asyncio.create_task(one.hash("bea", "bea"))
        await settle()
        assert one.waiting == hashing.MAX_WAITING_EACH + 1
        stuck.may.set()
        await other
        answers = await asyncio.gather(*own, return_exceptions=True)
        one.close()
        return sum(isinstance(answer, Refused) for answer in answers)

    refused = asyncio.run(run())
    assert refused == 10 - hashing.THREADS - hashing.MAX_WAITING_EACH
    assert "bea" in stuck.order[: hashing.THREADS + 2]


def test_the_same_guess_at_two_doors_is_one_guess_and_another_one_is_refused(stuck: Stuck) -> None:
    async def run() -> list[object]:
        one = Hashing(stuck)  # type: ignore[arg-type]

        def say(password: str, who: str = "ada") -> asyncio.Task[bool]:
            return asyncio.create_task(one.verify("secret", password, "t", who))

        hung_up, door, other = say("secret"), say("secret"), say("sesame")
        stranger = say("secret", "bea")
        await settle()
        hung_up.cancel()
        stuck.may.set()
        answers = await asyncio.gather(door, other, stranger, say("wrong"), return_exceptions=True)
        one.close()
        return [getattr(answer, "code", answer) for answer in answers]

    assert asyncio.run(run()) == [True, "busy", True, "busy"]
    assert stuck.asked == 2


def test_not_too_many_wait_in_all(stuck: Stuck, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashing, "MAX_WAITING", 3)

    async def run() -> list[object]:
        one = Hashing(stuck)  # type: ignore[arg-type]
        all_of = [asyncio.create_task(one.hash("x", f"asker {n}")) for n in range(8)]
        await settle()
        stuck.may.set()
        answers = await asyncio.gather(*all_of, return_exceptions=True)
        one.close()
        return [getattr(answer, "code", answer) for answer in answers]

    assert asyncio.run(run()) == ["x"] * (hashing.THREADS + 3) + ["busy"] * (5 - hashing.THREADS)


def test_a_server_that_stops_does_not_wait_for_what_is_being_hashed(stuck: Stuck) -> None:
    async def run() -> None:
        one = Hashing(stuck)  # type: ignore[arg-type]
        hashed = asyncio.create_task(one.hash("ada", "ada"))
        await settle()
        too_long = threading.Timer(10, stuck.may.set)
        too_long.start()
        one.close()
        assert not stuck.may.is_set()
        too_long.cancel()
        stuck.may.set()
        assert await hashed == "ada"

    asyncio.run(run())


# ------------------------------------------------------------------ over the wire


@pytest.fixture
def running(tmp_path: Path, settings: Settings) -> Iterator[Running]:
    with Running.on(str(tmp_path / "h.db"), settings) as server:
        yield server


def test_sixty_guesses_on_one_socket_hold_up_nobody(
    running: Running, ada: Somebody, bea: Somebody, stuck: Stuck
) -> None:
    """Only one of them is under way at a time, and what others ask for goes on meanwhile."""
    table = ada.table(access="password", password="sesame")
    socket = bea.connect()
    one = running.server.hashing
    real, one._hasher = one._hasher, stuck  # type: ignore[assignment]
    for n in range(60):
        socket.say_password(table, f"guess {n}")
    codes = [socket.until("error")["code"] for _ in range(59)]
    assert codes == ["busy"] * 59
    wait_for(lambda: stuck.asked == 1)
    one._hasher = real
    for n in range(3):  # the guess still hangs
        form = {"name": f"New {n}", "password": "long enough"}
        assert httpx.post(f"{running.url}/api/account", json=form).status_code == 200
    socket.ws.send('{"do": "ping"}')
    socket.until("pong")
    assert stuck.order == []
    stuck.may.set()
    assert socket.until("error")["code"] == "password"
    assert stuck.asked == 1


def test_guessing_a_tables_password_is_slowed_down_over_rest_and_socket_together(
    running: Running, ada: Somebody, bea: Somebody
) -> None:
    running.server.hashing._backoff._clock = Clock()
    table = ada.table(access="password", password="sesame")
    before = running.server.hashing.hashed
    for n in range(FREE_GUESSES):
        assert bea.refused("POST", f"/api/tables/{table}/sit", {"password": f"{n}"}) == "password"
    answer = bea.http.post(f"/api/tables/{table}/sit", json={"password": "sesame"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "busy")
    assert answer.json()["error"]["wait"] > 0
    socket = bea.connect()
    socket.say_password(table, "sesame")
    assert socket.until("error")["code"] == "busy"
    assert running.server.hashing.hashed - before == FREE_GUESSES
    other = ada.table(access="password", password="sesame")
    bea.post(f"/api/tables/{other}/sit", {"password": "sesame"})


@pytest.mark.parametrize("name", ["Ada", "Nobody at all"])
def test_guessing_at_an_account_is_slowed_down_whether_it_exists_or_not(
    running: Running, name: str
) -> None:
    running.server.hashing._backoff._clock = Clock()
    form = {"name": "Ada", "password": "correct horse"}
    assert httpx.post(f"{running.url}/api/account", json=form).status_code == 200
    before = running.server.hashing.hashed
    wrong = {"name": name, "password": "battery staple"}
    codes = [
        httpx.post(f"{running.url}/api/login", json=wrong).json()["error"]["code"]
        for _ in range(FREE_GUESSES + 1)
    ]
    assert codes == ["bad_login"] * FREE_GUESSES + ["busy"]
    assert running.server.hashing.hashed - before == FREE_GUESSES
