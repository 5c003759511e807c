"""Shorthands of scenarios: what a seat is given leaves the place where it lay."""

from __future__ import annotations

from typing import Any, Final

from trilith.engine.doc import Doc
from trilith.engine.errors import BadInput
from trilith.engine.positions import number_or
from trilith.games.ezra_nehemiah.names import (
    CARDS,
    GATES,
    GOODS,
    RING,
    SCROLL_SPACES,
    SCROLLS,
    TILE_TYPES,
    VARIANTS,
    WALL_CARDS,
    WALLS,
)

GIFTS: Final[dict[str, str]] = {
    "wall": "a wall on this space, cleared, with the top card of the seat's wall pile, or `with`",
    "gate": "a gate on this space, cleared, with a worker of the seat as gatekeeper",
    "scribe": "a scribe of the seat on this scroll space, and so the tile there",
    "scroll": "this scroll tile: brought to the space `on`, with a scribe of the seat on it",
    "card": "a character card, to `to`: hand, draw_pile, tucked, or pile:1 to pile:3 on top",
    "tile": "the development tile of this type with number `variant`, exchanged with who has it",
    "good": "`count` of them",
    "levite": "so many levites, from the seat's supply of workers",
}
PLACES: Final = ("hand", "draw_pile", "tucked", "pile:1", "pile:2", "pile:3")


def give(doc: dict[str, Any], seat: int, gift: Doc) -> None:
    """One gift, each with the words that belong to it."""
    mat = doc["seats"][seat]
    if "wall" in gift:
        give_wall(doc, seat, mat, gift)
    elif "gate" in gift:
        give_gate(doc, seat, mat, gift)
    elif "scribe" in gift:
        gift.only("seat", "scribe")
        place_scribe(doc, seat, mat, gift.text("scribe", SCROLL_SPACES), gift)
    elif "scroll" in gift:
        give_scroll(doc, seat, mat, gift)
    elif "card" in gift:
        give_card(mat, gift)
    elif "tile" in gift:
        give_tile(doc, mat, gift)
    elif "levite" in gift:
        gift.only("seat", "levite")
        for _ in range(gift.number("levite", 1)):
            take_worker(mat)
            mat["levites"] += 1
    else:
        gift.only("seat", "good", "count")
        mat["goods"][gift.text("good", GOODS)] += number_or(gift, "count", 1, 1)


def take_worker(mat: dict[str, Any]) -> None:
    """EN-COMP-09. From the player's supply, or from the main supply if that is empty."""
    mat["supply"] = max(0, mat["supply"] - 1)


def clear(doc: dict[str, Any], name: str, gift: Doc) -> dict[str, Any]:
    """A space that nobody has built on, without its rubble."""
    space: dict[str, Any] = doc["ring"][name]
    if space["owner"] != "none":
        raise BadInput(gift.where, f"expected nothing built on {name}, found {space['owner']}")
    space["rubble"] = []
    return space


def give_wall(doc: dict[str, Any], seat: int, mat: dict[str, Any], gift: Doc) -> None:
    """EN-WALL-11. The card comes from the player's own pile."""
    gift.only("seat", "wall", "with")
    space = clear(doc, gift.text("wall", [RING[i] for i in WALLS]), gift)
    pile = mat["wall_pile"]
    card = gift.text("with", WALL_CARDS) if "with" in gift else (pile[0] if pile else "")
    if card not in pile:
        raise BadInput(gift.where, f"expected a card of the seat's wall pile, found '{card}'")
    pile.remove(card)
    mat["wall_top"] = min(mat["wall_top"], len(pile))
    mat["wall_bottom"] = min(mat["wall_bottom"], len(pile) - mat["wall_top"])
    space["owner"], space["wall_card"] = f"seat:{seat}", card


def give_gate(doc: dict[str, Any], seat: int, mat: dict[str, Any], gift: Doc) -> None:
    """EN-GATE-02. Silver that lay there is gone with the card."""
    gift.only("seat", "gate")
    space = clear(doc, gift.text("gate", [RING[i] for i in GATES]), gift)
    take_worker(mat)
    space["owner"], space["silver"] = f"seat:{seat}", 0


def place_scribe(doc: dict[str, Any], seat: int, mat: dict[str, Any], name: str, gift: Doc) -> None:
    """EN-TORAH-08. On a tile without a scribe."""
    space = doc["scrolls"][name]
    if space["scribe"] != "none" or name in doc["white"]:
        raise BadInput(gift.where, f"expected nobody on {name}, found somebody")
    take_worker(mat)
    space["scribe"] = f"seat:{seat}"


def give_scroll(doc: dict[str, Any], seat: int, mat: dict[str, Any], gift: Doc) -> None:
    """EN-SETUP-10. The tile changes places with the one that lies there, or comes from the box."""
    gift.only("seat", "scroll", "on")
    tile, name = gift.text("scroll", SCROLLS), gift.text("on", SCROLL_SPACES)
    spaces = doc["scrolls"]
    for other in spaces.values():
        if other["tile"] == tile:
            other["tile"] = spaces[name]["tile"]
    spaces[name]["tile"] = tile
    place_scribe(doc, seat, mat, name, gift)


def give_card(mat: dict[str, Any], gift: Doc) -> None:
    """EN-COMP-02. Each of the ten cards is in one place."""
    gift.only("seat", "card", "to")
    card = gift.text("card", CARDS)
    to = gift.text("to", PLACES) if "to" in gift else "hand"
    for pile in (mat["hand"], mat["known"], mat["draw_pile"], mat["tucked"], *mat["piles"]):
        if card in pile:
            pile.remove(card)
    if to.startswith("pile:"):
        mat["piles"][int(to[-1]) - 1].append(card)
    else:
        mat[to].append(card)


def give_tile(doc: dict[str, Any], mat: dict[str, Any], gift: Doc) -> None:
    """EN-SETUP-20. There is only one of each, so its holder gets the seat's tile in exchange."""
    gift.only("seat", "tile", "variant", "turned")
    kind, variant = gift.text("tile", TILE_TYPES), gift.number("variant", 1, VARIANTS)
    for other in doc["seats"]:
        if other["tiles"][kind] == variant:
            other["tiles"][kind] = mat["tiles"][kind]
    mat["tiles"][kind] = variant
    if "turned" in gift and gift.flag("turned") and kind not in mat["turned"]:
        mat["turned"].append(kind)
