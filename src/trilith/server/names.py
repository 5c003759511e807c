"""Names as they are shown, and the standard form that decides whether two of them are the same.

Two names are the same if a person could take one for the other: Unicode's UTS 39, ignoring case and
invisible characters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from trilith.server.limits import MAX_NAME, MAX_TITLE
from trilith.server.wire import Refused

_UNSEEN: Final = (
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x115F, 0x1160),  # fillers of Hangul
    (0x17B4, 0x17B5),  # inherent vowels of Khmer
    (0x180B, 0x180F),  # variation selectors of Mongolian
    (0x2800, 0x2800),  # braille without dots
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFFA0, 0xFFA0),
    (0x1D159, 0x1D159),  # a note without a head
    (0xE0100, 0xE01EF),
)
"""Invisible letters, marks and symbols; all other invisible characters have category C or Z."""

_ROUNDS: Final = 4
"""A prototype's characters may have prototypes too; two rounds are enough in Unicode 16."""

GUEST: Final = "g"
"""The beginning of a guest's id."""
ACCOUNT: Final = "p"


def is_guest(person: str) -> bool:
    return person.startswith(GUEST)


def clean_name(name: str) -> str:
    """A name as it may be shown anywhere: one line of visible characters."""
    return _line("name", name, MAX_NAME)


def clean_title(title: str) -> str:
    """A table's title as it may be shown, or ''."""
    return _line("title", title, MAX_TITLE) if title.strip() else ""


def _line(what: str, text: str, most: int) -> str:
    text = unicodedata.normalize("NFC", text)
    shown = "".join(" " if ch.isspace() else ch for ch in text if ch.isspace() or _is_visible(ch))
    text = " ".join(shown.split())
    if not 1 <= len(text) <= most:
        raise Refused("limit", f"expected a {what} of 1 to {most} characters, found {len(text)}")
    return text


def _is_visible(ch: str) -> bool:
    # Combining marks belong to names; characters that change the text's direction do not.
    return unicodedata.category(ch)[0] not in "CZ" and not _is_unseen(ord(ch))


def _is_unseen(code: int) -> bool:
    return any(first <= code <= last for first, last in _UNSEEN)


def same_form(name: str) -> str:
    """A form shared by all names that could be taken for this one. Never shown to anybody."""
    form = name
    for _ in range(_ROUNDS):
        form, before = _nearer(form), form
        if form == before:
            break
    return form or name


def _nearer(text: str) -> str:
    text = unicodedata.normalize("NFKC", text)
    text = "".join(ch for ch in text if ch == " " or _is_visible(ch))
    # Looks are compared before and after folding the case: a Cyrillic capital may look like a Latin
    # one while its small letter does not, or the other way round.
    text = _skeleton(_skeleton(text).casefold()).casefold()
    return " ".join(unicodedata.normalize("NFKC", text.translate(_CASELESS)).split())


def check_unlike(name: str, others: Iterable[str]) -> None:
    """Refused if the name could be taken for one of these."""
    named = [other for other in others if other]
    if named and same_form(name) in map(same_form, named):
        raise Refused(
            "name_taken", "somebody at this table has that name, or one that looks like it"
        )


def _skeleton(text: str) -> str:
    """The prototype of UTS 39, section 4: letter by letter what it looks like."""
    prototypes = _prototypes()
    decomposed = unicodedata.normalize("NFD", text)
    return "".join(prototypes.get(ch, ch) for ch in decomposed)


def _confusables() -> dict[str, Any]:
    # Imported here because it is large, and not needed in a browser without a server.
    from confusable_homoglyphs.confusables import (  # type: ignore[import-untyped]
        confusables_data,
    )

    found: dict[str, Any] = confusables_data
    return found


@cache
def _prototypes() -> dict[str, str]:
    """For each character that looks like others, the one that stands for all of them.

    For each character, the library lists those it may be confused with. All that look alike share a
    prototype: several letters, if possible (rn for m), else a Latin letter, whose case can be folded
    (l for 1, O for 0), else the first in Unicode.
    """
    found: dict[str, str] = {}
    for character in map(_bare, _confusables()):
        if character not in found:
            alike = _alike(character)
            found |= dict.fromkeys(alike, min(alike, key=_rank))
    return {one: _once(prototype, found) for one, prototype in found.items() if len(one) == 1}


def _alike(character: str) -> set[str]:
    """All characters that look like this one, directly or through others."""
    confusables_data = _confusables()
    found, new = {character}, [character]
    while new:
        one = new.pop()
        listed = [*confusables_data.get(one, ()), *confusables_data.get(_marked(one), ())]
        others = {_bare(other["c"]) for other in listed} - found
        found |= others
        new += others
    return found


def _rank(prototype: str) -> tuple[int, bool, bool, str]:
    is_letter = prototype.isascii() and prototype.isalpha()
    return (-len(prototype), not is_letter, prototype.isupper(), prototype)


def _bare(listed: str) -> str:
    # Right-to-left characters are listed between marks that change the direction.
    return listed.strip("\u200e")


def _marked(character: str) -> str:
    return f"\u200e{character}\u200e"


def _once(prototype: str, found: dict[str, str]) -> str:
    # Letters of a longer prototype may have prototypes themselves.
    return prototype if len(prototype) == 1 else "".join(found.get(ch, ch) for ch in prototype)


_CASELESS: Final = str.maketrans({"i": "l"})
"""I and l look alike, and I and i are one letter: so are all three."""
