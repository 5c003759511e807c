"""What the rules of A Castle for All Seasons look like in play."""

from __future__ import annotations

from tests.rulebook.looking import Hold, Look, Made, Position, Step

SUMMER, WINTER = {"season": "summer"}, {"season": "winter"}

START = {
    "AM-COMP-01": (4, WINTER),
    "AM-COMP-02": (4, SUMMER),
    "AM-COMP-03": (4, SUMMER),
    "AM-COMP-04": (2, SUMMER),
    "AM-COMP-05": (4, SUMMER),
    "AM-COMP-07": (2, SUMMER),
    "AM-COMP-08": (3, WINTER),
    "AM-COMP-11": (3, SUMMER),
    "AM-SETUP-01": (3, SUMMER),
    "AM-SETUP-02": (2, SUMMER),
    "AM-SETUP-03": (4, WINTER),
    "AM-SETUP-04": (4, SUMMER),
    "AM-SETUP-05": (2, SUMMER),
    "AM-SETUP-07": (2, SUMMER),
    "AM-SETUP-08": (3, SUMMER),
    "AM-SETUP-09": (3, SUMMER),
    "AM-SETUP-10": (4, SUMMER),
    "AM-SETUP-11": (4, SUMMER),
    "AM-SETUP-12": (4, WINTER),
    "AM-SETUP-13": (4, SUMMER),
    "AM-WTR-01": (4, WINTER),
    "AM-MODE-01": (3, WINTER),
    "AM-MODE-02": (4, SUMMER),
}

LIKE = {
    "AM-INFO-04": "AM-WTR-02",
    "AM-INFO-05": "AM-WTR-02",
    "AM-ROUND-03": "AM-ROUND-02",
    "AM-ROUND-07": "AM-END-01",
    "AM-STM-05": "AM-STM-02",
    "AM-ARC-06": "AM-ARC-01",
    "AM-ARC-07": "AM-ARC-05",
    "AM-SLV-04": "AM-SLV-01",
    "AM-SCORE-12": "AM-SCORE-10",
    "AM-SCORE-15": "AM-SCORE-14",
}


def is_last(step: Step) -> bool:
    return step.after.is_over()


def scored(step: Step, building: str) -> bool:
    return any(str(one.args["place"]).startswith(building) for one in step.told("score_space"))


LOOK: dict[str, Look] = {
    "AM-ORDER-02": lambda step: len(step.seats("messenger")) > 1,
    "AM-ARC-03": lambda step: sum(one.args["count"] != 0 for one in step.told("architect")) > 1,
    "AM-BLD-02": lambda step: step.verb == "build",
    "AM-BLD-06": lambda step: step.verb == "pay" and step.own["resources"]["silver"],
    "AM-SCORE-02": lambda step: (
        is_last(step) and len({one.rule for one in step.told("score_space")}) > 3
    ),
    "AM-SCORE-03": lambda step: is_last(step) and len(step.told("score_space")) > 3,
    "AM-SCORE-05": lambda step: scored(step, "keep") and len(step.then["tiles"]) > 4,
    "AM-SCORE-06": lambda step: scored(step, "keep") and step.before["season"] == "winter",
    "AM-SCORE-09": lambda step: scored(step, "tavern") and step.then["winter"]["granary"],
    "AM-SCORE-27": lambda step: any(
        len([one for one in step.told("score_space") if one.seat == seat and one.rule == rule]) > 1
        for seat in range(len(step.before["seats"]))
        for rule in ("AM-SCORE-16", "AM-SCORE-25", "AM-SCORE-26")
    ),
    "AM-SCORE-28": lambda step: (
        is_last(step) and any(one["thalers"] > 5 for one in step.then["seats"])
    ),
    "AM-GRAN-02": lambda step: (
        step.verb == "from" and step.seat in step.before["winter"]["granary"]
    ),
}

HOLD: dict[str, Hold] = {
    "AM-TIE-02": lambda p: any(one["vp"] > 90 for one in p["seats"]),
}


def put_the_lady_out(position: Position) -> None:
    winter = position["winter"]
    winter["deck"].remove("lady")
    winter["in_play"].append("lady")
    winter["suitors"] = [0, 1]


MADE: dict[str, Made] = {
    "AM-LADY-06": Made(
        lambda step: is_last(step) and "lady" in step.before["winter"]["deck"],
        put_the_lady_out,
        lambda step: is_last(step) and not step.told("win_lady"),
    ),
}
