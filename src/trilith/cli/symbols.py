"""Symbols for the terminal: a sign and a colour for each thing, or plain letters."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.console import Console


class Symbol(NamedTuple):
    """How a thing is drawn. Without `plain`, plain terminals show the beginning of its name."""

    sign: str
    style: str = ""
    plain: str = ""
    by_colour: bool = False
    """Whether only its colour distinguishes it from others."""


SYMBOLS: Final[dict[str, Symbol]] = {
    "wood": Symbol("▬", "orange3"),
    "stone": Symbol("●", "grey70"),
    "gold": Symbol("◆", "gold1"),
    "joker": Symbol("✶", "magenta"),
    "cinders": Symbol("▪", "grey50"),
    "silver": Symbol("○", "bright_white"),
    "food": Symbol("∩", "yellow3"),
    "red": Symbol("▼", "red3", by_colour=True),
    "grey": Symbol("▼", "grey62", by_colour=True),
    "blue": Symbol("▼", "dodger_blue1", by_colour=True),
    "first": Symbol("⚑", "bold", "*"),
    "points": Symbol("★", "gold1", "VP"),
    "worker": Symbol("♟", "", "@"),
    "built": Symbol("■", "green", "#"),
    "open": Symbol("□", "dim", "-"),
    "neutral": Symbol("░", "dim", "/"),
    "nothing": Symbol("·", "dim", "."),
    "day": Symbol("☼", "gold1", "*"),
    "night": Symbol("☾", "blue", "("),
    "standing": Symbol("▲", "green", "^"),
    "laid": Symbol("▬", "dim", "_"),
    "revolt": Symbol("⚡", "red3", "!"),
    "filled": Symbol("▓", "red3", "#"),
    "cube": Symbol("█", "grey50", "X"),
    "room": Symbol("░", "dim", "-"),
    "river": Symbol("≈", "dodger_blue1", "~"),
    "dot": Symbol("·", "", "-"),
    "arrow": Symbol("→", "", ">"),
    "played": Symbol("▸", "", ">"),
    "face_down": Symbol("▮", "bold", "#"),
    "castle": Symbol("♜", "", "#"),
    "winter": Symbol("❄", "", "*"),
    "deck": Symbol("▤", "", "="),
    "sum": Symbol("Σ", "", "+"),
    "news": Symbol("›", "dim", ">"),
    "endless": Symbol("∞", "", "-"),
}
"""Symbols by what they stand for; goods and colours by their ids, which the games share."""

SEATS: Final = ("①", "②", "③", "④")
SEAT_STYLES: Final = ("dodger_blue1", "red3", "gold3", "green4")
LETTERS: Final = 2
"""How many letters of a name replace a sign on a plain terminal."""


def is_plain(console: Console, environ: Mapping[str, str] = os.environ) -> bool:
    """Whether signs other than letters and digits are unreliable here."""
    if environ.get("TRILITH_PLAIN") or environ.get("TERM") == "dumb":
        return True
    return not console.encoding.lower().startswith("utf")
