"""EN-HERO. The hero cards of the stone scroll tiles."""

from __future__ import annotations

from trilith.games.ezra_nehemiah.names import HEROES
from trilith.games.ezra_nehemiah.rewards import reward
from trilith.games.ezra_nehemiah.state import EzraState


def take_hero(s: EzraState, seat: int, hero: int) -> None:
    """EN-HERO-01, EN-HERO-02, EN-HERO-04. Tucked immediately; as many rewards as rounds have begun."""
    s.mats[seat].heroes |= 1 << hero
    s.hero_owner[hero] = seat
    s.tell("hero", seat, "EN-HERO-01", {"hero": HEROES[hero]})
    for bundle in reversed(s.data.heroes[hero].rewards[: s.round]):
        reward(s, seat, bundle)
