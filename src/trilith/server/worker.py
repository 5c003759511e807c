"""A process beside the server's: reads what a seat sees, writes what its bot chooses; or runs an
errand. Started by `workers`.

In: the length (four bytes), then a pickle of a question's parts, in which everything hidden has been
dealt anew before it comes here; or of an errand's: a function, and its arguments. Out: the length, a
sign, and bytes. It ends when its input ends, so no server leaves workers behind, however it dies.
"""

from __future__ import annotations

import os
import pickle
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO, Final, NamedTuple

from trilith import bots
from trilith.bots import Bot, Seen

REMEMBERED: Final = 8
"""How many seats a worker remembers. The expert's trees are large, so not many."""
ERRAND: Final = "errand"
"""The beginning of an errand, where a question has a bot's level."""

DONE: Final = b"+"
REFUSED: Final = b"?"
"""A refusal, such as of a false record: a pickle of the code, the line, and further facts."""
FAILED: Final = b"-"
"""The worker must not be asked again."""


class Question(NamedTuple):
    """What a bot is asked."""

    level: str
    seat: str
    """Which seat of which table asks, as its bot's seed, which reveals nothing of the table's own."""
    turn: int
    """How often it has chosen before."""
    seen: Seen


class Memory:
    """The bots of the seats that asked last, so that their work serves for a whole turn."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, str], Bot] = {}

    def bot(self, question: Question) -> Bot:
        """The seat's bot. Its chance depends only on the question, so undo changes nothing."""
        key = (question.level, question.seat)
        bot = self._bots.pop(key, None) or bots.get(question.level)(question.seat)
        self._bots[key] = bot
        if len(self._bots) > REMEMBERED:
            del self._bots[next(iter(self._bots))]
        bot.random.seed(f"{question.seat}/{question.turn}")
        return bot


def main() -> None:
    told = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a bot's own output must not be taken for its answer
    try:
        serve(sys.stdin.buffer, told)
    except BrokenPipeError:  # the server has died meanwhile: nobody wants to know
        os._exit(0)


def serve(wanted: BinaryIO, told: BinaryIO) -> None:
    """Answer one job after the other, until there are no more."""
    memory = Memory()
    while (job := _read(wanted)) is not None:
        found = answer(job, memory)
        told.write(len(found).to_bytes(4, "big") + found)
        told.flush()


def _read(wanted: BinaryIO) -> bytes | None:
    head = wanted.read(4)
    if len(head) < 4:
        return None
    job = wanted.read(int.from_bytes(head, "big"))
    return job or None


def answer(job: bytes, memory: Memory) -> bytes:
    try:
        wanted = pickle.loads(job)
        if wanted[0] == ERRAND:
            return _run(*wanted[1:])
        question = Question(*wanted)
        return DONE + memory.bot(question).choose(question.seen).code.encode()
    except Exception as error:
        return FAILED + f"{type(error).__name__}: {error}".encode()


def _run(work: Callable[..., bytes], given: tuple[Any, ...]) -> bytes:
    """The result of an errand; an error in it is not an error of this process."""
    # Imported here because bots can start sooner without it.
    from trilith.server.wire import Refused

    try:
        return DONE + work(*given)
    except Refused as refused:
        return REFUSED + pickle.dumps((refused.code, refused.text, refused.more))
    except Exception:
        traceback.print_exc()
        return REFUSED + pickle.dumps(("unreadable", "that could not be worked out", {}))


if __name__ == "__main__":
    main()
