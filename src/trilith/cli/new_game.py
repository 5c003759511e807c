"""`trilith new-game`: a small working game under a name of your own, to be changed step by step."""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import click

import trilith
from trilith import games
from trilith.cli.common import console
from trilith.cli.coverage import read_rules
from trilith.engine.errors import BadInput
from trilith.text import LANGUAGES

CHECKOUT = Path(trilith.__file__).parents[2]
STARTER = Path("tests", "starter")
"""The game that is copied."""
KEY = re.compile("[a-z][a-z0-9_]{1,30}")
PREFIX = re.compile("[A-Z]{2}")


@click.command("new-game")
@click.argument("key")
@click.option("--title", help="The name of the game; derived from KEY by default.")
@click.option(
    "--prefix",
    help="Two capital letters that begin the ids of its rules; derived from KEY by default.",
)
def command(key: str, title: str | None, prefix: str | None) -> None:
    """Create a small working game in this checkout: code, rules, words in three languages, tests.

    KEY names it in commands and folders: lower-case letters, digits and '_'. You can play it at
    once, everywhere; docs/adding-a-game.md explains how to make it yours.
    """
    check_surroundings()
    names = Names(check_key(key), title, check_prefix(prefix, key))
    written = list(write(names, CHECKOUT))
    for path in written:
        console.print(f"  {path.relative_to(CHECKOUT)}", highlight=False)
    tidy(written)
    make_digests(key)
    console.print("  tests/conformance/logs.toml (added to)", highlight=False)
    console.print(f"\n{names.title} is ready. Try it, then make it yours (docs/adding-a-game.md):")
    console.print(f"  trilith play {key}", highlight=False)
    console.print(f"  trilith simulate {key} --players 2 --games 100", highlight=False)
    console.print(f"  pytest -k {key}", highlight=False)


class Names:
    """What the new game is called, in code and in words."""

    def __init__(self, key: str, title: str | None, prefix: str) -> None:
        self.key = key
        self.title = title or key.replace("_", " ").capitalize()
        self.prefix = prefix
        self.camel = "".join(part.capitalize() for part in key.split("_"))

    def put_in(self, text: str, is_code: bool) -> str:
        """A file of the starter under these names."""
        for old, new in (
            ("tests.starter.pig", f"trilith.games.{self.key}"),
            ("tests.starter", f"tests.games.{self.key}"),
            ("PG-", f"{self.prefix}-"),
        ):
            text = text.replace(old, new)
        text = re.sub(r"\bPig", self.camel if is_code else self.title, text)
        text = re.sub(r"\bpig\b", self.key, text)
        return re.sub(rf"(?m)^({self.key}-title) = .*$", rf"\1 = {self.title}", text)


def check_surroundings() -> None:
    if not (CHECKOUT / STARTER).is_dir():
        raise BadInput(
            "new-game", "expected a checkout of the sources; an installed package has none"
        )
    if find_spec("ruff") is None:
        raise BadInput("new-game", "expected the tools of `make set-up`; found no ruff")


def check_key(key: str) -> str:
    if not KEY.fullmatch(key):
        raise BadInput("key", f"expected lower-case letters, digits and '_'; found '{key}'")
    if keyword.iskeyword(key):
        raise BadInput("key", f"expected a name for a package; '{key}' is a word of Python")
    if key in games.keys():
        raise BadInput("key", f"there is a game '{key}' already")
    return key


def check_prefix(given: str | None, key: str) -> str:
    """Two capitals that no other game's rules begin with."""
    taken = {rule[:2] for other in games.keys() for rule in read_rules(other)}
    if given is None:
        return next(one for one in prefixes(key) if one not in taken)
    if not PREFIX.fullmatch(given) or given in taken:
        free = f"two capitals other than {', '.join(sorted(taken))}"
        raise BadInput("prefix", f"expected {free}; found '{given}'")
    return given


def prefixes(key: str) -> Iterator[str]:
    """The first letter of the key with each of its others, then with any."""
    letters = [letter for letter in key.upper() if letter.isalpha()]
    yield from (letters[0] + other for other in [*letters[1:], *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"])


def write(names: Names, root: Path) -> Iterator[Path]:
    """Write every file of the new game, and return its path."""
    for source, target in files(names.key, root):
        target.parent.mkdir(parents=True, exist_ok=True)
        text = names.put_in(source.read_text("utf-8"), source.suffix == ".py")
        target.write_text(text, encoding="utf-8")
        yield target


def files(key: str, root: Path) -> Iterator[tuple[Path, Path]]:
    """Every file of the starter, and where the new game has it."""
    starter, package = root / STARTER, root / "src" / "trilith"
    for source in sorted((starter / "pig").iterdir()):
        if source.is_file():
            yield source, package / "games" / key / source.name
    for language in LANGUAGES:
        yield starter / "words" / f"{language}.ftl", package / "text" / language / f"{key}.ftl"
    for source in sorted(starter.glob("*.py")):
        if source.name not in ("__init__.py", "test_new_game.py"):
            yield source, root / "tests" / "games" / key / source.name


def tidy(written: list[Path]) -> None:
    """Sort imports and lines again: other names have another order."""
    code = [str(path) for path in written if path.suffix == ".py"]
    run("ruff", "check", "--quiet", "--select", "I", "--fix", *code)
    run("ruff", "format", "--quiet", *code)


def make_digests(key: str) -> None:
    """Write down the log of its random games: every build must produce the same."""
    run("tests.conformance.logs", key)


def run(module: str, *arguments: str) -> None:
    command = [sys.executable, "-m", module, *arguments]
    subprocess.run(command, cwd=CHECKOUT, check=True, stdout=subprocess.DEVNULL)
