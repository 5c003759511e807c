"""The partner in a first game: the guide's wishes first, and always the same answer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.castle import table as castle
from tests.games.sa_re import table as sa_re
from trilith.bots import Seen
from trilith.bots.guide import GuideBot, asked_about
from trilith.bots.lookahead import PartnerBot
from trilith.engine.guide import Guide
from trilith.engine.rng import Rng
from trilith.games.castle import GAME as CASTLE
from trilith.games.sa_re import GAME as SA_RE


def chosen(game: Any, s: Any, seat: int) -> str:
    return str(GuideBot("any").choose(Seen(game, s, seat)))


def test_the_first_wish_of_the_seat_that_is_legal_is_done() -> None:
    guide = Guide.of(CASTLE)
    assert guide is not None
    s = castle.position("select")
    for seat in (1, 2):
        assert chosen(CASTLE, s, seat) == guide.bots[seat][0]
    played = castle.position("select", played={1: "messenger worker_stone"})
    assert chosen(CASTLE, played, 1) == guide.bots[1][2]


def test_the_learners_own_seat_has_no_wishes() -> None:
    s = castle.position("select")
    legal = " ".join(action.code for action in s.legal(0))
    assert chosen(CASTLE, s, 0) == str(PartnerBot(legal).choose(Seen(CASTLE, s, 0)))


def test_a_wish_about_a_card_waits_until_that_card_lies_open() -> None:
    for deck, draws in (("GW W W W", True), ("t T W W", False)):
        s = sa_re.position("sequence", first=1, deck=deck, given={"seats.1.gauge": 6})
        seen = Seen(SA_RE, s, 1)
        assert ("double_gold_wood" in asked_about(seen)) is draws
        assert (chosen(SA_RE, s, 1) == "draw") is draws


@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_answer_depends_only_on_what_is_legal(seed: str) -> None:
    s = castle.position("select")
    hidden = CASTLE.imagine(s, 0, Rng.of(seed))
    assert chosen(CASTLE, hidden, 0) == chosen(CASTLE, s, 0)
    assert str(GuideBot(seed).choose(Seen(CASTLE, s, 0))) == chosen(CASTLE, s, 0)
