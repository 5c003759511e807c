"""Shorthands of scenarios: what a seat is given leaves the place where it lay."""

from __future__ import annotations

from typing import Any, Final

from trilith.engine.doc import Doc
from trilith.engine.errors import BadInput
from trilith.engine.positions import number_or
from trilith.games.sa_re.components import CARDS, CELL_NAMES, GOODS_CARDS, RESOURCES, TYPES

GIFTS: Final[dict[str, str]] = {
    "building": "a finished building from the reference board, on the `cell`",
    "site": "a worksite from the reference board, on the `cell`",
    "card": "a production card from the deck, to `to`: cards, traded, carried, carried_traded",
    "resource": "`count` of them into the warehouse",
}
PILES: Final = ("cards", "traded", "carried", "carried_traded")


def give(doc: dict[str, Any], seat: int, gift: Doc) -> None:
    """One gift, each with the words that belong to it."""
    mat = doc["seats"][seat]
    if "building" in gift:
        gift.only("seat", "building", "cell")
        give_tile(doc, mat, gift, gift.text("building", TYPES), True)
    elif "site" in gift:
        gift.only("seat", "site", "cell")
        give_tile(doc, mat, gift, gift.text("site", TYPES), False)
    elif "card" in gift:
        give_card(doc, mat, gift)
    else:
        gift.only("seat", "resource", "count")
        mat["stock"][gift.text("resource", RESOURCES)] += number_or(gift, "count", 1, 1)


def give_tile(
    doc: dict[str, Any], mat: dict[str, Any], gift: Doc, name: str, is_built: bool
) -> None:
    """SR-COMP-01. The reference board has what is not on the grounds, so it need not be given."""
    cell = CELL_NAMES.index(gift.text("cell", CELL_NAMES))
    if mat["ground"][cell]:
        found = f"expected an empty cell, found {mat['ground'][cell]} on {CELL_NAMES[cell]}"
        raise BadInput(gift.path("cell"), found)
    mat["ground"][cell] = name if is_built else f"site:{name}"
    if name == "pyramid":
        taken = [one["pyramid"] for one in doc["seats"]]
        left = [number for number in range(1, len(taken) + 1) if number not in taken]
        mat["pyramid"] = left[0] if left else 0


def give_card(doc: dict[str, Any], mat: dict[str, Any], gift: Doc) -> None:
    """SR-SEASON-02. From the deck if it is dealt; before the season it is left out of it."""
    gift.only("seat", "card", "to")
    card = gift.text("card", CARDS[:GOODS_CARDS])
    to = gift.text("to", PILES) if "to" in gift else "cards"
    deck = doc["season"]["deck"]
    if card in deck:
        deck.remove(card)
    mat[to].append(card)
