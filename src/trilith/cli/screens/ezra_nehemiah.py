"""Ezra and Nehemiah in the terminal: the ring of walls with the city inside, and the player's own
board."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from trilith.cli.screen import Screen, joined
from trilith.engine.event import OPPONENT
from trilith.engine.game import View
from trilith.games.ezra_nehemiah.names import BANNERS, BLESSINGS, GOODS, RING

COLOURS: Final = BANNERS[:3]
SIDE: Final = 5
"""Spaces on the left and on the right between the corners."""
ACROSS: Final = (len(RING) - 2 * SIDE) // 2
"""Spaces along the top and along the bottom, the corners included."""
NARROW: Final = 6
"""The least width of a space, its line included."""
WIDEST: Final = 9


def draw(view: View, screen: Screen) -> RenderableType:
    own = own_seat(view)
    parts: list[RenderableType] = [heading(view, screen), *city(view, screen)]
    parts += own_board(view, screen, own)
    parts += [opponent(view, screen, i) for i in range(len(view["seats"])) if i != own]
    if "opponent" in view:
        parts.append(solo_opponent(view, screen))
    parts.append(screen.legend((*GOODS, *COLOURS)))
    return Group(*parts)


def own_seat(view: View) -> int:
    """Whose hand the view shows; the first seat for spectators."""
    return next((i for i, mat in enumerate(view["seats"]) if "hand" in mat), 0)


def heading(view: View, screen: Screen) -> Text:
    say = screen.catalog
    rounds = f"{view['round']}/{screen.data.rounds}"
    phase = say.phase("ezra_nehemiah", view["phase"])
    if view["phase"] == "turn":
        phase += f" {view['day']}/{screen.data.days}"
    place = screen.place(say.title("ezra_nehemiah"), rounds, phase, "")
    first = Text.assemble(screen.sign("first"), " ", screen.seat(view["shofar"]))
    return Text.assemble((place, "bold"), first)


# ------------------------------------------------------------------ the ring


def city(view: View, screen: Screen) -> list[Text]:
    """The ring as it lies on the table, clockwise from the Sheep Gate, and the city inside."""
    width = max(NARROW, min(WIDEST, (screen.width - 1) // ACROSS)) - 1
    spaces = [space(view, screen, name, width) for name in RING]
    top, bottom = spaces[:ACROSS], spaces[ACROSS + SIDE : 2 * ACROSS + SIDE][::-1]
    right, left = spaces[ACROSS : ACROSS + SIDE], spaces[2 * ACROSS + SIDE :][::-1]
    inside = inner(view, screen, ACROSS * (width + 1) + 1 - 2 * (width + 2))
    return [
        *row(top, screen),
        rule(width, screen),
        *sides(left, right, inside, screen),
        rule(width, screen),
        *row(bottom, screen),
    ]


def row(spaces: list[tuple[Text, Text]], screen: Screen) -> list[Text]:
    line = upright(screen)
    return [Text.assemble(line, line.join([one[i] for one in spaces]), line) for i in (0, 1)]


def sides(
    left: list[tuple[Text, Text]],
    right: list[tuple[Text, Text]],
    inside: list[Text],
    screen: Screen,
) -> list[Text]:
    """The spaces at both sides, two lines each, and the city's lines between them."""
    line = upright(screen)
    return [
        Text.assemble(line, left[i // 2][i % 2], line, text, line, right[i // 2][i % 2], line)
        for i, text in enumerate(inside)
    ]


def upright(screen: Screen) -> Text:
    return Text("|" if screen.plain else "│", style="dim")


def rule(width: int, screen: Screen) -> Text:
    """The line between the ring and the city."""
    level, cross = ("-", "+") if screen.plain else ("─", "┼")
    inside = level * (ACROSS * (width + 1) + 1 - 2 * (width + 2))
    edge = level * width
    return Text(f"{cross}{edge}{cross}{inside}{cross}{edge}{cross}", style="dim")


def space(view: View, screen: Screen, name: str, width: int) -> tuple[Text, Text]:
    """A wall or gate: its name, and below it the owner, the rubble or the price."""
    found = view["ring"][name]
    changed = bool(screen.was) and screen.was["ring"][name] != found
    title = Text(space_name(screen, name, width), style="bold reverse" if changed else "dim")
    return fitted(title, width), fitted(content(screen, name, found, width), width)


def space_name(screen: Screen, name: str, width: int) -> str:
    if not name.endswith("_gate"):
        return name.removeprefix("w").lstrip("0")
    key = f"gate-{name.removesuffix('_gate')}"
    return screen.say(key) if width >= WIDEST - 1 else screen.say(key, "short")


def content(screen: Screen, name: str, found: dict[str, Any], width: int) -> Text:
    silver = Text.assemble(screen.sign("silver"), str(found["silver"])) if found["silver"] else ""
    owner = found["owner"]
    if owner == "neutral":
        return screen.signs("neutral", width)
    if owner != "none":
        kind = "worker" if name.endswith("_gate") else "built"
        return Text.assemble(owner_mark(screen, owner), screen.sign(kind), silver)
    if found["rubble"]:
        rubble = [screen.sign(good) for good in found["rubble"]]
        return Text.assemble(*rubble, silver)
    return Text.assemble(price(screen, name), silver)


def owner_mark(screen: Screen, owner: str) -> Text:
    """The mark of a player, or of the opponent of a game for one."""
    number = owner.removeprefix("seat:")
    return screen.badge(int(number) if number.isdecimal() else OPPONENT)


def price(screen: Screen, name: str) -> Text:
    """EN-WALL-02. Banners and stone, once all rubble is gone."""
    cost = screen.data.spaces[RING.index(name)]
    return Text.assemble(
        screen.sign("grey"), str(cost.banners), screen.sign("stone"), str(cost.stone)
    )


def fitted(text: Text, width: int) -> Text:
    """Exactly this wide."""
    short = text.copy()
    short.truncate(width, pad=True)
    return short


# ------------------------------------------------------------------ inside the ring


def inner(view: View, screen: Screen, width: int) -> list[Text]:
    """Temple and Torah side by side, below them the tracks; always two lines for each side space."""
    left = width // 2 - 1
    temple, torah = temple_lines(view, screen), torah_lines(view, screen)
    lines = [
        Text.assemble(" ", fitted(one, left), fitted(other, width - left - 1))
        for one, other in zip(temple, torah, strict=True)
    ]
    tracks = [altar_line(view, screen), tent_line(view, screen), hero_line(view, screen)]
    lines += [fitted(Text.assemble(" ", track), width) for track in tracks]
    blank = [Text(" " * width)] * (2 * SIDE - len(lines))
    return lines + blank


def temple_lines(view: View, screen: Screen) -> list[Text]:
    temple = view["temple"]
    lines = [Text(screen.component("temple"), style="bold")]
    for number, laid in enumerate(temple["rows"], 1):
        empty = screen.signs("nothing", temple["columns"] - len(laid))
        lines.append(Text.assemble(f"{number} ", *map(screen.sign, laid), empty))
    return [*lines, marks(view, screen, "levites", "levites")]


def torah_lines(view: View, screen: Screen) -> list[Text]:
    """The rows of scroll tiles, the highest on top: whose scribe, or what it is made of."""
    lines = [Text(screen.say("torah"), style="bold")]
    rows = sorted({name.split("_")[0] for name in view["scrolls"]}, reverse=True)
    for name in rows:
        number = int(name.removeprefix("s"))
        tiles = [tile(view, screen, key) for key in view["scrolls"] if key.startswith(f"{name}_")]
        food = view["row_food"][number - 1]
        left = Text.assemble("  ", screen.sign("food"), str(food)) if food else Text("")
        lines.append(Text.assemble(f"{number} ", Text(" ").join(tiles), left))
    lines.append(marks(view, screen, "scribes", "scrolls", count_scribes))
    return [*lines, *[Text("")] * (7 - len(lines))]


def tile(view: View, screen: Screen, key: str) -> Text:
    found = view["scrolls"][key]
    if found["scribe"] != "none":
        return owner_mark(screen, found["scribe"])
    if key in view["white"]:
        return Text("w" if screen.plain else "◌", style="bold")
    if found["tile"] == "none":
        return screen.sign("nothing")
    return screen.sign(found["tile"].split("_")[0])


def count_scribes(view: View, seat: int) -> int:
    return sum(one["scribe"] == f"seat:{seat}" for one in view["scrolls"].values())


def marks(view: View, screen: Screen, word: str, field: str, count: Any = None) -> Text:
    """A number for every player, behind the player's mark."""
    parts = []
    for seat, _ in enumerate(view["seats"]):
        number = Text(str(count(view, seat))) if count else screen.count("seats", seat, field)
        parts.append(Text.assemble(screen.badge(seat), " ", number))
    if "opponent" in view and not count:
        parts.append(Text.assemble("? ", screen.count("opponent", field)))
    return Text.assemble((f"{screen.component(word)} ", "dim"), Text(" ").join(parts))


def altar_line(view: View, screen: Screen) -> Text:
    """Everybody on the altar track, and where the prophets stand."""
    prophets = [screen.fact(name, str(place)) for name, place in view["prophets"].items()]
    return Text.assemble(marks(view, screen, "altar", "altar"), "  ", Text("  ").join(prophets))


def tent_line(view: View, screen: Screen) -> Text:
    return marks(view, screen, "tent", "tent")


def hero_line(view: View, screen: Screen) -> Text:
    return screen.fact("heroes", screen.components(view["heroes"]) or screen.sign("nothing"))


# ------------------------------------------------------------------ players


def own_board(view: View, screen: Screen, seat: int) -> list[Text]:
    mat, at = view["seats"][seat], ("seats", seat)
    storage = mat["storage"]
    room = screen.sign("endless") if storage is None else Text(str(storage))
    first = [
        Text.assemble(screen.player(seat), " ", screen.sign("points"), screen.count(*at, "vp")),
        screen.goods(*at, "goods"),
        named(screen, "storage", room),
        workers(screen, at),
        named(screen, "food-due", screen.count(*at, "food_due")),
        blessings(screen, at),
    ]
    return [
        joined(first),
        joined(tiles(mat, screen, at)),
        cards(mat, screen),
        *banners(view, screen),
    ]


def named(screen: Screen, key: str, value: Text | str) -> Text:
    return Text.assemble((f"{screen.say(key)} ", "dim"), value)


def workers(screen: Screen, at: tuple[str | int, ...]) -> Text:
    return Text.assemble(screen.sign("worker"), screen.count(*at, "supply"))


def blessings(screen: Screen, at: tuple[str | int, ...]) -> Text:
    tracks = [
        Text.assemble(screen.count(*at, "blessings", colour), style=colour_style(colour))
        for colour in BLESSINGS
    ]
    return screen.fact("blessings", Text("/").join(tracks))


def colour_style(colour: str) -> str:
    return {"orange": "dark_orange", "purple": "purple", "red": "red3"}[colour]


def tiles(mat: dict[str, Any], screen: Screen, at: tuple[str | int, ...]) -> list[Text]:
    """Development tiles, turned or not, with their workers; scrolls and heroes."""
    parts = []
    for kind in mat["tiles"]:
        side = screen.sign("built" if kind in mat["turned"] else "open")
        used = mat.get(kind)
        count = len(used) if isinstance(used, list) else used
        shown = Text.assemble(screen.sign("worker"), str(count)) if count else Text("")
        parts.append(Text.assemble(side, f" {screen.component(kind)} ", shown))
    parts += [Text(screen.component(scroll)) for scroll in mat["scrolls"]]
    parts += [Text(screen.component(hero), style="bold") for hero in mat["heroes"]]
    return parts


def cards(mat: dict[str, Any], screen: Screen) -> Text:
    """Hand with its banners, the piles, what is tucked."""
    hand = [hand_card(card, screen) for card in mat.get("hand", [])]
    piles = [
        Text(f"{i}: {screen.components(pile) or '-'}") for i, pile in enumerate(mat["piles"], 1)
    ]
    parts = [
        named(screen, "hand", joined(hand) if hand else str(mat["hand_count"])),
        named(screen, "piles", Text(" | ").join(piles)),
        named(screen, "tucked", screen.components(mat["tucked"]) or screen.sign("nothing")),
    ]
    if mat.get("drawn"):
        parts.append(named(screen, "drawn", screen.components(mat["drawn"])))
    return Text("  ").join(parts)


def hand_card(card: str, screen: Screen) -> Text:
    """EN-CARD-01. A card with the banners printed on it."""
    found = next(one for one in screen.data.cards if one.id == card)
    worth = {colour: found.banners[i] for i, colour in enumerate(COLOURS)}
    shown = [Text.assemble(screen.sign(colour), str(n)) for colour, n in worth.items() if n]
    return Text.assemble(screen.component(card), " ", *shown)


def banners(view: View, screen: Screen) -> list[Text]:
    """The banners of the turn under way; what was spent counts against every colour."""
    if not view["banners"]:
        return []
    counts = [
        Text.assemble(screen.sign(colour), str(max(0, n))) for colour, n in view["banners"].items()
    ]
    who = screen.player(view["active"]) if view["active"] is not None else Text("")
    return [Text.assemble(named(screen, "banners-now", Text(" ").join(counts)), "  ", who)]


def opponent(view: View, screen: Screen, seat: int) -> Text:
    """Another player in a line."""
    mat, at = view["seats"][seat], ("seats", seat)
    turned = screen.components(mat["turned"])
    return joined(
        [
            Text.assemble(screen.player(seat), " ", screen.sign("points"), screen.count(*at, "vp")),
            screen.goods(*at, "goods"),
            workers(screen, at),
            blessings(screen, at),
            named(screen, "hand", str(mat["hand_count"])),
            Text.assemble(screen.sign("built"), " ", turned) if turned else Text(""),
            Text(screen.components(mat["heroes"]), style="bold"),
        ]
    )


def solo_opponent(view: View, screen: Screen) -> Text:
    """EN-SOLO-06. The opponent of a game for one, with the cards that it turned over last."""
    found, at = view["opponent"], ("opponent",)
    parts = [
        Text.assemble("? ", screen.component("opponent"), style="bold"),
        Text.assemble(screen.sign("points"), screen.count(*at, "vp")),
        screen.goods(*at, "goods"),
        workers(screen, at),
        blessings(screen, at),
        Text(screen.components(found["heroes"]), style="bold"),
    ]
    shown = (found["focus_shown"], found["scheme_shown"])
    parts += [Text(screen.component(cards[-1])) for cards in shown if cards]
    return joined(parts)
