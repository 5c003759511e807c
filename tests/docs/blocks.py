"""The examples in our documents: blocks of code, and commands in the text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
SKIPPED = {"node_modules", ".venv", "build", "dist", ".git"}
PAST = {"CHANGELOG.md"}
"""Tells what was, and may name what is no more."""

_FENCE = re.compile(r"^( *)```(\w*)\s*$")
_DIRECTIVE = re.compile(r"^<!-- (excerpt|not run|run with): (.+?) -->$")
_INLINE = re.compile(r"`((?:trilith|make) [^`]+)`")


@dataclass(frozen=True)
class Block:
    """A block of code: where it stands, its language, its text, and what is said above it."""

    file: str
    line: int
    language: str
    text: str
    word: str = ""
    """excerpt: a part of that file; run with: 'old -> new'; not run: the reason."""
    value: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Command:
    """A line that somebody may type into a shell."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.text.split('#')[0].strip()}"


def documents() -> list[Path]:
    found = [path for path in ROOT.rglob("*.md") if not SKIPPED & set(path.parts)]
    return [path for path in sorted(found) if path.name not in PAST]


def blocks() -> list[Block]:
    return [block for path in documents() for block in blocks_of(path)]


def blocks_of(path: Path) -> Iterator[Block]:
    name = str(path.relative_to(ROOT))
    lines = path.read_text("utf-8").splitlines()
    number = 0
    while number < len(lines):
        fence = _FENCE.match(lines[number])
        if fence is None:
            number += 1
            continue
        end = number + 1
        while not lines[end].strip().startswith("```"):
            end += 1
        inner = [line.removeprefix(fence.group(1)) for line in lines[number + 1 : end]]
        said = _DIRECTIVE.match(lines[number - 1].strip()) if number else None
        word, value = (said.group(1), said.group(2)) if said else ("", "")
        yield Block(name, number + 1, fence.group(2), "\n".join(inner) + "\n", word, value)
        number = end + 1


def commands() -> list[Command]:
    """Every `trilith ...` and `make ...`: in blocks without a language, indented, or in the text."""
    found: list[Command] = []
    for path in documents():
        name = str(path.relative_to(ROOT))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            found += [Command(name, number, text) for text in _INLINE.findall(line)]
            typed = re.match(r"^(?: {4}|ExecStart=)?(?:\S*/)?((?:trilith|make) [^`|=]*.*)$", line)
            if typed and "`" not in line and is_command(typed.group(1)):
                found.append(Command(name, number, typed.group(1)))
    return found


def is_command(text: str) -> bool:
    """A sentence may begin with 'make', too: commands go on with a name or an option."""
    word = text.split()[1]
    return bool(re.fullmatch(r"-{0,2}[a-zA-Z_=.0-9-]+", word)) and not text.rstrip().endswith(".")
