"""The id of a table, and its short code, which is made from the id to be read out and typed in.

The code leads only to tables that wait for players, because it is short enough to be guessed, unlike
an id. Each request costs as much as a guess at a password.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Thirty-two characters that nobody confuses when they are read out."""
LENGTH: Final = 6
ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """An id that nobody can guess: 80 bits."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


def code_of(table: str) -> str:
    """The code of a table, as `KM4-7TX`."""
    number = int.from_bytes(hashlib.sha256(f"code of {table}".encode()).digest()[:4])
    signs = "".join(LETTERS[number >> 5 * place & 31] for place in range(LENGTH))
    return f"{signs[:3]}-{signs[3:]}"


def read_code(typed: str) -> str | None:
    """A typed code in its standard form; None if it is not a code."""
    signs = re.sub(r"[\s-]", "", typed).upper()
    if len(signs) != LENGTH or any(sign not in LETTERS for sign in signs):
        return None
    return f"{signs[:3]}-{signs[3:]}"
