"""A person at a real terminal: a pseudo-terminal of a given size with `trilith play` in it."""

from __future__ import annotations

import fcntl
import os
import pty
import random
import re
import select
import struct
import subprocess
import sys
import termios

from rich.cells import cell_len

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")
OPTION = re.compile(r"(?:  |\n )(\d+) \S")
"""Its number is right-aligned in three columns; one among its words follows a single blank."""
PATIENCE = 120.0
"""Seconds without a sign of life after which the terminal counts as stuck."""


class Terminal:
    """Starts the command, reads what it draws, types what is wanted."""

    def __init__(self, columns: int, lines: int, *arguments: str) -> None:
        self.columns = columns
        self.seen = ""
        """All that was drawn, without colours."""
        self._fresh = ""
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._master = master
        self.process = subprocess.Popen(
            [sys.executable, "-m", "trilith", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**clean_environment(), "TERM": "xterm-256color"},
            start_new_session=True,
        )
        os.close(slave)

    def read_until_asked(self, prompt: str) -> str:
        """What is drawn up to the next prompt; the rest if the game is over."""
        drawn = b""
        while not plain(drawn).rstrip(" ").endswith(prompt):
            ready, _, _ = select.select([self._master], [], [], PATIENCE)
            assert ready, f"nothing was drawn for {PATIENCE} s: {plain(drawn)[-500:]}"
            try:
                more = os.read(self._master, 65536)
            except OSError:  # the other side has gone: the game is over
                more = b""
            if not more:
                break
            drawn += more
        text = plain(drawn)
        self.seen += text
        return text

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def play(self, prompt: str, chance: random.Random) -> int:
        """Take any option that is offered until the game is over; how many were taken."""
        moves = 0
        while (text := self.read_until_asked(prompt)).rstrip(" ").endswith(prompt):
            self.type(str(chance.randint(1, offered(text))))
            moves += 1
        assert self.process.wait(PATIENCE) == 0
        os.close(self._master)
        return moves

    def too_wide(self) -> list[str]:
        """Lines that would not fit; the path of the record, which cannot be broken, aside."""
        lines = [line for line in self.seen.splitlines() if ".txt" not in line]
        return [line for line in lines if cell_len(line) > self.columns]


def clean_environment() -> dict[str, str]:
    """Nothing of the outer terminal."""
    names = ("COLUMNS", "LINES", "NO_COLOR", "TRILITH_PLAIN", "LANG", "LC_ALL", "LANGUAGE")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    return {**kept, "PYTHONIOENCODING": "utf-8"}


def plain(drawn: bytes) -> str:
    return ESCAPE.sub("", drawn.decode("utf-8", "replace")).replace("\r", "")


def offered(text: str) -> int:
    """How many options stand below the question: they are counted from 1."""
    options = text[text.rindex("\n  1 ") :]
    numbers = {int(number) for number in OPTION.findall(options)}
    last = 1
    while last + 1 in numbers:
        last += 1
    return last
