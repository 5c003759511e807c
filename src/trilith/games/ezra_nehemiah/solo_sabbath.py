"""EN-SOLO. The opponent's judgment and Sabbaths, by its side of the solo board."""

from __future__ import annotations

from trilith.engine.task import Effect
from trilith.games.ezra_nehemiah.counters import golden_spaces, highest, scribes
from trilith.games.ezra_nehemiah.names import FROM_SABBATH, PREPARE, RIVAL, SILVER
from trilith.games.ezra_nehemiah.prophets import ZONES, zone
from trilith.games.ezra_nehemiah.rewards import gain, reward, score
from trilith.games.ezra_nehemiah.solo import solo_board
from trilith.games.ezra_nehemiah.state import EzraState


class OpponentPrepares(Effect[EzraState]):
    """EN-SOLO-70. Only the judgment, with the effects of its own board; no workers are assigned."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.phase = PREPARE
        s.active = RIVAL
        s.prepared = 0
        for mat in s.mats:
            mat.tent_steps = 0
        s.tell("prepare", RIVAL, "EN-SOLO-70")
        where = zone(s, RIVAL)
        s.tell("judgment", RIVAL, "EN-SOLO-70", {"zone": ZONES[where]})
        reward(s, RIVAL, solo_board(s).judgment[where])


class OpponentSabbath(Effect[EzraState]):
    """EN-SOLO-78. Its four steps, together at its place in the turn order."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.tell("opponent_sabbath", RIVAL, "EN-SOLO-78")
        silver_for_workers(s)
        score_highest_scribe(s)
        score_workers(s)
        score_tracks(s)


def sabbath_silver(s: EzraState) -> int:
    """EN-SOLO-71. What its workers in supply would bring now."""
    return s.mats[RIVAL].supply * solo_board(s).silver_per_worker


def silver_for_workers(s: EzraState) -> None:
    """EN-SOLO-71. Silver for each worker in supply, who stays there."""
    n = sabbath_silver(s)
    if n:
        gain(s, RIVAL, SILVER, n, "EN-SOLO-71")


def score_highest_scribe(s: EzraState) -> None:
    """EN-SOLO-72. The row value of the highest scribe."""
    if solo_board(s).scores_highest_row:
        score(s, RIVAL, highest(s, RIVAL), FROM_SABBATH, "EN-SOLO-72")


def score_workers(s: EzraState) -> None:
    """EN-SOLO-73. Its workers on the main board."""
    score(s, RIVAL, worker_points(s), FROM_SABBATH, "EN-SOLO-73")


def worker_points(s: EzraState) -> int:
    """EN-SOLO-73. A point for each gatekeeper, scribe and levite: of the largest kind, or of all."""
    kinds = (s.gatekeepers(RIVAL), scribes(s, RIVAL), s.mats[RIVAL].levites)
    return sum(kinds) if solo_board(s).scores_all_types else max(kinds)


def score_tracks(s: EzraState) -> None:
    """EN-SOLO-74. The right-most blessing marker, and golden altar spaces reached or passed."""
    board = solo_board(s)
    if board.scores_blessing:
        score(s, RIVAL, max(s.mats[RIVAL].blessings), FROM_SABBATH, "EN-SOLO-74")
    golden = golden_spaces(s, RIVAL) * board.vp_golden
    score(s, RIVAL, golden, FROM_SABBATH, "EN-SOLO-74")
