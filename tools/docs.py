"""Build the documentation as a site: `make docs`, or `python -m tools.docs`.

The pages are put together in build/docs: what lies in docs/, the documents beside it, and what is
made from the games themselves: each game's rules, what each of its pieces does, and its turn on one
page, in three languages. MkDocs turns them into src/trilith/site, which the server shows at /docs.
With `--pages-only`, MkDocs is left out.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from trilith import games
from trilith.cli.coverage import read_rules
from trilith.rulebook.shown import EVENT, EXAMPLE, POSITION, REFUSAL, shown, unshown
from trilith.server.pages import LANGUAGES, rules, sections
from trilith.text.catalog import Catalog
from trilith.text.explain import explanations
from trilith.text.lessons import lessons

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGES: Final = ROOT / "build" / "docs"
SITE: Final = ROOT / "src" / "trilith" / "site"
GAMES: Final = ("castle", "sa_re", "ezra_nehemiah")

BESIDE: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "reporting.md",
}
"""Documents outside docs/, and their pages."""

_LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")

WORDS: Final = {
    "en": {
        "rules": "The rules",
        "pieces": "What every piece does",
        "turn": "The turn on one page",
        "more": "Read on",
        EVENT: "see it happen",
        REFUSAL: "see it refused",
        EXAMPLE: "see an example",
        POSITION: "see the position",
        "follows": "follows from other rules",
        "absent": "there is no such thing to see",
        "never": "never comes up with these pieces",
        "method": "how the program goes about it",
        "about-rules": (
            "Every rule has a number; the table shows the same one whenever it explains what "
            "happened or why something is not possible. The links open a position in the browser "
            "and, unless the position says it all, a move that shows the rule. Where nothing can be "
            "shown, a note says why."
        ),
        "about-pieces": "What the browser says when you rest the pointer on a piece.",
        "under": "rules",
    },
    "fr": {
        "rules": "Les règles",
        "pieces": "Ce que fait chaque élément",
        "turn": "Le tour sur une page",
        "more": "À lire ensuite",
        EVENT: "voir un exemple",
        REFUSAL: "voir un refus",
        EXAMPLE: "voir un exemple",
        POSITION: "voir la position",
        "follows": "découle d'autres règles",
        "absent": "il n'y a rien à voir",
        "never": "n'arrive jamais avec ces éléments",
        "method": "la manière de faire du programme",
        "about-rules": (
            "Chaque règle a un numéro ; la table montre le même quand elle explique ce qui s'est "
            "passé ou pourquoi quelque chose n'est pas possible. Les liens ouvrent une position "
            "dans le navigateur et, si elle ne suffit pas, un coup qui montre la règle. Quand rien "
            "ne peut être montré, une note dit pourquoi."
        ),
        "about-pieces": "Ce que dit le navigateur quand le pointeur reste sur un élément.",
        "under": "règles",
    },
    "pl": {
        "rules": "Zasady",
        "pieces": "Co robi każdy element",
        "turn": "Tura na jednej stronie",
        "more": "Czytaj dalej",
        EVENT: "zobacz przykład",
        REFUSAL: "zobacz odmowę",
        EXAMPLE: "zobacz przykład",
        POSITION: "zobacz pozycję",
        "follows": "wynika z innych zasad",
        "absent": "nie ma czego pokazać",
        "never": "z tymi elementami nigdy się nie zdarza",
        "method": "sposób działania programu",
        "about-rules": (
            "Każda zasada ma numer; stół podaje ten sam, gdy wyjaśnia, co się stało albo dlaczego "
            "coś nie jest możliwe. Odnośniki otwierają w przeglądarce pozycję, a jeśli ona nie "
            "wystarcza, także ruch, który pokazuje zasadę. Gdy niczego nie da się pokazać, uwaga "
            "mówi dlaczego."
        ),
        "about-pieces": "To, co mówi przeglądarka, gdy wskaźnik zatrzyma się na elemencie.",
        "under": "zasady",
    },
}


# ------------------------------------------------------------------ the rulebook


def rulebook(key: str, language: str) -> str:
    """All rules of a game, by section, each with what shows it."""
    words, texts = WORDS[language], rules(key, language)
    lines = [heading_of(key, language, "rules"), "", words["about-rules"], ""]
    headings, last = sections(key, language), ""
    for rule, text in texts.items():
        # Some short sections stand under the heading before them.
        heading = headings.get(rule.rpartition("-")[0], last)
        if heading != last:
            lines += [f"## {heading}", ""]
        last = heading
        lines += [entry(rule, text, words), ""]
    return "\n".join(lines)


def entry(rule: str, text: str, words: dict[str, str]) -> str:
    """One rule: its number, its words, and where to see it."""
    found = shown(rule)
    if found is not None:
        see = f"[{words[found.kind]}](/see/{rule}){{ .see .{found.kind} }}"
    else:
        see = f"*{words[why_unshown(rule)]}*{{ .see .none }}"
    return f"[{rule}](#{rule}){{ #{rule} .rule }} {text} {see}"


def why_unshown(rule: str) -> str:
    return next(unshown(key)[rule] for key in GAMES if rule in unshown(key))


def pieces(key: str, language: str) -> str:
    """What every card, tile and building is and does."""
    words = WORDS[language]
    lines = [heading_of(key, language, "pieces"), "", words["about-pieces"], ""]
    known = set(read_rules(key)) & set(rules(key, language))
    told: set[tuple[str, str]] = set()
    for thing in explanations(key, language).values():
        if (thing.name, thing.text) in told:
            continue
        told.add((thing.name, thing.text))
        links = ", ".join(f"[{r}]({key}-rules.md#{r})" for r in thing.rules if r in known)
        under = f" *({words['under']}: {links})*" if links else ""
        lines += [f"**{thing.name}**", f":   {thing.text}{under}", ""]
    return "\n".join(lines)


def about_game(key: str, language: str) -> str:
    """The page that somebody wrote on a game, with its turn on one page."""
    words = WORDS[language]
    written = (DOCS / "players" / language / f"{key}.md").read_text("utf-8")
    lines = [written, f"## {words['turn']}", ""]
    for page in lessons(key, language)["pages"]:
        lines += [f"**{page['title']}**", f":   {page['text']}", ""]
    lines += [f"## {words['more']}", ""]
    lines += [f"- [{words['rules']}]({key}-rules.md)", f"- [{words['pieces']}]({key}-pieces.md)"]
    return "\n".join([*lines, ""])


def heading_of(key: str, language: str, part: str) -> str:
    """The first line of a page; in French a space comes before the colon."""
    colon = "\u00a0:" if language == "fr" else ":"
    words = WORDS[language][part]
    return f"# {title(key, language)}{colon} {words[0].lower()}{words[1:]}"


def title(key: str, language: str) -> str:
    return Catalog(language).title(key)


# ------------------------------------------------------------------ the other pages


def relinked(text: str, source: str) -> str:
    """The text with links as they are between pages; what is no page keeps its words alone."""

    def link(match: re.Match[str]) -> str:
        picture, words, target = match.groups()
        if re.match(r"[a-z]+:|#|/", target):
            return match.group(0)
        path, _, part = target.partition("#")
        there = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        page = page_of(there)
        if page is None:
            return words
        to = posixpath.relpath(page, posixpath.dirname(page_of(source) or "") or ".")
        return f"{picture}[{words}]({to}{'#' + part if part else ''})"

    return _LINK.sub(link, text)


def page_of(file: str) -> str | None:
    """The page of a file of the repository."""
    if file in BESIDE:
        return BESIDE[file]
    return file.removeprefix("docs/") if file.startswith("docs/") else None


def assemble(target: Path = PAGES) -> None:
    """Put all pages together."""
    shutil.rmtree(target, ignore_errors=True)
    for source in documents():
        page = page_of(source.relative_to(ROOT).as_posix())
        assert page is not None
        write(
            target / page, relinked(source.read_text("utf-8"), source.relative_to(ROOT).as_posix())
        )
    for picture in sorted((DOCS / "screenshots").glob("*.[ps][nv]g")):
        write(target / "screenshots" / picture.name, picture.read_bytes())
    for name in ("site.css",):
        write(target / name, (DOCS / "site" / name).read_bytes())
    for language in LANGUAGES:
        folder = target / "players" / language
        for key in GAMES:
            write(folder / f"{key}.md", about_game(key, language))
            write(folder / f"{key}-rules.md", rulebook(key, language))
            write(folder / f"{key}-pieces.md", pieces(key, language))


def documents() -> Iterator[Path]:
    yield from (ROOT / name for name in BESIDE)
    yield from sorted(DOCS.rglob("*.md"))


def write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def build() -> int:
    """MkDocs, with every warning an error."""
    command = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--strict", "--clean"]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    done = subprocess.run([*command, "--site-dir", str(SITE)], cwd=ROOT, env=environment)
    return done.returncode


def main(arguments: list[str]) -> int:
    unknown = [key for key in GAMES if key not in games.keys()]
    assert not unknown, unknown
    assemble()
    return 0 if "--pages-only" in arguments else build()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
