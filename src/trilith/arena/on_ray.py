"""The same games on a Ray cluster: as many machines as there are, with the same result.

If a worker or a machine is lost, Ray plays its share again; since a game depends only on the plan
and its number, that makes no difference to the result.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import socket
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trilith import __version__, bots, games
from trilith.arena.crew import cores
from trilith.arena.plan import Plan, check
from trilith.arena.play import Played, Ready
from trilith.arena.work import ATTEMPTS, Done, Share, Work, WorkersLost, play_share
from trilith.engine.errors import BadInput, TrilithError

LOCAL = "local"
"""The address that means a cluster on this machine, started for this run."""

PATIENCE = 10.0
"""Seconds within which a cluster has to answer."""


@dataclass(frozen=True)
class Errand:
    """Everything that a machine of the cluster needs to know."""

    plan: Plan
    files: tuple[tuple[str, str], ...]
    """Bots from files: the name as the plan has it, and the text of the file."""
    version: str
    rules: int


def errand(plan: Plan) -> Errand:
    own = [
        name
        for name in dict.fromkeys(plan.bots)
        if name.rpartition(":")[0].endswith(".py") and bots.family_of(name) is None
    ]
    files = tuple((name, Path(name.rpartition(":")[0]).read_text("utf-8")) for name in own)
    return Errand(plan, files, __version__, games.get(plan.game).rules_version)


def play_on_ray(
    plan: Plan, count: int, address: str = LOCAL, jobs: int | None = None
) -> Iterator[Played]:
    """Games 0 to count-1, in order of their numbers, on the cluster at this address."""
    check(plan)
    with _cluster(address, jobs) as ray:
        workers = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        play = ray.remote(max_retries=ATTEMPTS - 1, num_cpus=1)(play_for_ray)
        told = ray.put(errand(plan))
        work = Work(count, workers)
        out: dict[Any, Share] = {}
        try:
            while not work.is_over:
                while len(out) < 2 * workers and (share := work.share()) is not None:
                    out[play.remote(told, share)] = share
                for answer in ray.wait(list(out), num_returns=1)[0]:
                    share = out.pop(answer)
                    work.take(share, _read(ray, answer, share))
                yield from work.ready()
        finally:
            for answer in out:
                ray.cancel(answer, force=True)


def _read(ray: Any, answer: Any, share: Share) -> Done:
    try:
        done: Done = ray.get(answer)
    except ray.exceptions.WorkerCrashedError:
        raise WorkersLost(share) from None
    except ray.exceptions.RayError as error:
        # Its text is a whole traceback; the last line says what is wrong.
        raise TrilithError(f"ray: {str(error).strip().splitlines()[-1]}") from error
    return done


def play_for_ray(told: Errand, share: Share) -> Done:
    """What a machine of the cluster does."""
    try:
        return play_share(_ready(told), share)
    except TrilithError as error:
        return Done(error=error)


_KEPT: dict[str, Ready] = {}
"""The plan that this worker has prepared: a run sends the same one with every share."""


def _ready(told: Errand) -> Ready:
    key = repr(told)
    if key not in _KEPT:
        _check_version(told)
        _KEPT.clear()
        _KEPT[key] = Ready(told.plan, {name: _own_file(name, text) for name, text in told.files})
    return _KEPT[key]


def _check_version(told: Errand) -> None:
    here = (__version__, games.get(told.plan.game).rules_version)
    if here != (told.version, told.rules):
        expected = f"trilith {told.version} with rules {told.rules} of {told.plan.game}"
        raise BadInput(
            "ray", f"expected {expected} on every machine, found {here[0]} with {here[1]}"
        )


def _own_file(name: str, text: str) -> str:
    """A bot's file as it is on the machine that started the run; written here if it differs."""
    path, _, cls = name.rpartition(":")
    with contextlib.suppress(OSError, UnicodeDecodeError):
        if Path(path).read_text("utf-8") == text:
            return name
    folder = Path(
        tempfile.gettempdir(), f"trilith-{hashlib.sha256(text.encode()).hexdigest()[:16]}"
    )
    folder.mkdir(exist_ok=True)
    copy = folder / Path(path).name
    unfinished = folder / f"{os.getpid()}.part"
    unfinished.write_text(text, "utf-8")
    unfinished.replace(copy)
    return f"{copy}:{cls}"


@contextlib.contextmanager
def _cluster(address: str, jobs: int | None) -> Iterator[Any]:
    """Ray, connected. An existing connection is used, and left open."""
    ray = load_ray(address)
    if ray.is_initialized():
        yield ray
        return
    connect(ray, address, jobs)
    try:
        yield ray
    finally:
        ray.shutdown()


def load_ray(address: str = LOCAL) -> Any:
    """The library; BadInput if it is not there."""
    # Ray reads these when it is imported.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # tells nobody
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # warns of nothing
    if address == LOCAL:
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")  # 127.0.0.1 and no other
    elif _has_token():
        os.environ.setdefault("RAY_AUTH_MODE", "token")  # as Ray's own commands do
    try:
        import ray
    except ImportError:
        raise BadInput("ray", "not installed; try: pip install 'trilith[ray]'") from None
    return ray


def _has_token() -> bool:
    """Is there a token here, for clusters that require one?"""
    told = os.environ.get("RAY_AUTH_TOKEN") or os.environ.get("RAY_AUTH_TOKEN_PATH")
    return bool(told) or (Path.home() / ".ray" / "auth_token").is_file()


def connect(ray: Any, address: str, jobs: int | None) -> None:
    _knock(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=jobs or cores(), include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        problem = " ".join(str(error).split())
        if not _has_token():
            problem += "; perhaps it asks for a token, and there is none here"
        raise BadInput("ray", f"expected a cluster at '{address}': {problem}") from error


def _knock(address: str) -> None:
    """Check that somebody answers: Ray itself would take minutes to find out that nobody does."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # 'local', 'auto': nothing to knock at
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError) as error:
        raise BadInput("ray", f"expected a cluster at '{address}': {error}") from error
