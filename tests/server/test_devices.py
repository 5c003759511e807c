"""What somebody signs in with, in two words."""

from __future__ import annotations

import pytest

from trilith.server.devices import device_of

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox · Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/140 Safari/537 Edg/140",
            "Edge · Windows",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18 like Mac OS X) Version/18 Safari/6",
            "Safari · iPhone",
        ),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537", "Chrome · Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Chrome/140 OPR/120", "Opera · macOS"),
        ("Mozilla/5.0 (X11; CrOS x86_64) Chrome/140 Safari/537", "Chrome · ChromeOS"),
        ("Mozilla/5.0 (iPad; CPU OS 18) CriOS/140 Safari/6", "Chrome · iPad"),
        ("Mozilla/5.0 (Windows NT 10.0)", "Windows"),
        ("python-httpx/0.28", "python-httpx"),
        ("", ""),
        ("\u202e<script>\x00" + "x" * 300, "<script>" + "x" * 32),
    ],
)
def test_a_device_is_named_in_two_words(agent: str, device: str) -> None:
    assert device_of(agent) == device
