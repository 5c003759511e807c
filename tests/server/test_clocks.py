"""Clocks at a table."""

from __future__ import annotations

import threading
import time

import pytest

from tests.server.running import Running, Socket, Somebody
from tests.server.tables import NOW, Log, a_table, states
from trilith.server import wire
from trilith.server.clocks import HOUR, TIME, Clock, ClockRule, Downtimes, ServerTime
from trilith.server.doing import time_passes


def timed(kind: str = "live") -> Log:
    clock = (
        {"kind": "live", "bank": 60, "increment": 5}
        if kind == "live"
        else {"kind": "turn", "hours": 2}
    )
    return a_table(2, clock=clock)


def test_thinking_is_taken_from_the_bank_and_a_finished_turn_adds_the_increment() -> None:
    log = timed()
    log.now = NOW + 10_000
    log.play(0)
    assert log.table.clock is not None
    assert log.table.clock.left == [50_000, 50_000]  # both were thinking
    log.now += 4_000
    log.play(0)
    assert log.table.clock.left == [51_000, 46_000]
    assert log.table.clock.running == (1,)
    rebuilt = log.rebuilt()
    assert rebuilt.clock is not None
    assert rebuilt.clock.dump(log.now) == log.table.clock.dump(log.now)


def test_a_clock_that_runs_is_sent_with_what_is_left_of_it_now() -> None:
    log = timed()
    assert log.table.clock is not None
    assert log.table.clock.dump(NOW + 10_000).left == [50_000, 50_000]
    assert log.table.clock.dump(NOW + 70_000).left == [0, 0]


def test_when_the_time_is_up_a_bot_stands_in_until_the_player_is_back() -> None:
    log = timed()
    assert time_passes(log.table, NOW + 59_000) == []
    told = states(time_passes(log.table, NOW + 60_000))
    log.save()
    assert told[0]["mark"]["why"] == "clock"
    assert [seat.stand_in for seat in log.table.seats] == ["random", "random"]
    log.now = NOW + 61_000
    log.say("ada", wire.Back("t", 0))
    assert log.table.clock is not None
    assert log.table.clock.left[0] == 30_000
    assert log.table.clock.running == (0,)


@pytest.mark.parametrize(
    ("increment", "left", "granted"),
    [
        (0, 0, 30_000),
        (0, 29_999, 30_000),
        (0, 45_000, 45_000),
        (20, 0, 30_000),
        (60, 0, 60_000),
        (60, 70_000, 70_000),
    ],
)
def test_a_player_who_comes_back_has_time_for_a_turn_with_or_without_an_increment(
    increment: int, left: int, granted: int
) -> None:
    clock = Clock(ClockRule("live", 600_000, increment * 1000), 2, Downtimes())
    clock.left[1] = left
    clock.grant(1)
    assert clock.left == [600_000, granted]


def test_a_player_who_comes_back_to_a_turn_based_game_has_a_whole_turn() -> None:
    clock = Clock(ClockRule("turn", 2 * HOUR, 0), 2, Downtimes())
    clock.left = [1, 1]
    clock.grant(0)
    assert clock.left == [2 * HOUR, 1]


def test_a_turn_based_clock_is_full_again_for_every_turn() -> None:
    log = timed("turn")
    log.now = NOW + HOUR
    log.play(0)
    log.play(0)
    assert log.table.clock is not None
    assert log.table.clock.left == [2 * HOUR, HOUR]
    assert log.table.clock.next_flag(log.now) == HOUR


def test_no_clock_runs_while_the_server_is_down() -> None:
    log = timed()
    downtimes = Downtimes([(NOW + 5_000, NOW + 100_000)])
    table = log.rebuilt(downtimes)
    assert table.clock is not None
    assert table.clock.flagged(NOW + 101_000) == []
    assert table.clock.next_flag(NOW + 101_000) == 60_000 - 5_000 - 1_000
    assert downtimes.between(NOW, NOW + 50_000) == 45_000
    assert downtimes.between(NOW + 200_000, NOW + 300_000) == 0


# ------------------------------------------------------------------ the server's time


class Hands:
    """A wall clock and a steady one, set by hand, in milliseconds."""

    def __init__(self) -> None:
        self.wall = NOW
        self.steady = 5_000
        self.time = ServerTime(lambda: self.wall * 1_000_000, lambda: self.steady * 1_000_000)

    def pass_by(self, steady: int, wall: int | None = None) -> int:
        self.steady += steady
        self.wall += steady if wall is None else wall
        return self.time.now()


def test_time_goes_on_as_the_wall_clock_does() -> None:
    hands = Hands()
    assert hands.time.now() == NOW
    assert hands.pass_by(1_000) == NOW + 1_000
    assert hands.pass_by(1_000, 1_010) == NOW + 2_010  # set right a little at a time
    assert hands.pass_by(1_000, 990) == NOW + 3_000


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 300, -300])
def test_a_jump_of_the_wall_clock_is_no_time(jump: int) -> None:
    hands = Hands()
    assert hands.pass_by(1_000, 1_000 + jump) == NOW + 1_000
    assert hands.pass_by(500) == NOW + 1_500


def test_time_never_goes_back() -> None:
    hands = Hands()
    assert hands.pass_by(0, -100) == NOW
    assert hands.pass_by(10, -100) == NOW


def test_what_another_process_has_lived_through_is_not_again() -> None:
    hands = Hands()
    hands.time.not_before(NOW + 9_000)
    assert hands.pass_by(5) == NOW + 9_005
    hands.time.not_before(NOW)
    assert hands.pass_by(5) == NOW + 9_010


def test_spans_that_several_processes_were_down_count_once() -> None:
    downtimes = Downtimes([(100, 200), (150, 250), (400, 500), (240, 300)])
    assert downtimes.between(0, 1000) == 300
    assert downtimes.between(180, 410) == 130
    downtimes.add(0, 1000)
    assert downtimes.between(0, 2000) == 1000


# ------------------------------------------------------------------ over the wire


def timed_table(ada: Somebody) -> tuple[str, Socket]:
    clock = {"kind": "live", "bank": 10, "increment": 0}
    table = ada.table(me=[0, 1], clock=clock, stand_in="random")
    ada.post(f"/api/tables/{table}/start")
    return table, ada.connect(table)


def test_nobodys_time_runs_while_the_process_stands_still(running: Running, ada: Somebody) -> None:
    table, socket = timed_table(ada)
    before = socket.now["clock"]
    stopped = 11.0  # longer than all the time there is
    stands = threading.Event()

    def stand_still() -> None:
        stands.set()
        time.sleep(stopped)

    running.server.hub.house.loop.call_soon_threadsafe(stand_still)
    assert stands.wait(10)
    socket.say("sync")
    after = socket.until("state", full=True)["clock"]
    assert after["at"] - before["at"] > stopped * 1000
    assert before["left"][0] - after["left"][0] < 5_000
    socket.say("play", seq=socket.now["seq"], seat=0, action=_any(socket), key="k")
    assert socket.until("ack")
    assert [seat["stand_in"] for seat in socket.until("state")["seats"]] == [None, None]
    assert ada.get(f"/api/tables/{table}")["status"] == "playing"


def _any(socket: Socket) -> str:
    code: str = socket.state[0]["decision"]["options"][0]["action"]
    return code


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_nobodys_time_runs_when_the_wall_clock_is_set(
    monkeypatch: pytest.MonkeyPatch, ada: Somebody, jump: int
) -> None:
    _, socket = timed_table(ada)
    before = socket.now["clock"]
    monkeypatch.setattr(TIME, "_wall", lambda: time.time_ns() + jump * 1_000_000)
    socket.say("sync")
    after = socket.until("state", full=True)["clock"]
    assert after["at"] - before["at"] < 8_000
    assert before["left"][0] - after["left"][0] < 8_000
    assert [seat["stand_in"] for seat in socket.now["seats"]] == [None, None]


def test_a_standstill_before_or_after_takes_nothing_off() -> None:
    down = Downtimes([(10, 20)])
    assert [down.between(*span) for span in ((0, 5), (25, 30), (15, 30), (0, 30))] == [0, 0, 5, 10]


def test_nobody_has_less_than_no_time() -> None:
    clock = Clock(ClockRule("live", 1000, 0), 2, Downtimes(), 0)
    clock.run((0,), 0)
    clock.stop(5000)
    assert clock.left == [0, 1000]


def test_a_pause_is_shown_until_the_moment_it_ends() -> None:
    clock = Clock(ClockRule("turn", 1000, 0), 2, Downtimes(), 0)
    clock.pause(100, 200)
    assert [clock.dump(now).paused for now in (99, 100, 199, 200)] == [0, 200, 200, 0]
