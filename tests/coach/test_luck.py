"""Luck: what came, beside what might have come as well."""

from __future__ import annotations

from typing import Any

import pytest

from tests.coach.games import ENOUGH, FEW, PLENTY
from tests.coach.test_known_answers import last_wall
from tests.games.ezra_nehemiah.table import GAME as EZRA
from tests.games.ezra_nehemiah.table import read
from trilith import bots
from trilith.bots import Seen
from trilith.coach.level import Level
from trilith.coach.luck import Luck, Shown
from trilith.coach.measuring import OPENINGS, Measuring, other_openings
from trilith.coach.secret import Done, Secrets
from trilith.coach.settings import DRAWS
from trilith.coach.tally import SURE, Tally
from trilith.coach.value import value_for
from trilith.engine.action import Action
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.state import State
from trilith.games.castle import GAME as CASTLE
from trilith.games.castle.selection import ChooseCard
from trilith.games.sa_re import GAME as SA_RE
from trilith.games.sa_re.actions import DRAW

WON, LOST = (1, 3, 0, 4, 5, 6), (1, 3, 4, 0, 5, 6)


def paid(pile: tuple[int, ...]) -> Shown:
    """Ezra and Nehemiah: the last wall is paid for, and three cards of this pile are drawn."""
    before, move = last_wall(*pile), read("0 pay gold")
    after = before.clone()
    after.apply(*move)
    luck = Luck(EZRA, EZRA.standard_data, value_for(EZRA, EZRA.setup(2)), PLENTY)
    return luck.of(Done(before, (move,)), after, "told")


def test_what_came_has_no_part_in_what_was_expected() -> None:
    won, lost = paid(WON), paid(LOST)
    assert won.before == lost.before
    assert won.before.chances == pytest.approx([50.0, 50.0], abs=12.0)


def test_a_draw_is_worth_what_it_leads_to() -> None:
    assert paid(WON).after.chances == [100.0, 0.0]
    assert paid(LOST).after.chances == [0.0, 100.0]


def test_luck_has_a_margin_and_it_covers_the_truth() -> None:
    found = paid(WON)
    assert abs(found.before.chances[0] - 50.0) <= 1.5 * found.before.margins[0]
    assert found.after.margins == [0.0, 0.0]


def test_a_draw_that_decides_much_is_tried_more_often_whatever_came() -> None:
    """All hangs on the card: the tries lie 50 points from their mean, so many more are made."""
    won, lost = paid(WON), paid(LOST)
    off = won.before.margins[0] / SURE
    tries = (50.0 / off) ** 2
    assert tries == pytest.approx(DRAWS.most * PLENTY.level / 2, rel=0.1)
    assert lost.before.margins == won.before.margins


def test_a_draw_that_decides_nothing_is_tried_no_more_often_than_a_depth_says() -> None:
    luck = Luck(EZRA, EZRA.standard_data, value_for(EZRA, EZRA.setup(2)), PLENTY)
    alike, apart = Tally(), Tally()
    for place in range(80):
        alike.add([50.0, 50.0])
        apart.add([40.0, 60.0] if place % 2 else [60.0, 40.0])
    assert luck._trials_after(alike) == PLENTY.level // 2
    assert luck._trials_after(apart) == pytest.approx(100, abs=2)  # ten points apart, one off


def chosen_in_secret(*order: int) -> tuple[Done, State]:
    """Castle: everybody chooses the first cards that may be chosen, and answers in this order."""
    s = CASTLE.start(CASTLE.setup(len(order), {}, "secret"))
    secrets, done = Secrets(), None
    for seat in order:
        question = s.question(seat)
        assert isinstance(question, ChooseCard)
        for _ in range(question.left):
            action = s.legal(seat)[0]
            secrets.position(s, seat)
            done = secrets.note(seat, action)
            s.apply(seat, action)
    assert done is not None
    return done, s


def test_choices_that_meet_are_one_act_of_all_who_chose() -> None:
    done, _ = chosen_in_secret(1, 0, 2)
    assert done.is_common
    assert done.seats == [0, 1, 2]
    assert [seat for seat, _ in done.of(1)] == [1] * len(done.of(1))
    assert sum(len(done.of(seat)) for seat in done.seats) == len(done.chosen)


def test_luck_does_not_depend_on_who_answered_first() -> None:
    luck = Luck(CASTLE, CASTLE.standard_data, value_for(CASTLE, CASTLE.setup(2)), PLENTY)
    one, other = (luck.of(*chosen_in_secret(*order), "told") for order in ((0, 1), (1, 0)))
    assert one.before.chances == other.before.chances
    assert sum(one.before.chances) == pytest.approx(100.0)
    assert sum(one.after.chances) == pytest.approx(100.0)


def test_an_open_choice_is_an_act_of_its_own() -> None:
    secrets = Secrets()
    s = last_wall(*WON)
    seat, action = read("0 pay gold")
    secrets.position(s, seat)
    done = secrets.note(seat, action)
    assert done is not None
    assert not done.is_common
    assert done.chosen == ((0, action),)


def test_every_game_is_compared_with_other_openings_of_its_own() -> None:
    """With the same few for all games, one seat would have what their mean is off as luck in each."""
    game: Game[Any] = EZRA
    found = [
        {game.digest(s) for s in other_openings(game, game.setup(2, {}, seed), "coach")}
        for seed in ("one", "another", "one")
    ]
    assert len(found[0]) == len(found[1]) == OPENINGS
    assert not found[0] & found[1]
    assert found[0] == found[2]


def opening_of(seed: str) -> Level:
    """Ezra and Nehemiah: a game that begins with the last wall, where a card decides it."""
    history = History(EZRA, EZRA.setup(2, {}, seed), last_wall(*WON))
    history.play(*read("0 pay gold"))
    while not history.state.is_over():
        seat = history.state.to_act()[0]
        history.play(seat, history.state.legal(seat)[0])
    (opening,) = Measuring(history, ENOUGH, "coach", frozenset()).through(0, 1)
    assert opening.level is not None
    return opening.level


def test_games_that_begin_alike_are_measured_by_dice_of_their_own() -> None:
    """Otherwise all would be off by the same, which one seat would have as luck in each."""
    found = [opening_of(seed).chances for seed in ("one", "another", "one", "a third")]
    assert found[0] == found[2]
    assert len({tuple(each) for each in found}) > 1


def mirrored(s: State, seat: int, action: Action) -> Action:
    """What the other seat of a table for two does where everything is the other way round."""
    code = action.code.replace("seat:0", "me").replace("seat:1", "seat:0").replace("me", "seat:1")
    return next(option for option in s.legal(seat) if option.code == code)


def draws_on_both_sides(count: int) -> list[tuple[Shown, Shown]]:
    """Sa-Ré: the first draws of a game, and of the same game with the seats exchanged."""
    here, there = (
        SA_RE.start(SA_RE.setup(2, {"first_player": first}, "mirror")) for first in ("0", "1")
    )
    players = [bots.get("easy")(name) for name in ("Iris", "Max")]
    luck = Luck(SA_RE, SA_RE.standard_data, value_for(SA_RE, SA_RE.setup(2)), FEW)
    found: list[tuple[Shown, Shown]] = []
    while len(found) < count:
        seat = here.to_act()[0]
        action = players[seat].choose(Seen(SA_RE, here, seat))
        turned = mirrored(there, 1 - seat, action)
        begun = here.clone(), there.clone()
        here.apply(seat, action)
        there.apply(1 - seat, turned)
        if action is DRAW:
            left = luck.of(Done(begun[0], ((seat, action),)), here, "told")
            right = luck.of(Done(begun[1], ((1 - seat, turned),)), there, "told")
            found.append((left, right))
    return found


def test_no_seat_has_better_luck_than_the_other_has_in_its_place() -> None:
    for left, right in draws_on_both_sides(3):
        for one, other in ((left.before, right.before), (left.after, right.after)):
            assert one.chances == pytest.approx(other.chances[::-1])
            assert one.margins == pytest.approx(other.margins[::-1])
