"""Over time: what analysed games of one person come to: grades, habits, and luck at reveals.

It reads analyses as they are kept (see `dump`), so that nothing is measured again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Final

from trilith.coach.analysis import CHOICE, REVEAL
from trilith.coach.tally import margin

THIRDS: Final = 3
MOST_HABITS: Final = 12


@dataclass(frozen=True)
class Played:
    """One seat of an analysed game."""

    table: str
    ended: int
    seat: int
    analysis: dict[str, Any]

    @property
    def game(self) -> str:
        key: str = self.analysis["game"]
        return key

    @property
    def account(self) -> dict[str, Any]:
        account: dict[str, Any] = self.analysis["players"][self.seat]
        return account


@dataclass
class Habit:
    """A kind of choice in one part of the game, and what it has cost."""

    game: str
    third: int
    question: dict[str, Any]
    """As it was asked where it cost most."""
    choices: int = 0
    points: float = 0.0
    dearest: float = field(default=-1.0, repr=False)

    def add(self, choice: dict[str, Any]) -> None:
        self.choices += 1
        self.points += choice["cost"]
        if choice["cost"] > self.dearest:
            self.dearest, self.question = choice["cost"], choice["question"]


def graded(one: Played) -> dict[str, Any]:
    """A game's line in the list: what was skill, what was luck, and the place on the ladder."""
    account, skill = one.account, one.account["skill"]
    return {
        "table": one.table,
        "game": one.game,
        "setting": one.analysis["setting"],
        "ended": one.ended,
        "seat": one.seat,
        "result": account["result"],
        "skill": round(account["own"] + account["others"], 2),
        "luck": account["luck"],
        "adjusted": account["adjusted"],
        "lost": skill["lost"],
        "margin": skill["margin"],
        "count": skill["count"],
        "grade": skill["grade"],
    }


def habits(played: Iterable[Played]) -> list[dict[str, Any]]:
    """Where points are lost, by game, third and kind of choice: the costliest first."""
    found: dict[tuple[str, int, str], Habit] = {}
    for one in played:
        steps = max(1, len(one.analysis["curve"]) - 1)
        for moment in one.analysis["moments"]:
            if moment["kind"] != CHOICE or moment["seat"] != one.seat:
                continue
            choice = moment["choice"]
            third = min(THIRDS, 1 + THIRDS * (moment["step"] - 1) // steps)
            key = (one.game, third, choice["question"]["key"])
            found.setdefault(key, Habit(one.game, third, choice["question"])).add(choice)
    dear = sorted(found.values(), key=lambda habit: -habit.points)
    return [_habit(habit) for habit in dear if habit.points > 0][:MOST_HABITS]


def _habit(habit: Habit) -> dict[str, Any]:
    return {
        "game": habit.game,
        "third": habit.third,
        "question": habit.question,
        "choices": habit.choices,
        "points": round(habit.points, 2),
    }


def readings(played: Iterable[Played]) -> list[dict[str, Any]]:
    """Luck at reveals, game by game: players who read the others stay above 0."""
    found: dict[str, list[float]] = {}
    for one in played:
        moments = [moment for moment in one.analysis["moments"] if moment["kind"] == REVEAL]
        if moments:
            luck = sum(moment["delta"][one.seat] for moment in moments)
            found.setdefault(one.game, []).append(luck)
    return [
        {"game": game, "games": len(luck), "luck": round(fmean(luck), 2), "margin": margin(luck)}
        for game, luck in found.items()
    ]
