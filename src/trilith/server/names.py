"""Names as they are shown, and the one form that decides whether two of them are the same.

Two names are the same if a person could take one for the other: Unicode's UTS 39, with letters of
any case alike, and without what nobody sees.
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
"""Letters, marks and symbols that leave no ink; all other such characters have a category C or Z."""

_ROUNDS: Final = 4
"""A prototype may be made of characters that have others; two rounds are enough in Unicode 16."""

GUEST: Final = "g"
"""How a guest's id begins."""
ACCOUNT: Final = "p"


def is_guest(person: str) -> bool:
    return person.startswith(GUEST)


def clean_name(name: str) -> str:
    """A name as it may be shown anywhere: one line of visible characters."""
    return _line("name", name, MAX_NAME)


def clean_title(title: str) -> str:
    """What a table is called, if anything."""
    return _line("title", title, MAX_TITLE) if title.strip() else ""


def _line(what: str, text: str, most: int) -> str:
    text = unicodedata.normalize("NFC", text)
    shown = "".join(" " if ch.isspace() else ch for ch in text if ch.isspace() or _is_visible(ch))
    text = " ".join(shown.split())
    if not 1 <= len(text) <= most:
        raise Refused("limit", f"expected a {what} of 1 to {most} characters, found {len(text)}")
    return text


def _is_visible(ch: str) -> bool:
    # Letters' marks belong to names; what turns the text's direction does not.
    return unicodedata.category(ch)[0] not in "CZ" and not _is_unseen(ord(ch))


def _is_unseen(code: int) -> bool:
    return any(first <= code <= last for first, last in _UNSEEN)


def same_form(name: str) -> str:
    """What all names have in common that could be taken for this one. Never shown to anybody."""
    form = name
    for _ in range(_ROUNDS):
        form, before = _nearer(form), form
        if form == before:
            break
    return form or name


def _nearer(text: str) -> str:
    text = unicodedata.normalize("NFKC", text)
    text = "".join(ch for ch in text if ch == " " or _is_visible(ch))
    # The look decides before the case and after it: a Cyrillic capital may look like a Latin one
    # while its small letter does not, and the other way round.
    text = _skeleton(_skeleton(text).casefold()).casefold()
    return " ".join(unicodedata.normalize("NFKC", text.translate(_CASELESS)).split())


def check_unlike(name: str, others: Iterable[str]) -> None:
    """Refused if one of these could be taken for it."""
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
    # Here, for it is large, and who plays alone in a browser has no use for it.
    from confusable_homoglyphs.confusables import (  # type: ignore[import-untyped]
        confusables_data,
    )

    found: dict[str, Any] = confusables_data
    return found


@cache
def _prototypes() -> dict[str, str]:
    """For each character that looks like others the one that stands for all of them.

    The library lists for each character those it may be confused with. All who look alike have one
    prototype in common: several letters, if there are any (rn for m), else a Latin letter, which
    has a case to be folded (l for 1, O for 0), else the first in Unicode.
    """
    found: dict[str, str] = {}
    for character in map(_bare, _confusables()):
        if character not in found:
            alike = _alike(character)
            found |= dict.fromkeys(alike, min(alike, key=_rank))
    return {one: _once(prototype, found) for one, prototype in found.items() if len(one) == 1}


def _alike(character: str) -> set[str]:
    """All that look like this, over however many steps."""
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
    # What is written from right to left is listed between marks that turn the direction.
    return listed.strip("\u200e")


def _marked(character: str) -> str:
    return f"\u200e{character}\u200e"


def _once(prototype: str, found: dict[str, str]) -> str:
    # Letters of a longer prototype have prototypes themselves.
    return prototype if len(prototype) == 1 else "".join(found.get(ch, ch) for ch in prototype)


_CASELESS: Final = str.maketrans({"i": "l"})
"""I and l look alike, and I and i are one letter: so are all three."""
