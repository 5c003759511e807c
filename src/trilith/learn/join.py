"""One file of weights from several courses: `python -m trilith.learn.join A.json B.json > ALL.json`.

Settings are learnt and accepted one by one, so what ships is put together. Where two files know the
same setting, the later one counts. Every course is named in `made`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from trilith.engine.errors import BadInput, TrilithError
from trilith.learn.course import dump


def join(files: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """All that these files know."""
    first = files[0]
    for other in files[1:]:
        for part in ("format", "style"):
            if other[part] != first[part]:
                raise BadInput(part, f"expected {first[part]} in all files; found {other[part]}")
    leanings: dict[str, Any] = {}
    worths: dict[str, Any] = {}
    by: dict[str, dict[str, Any]] = {}
    for one in files:
        leanings |= one["leanings"]
        worths |= one["worths"]
        for key in (*one["leanings"], *one["worths"]):
            by[key] = course_of(one["made"], key)
    courses = list({json.dumps(course): course for course in by.values()}.values())
    made = {"by": "trilith learn", "game": courses[0]["game"], "courses": courses}
    return {**first, "made": made, "leanings": leanings, "worths": worths}


def course_of(made: dict[str, Any], key: str) -> dict[str, Any]:
    """The course in which a setting was learnt, of a file that may be joined already."""
    for course in made.get("courses", [made]):
        if key in course["cross_entropy"]:
            found: dict[str, Any] = course
            return found
    raise BadInput("made", f"expected a course that learnt {key}; found none")


def main(names: Sequence[str]) -> int:
    try:
        read = [json.loads(Path(name).read_text("utf-8")) for name in names]
        sys.stdout.write(dump(join(read)))
    except (TrilithError, OSError, ValueError, KeyError, IndexError) as error:
        sys.stderr.write(f"join: expected files of weights that `trilith learn` wrote: {error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
