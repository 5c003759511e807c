"""The checklist of docs/releasing.md: what it finds, and what it says is left."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
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


def test_what_is_missing_is_built_as_the_page_says(dist: Path) -> None:
    assert release.wheel().endswith(release.BUILD)
    assert release.sdist().endswith(release.BUILD)
    page = Path(__file__).parents[2] / "docs" / "releasing.md"
    assert f"`{release.BUILD}`" in page.read_text("utf-8")


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


# ------------------------------------------------------------------ built and run


def run(*command: str, cwd: Path) -> str:
    plain = {**os.environ, "TRILITH_COMPILE": "0", "TRILITH_WEB": "0"}
    done = subprocess.run(command, cwd=cwd, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.alike
def test_an_sdist_without_git_becomes_a_wheel_that_plays_in_an_environment_of_its_own(
    tmp_path: Path,
) -> None:
    """As `pipx run trilith` does it, but for fetching what it depends on."""
    root = Path(__file__).parents[2]
    tree, unpacked, dist = (tmp_path / name for name in ("tree", "unpacked", "dist"))
    for name in run("git", "ls-files", cwd=root).splitlines():
        if (root / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / name, tree / name)
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", str(dist))
    run(*build, "--sdist", cwd=tree)
    with tarfile.open(next(dist.glob("*.tar.gz"))) as archive:
        archive.extractall(unpacked, filter="data")
    run(*build, "--wheel", cwd=next(unpacked.iterdir()))
    home = tmp_path / "home"
    venv.create(home, with_pip=False)
    wheel = str(next(dist.glob("*.whl")))
    run(sys.executable, "-m", "pip", "--python", str(home), "install", "--no-deps", wheel, cwd=dist)
    site = next(home.glob("lib/python*/site-packages"))
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    where = "import trilith; print(trilith.__file__)"
    assert run(str(home / "bin" / "python"), "-P", "-c", where, cwd=dist).startswith(str(home))
    game = ("simulate", "castle", "--games", "1", "--bots", "random", "--jobs", "1")
    assert "1 games of castle" in run(str(home / "bin" / "trilith"), *game, cwd=dist)
