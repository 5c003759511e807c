"""The coach: was it luck or skill, and what should have been done?"""

from __future__ import annotations

from trilith.coach.account import Account
from trilith.coach.analysis import Analysis, Moment, analyse
from trilith.coach.choice import Judged, Weighed

__all__ = ["Account", "Analysis", "Judged", "Moment", "Weighed", "analyse"]
