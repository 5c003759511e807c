"""Words of the server and of the screen cannot be taken for each other."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def names(folder: str, language: str) -> set[str]:
    return {path.name for path in (ROOT / folder / language).glob("*.ftl")}


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_no_file_has_its_name_in_both_homes(language: str) -> None:
    screen, server = names("web/src/text", language), names("src/trilith/text", language)
    assert screen
    assert server
    assert screen & server == set()
