"""Records of the castle hold, whatever explanations were told when they were made."""

from __future__ import annotations

import random

import pytest

from trilith import games
from trilith.engine.errors import BadInput
from trilith.engine.history import History
from trilith.engine.record import Record, record_of, verify

CASTLE = games.get("castle")


@pytest.fixture
def record() -> Record:
    history, chance = History(CASTLE, CASTLE.setup(3, {}, seed="remarks")), random.Random(1)
    while not history.state.is_over():
        seat = history.state.to_act()[0]
        history.play(seat, chance.choice(list(history.state.legal(seat))))
    return record_of(history, with_events=True)


def drop(record: Record, *kinds: str) -> int:
    """Take the events of these kinds out of the record; return how many there were."""
    told = sum(event.kind in kinds for events in record.events.values() for event in events)
    record.events = {
        step: [event for event in events if event.kind not in kinds]
        for step, events in record.events.items()
    }
    return told


def test_a_record_from_before_an_explanation_was_added_still_replays(record: Record) -> None:
    assert drop(record, "cannot_build", "no_more_buildings") > 0
    assert verify(record, CASTLE).state.is_over()


def test_a_record_without_something_that_happened_does_not_hold(record: Record) -> None:
    assert drop(record, "goods") > 0
    with pytest.raises(BadInput, match="the stored events are not what happens here"):
        verify(record, CASTLE)
