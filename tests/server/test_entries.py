"""Which steps stand when some were taken back."""

from __future__ import annotations

from trilith.server.entries import Entry, Script, steps_of


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
