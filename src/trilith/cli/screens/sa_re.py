"""Sa-Ré in the terminal: the ground with its costs, the season's deck, and everybody's gauge."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trilith.cli.screen import Screen, joined
from trilith.engine.game import View
from trilith.games.sa_re.components import CARDS, RESOURCES

WIDE: Final = 110
"""From this many columns on, deck and prices stand beside the ground in every phase."""
SIDE_WIDTH: Final = 30
BESIDE: Final = 80
"""Below this many columns they stand under the ground."""


def draw(view: View, screen: Screen) -> RenderableType:
    own = max(view["seat"], 0)
    parts: list[RenderableType] = [heading(view, screen), middle(view, screen, own)]
    parts += [*payment(view, screen), *possessions(view, screen, own)]
    parts += [opponent(view, screen, seat) for seat in range(view["players"]) if seat != own]
    return Group(*parts)


def heading(view: View, screen: Screen) -> Text:
    say = screen.catalog
    mode, phase = screen.component(view["mode"]), say.phase("sa_re", view["phase"])
    turn = f"{screen.component('round')} {view['round']}"
    place = screen.place(say.title("sa_re"), mode, turn, phase, "")
    first = Text.assemble(screen.sign("first"), " ", screen.seat(view["first_player"]))
    return Text.assemble((place, "bold"), first)


def middle(view: View, screen: Screen, seat: int) -> RenderableType:
    """The ground, and beside it what counts now: the deck, or prices while worksites are chosen."""
    if screen.width < BESIDE:
        under = beside_ground(view, screen, screen.width)
        return Group(ground(view, screen, seat, screen.width), *under)
    others = beside_ground(view, screen, SIDE_WIDTH)
    room = screen.width - SIDE_WIDTH * len(others)
    return beside(ground(view, screen, seat, room), *others)


def beside_ground(view: View, screen: Screen, width: int) -> list[RenderableType]:
    if screen.width >= WIDE:
        return [prices(view, screen, width), deck(view, screen, width)]
    planning = view["phase"] == "planning"
    return [prices(view, screen, width) if planning else deck(view, screen, width)]


def beside(*parts: RenderableType) -> Table:
    table = Table.grid(padding=0)
    table.add_row(*parts)
    return table


# ------------------------------------------------------------------ the ground


def ground(view: View, screen: Screen, seat: int, width: int) -> Table:
    """SR-COMP-07. The cells row by row; the last column lies on the Nile."""
    columns = view["board"]["cols"]
    title = screen.place(screen.component("ground"), screen.names[seat])
    table = Table(
        title=title, title_justify="left", show_header=False, show_lines=True, box=screen.box()
    )
    for _ in range(columns):
        table.add_column(width=(width - columns - 1) // columns - 2)
    cells = view["seats"][seat]["ground"]
    drawn = [cell(view, screen, seat, one) for one in cells]
    for row in range(view["board"]["rows"]):
        table.add_row(*drawn[row * columns : (row + 1) * columns])
    return table


def cell(view: View, screen: Screen, seat: int, found: dict[str, Any]) -> Text:
    """What lies there: built, or a worksite with its cost; of an empty cell what it takes off."""
    name = Text(screen.component(found["cell"]), style="dim")
    if found["cell"] in view["board"]["nile"]:
        name.append_text(screen.sign("river"))
    tiles = " + ".join(screen.component(tile) for tile in found["tiles"])
    head = Text.assemble(name, " ", tiles) if tiles else name
    return Text.assemble(head, "\n", cell_foot(view, screen, seat, found))


def cell_foot(view: View, screen: Screen, seat: int, found: dict[str, Any]) -> Text:
    if found["built"]:
        return Text.assemble(screen.sign("built"), pyramid_stages(view, screen, seat, found))
    if found["tiles"]:
        missing = found["missing"]
        short = Text(f"  -{missing}", style="red3") if missing else Text("  ok", style="green")
        return Text.assemble(screen.prices(found["cost"]), short)
    less = found["less"]
    return Text.assemble("-", screen.prices(less), style="dim") if any(less.values()) else Text("")


def pyramid_stages(view: View, screen: Screen, seat: int, found: dict[str, Any]) -> Text:
    pyramid = view["seats"][seat]["pyramid"]
    if "pyramid" not in found["tiles"] or pyramid is None:
        return Text("")
    return Text(f" {pyramid['passed']}/{len(pyramid['stages'])}")


# ------------------------------------------------------------------ the season


def deck(view: View, screen: Screen, width: int) -> RenderableType:
    """SR-INFO-02. The deck by day and by night, and what is still to come."""
    season = view["season"]
    light = screen.sign("night" if season["dark"] else "day")
    dark = f" {screen.component('dark')}" if season["dark"] else ""
    lines = [Text.assemble(light, dark, " ", screen.count("season", "deck"))]
    for key, name in (("top-card", "top"), ("next-card", "second")):
        card = season[name]
        if card is not None or (name == "top" and season["deck"]):
            shown = screen.component(card) if card is not None else screen.say("hidden")
            lines.append(Text.assemble((f"{screen.say(key)}: ", "dim"), shown))
    if season["batch"]:
        lines.append(screen.fact("batch", screen.components(season["batch"])))
    if season["owed"]:
        lines.append(screen.fact("owed", str(season["owed"])))
    lines += [Text(""), Text(screen.component("unseen"), style="dim"), *unseen(view, screen)]
    return screen.frame(Group(*lines), screen.component("deck"), width)


def unseen(view: View, screen: Screen) -> list[Text]:
    """How many of each card are still to come: goods by their symbols, the others by name."""
    left = view["season"]["unseen"]
    goods = [card for card in CARDS if kinds_of(card)]
    lines = []
    for at in range(0, len(goods), 3):
        row = [
            Text.assemble(*map(screen.sign, kinds_of(card)), f" {left[card]}")
            for card in goods[at : at + 3]
        ]
        lines.append(joined(row, "   "))
    others = [card for card in left if card not in goods]
    return lines + [
        Text(f"{screen.component(card)} {left[card]}", style="" if left[card] else "dim")
        for card in others
    ]


def kinds_of(card: str) -> list[str]:
    """The goods on a card, which its id names: double_gold_wood."""
    return [word for word in card.split("_") if word in RESOURCES]


# ------------------------------------------------------------------ prices


def prices(view: View, screen: Screen, width: int) -> RenderableType:
    """What a worksite of each type costs, and how many tiles are left."""
    board = view["board"]
    items = [
        Text.assemble(
            screen.component(kind), " ", screen.prices(cost), (f" x{board['tiles'][kind]}", "dim")
        )
        for kind, cost in board["costs"].items()
        if board["tiles"][kind]
    ]
    items += [pyramid_price(one, screen) for one in board["pyramids"][:1]]
    return screen.frame(Group(*items), screen.component("board"), width)


def pyramid_price(pyramid: dict[str, Any], screen: Screen) -> Text:
    """The pyramid on top of the stack, stage by stage."""
    stages = Text(" / ").join(screen.prices(cost) for cost in pyramid["stages"])
    return Text.assemble(f"{screen.component('pyramid')} {pyramid['number']}: ", stages)


def payment(view: View, screen: Screen) -> list[Text]:
    """What is being paid for, and what is still to be covered."""
    paid = view["payment"]
    if paid is None:
        return []
    what = screen.component(paid["cell"]) if paid["cell"] else screen.component("caravans")
    left = screen.prices(paid["left"])
    return [joined([screen.fact("payment", what), screen.fact("left", left)])]


# ------------------------------------------------------------------ players


def possessions(view: View, screen: Screen, seat: int) -> list[Text]:
    """Everything that the player at the keyboard has beside the ground."""
    city = view["seats"][seat]
    at = ("seats", seat)
    first = [
        screen.player(seat),
        gauge(view, screen, seat),
        goal(view, screen, seat),
        screen.fact("foremen", screen.count(*at, "foremen")),
        screen.fact("worksites", screen.count(*at, "worksites"), f"/{city['most_worksites']}"),
    ]
    second = [
        screen.fact("stock", screen.goods(*at, "stock")),
        screen.fact("goods", screen.goods(*at, "goods")),
        screen.fact("caravans", screen.count(*at, "caravans")),
        screen.fact("jokers", screen.count(*at, "jokers")) if city["jokers"] else Text(""),
        screen.fact("cards", held_cards(city, screen)),
        screen.fact("powers", powers(city, screen)) if city["powers"] else Text(""),
    ]
    return [joined(first), joined(second), screen.legend(RESOURCES)]


def held_cards(city: dict[str, Any], screen: Screen) -> Text:
    """Production cards; those of earlier seasons in brackets."""
    shown = [
        Text(f"({screen.component(card['card'])})", style="dim")
        if card["carried"]
        else Text(screen.component(card["card"]))
        for card in city["cards"]
    ]
    return Text(", ").join(shown) if shown else screen.sign("nothing")


def powers(city: dict[str, Any], screen: Screen) -> Text:
    return Text(", ").join(
        Text(screen.component(power["type"]), style="dim" if power["night"] else "")
        for power in city["powers"]
    )


def gauge(view: View, screen: Screen, seat: int) -> Text:
    """SR-GAUGE. The revolt gauge: cubes at its bottom, what has risen, what is left."""
    city, last = view["seats"][seat], view["board"]["gauge_last"]
    cubes = min(city["bottom"], city["gauge"])
    bar = Text.assemble(
        screen.signs("cube", cubes),
        screen.signs("filled", city["gauge"] - cubes),
        screen.signs("room", max(0, last - city["gauge"])),
    )
    number = screen.count("seats", seat, "gauge")
    return Text.assemble(obelisk(city, screen), " ", bar, " ", number, f"/{last}")


def obelisk(city: dict[str, Any], screen: Screen) -> Text:
    if city["revolted"]:
        return screen.sign("revolt")
    return screen.sign("standing" if city["standing"] else "laid")


def goal(view: View, screen: Screen, seat: int) -> Text:
    """How far the mode's goal is met."""
    parts = [
        Text.assemble(
            (f"{screen.component(part['part'])} ", "dim"), f"{part['have']}/{part['need']}"
        )
        for part in view["seats"][seat]["goal"]
    ]
    return Text(" ").join(parts)


def opponent(view: View, screen: Screen, seat: int) -> Text:
    """Another player in a line: gauge, goal, buildings and worksites, goods."""
    city, at = view["seats"][seat], ("seats", seat)
    built = [tile for one in city["ground"] if one["built"] for tile in one["tiles"]]
    sites = [tile for one in city["ground"] if not one["built"] for tile in one["tiles"]]
    return joined(
        [
            screen.player(seat),
            gauge(view, screen, seat),
            goal(view, screen, seat),
            Text.assemble(screen.sign("built"), " ", screen.components(built)),
            Text.assemble(screen.sign("open"), " ", screen.components(sites) or "0"),
            screen.goods(*at, "stock"),
            screen.goods(*at, "goods"),
            screen.fact("cards", held_cards(city, screen)) if city["cards"] else Text(""),
        ]
    )
