"""SR-PLAN. How many worksites the foremen run, and what more of them costs."""

from __future__ import annotations

from trilith.engine.errors import Refusal
from trilith.games.sa_re.state import SaReState


def counted_sites(s: SaReState, seat: int) -> int:
    """SR-PLAN-04, SR-PLAN-05, SR-PLAN-08. Worksites that foremen must run, those of earlier rounds
    included.
    """
    if s.data.planning.carried_over_sites_count:
        return s.worksites(seat).bit_count()
    return s.launched[seat].bit_count()


def why_too_many(s: SaReState, seat: int, sites: int, foremen: int) -> Refusal | None:
    """SR-PLAN-05, SR-PLAN-09. The most worksites foremen can run, and no penalty that is a revolt."""
    most = s.data.planning.sites_max_per_foreman * foremen
    if sites > most:
        return Refusal("SR-PLAN-05", {"most": most})
    if s.gauge[seat] + penalty(s, sites, foremen) >= s.data.last:
        return Refusal("SR-PLAN-09")
    return None


def penalty(s: SaReState, sites: int, foremen: int) -> int:
    """SR-PLAN-06, SR-PLAN-07, SR-PLAN-08, SR-PLAN-10. A step for each worksite beyond one a built
    foreman.
    """
    numbers = s.data.planning
    extra = sites - numbers.sites_free_per_foreman * foremen
    return numbers.penalty_per_extra_site * extra if extra > 0 else 0
