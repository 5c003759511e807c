"""Randomness that anyone can check: a SHA-256 counter stream from the game's seed.

The n-th draw is the first eight bytes of SHA-256(key + n), where the key is SHA-256 of the seed.
Anyone who knows the seed can repeat every shuffle; anyone who knows the commitment can check the seed.
"""

from __future__ import annotations

import hashlib
from typing import TypeVar

T = TypeVar("T")

_RANGE = 2**64


class Rng:
    """A place in the stream of one seed: (key, counter). Cloned together with the state."""

    __slots__ = ("counter", "key")

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key = key
        self.counter = counter

    @staticmethod
    def of(seed: str) -> Rng:
        """The beginning of this seed's stream."""
        return Rng(hashlib.sha256(b"trilith/stream/" + seed.encode()).digest())

    def clone(self) -> Rng:
        return Rng(self.key, self.counter)

    def fork(self) -> Rng:
        """A separate stream, made from the next draw, for imagined games."""
        return Rng(self.draw().to_bytes(8, "big"))

    def fork_named(self, name: str) -> Rng:
        """Like `fork`, but as the stream of a seed that begins with a name.

        Ezra and Nehemiah and Sa-Ré fork like this. Thousands of puzzles were proved on the resulting
        deals, so they keep it; new games use `fork`.
        """
        return Rng.of(f"{name}{self.draw()}")

    def draw(self) -> int:
        """The next 64 bits of the stream."""
        block = hashlib.sha256(self.key + self.counter.to_bytes(8, "big")).digest()
        self.counter += 1
        return int.from_bytes(block[:8], "big")

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        # Numbers above the last whole multiple of n are drawn again, so there is no bias.
        limit = _RANGE - _RANGE % n
        number = self.draw()
        while number >= limit:
            number = self.draw()
        return number % n

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order, in place (Fisher and Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes, int]]:
        return Rng, (self.key, self.counter)


def commitment(seed: str) -> str:
    """What a record opens with: it commits to the seed and reveals nothing of a long random one."""
    return hashlib.sha256(b"trilith/commitment/" + seed.encode()).hexdigest()
