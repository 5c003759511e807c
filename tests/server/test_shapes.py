"""What the shapes of a table say by themselves."""

from __future__ import annotations

from tests.server.in_memory import seat, summary
from trilith.server.shapes import plain, read_summary


def test_a_seat_is_played_by_its_bot_or_by_who_stands_in() -> None:
    assert seat(0, "ada").level is None
    assert seat(0, "ada", stand_in="easy").level == "easy"
    assert seat(0, None, bot="hard").level == "hard"


def test_a_vacation_holds_from_its_first_moment_until_its_end() -> None:
    one = seat(0, "ada", vacation=[(10, 20), (30, 40)])
    assert [one.vacation_until(now) for now in (9, 10, 19, 20, 30, 40)] == [0, 20, 20, 0, 40, 0]
    assert seat(0, "ada").vacation_until(5) == 0


def test_a_summary_is_read_as_it_was_written() -> None:
    import msgspec

    made = summary("t1", seat(0, "ada"), seat(1, None), title="Come", ended=7)
    assert read_summary(msgspec.json.encode(plain(made)).decode()) == made
