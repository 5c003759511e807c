"""Writing scenarios: a position as a file that anyone can read, edit and run."""

from __future__ import annotations

import json
from typing import Any, Final

from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.engine.game import Game, Setup
from trilith.engine.rng import Rng
from trilith.engine.scenario.document import Scenario
from trilith.engine.scenario.paths import differences
from trilith.engine.scenario.position import Beginning
from trilith.engine.state import State

WHERE: Final = "this position"


def write(
    game: Game[Any], setup: Setup, s: State, title: str = "", text: str = "", note: str = ""
) -> str:
    """The position as a scenario; where play continues is given by name if possible, else as tasks."""
    doc = _by_name(game, setup, s) or as_tasks(game, setup, s)
    head: dict[str, Json] = {"title": title} if title else {}
    if text:
        head["text"] = text
    return _lines({**head, **doc}, s, note)


def write_for(
    game: Game[Any], setup: Setup, s: Any, seat: int, chance: str, title: str = "", text: str = ""
) -> str:
    """The same for one seat of a game in progress: what it may not know is dealt anew."""
    note = f"What seat {seat} could not know is not as it was: it was dealt anew."
    imagined = game.imagine(s, seat, Rng.of(chance))
    # The seed would reveal what the game still hides.
    blind = game.setup(setup.seats, setup.options, "scenario", setup.data)
    return write(game, blind, imagined, title, text, note)


# ------------------------------------------------------------------ the document


def _by_name(game: Game[Any], setup: Setup, s: State) -> dict[str, Json] | None:
    """With `at` and `asked`, if that gives exactly this position again."""
    for seat in s.to_act():
        told = game.positions.told(s, seat)
        if told is None:
            continue
        at, facts = told
        found = _complete(game, setup, s, {"at": at, "asked": facts}, ["pending"])
        if found is not None:
            return found
    return None


def as_tasks(game: Game[Any], setup: Setup, s: State) -> dict[str, Json]:
    """With all pending tasks, as the engine saves them."""
    found = _complete(game, setup, s, {}, [])
    if found is None:
        raise BadInput(WHERE, "cannot be written as a scenario")
    return found


def _complete(
    game: Game[Any], setup: Setup, s: State, begins: dict[str, Json], left_out: list[str]
) -> dict[str, Json] | None:
    """The head, and every value that differs from where play begins; None if it does not fit."""
    doc: dict[str, Json] = {"game": game.key, "players": setup.seats, "seed": setup.seed}
    if options := _options(game, setup):
        doc["options"] = options
    if setup.data.own:
        doc["own"] = setup.data.own
    doc |= begins
    base = Beginning(Scenario(Doc(doc, WHERE)), game, setup.data).base
    places = differences(base, game.dump(s))
    doc["position"] = {
        path: value for path, value in places.items() if path.split(".")[0] not in left_out
    }
    return doc if _brings_back(game, setup, s, doc) else None


def _options(game: Game[Any], setup: Setup) -> dict[str, Json]:
    """The options that do not have their default value."""
    usual = {option.key: option.default for option in game.options}
    return {key: value for key, value in setup.options.items() if usual[key] != value}


def _brings_back(game: Game[Any], setup: Setup, s: State, doc: dict[str, Json]) -> bool:
    try:
        again = Beginning(Scenario(Doc(doc, WHERE)), game, setup.data).position()
    except BadInput:
        return False
    return game.digest(again) == game.digest(s)


# ------------------------------------------------------------------ as TOML


def _lines(doc: dict[str, Json], s: State, note: str) -> str:
    position = doc["position"]
    assert isinstance(position, dict)
    lines = [f"# {note}"] if note else []
    lines += [f"{name} = {toml(value)}" for name, value in doc.items() if name != "position"]
    lines += ["", "[position]"]
    lines += [f"{toml(path)} = {toml(value)}" for path, value in position.items()]
    lines += ["", *_template(s), "", "[expect]", f"to_act = {toml(list(s.to_act()))}", ""]
    return "\n".join(lines)


def _template(s: State) -> list[str]:
    """A template to fill in: an action that must be legal, or refused under a rule."""
    seat = s.to_act()[0] if s.to_act() else 0
    legal = [action.code for action in s.legal(seat)][:1]
    example = legal[0] if legal else "..."
    return [
        "# [[play]]  # or [[refuse]], with a `rule`",
        f"# seat = {seat}",
        f"# action = {toml(example)}",
    ]


def toml(value: Json) -> str:
    """A value as one line of TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join([toml(item) for item in value])}]"
    if isinstance(value, dict):
        inner = ", ".join([f"{_key(str(name))} = {toml(item)}" for name, item in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return (
        name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else toml(name)
    )
