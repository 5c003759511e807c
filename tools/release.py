"""Walk the release checklist: `python -m tools.release --check`.

Each line is a question with its answer; the exit code is 0 if all is ready. With `--install`, the
wheel in dist/ is installed with its dependencies into an empty environment and played with, as
`pipx run trilith` would do it. What a person has to do comes last.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from trilith import __version__

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
BUILD: Final = "python -m build --sdist --wheel"
"""Both from the checkout: a wheel made from the sdist would be without the documentation."""
Answer = str
"""What is wrong; empty if nothing is."""

BY_HAND: Final = (
    "make test-long, test-screens, test-browsers and docs are green on a fresh clone",
    "the wheels of every platform are built: cibuildwheel on each (see pyproject.toml)",
    f"git tag v{__version__}, signed, and pushed",
    "the wheels and the sdist are uploaded, and `pipx run trilith games` was tried from there",
    "CHANGELOG.md has an empty [Unreleased] again, and __version__ the next number",
)


def changelog() -> Answer:
    """The changelog has a part for this version, with a date, and nothing is left unreleased."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"^## \[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d$", text, re.MULTILINE):
        return f"expected '## [{__version__}] - DATE' in CHANGELOG.md"
    unreleased = text.partition("## [Unreleased]")[2].partition("\n## [")[0]
    return "something is still under [Unreleased]" if unreleased.strip() else ""


def version() -> Answer:
    """The version is a number that means something."""
    return "" if re.fullmatch(r"\d+\.\d+\.\d+", __version__) else f"found {__version__!r}"


def clean_tree() -> Answer:
    """Nothing is changed that is not committed."""
    done = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        return "this is no clone"
    return f"{len(done.stdout.splitlines())} files are not committed" if done.stdout else ""


def wheel() -> Answer:
    """The wheel in dist/ carries the compiled games, the client and the documentation."""
    found = sorted(DIST.glob(f"trilith-{__version__}-*.whl"))
    if not found:
        return f"expected a wheel of this version in dist: {BUILD}"
    return next(filter(None, (missing_in_wheel(one) for one in found)), "")


def missing_in_wheel(path: Path) -> Answer:
    names = zipfile.ZipFile(path).namelist()
    wanted = {
        "the client": lambda name: name == "trilith/web/index.html",
        "the documentation": lambda name: name == "trilith/site/index.html",
        "compiled modules": lambda name: name.endswith((".so", ".pyd")),
    }
    missing = [what for what, is_it in wanted.items() if not any(map(is_it, names))]
    return f"{path.name} is without {', '.join(missing)}" if missing else ""


def sdist() -> Answer:
    """The sdist has all that a build needs, and nothing that it makes."""
    path = DIST / f"trilith-{__version__}.tar.gz"
    if not path.is_file():
        return f"expected the sdist of this version in dist: {BUILD}"
    with tarfile.open(path) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    wanted = ("pyproject.toml", "hatch_build.py", "web/package-lock.json", "mkdocs.yml", "LICENSE")
    missing = [name for name in wanted if name not in names]
    if missing:
        return f"{path.name} is without {', '.join(missing)}"
    made = [name for name in names if "node_modules/" in name or name.endswith((".pyc", ".so"))]
    return f"{path.name} carries {made[0]}" if made else ""


def installed() -> Answer:
    """In an empty environment, the wheel and its dependencies play a game."""
    found = sorted(DIST.glob(f"trilith-{__version__}-*.whl"))
    if not found:
        return "expected a wheel of this version in dist"
    with tempfile.TemporaryDirectory(prefix="trilith-release-") as folder:
        venv.create(folder, with_pip=True)
        tools = Path(folder, "Scripts" if sys.platform == "win32" else "bin")
        game = ("simulate", "castle", "--games", "2", "--bots", "random", "--jobs", "1")
        commands = (
            [str(tools / "python"), "-m", "pip", "install", "--quiet", str(found[-1])],
            [str(tools / "trilith"), "games"],
            [str(tools / "trilith"), *game],
        )
        for command in commands:
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
            if done.returncode:
                return f"{Path(command[0]).name} {command[1]}: {done.stderr.strip()[-300:]}"
    return ""


CHECKS: Final[tuple[Callable[[], Answer], ...]] = (version, changelog, clean_tree, wheel, sdist)


def main(arguments: list[str]) -> int:
    if not set(arguments) & {"--check", "--install"}:
        print(__doc__)
        return 2
    checks = (*CHECKS, installed) if "--install" in arguments else CHECKS
    ready = True
    for check in checks:
        problem = check()
        ready = ready and not problem
        mark = "no " if problem else "yes"
        print(f"{mark}  {check.__doc__}{f' {problem}.' if problem else ''}")
    print("\nBy hand:")
    for line in BY_HAND:
        print(f"[ ]  {line}")
    return 0 if ready else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
