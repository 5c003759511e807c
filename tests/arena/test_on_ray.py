"""A Ray cluster of one machine: the same games again, also when a worker is killed."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arena.games import Mortals, timeless
from trilith.arena import on_ray
from trilith.arena.crew import cores
from trilith.arena.on_ray import LOCAL, errand, play_for_ray, play_on_ray
from trilith.arena.plan import Plan
from trilith.arena.simulate import play_all
from trilith.cli import run
from trilith.engine.errors import BadInput

pytest.importorskip("ray", reason="Ray has no wheel for this Python or machine")
# Ray's own affairs: files and sockets that it closes when it likes.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]

PLAN = Plan("castle", 2, ("random",), "ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """One cluster for all tests here, as starting it takes a while."""
    ray = on_ray.load_ray()
    on_ray.connect(ray, LOCAL, 2)
    yield ray
    ray.shutdown()


@pytest.mark.many
def test_games_are_the_same_even_if_a_worker_is_killed(cluster: Any, mortals: Mortals) -> None:
    plan = dataclasses.replace(PLAN, bots=(mortals.bot("Once"), "random"))
    mortals.grave.touch()  # nobody dies now
    alone = [timeless(one) for one in play_all(plan, 40)]
    mortals.grave.unlink()
    assert [timeless(one) for one in play_on_ray(plan, 40)] == alone
    assert mortals.grave.exists()  # somebody did


@pytest.mark.alike
def test_the_command_reports_the_same_from_a_cluster(
    cluster: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [
        "arena",
        "castle",
        "--players",
        "2",
        "--bots",
        "random,easy",
        "--games",
        "8",
        "--json",
    ]
    assert run([*command, "--jobs", "1"]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert run([*command, "--ray"]) == 0
    spread = json.loads(capsys.readouterr().out)
    assert {k: v for k, v in spread.items() if "second" not in k} == {
        k: v for k, v in alone.items() if "second" not in k
    }


@pytest.mark.many
def test_a_cluster_is_reached_by_its_address(cluster: Any) -> None:
    """From another process, which has only the token that Ray put down for this user."""
    address = cluster.get_runtime_context().gcs_address
    command = ["simulate", "castle", "--players", "2", "--games", "4", "--json", "--ray", address]
    environment = {k: v for k, v in os.environ.items() if k != "RAY_AUTH_MODE"}
    spread = subprocess.run(
        [sys.executable, "-m", "trilith", *command],
        env=environment,
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    alone = play_all(Plan("castle", 2, ("random",), "trilith"), 4)
    assert json.loads(spread.stdout)["choices"] == sum(one.choices for one in alone)


# ------------------------------------------------------------------ what a machine is told


def test_your_own_bots_travel_along(mortals: Mortals) -> None:
    plan = dataclasses.replace(PLAN, bots=(mortals.bot("Once"), "random"))
    told = errand(plan)
    mortals.grave.touch()
    here = play_for_ray(told, (0,))
    mortals.file.unlink()
    on_ray._KEPT.clear()
    # The copy has no grave beside it, so it must not come to the point where it would die.
    there = play_for_ray(dataclasses.replace(told, files=_harmless(told.files)), (0,))
    assert there.played[0].bots == here.played[0].bots == plan.bots
    assert there.error is None


def _harmless(files: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    return tuple((name, text.replace('seed[0] in "abc"', "False")) for name, text in files)


def test_another_version_on_a_machine_is_reported() -> None:
    on_ray._KEPT.clear()
    done = play_for_ray(dataclasses.replace(errand(PLAN), version="0.0.1"), (0,))
    assert "expected trilith 0.0.1 with rules" in str(done.error)
    assert done.played == []


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="ray: not installed; try: pip install 'trilith\\[ray\\]'"):
        on_ray.load_ray()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port"])
def test_an_address_with_nobody_there_is_reported_at_once(
    address: str,
) -> None:
    class Ray:
        def init(self, *_: object, **__: object) -> None:
            raise AssertionError("there is no need to wait for it")

    with pytest.raises(BadInput, match=f"ray: expected a cluster at '{address}': "):
        on_ray.connect(Ray(), address, None)


@pytest.mark.parametrize(
    ("address", "jobs", "asked"), [(LOCAL, 3, 3), (LOCAL, None, cores()), ("auto", 3, None)]
)
def test_a_cluster_of_this_machine_has_as_many_processors_as_are_wanted(
    address: str, jobs: int | None, asked: int | None
) -> None:
    class Ray:
        def init(self, at: str, num_cpus: int | None = None, **_: object) -> None:
            begun.append((at, num_cpus))

    begun: list[tuple[str, int | None]] = []
    on_ray.connect(Ray(), address, jobs)
    assert begun == [(address, asked)]


@pytest.mark.parametrize("has_token", [True, False])
def test_a_cluster_that_refuses_may_want_a_token(
    has_token: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Ray:
        def init(self, *_: object, **__: object) -> None:
            raise ConnectionError("Failed to connect")

    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.delenv("RAY_AUTH_TOKEN_PATH", raising=False)
    monkeypatch.setenv("RAY_AUTH_TOKEN", "secret" if has_token else "")
    with pytest.raises(BadInput) as refused:
        on_ray.connect(Ray(), "auto", None)
    assert ("perhaps it asks for a token" in str(refused.value)) is not has_token


def test_a_file_is_put_down_only_where_it_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text("x = 1", "utf-8")
    assert on_ray._own_file(f"{path}:A", "x = 1") == f"{path}:A"
    copy, _, cls = on_ray._own_file(f"{path}:A", "x = 2").rpartition(":")
    assert cls == "A"
    assert Path(copy).read_text("utf-8") == "x = 2"
    assert Path(copy).name == "own.py"
    assert path.read_text("utf-8") == "x = 1"
