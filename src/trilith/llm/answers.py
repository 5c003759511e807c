"""Reading answers: which option does a text name?"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_FIRST: Final = re.compile(r"^\W*(\d+)(?!\w)")
_ALONE: Final = re.compile(r"(?<![\w:])\d+(?!\w)")


def choice(answer: str, codes: Sequence[str]) -> int | None:
    """The index of the option that the last line names, by number or by code; None if there is none.

    A number may come first ("3. Build the Tavern"), or be the only one in the line ("Answer: 3").
    """
    lines = [line.strip() for line in answer.splitlines() if line.strip()]
    if not lines:
        return None
    last = lines[-1]
    bare = last.strip("`*\"'. ")
    if bare in codes:
        return codes.index(bare)
    return _in_range(_number(last), len(codes))


def _number(line: str) -> int | None:
    first = _FIRST.match(line)
    if first:
        return int(first.group(1)[:6])
    alone = _ALONE.findall(line)
    return int(alone[0][:6]) if len(alone) == 1 else None


def _in_range(number: int | None, count: int) -> int | None:
    return number - 1 if number is not None and 1 <= number <= count else None
