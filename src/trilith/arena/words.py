"""What reports call things: games, sources of points, and what players do."""

from __future__ import annotations

from trilith.arena.play import Diary
from trilith.bots import family_of
from trilith.text import Catalog
from trilith.text.gives import NoWords

_CATALOG = Catalog("en", strict=True)


def title(game: str) -> str:
    return _CATALOG.title(game)


def source(game: str, name: str) -> str:
    """Where points come from."""
    try:
        return _CATALOG.score_row(game, name)
    except NoWords:
        return plain(name)


def use(game: str, did: str) -> str:
    """What a seat did, from a diary: 'build building=tavern' is 'build, building: Tavern'."""
    verb, _, rest = did.partition(" ")
    if verb == Diary.START:
        return f"at the start: {use(game, rest)}"
    name, _, thing = rest.partition("=")
    return f"{plain(verb)}, {plain(name)}: {component(game, thing)}" if thing else plain(verb)


def component(game: str, name: str) -> str:
    try:
        return _CATALOG.component(game, name)
    except NoWords:
        return plain(name)


def plain(name: str) -> str:
    return name.replace("_", " ").replace(":", " ")


def bot(name: str) -> str:
    """A bot of one's own is called by its class; one of a family, by its function and its family,
    which says the language.
    """
    path, _, last = name.rpartition(":")
    if not path.endswith(".py"):
        return name
    return f"{name.partition(':')[0]}:{last}" if family_of(name) else last
