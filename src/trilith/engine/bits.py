"""Sets as bit masks: small, quick to copy and to compare. Bit n stands for the n-th thing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def bits(mask: int) -> list[int]:
    """The numbers in the set, lowest first."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers, no matter how often each is named."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def named(mask: int, names: Sequence[str]) -> list[str]:
    """The names of the things in the set, in the order of `names`."""
    return [name for bit, name in enumerate(names) if mask >> bit & 1]
