"""The checklist of docs/releasing.md: what it finds, and what it says is left."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path

import pytest

from tools import release
from trilith import __version__


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(release, "DIST", tmp_path)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def put_wheel(folder: Path, *names: str) -> None:
    with zipfile.ZipFile(folder / f"trilith-{__version__}-py3-none-any.whl", "w") as wheel:
        for name in names:
            wheel.writestr(name, "")


def test_a_wheel_without_documentation_is_not_ready(dist: Path) -> None:
    put_wheel(dist, "trilith/web/index.html", "trilith/engine/state.so")
    assert "is without the documentation" in release.wheel()


def test_a_whole_wheel_is_ready(dist: Path) -> None:
    put_wheel(dist, "trilith/web/index.html", "trilith/site/index.html", "trilith/a.so")
    assert release.wheel() == ""


def test_an_sdist_must_carry_what_builds_it(dist: Path) -> None:
    file = dist / "pyproject.toml"
    file.write_text("")
    with tarfile.open(dist / f"trilith-{__version__}.tar.gz", "w:gz") as archive:
        archive.add(file, f"trilith-{__version__}/pyproject.toml")
    assert "is without hatch_build.py, web/package-lock.json" in release.sdist()


def test_what_is_unreleased_holds_a_release_up(dist: Path) -> None:
    log = dist / "CHANGELOG.md"
    log.write_text(f"## [Unreleased]\n\n- new\n\n## [{__version__}] - 2026-01-02\n")
    assert release.changelog() == "something is still under [Unreleased]"
    log.write_text(f"## [Unreleased]\n\n## [{__version__}] - 2026-01-02\n")
    assert release.changelog() == ""
    log.write_text("## [Unreleased]\n")
    assert "expected '## [" in release.changelog()
