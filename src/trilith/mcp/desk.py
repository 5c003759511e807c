"""Desks: where an agent's games are started and found again, here or on a server."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import Any, Final, Protocol

from trilith import bots, games
from trilith.bots import Bot, bot_seed
from trilith.engine.errors import BadInput
from trilith.engine.history import History
from trilith.mcp.local import LocalSeat
from trilith.mcp.remote import House, RemoteSeat, join, open_table
from trilith.mcp.seat import Seat

MOST: Final = 200
"""How many games are kept; beyond that, the least recently used is forgotten."""


class Desk(Protocol):
    """Starts games and finds them by their ids."""

    def new(self, game: str, players: int, seat: int, levels: list[str], options: Options) -> Seat:
        """A new game with bots of these levels at the other seats, in their order."""

    def find(self, name: str) -> Seat:
        """A game that was started or joined here; BadInput if there is none with that id."""

    def join(self, table: str, password: str) -> Seat:
        """A seat at someone else's table."""


Options = dict[str, str]


class Kept:
    """Seats by id, the least recently used first."""

    def __init__(self) -> None:
        self._seats: OrderedDict[str, Seat] = OrderedDict()

    def add(self, seat: Seat) -> Seat:
        self._seats[seat.id] = seat
        if len(self._seats) > MOST:
            self._seats.popitem(last=False)
        return seat

    def get(self, name: str) -> Seat | None:
        if name in self._seats:
            self._seats.move_to_end(name)
        return self._seats.get(name)


class LocalDesk:
    """Games in this process. Seeds stay here: anyone who knew one could work out what is hidden."""

    def __init__(self, language: str = "en", seed: str = "") -> None:
        self.language = language
        self.seed = seed
        self._begun = 0
        self._kept = Kept()

    def new(self, game: str, players: int, seat: int, levels: list[str], options: Options) -> Seat:
        found = games.get(game)
        self._begun += 1
        seed = f"{self.seed}/{self._begun}" if self.seed else secrets.token_hex(16)
        setup = found.setup(players, options, seed)
        others = [one for one in range(players) if one != seat]
        made: dict[int, Bot] = {
            other: bots.get(level)(bot_seed(seed, other))
            for other, level in zip(others, levels, strict=True)
        }
        history: History[Any] = History(found, setup)
        sat = LocalSeat(secrets.token_hex(6), history, seat, made, self.language)
        sat.wait()
        return self._kept.add(sat)

    def find(self, name: str) -> Seat:
        seat = self._kept.get(name)
        if seat is None:
            raise BadInput("game", f"expected the id of a game that new_game began, found '{name}'")
        return seat

    def join(self, table: str, password: str) -> Seat:
        raise BadInput("table", "expected a server to join a table of: start with --server")


class RemoteDesk:
    """Tables of a server, by their ids."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._kept = Kept()

    def new(self, game: str, players: int, seat: int, levels: list[str], options: Options) -> Seat:
        games.get(game).setup(players, options)
        table = open_table(self.house, game, players, seat, levels, options)
        return self._sit(table)

    def find(self, name: str) -> Seat:
        return self._kept.get(name) or self._sit(name)

    def join(self, table: str, password: str) -> Seat:
        join(self.house, table, password)
        return self._sit(table)

    def _sit(self, table: str) -> Seat:
        seat = RemoteSeat(self.house, table)
        seat.arrive()
        return self._kept.add(seat)
