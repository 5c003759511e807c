"""What the rules of Ezra and Nehemiah look like in play."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from tests.rulebook.looking import Hold, Look, Made, Position, Step
from trilith.games.ezra_nehemiah.names import GOLD_SCROLLS, HEROES, RING

USUAL: dict[str, str] = {}
SIDE_B = {"solo_side": "b"}

START = {
    "EN-GEN-01": (4, USUAL),
    "EN-COMP-01": (4, USUAL),
    "EN-COMP-02": (4, USUAL),
    "EN-COMP-03": (4, USUAL),
    "EN-COMP-04": (4, USUAL),
    "EN-COMP-05": (4, USUAL),
    "EN-COMP-06": (4, USUAL),
    "EN-COMP-07": (4, USUAL),
    "EN-COMP-10": (4, USUAL),
    "EN-COMP-11": (4, USUAL),
    "EN-SETUP-01": (4, USUAL),
    "EN-SETUP-02": (2, USUAL),
    "EN-SETUP-03": (2, USUAL),
    "EN-SETUP-04": (2, USUAL),
    "EN-SETUP-05": (3, USUAL),
    "EN-SETUP-06": (4, USUAL),
    "EN-SETUP-07": (4, USUAL),
    "EN-SETUP-08": (4, USUAL),
    "EN-SETUP-09": (4, USUAL),
    "EN-SETUP-10": (3, USUAL),
    "EN-SETUP-11": (3, USUAL),
    "EN-SETUP-12": (2, USUAL),
    "EN-SETUP-13": (4, {"altar_card": "altar_2b"}),
    "EN-SETUP-14": (4, USUAL),
    "EN-SETUP-15": (4, USUAL),
    "EN-SETUP-20": (2, USUAL),
    "EN-SETUP-21": (2, USUAL),
    "EN-SETUP-22": (4, USUAL),
    "EN-SETUP-23": (4, USUAL),
    "EN-SETUP-24": (2, USUAL),
    "EN-SETUP-25": (2, USUAL),
    "EN-SETUP-26": (2, USUAL),
    "EN-SETUP-27": (2, USUAL),
    "EN-SETUP-28": (2, USUAL),
    "EN-SETUP-29": (4, USUAL),
    "EN-SETUP-33": (2, USUAL),
    "EN-FLOW-08": (4, {"altar_card": "altar_1b"}),
    "EN-GATE-05": (4, USUAL),
    "EN-GATE-06": (4, USUAL),
    "EN-DEV-05": (4, USUAL),
    "EN-DEV-08": (4, USUAL),
    "EN-DEV-09": (4, USUAL),
    "EN-GUARD-01": (2, USUAL),
    "EN-SOLO-01": (1, USUAL),
    "EN-SOLO-03": (1, SIDE_B),
    "EN-SOLO-04": (1, USUAL),
    "EN-SOLO-05": (1, SIDE_B),
    "EN-SOLO-06": (1, USUAL),
    "EN-SOLO-08": (1, USUAL),
}

LIKE = {
    "EN-GEN-03": "EN-GEN-02",
    "EN-FLOW-01": "EN-TURN-05",
    "EN-FLOW-02": "EN-PREP-01",
    "EN-FLOW-03": "EN-PREP-01",
    "EN-EFF-02": "EN-EFF-03",
    "EN-EFF-07": "EN-BLESS-06",
    "EN-EFF-09": "EN-EFF-08",
    "EN-EFF-10": "EN-TENT-06",
    "EN-EFF-19": "EN-BLESS-01",
    "EN-BANNER-01": "EN-TURN-01",
    "EN-BANNER-03": "EN-BANNER-06",
    "EN-BANNER-07": "EN-BANNER-06",
    "EN-COMP-08": "EN-EFF-03",
    "EN-COMP-09": "EN-EFF-05",
    "EN-TENT-05": "EN-TENT-06",
    "EN-TENT-07": "EN-EFF-06",
    "EN-TENT-08": "EN-EFF-06",
    "EN-TENT-09": "EN-TENT-06",
    "EN-ALTAR-08": "EN-ALTAR-07",
    "EN-ALTAR-09": "EN-ALTAR-04",
    "EN-GATE-04": "EN-GATE-02",
    "EN-GUARD-05": "EN-AFTER-02",
    "EN-TORAH-11": "EN-END-07",
    "EN-DEV-02": "EN-END-04",
    "EN-TE-04": "EN-AFTER-03",
    "EN-END-01": "EN-END-03",
    "EN-END-02": "EN-END-03",
    "EN-END-09": "EN-END-03",
    "EN-END-10": "EN-GEN-02",
    "EN-AFTER-07": "EN-AFTER-03",
    "EN-SCROLL-03": "EN-SCROLL-01",
    "EN-SOLO-21": "EN-SOLO-11",
    "EN-SOLO-35": "EN-SCHEME-01",
    "EN-SOLO-37": "EN-SOLO-75",
    "EN-SOLO-42": "EN-SOLO-41",
    "EN-SOLO-55": "EN-SOLO-36",
    "EN-SOLO-62": "EN-SOLO-36",
    "EN-SOLO-64": "EN-SOLO-61",
    "EN-SOLO-77": "EN-SOLO-78",
}

LAST_ROUND = 3


def is_last(step: Step) -> bool:
    return step.after.is_over()


def owner(position: Position, place: object) -> str:
    return str(position["ring"][place]["owner"])


def scribe(position: Position, tile: str) -> str:
    """The owner of the scribe on this scroll tile."""
    return next((one["scribe"] for one in position["scrolls"].values() if one["tile"] == tile), "")


def holder(position: Position, tile: str) -> int:
    """The player's seat, or -1."""
    name = scribe(position, tile)
    return int(name[5:]) if name.startswith("seat:") else -1


def scores_at_end(tile: str, step: Step) -> bool:
    """Its owner scores at the end of the game, and for a tile that sets the rate, for goods."""
    if not is_last(step):
        return False
    source = "goods" if tile == "gold_silver_rate" else "scrolls"
    return holder(step.before, tile) in step.seats("score", source=source)


def happens_to_owner(tile: str, kind: str, step: Step) -> bool:
    return holder(step.before, tile) in step.seats(kind)


def wall_and_gate(step: Step) -> list[tuple[str, str]]:
    """The owners of what each connection connects."""
    return [
        (owner(step.then, one.args["wall"]), owner(step.then, one.args["gate"]))
        for one in step.told("connection")
    ]


def corner_wall(step: Step, neighbour: str) -> bool:
    """A wall built next to a place of this owner."""
    return any(
        owner(step.then, RING[(RING.index(str(one.args["space"])) + side) % len(RING)]) == neighbour
        for one in step.told("build_wall")
        for side in (-1, 1)
    )


def scored_card(card: str, step: Step) -> bool:
    """The card gives points: the event that follows scores for the Sabbath."""
    events = step.events
    return any(
        one.kind == "score_card" and one.args["card"] == card and after.rule == "EN-SAB-08"
        for one, after in pairwise(events)
        if after.kind == "score"
    )


def opponent(step: Step, kind: str) -> bool:
    return any(event.seat < 0 for event in step.told(kind))


def is_alone(step: Step) -> bool:
    return len(step.before["seats"]) == 1


SCORING = {
    "EN-SCORE-01": "priest",
    "EN-SCORE-03": "perfumer",
    "EN-SCORE-04": "watchman",
    "EN-SCORE-05": "mason",
    "EN-SCORE-06": "carpenter",
    "EN-SCORE-07": "copyist",
    "EN-SCORE-08": "temple_servant",
    "EN-SCORE-09": "singer",
    "EN-SCORE-10": "teacher",
}
OWNED = {
    "EN-SCROLL-W01": ("wood_no_feed_farmers_labourers", "feed"),
    "EN-SCROLL-W02": ("wood_no_feed_traders_gatekeepers", "feed"),
    "EN-SCROLL-W03": ("wood_no_feed_scribes", "feed"),
    "EN-SCROLL-W04": ("wood_tent_extra", "tent_step"),
    "EN-SCROLL-W08": ("wood_sabbath_levite_silver", "scroll_item"),
    "EN-SCROLL-W10": ("wood_levite_discount", "levite"),
    "EN-SCROLL-W11": ("wood_scribe_blessing", "scribe"),
    "EN-SCROLL-W15": ("wood_golden_altar", "altar_step"),
    "EN-SCROLL-W18": ("wood_free_piles", "draw"),
    "EN-SCROLL-W19": ("wood_trade_any_visible", "trade"),
}
"""What happens to the owner of each tile."""

LOOK: dict[str, Look] = {
    **{rule: partial(scored_card, card) for rule, card in SCORING.items()},
    **{rule: partial(happens_to_owner, *what) for rule, what in OWNED.items()},
    **{
        f"EN-SCROLL-G0{i}": partial(scores_at_end, tile)
        for i, tile in enumerate(GOLD_SCROLLS[:-1], 1)  # the last one scores the card in hand
    },
    "EN-FLOW-01": lambda step: step.told("turn") and step.verb == "end_turn",
    "EN-FLOW-02": lambda step: step.told("prepare") and step.told("draw") == [],
    "EN-EFF-01": lambda step: step.verb == "clear" and step.told("column"),
    "EN-EFF-22": lambda step: step.told("sector") and step.told("gain"),
    "EN-TURN-06": lambda step: (
        step.before["phase"] == "turn"
        and step.told("turn")
        and not step.told("draw")
        and not step.own["draw_pile"]
    ),
    "EN-TURN-08": lambda step: step.before["round"] < LAST_ROUND and step.told("shuffle"),
    "EN-BANNER-04": lambda step: step.verb == "main" and len(step.own["tucked"]) > 1,
    "EN-BANNER-08": lambda step: (
        step.verb == "main" and (step.own["blessings"] and step.before["turn"]["bonus"]["wild"])
    ),
    "EN-ALTAR-05": lambda step: (
        step.told("altar_step")
        and [one["altar"] for one in step.then["seats"]].count(
            step.then["seats"][step.seat]["altar"]
        )
        > 1
    ),
    "EN-WALL-12": lambda step: any(one.args["count"] in (1, 2) for one in step.told("draw_walls")),
    "EN-GATE-03": lambda step: step.told("build_gate") and step.verb == "build",
    "EN-CONN-02": lambda step: any(wall == gate for wall, gate in wall_and_gate(step)),
    "EN-CONN-04": lambda step: step.told("connection") and not is_alone(step),
    "EN-CONN-06": lambda step: (
        step.told("build_wall") and not step.told("connection") and corner_wall(step, "neutral")
    ),
    "EN-CONN-07": lambda step: any(gate == "neutral" for _, gate in wall_and_gate(step)),
    "EN-GUARD-05": lambda step: step.before["phase"] == "after" and step.verb == "return",
    "EN-SCROLL-01": lambda step: (
        any(str(one.args["scroll"]).startswith("gold_") for one in step.told("scribe"))
        and step.told("score", source="scrolls")
    ),
    "EN-SCROLL-W20": lambda step: (
        step.code.endswith(" bottom")
        and holder(step.before, "wood_bottom_trade_discount") == step.seat
    ),
    "EN-SCROLL-05": lambda step: step.told("scroll_item"),
    "EN-HERO-04": lambda step: any(
        holder(step.before, f"stone_{hero}") in step.seats("score_card") for hero in HEROES
    ),
    "EN-PREP-09": lambda step: step.before["phase"] == "prepare" and step.told("develop"),
    "EN-PROPH-02": lambda step: any(one.args["zone"] == "between" for one in step.told("judgment")),
    "EN-SAB-03": lambda step: any(
        happens_to_owner(tile, "feed", step) for tile, kind in OWNED.values() if kind == "feed"
    ),
    "EN-SAB-05": lambda step: step.told("feed") and step.told("pay", good="silver"),
    "EN-SAB-07": lambda step: step.told("score_card") and len(step.own["tucked"]) > 1,
    "EN-SOLO-13": lambda step: is_alone(step) and opponent(step, "opponent_sabbath"),
    "EN-SOLO-18": lambda step: opponent(step, "tent_step"),
    "EN-SOLO-20": lambda step: opponent(step, "altar_step"),
    "EN-SOLO-38": lambda step: len(step.told("row_skipped")) > 1,
    "EN-SOLO-42": lambda step: opponent(step, "cube"),
    "EN-SOLO-43": lambda step: opponent(step, "sector"),
    "EN-SOLO-51": lambda step: opponent(step, "build_gate") and opponent(step, "clear_all"),
    "EN-SOLO-53": lambda step: opponent(step, "build_wall"),
    "EN-SOLO-55": lambda step: step.told("row_skipped", reason="no_gate"),
    "EN-SOLO-58": lambda step: step.told("target"),
    "EN-SOLO-59": lambda step: opponent(step, "build_gate") and len(step.told("connection")) > 1,
    "EN-SOLO-62": lambda step: step.told("row_skipped", reason="no_tile"),
    "EN-SOLO-64": lambda step: any(
        str(one.args["scroll"]).startswith("stone_") and one.seat < 0 for one in step.told("scribe")
    ),
    "EN-SOLO-65": lambda step: (
        opponent(step, "scribe") and sum(step.then["row_food"]) < sum(step.before["row_food"])
    ),
    "EN-SOLO-67": lambda step: any(one.seat < 0 for one in step.told("branches")),
    "EN-SOLO-68": lambda step: opponent(step, "white_moves"),
    "EN-SOLO-76": lambda step: is_last(step) and opponent(step, "score"),
    "EN-SOLO-77": lambda step: is_last(step) and is_alone(step),
}

HOLD: dict[str, Hold] = {
    "EN-CARD-04": lambda p: (
        p["phase"] == "turn" and any(len(pile) > 1 for pile in p["seats"][0].get("piles", []))
    ),
    "EN-ALTAR-10": lambda p: p["round"] > 1,
    "EN-BLESS-03": lambda p: min(p["seats"][0]["blessings"].values()) > 1,
}


def fill_the_temple(position: Position) -> None:
    position["temple"] = [["wood"] * TEMPLE_ROWS for _ in position["temple"]]


def clear_the_walls(position: Position) -> None:
    for place in position["ring"].values():
        if place["owner"] == "none":
            place["rubble"] = []


TEMPLE_ROWS = 4

MADE: dict[str, Made] = {
    "EN-SOLO-44": Made(
        lambda step: opponent(step, "levite_works") and opponent(step, "cube"),
        fill_the_temple,
        lambda step: opponent(step, "levite_works") and not opponent(step, "cube"),
    ),
    "EN-SOLO-57": Made(
        lambda step: opponent(step, "build_wall"),
        clear_the_walls,
        lambda step: opponent(step, "build_wall") and not opponent(step, "clear_all"),
    ),
}
