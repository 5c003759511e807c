"""SR-ROUND, SR-NEXT, SR-END. The round: planning, season, construction, the end check, a new round."""

from __future__ import annotations

from typing import Final

from trilith.engine.event import NOBODY
from trilith.engine.task import Effect
from trilith.games.sa_re.building import BeginConstruction
from trilith.games.sa_re.components import CARRIED, GOODS_CARDS, MODES
from trilith.games.sa_re.planning import StartPlan
from trilith.games.sa_re.scoring import meets_goal, winner
from trilith.games.sa_re.season import BeginSeason, FirstSequence
from trilith.games.sa_re.setup import DealQuickStart, PlaceStartTiles, place_together
from trilith.games.sa_re.state import OVER, PLANNING, SaReState

PHASES: Final[tuple[str, ...]] = (
    "setup",
    "planning",
    "season",
    "sequence",
    "construction",
    "end_check",
    "new_round",
)
"""Where a scenario may begin. `sequence` is a season whose deck lies as the position has it."""


class Start(Effect[SaReState]):
    """SR-SETUP-10, SR-QUICK-05. The start tiles, then the quick start's; then the first round."""

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        s.then(PlaceStartTiles())
        s.stack.insert(len(s.stack) - 1, BeginRound())
        if s.quick:
            s.stack.insert(len(s.stack) - 1, DealQuickStart())


class BeginRound(Effect[SaReState]):
    """SR-GEN-03, SR-GEN-05, SR-ROUND-01. Planning in turn order, the season, construction, the end
    check.
    """

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        s.phase = PLANNING
        s.tell("round", NOBODY, "SR-GEN-03", {"round": s.round})
        plans = [StartPlan(seat) for seat in s.player_order()]
        s.then(*plans, BeginSeason(), BeginConstruction(), EndCheck())


class EndCheck(Effect[SaReState]):
    """SR-ROUND-05, SR-END-01, SR-END-02, SR-END-03. Once a round, after everybody's construction."""

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        done = [seat for seat in range(s.n) if meets_goal(s, seat)]
        if not done:
            s.then(NewRound())
            return
        s.phase = OVER
        for seat in done:
            s.tell("goal", seat, "SR-END-01", {"mode": MODES[s.mode]})
        s.tell("won", winner(s), "SR-TIE-01" if len(done) > 1 else "SR-END-01", {}, None, True)


class NewRound(Effect[SaReState]):
    """SR-NEXT-01, SR-NEXT-05. The dispenser passes to the left; everybody refreshes; planning
    again.
    """

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        s.round += 1
        s.first_player = (s.first_player + 1) % s.n
        for seat in range(s.n):
            refresh(s, seat)
        s.tell("first_player", s.first_player, "SR-NEXT-01")
        s.then(BeginRound())


def refresh(s: SaReState, seat: int) -> None:
    """SR-NEXT-02, SR-NEXT-03, SR-NEXT-04, SR-PRODB-02, SR-POWER-02. Obelisks up, cubes down, cards
    to day.

    Trade and port cards hold a resource again, those of new buildings for the first time; cards
    that were kept are carried from now on, without traded marks.
    """
    s.standing[seat] = True
    s.revolted[seat] = False
    s.gauge[seat] = s.bottom(seat)
    s.night[seat] = 0
    s.launched[seat] = 0
    s.constructed[seat] = False
    s.staged[seat] = False
    s.jokers[seat] = 0
    s.produce(seat)
    s.cards[seat] = tuple([card % GOODS_CARDS + CARRIED for card in s.cards[seat]])


def enter(s: SaReState, phase: str) -> None:
    """Put a phase and all that follows it on an empty stack: where a scenario begins.

    Start tiles not placed yet lie together on the Divinity variant's start cell.
    """
    if phase == "setup":
        s.then(Start())
        return
    for seat in range(s.n):
        if s.unplaced[seat]:
            place_together(s, seat, s.data.divinity_cell)
    rest = (BeginConstruction(), EndCheck())
    if phase == "planning":
        s.then(BeginRound())
    elif phase == "season":
        s.then(BeginSeason(), *rest)
    elif phase == "sequence":
        s.then(FirstSequence(), *rest)
    elif phase == "construction":
        s.then(*rest)
    elif phase == "end_check":
        s.then(EndCheck())
    else:
        s.then(NewRound())
