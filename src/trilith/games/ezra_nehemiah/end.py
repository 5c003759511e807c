"""EN-END. Scoring at the end of the game."""

from __future__ import annotations

from trilith.engine.event import NOBODY
from trilith.engine.score import Row, Score
from trilith.engine.task import Effect
from trilith.games.ezra_nehemiah.altar import altar_leader
from trilith.games.ezra_nehemiah.counters import points_for
from trilith.games.ezra_nehemiah.names import (
    CARD_GATES,
    CARDS,
    END,
    FROM_ALTAR_LEADER,
    FROM_DEVELOPMENT,
    FROM_GATES,
    FROM_GOODS,
    FROM_SCRIBES,
    FROM_SCROLLS,
    FROM_WALLS,
    GOODS,
    OVER,
    ROW_OF,
    SOURCES,
    WALLS,
)
from trilith.games.ezra_nehemiah.rewards import score
from trilith.games.ezra_nehemiah.state import EzraState


class EndScoring(Effect[EzraState]):
    """EN-END-01. After the third Sabbath, for every player; then the game is over."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.phase = END
        for seat in s.seats_from(s.shofar):
            score_end(s, seat)
        s.phase = OVER
        s.tell("game_over", NOBODY, "EN-GEN-02")


def score_end(s: EzraState, seat: int) -> None:
    """EN-END-04, EN-END-05, EN-DEV-02. The sources in the order of the rulebook.

    EN-SOLO-76: the opponent has neither development tiles nor scroll tiles.
    """
    score(s, seat, goods_points(s, seat), FROM_GOODS, "EN-END-03")
    s.moment()
    tiles = s.mats[seat].turned.bit_count()
    score(s, seat, tiles * s.data.vp_per_tile, FROM_DEVELOPMENT, "EN-END-04")
    s.moment()
    if seat == altar_leader(s):
        score(s, seat, s.data.vp_leader, FROM_ALTAR_LEADER, "EN-END-05")
    s.moment()
    score(s, seat, wall_points(s, seat), FROM_WALLS, "EN-END-06")
    s.moment()
    score(s, seat, gate_points(s, seat), FROM_GATES, "EN-END-06")
    s.moment()
    score(s, seat, scribe_points(s, seat), FROM_SCRIBES, "EN-END-07")
    s.moment()
    score_gold_scrolls(s, seat)
    s.moment()


def goods_points(s: EzraState, seat: int) -> int:
    """EN-END-02, EN-END-03, EN-SCROLL-G01. All goods as silver, a point for every five or three."""
    mat = s.mats[seat]
    silver = sum(mat.goods[good] * s.data.worth[good] for good in range(len(GOODS)))
    rate = s.data.silver_per_vp
    for tile, scroll in enumerate(s.data.scrolls):
        if scroll.silver_per_vp and mat.scrolls >> tile & 1:
            rate = scroll.silver_per_vp
    return silver // rate


def wall_points(s: EzraState, seat: int) -> int:
    """EN-END-06, EN-WALL-15. What the player's wall cards print."""
    return sum(s.data.wall_vp[s.wall_card[wall]] for wall in WALLS if s.owner[wall] == seat)


def gate_points(s: EzraState, seat: int) -> int:
    """EN-END-06, EN-GATE-05. Gate cards with the player's gatekeeper; corner gates have no card."""
    return sum(s.data.spaces[gate].vp for gate in CARD_GATES if s.owner[gate] == seat)


def scribe_points(s: EzraState, seat: int) -> int:
    """EN-END-07, EN-TORAH-11. One to four by row."""
    return sum(s.data.row_vp[ROW_OF[i]] for i, owner in enumerate(s.scribes) if owner == seat)


def score_gold_scrolls(s: EzraState, seat: int) -> None:
    """EN-END-08, EN-SCROLL-01. The conditions of the player's gold tiles."""
    for tile, scroll in enumerate(s.data.scrolls):
        if s.mats[seat].scrolls >> tile & 1:
            if scroll.scoring is not None:
                points = points_for(s, seat, scroll.scoring)
                score(s, seat, points, FROM_SCROLLS, "EN-END-08")
            if scroll.scores_hand:
                score_hand_card(s, seat)


def score_hand_card(s: EzraState, seat: int) -> None:
    """EN-SCROLL-G08, EN-END-09. The card left in hand scores as on a Sabbath; tucked cards do not."""
    for card in range(len(CARDS)):
        if s.mats[seat].hand >> card & 1:
            s.tell("score_hand", seat, "EN-SCROLL-G08", {"card": CARDS[card]}, None, True)
            points = points_for(s, seat, s.data.cards[card].scoring)
            score(s, seat, points, FROM_SCROLLS, "EN-SCROLL-G08")


def scores(s: EzraState) -> list[Score]:
    """One for each player; the opponent's is separate."""
    return [score_of(s, seat) for seat in s.people()]


def score_of(s: EzraState, seat: int) -> Score:
    """EN-GEN-03, EN-END-10. A row for each source; the altar track breaks ties.

    EN-SOLO-77: the human therefore wins a tie only as the altar leader.
    """
    ranked = sorted(range(s.n), key=lambda seat: (-s.mats[seat].vp(), s.altar_order.index(seat)))
    rows = tuple(Row(source, s.mats[seat].points[i]) for i, source in enumerate(SOURCES))
    ahead = Row("altar_track", s.n - s.altar_order.index(seat))
    return Score(s.shown(seat), rows, (ahead,), s.phase == OVER and seat == ranked[0])
