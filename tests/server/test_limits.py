"""Buckets fill with time and no further than their rim; addresses are what a subscriber has."""

from __future__ import annotations

import pytest

from trilith.server import limits
from trilith.server.limits import Bucket, Buckets, Counts, address, network


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def taken(bucket: Bucket, cost: float = 1.0, tries: int = 1000) -> int:
    """How often it gives before it refuses."""
    for count in range(tries):
        if not bucket.take(cost):
            return count
    return tries


def test_a_bucket_gives_what_it_holds_and_then_what_flows_in() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 10.0, clock)
    assert taken(bucket) == 10
    clock.now += 1.5
    assert taken(bucket) == 3


def test_a_bucket_never_holds_more_than_its_burst_however_long_it_fills() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 10.0, clock)
    clock.now += 3600
    assert taken(bucket) == 10
    clock.now += 3600
    assert taken(bucket) == 10


def test_dear_things_empty_a_bucket_sooner() -> None:
    assert taken(Bucket(1.0, 10.0, Clock()), 3.0) == 3


def test_what_is_refused_costs_nothing() -> None:
    bucket = Bucket(1.0, 10.0, Clock())
    assert bucket.take(8.0)
    assert not bucket.take(3.0)
    assert bucket.take(2.0)


def test_a_bucket_says_how_long_to_wait() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 10.0, clock)
    assert bucket.wait(4.0) == 0.0
    assert bucket.take(10.0)
    assert bucket.wait(4.0) == 2.0
    clock.now += 0.5
    assert bucket.wait(4.0) == 1.5
    clock.now += 1.4
    assert not bucket.take(4.0)
    clock.now += 0.1
    assert bucket.take(4.0)


def test_what_costs_more_than_a_full_bucket_is_paid_with_a_debt() -> None:
    clock = Clock()
    bucket = Bucket(2.0, 10.0, clock)
    assert bucket.take(14.0)
    assert bucket.wait() == 2.5
    clock.now += 2.0
    assert not bucket.take()
    clock.now += 0.5
    assert bucket.take()


def test_what_is_given_back_can_be_taken_again() -> None:
    bucket = Bucket(1.0, 10.0, Clock())
    assert bucket.take(10.0)
    bucket.give_back(4.0)
    assert taken(bucket) == 4


def test_each_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(1.0, 2.0, Clock())
    assert [buckets.take("ada") for _ in range(3)] == [True, True, False]
    assert buckets.take("bea")


def test_a_crowd_is_not_looked_through_for_each_who_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many subscribers a network has, whoever comes next costs no more than the last."""
    monkeypatch.setattr(limits, "MAX_BUCKETS", 10)
    looks = 0

    def is_full(_: Bucket) -> bool:
        nonlocal looks
        looks += 1
        return False

    monkeypatch.setattr(Bucket, "is_full", is_full)
    buckets = Buckets(1.0, 2.0, Clock())
    for number in range(1000):
        buckets.take(f"2001:db8:0:{number:x}::/64")
    assert looks < 2 * 1000


def test_only_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 3)
    clock = Clock()
    buckets = Buckets(1.0, 2.0, clock)
    for who in ("ada", "bea", "cid"):
        assert buckets.take(who, 2.0)
    clock.now += 1.0
    assert buckets.take("bea")
    clock.now += 1.0  # by now ada's and cid's are full again
    assert buckets.take("dan")
    assert len(buckets) == 2
    assert not buckets.take("bea", 2.0)


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("no:address", "no:address"),
    ],
)
def test_an_address_is_what_one_subscriber_has(host: str, counted: str) -> None:
    assert network(host) == counted
    assert address({"client": (host, 1)}) == counted


def test_visitors_without_an_address_are_counted_together() -> None:
    assert address({"client": None}) == ""


def test_counts_have_a_limit_and_go_down_again() -> None:
    counts = Counts(2)
    counts.add("ada")
    assert counts.has_room("ada")
    counts.add("ada")
    assert not counts.has_room("ada")
    assert counts.has_room("bea")
    counts.drop("ada")
    assert counts.has_room("ada")
    assert counts["ada"] == 1


def test_what_costs_more_than_a_bucket_holds_is_waited_for_until_it_is_full() -> None:
    clock = Clock()
    bucket = Bucket(1.0, 10.0, clock)
    assert bucket.take(4.0)
    assert bucket.wait(50.0) == pytest.approx(4.0)
    assert not bucket.has(50.0)
    assert bucket.has(6.0)
    assert not bucket.has(6.1)


def test_an_interface_is_no_part_of_an_address() -> None:
    assert network("fe80::1%eth0") == network("fe80::1") == "fe80::/64"


def test_nothing_is_kept_of_who_has_nothing_open() -> None:
    counts = Counts(2)
    counts.add("ada")
    counts.drop("ada")
    assert list(counts._open) == []
