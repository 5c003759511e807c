"""What a worker does with what it reads: choose for a seat, or run an errand."""

from __future__ import annotations

import io
import pickle

import pytest

from tests.server.test_workers import a_position, a_question
from trilith.server.wire import Refused
from trilith.server.worker import (
    DONE,
    ERRAND,
    FAILED,
    REFUSED,
    REMEMBERED,
    Memory,
    _read,
    answer,
    serve,
)


def test_a_seats_chance_depends_on_its_turn_alone() -> None:
    """Whoever takes a move back gets the same answer of the bot again."""
    first, other = Memory(), Memory()
    for turn in range(3):
        first.bot(a_question(turn=turn)).random.random()
    assert first.bot(a_question(turn=3)).random.random() == (
        other.bot(a_question(turn=3)).random.random()
    )
    assert first.bot(a_question(turn=4)).random.random() != (
        other.bot(a_question(turn=4, seat="ben")).random.random()
    )


def test_a_seats_bot_is_kept_until_too_many_others_asked() -> None:
    memory = Memory()
    kept = memory.bot(a_question())
    for other in range(REMEMBERED - 1):
        memory.bot(a_question(seat=f"other {other}"))
    assert memory.bot(a_question(turn=1)) is kept
    assert memory.bot(a_question("easy")) is not kept
    for other in range(REMEMBERED):
        memory.bot(a_question(seat=f"another {other}"))
    assert memory.bot(a_question(turn=2)) is not kept


def test_the_bot_of_the_seat_that_asked_longest_ago_is_forgotten() -> None:
    memory = Memory()
    kept = [memory.bot(a_question(seat=f"s{number}")) for number in range(REMEMBERED)]
    assert memory.bot(a_question(seat="s0")) is kept[0]
    memory.bot(a_question(seat="one more"))
    assert memory.bot(a_question(seat="s0")) is kept[0]
    assert memory.bot(a_question(seat="s1")) is not kept[1]


def asked(*job: object) -> bytes:
    return answer(pickle.dumps(job), Memory())


def shout(word: str) -> bytes:
    return word.upper().encode()


def refuse(code: str) -> bytes:
    raise Refused(code, "not so", until=5)


def break_down() -> bytes:
    raise OSError("the disk of the server")


def test_a_question_is_answered_with_something_legal() -> None:
    history, _ = a_position()
    found = asked(*a_question())
    assert found.startswith(DONE)
    assert found[1:].decode() in [action.code for action in history.state.legal(1)]


class Pipe(io.BytesIO):
    """Notes how much had been written at each flush."""

    def __init__(self) -> None:
        super().__init__()
        self.flushed: list[int] = []

    def flush(self) -> None:
        self.flushed.append(self.tell())


def test_every_job_is_answered_in_its_turn_and_at_once() -> None:
    jobs = [pickle.dumps((ERRAND, shout, (word,))) for word in ("one", "three")]
    told = Pipe()
    serve(io.BytesIO(b"".join(len(job).to_bytes(4, "big") + job for job in jobs)), told)
    assert told.getvalue() == b"\0\0\0\4+ONE\0\0\0\6+THREE"
    assert told.flushed == [8, 18]


def test_a_bot_that_nobody_knows_is_a_failure_of_the_worker() -> None:
    assert asked(*a_question("genius")).startswith(FAILED + b"BadInput: bots: expected one of")
    assert answer(b"rubbish", Memory()).startswith(FAILED)


def test_an_errand_returns_bytes_or_is_refused_with_all_its_details() -> None:
    assert asked(ERRAND, shout, ("hello",)) == DONE + b"HELLO"
    refused = asked(ERRAND, refuse, ("limit",))
    assert refused.startswith(REFUSED)
    assert pickle.loads(refused[1:]) == ("limit", "not so", {"until": 5})


def test_a_failing_errand_is_reported_without_its_cause(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = asked(ERRAND, break_down, ())
    assert found.startswith(REFUSED)
    assert pickle.loads(found[1:]) == ("unreadable", "that could not be worked out", {})
    assert "the disk of the server" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("sent", "job"),
    [
        (b"\0\0\0\3abcd", b"abc"),
        (b"\0\0\1\0" + b"x" * 256, b"x" * 256),
        (b"", None),
        (b"\0\0\0", None),
        (b"\0\0\0\0", None),
        (b"\0\0\0\4", None),
    ],
    ids=["a job", "a long one", "the end", "half a length", "nothing", "cut off"],
)
def test_a_job_is_its_length_and_that_many_bytes(sent: bytes, job: bytes | None) -> None:
    assert _read(io.BytesIO(sent)) == job
