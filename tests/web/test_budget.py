"""What a visitor's browser has to load stays small."""

from __future__ import annotations

import gzip
import re

from trilith import games
from trilith.server.pages import WEB

MOST = 300_000
"""Bytes of script and style, gzipped, without fonts and words."""


def zipped(*patterns: str) -> int:
    files = {path for pattern in patterns for path in (WEB / "assets").glob(pattern)}
    assert files, patterns
    return sum(len(gzip.compress(path.read_bytes())) for path in files)


def first_page() -> list[str]:
    index = (WEB / "index.html").read_text("utf-8")
    return re.findall(r'(?:src|href)="/assets/([^"]+\.(?:js|css))"', index)


def test_the_first_page_is_light(web: str) -> None:
    assert 10_000 < zipped(*first_page()) < MOST / 2


def test_a_table_with_its_board_is_light_and_no_board_is_loaded_before_it(web: str) -> None:
    shell = [*first_page(), "TablePage-*.js", "TablePage-*.css"]
    for key in games.keys():
        assert not any(key in name for name in first_page())
        assert zipped(*shell, f"{key}-*.js", f"{key}-*.css") < MOST
