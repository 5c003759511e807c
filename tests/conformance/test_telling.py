"""For every game: what is told of a step, moment by moment, leads from view to view."""

from __future__ import annotations

import random
from operator import is_
from typing import Any

import pytest

from tests.conformance.every import every_setting
from tests.conformance.settings import Setting
from trilith import games
from trilith.engine.differences import patched
from trilith.engine.event import SPECTATOR
from trilith.engine.history import History
from trilith.engine.rng import Rng
from trilith.engine.telling import Moment, moments

MAX_ROUNDS = 5
"""Sa-Ré can be played at random for long, and its later rounds tell nothing new."""


def told_play(setting: Setting, seed: str) -> Any:
    """A random game that is told: the history before each step, and the step to come."""
    game = setting.game
    chance = random.Random(f"{setting}/{seed}")
    setup = game.setup(setting.players, dict(setting.options), seed)
    history: History[Any] = History(game, setup, is_told=True)
    while not history.state.is_over() and is_early(setting, history.state):
        seat = chance.choice(history.state.to_act())
        yield history, seat, chance.choice(history.state.legal(seat))


def is_early(setting: Setting, s: Any) -> bool:
    return setting.key != "sa_re" or s.round <= MAX_ROUNDS


@every_setting
def test_the_moments_of_a_step_lead_from_view_to_view(setting: Setting) -> None:
    game = setting.game
    viewers = (*range(setting.players), SPECTATOR)
    views = {viewer: game.view(setting.start("told"), viewer) for viewer in viewers}
    for history, seat, action in told_play(setting, "told"):
        history.play(seat, action)
        for viewer in viewers:
            told, after = moments(game, history.cuts, viewer, views[viewer])
            reached: object = views[viewer]
            for moment in told:
                assert moment.changes is not None
                assert moment.events or moment.changes
                reached = patched(reached, moment.changes)
            assert reached == after == game.view(history.state, viewer)
            views[viewer] = after


@every_setting
def test_what_is_kept_of_an_earlier_look_is_what_would_be_made_anew(setting: Setting) -> None:
    """Moment after moment, what has not changed is taken from the one before: nothing gets old."""
    game = setting.game
    viewers = (*range(setting.players), SPECTATOR)
    sight = game.look(setting.start("kept"), viewers)
    for history, seat, action in told_play(setting, "kept"):
        history.play(seat, action)
        sight = sight.of(history.before)
        for cut in history.cuts:
            sight = game.look(cut.state, viewers, sight)
            assert sight.views == [game.view(cut.state, viewer) for viewer in viewers]


def keeps_what_it_showed(key: str) -> bool:
    """Whether a game has a look of its own; a small one can do without."""
    return "look" in vars(type(games.get(key)))


@pytest.mark.parametrize("key", [key for key in games.keys() if keeps_what_it_showed(key)])
def test_what_has_not_changed_is_not_made_again(key: str) -> None:
    """So telling costs little, no matter how many watch."""
    game, chance = games.get(key), random.Random("again")
    s = game.start(game.setup(2, {}, "again"))
    for _ in range(20):
        seat = chance.choice(s.to_act())
        s.apply(seat, chance.choice(s.legal(seat)))
        first = game.look(s, (0, 1, SPECTATOR))
        again = game.look(s.clone(), (0, 1, SPECTATOR), first)
        for before, after in zip(first.views, again.views, strict=True):
            assert all(map(is_, before["seats"], after["seats"]))


@every_setting
def test_moments_tell_nothing_hidden(setting: Setting) -> None:
    """In two positions that look the same to a seat, a step is told to it alike until it reveals."""
    game = setting.game
    viewers = (*range(setting.players), SPECTATOR)
    for step, (history, seat, action) in enumerate(told_play(setting, "secret")):
        before, setup = history.state.clone(), history.setup
        history.play(seat, action)
        for viewer in {seat, viewers[step % len(viewers)]}:
            imagined = game.imagine(before, viewer, Rng.of(f"elsewhere {step}"))
            if action not in imagined.legal(seat):
                continue  # another may hold other cards there
            there: History[Any] = History(game, setup, imagined, is_told=True)
            there.play(seat, action)
            view = game.view(before, viewer)
            here_told = until_revealed(moments(game, history.cuts, viewer, view)[0])
            there_told = until_revealed(moments(game, there.cuts, viewer, view)[0])
            assert here_told == there_told


def until_revealed(told: list[Moment]) -> list[tuple[Any, Any]]:
    """The moments before the first that reveals something."""
    known: list[tuple[Any, Any]] = []
    for moment in told:
        if any(event.reveals for event in moment.events):
            break
        known.append((moment.events, moment.changes))
    return known
