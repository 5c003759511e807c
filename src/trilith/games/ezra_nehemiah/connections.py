"""EN-CONN. Connections between a built wall and a built gate next to it."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.engine.task import Effect, Question
from trilith.games.ezra_nehemiah.actions import connect
from trilith.games.ezra_nehemiah.names import GATES, IS_GATE, NEUTRAL, RING, UNBUILT
from trilith.games.ezra_nehemiah.rewards import reward
from trilith.games.ezra_nehemiah.state import EzraState


class Connect(Effect[EzraState]):
    """EN-CONN-01, EN-CONN-03. What was just built here connects with its neighbours."""

    __slots__ = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, s: EzraState) -> None:
        found: list[tuple[int, int]] = []
        for neighbour in neighbours(self.space):
            pair = (neighbour, self.space) if IS_GATE[self.space] else (self.space, neighbour)
            if connects(s, pair[0], pair[1]):
                found.append(pair)
        if s.is_opponent(self.seat):
            # EN-SOLO-59: clockwise on the ring, as they were looked for.
            s.then(*[Connection(wall, gate) for wall, gate in found])
        elif found:
            s.then(ConnectionOrder(self.seat, tuple(found)))


def neighbours(space: int) -> tuple[int, int]:
    """EN-CONN-04. The spaces immediately next to this one along the edge, around corners too."""
    return ((space - 1) % len(RING), (space + 1) % len(RING))


def connects(s: EzraState, wall: int, gate: int) -> bool:
    """EN-CONN-04, EN-CONN-06, EN-CONN-07. A player's wall, and a gate of a player or in a corner.

    R-26: the corner gate that nobody took connects; neutral walls and gates of the top edge do not.
    """
    if IS_GATE[wall] or not IS_GATE[gate] or s.owner[wall] < 0:
        return False
    return s.owner[gate] >= 0 or (s.owner[gate] == NEUTRAL and s.data.is_corner[gate])


def links(s: EzraState) -> list[tuple[int, int, bool]]:
    """EN-CONN-01, EN-CONN-04. Each wall beside a gate that connects, or will when both are built."""
    found: list[tuple[int, int, bool]] = []
    for gate in GATES:
        for wall in neighbours(gate):
            made = connects(s, wall, gate)
            if made or may_connect(s, wall, gate):
                found.append((wall, gate, made))
    return found


def may_connect(s: EzraState, wall: int, gate: int) -> bool:
    """EN-CONN-03. Is one of the two built, so that building the other connects them?"""
    if IS_GATE[wall] or NEUTRAL in (s.owner[wall], s.owner[gate]):
        # of the neutral ones only the corner gate that nobody took connects.
        return s.owner[wall] == UNBUILT and s.owner[gate] == NEUTRAL and s.data.is_corner[gate]
    return (s.owner[wall] == UNBUILT) != (s.owner[gate] == UNBUILT)


class ConnectionOrder(Question[EzraState]):
    """EN-CONN-05. The builder chooses which of two connections comes first."""

    __slots__ = ("pairs",)

    asks = "connection"
    rule = "EN-CONN-05"

    def __init__(self, seat: int, pairs: tuple[tuple[int, int], ...]) -> None:
        self.seat = seat
        self.pairs = pairs

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return [connect(wall, gate) for wall, gate in self.pairs]

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        rest = [pair for pair in self.pairs if connect(pair[0], pair[1]) is not action]
        if rest:
            s.then(ConnectionOrder(self.seat, tuple(rest)))
        give_connection(s, RING.index(action.args[0]), RING.index(action.args[1]))


class Connection(Effect[EzraState]):
    """EN-SOLO-59. One of the connections that the opponent made: it chooses no order."""

    __slots__ = ("gate", "wall")

    def __init__(self, wall: int, gate: int) -> None:
        self.wall = wall
        self.gate = gate

    def run(self, s: EzraState) -> None:
        give_connection(s, self.wall, self.gate)


def give_connection(s: EzraState, wall: int, gate: int) -> None:
    """EN-CONN-01, EN-CONN-02, EN-CONN-08. To the owners of both, once if they are the same.

    EN-FLOW-06: the active player resolves first, then the others clockwise.
    """
    owners = (s.owner[wall], s.owner[gate])
    s.tell("connection", s.active, "EN-CONN-01", {"wall": RING[wall], "gate": RING[gate]})
    for seat in reversed(s.seats_from(s.active)):
        if seat in owners:
            reward(s, seat, s.data.spaces[gate].connection)
