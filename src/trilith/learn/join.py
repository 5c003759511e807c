"""One file of weights from several courses: `python -m trilith.learn.join A.json B.json > ALL.json`.

Settings are learnt together but accepted one by one, so the file that ships is joined from several
courses. Where two files know the same setting, the later one counts; `--drop winter/4` leaves one
out. `--believe pharaoh/2` adds what the game's heuristic thinks things are worth before anything is
learnt, where that alone has proved better than what the expert goes by. `made` names every course
and every such belief.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from trilith import games
from trilith.bots.heuristic import heuristic_for
from trilith.engine.errors import BadInput, TrilithError
from trilith.learn.course import dump


def join(files: Sequence[dict[str, Any]], dropped: Sequence[str] = ()) -> dict[str, Any]:
    """Everything these files know, except for settings to be dropped."""
    first = files[0]
    for other in files[1:]:
        for part in ("format", "style"):
            if other[part] != first[part]:
                raise BadInput(part, f"expected {first[part]} in all files; found {other[part]}")
    leanings: dict[str, Any] = {}
    worths: dict[str, Any] = {}
    by: dict[str, dict[str, Any]] = {}
    for one in files:
        leanings |= {k: v for k, v in one["leanings"].items() if k not in dropped}
        worths |= {k: v for k, v in one["worths"].items() if k not in dropped}
        for key in sorted({*one["leanings"], *one["worths"]} - set(dropped)):
            by[key] = course_of(one["made"], key)
    courses = list({json.dumps(course): course for course in by.values()}.values())
    made = {"by": "trilith learn", "game": courses[0]["game"], "courses": courses}
    return {**first, "made": made, "leanings": leanings, "worths": worths}


def course_of(made: dict[str, Any], key: str) -> dict[str, Any]:
    """The course in which a setting was learnt; the file may already be a joined one."""
    for course in made.get("courses", [made]):
        if key in course["cross_entropy"] or key in course.get("believed", ()):
            found: dict[str, Any] = course
            return found
    raise BadInput("made", f"expected a course that learnt {key}; found none")


def believe(weights: dict[str, Any], key: str) -> dict[str, Any]:
    """The same, but with the heuristic's prior values for this setting."""
    game = str(weights["made"]["game"])
    plain = heuristic_for(games.get(game))
    first = plain.first_worths(key.partition("/")[0])
    if not plain.is_race():
        raise BadInput("believe", f"expected a race, which has one stage; found {game}")
    worths = {"end": [[end for end, _ in first]], "more": [[more for _, more in first]]}
    made = {"by": "first belief", "game": game, "cross_entropy": {}, "believed": [key]}
    return {**weights, "made": made, "leanings": {}, "worths": {key: worths}}


def main() -> int:
    parser = argparse.ArgumentParser("join", description="Join files of weights.")
    parser.add_argument("files", nargs="+")
    parser.add_argument("--drop", action="append", default=[], metavar="SETTING")
    parser.add_argument("--believe", action="append", default=[], metavar="SETTING")
    args = parser.parse_args()
    try:
        read = [json.loads(Path(name).read_text("utf-8")) for name in args.files]
        read += [believe(read[0], key) for key in args.believe]
        sys.stdout.write(dump(join(read, args.drop)))
    except (TrilithError, OSError, ValueError, KeyError, IndexError) as error:
        sys.stderr.write(f"join: expected files of weights that `trilith learn` wrote: {error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
