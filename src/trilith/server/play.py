"""The WebSocket: hears what a client says, and passes it to the hub."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from trilith import __version__
from trilith.server import wire
from trilith.server.conn import Conn, Person
from trilith.server.hub import Hub, Room, now_ms
from trilith.server.lobby import Lobby
from trilith.server.protocol import EXTENSION, Socket
from trilith.server.table import Outgoing
from trilith.server.wire import Refused, encode

log = logging.getLogger("trilith.play")

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

TOO_MANY: Final = 4001
MAX_TABLES_WATCHED: Final = 50


class Player:
    """One client's side of the conversation."""

    def __init__(self, hub: Hub, lobby: Lobby, socket: Socket, person: Person | None) -> None:
        self.hub = hub
        self.lobby = lobby
        self.conn = Conn(socket, person, hub.refresh)
        self._say: dict[type, Callable[[Any], None]] = {
            wire.Watch: lambda message: self._later(self._watch(message), message.table),
            wire.Sync: self._sync,
            wire.Leave: self._leave,
            wire.Chat: lambda message: self._later(self._chat(message), message.table),
            wire.Lobby: lambda message: self._later(self._lobby(message), ""),
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
        self.hub.submit(
            room, lambda table: table.receive(person, message, now_ms()), self.conn, None, key
        )

    def _later(self, work: Any, table: str) -> None:
        self.hub.spawn(self._answered(work, table))

    async def _answered(self, work: Awaitable[None], table: str) -> None:
        """Do what takes longer; what goes wrong is told to the client."""
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
        await self.lobby.check_password(room, self.conn.person, message.password)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def watch(_: object) -> list[Outgoing]:
            if self.conn in self.hub.conns:
                self.hub.watch(self.conn, room, message.seats)
            return []

        def done(error: Exception | None) -> None:
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(None)

        self.hub.submit(room, watch, None, done)
        await future
        await self.hub.send_chat(self.conn, room)

    def _sync(self, message: wire.Sync) -> None:
        if message.table not in self.conn.tables:
            self.conn.tell(encode(wire.Error("not_now", "watch it first", message.table)))
            return
        self.hub.refresh(self.conn, message.table)

    def _leave(self, message: wire.Leave) -> None:
        room = self.hub.rooms.get(message.table)
        if room is not None:
            self.hub.unwatch(self.conn, room)

    async def _chat(self, message: wire.Chat) -> None:
        await self.hub.chat(self.conn, await self.hub.room(message.table), message)

    async def _lobby(self, message: wire.Lobby) -> None:
        self.conn.in_lobby = message.on
        if message.on:
            tables = await self.lobby.open_tables()
            self.conn.tell(encode(wire.LobbyNews(tables=tables)))


async def serve_socket(
    hub: Hub, lobby: Lobby, person: Person | None, scope: Message, receive: Receive, send: Send
) -> None:
    """A connection from its handshake to its end."""
    socket = scope["extensions"].get(EXTENSION)
    if not isinstance(socket, Socket):
        raise RuntimeError("the server must be run by `trilith serve`: see docs/operating.md")
    await receive()  # websocket.connect
    player = Player(hub, lobby, socket, person)
    hub.conns.add(player.conn)
    socket.on_text = player.hear
    try:
        await send({"type": "websocket.accept"})
        who = msgspec.to_builtins(person) if person is not None else None
        player.conn.tell(encode(wire.Hello(who, now_ms(), __version__)))
        while (await receive())["type"] != "websocket.disconnect":
            pass  # messages do not come this way: see `Socket`
    finally:
        socket.on_text = socket.on_writable = None
        hub.gone(player.conn)
