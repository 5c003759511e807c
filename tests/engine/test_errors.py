"""Errors: one line each, the same on the other side of a process."""

from __future__ import annotations

import pickle

import pytest

from trilith.engine.action import act
from trilith.engine.errors import BadInput, IllegalAction, Refusal, TrilithError
from trilith.engine.history import Step
from trilith.engine.label import Label
from trilith.engine.scenario import Failure


def test_bad_input_says_where_and_what() -> None:
    assert str(BadInput("castle.toml", "no such file")) == "castle.toml: no such file"
    assert str(BadInput("", "no such file")) == "no such file"


def test_a_refusal_prints_and_compares() -> None:
    assert repr(Refusal("TY-BID-02", {"coins": 3})) == "Refusal(TY-BID-02, coins=3)"
    assert repr(Refusal("TY-BID-02")) == "Refusal(TY-BID-02)"
    assert Refusal("A", {"n": 1}) == Refusal("A", {"n": 1})
    assert Refusal("A", {"n": 1}) != Refusal("A", {"n": 2})
    assert Refusal("A") != "A"
    assert len({Refusal("A"), Refusal("A", {})}) == 1


ERRORS = [
    BadInput("castle.toml", "no such file"),
    Failure("play.0", "is not legal"),
    IllegalAction(1, act("pick", "3"), Refusal("TY-PICK-02", {"have": 1}), ["pick 0", "pick 1"]),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_comes_out_of_a_worker_process_as_it_was(error: TrilithError) -> None:
    # An error that cannot be unpickled would leave a pool of processes waiting for ever.
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


def test_labels_and_steps_travel_too() -> None:
    label = Label("toy-do-pick", {"price": 1})
    assert pickle.loads(pickle.dumps(label)) == label
    step = pickle.loads(pickle.dumps(Step(1, act("pick", "0"), [])))
    assert (step.seat, step.action, step.events) == (1, act("pick", "0"), [])
