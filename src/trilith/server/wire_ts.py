"""The client's types for the wire and for views, generated from the server's.

`python -m trilith.server.wire_ts` writes them all.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from msgspec import Struct

import trilith
from trilith import games, views
from trilith.engine.event import NOBODY, SPECTATOR
from trilith.server import (
    coached,
    copy_shapes,
    moderated,
    operator,
    puzzled,
    rulebook,
    shapes,
    wire,
)
from trilith.server.finding import shapes as finding_shapes
from trilith.server.post import shapes as post_shapes
from trilith.server.post import wishes
from trilith.server.profiles import shapes as profile_shapes
from trilith.server.typescript import Writer

CHECKOUT: Final = Path(trilith.__file__).parents[2]
HEAD: Final = """\
/**
 * {about}
 *
 * Made from the server's own types by `python -m trilith.server.wire_ts`: do not edit.
 */
"""

ALIASES: Final[dict[str, Any]] = {
    "Arg": shapes.Arg,
    "Args": shapes.Args,
    "View": shapes.View,
    "Status": shapes.Status,
    "ClockRule": shapes.ClockRule,
    "Verdict": coached.Verdict,
    "CoachDepth": coached.Depth,
    "PuzzleLevel": puzzled.PuzzleLevel,
    "Stone": puzzled.Stone,
    "NoticeKind": wishes.Kind,
    "Audience": profile_shapes.Audience,
    "Pace": finding_shapes.Pace,
    "Outside": finding_shapes.Outside,
}

NAMES: Final[dict[str, str]] = {
    "State": "StateMessage",
    "Error": "ErrorMessage",
    "OpenVote": "Vote",
    "Told": "Cut",
}

ANSWERS: Final = (
    shapes.GameInfo,
    shapes.Position,
    shapes.Recap,
    coached.AnalysisState,
    puzzled.PuzzlesToday,
    puzzled.PuzzleAnswered,
    puzzled.PuzzleKept,
    coached.LineShown,
    coached.MyCoach,
    rulebook.RuleShown,
    shapes.MyQueue,
    copy_shapes.CopySheet,
    copy_shapes.Checked,
    copy_shapes.ReadFile,
    copy_shapes.MyEdition,
    copy_shapes.Reported,
    copy_shapes.OfferedCopy,
    copy_shapes.CopyOffers,
    shapes.MyVacation,
    post_shapes.Notifications,
    post_shapes.NewWebhook,
    post_shapes.Delivery,
    moderated.Neighbour,
    moderated.MyStanding,
    moderated.Moderation,
    moderated.Case,
    operator.OperatorPage,
    profile_shapes.Profile,
    profile_shapes.RatingCourse,
    profile_shapes.GamesPage,
    profile_shapes.RatingMoved,
    profile_shapes.Together,
    profile_shapes.SomebodyFound,
    profile_shapes.Leaderboard,
    finding_shapes.OpenSeats,
    finding_shapes.Wait,
    finding_shapes.Invite,
    finding_shapes.Seek,
)
"""What REST answers with, besides the parts of messages."""


def the_wire() -> str:
    """Messages and answers."""
    writer = Writer(ALIASES, NAMES)
    down = [writer.interface(shape, "Message") for shape in subclasses(wire.Down)]
    writer.union("Down", down)
    writer.is_asked = True
    up = [writer.interface(shape, "Up") for shape in subclasses(wire.Up)]
    writer.union("Up", up)
    writer.is_asked = False
    for shape in ANSWERS:
        writer.interface(shape)
    constants = f"export const SPECTATOR = {SPECTATOR};\nexport const NOBODY = {NOBODY};\n"
    about = HEAD.format(about="The messages of the wire, as docs/wire.md tells them.")
    return "\n".join([about, *writer.written.values(), constants])


def subclasses(base: type[Struct]) -> list[type[Struct]]:
    return list(base.__subclasses__())


def with_views() -> list[str]:
    """The games that declare the shape of their view, which only a board in the browser needs."""
    known = {module.name for module in pkgutil.iter_modules(views.__path__)}
    return [key for key in games.keys() if key in known]


def view_of(key: str) -> ModuleType:
    """The shapes of a game's view."""
    return importlib.import_module(f"trilith.views.{key}")


def the_view(key: str) -> str:
    """A game's view."""
    module = view_of(key)
    writer = Writer(aliases_of(module))
    writer.interface(module.VIEW)
    about = HEAD.format(
        about=f"{(inspect.getdoc(module) or key).rstrip('.')}, as the server tells it."
    )
    return "\n".join([about, *writer.written.values()])


def aliases_of(module: ModuleType) -> dict[str, Any]:
    """The types that a module names, except its classes."""
    own = {name: one for name, one in vars(module).items() if name[0].isupper() and name != "VIEW"}
    return {
        name: one
        for name, one in own.items()
        if not inspect.isclass(one) and name not in ("UNSET", "Literal", "Annotated")
    }


def files() -> dict[Path, str]:
    """Every file of the client that is generated here, by its path in the checkout."""
    web = Path("web/src")
    made = {web / "games" / key / "seen.ts": the_view(key) for key in with_views()}
    return {web / "lib" / "wire.ts": the_wire(), **made}


def main() -> None:
    for path, text in files().items():
        target = CHECKOUT / path
        target.parent.mkdir(exist_ok=True)  # the first file of a game's board
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
