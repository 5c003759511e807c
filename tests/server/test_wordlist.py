"""The operator's list: whole words and parts of them, however they are written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trilith.engine.errors import BadInput
from trilith.server.wire import Refused
from trilith.server.wordlist import WordList

LIST = """
# what nobody wants to read here
turnip        # as a whole word
*cabbage*
"""


@pytest.fixture
def words(tmp_path: Path) -> WordList:
    (tmp_path / "words.txt").write_text(LIST, "utf-8")
    return WordList(str(tmp_path / "words.txt"))


def test_listed_words_are_masked_and_all_others_stay(words: WordList) -> None:
    assert words.masked("You turnip, you.") == "You …, you."
    assert words.masked("Turnips are not listed, the Cabbagehead is.") == (
        "Turnips are not listed, the … is."
    )


def test_other_letters_that_look_alike_do_not_help(words: WordList) -> None:
    assert words.masked("tUrn1p") == "…"
    assert words.masked("turnір") == "…"  # the last two are Cyrillic


@pytest.mark.parametrize("name", ["Turnip", "Old Turnip", "Turn ip", "xXcabbageXx"])
def test_names_with_listed_words_are_refused(words: WordList, name: str) -> None:
    with pytest.raises(Refused) as refused:
        words.check_name(name)
    assert refused.value.code == "not_allowed"


def test_names_without_them_are_not(words: WordList) -> None:
    words.check_name("Ada Turnipson")
    WordList().check_name("turnip")


def test_a_changed_file_is_read_again_and_a_missing_one_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("turnip\n", "utf-8")
    words = WordList(str(path))
    assert words.masked("turnip radish") == "… radish"
    path.write_text("radish\n", "utf-8")
    os.utime(path, ns=(1, 1))  # however quickly it came
    assert words.masked("turnip radish") == "turnip …"
    path.unlink()
    assert words.masked("turnip radish") == "turnip …"


def test_a_file_that_cannot_be_read_is_reported_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        WordList(str(tmp_path / "none.txt")).check()
