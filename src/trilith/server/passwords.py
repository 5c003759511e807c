"""Which passwords are refused: those that an attacker would try first.

A list of common words (`common_words.txt`) and a few habits cover the millions of passwords made from
them: digits or signs around a word, letters written as digits, a word repeated, neighbouring keys.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from trilith.server.limits import MAX_PASSWORD, MIN_PASSWORD
from trilith.server.wire import Refused

FEW: Final = 5
"""A password with fewer different characters is like one key held down."""
RUN: Final = 3
"""This many neighbouring keys in a row, or more, count as one."""
ROWS: Final = (
    "12345678901234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
)
"""Neighbouring keys, and letters in alphabetical order."""
STANDS_FOR: Final = str.maketrans("01345789@$!", "oieastbgasi")
"""Digits and signs that are written for letters."""


def check(password: str, name: str = "") -> None:
    """Refuse what is too short, or easily guessed from the name."""
    if len(password) < MIN_PASSWORD:
        raise Refused("short_password", f"expected {MIN_PASSWORD} characters or more")
    if len(password) > MAX_PASSWORD:
        raise Refused("limit", f"expected {MAX_PASSWORD} characters or fewer")
    if is_common(password, name):
        raise Refused("common_password", "this password is one that attackers try first")


def is_common(password: str, name: str = "") -> bool:
    written = unicodedata.normalize("NFKC", password).casefold()
    keys = once("".join(ch for ch in written if ch.isalnum()))
    if len(set(written)) < FEW or keys.isdigit():  # a date, a telephone number
        return True
    if is_run(keys) or (is_run(keys[::2]) and is_run(keys[1::2])):
        return True
    inner = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", written).translate(STANDS_FOR)
    said = {once(letters_of(written)), once(letters_of(inner))} - {""}
    return bool(said & (common_words() | {letters_of(name.casefold())}))


@cache
def common_words() -> frozenset[str]:
    text = files("trilith.server").joinpath("common_words.txt").read_text("utf-8")
    lines = (line.partition("#")[0] for line in text.splitlines())
    return frozenset(word for line in lines for word in line.split())


def letters_of(text: str) -> str:
    """The letters alone, without their accents."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(ch for ch in plain if ch.isalpha())


def once(text: str) -> str:
    """A repeated text, only once."""
    for length in range(1, len(text) // 2 + 1):
        if text[:length] * (len(text) // length) == text:
            return text[:length]
    return text


def is_run(keys: str) -> bool:
    """Whether it consists of neighbouring keys, from left to right or back."""
    at = 0
    while at < len(keys):
        length = max(_run_at(keys, at, row) for row in ROWS)
        if length < RUN:
            return False
        at += length
    return at > 0


def _run_at(keys: str, at: int, row: str) -> int:
    """How many keys of this row follow each other from here."""
    ways = (row, row[::-1])
    end = at + 1
    while end < len(keys) and any(keys[at : end + 1] in way for way in ways):
        end += 1
    return end - at
