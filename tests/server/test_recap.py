"""What was missed, moment by moment, told again from the log."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.tables import NOW, a_table, applied, random_steps
from trilith import games
from trilith.server import recap
from trilith.server.recap import told_since
from trilith.server.shapes import plain
from trilith.server.wire import Refused


@pytest.mark.parametrize("game", games.keys())
def test_missed_steps_are_recapped_from_the_log(game: str) -> None:
    log = a_table(3, game=game)
    sent = list(random_steps(log, 60))
    last = len(sent)  # a short game may be over before
    for seat in (-1, 0, 2):
        again = plain(told_since(log.table, log.entries, 20, last, seat))
        assert (again["from"], again["to"]) == (20, last)
        assert again["at"] == NOW + 20_000
        assert again["view"] == sent[19][seat]["view"]
        told = [one for state in sent[20:] for one in state[seat]["told"]]
        assert [listed(one, other) for one, other in zip(again["told"], told, strict=True)] == told
        assert applied(again["view"], again["told"], None) == sent[-1][seat]["view"]


def listed(one: Any, other: Any) -> Any:
    """A moment without what it changes, if the other does not list that."""
    return one if "set" in other else {key: one[key] for key in one if key != "set"}


def test_a_long_recap_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    log = a_table()
    log.play_on(random.Random(3), 40)
    whole = told_since(log.table, log.entries, 0, 40, 0).told
    monkeypatch.setattr(recap, "MAX_TOLD", 10)
    found: list[Any] = []
    reached = 0
    while reached < 40:
        part = told_since(log.table, log.entries, reached, 40, 0)
        assert part.to > reached
        reached = part.to
        found += part.told
    assert found == whole


@pytest.mark.parametrize(("start", "stop"), [(5, 4), (0, 99), (99, 99)])
def test_only_steps_that_were_played_are_recapped(start: int, stop: int) -> None:
    log = a_table()
    log.play_on(random.Random(3), 10)
    with pytest.raises(Refused, match="from 0 to 10"):
        told_since(log.table, log.entries, start, stop, 0)


def test_a_player_who_has_not_moved_yet_gets_a_recap_from_the_start() -> None:
    log = a_table()
    log.now += 5_000
    log.play(1, "choose messenger")
    assert told_since(log.table, log.entries, 0, 1, 0).at == NOW


def test_a_log_of_other_rules_is_refused_without_a_word_of_what_was_hidden() -> None:
    log = a_table()
    log.play_on(random.Random(3), 10)
    step = next(entry for entry in log.entries if entry.kind == "play")
    step.data["action"] = "choose_nothing"
    step.data["action"] = next(
        action.code
        for action in log.match.game.catalogue
        if action not in log.match.history.state.legal(step.data["seat"])
        and not action.code.startswith("choose")
    )
    with pytest.raises(Refused, match="cannot be replayed under the present rules") as refused:
        told_since(log.table, log.entries, 0, 10, 0)
    assert refused.value.code == "not_now"
    assert step.data["action"] not in refused.value.text


def test_nothing_between_two_steps_that_are_the_same() -> None:
    log = a_table()
    log.play_on(random.Random(3), 10)
    found = told_since(log.table, log.entries, 10, 10, 1)
    assert (found.to, found.told) == (10, [])
    assert found.view == log.match.game.view(log.match.history.state, 1)
