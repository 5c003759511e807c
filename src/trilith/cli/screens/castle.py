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
    place = f"{say.title('castle')} · {season} · {view['round']}/{view['rounds']} · {phase} · "
    return Text.assemble((place, "bold"), "⚑ ", screen.seat(view["first_player"]))


def players(view: View, screen: Screen) -> Table:
    table = Table(expand=False)
    table.add_column("")
    table.add_column("★", justify="right")
    table.add_column(screen.component("thaler"), justify="right")
    for resource in RESOURCES:
        table.add_column(screen.component(resource), justify="right")
    table.add_column("♟", justify="right")
    for seat in view["seats"]:
        table.add_row(*player_row(seat, screen))
    return table


def player_row(seat: dict[str, Any], screen: Screen) -> list[Text | str]:
    goods = [pieces(seat["resources"][name], seat["goods"][name]) for name in RESOURCES]
    numbers = (str(seat["vp"]), str(seat["thalers"]))
    return [screen.seat(seat["seat"]), *numbers, *goods, str(seat["helpers"])]


def cards(seat: dict[str, Any], screen: Screen) -> Text:
    """A player's cards: to be played, chosen face down, and played; this round's stand out."""
    hand = seat["hand"] if seat["hand"] is not None else seat["unplayed"]
    line = Text.assemble(screen.seat(seat["seat"]), ": ", named(hand, screen))
    if seat["face_down_count"]:
        line.append(f" ▮ {named(seat['face_down'] or [], screen) or '?'}", style="bold")
    for card in seat["discard"]:
        style = "bold" if card in seat["revealed"] else "dim"
        line.append(f" ▸ {screen.component(card)}", style=style)
    return line


def named(cards: list[str], screen: Screen) -> str:
    return ", ".join(screen.component(card) for card in cards)


def pieces(own: int, on_card: int) -> str:
    """What a player has, and behind a plus what lies on the worker cards."""
    return f"{own or '·'}+{on_card}" if on_card else str(own or "·")


def trade(view: View, screen: Screen) -> Panel:
    """Carts and rider, watchtower, stock, bank and forge."""
    table = Table("", "", "", screen.component("watchtower"), "Σ", box=None)
    for place in view["trader_places"]:
        resource = place["resource"]
        table.add_row(
            screen.component(place["id"]),
            str(place["amount"]),
            screen.seat(place["owner"]),
            str(view["watchtower"][resource] or "·"),
            str(view["stock"][resource]),
        )
    forge = f"{screen.component('forge')}: {view['forge_silver']}"
    bank = f"{screen.component('bank')}: {view['bank']}"
    return Panel(Group(table, Text(f"{forge} · {bank}")), title=screen.component("cart"))


def castle(view: View, screen: Screen) -> Panel:
    """Buildings: value and crown points while the tile lies there, a mark when built; spaces."""
    table = Table("", "", "", box=None)
    shown: set[str] = set()
    for tile in view["buildings"]:
        kind = tile["kind"] if tile["kind"] in ("tower", "house") else tile["id"]
        if kind in shown:
            continue
        shown.add(kind)
        same = [one for one in view["buildings"] if kind in (one["kind"], one["id"])]
        table.add_row(screen.component(kind), state_of(same), spaces(view, kind, screen))
    for name in ("market", "forge"):
        table.add_row(screen.component(name), "■", spaces(view, name, screen))
    return Panel(table, title="♜")


def state_of(same: list[dict[str, Any]]) -> str:
    value = f"{same[0]['value']}→{same[0]['vp']}★"
    built = sum(tile["built"] for tile in same)
    if len(same) == 1:
        return "■" if built else value
    return f"{'■' * built}{'□' * (len(same) - built)} {value}"


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
    table = Table("", "", box=None)
    table.add_row("▤", str(cards["deck"]))
    for name in cards["in_play"]:
        table.add_row(screen.component(name), winter_card(name, cards, screen))
    return Panel(table, title="❄")


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
