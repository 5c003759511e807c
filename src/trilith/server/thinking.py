"""What moves a table on automatically: its bots and its clocks."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Final

from trilith.bots import Seen, bot_seed
from trilith.server import doing
from trilith.server.clocks import now_ms
from trilith.server.house import House
from trilith.server.logs import why
from trilith.server.match import Match
from trilith.server.pump import Pump
from trilith.server.rooms import Room, Rooms
from trilith.server.table import PLAYING, Table
from trilith.server.wire import Refused
from trilith.server.worker import Question
from trilith.server.workers import BotFailed

log = logging.getLogger("trilith.thinking")

VISIBLE_THOUGHT: Final = 0.1
"""Seconds after which the others see that a bot is thinking."""
MAX_BOT_STEPS: Final = 2000
"""Steps after which a game of bots alone is ended, because it might never end."""
LONGEST_TIMER: Final = 60.0
"""The longest timer in seconds: long waits are checked again in between."""


class Thinking:
    """The bots and clocks of all tables that this process runs."""

    def __init__(self, house: House, rooms: Rooms, pump: Pump) -> None:
        self.house = house
        self.rooms = rooms
        self.pump = pump

    def go_on(self, room: Room) -> None:
        """Called after every change: let bots think and clocks run if this process runs the table."""
        table = room.table
        if not room.runs:
            if table.status == PLAYING and not table.step:
                self.house.spawn(self.rooms.try_run(room))
            return
        self._drop_idle_thoughts(room)
        if table.step >= MAX_BOT_STEPS and table.seats.are_played_by_bots():
            self._end(room)
        elif not room.rests() and not self.house.closing:
            self._let_think(room)
        self.set_timer(room)

    # ------------------------------------------------------------- bots

    def _let_think(self, room: Room) -> None:
        table = room.table
        for seat, level in table.bots_to_act():
            if seat not in room.thinking and table.match is not None:
                asked = table.asked_at(seat)
                task = self.house.spawn(self._think(room, table.match, seat, level, asked))
                room.thinking[seat] = (asked, task)

    def _end(self, room: Room) -> None:
        if room.table.status == PLAYING:
            self.pump.submit(room, lambda table: doing.end(table, "steps", now_ms()))

    def _drop_idle_thoughts(self, room: Room) -> None:
        wanted = {seat for seat, _ in room.table.bots_to_act()}
        for seat, (asked, task) in list(room.thinking.items()):
            if seat not in wanted or asked != room.table.asked_at(seat):
                del room.thinking[seat]
                task.cancel()

    async def _think(self, room: Room, match: Match, seat: int, level: str, asked: int) -> None:
        table = room.table
        showing = self.house.loop.call_later(VISIBLE_THOUGHT, self._show, room, seat, True)
        try:
            code = await self._choice(table, match, seat, level)
        finally:
            showing.cancel()
        if room.table is not table:
            self._thought(room, seat)
            self.go_on(room)
            return
        table.seats.be_thinking(seat, False)

        def done(error: Exception | None) -> None:
            self._thought(room, seat)
            if error is not None:
                self._show(room, seat, False)
                if not (isinstance(error, Refused) and error.code == "stale"):
                    self.house.loop.call_later(1.0, self.go_on, room)

        self.pump.submit(
            room, lambda t: doing.bot_plays(t, seat, code, asked, now_ms()), None, done
        )

    async def _choice(self, table: Table, match: Match, seat: int, level: str) -> str:
        history = match.history
        seen = Seen(match.game, history.state, seat, history.setup.data)
        turn = sum(step.seat == seat for step in history.steps)
        question = Question(level, bot_seed(match.deal.seed, seat), turn, seen)
        try:
            idle = table.seats.are_played_by_bots()
            return await self.house.workers.choose(question, table.info.owner, idle)
        except Exception as failure:  # whatever went wrong, the others must not wait for ever
            expected = isinstance(failure, BotFailed)
            facts = {"level": level} | why(failure)
            log.error("a bot failed", extra=facts, exc_info=None if expected else failure)
            return random.choice(list(seen.legal)).code

    def _thought(self, room: Room, seat: int) -> None:
        found = room.thinking.get(seat)
        if found is not None and (found[1].done() or found[1] is asyncio.current_task()):
            del room.thinking[seat]

    def _show(self, room: Room, seat: int, thinking: bool) -> None:
        if room.table.seats.be_thinking(seat, thinking):
            room.tell_seats()
            self.house.notify("thinks", room.table.id, seat, int(thinking))

    def hear(self, table: str, seat: str, thinking: str) -> None:
        """Another process reports that a bot of this table is thinking."""
        room = self.rooms.get(table)
        if room is not None and room.table.seats.be_thinking(int(seat), thinking == "1"):
            room.tell_seats()

    # ------------------------------------------------------------- clocks and votes

    def set_timer(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        left = doing.next_moment(room.table, now_ms())
        if left is not None:
            delay = min(left / 1000 + 0.005, LONGEST_TIMER)
            room.timer = self.house.loop.call_later(delay, self._time_is_up, room)

    def _time_is_up(self, room: Room) -> None:
        room.timer = None
        self.pump.submit(
            room,
            lambda table: doing.time_passes(table, now_ms()),
            None,
            lambda error: self.set_timer(room),
        )
