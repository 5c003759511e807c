"""What a bot may know: what its seat sees, and nothing of what is hidden."""

from __future__ import annotations

import pickle

import pytest

from tests.bots.table import CASTLE, positions
from trilith.arena.simulate import Plan, play_one
from trilith.bots import BOTS, Bot, Seen, bot_seed
from trilith.engine.action import Action
from trilith.engine.rng import Rng
from trilith.games.castle.state import CastleState


def test_what_is_seen_has_these_faces_and_no_other() -> None:
    faces = {name for name in dir(Seen) if not name.startswith("_")}
    assert faces == {"game", "seat", "data", "legal", "view", "decision", "imagine"}


def test_what_is_seen_is_what_the_game_shows_this_seat() -> None:
    for s, seat in positions():
        seen = Seen(CASTLE, s, seat)
        decision = CASTLE.decision(s, seat)
        assert seen.view == CASTLE.view(s, seat)
        assert list(seen.legal) == list(s.legal(seat))
        assert seen.decision is not None
        assert decision is not None
        assert seen.decision.dump() == decision.dump()


def secrets_of(s: CastleState, seat: int) -> tuple[object, ...]:
    others = [s.face_down[other] for other in range(s.n) if other != seat]
    return (*others, s.winter_deck, s.rng.key)


def test_no_state_that_a_bot_holds_is_the_real_one() -> None:
    hidden = told = 0
    for step, (s, seat) in enumerate(positions()):
        imagined = Seen(CASTLE, s, seat).imagine(Rng.of(f"{step}"))
        assert isinstance(imagined, CastleState)
        assert imagined is not s
        assert imagined.rng.key != s.rng.key
        assert imagined.log is None
        assert imagined.answered == 0
        hidden += 1
        told += secrets_of(imagined, seat)[:-1] == secrets_of(s, seat)[:-1]
    assert told < hidden  # what is guessed is right by chance only


def test_the_way_to_another_process_carries_nothing_hidden() -> None:
    for step, (s, seat) in enumerate(positions()):
        if step % 7 == 0:
            sent = pickle.dumps(Seen(CASTLE, s, seat))
            elsewhere = CASTLE.imagine(s, seat, Rng.of("elsewhere"))
            assert sent == pickle.dumps(Seen(CASTLE, elsewhere, seat))
            assert s.rng.key not in sent
            assert s.rng.key.hex().encode() not in sent


def test_what_arrives_in_another_process_is_seen_alike() -> None:
    for step, (s, seat) in enumerate(positions()):
        if step % 7 == 0:
            seen = Seen(CASTLE, s, seat)
            there = pickle.loads(pickle.dumps(seen))
            assert there.seat == seat
            assert there.view == seen.view
            assert list(there.legal) == list(seen.legal)


def test_an_owner_s_data_go_along_to_another_process() -> None:
    data = CASTLE.data({"tile": [{"id": "keep", "vp": 33}]})
    s = CASTLE.start(CASTLE.setup(2, seed="own", data=data))
    there = pickle.loads(pickle.dumps(Seen(CASTLE, s, s.to_act()[0], data)))
    assert there.data.digest == data.digest
    assert there.view["buildings"][0]["vp"] == 33


def test_the_seed_of_a_bot_tells_nothing_of_the_game_s() -> None:
    assert "sesame" not in bot_seed("open sesame", 1)
    seeds = {bot_seed(seed, seat) for seed in ("a", "b") for seat in range(4)}
    assert len(seeds) == 8
    assert bot_seed("a", 1) == bot_seed("a", 1)


class Spy(Bot):
    """Remembers what it was given."""

    seeds: list[str] = []  # noqa: RUF012

    def __init__(self, seed: str = "") -> None:
        super().__init__(seed)
        Spy.seeds.append(seed)

    def choose(self, seen: Seen) -> Action:
        return seen.legal[-1]


def test_no_bot_at_a_table_is_given_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "spy", Spy)
    Spy.seeds.clear()
    play_one(Plan("castle", 2, ("spy",), seed="sesame"), 0)
    assert len(Spy.seeds) == 2
    assert not any("sesame" in seed for seed in Spy.seeds)


def test_a_bare_bot_cannot_choose() -> None:
    s, seat = next(positions())
    with pytest.raises(NotImplementedError):
        Bot().choose(Seen(CASTLE, s, seat))
