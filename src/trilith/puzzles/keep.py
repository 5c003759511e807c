"""A player's own puzzle: a choice of an analysed game, as the analysis judged it.

It is not proved as the shipped ones are: it says what the coach said about the game.
"""

from __future__ import annotations

from typing import Any

from trilith.coach.settings import depth_called
from trilith.engine.history import History
from trilith.puzzles.mine import asked, played_of, shortened
from trilith.puzzles.puzzle import Option, Puzzle, stand

Doc = dict[str, Any]
"""A part of an analysis, as it is stored: see `coach.dump`."""


def kept(history: History[Any], moment: Doc, depth: str, seed: str) -> Puzzle:
    """The choice of this moment; its options are those that the analysis measured."""
    choice, step = moment["choice"], moment["step"]
    played = played_of(history)
    game, s = stand(played, step)
    places = {action.code: place for place, action in enumerate(s.legal(moment["seat"]))}
    options = [one for one in choice["options"] if one["measured"]]
    options.sort(key=lambda one: places[one["action"]])
    puzzle = Puzzle(
        played,
        step,
        moment["seat"],
        moment["round"],
        asked(s, moment["seat"]),
        game.digest(s),
        tuple(_option(one) for one in options),
        depth_called(depth).measure,
        f"{seed}/{step}",
        {},
        tuple({"seat": one["seat"], "label": one["label"]} for one in choice["line"]),
        {},
    )
    return Puzzle(**{**vars(puzzle), "played": shortened(played, [puzzle])})


def _option(one: Doc) -> Option:
    return Option(one["action"], one["chance"], one["margin"], one["behind"], one["apart"])
