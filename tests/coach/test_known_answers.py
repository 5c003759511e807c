"""Positions in which it is certain what a choice is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.coach.games import ENOUGH, PLENTY, codes, judged
from tests.games.castle.test_scoring import at_the_end
from tests.games.ezra_nehemiah.table import GAME as EZRA
from tests.games.ezra_nehemiah.table import give, pending, read, table, week_over
from tests.games.sa_re.table import position
from trilith import bots
from trilith.bots import Seen, bot_seed
from trilith.coach import Analysis, analyse
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.record import record_of
from trilith.engine.state import State
from trilith.games.castle import GAME as CASTLE
from trilith.games.castle.state import CastleState
from trilith.games.ezra_nehemiah.end import EndScoring
from trilith.games.ezra_nehemiah.sabbath import ScoreTucked, Tuck
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.walls import BY_GOLD, Erect, PayPiece
from trilith.games.sa_re import GAME as SA_RE
from trilith.games.sa_re.state import SaReState


def market(mine: int, rival: int) -> CastleState:
    """Castle: the market is the last thing that scores; three points for six thalers tie, and win."""
    given = {"seats.0.thalers": 7, "seats.0.vp": mine, "seats.1.vp": rival}
    return at_the_end({"market_1": 0}, given, players=2)


def test_castle_the_market_that_wins_is_found() -> None:
    found = judged(CASTLE, market(8, 11), "0 cash_in 6", 2)
    assert (found.verdict, found.cost) == ("found", 0.0)
    assert (found.best.chance, found.lead) == (100.0, 100.0)


def test_castle_to_leave_the_winning_points_at_the_market_is_a_blunder() -> None:
    found = judged(CASTLE, market(8, 11), "0 cash_in 0", 2)
    assert (found.verdict, found.cost, found.margin) == ("blunder", 100.0, 0.0)
    assert found.delta == [-100.0, 100.0]
    assert found.best.action.code == "cash_in 6"


def test_castle_a_choice_that_changes_nothing_costs_nothing_and_does_not_count() -> None:
    found = judged(CASTLE, market(8, 30), "0 cash_in 0", 2)
    assert (found.verdict, found.cost, found.counts) == ("fine", 0.0, False)


def last_stage() -> SaReState:
    """Sa-Ré, Scribe: the rival's pyramid stands; ours came first and lacks one stage."""
    return position(
        at="construction",
        players=2,
        grounds={0: {4: "site:pyramid"}, 1: {4: "pyramid"}},
        cards={0: "WW SS GG G W S"},
        given={"seats.0.stages": 2, "seats.1.pyramid": 2},
    )


def test_sa_re_the_last_stage_wins_the_race() -> None:
    found = judged(SA_RE, last_stage(), "0 stage", 2)
    assert (found.verdict, found.best.chance) == ("found", 100.0)


def test_sa_re_not_to_build_the_last_stage_is_a_blunder() -> None:
    found = judged(SA_RE, last_stage(), "0 done", 2)
    assert found.verdict == "blunder"
    assert codes(found)[0] == "stage"
    assert found.cost > 50.0


def last_tuck() -> EzraState:
    """Ezra and Nehemiah: the last card decides; only the watchman ties, and the altar wins ties."""
    s = week_over(table(2))
    s.round, s.phase = 3, 4
    s.altar_order = [0, 1]
    s.mats[1].points[0] += 6
    s.mats[0].altar, s.mats[0].blessings = 3, [2, 1, 0]
    return pending(s, Tuck(0, 1), ScoreTucked(0), EndScoring())


def test_ezra_the_card_that_wins_is_found() -> None:
    found = judged(EZRA, last_tuck(), "0 tuck watchman", 2)
    assert (found.verdict, found.best.chance) == ("found", 100.0)


def test_ezra_any_other_card_is_a_blunder() -> None:
    found = judged(EZRA, last_tuck(), "0 tuck singer", 2)
    assert (found.verdict, found.cost) == ("blunder", 100.0)
    assert found.best.action.code == "tuck watchman"


def played_out(game: Game[Any], s: State) -> Analysis:
    """From a told position to the end, by bots at a glance; analysed."""
    history: History[Any] = History(game, game.setup(2, {}, "told"), s)
    players = [bots.get("easy")(bot_seed("told", seat)) for seat in range(2)]
    while not history.state.is_over():
        seat = history.state.to_act()[0]
        history.play(seat, players[seat].choose(Seen(game, history.state, seat)))
    return analyse(record_of(history), game, ENOUGH)


def no_stone_left() -> SaReState:
    """Sa-Ré, Scribe: the rival's pyramid stands, and there is nothing to pay the last stage with."""
    return position(
        at="construction",
        players=2,
        grounds={0: {4: "site:pyramid"}, 1: {4: "pyramid"}},
        given={"seats.0.stages": 2, "seats.1.pyramid": 2},
    )


def far_behind() -> EzraState:
    """Ezra and Nehemiah: no card makes up for sixty points."""
    s = last_tuck()
    s.mats[1].points[0] += 60
    return s


@pytest.mark.parametrize(
    ("game", "told"), [(CASTLE, lambda: market(8, 30)), (SA_RE, no_stone_left), (EZRA, far_behind)]
)
def test_a_game_that_is_lost_has_neither_skill_nor_luck_left(
    game: Game[Any], told: Callable[[], State]
) -> None:
    found = played_out(game, told())
    for account, chance in zip(found.accounts, (0.0, 100.0), strict=True):
        assert (account.start, account.result) == (chance, chance)
        assert account.own == account.others == account.luck == 0.0
    assert not any(one.choice.counts for one in found.moments if one.choice is not None)


def last_wall(*pile: int) -> EzraState:
    """Ezra and Nehemiah: the last wall. Of the six upper cards of the pile, whose order nobody knows,
    three are drawn; only the one that prints 4 points wins. How the wall is paid for does not matter.
    """
    s = week_over(table(2))
    s.round, s.phase = 3, 4
    known = [card for card in range(12) if card not in pile]
    s.mats[0].wall_pile, s.mats[0].wall_bottom = (*pile, *known), len(known)
    s.mats[1].points[0] += 1  # 14 points at the end; ours are 10 and the wall, and a tie is lost
    give(s, 0, wood=1, gold=1)
    return pending(s, PayPiece(0, 1, 0, BY_GOLD), Erect(0, 1), EndScoring())


@pytest.mark.parametrize(
    ("pile", "picked", "result"),
    [((1, 3, 0, 4, 5, 6), "wall_card_01", 100.0), ((1, 3, 4, 0, 5, 6), "wall_card_05", 0.0)],
)
def test_an_end_that_one_draw_decides_is_luck_alone(
    pile: tuple[int, ...], picked: str, result: float
) -> None:
    history: History[Any] = History(EZRA, EZRA.setup(2, {}, "told"), last_wall(*pile))
    for move in ("0 pay gold", f"0 wall_card {picked}", "0 on_top wall_card_02"):
        history.play(*read(move))
    found = analyse(record_of(history), EZRA, PLENTY)
    for account, end in zip(found.accounts, (result, 100.0 - result), strict=True):
        assert account.result == end
        assert account.own == account.others == 0.0
        assert account.luck == end - account.start
        assert account.start == pytest.approx(50.0, abs=15.0)
    (draw,) = found.luck()
    assert draw.kind == "draw"
    assert all(one.choice.cost == 0.0 for one in found.moments if one.choice is not None)
