"""The device a person signs in with, in two words: enough to recognise it, and no more."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 40

_BROWSERS: Final = (
    # The order matters: most also claim to be those below them.
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """Browser and system from the User-Agent, or a program's own name; '' if there is none."""
    browser = next((name for mark, name in _BROWSERS if f"{mark}/" in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    found = " · ".join(filter(None, (browser, system)))
    program = "".join(ch for ch in agent if ch.isascii() and ch.isprintable()).partition("/")[0]
    return found or program.strip()[:LONGEST]
