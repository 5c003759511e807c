"""What happened, and who may see it."""

from __future__ import annotations

import pickle

import pytest

from tests.engine.toy import kinds, new_game, play
from trilith.engine.errors import BadInput
from trilith.engine.event import SPECTATOR, Event, load_event, seen

OPEN = Event("took", 1, "TY-TAKE-01", {"card": 3, "from": "deck"}, None, True)
PRIVATE = Event("saw", 1, "TY-LOOK-01", {"card": 3}, (1, 2))


def test_a_private_event_is_seen_by_those_named_only() -> None:
    assert [PRIVATE.is_seen_by(seat) for seat in (0, 1, 2, SPECTATOR)] == [
        False,
        True,
        True,
        False,
    ]
    assert all(OPEN.is_seen_by(seat) for seat in (0, 1, 2, SPECTATOR))


def test_each_seat_sees_its_own_part_of_what_happens() -> None:
    events = play(new_game(2), "0 raise", "1 stand", "0 stand", "0 first look")
    everything = ["raised", "stands", "stands", "bid", "bid", "looked", "saw"]
    assert kinds(events) == everything
    assert kinds(seen(events, 0)) == everything
    for other in (1, SPECTATOR):
        assert kinds(seen(events, other)) == ["stands", "stands", "bid", "bid", "looked"]


def test_an_event_is_saved_without_a_word_on_who_else_may_see_it() -> None:
    assert OPEN.dump() == {
        "kind": "took",
        "seat": 1,
        "rule": "TY-TAKE-01",
        "args": {"card": 3, "from": "deck"},
        "reveals": True,
    }
    assert "reveals" not in PRIVATE.dump()
    assert "seen_by" not in PRIVATE.dump()


def test_an_event_is_read_back() -> None:
    assert load_event(OPEN.dump()) == OPEN
    assert load_event(PRIVATE.dump()) == Event("saw", 1, "TY-LOOK-01", {"card": 3})


def test_events_are_equal_if_all_about_them_is() -> None:
    same = Event("took", 1, "TY-TAKE-01", {"card": 3, "from": "deck"}, None, True)
    assert same == OPEN
    assert hash(same) == hash(OPEN)
    assert Event("took", 1, "TY-TAKE-01", {"card": 3, "from": "deck"}) != OPEN
    assert OPEN != "took"


def test_an_event_prints_itself() -> None:
    assert repr(OPEN) == "<took seat 1 card=3 from=deck [TY-TAKE-01]>"
    assert repr(Event("over", -1, "TY-ROUND-02", {})) == "<over  [TY-ROUND-02]>"


def test_an_event_travels_between_processes() -> None:
    assert pickle.loads(pickle.dumps(PRIVATE)) == PRIVATE


@pytest.mark.parametrize(
    "doc",
    [
        [],
        {},
        {"kind": 1, "seat": 0, "rule": "x", "args": {}},
        {"kind": "took", "seat": "0", "rule": "x", "args": {}},
        {"kind": "took", "seat": 0, "args": {}},
        {"kind": "took", "seat": 0, "rule": "x"},
        {"kind": "took", "seat": 0, "rule": "x", "args": {"cards": [1, 2]}},
        {"kind": "took", "seat": 0, "rule": "x", "args": {"card": None}},
    ],
    ids=str,
)
def test_what_is_no_event_is_refused_with_its_place(doc: object) -> None:
    with pytest.raises(BadInput, match=r"^line 7: "):
        load_event(doc, "line 7")
