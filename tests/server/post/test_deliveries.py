"""The log of deliveries: for the person every attempt, for the operator counts without names."""

from __future__ import annotations

import msgspec

from tests.server.in_memory import database
from trilith.server.post import deliveries
from trilith.server.post.shapes import Delivered
from trilith.server.post.ways import Way

NOW = 1_790_000_000_000
MAIL = Way("w1", "ada", "mail", "ada@example.org", {}, "", NOW, NOW, 0, "", 0)
HOOK = Way("w2", "bea", "webhook", "https://chat.example/hooks/k4", {}, "slack", NOW, NOW, 0, "", 0)
REFUSED = "550 <ada@example.org>: no such user"


def test_everybody_reads_their_own_attempts_the_newest_first() -> None:
    with database() as c:
        deliveries.note(c, MAIL, ["turn", "late"], NOW, "again", REFUSED, 1, NOW + 60)
        deliveries.note(c, MAIL, ["turn"], NOW + 60, "sent", tries=2)
        deliveries.note(c, HOOK, ["test"], NOW, "sent")
        second, first = deliveries.of(c, "ada")
        assert (first.outcome, first.kinds, first.next) == ("again", ["late", "turn"], NOW + 60)
        assert (second.outcome, second.tries, second.why) == ("sent", 2, "")
        assert first.target == "a…@example.org"
        assert [one.target for one in deliveries.of(c, "bea")] == ["chat.example/…k4"]
        assert deliveries.of(c, "eve") == []


def test_the_operator_counts_outcomes_and_learns_nobodys_address() -> None:
    with database() as c:
        for _ in range(2):
            deliveries.note(c, MAIL, ["turn"], NOW, "failed", REFUSED)
        deliveries.note(c, HOOK, ["turn"], NOW, "again", "answered 503", 1, NOW + 60)
        deliveries.note(c, HOOK, ["turn"], NOW - 10, "sent")
        counted = deliveries.counts(c, NOW)
        assert counted == [
            Delivered("mail", "failed", "550", 2),
            Delivered("webhook", "again", "503", 1),
        ]
        assert b"example" not in msgspec.json.encode(counted)


def test_a_line_is_forgotten_after_thirty_days() -> None:
    with database() as c:
        deliveries.note(c, MAIL, ["turn"], NOW, "sent")
        deliveries.tidy(c, NOW + deliveries.KEPT)
        assert len(deliveries.of(c, "ada")) == 1
        deliveries.tidy(c, NOW + deliveries.KEPT + 1)
        assert deliveries.of(c, "ada") == []
