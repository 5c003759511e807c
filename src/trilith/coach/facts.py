"""What the coach asks of a game: how strong everybody stands, and how far it has come."""

from __future__ import annotations

from typing import Any, Final

from trilith.bots.heuristic import Heuristic, heuristic_for
from trilith.bots.sa_re.race import FACTS as RACE
from trilith.bots.sa_re.race import facts as race_of
from trilith.bots.sa_re.race import log_odds
from trilith.bots.sa_re.worth import ROUNDS
from trilith.engine.game import Game, Setup
from trilith.engine.state import State
from trilith.games.ezra_nehemiah.names import END, FEED, OVER, PREPARE, SCORE, TUCK

PROSPECTS: Final = "prospects"
"""A source of its own: what a seat may still hope for, beside the points it has."""


class Facts:
    """Of any game: the heuristic's standings, and nothing of progress."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.heuristic: Heuristic[Any] = heuristic_for(game)

    def strengths(self, s: Any) -> list[float]:
        """How everybody stands, the rules' own opponent last; only differences matter."""
        return self.heuristic.standings(s)

    def progress(self, s: Any) -> float:
        """How much of the game is over, from 0 to 1."""
        return 0.0

    def mode(self, setup: Setup) -> str:
        """What beside the number of players makes it another game to win."""
        return "standard"

    def results(self, s: State) -> list[float]:
        """What the end was worth: a shared victory counts as its share. Adds to 1."""
        scores = self.game.standings(s)
        won = sum(score.won for score in scores)
        if not won:  # nobody met the goal
            return [1.0 / len(scores)] * len(scores)
        return [score.won / won for score in scores]

    def sources(self, s: Any, seat: int) -> dict[str, float]:
        """What a seat has, by source; more is better."""
        score = self.game.standings(s)[seat]
        found = {row.source: float(row.points) for row in score.rows}
        hoped = self.strengths(s)[seat] - score.total
        return {**found, PROSPECTS: 0.0 if s.is_over() else hoped}


class CastleFacts(Facts):
    def progress(self, s: Any) -> float:
        rounds: int = s.data.by_players[s.n].rounds
        return 1.0 - float(s.round_track) / rounds

    def mode(self, setup: Setup) -> str:
        return setup.options["season"]


class SaReFacts(Facts):
    def strengths(self, s: Any) -> list[float]:
        """Scribe is a race, which the heuristic judges as logarithms of odds."""
        if s.mode == 0:
            return [log_odds(s, seat) for seat in range(s.n)]
        return self.heuristic.standings(s)

    def sources(self, s: Any, seat: int) -> dict[str, float]:
        """No points are counted before the end: how near it is, and what leads there."""
        facts = dict(zip(RACE, race_of(s, seat), strict=False))
        return {
            "nearer": -facts["rounds"],
            "stages": -facts["stages"],
            "cheaper": -facts["cost"],
            "goods": facts["produced"],
            "administration": facts["admin"],
            "caravans": facts["caravans"],
        }

    def progress(self, s: Any) -> float:
        """By rounds, as no game says how long it lasts."""
        rounds: float = ROUNDS[s.mode]
        return min(1.0, float(s.round) / rounds)

    def mode(self, setup: Setup) -> str:
        return setup.options["mode"]


WEEKS: Final = 3
"""Rounds of Ezra and Nehemiah, each with a Sabbath."""
WEEKEND: Final = (PREPARE, FEED, TUCK, SCORE, END, OVER)
"""Phases after the last day of a round, which count no days."""


class EzraFacts(Facts):
    def progress(self, s: Any) -> float:
        """Six days a week; once they are over, all of the week is, Sabbath included."""
        days: int = s.data.days
        day = days if s.phase in WEEKEND else s.day
        return min(1.0, (float(s.round) - 1 + float(day) / days) / WEEKS)


_OF = {"castle": CastleFacts, "sa_re": SaReFacts, "ezra_nehemiah": EzraFacts}


def facts_for(game: Game[Any]) -> Facts:
    return _OF.get(game.key, Facts)(game)
