"""The operator's list of words that are banned from names and chat.

A file with one word per line: `word` matches a whole word, `*word*` also inside others, `word*` at
their beginning; `#` begins a comment. The file is read again when it has changed. Words are compared
by what they look like (see `names.same_form`), so replacing letters by similar signs does not help.
"""

from __future__ import annotations

import logging
import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from trilith.engine.errors import BadInput
from trilith.server.logs import why
from trilith.server.names import same_form
from trilith.server.wire import Refused

log = logging.getLogger("trilith.wordlist")

MASK: Final = "…"
_WORD: Final = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


class WordList:
    """The words of one file; without a file, none."""

    def __init__(self, path: str = "") -> None:
        self._path = Path(path) if path else None
        self._read_at: tuple[int, int] = (0, 0)
        self._whole: frozenset[str] = frozenset()
        self._patterns: tuple[str, ...] = ()

    def __len__(self) -> int:
        self._renew()
        return len(self._whole) + len(self._patterns)

    def check(self) -> None:
        """BadInput if the file cannot be read: raised before the server starts."""
        if self._path is not None:
            try:
                self._path.read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise BadInput("--word-list", f"cannot be read: {error}") from None

    def check_name(self, name: str) -> None:
        """Refused if a name, or the title of a table, contains one of these words."""
        self._renew()
        together = "".join(_WORD.findall(name))
        if any(map(self._is_listed, [*_WORD.findall(name), together])):
            raise Refused("not_allowed", "this server does not allow that name")

    def masked(self, text: str) -> str:
        """The text with these words masked."""
        self._renew()
        if not self._whole and not self._patterns:
            return text
        return _WORD.sub(lambda m: MASK if self._is_listed(m.group()) else m.group(), text)

    def _is_listed(self, word: str) -> bool:
        form = same_form(word)
        return form in self._whole or any(fnmatchcase(form, one) for one in self._patterns)

    def _renew(self) -> None:
        """Read the file again if it has changed; if it cannot be read, keep the old list."""
        if self._path is None:
            return
        try:
            found = self._path.stat()
            seen = (found.st_mtime_ns, found.st_size)
            if seen == self._read_at:
                return
            lines = self._path.read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            log.warning("cannot read the list of words", extra=why(error))
            return
        self._read_at = seen
        words = [line.partition("#")[0].strip() for line in lines]
        forms = ["*".join(map(same_form, word.split("*"))) for word in words if word.strip("*")]
        self._whole = frozenset(form for form in forms if "*" not in form)
        self._patterns = tuple(form for form in forms if "*" in form)
