"""What those who study games rely on, for all games: copies, fresh deals, returns, information."""

from __future__ import annotations

import copy
import pickle

from tests.conformance.every import every_setting
from tests.conformance.settings import Setting, random_play
from trilith.engine.event import CHANCE, DISCLOSURE, FINALITY, SPECTATOR, seen
from trilith.engine.history import History
from trilith.engine.returns import by_margin, by_place
from trilith.engine.rng import Rng


@every_setting
def test_states_can_be_copied_and_pickled_and_lose_nothing(setting: Setting) -> None:
    game = setting.game
    for step, (s, seat) in enumerate(random_play(setting, "copies")):
        if step % 12:
            continue
        s.log = []
        for there in (copy.deepcopy(s), pickle.loads(pickle.dumps(s))):
            assert game.digest(there) == game.digest(s)
            assert there.to_act() == s.to_act()
            assert list(there.legal(seat)) == list(s.legal(seat))
            assert there.skipped == s.skipped
            before = game.digest(s)
            there.apply(seat, there.legal(seat)[-1])
            assert there.log != s.log or game.digest(there) != before
            assert game.digest(s) == before
            assert s.log == []


@every_setting
def test_a_new_deal_changes_nothing_that_anybody_sees(setting: Setting) -> None:
    game = setting.game
    for step, (s, seat) in enumerate(random_play(setting, "redeal")):
        if step % 8:
            continue
        dealt = game.redeal(s, Rng.of(f"deal {step}"))
        for viewer in (*range(setting.players), SPECTATOR):
            assert game.view(dealt, viewer) == game.view(s, viewer)
        assert list(dealt.legal(seat)) == list(s.legal(seat))
        assert dealt.rng.key != s.rng.key
        # What nobody knows has no part in what is dealt.
        again = game.redeal(game.redeal(s, Rng.of("elsewhere")), Rng.of(f"deal {step}"))
        assert game.digest(again) == game.digest(dealt)


@every_setting
def test_what_reveals_says_what_kind_of_thing_it_reveals(setting: Setting) -> None:
    game = setting.game
    for s, _ in random_play(setting, "kinds"):
        for event in s.log or ():
            kind = game.revelation(event)
            assert (kind is None) == (not event.reveals)
            assert kind in (None, CHANCE, DISCLOSURE, FINALITY)
        s.log = []


@every_setting
def test_returns_lie_between_minus_one_and_one_and_the_winner_has_most(setting: Setting) -> None:
    game = setting.game
    last = None
    for s, _ in random_play(setting, "returns"):
        last = s
    assert last is not None
    for returns in (by_place(game, last), by_margin(game, last)):
        assert len(returns) == setting.players
        assert all(-1 <= one <= 1 for one in returns)
        assert setting.players == 1 or abs(sum(returns)) < 1e-9
    if last.is_over():
        winners = game.winners(last)
        best = by_place(game, last)
        assert all(best[seat] == max(best) for seat in winners)
        assert setting.players > 1 or best == [1.0 if winners else -1.0]


@every_setting
def test_information_is_what_the_seat_did_and_learnt_and_nothing_else(setting: Setting) -> None:
    game = setting.game
    history = History(game, game.setup(setting.players, dict(setting.options), "information"))
    for _ in range(25):
        if history.state.is_over():
            break
        seat = history.state.to_act()[-1]
        history.play(seat, history.state.legal(seat)[0])
    for viewer in range(setting.players):
        found = history.information(viewer)
        told = [event for entry in found for event in entry.get("events", ())]
        assert told == [event.dump() for event in seen(history.events(), viewer)]
        did = [entry["action"] for entry in found if "action" in entry]
        assert did == [step.action.code for step in history.steps if step.seat == viewer]
