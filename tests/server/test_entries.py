"""Which steps stand when some were taken back."""

from __future__ import annotations

from trilith.engine.event import Event
from trilith.server.entries import Entry, Script, packed, steps_of, told, unpacked


def log(*lines: str) -> list[Entry]:
    """A log in short: "a" plays a, "<2" is an undo to step 2, "<<2" one by consent."""
    entries = []
    for seq, line in enumerate(lines, 1):
        if line.startswith("<"):
            kind = "rewind" if line.startswith("<<") else "undo"
            entries.append(Entry(seq, 0, kind, {"to": int(line.strip("<"))}))
        else:
            entries.append(Entry(seq, 0, "play", {"action": line}))
    return entries


def actions(entries: list[Entry]) -> str:
    return "".join(entry.data["action"] for entry in entries)


def test_what_was_taken_back_does_not_stand() -> None:
    assert actions(steps_of(log("a", "b", "c", "<1", "d"))) == "ad"
    assert actions(steps_of(log("a", "b", "<<0", "c", "d", "<1"))) == "c"
    assert steps_of(log("a", "<0")) == []


def test_a_script_counts_what_was_played_and_what_is_still_to_be() -> None:
    script = Script()
    for entry in log("a", "b", "c"):
        script.play(entry)
    assert actions(script.take_ahead()) == "abc"
    script.played = 3
    back, further = log("<2", "<<1")
    script.go_back(back)
    assert (len(script), script.played, script.since) == (2, 2, 1)
    script.play(Entry(4, 0, "play", {"action": "d"}))
    assert len(script) == 3
    script.go_back(further)
    assert (len(script), script.played, script.ahead) == (1, 1, [])
    assert script.rewinds == [(3, 1)]


def test_only_what_is_ahead_is_dropped_when_going_back_no_further() -> None:
    script = Script()
    script.played = 2
    for entry in log("c", "d"):
        script.play(entry)
    script.go_back(Entry(9, 0, "undo", {"to": 3}))
    assert (script.played, actions(script.ahead)) == (2, "c")


def test_a_step_is_its_players_or_a_stand_ins_and_one_taken_back_is_nobodys() -> None:
    script = Script()
    for entry, hand in zip(log("a", "b", "c"), (0, ~0, 1), strict=True):
        script.play(entry, hand)
    assert [script.hands_of(seat) for seat in range(3)] == [(1, 1), (1, 0), (0, 0)]
    script.go_back(Entry(9, 0, "undo", {"to": 1}))
    assert script.hands_of(0) == (1, 0)
    script.play(Entry(10, 0, "play", {"action": "d"}), ~1)
    assert [script.hands_of(seat) for seat in range(2)] == [(1, 0), (0, 1)]


def test_the_result_is_that_of_the_last_step_as_long_as_it_is_not_played() -> None:
    script = Script()
    assert script.result() is None
    for result in ([1], [2]):
        script.play(Entry(1, 0, "play", {"action": "a", "result": result}))
    assert script.result() == [2]
    script.take_ahead()
    assert script.result() is None


# ------------------------------------------------------------------ events

EVENTS = [
    Event("paid", 0, "AM-INN-04", {"n": 2}),
    Event("drew", 1, "AM-SEL-01", {"card": "trader"}, seen_by=(1,), reveals=True),
]


def test_events_come_back_from_the_log_as_they_were() -> None:
    stored = packed(EVENTS)
    assert stored[1] == ["drew", 1, "AM-SEL-01", {"card": "trader"}, [1], True]
    back = unpacked(stored)
    assert packed(back) == stored
    assert [event.seen_by for event in back] == [None, (1,)]
    assert [event.reveals for event in back] == [False, True]


def test_each_seat_is_told_its_own_events_and_at_which_step_they_happened() -> None:
    assert [[one["kind"] for one in told(EVENTS, seat, 7)] for seat in (0, 1, -1)] == [
        ["paid"],
        ["paid", "drew"],
        ["paid"],
    ]
    assert {one["step"] for one in told(EVENTS, 1, 7)} == {7}
