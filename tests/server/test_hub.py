"""The hub looks after all its rooms, and holds up nobody while it does."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import Running, Somebody
from trilith.server.hub import PORTION
from trilith.server.rooms import IDLE
from trilith.server.settings import Settings


def test_between_portions_of_rooms_the_loop_goes_round(tmp_path: Path, settings: Settings) -> None:
    with Running.on(str(tmp_path / "h.db"), settings) as running, Somebody(running.url, "A") as ada:
        for _ in range(2 * PORTION):
            table = ada.table(me=[0, 1])
        socket = ada.connect(table)
        hub = running.server.hub

        async def look() -> int:
            rounds = 0

            async def count() -> None:
                nonlocal rounds
                while True:
                    rounds += 1
                    await asyncio.sleep(0)

            counting = asyncio.create_task(count())
            last = max(room.quiet_since for room in hub.rooms)
            await hub._look_after_rooms(last + IDLE + 1)
            counting.cancel()
            return rounds

        assert asyncio.run_coroutine_threadsafe(look(), hub.house.loop).result(20) >= 2
        assert [room.table.id for room in hub.rooms] == [table]  # only what is watched is kept
        socket.close()
