"""Local processes that play games; if one dies, it is replaced and its games are replayed."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait

from trilith.arena.plan import Plan
from trilith.arena.play import Played, Ready
from trilith.arena.work import Done, Share, Work, play_share

AHEAD = 2
"""How many shares a worker holds at once, so it never waits for the next."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_in_processes(plan: Plan, count: int, jobs: int, first: int = 0) -> Iterator[Played]:
    """Games `first` to count-1, in order of their numbers, played by this many processes."""
    work = Work(count, jobs, first)
    crew = [Worker(plan) for _ in range(min(jobs, count - first))]
    try:
        while not work.is_over:
            for worker in crew:
                worker.load(work)
            for i, worker in _who_answers(crew):
                if not worker.answer(work):
                    worker.stop()
                    crew[i] = Worker(plan)
            yield from work.ready()
    finally:
        for worker in crew:
            worker.stop()


def _who_answers(crew: list[Worker]) -> list[tuple[int, Worker]]:
    heard = wait([worker.line for worker in crew if worker.shares])
    return [(i, worker) for i, worker in enumerate(crew) if worker.line in heard]


class Worker:
    """One process, the connection to it, and the shares that it is working on."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, far_end = context.Pipe()
        self.shares: deque[Share] = deque()
        self.process = context.Process(target=_work, args=(far_end, plan), daemon=True)
        self.process.start()
        far_end.close()  # theirs alone, so that the connection ends when they do

    def load(self, work: Work) -> None:
        while len(self.shares) < AHEAD and (share := work.share()) is not None:
            self.shares.append(share)
            with contextlib.suppress(OSError):  # it has died: the answer will show it
                self.line.send(share)

    def answer(self, work: Work) -> bool:
        """Take what it sends; False if it has died: then all its shares are open again."""
        try:
            done: Done = self.line.recv()
        except (EOFError, OSError):
            for i, share in enumerate(self.shares):
                work.lost(share, was_playing=i == 0)
            return False
        work.take(self.shares.popleft(), done)
        return True

    def stop(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


def _work(line: Connection, plan: Plan) -> None:
    """What a worker does until nobody sends anything any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started us
    ready = Ready(plan)
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(play_share(ready, line.recv()))
