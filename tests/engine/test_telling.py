"""A step moment by moment, as each seat sees it."""

from __future__ import annotations

from tests.engine.toy import TOY, ToyState, read
from trilith.engine.event import SPECTATOR
from trilith.engine.history import History
from trilith.engine.telling import all_moments, moments


def game() -> History[ToyState]:
    return History(TOY, TOY.setup(2, seed="toy"), is_told=True)


def test_a_secret_is_a_moment_only_for_those_who_see_it() -> None:
    history = game()
    before = {seat: TOY.view(history.state, seat) for seat in (0, 1)}
    history.play(*read("0 raise"))
    own, view = moments(TOY, history.cuts, 0, before[0])
    assert [event.kind for event in own[0].events] == ["raised"]
    assert own[0].changes == [[["bid"], 1]]
    assert view == TOY.view(history.state, 0)
    assert moments(TOY, history.cuts, 1, before[1]) == ([], before[1])


def test_a_moment_tells_what_it_changed_and_no_more() -> None:
    history = game()
    for move in ("0 raise", "1 stand", "0 stand"):
        history.play(*read(move))
    before = TOY.view(history.state, SPECTATOR)
    history.play(*read("0 first take"))
    (took,), after = moments(TOY, history.cuts, SPECTATOR, before)
    assert [event.kind for event in took.events] == ["took"]
    assert took.changes is not None
    assert [path for path, _ in took.changes] == [["deck"], ["won", 0]]
    assert after["deck"] == before["deck"] - 1


def test_what_leads_to_a_view_that_is_sent_too_is_not_listed() -> None:
    history = game()
    before = TOY.view(history.state, 0)
    history.play(*read("0 raise"))
    (told,), sight = all_moments(TOY, history.cuts, (0,), [before], with_view=True)
    assert [(one.events[0].kind, one.changes) for one in told] == [("raised", None)]
    assert sight.views == [TOY.view(history.state, 0)]
