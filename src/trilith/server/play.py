"""The WebSocket: hears what a client says, and passes it to the hub."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from trilith import __version__
from trilith.server import reading, rights, wire
from trilith.server.access import enter
from trilith.server.clocks import now_ms
from trilith.server.conn import Conn
from trilith.server.costs import GUESS, LOAD, MESSAGES, READ, STEP, Payer, busy
from trilith.server.doing import receive as do
from trilith.server.post import outbox
from trilith.server.protocol import EXTENSION, Socket
from trilith.server.rooms import Room
from trilith.server.server import Server
from trilith.server.shapes import Person
from trilith.server.telling import Outgoing
from trilith.server.wire import Refused, encode

log = logging.getLogger("trilith.play")

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

TOO_MANY: Final = 4001
MAX_TABLES_WATCHED: Final = 50


class Player:
    """One client's side of the conversation."""

    def __init__(self, server: Server, payer: Payer, socket: Socket, person: Person | None) -> None:
        self.hub = server.hub
        self.lobby = server.lobby
        self.hashing = server.hashing
        self.turns = server.turns
        self.hints = server.hints
        self.payer = payer
        self.conn = Conn(socket, person, self.hub.presence.refresh)
        self._say: dict[type, Callable[[Any], None]] = {
            wire.Watch: lambda message: self._later(self._watch(message), message.table),
            wire.Sync: self._sync,
            wire.Leave: self._leave,
            wire.Hint: lambda message: self._later(self._hint(message), message.table),
            wire.Chat: lambda message: self._later(self._chat(message), message.table),
            wire.Lobby: lambda message: self._later(self._lobby(message), ""),
            wire.Seen: lambda message: self._later(self._seen(message), message.table),
            wire.Ping: lambda message: self.conn.tell(encode(wire.Pong(now_ms()))),
        }

    def hear(self, data: bytes) -> None:
        """One message, as it comes in."""
        self.hub.metrics.count("messages_total")
        if not self.conn.bucket.take():
            self._too_many()
            return
        try:
            message = wire.decode_up(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.conn.tell(encode(wire.Error("bad_message", str(error)[:200])))
            return
        try:
            self._pay_and_do(message)
        except Refused as refused:
            table, key = getattr(message, "table", ""), getattr(message, "key", "")
            self.conn.tell(encode(refused.error(table, key)))

    def in_turn(self, work: Callable[[], None]) -> bool:
        """A part of a burst of bytes has to wait its turn: reading it takes time too."""
        return self.turns.do(self.payer.address, READ, work)

    def _pay_and_do(self, message: wire.Message) -> None:
        """First pay, then do what is asked, immediately or in turn."""
        cost = MESSAGES[type(message)].cost + self._extra(message)
        self.payer.pay(str(message.__struct_config__.tag), cost)
        if not self.turns.do(self.payer.address, cost, lambda: self._do(message)):
            raise busy(1.0)

    def _extra(self, message: wire.Message) -> float:
        """The extra price for a table that has to be loaded, or a password that has to be hashed."""
        table = getattr(message, "table", "")
        guess = GUESS if isinstance(message, wire.Watch) and message.password else 0.0
        room = self.hub.rooms.get(table)
        if room is None:
            return guess + (LOAD if table else 0.0)
        # What remains after an undo is replayed from the beginning.
        return guess + (STEP * room.table.step if isinstance(message, wire.Undo) else 0.0)

    def _do(self, message: Any) -> None:
        say = self._say.get(type(message))
        if say is not None:
            say(message)
        else:
            self._at_table(message)

    def _too_many(self) -> None:
        self.hub.metrics.count("limited_total")
        self.conn.tell(encode(wire.Error("limit", "too many messages")))
        self.conn.socket.close(TOO_MANY, "too many messages")

    def _at_table(self, message: wire.AtTable) -> None:
        room = self.hub.rooms.get(message.table)
        if room is not None:
            self._submit(room, message)
        else:
            self._later(self._load_and_submit(message), message.table)

    async def _load_and_submit(self, message: wire.AtTable) -> None:
        self._submit(await self.hub.room(message.table), message)

    def _submit(self, room: Room, message: wire.AtTable) -> None:
        person = self.conn.person_id
        key = message.key if isinstance(message, wire.Play | wire.Undo) else ""
        self.hub.pump.submit(
            room, lambda table: do(table, person, message, now_ms()), self.conn, None, key
        )

    def _later(self, work: Any, table: str) -> None:
        self.hub.house.spawn(self._answered(work, table))

    async def _answered(self, work: Awaitable[None], table: str) -> None:
        """Do something that takes longer; the client is told of anything that goes wrong."""
        try:
            await work
        except Refused as refused:
            self.hub.metrics.count("refused_total")
            self.conn.tell(encode(refused.error(table)))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("could not answer", extra={"table": table})
            self.conn.tell(encode(wire.Error("storage", "that did not work: try again", table)))

    async def _watch(self, message: wire.Watch) -> None:
        if len(self.conn.tables) >= MAX_TABLES_WATCHED:
            raise Refused("limit", f"at most {MAX_TABLES_WATCHED} tables at a time")
        room = await self.hub.room(message.table)
        await enter(room, self.conn.person, message.password, self.hashing, self.payer.address)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def watch(_: object) -> list[Outgoing]:
            if self.conn in self.hub.conns:
                self.hub.presence.watch(self.conn, room, message.seats)
            return []

        def done(error: Exception | None) -> None:
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(None)

        self.hub.pump.submit(room, watch, None, done)
        await future
        await self.hub.chat.send_last(self.conn, room)

    def _sync(self, message: wire.Sync) -> None:
        if message.table not in self.conn.tables:
            self.conn.tell(encode(wire.Error("not_now", "watch it first", message.table)))
            return
        self.hub.presence.refresh(self.conn, message.table)

    def _leave(self, message: wire.Leave) -> None:
        room = self.hub.rooms.get(message.table)
        if room is not None:
            self.hub.presence.unwatch(self.conn, room)

    async def _chat(self, message: wire.Chat) -> None:
        await self.hub.chat.say(self.conn, await self.hub.room(message.table), message)

    async def _hint(self, message: wire.Hint) -> None:
        room = await self.hub.room(message.table)
        told = await self.hints.tell(room, self.conn.person_id, message.seat, message.stage)
        self.conn.tell(encode(told))

    async def _seen(self, message: wire.Seen) -> None:
        """A person has seen this, so pending messages about it need not be sent."""
        person = self.conn.person_id
        rights.own_seats((await self.hub.room(message.table)).table, person)
        if person is None:
            return
        if person in self.hub.house.wants:
            await self.hub.store.write(lambda c: outbox.seen(c, person, message.table, message.seq))
        if message.line:
            await self.hub.store.write(
                lambda c: reading.note(c, person, message.table, message.line)
            )

    async def _lobby(self, message: wire.Lobby) -> None:
        self.conn.in_lobby = message.on
        if message.on:
            await self.hub.keep_apart(self.conn)
            tables = await self.lobby.open_tables(self.conn.person_id)
            self.conn.tell(encode(wire.LobbyNews(tables=tables)))


async def serve_socket(
    server: Server,
    payer: Payer,
    person: Person | None,
    scope: Message,
    receive: Receive,
    send: Send,
) -> None:
    """A connection from its handshake to its end."""
    socket = scope["extensions"].get(EXTENSION)
    if not isinstance(socket, Socket):
        raise RuntimeError("the server must be run by `trilith serve`: see docs/operating.md")
    await receive()  # websocket.connect
    hub = server.hub
    player = Player(server, payer, socket, person)
    hub.house.opened(player.conn)
    socket.on_text = player.hear
    socket.in_turn = player.in_turn
    try:
        await send({"type": "websocket.accept"})
        player.conn.tell(encode(wire.Hello(person, now_ms(), __version__)))
        while (await receive())["type"] != "websocket.disconnect":
            pass  # messages take another way: see `Socket`
    finally:
        socket.on_text = socket.on_writable = socket.in_turn = None
        hub.presence.gone(player.conn)
