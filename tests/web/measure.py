"""What a table on one screen must keep, measured in the browser at a decision.

    from tests.web.measure import SIZES, measure, resize

    resize(screen, SIZES["390x844"])
    assert measure(screen, legal=["choose mason", "choose messenger"]) == []

`measure` answers what is wrong on the page now, in words. What is looked at (`measure.js`): the page
is as high as the window, and its areas do not overlap; every legal option can be chosen on a piece
that is in the window or a swipe away, large enough and not covered, or by a button of the bar, or
behind "more"; what is written can be read: large enough, and cut by nothing.

A piece whose glow is larger than itself marks the part to be hit with `data-hit`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import ViewportSize

from tests.web.screen import Screen

DESKTOPS: dict[str, ViewportSize] = {
    "1280x720": {"width": 1280, "height": 720},
    "1280x800": {"width": 1280, "height": 800},
    "1440x900": {"width": 1440, "height": 900},
    "1920x1080": {"width": 1920, "height": 1080},
}
TABLETS: dict[str, ViewportSize] = {
    "1024x768": {"width": 1024, "height": 768},
    "820x1180": {"width": 820, "height": 1180},
}
PHONES: dict[str, ViewportSize] = {"390x844": {"width": 390, "height": 844}}
SIZES = DESKTOPS | TABLETS | PHONES

WRONG = (Path(__file__).parent / "measure.js").read_text("utf-8")

# What came with the new size is drawn in one frame, and lit after it.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"

MAP = 8
"""Pixels: on a map of a small screen numbers may be this small; what is asked stands beside it."""


def width(screen: Screen) -> int:
    size = screen.page.viewport_size
    assert size
    return size["width"]


def resize(screen: Screen, size: ViewportSize) -> None:
    """As if the page were open on such a screen; a small one is touched.

    Nothing here takes longer: the browser lays out and paints the whole table again.
    """
    if size == screen.page.viewport_size:
        return
    small = size["width"] < 1000
    if small != (width(screen) < 1000):
        cdp = screen.page.context.new_cdp_session(screen.page)
        cdp.send("Emulation.setTouchEmulationEnabled", {"enabled": small})
        cdp.detach()
    screen.page.set_viewport_size(size)
    screen.page.evaluate(SETTLED)


def measure(screen: Screen, legal: Sequence[str] = ()) -> list[str]:
    """What is wrong on the page now, at which these actions are legal.

    What comes over the wire changes the page before its boxes have found their room: what is wrong
    only until the next frame is never seen, and looked at again.
    """
    wide = width(screen)
    asked = {
        "hit": 44 if wide <= 640 else 34,
        "least": MAP if wide < 1000 else 11,
        "legal": list(legal),
    }
    found: list[str] = screen.page.evaluate(WRONG, asked)
    if found:
        screen.page.evaluate(SETTLED)
        found = screen.page.evaluate(WRONG, asked)
    return found


def bar_height(screen: Screen) -> float:
    return float(
        screen.page.evaluate("document.querySelector('#decision').getBoundingClientRect().height")
    )
