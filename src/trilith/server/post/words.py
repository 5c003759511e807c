"""What a letter says, in the reader's language, using only public facts about the tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from functools import cache

from msgspec import Struct

from trilith.server.post.outbox import Item
from trilith.server.post.wishes import KINDS, Wishes, local_time
from trilith.server.shapes import Summary
from trilith.text.words import Value, Words

LETTERS = "letters"


class Said(Struct):
    """A letter in words. `lines` say the same as `title` and more."""

    title: str
    lines: list[str]
    link: str
    kinds: list[str]
    table: str = ""
    """The table, if it is about a single one."""
    due: int = 0
    """The first deadline, if there is one."""

    @property
    def text(self) -> str:
        """All of it, line by line."""
        return "\n".join([self.title, *self.lines])


@cache
def _words(language: str, game: str) -> Words:
    return Words(language, game, (LETTERS,))


def say(language: str, key: str, words_of: str = "", **facts: Value) -> str:
    """A message of letters.ftl."""
    return _words(language, words_of).format(f"letter-{key}", facts)[0]


def compose(
    items: list[Item],
    tables: dict[str, Summary],
    person: str,
    wishes: Wishes,
    url: str,
    now: int,
    already: Iterable[str] = (),
) -> Said:
    """One message for everything, no matter how many tables wait, the most urgent kind first.

    Tables `already` in another letter are counted, but not listed again.
    """
    items = sorted(items, key=lambda item: KINDS.index(item.kind))
    lines = {(i.table, _line(i, tables, person, wishes, now)): None for i in items}
    alike = Counter(line for _, line in lines)
    waiting = list(dict.fromkeys(item.table for item in items if item.kind in ("turn", "late")))
    if waiting:
        waiting = list(dict.fromkeys([*waiting, *already]))
    said = list(dict.fromkeys(item.table for item in items if item.table))
    is_one = len({*said, *waiting}) == 1
    link = f"{url}/{_page(said, is_one)}"
    title = _title(items, waiting, tables, wishes)
    untils = [item.until for item in items if item.until]
    kinds = list(dict.fromkeys(item.kind for item in items))
    only = said[0] if is_one else ""
    counted = [line if n == 1 else f"{line} (×{n})" for line, n in alike.items()]
    return Said(title, counted, link, kinds, only, min(untils, default=0))


def _page(tables: list[str], is_one: bool) -> str:
    """Where a letter leads: to its table, to the queue, or to the position of the day."""
    if not tables:
        return "coach"
    return f"t/{tables[0]}" if is_one else "my-turn"


def _title(
    items: list[Item], waiting: list[str], tables: dict[str, Summary], wishes: Wishes
) -> str:
    language = wishes.language
    if all(item.kind == "puzzle" for item in items):
        return say(language, "puzzle")
    if len(items) == 1 and items[0].kind in ("wait", "invite"):
        game = tables[items[0].table].game
        return say(language, "seat", game, game=title_of(language, game))
    if not waiting:
        return say(language, "news", count=len({item.table for item in items if item.table}))
    if len(waiting) > 1:
        return say(language, "turns", count=len(waiting))
    kind = "late" if all(item.kind != "turn" for item in items) else "turn"
    game = tables[waiting[0]].game
    return say(language, kind, game, game=title_of(language, game))


def title_of(language: str, game: str) -> str:
    return _words(language, game).format(f"{game}-title", {})[0]


def _line(item: Item, tables: dict[str, Summary], person: str, wishes: Wishes, now: int) -> str:
    language = wishes.language
    if item.kind == "puzzle":
        return say(language, "line-puzzle")
    table = tables[item.table]
    with_whom = others(table, person)
    facts: dict[str, Value] = {"who": item.who, "others": with_whom}
    facts["game"] = title_of(language, table.game)
    key = f"line-{item.kind}"
    if item.kind in ("turn", "late", "over"):
        key = "line-over" if item.kind == "over" else "line-turn"
        key = key if with_whom else "line-alone"
    if item.kind == "wait" and not item.who:
        key = "line-room"
    if item.until:
        until, today = local_time(item.until, wishes.zone), local_time(now, wishes.zone)
        facts |= {"hour": f"{until:%H:%M}", "day": _day(language, until, today)}
        key += "-until"
    return say(language, key, table.game, **facts)


def _day(language: str, moment: datetime, today: datetime) -> str:
    """The day, if it is not today."""
    if moment.date() == today.date():
        return ""
    return say(language, "day", day=moment.day, month=say(language, f"month-{moment.month}"))


def others(table: Summary, person: str) -> str:
    """The other people, in the order of the seats."""
    return ", ".join(seat.name for seat in table.seats if seat.person not in (None, person))
