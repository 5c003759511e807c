"""Shorthands of scenarios: what a seat is given is removed from where it was."""

from __future__ import annotations

from typing import Any, Final

from trilith.engine.doc import Doc
from trilith.engine.errors import BadInput
from trilith.engine.positions import number_or
from trilith.games.castle.actions import HELPER_SPACES
from trilith.games.castle.components import CARDS, PLACES, RESOURCES, SPACES, TILES

GIFTS: Final[dict[str, str]] = {
    "card": "one of the seat's cards, to `to`: hand, face_down, discard, revealed or lost",
    "tile": "a building that the seat has erected this round; `erected = false`: earlier",
    "helper": "a helper from the seat's supply on a space, which is then built, or a trader place",
    "resource": "from the stock; `count` of them, to `to`: resources or goods",
    "thalers": "so many from the bank",
}
PILES: Final = ("hand", "face_down", "discard", "lost")


def give(doc: dict[str, Any], seat: int, gift: Doc) -> None:
    """Give one thing; each kind of gift has its own words."""
    mat = doc["seats"][seat]
    if "card" in gift:
        give_card(mat, gift)
    elif "tile" in gift:
        give_tile(doc, mat, gift)
    elif "helper" in gift:
        give_helper(doc, seat, mat, gift)
    elif "resource" in gift:
        give_resource(doc, mat, gift)
    else:
        gift.only("seat", "thalers")
        move(doc, "bank", mat, "thalers", gift.number("thalers", 1), gift)


def give_card(mat: dict[str, Any], gift: Doc) -> None:
    """AM-COMP-07. Each card is in one place; once revealed, it lies in the played pile."""
    gift.only("seat", "card", "to")
    card = gift.text("card", CARDS)
    to = gift.text("to", (*PILES, "revealed")) if "to" in gift else "revealed"
    for pile in PILES:
        mat[pile] = [one for one in mat[pile] if one != card]
    mat["revealed"] = [one for one in mat["revealed"] if one != card]
    if to == "revealed":
        mat["revealed"].append(card)
    mat["discard" if to == "revealed" else to].append(card)


def give_tile(doc: dict[str, Any], mat: dict[str, Any], gift: Doc) -> None:
    """AM-BLD-08. The tile leaves the board."""
    gift.only("seat", "tile", "erected")
    tile = gift.text("tile", TILES)
    if tile not in doc["tiles"]:
        raise BadInput(gift.path("tile"), f"expected one that is on the board, found '{tile}'")
    doc["tiles"].remove(tile)
    if "erected" not in gift or gift.flag("erected"):
        mat["erected"].append(tile)


def give_helper(doc: dict[str, Any], seat: int, mat: dict[str, Any], gift: Doc) -> None:
    """AM-HLP-02, AM-TRD-01. From the supply to a space; the building there is erected."""
    gift.only("seat", "helper")
    place = gift.text("helper", (*HELPER_SPACES, *PLACES))
    if not mat["helpers"]:
        raise BadInput(gift.path("helper"), f"seat {seat} has no helper left in supply")
    mat["helpers"] -= 1
    if place in PLACES:
        take_place(doc["trader_places"], place, seat, gift)
    elif place in SPACES:
        take_place(doc["spaces"], place, seat, gift)
        building = place.rpartition("_")[0]
        doc["tiles"] = [tile for tile in doc["tiles"] if tile != building]
    else:
        stand_on_card(doc, place, seat, gift)


def take_place(places: dict[str, Any], place: str, seat: int, gift: Doc) -> None:
    if places[place] >= 0:
        found = f"expected an empty place, found seat {places[place]} on {place}"
        raise BadInput(gift.path("helper"), found)
    places[place] = seat


def stand_on_card(doc: dict[str, Any], place: str, seat: int, gift: Doc) -> None:
    """AM-INN-01, AM-GRAN-01. A winter card, which is then in play."""
    winter = doc["winter"]
    if place == "innkeeper" and winter["innkeeper"] >= 0:
        raise BadInput(gift.path("helper"), "expected nobody at the innkeeper")
    if place not in winter["in_play"]:
        winter["in_play"].append(place)
        winter["deck"] = [card for card in winter["deck"] if card != place]
    if place == "innkeeper":
        winter["innkeeper"] = seat
    else:
        winter["granary"].append(seat)


def give_resource(doc: dict[str, Any], mat: dict[str, Any], gift: Doc) -> None:
    """AM-COMP-01. From the stock, as far as it has any."""
    gift.only("seat", "resource", "count", "to")
    resource = gift.text("resource", RESOURCES)
    to = gift.text("to", ("resources", "goods")) if "to" in gift else "resources"
    move(doc["stock"], resource, mat[to], resource, number_or(gift, "count", 1, 1), gift)


def move(
    source: dict[str, Any], name: str, to: dict[str, Any], there: str, count: int, gift: Doc
) -> None:
    if source[name] < count:
        raise BadInput(gift.where, f"expected at most {source[name]} {there}, found {count}")
    source[name] -= count
    to[there] += count
