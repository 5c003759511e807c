"""Ratings by OpenSkill (Plackett-Luce): how strong each bot is, and how certain that is.

Games are rated in the order of their numbers, so the same run gives the same ratings no matter
where its games were played. A bot that holds several seats in a game enters it once, with the mean
of its places; the automated opponent is rated like a bot.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from trilith.arena.play import Played

OPPONENT = "opponent"
"""The name of the automated opponent."""


@dataclass(frozen=True)
class Rating:
    """A strength; everybody starts at 25, and only ratings from the same run can be compared."""

    strength: float
    uncertainty: float
    """One standard deviation."""

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength lies, in 95 of 100 cases."""
        reach = 1.96 * self.uncertainty
        return self.strength - reach, self.strength + reach


def ratings(played: Iterable[Played]) -> dict[str, Rating]:
    """The rating of everybody who played, the strongest first."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    for one in played:
        places = places_of(one)
        if len(places) > 1 and one.finished:
            teams = [[known.get(name) or model.rating(name=name)] for name in places]
            rated = model.rate(teams, ranks=list(places.values()))
            known.update(zip(places, (team[0] for team in rated), strict=True))
    found = {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}
    return dict(sorted(found.items(), key=lambda item: -item[1].strength))


def places_of(one: Played) -> dict[str, float]:
    """The place of everybody in a game, by name."""
    places: dict[str, list[int]] = {}
    for name, place in zip(one.bots, one.places, strict=True):
        places.setdefault(name, []).append(place)
    found = {name: fmean(all_places) for name, all_places in places.items()}
    if one.opponent is not None:
        # If the automated opponent wins, there is no winner among the seats.
        found[OPPONENT] = 2.0 if one.winners else 0.0
    return found
