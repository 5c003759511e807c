"""EN-AFTER. After a Sabbath, before the next round."""

from __future__ import annotations

from trilith.engine.event import NOBODY
from trilith.engine.task import Effect
from trilith.games.ezra_nehemiah.altar import altar_leader
from trilith.games.ezra_nehemiah.cards import draw_up, on_board
from trilith.games.ezra_nehemiah.effects import GainWorkers
from trilith.games.ezra_nehemiah.guards import GuardsLimit
from trilith.games.ezra_nehemiah.names import AFTER, CARDS
from trilith.games.ezra_nehemiah.solo import shuffle_opponent
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.traders_elders import go_home


class AfterSabbath(Effect[EzraState]):
    """EN-AFTER-03, EN-AFTER-07. Prophets, shofar, workers home, altar leader, new draw piles.

    Everything else stays.
    """

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        s.phase = AFTER
        rewards_leader = s.round in s.data.leader_worker_after
        move_prophets(s)
        s.moment()
        pass_shofar(s)
        s.moment()
        for seat in range(s.n):
            go_home(s, seat)
        s.tell("workers_home", NOBODY, "EN-AFTER-03")
        s.moment()
        s.then(NewDrawPiles(), GuardsLimit(s.shofar))
        if rewards_leader:
            reward_altar_leader(s)


def move_prophets(s: EzraState) -> None:
    """EN-AFTER-01. To where the altar card has them in the next round."""
    s.round += 1
    judgment = s.data.judgments[s.altar_card][s.round - 1]
    facts = {"zechariah": judgment.zechariah, "haggai": judgment.haggai}
    s.tell("prophets", NOBODY, "EN-AFTER-01", {**facts})


def pass_shofar(s: EzraState) -> None:
    """EN-AFTER-02. To the next player clockwise."""
    s.shofar = (s.shofar + 1) % s.n
    s.active = s.shofar
    s.tell("shofar", s.shofar, "EN-AFTER-02")


def reward_altar_leader(s: EzraState) -> None:
    """EN-AFTER-04. One worker, or a tent space if none is left."""
    leader = altar_leader(s)
    s.tell("altar_leader", leader, "EN-AFTER-04")
    s.then(GainWorkers(leader, 1))


class NewDrawPiles(Effect[EzraState]):
    """EN-AFTER-05, EN-AFTER-06, EN-SAB-09, EN-TURN-08. Boards are shuffled, kept hands filled up."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        seats = [seat for seat in s.seats_from(s.shofar) if not s.is_opponent(seat)]
        for seat in seats:
            new_draw_pile(s, seat)
        s.moment()
        for seat in seats:
            draw_up(s, seat, "EN-AFTER-06")
            s.moment()
        if s.side >= 0:
            shuffle_opponent(s)


def new_draw_pile(s: EzraState, seat: int) -> None:
    """EN-AFTER-05. Tucked cards stay out of it. The hand could be worked out, as the rest was seen."""
    mat = s.mats[seat]
    board = on_board(s, seat)
    # A draw pile that is not empty yet goes in too: only a set up position can have one.
    cards = [card for card in range(len(CARDS)) if board >> card & 1 or card in mat.pouch]
    if not mat.pouch:
        mat.known = mat.hand
    s.rng.shuffle(cards)
    mat.pouch = tuple(cards)
    mat.piles = [(), (), ()]
    s.tell("shuffle", seat, "EN-AFTER-05", {"count": len(cards)}, None, True)
