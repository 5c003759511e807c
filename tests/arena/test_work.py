"""Shares of work: handed out, lost, taken back in any order, and given on in theirs."""

from __future__ import annotations

import dataclasses
import pickle
from typing import Any

import pytest

from tests.arena.games import won_by
from trilith.arena.play import Played
from trilith.arena.work import ATTEMPTS, Done, Share, Work, WorkersLost, play_share
from trilith.engine.errors import BadInput

NAMES = ("a", "b")


def played(number: int, seconds: float = 0.1) -> Played:
    return dataclasses.replace(won_by(number, NAMES, "a"), seconds=seconds)


def done(share: Share, seconds: float = 0.1) -> Done:
    return Done([played(number, seconds) for number in share])


def numbers(work: Work) -> list[int]:
    return [one.number for one in work.ready()]


def all_shares(work: Work, seconds: float) -> list[Share]:
    found = []
    while (share := work.share()) is not None:
        found.append(share)
        work.take(share, done(share, seconds))
    return found


def test_the_first_share_is_one_game_and_the_next_are_as_many_as_take_a_moment() -> None:
    shares = all_shares(Work(1000, 1), seconds=0.1)
    assert shares[0] == (0,)
    assert len(shares[1]) == int(Work.SECONDS / 0.1)
    assert [number for share in shares for number in share] == list(range(1000))


def test_quick_games_are_handed_out_by_the_dozen_and_slow_ones_singly() -> None:
    quick = all_shares(Work(1000, 1), seconds=0.0001)
    assert max(len(share) for share in quick) == Work.MOST
    assert {len(share) for share in all_shares(Work(20, 1), seconds=5.0)} == {1}


def test_towards_the_end_shares_become_small_so_that_all_end_together() -> None:
    shares = all_shares(Work(100, 4), seconds=0.0001)
    sizes = [len(share) for share in shares[1:]]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 9  # a third of what would be fair
    assert sizes[-1] == 1


def test_games_are_given_on_in_their_order() -> None:
    work = Work(3, 2)
    one, two, three = (work.share() for _ in range(3))
    assert (one, two, three) == ((0,), (1,), (2,))
    assert work.share() is None
    work.take((2,), done((2,)))
    assert numbers(work) == []
    work.take((0,), done((0,)))
    assert numbers(work) == [0]
    assert not work.is_over
    work.take((1,), done((1,)))
    assert numbers(work) == [1, 2]
    assert work.is_over


def test_a_run_that_goes_on_begins_where_it_stopped() -> None:
    work = Work(5, 1, first=3)
    assert work.share() == (3,)
    work.take((3,), done((3,)))
    assert numbers(work) == [3]


def test_a_share_that_was_lost_is_played_again_before_others() -> None:
    work = Work(9, 1)
    share = work.share()
    assert share == (0,)
    work.lost(share)
    assert work.share() == (0,)
    assert work.share() == (1,)


def test_a_share_that_kills_its_workers_ends_the_run() -> None:
    work = Work(9, 1)
    for _ in range(ATTEMPTS + 2):
        work.lost((4, 5), was_playing=False)
    for _ in range(ATTEMPTS - 1):
        work.lost((4, 5))
    with pytest.raises(WorkersLost, match="3 workers died while they played games 4 to 5") as lost:
        work.lost((4, 5))
    again = pickle.loads(pickle.dumps(lost.value))
    assert (again.share, str(again)) == ((4, 5), str(lost.value))
    assert "game 7:" in str(WorkersLost((7,)))


def test_a_game_that_failed_is_reported_in_its_turn() -> None:
    work = Work(4, 1)
    work.take((0, 1, 2), Done([played(0)], BadInput("bots", "broken")))
    given = work.ready()
    assert next(given).number == 0
    with pytest.raises(BadInput, match="broken"):
        next(given)
    assert not work.is_over


class Breaks:
    """Plays every game but one."""

    def play(self, number: int) -> Played:
        if number == 5:
            raise BadInput("bots", "broken")
        return played(number)


def test_a_share_is_played_until_something_stops_it() -> None:
    ready: Any = Breaks()
    whole = play_share(ready, (1, 2))
    assert ([one.number for one in whole.played], whole.error) == ([1, 2], None)
    part = play_share(ready, (4, 5, 6))
    assert [one.number for one in part.played] == [4]
    assert str(part.error) == "bots: broken"
