"""Games that were never played, and bots that end their process: what the arena is tested with."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from trilith.arena.plan import Plan
from trilith.arena.play import Played

FILED = Plan("castle", 2, ("random", "easy"), "files")
"""A short run that is written down and drawn."""


def game(number: int, names: tuple[str, ...], scores: tuple[int, ...], *winners: int) -> Played:
    """A game with these scores by seat."""
    rows = tuple({"castle": score - 1, "bonus": 1} for score in scores)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Played(
        number,
        names,
        scores,
        winners,
        rows,
        10,
        100,
        80,
        True,
        0.1,
        None,
        places,
        ({},) * len(names),
    )


def won_by(number: int, names: tuple[str, ...], winner: str) -> Played:
    """A game that this bot won, wherever it sat."""
    scores = tuple(50 if name == winner else 20 for name in names)
    return game(number, names, scores, names.index(winner))


def timeless(played: Played) -> Played:
    return dataclasses.replace(played, seconds=0.0)


MORTAL = '''
import os
import signal
from pathlib import Path

from trilith.bots.random import RandomBot

GRAVE = Path(__file__).with_name("died")


class Once(RandomBot):
    """Its process is killed in the middle of some game, but only once."""

    def __init__(self, seed=""):
        super().__init__(seed)
        self.doomed = seed[0] in "abc"
        self.breaths = 20

    def choose(self, seen):
        self.breaths -= 1
        if self.doomed and not self.breaths and not GRAVE.exists():
            GRAVE.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(seen)


class Always(RandomBot):
    """Whatever process it is in is killed."""

    def choose(self, seen):
        os.kill(os.getpid(), signal.SIGKILL)


class Broken(RandomBot):
    """Breaks down in its third game."""

    made = 0

    def __init__(self, seed=""):
        super().__init__(seed)
        Broken.made += 1

    def choose(self, seen):
        if Broken.made > 4:
            raise ZeroDivisionError("no idea")
        return super().choose(seen)


class Interrupted(RandomBot):
    """Somebody presses Ctrl-C in the third game."""

    made = 0

    def __init__(self, seed=""):
        super().__init__(seed)
        Interrupted.made += 1

    def choose(self, seen):
        if Interrupted.made > 4:
            raise KeyboardInterrupt
        return super().choose(seen)


class InterruptedAtOnce(RandomBot):
    def choose(self, seen):
        raise KeyboardInterrupt
'''


class Mortals:
    """A file with the bots above, and the place where a death is written down."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "mortal.py"
        self.file.write_text(MORTAL, "utf-8")
        self.grave = folder / "died"

    def bot(self, cls: str) -> str:
        return f"{self.file}:{cls}"
