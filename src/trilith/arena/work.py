"""Shares of work: which games are handed out together, and what comes back, put into order."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from trilith.arena.play import Played, Ready
from trilith.engine.errors import TrilithError

Share = tuple[int, ...]
"""The numbers of the games that a worker plays at one go."""

ATTEMPTS = 3
"""A share that has cost so many workers is not tried again: its games are what kills them."""


class WorkersLost(TrilithError):
    """These games kill the workers that play them."""

    def __init__(self, share: Share) -> None:
        which = f"game {share[0]}" if len(share) == 1 else f"games {share[0]} to {share[-1]}"
        super().__init__(f"{ATTEMPTS} workers died while they played {which}: does a bot end them?")
        self.share = share

    def __reduce__(self) -> tuple[type[WorkersLost], tuple[Share]]:
        return WorkersLost, (self.share,)


@dataclass
class Done:
    """What a worker sends back: the games it played, and what stopped it, if anything did."""

    played: list[Played] = field(default_factory=list)
    error: TrilithError | None = None


def play_share(ready: Ready, share: Share) -> Done:
    done = Done()
    for number in share:
        try:
            done.played.append(ready.play(number))
        except TrilithError as error:
            done.error = error
            break
    return done


class Work:
    """All games of a run: handed out in shares, taken back in any order, given on in theirs."""

    SECONDS = 0.4
    """About so long a share should take: long enough to be worth sending, short enough to lose."""
    MOST = 64

    def __init__(self, count: int, workers: int, first: int = 0) -> None:
        self.count = count
        self.workers = workers
        self._next = first
        self._again: deque[Share] = deque()
        self._lost: dict[Share, int] = {}
        self._back: dict[int, Played | TrilithError] = {}
        self._given = first
        self._seconds = self._played = 0.0

    def share(self) -> Share | None:
        """The next games to play; None if all are handed out."""
        if self._again:
            return self._again.popleft()
        if self._next >= self.count:
            return None
        start = self._next
        self._next = min(self.count, start + self._size())
        return tuple(range(start, self._next))

    def _size(self) -> int:
        """First one game, to see how long it takes; towards the end ever fewer, to end together."""
        if not self._played:
            return 1
        wanted = self.SECONDS * self._played / max(self._seconds, 1e-9)
        fair = math.ceil((self.count - self._next) / (3 * self.workers))
        return max(1, min(self.MOST, int(wanted), fair))

    def lost(self, share: Share, was_playing: bool = True) -> None:
        """The worker that had this share is gone: it has to be played again."""
        self._lost[share] = self._lost.get(share, 0) + was_playing
        if self._lost[share] >= ATTEMPTS:
            raise WorkersLost(share)
        self._again.append(share)

    def take(self, share: Share, done: Done) -> None:
        for one in done.played:
            self._back[one.number] = one
            self._seconds += one.seconds
            self._played += 1
        if done.error is not None:
            self._back[share[len(done.played)]] = done.error

    def ready(self) -> Iterator[Played]:
        """What is back and next in order. A game that failed is reported when its turn comes."""
        while self._given in self._back:
            one = self._back.pop(self._given)
            if isinstance(one, TrilithError):
                raise one
            self._given += 1
            yield one

    @property
    def is_over(self) -> bool:
        return self._given == self.count
