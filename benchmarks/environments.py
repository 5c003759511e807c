"""The virtual environments of the benchmark: made once, kept until what is in them changes."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CATANATRON = "catanatron==3.2.1"
SOURCE_SUFFIXES = {".py", ".toml", ".ftl"}
STAMP = "benchmark-stamp"
"""File in an environment that says what was installed; absent until that is finished."""


class BenchmarkError(Exception):
    """Something outside the benchmark is wrong; one line for the user."""


def catanatron_python(rebuild: bool = False) -> Path:
    """The interpreter of an environment that holds catanatron and nothing of trilith."""
    home = ROOT / ".venv-catanatron"
    ensure(home, CATANATRON, [CATANATRON], {}, rebuild)
    return executable(home, "python")


def compiled_trilith(rebuild: bool = False) -> Path:
    """The `trilith` command of an environment that holds this source tree, compiled."""
    if not (ROOT / "pyproject.toml").is_file():
        raise BenchmarkError(f"expected trilith's pyproject.toml in {ROOT}, found none")
    home = ROOT / ".venv-bench"
    ensure(home, source_digest(), [str(ROOT)], {"TRILITH_COMPILE": "1"}, rebuild)
    return executable(home, "trilith")


def installed_trilith() -> Path:
    """The `trilith` command beside the interpreter that runs the benchmark."""
    command = Path(sysconfig.get_path("scripts")) / program("trilith")
    if not command.exists():
        raise BenchmarkError(
            f"expected trilith installed for {sys.executable}, found none; "
            "run `pip install -e .` first, or give --interpreted"
        )
    return command


def ensure(
    home: Path, contents: str, packages: list[str], settings: dict[str, str], rebuild: bool
) -> None:
    """Make the environment anew unless it already holds these contents for this Python."""
    stamp, wanted = home / STAMP, f"{contents}\n{sys.version}\n"
    if not rebuild and stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    venv.create(home, clear=True, with_pip=True, symlinks=os.name != "nt")
    (home / ".gitignore").write_text("*\n", "utf-8")
    install(home, packages, settings)
    stamp.write_text(wanted, "utf-8")


def install(home: Path, packages: list[str], settings: dict[str, str]) -> None:
    """Install with the environment's own pip; what it prints is kept beside the packages."""
    pip = [str(executable(home, "python")), "-m", "pip", "install", "--disable-pip-version-check"]
    log = home / "install.log"
    with log.open("w", encoding="utf-8") as file:
        done = subprocess.run(
            [*pip, *packages],
            env=clean_environment() | settings,
            stdout=file,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode != 0:
        raise BenchmarkError(f"could not install {' '.join(packages)}; the reason is in {log}")


def reason(stderr: str) -> str:
    """The line of an error output that says most: the first marked ERROR, else the last."""
    lines = [line.strip() for line in stderr.splitlines() if line.strip()]
    marked = [line for line in lines if line.lower().startswith("error:")]
    return (marked or lines[-1:] or ["it gave no reason"])[0]


def clean_environment() -> dict[str, str]:
    """The user's environment, less what would let one Python see another's packages."""
    return {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}


def source_digest() -> str:
    """Changes whenever a file changes that the compiled wheel is made from."""
    digest = hashlib.sha256()
    for path in source_files():
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def source_files() -> Iterator[Path]:
    for path in sorted([*ROOT.glob("*.*"), *(ROOT / "src").rglob("*.*")]):
        if path.suffix in SOURCE_SUFFIXES and path.is_file():
            yield path


def executable(home: Path, name: str) -> Path:
    return home / ("Scripts" if os.name == "nt" else "bin") / program(name)


def program(name: str) -> str:
    return f"{name}.exe" if os.name == "nt" else name
