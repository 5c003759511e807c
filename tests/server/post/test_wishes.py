"""Quiet hours and the day's mail, by the reader's own clock."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from trilith.server.post.wishes import Quiet, Wishes, quiet_end, read
from trilith.server.wire import Refused

PARIS = "Europe/Paris"


def at(text: str, zone: str = PARIS) -> int:
    """A moment, as a clock in that zone shows it."""
    moment = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone))
    return int(moment.timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "sent"),
    [
        ("2026-11-16T22:29", "2026-11-16T22:29"),
        ("2026-11-16T22:30", "2026-11-17T07:30"),
        ("2026-11-17T03:00", "2026-11-17T07:30"),
        ("2026-11-17T07:30", "2026-11-17T07:30"),
        ("2026-03-28T23:00", "2026-03-29T07:30"),  # the night in which summer begins
        ("2026-10-25T02:30", "2026-10-25T07:30"),  # and the one in which it ends
    ],
)
def test_what_comes_in_the_quiet_hours_is_sent_when_they_end(now: str, sent: str) -> None:
    wishes = Wishes(quiet=Quiet("22:30", "07:30"), zone=PARIS)
    assert wishes.sending_time("turn", "push", at(now)) == at(sent)


def test_quiet_hours_may_lie_within_a_day_and_are_the_readers_own() -> None:
    quiet = Quiet("09:00", "17:00")
    assert quiet_end(quiet, PARIS, at("2026-11-16T12:00")) == at("2026-11-16T17:00")
    tokyo = "Asia/Tokyo"
    assert quiet_end(quiet, tokyo, at("2026-11-16T12:00")) == at("2026-11-16T12:00")
    assert quiet_end(quiet, tokyo, at("2026-11-16T02:00")) == at("2026-11-16T17:00", tokyo)


def test_only_your_own_deadline_may_break_the_quiet_and_only_if_allowed() -> None:
    night = at("2026-11-16T23:00")
    strict, open_ = Wishes(quiet=Quiet(), zone=PARIS), Wishes(quiet=Quiet(late=True), zone=PARIS)
    assert strict.sending_time("late", "push", night) > night
    assert open_.sending_time("late", "push", night) == night
    assert open_.sending_time("turn", "push", night) > night


@pytest.mark.parametrize(
    ("digest", "now", "sent"),
    [
        ("daily", "2026-11-16T10:00", "2026-11-16T18:00"),
        ("daily", "2026-11-16T18:00", "2026-11-17T18:00"),
        ("weekly", "2026-11-16T10:00", "2026-11-22T18:00"),  # a Sunday
    ],
)
def test_mail_is_gathered_and_nothing_else_is(digest: str, now: str, sent: str) -> None:
    wishes = Wishes(digest=digest, zone=PARIS)  # type: ignore[arg-type]
    assert wishes.sending_time("turn", "mail", at(now)) == at(sent)
    assert wishes.sending_time("late", "mail", at(now)) == at(now)
    assert wishes.sending_time("turn", "push", at(now)) == at(now)


@pytest.mark.parametrize(
    ("now", "since"),
    [
        ("2026-11-17T07:59", None),
        ("2026-11-17T08:00", "2026-11-17T08:00"),
        ("2026-11-17T11:59", "2026-11-17T08:00"),
        ("2026-11-17T12:00", None),
        ("2026-03-29T09:00", "2026-03-29T08:00"),  # the day on which summer begins
    ],
)
def test_the_position_of_the_day_comes_in_the_readers_own_morning(
    now: str, since: str | None
) -> None:
    assert Wishes(zone=PARIS).morning(at(now)) == (at(since) if since else 0)


@pytest.mark.parametrize(
    "doc",
    [
        b"[]",
        b'{"zone": "Mars/Olympus"}',
        b'{"zone": "../../etc/passwd"}',
        b'{"ways": {"turn": ["pigeon"]}}',
        b'{"ways": {"gossip": ["mail"]}}',
        b'{"quiet": {"start": "25:00", "until": "07:00"}}',
        b'{"reminders": [0]}',
        b"\xff",
    ],
)
def test_wishes_that_cannot_be_are_refused_in_one_line(doc: bytes) -> None:
    with pytest.raises(Refused) as refused:
        read(doc)
    assert refused.value.code == "bad_message"
    assert "\n" not in refused.value.text
