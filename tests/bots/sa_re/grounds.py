"""Rounds of Sa-Ré that begin, with these tiles on the grounds."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.sa_re.table import position
from trilith.bots.sa_re.race import FACTS, facts
from trilith.games.sa_re.state import SaReState

SITE = {4: "site:pyramid"}


def race(
    ground: Mapping[int, str],
    players: int = 2,
    mode: str = "scribe",
    given: Mapping[str, object] | None = None,
) -> SaReState:
    """A round begins; seat 0 has this ground, the others have pyramids of their own to build."""
    grounds = dict.fromkeys(range(players), SITE) | {0: ground}
    sites = [seat for seat, tiles in grounds.items() if "pyramid" in "".join(tiles.values())]
    numbers = {f"seats.{seat}.pyramid": seat + 1 for seat in sites}
    return position(
        "planning", players=players, mode=mode, grounds=grounds, given=numbers | dict(given or {})
    )


def named_facts(s: SaReState, seat: int = 0) -> dict[str, float]:
    return dict(zip(FACTS, facts(s, seat), strict=True))
