"""A Castle for All Seasons in the terminal."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from trilith.cli.screen import Screen
from trilith.engine.game import View
from trilith.games.castle.components import RESOURCES


def draw(view: View, screen: Screen) -> RenderableType:
    parts: list[RenderableType] = [heading(view, screen), players(view, screen)]
    parts += [cards(seat, screen) for seat in view["seats"]]
    middle = [trade(view, screen), castle(view, screen)]
    if view["winter"] is not None:
        middle.append(winter(view, screen))
    parts.append(Columns(middle))
    return Group(*parts)


def heading(view: View, screen: Screen) -> Text:
    say = screen.catalog
    season = say.option_value("castle", "season", view["season"])
    phase = say.phase("castle", view["phase"])
    rounds = f"{view['round']}/{view['rounds']}"
    place = screen.place(say.title("castle"), season, rounds, phase, "")
    return Text.assemble(
        (place, "bold"), screen.sign("first"), " ", screen.seat(view["first_player"])
    )


def players(view: View, screen: Screen) -> Table:
    table = Table(expand=False, box=screen.box())
    table.add_column("")
    table.add_column(screen.sign("points"), justify="right")
    table.add_column(screen.component("thaler"), justify="right")
    for resource in RESOURCES:
        table.add_column(screen.component(resource), justify="right")
    table.add_column(screen.sign("worker"), justify="right")
    for i, seat in enumerate(view["seats"]):
        table.add_row(*player_row(i, seat, screen))
    return table


def player_row(i: int, seat: dict[str, Any], screen: Screen) -> list[Text]:
    goods = [pieces(i, name, seat["goods"][name], screen) for name in RESOURCES]
    numbers = (screen.count("seats", i, "vp"), screen.count("seats", i, "thalers"))
    return [screen.seat(seat["seat"]), *numbers, *goods, screen.count("seats", i, "helpers")]


def cards(seat: dict[str, Any], screen: Screen) -> Text:
    """A player's cards: to be played, chosen face down, and played; this round's stand out."""
    hand = seat["hand"] if seat["hand"] is not None else seat["unplayed"]
    line = Text.assemble(screen.seat(seat["seat"]), ": ", named(hand, screen))
    if seat["face_down_count"]:
        chosen = named(seat["face_down"] or [], screen) or "?"
        line.append_text(Text.assemble(" ", screen.sign("face_down"), f" {chosen}", style="bold"))
    for card in seat["discard"]:
        style = "bold" if card in seat["revealed"] else "dim"
        name = screen.component(card)
        line.append_text(Text.assemble(" ", screen.sign("played"), f" {name}", style=style))
    return line


def named(cards: list[str], screen: Screen) -> str:
    return ", ".join(screen.component(card) for card in cards)


def pieces(seat: int, name: str, on_card: int, screen: Screen) -> Text:
    """What a player has, and after a plus what lies on the worker cards."""
    own = screen.count("seats", seat, "resources", name)
    more = f"+{on_card}" if on_card else ""
    return Text.assemble(screen.sign("nothing") if own.plain == "0" else own, more)


def trade(view: View, screen: Screen) -> Panel:
    """Carts and rider, watchtower, stock, bank and forge."""
    sums = screen.sign("sum").plain
    table = Table("", "", "", screen.component("watchtower"), sums, box=None)
    for place in view["trader_places"]:
        resource = place["resource"]
        table.add_row(
            screen.component(place["id"]),
            str(place["amount"]),
            screen.seat(place["owner"]),
            screen.count("watchtower", resource),
            screen.count("stock", resource),
        )
    forge = f"{screen.component('forge')}: {view['forge_silver']}"
    bank = f"{screen.component('bank')}: {view['bank']}"
    return screen.frame(Group(table, Text(screen.place(forge, bank))), screen.component("cart"))


def castle(view: View, screen: Screen) -> Panel:
    """Buildings: value and crown points while the tile lies there, a mark when built; spaces."""
    table = Table("", "", "", box=None, show_header=False)
    shown: set[str] = set()
    for tile in view["buildings"]:
        kind = tile["kind"] if tile["kind"] in ("tower", "house") else tile["id"]
        if kind in shown:
            continue
        shown.add(kind)
        same = [one for one in view["buildings"] if kind in (one["kind"], one["id"])]
        table.add_row(screen.component(kind), state_of(same, screen), spaces(view, kind, screen))
    for name in ("market", "forge"):
        table.add_row(screen.component(name), screen.sign("built"), spaces(view, name, screen))
    return screen.frame(table, screen.sign("castle").plain)


def state_of(same: list[dict[str, Any]], screen: Screen) -> Text:
    value = Text.assemble(
        f"{same[0]['value']}", screen.sign("arrow"), f"{same[0]['vp']}", screen.sign("points")
    )
    built = sum(tile["built"] for tile in same)
    if len(same) == 1:
        return screen.sign("built") if built else value
    there, open_ = screen.signs("built", built), screen.signs("open", len(same) - built)
    return Text.assemble(there, open_, " ", value)


def spaces(view: View, building: str, screen: Screen) -> Text:
    text = Text()
    for space in view["spaces"]:
        if space["building"] == building:
            text.append(f"{space['price']}:", style=None if space["open"] else "dim")
            text.append_text(screen.seat(space["owner"]))
            text.append(" ")
    return text


def winter(view: View, screen: Screen) -> Panel:
    cards = view["winter"]
    table = Table("", "", box=None, show_header=False)
    table.add_row(screen.sign("deck"), screen.count("winter", "deck"))
    for name in cards["in_play"]:
        table.add_row(screen.component(name), winter_card(name, cards, screen))
    return screen.frame(table, screen.sign("winter").plain)


def winter_card(name: str, cards: dict[str, Any], screen: Screen) -> Text:
    if name == "innkeeper":
        inn = cards["innkeeper"]
        return Text.assemble(f"{inn['price']}:", screen.seat(inn["owner"]), f" ({inn['thalers']})")
    if name == "granary":
        granary = cards["granary"]
        owners = [piece for seat in granary["owners"] for piece in (screen.seat(seat), " ")]
        return Text.assemble(f"{granary['price']}: ", *owners)
    items = ", ".join(
        f"{count} {screen.component(item)}"
        for item, count in cards["lady"]["items"].items()
        if count
    )
    suitors = [piece for seat in cards["lady"]["suitors"] for piece in (screen.seat(seat), " ")]
    return Text.assemble(*suitors, items)
