"""What the rules of Sa-Ré look like in play."""

from __future__ import annotations

from tests.rulebook.looking import Hold, Look, Made

SCRIBE: dict[str, str] = {}
DIVINITY = {"divinity": "on"}

START = {
    "SR-GEN-01": (2, SCRIBE),
    "SR-GEN-02": (4, SCRIBE),
    "SR-COMP-01": (4, SCRIBE),
    "SR-COMP-05": (2, SCRIBE),
    "SR-COMP-06": (4, SCRIBE),
    "SR-COMP-07": (2, SCRIBE),
    "SR-COMP-08": (2, SCRIBE),
    "SR-COMP-10": (2, SCRIBE),
    "SR-COMP-11": (2, SCRIBE),
    "SR-COMP-12": (4, SCRIBE),
    "SR-SETUP-01": (3, {"mode": "priest"}),
    "SR-SETUP-02": (3, SCRIBE),
    "SR-SETUP-03": (3, SCRIBE),
    "SR-SETUP-07": (2, SCRIBE),
    "SR-SETUP-08": (2, SCRIBE),
    "SR-SETUP-09": (3, {"first_player": "1"}),
    "SR-MODE-01": (2, {"mode": "pharaoh"}),
    "SR-DIV-01": (3, DIVINITY),
    "SR-DIV-05": (2, DIVINITY | {"mode": "pharaoh", "quick_start": "on"}),
}

LIKE = {
    "SR-GEN-04": "SR-END-01",
    "SR-COMP-03": "SR-SEASON-03",
    "SR-COMP-04": "SR-BUILD-01",
    "SR-COMP-09": "SR-PLAN-02",
    "SR-OFFER-01": "SR-OFFER-02",
    "SR-OFFER-05": "SR-STOP-01",
    "SR-DISC-06": "SR-DISC-02",
    "SR-DISC-08": "SR-DISC-02",
    "SR-GROWTH-04": "SR-GROWTH-01",
    "SR-NEXT-02": "SR-NEXT-01",
    "SR-INFO-02": "SR-SEASON-03",
}

LOOK: dict[str, Look] = {
    "SR-HOSH-05": lambda step: step.before["season"]["dark"] and step.told("season_began"),
    "SR-PRODB-01": lambda step: step.told("round") and goods_of(step.then) > 1,
    "SR-PRODB-04": lambda step: (
        step.told("round") and goods_of(step.then) > goods_of(step.before) > 0
    ),
    "SR-GROWTH-04": lambda step: step.told("grown"),
    "SR-NEXT-02": lambda step: step.told("round") and any(s["gauge"] for s in step.before["seats"]),
    "SR-NEXT-04": lambda step: (
        step.told("round") and any(s["traded"] for s in step.before["seats"])
    ),
    "SR-MODE-03": lambda step: step.told("goal", mode="architect"),
    "SR-MODE-04": lambda step: step.told("goal", mode="priest"),
    "SR-MODE-05": lambda step: step.told("goal", mode="pharaoh"),
    "SR-DISC-03": lambda step: (
        step.verb == "build" and trades_beside(step.own["ground"], step.code)
    ),
    "SR-DISC-06": lambda step: step.told("reduced"),
    "SR-DISC-08": lambda step: step.told("built"),
}

HOLD: dict[str, Hold] = {}
MADE: dict[str, Made] = {}

TRADES = ("carpenter", "stonecutter", "goldsmith")


def goods_of(position: dict[str, object]) -> int:
    """The resources that lie on cards of trades and ports."""
    seats = position["seats"]
    assert isinstance(seats, list)
    return sum(sum(seat["goods"].values()) for seat in seats)


def trades_beside(ground: list[str], code: str) -> bool:
    """Two trades next to the worksite `build cell:N` on a ground of three columns."""
    cell = int(code.rpartition(":")[2])
    beside = [cell - 3, cell + 3]
    beside += [cell - 1] if cell % 3 else []
    beside += [cell + 1] if cell % 3 < 2 else []
    found = [ground[one] for one in beside if 0 <= one < len(ground)]
    return sum(one in TRADES for one in found) > 1
