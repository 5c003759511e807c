"""A few places, one person after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from trilith.server.queues import Queue


class Told:
    """Who got a place, in which order; each holds it until told to leave."""

    def __init__(self, places: int) -> None:
        self.queue = Queue(places)
        self.order: list[str] = []
        self.inside: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str) -> None:
        """'ada 1' is the first thing that ada wants."""

        async def hold() -> None:
            async with self.queue.place(name.split()[0]):
                self.order.append(name)
                self.inside[name] = asyncio.Event()
                await self.inside[name].wait()

        self.tasks[name] = asyncio.create_task(hold())
        await settle()

    async def leave(self, name: str) -> None:
        self.inside.pop(name).set()
        await settle()

    async def play_out(self) -> list[str]:
        """Everybody leaves as soon as he is in."""
        while self.inside:
            await self.leave(next(iter(self.inside)))
        assert self.queue.used == self.queue.waiting == 0
        return self.order


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def told(places: int, play: Callable[[Told], Awaitable[None]]) -> list[str]:
    async def run() -> list[str]:
        queue = Told(places)
        await play(queue)
        return await queue.play_out()

    return asyncio.run(run())


def test_one_after_the_other_however_much_the_first_wants() -> None:
    async def play(q: Told) -> None:
        for n in range(4):
            await q.come(f"ada {n}")
        await q.come("bea 0")
        await q.come("cid 0")
        await q.come("bea 1")

    order = told(1, play)
    assert order == ["ada 0", "ada 1", "bea 0", "cid 0", "ada 2", "bea 1", "ada 3"]


def test_all_places_are_used_and_none_twice() -> None:
    async def play(q: Told) -> None:
        for n in range(5):
            await q.come(f"ada {n}")
        assert q.order == ["ada 0", "ada 1"]
        assert (q.queue.used, q.queue.waiting, q.queue.waiting_of("ada")) == (2, 3, 3)
        assert q.queue.waiting_of("bea") == 0
        await q.leave("ada 1")
        assert (q.queue.used, q.queue.waiting) == (2, 2)

    assert told(2, play) == [f"ada {n}" for n in range(5)]


def test_a_person_who_gives_up_waiting_takes_no_place() -> None:
    async def play(q: Told) -> None:
        await q.come("ada 0")
        await q.come("bea 0")
        await q.come("cid 0")
        q.tasks["bea 0"].cancel()
        await settle()
        assert q.queue.waiting == 1

    assert told(1, play) == ["ada 0", "cid 0"]


def test_a_person_who_is_called_off_as_the_place_is_given_hands_it_on() -> None:
    async def play(q: Told) -> None:
        await q.come("ada 0")
        await q.come("bea 0")
        await q.come("cid 0")
        q.inside.pop("ada 0").set()
        while q.queue.waiting == 2:
            await asyncio.sleep(0)
        q.tasks["bea 0"].cancel()  # its place is given, and it does not know yet
        await settle()

    assert told(1, play) == ["ada 0", "cid 0"]
