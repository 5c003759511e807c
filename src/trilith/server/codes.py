"""The id of a table, and its short code: made from the id, to be read out and typed in.

The code leads to tables that wait for players and to no others: it is short enough to be guessed at,
an id is not. Who asks pays for it as for a guess.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Thirty-two signs that nobody mistakes for one another when they are read out."""
LENGTH: Final = 6
ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A name that nobody guesses: 80 bits."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


def code_of(table: str) -> str:
    """The code of a table, as `KM4-7TX`."""
    number = int.from_bytes(hashlib.sha256(f"code of {table}".encode()).digest()[:4])
    signs = "".join(LETTERS[number >> 5 * place & 31] for place in range(LENGTH))
    return f"{signs[:3]}-{signs[3:]}"


def read_code(typed: str) -> str | None:
    """A code as it was typed, in one form; None if it is none."""
    signs = re.sub(r"[\s-]", "", typed).upper()
    if len(signs) != LENGTH or any(sign not in LETTERS for sign in signs):
        return None
    return f"{signs[:3]}-{signs[3:]}"
