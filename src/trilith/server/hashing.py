"""Passwords: hashed in separate threads, a few at a time; every wrong guess makes the next slower.

Hashing is expensive on purpose. So nobody may have much of it at once, nobody waits for others'
passwords, and anybody who guesses at one target (a table, an account) again and again has to wait
longer each time.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct

from trilith.server.costs import busy
from trilith.server.limits import Clock
from trilith.server.queues import Queue

T = TypeVar("T")

THREADS: Final = 2
NICE: Final = 10
"""The event loop comes first."""
MAX_WAITING: Final = 60
"""The most passwords that may wait in all."""
MAX_WAITING_EACH: Final = 4
"""The most that may wait for one asker."""
FREE_GUESSES: Final = 5
"""Wrong guesses of one asker at one target that have no consequence."""
FREE_GUESSES_OF_ALL: Final = 20
"""The same for all askers together who have never known the password."""
LONGEST: Final = 60.0
"""The longest wait between two guesses, in seconds."""
FORGIVEN: Final = 3600.0
"""Seconds after the last wrong guess until all of them are forgotten."""
MAX_TARGETS: Final = 10_000


class Tries(Struct):
    """Wrong guesses so far, and when the next one is allowed."""

    wrong: int = 0
    next_at: float = 0.0
    last_at: float = 0.0


class Backoff:
    """Wrong guesses cause waits: for each asker, and for all strangers to a target together."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._tries: dict[tuple[str, str], Tries] = {}
        """By target and asker; asker '' for all strangers together."""
        self._knew: dict[tuple[str, str], float] = {}
        """Who has known the password from where, and when: they are not strangers."""

    def wait(self, target: str, who: str) -> float:
        """Seconds until this asker may guess."""
        now = self._clock()
        keys = [(target, who)] if (target, who) in self._knew else [(target, who), (target, "")]
        found = (self._tries.get(key) for key in keys)
        return max((tries.next_at - now for tries in found if tries is not None), default=0.0)

    def wrong(self, target: str, who: str) -> None:
        self._note((target, who), FREE_GUESSES)
        if (target, who) not in self._knew:
            self._note((target, ""), FREE_GUESSES_OF_ALL)

    def right(self, target: str, who: str) -> None:
        self._tries.pop((target, who), None)
        self._knew[(target, who)] = self._clock()
        if len(self._knew) > MAX_TARGETS:
            del self._knew[next(iter(self._knew))]

    def _note(self, key: tuple[str, str], free: int) -> None:
        now = self._clock()
        if len(self._tries) > MAX_TARGETS:
            self._forget(now)
        tries = self._tries.setdefault(key, Tries())
        tries.wrong += 1
        tries.last_at = now
        if tries.wrong >= free:
            tries.next_at = now + min(LONGEST, 2.0 ** (tries.wrong - free))

    def _forget(self, now: float) -> None:
        kept = {k: t for k, t in self._tries.items() if now - t.last_at < FORGIVEN}
        # An attack from very many addresses: keep those who have to wait longest.
        newest = sorted(kept, key=lambda key: kept[key].next_at)[-MAX_TARGETS // 2 :]
        self._tries = {key: kept[key] for key in newest}


class Guess(NamedTuple):
    """A password that is being checked."""

    hashed: str | None
    password: str
    checked: asyncio.Task[bool]


class Hashing:
    """The threads that hash, and the queues before them."""

    def __init__(self, hasher: PasswordHasher | None = None, clock: Clock = time.monotonic) -> None:
        self._hasher = hasher or PasswordHasher()
        self._pool = ThreadPoolExecutor(THREADS, "hashing", _be_nice)
        self._queue = Queue(THREADS)
        self._backoff = Backoff(clock)
        self._guessing: dict[tuple[str, str], Guess] = {}
        """By target and asker."""
        self._nobody = self._hasher.hash("nobody's")
        """A hash to check when there is no such account, which takes exactly as long as a real one."""
        self.hashed = 0

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    def close(self) -> None:
        self._pool.shutdown(wait=False)  # the queue has let in no more than there are threads

    async def hash(self, password: str, who: str) -> str:
        return await self._run(who, lambda: self._hasher.hash(password))

    async def verify(self, hashed: str | None, password: str, target: str, who: str) -> bool:
        """Whether it is the password of this target; without a hash it is not, but takes as long.

        A page may say the same at two doors at once: it sits down while its socket knocks. That is
        one guess, and both get its answer.
        """
        begun = self._guessing.get((target, who))
        if begun is None:
            begun = self._begin(hashed, password, target, who)
        elif (begun.hashed, begun.password) != (hashed, password):
            raise busy(0.5)
        # If one of them hangs up, the other still gets its answer.
        return await asyncio.shield(begun.checked)

    def _begin(self, hashed: str | None, password: str, target: str, who: str) -> Guess:
        wait = self._backoff.wait(target, who)
        if wait > 0:
            raise busy(max(wait, 0.5))
        checking = self._check(hashed, password, target, who)
        guess = Guess(hashed, password, asyncio.create_task(checking))
        self._guessing[target, who] = guess
        return guess

    async def _check(self, hashed: str | None, password: str, target: str, who: str) -> bool:
        try:
            is_right = await self._run(who, lambda: self._verify(hashed, password))
        finally:
            del self._guessing[target, who]
        (self._backoff.right if is_right else self._backoff.wrong)(target, who)
        return is_right

    def _verify(self, hashed: str | None, password: str) -> bool:
        try:
            self._hasher.verify(hashed or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    async def _run(self, who: str, do: Callable[[], T]) -> T:
        queue = self._queue
        if queue.waiting_of(who) >= MAX_WAITING_EACH or queue.waiting >= MAX_WAITING:
            raise busy(2.0)
        async with queue.place(who):
            self.hashed += 1
            return await asyncio.get_running_loop().run_in_executor(self._pool, do)


def _be_nice() -> None:
    """Give the thread a low priority where threads have priorities of their own (Linux)."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
