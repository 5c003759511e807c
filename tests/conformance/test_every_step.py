"""One suite for all games: what holds at every step of random games."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

from tests.conformance.every import every_setting
from tests.conformance.settings import Setting, random_play
from trilith.bots import Seen
from trilith.cli.coverage import read_rules
from trilith.engine.action import Action
from trilith.engine.errors import IllegalAction
from trilith.engine.event import OPPONENT, SPECTATOR, Event, seen
from trilith.engine.positions import unbalanced
from trilith.engine.rng import Rng
from trilith.engine.scenario.paths import flat


@every_setting
def test_a_player_to_act_has_a_real_choice(setting: Setting) -> None:
    for s, _ in random_play(setting, "choice"):
        assert len(set(s.to_act())) == len(s.to_act())
        for seat in s.to_act():
            legal = list(s.legal(seat))
            assert len(legal) >= 2
            assert len(set(legal)) == len(legal)
            assert all(action in setting.game.catalogue for action in legal)
        others = set(range(setting.players)) - set(s.to_act())
        assert all(not s.legal(seat) for seat in others)


@every_setting
def test_legal_is_what_no_rule_blocks(setting: Setting) -> None:
    for s, seat in random_play(setting, "blocked"):
        question = s.question(seat)
        allowed = [a for a in question.candidates(s) if question.blocked(s, a) is None]
        assert sorted(map(str, s.legal(seat))) == sorted(map(str, allowed))


@every_setting
def test_every_legal_action_can_be_done_and_no_other_changes_anything(setting: Setting) -> None:
    game = setting.game
    chance = random.Random(str(setting))
    for s, seat in random_play(setting, "apply"):
        before = game.digest(s)
        for action in s.legal(seat):
            s.clone().apply(seat, action)
        for action in some_illegal(setting, s, seat, chance):
            assert s.why_not(seat, action) is not None
            with pytest.raises(IllegalAction) as error:
                s.apply(seat, action)
            assert str(action) in str(error.value)
        assert game.digest(s) == before


@every_setting
def test_everything_that_is_refused_is_refused_by_a_rule_of_the_game(setting: Setting) -> None:
    rules = read_rules(setting.game.key)
    chance = random.Random(str(setting))
    for s, seat in random_play(setting, "reasons"):
        if chance.random() < 0.1:
            legal, shown = set(s.legal(seat)), set(s.question(seat).candidates(s))
            assert shown <= set(s.question(seat).nameable(s))
            for action in setting.game.catalogue:
                refusal = s.why_not(seat, action)
                assert (refusal is None) == (action in legal)
                assert refusal is None or refusal.rule in rules


def some_illegal(setting: Setting, s: Any, seat: int, chance: random.Random) -> list[Action]:
    actions = setting.game.catalogue.actions
    sample = chance.sample(actions, min(8, len(actions)))
    return [action for action in sample if action not in s.legal(seat)]


@every_setting
def test_a_clone_is_equal_and_independent(setting: Setting) -> None:
    game = setting.game
    for s, seat in random_play(setting, "clone"):
        before = game.digest(s)
        clone = s.clone()
        assert game.digest(clone) == before
        assert clone.to_act() == s.to_act()
        assert list(clone.legal(seat)) == list(s.legal(seat))
        clone.apply(seat, clone.legal(seat)[-1])
        assert game.digest(s) == before
        assert game.digest(clone) != before


@every_setting
def test_a_snapshot_brings_back_the_same_position(setting: Setting) -> None:
    game = setting.game
    for s, seat in random_play(setting, "snapshot"):
        again = game.load(json.loads(json.dumps(game.dump(s))))
        assert game.digest(again) == game.digest(s)
        assert again.to_act() == s.to_act()
        assert list(again.legal(seat)) == list(s.legal(seat))


@every_setting
def test_pieces_are_conserved(setting: Setting) -> None:
    account = setting.game.positions
    for s, _ in random_play(setting, "pieces"):
        assert account.pieces(s), "a game that does not count its pieces"
        assert unbalanced(account.pieces(s)) == []
        assert account.impossible(s, every_path(setting.game.dump(s))) == []


def every_path(snapshot: dict[str, Any]) -> list[str]:
    """As if all of it had been written by hand, tiles of every seat included."""
    seats = [flat({f"seats.{i}": seat}) for i, seat in enumerate(snapshot["seats"])]
    return [*flat(snapshot), *(path for seat in seats for path in seat)]


@every_setting
def test_what_is_imagined_looks_the_same_and_tells_nothing(setting: Setting) -> None:
    game = setting.game
    viewers = (*range(setting.players), SPECTATOR)
    for step, (s, seat) in enumerate(random_play(setting, "imagine")):
        before = game.digest(s)
        for viewer in {seat, viewers[step % len(viewers)]}:
            imagined = game.imagine(s, viewer, Rng.of(f"one {step}"))
            assert game.view(imagined, viewer) == game.view(s, viewer)
            assert imagined.to_act() == s.to_act()
            assert list(imagined.legal(viewer)) == list(s.legal(viewer))
            assert imagined.rng.key != s.rng.key
            # Imagining from what was imagined gives the same as from the truth: so nothing that
            # is hidden from the viewer has any part in it.
            again = game.imagine(game.imagine(s, viewer, Rng.of("two")), viewer, Rng.of("three"))
            assert game.digest(again) == game.digest(game.imagine(s, viewer, Rng.of("three")))
        assert game.digest(s) == before


@every_setting
def test_events_previews_and_refusals_tell_nothing_hidden(setting: Setting) -> None:
    game = setting.game
    chance = random.Random(str(setting))
    for s, seat in random_play(setting, "secrets"):
        imagined = game.imagine(s, seat, Rng.of("elsewhere"))
        action = chance.choice(s.legal(seat))
        preview = game.preview(s, seat, action)
        assert game.preview(imagined, seat, action) == preview
        assert keeps_its_word(s, seat, action, preview)
        looked, knows = game.foresee(imagined, seat, action), game.foresee(s, seat, action)
        assert (looked.ends_turn, looked.reveals) == (knows.ends_turn, knows.reveals)
        assert until_revealed(imagined, seat, action) == until_revealed(s, seat, action)
        for other in some_illegal(setting, s, seat, chance):
            assert imagined.why_not(seat, other) == s.why_not(seat, other)


def keeps_its_word(s: Any, seat: int, action: Action, preview: list[Event]) -> bool:
    """Does all that a preview says happen, in that order, but for what it warns of?"""
    warned = s.question(seat).warns(s, action)
    trial = s.clone()
    trial.log = []
    trial.apply(seat, action)
    happens = iter(seen(trial.log, seat))
    return all(event in happens for event in preview[len(warned) :])


def until_revealed(s: Any, seat: int, action: Action) -> list[Event]:
    """What the seat sees of an action's consequences, up to the first that reveals something."""
    trial = s.clone()
    trial.log = []
    trial.apply(seat, action)
    known: list[Event] = []
    for event in trial.log:
        if event.reveals:
            break
        known.append(event)
    return seen(known, seat)


@every_setting
def test_views_and_decisions_are_plain_json(setting: Setting) -> None:
    game = setting.game
    for s, seat in random_play(setting, "json"):
        for viewer in (seat, SPECTATOR):
            text = json.dumps(game.view(s, viewer))
            assert json.loads(text) == game.view(s, viewer)
            assert s.rng.key.hex() not in text
        decision = game.decision(s, seat)
        assert decision is not None
        assert [choice.action for choice in decision.options] == list(s.legal(seat))
        assert decision.rule
        assert json.loads(json.dumps(decision.dump()))["seat"] == seat
        assert game.decision(s, SPECTATOR) is None


@every_setting
def test_what_a_bot_sees_survives_the_way_to_another_process(setting: Setting) -> None:
    for step, (s, seat) in enumerate(random_play(setting, "pickle")):
        if step % 10 == 0:
            there = pickle.loads(pickle.dumps(Seen(setting.game, s, seat)))
            assert list(there.legal) == list(s.legal(seat))
            assert there.view == setting.game.view(s, seat)


@every_setting
def test_scores_add_up_and_somebody_wins(setting: Setting) -> None:
    game = setting.game
    last = None
    for s, _ in random_play(setting, "scores"):
        last = s
        assert [score.seat for score in game.scores(s)] == list(range(setting.players))
        for score in game.standings(s):
            assert score.total == sum(row.points for row in score.rows)
            assert not score.won
    assert last is not None
    if last.is_over():
        # Against an opponent whom the rules play, nobody at the table may have won.
        winners = [score.seat for score in game.standings(last) if score.won]
        assert winners
        assert game.winners(last) == [seat for seat in winners if seat != OPPONENT]
        assert not any(last.legal(seat) for seat in range(setting.players))
