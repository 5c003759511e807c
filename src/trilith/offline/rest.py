"""The requests that a page makes beside its messages: tables, looks back, records, all games."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec
from msgspec import Struct

from trilith import games
from trilith.offline.desk import HERE, Desk, Reply
from trilith.offline.luggage import packed, unpacked
from trilith.server import doing, making, recap, records, rights, seating, story
from trilith.server.access import eyes_at
from trilith.server.clocks import now_ms
from trilith.server.edition import components_of
from trilith.server.making import Wanted
from trilith.server.names import clean_name
from trilith.server.shapes import Person, plain
from trilith.server.table import Table
from trilith.server.telling import summary
from trilith.server.wire import MAX_CHAT, Refused, encode

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"

USUAL_DEPTH: Final = "normal"

STATUS: Final = {"no_table": 404, "not_found": 404, "not_yours": 403, "not_now": 409, "full": 409}
"""The status of a browser's own refusals; all others are the client's mistake."""


class Name(Struct):
    name: str


class Sit(Struct):
    seat: int | None = None
    name: str | None = None


class SeatBot(Struct):
    level: str
    seat: int | None = None


class Stand(Struct):
    seat: int


class Asked(Struct):
    """A request: the table it names, if any, what stands behind the question mark, the body."""

    desk: Desk
    id: str
    query: dict[str, str]
    body: str

    @property
    def table(self) -> Table:
        return self.desk.table(self.id)

    def number(self, name: str) -> int:
        try:
            return int(self.query.get(name, ""))
        except ValueError:
            raise Refused("bad_message", f"expected a number as {name}") from None

    def eyes(self) -> int:
        seat = self.number("seat") if "seat" in self.query else None
        return eyes_at(self.table, HERE, seat)

    def me(self) -> Person:
        if self.desk.known() is None:
            raise Refused("not_signed_in", "say your name first")
        return self.desk.person


def answer(desk: Desk, method: str, path: str, body: str) -> None:
    """Answer a request; Missing if a table has to be loaded for that first."""
    parts = urlsplit(path)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    try:
        desk.reply(_find(desk, method, parts.path, query, body))
    except Refused as refused:
        detail = {"code": refused.code, "text": refused.text, **refused.more}
        status = STATUS.get(refused.code, 422)
        desk.reply(Reply(status, JSON, encode({"error": detail}).decode()))


def _find(desk: Desk, method: str, path: str, query: dict[str, str], body: str) -> Reply:
    for wanted, pattern, handler in ROUTES:
        found = re.fullmatch(pattern, path) if wanted == method else None
        if found is not None:
            asked = Asked(desk, found.groupdict().get("id", ""), query, body)
            try:
                made = handler(asked)
            except msgspec.MsgspecError as error:
                raise Refused("bad_message", str(error)[:200]) from None
            return made if isinstance(made, Reply) else Reply(200, JSON, encode(made).decode())
    raise Refused("not_found", "there is nothing here")


def _read(asked: Asked, kind: Any) -> Any:
    return msgspec.json.decode(asked.body, type=kind)


# ------------------------------------------------------------------ who plays here


def me(asked: Asked) -> Any:
    desk = asked.desk
    tables = sorted(desk.summaries.values(), key=lambda one: -one.created)
    return {"person": desk.known(), "tables": making.mine_first(tables, HERE)}


def rename(asked: Asked) -> Any:
    asked.desk.rename(clean_name(_read(asked, Name).name))
    return asked.desk.person


# ------------------------------------------------------------------ tables


def create(asked: Asked) -> Any:
    desk, person = asked.desk, asked.me()
    wanted: Wanted = _read(asked, Wanted)
    wanted.access, wanted.clock = "link", None
    if wanted.guide:
        wanted = making.guided(wanted)
    edition = None
    if wanted.goes_on is not None:
        before = desk.table(wanted.goes_on.table)
        wanted, edition = making.going_on(wanted, wanted.goes_on, before), before.info.edition
    info, plan = making.info_of(wanted, HERE), making.plan_of(wanted)
    info.edition = edition
    table = desk.new_table(info)
    desk.do(table, lambda t: making.seat_all(t, plan, person, now_ms()))
    return summary(table)


def one_table(asked: Asked) -> Any:
    return summary(asked.table)


def edition(asked: Asked) -> Any:
    """The copy that a table plays with, if it is not ours."""
    found = asked.table.info.edition
    if found is None:
        raise Refused("not_found", "this table plays with the usual numbers")
    return found


def components(asked: Asked) -> Any:
    """The numbers that a table plays with."""
    info = asked.table.info
    return components_of(games.get(info.game), info.edition)


def words(asked: Asked) -> Any:
    """All words with the numbers of this table's copy; null if they are the usual ones or cannot be
    made: their maker is fetched when first needed, and there may be no network."""
    info = asked.table.info
    if info.edition is None:
        return None
    try:
        from trilith.server.copy_words import copy_words
        from trilith.text import LANGUAGES
    except ModuleNotFoundError:
        return None
    language = asked.query.get("language", "en")
    if language not in LANGUAGES:
        raise Refused("not_found", f"no such language: {language[:20]}")
    return copy_words(games.get(info.game), info.edition.own, language)


def sit(asked: Asked) -> Any:
    form: Sit = _read(asked, Sit)
    name = clean_name(form.name) if form.name else asked.me().name
    asked.desk.do(asked.table, lambda t: seating.sit(t, HERE, name, form.seat, now_ms()))
    return summary(asked.table)


def seat_bot(asked: Asked) -> Any:
    form: SeatBot = _read(asked, SeatBot)
    level = making.level(form.level)
    asked.desk.do(asked.table, lambda t: seating.seat_bot(t, HERE, level, form.seat, now_ms()))
    return summary(asked.table)


def stand(asked: Asked) -> Any:
    form: Stand = _read(asked, Stand)
    asked.desk.do(asked.table, lambda t: seating.stand(t, HERE, form.seat, now_ms()))
    return summary(asked.table)


def start(asked: Asked) -> Any:
    _start(asked.desk, asked.table)
    return summary(asked.table)


def _start(desk: Desk, table: Table) -> None:
    seed, begins = making.new_seed(), None
    at = table.info.goes_on
    if table.info.guide:
        seed, begins = making.first_position(table.info.game)
    elif at is not None:
        begins = records.snapshot(desk.table(at.table), desk.logs[at.table], at, seed)
    desk.do(table, lambda t: seating.start(t, HERE, seed, now_ms(), begins))


def rematch(asked: Asked) -> Any:
    desk, old = asked.desk, asked.table
    rights.finished(old)
    rights.own_seats(old, HERE)
    if old.rematch is not None:
        return summary(desk.table(old.rematch))
    new = desk.new_table(making.rematch_of(old, HERE))
    desk.do(new, lambda t: making.seat_again(t, old, now_ms()))
    desk.do(old, lambda t: seating.rematch_at(t, new.id, now_ms()))
    _start(desk, new)
    return summary(new)


# ------------------------------------------------------------------ looking back


def replay(asked: Asked) -> Any:
    table, log = asked.table, asked.desk.logs[asked.id]
    return plain(records.position(table, log, asked.number("step"), asked.eyes()))


def told(asked: Asked) -> Any:
    table, log = asked.table, asked.desk.logs[asked.id]
    first, last = asked.number("from"), asked.number("to")
    return plain(recap.told_since(table, log, first, last, asked.eyes()))


def the_story(asked: Asked) -> Any:
    return story.tell(asked.table, asked.desk.logs[asked.id])


def log(asked: Asked) -> Any:
    eyes = asked.eyes()
    first, limit = asked.number("from"), asked.number("limit")
    return records.log_of(asked.desk.logs[asked.id], eyes, first, limit)


def record(asked: Asked) -> Reply:
    table = asked.table
    text = records.export(table, asked.desk.logs[asked.id])
    return Reply(200, TEXT, text, f"{table.info.game}-{table.id}.record")


def carry(asked: Asked) -> Reply:
    """The record of a game in progress, to be played on at a server or in another browser."""
    desk, table = asked.desk, asked.table
    desk.do(table, lambda t: doing.take_along(t, HERE, now_ms()))
    text = records.carried(table, desk.logs[asked.id], HERE)
    return Reply(200, TEXT, text, f"{table.info.game}-{table.id}.record")


def scenario(asked: Asked) -> Reply:
    table, step, expected = asked.table, asked.number("step"), asked.query.get("expected", "")
    log = asked.desk.logs[asked.id]
    text = records.scenario(table, log, step, asked.eyes(), HERE, expected[:MAX_CHAT])
    return Reply(200, TEXT, text, f"{table.info.game}-{table.id}-{step}.toml")


def bring_in(asked: Asked) -> Any:
    asked.me()
    table = asked.desk.admit(records.brought_in(asked.body, HERE))
    asked.desk.do(table, lambda t: [])
    return summary(table)


# ------------------------------------------------------------------ the coach


def analysis(asked: Asked) -> Any:
    from trilith.offline import coaching

    return coaching.state(asked.desk, asked.table, asked.query.get("depth", USUAL_DEPTH))


def analyse(asked: Asked) -> Any:
    from trilith.offline import coaching

    return coaching.begin(asked.desk, asked.table, asked.query.get("depth", USUAL_DEPTH))


def better_line(asked: Asked) -> Any:
    from trilith.offline import coaching

    return coaching.better_line(asked.desk, asked.table, asked.number("step"))


# ------------------------------------------------------------------ puzzles


def today(asked: Asked) -> Any:
    from trilith.offline import puzzles

    return puzzles.today(asked.desk, asked.number("offset"))


def another_puzzle(asked: Asked) -> Any:
    from trilith.offline import puzzles

    return puzzles.another(asked.desk, asked.query.get("game"), asked.query.get("kind"))


def one_puzzle(asked: Asked) -> Any:
    from trilith.offline import puzzles

    return puzzles.one(asked.desk, asked.id)


def answer_puzzle(asked: Asked) -> Any:
    from trilith.offline import puzzles

    asked.me()
    return puzzles.answer(asked.desk, asked.id, _read(asked, puzzles.Answer))


# ------------------------------------------------------------------ all games as one file


def pack(asked: Asked) -> Reply:
    """All games as one file; those not in memory are asked for first."""
    desk = asked.desk
    for table in desk.summaries:
        desk.table(table)
    text = packed(desk.person.name, desk.logs)
    return Reply(200, JSON, text, "trilith-games.json")


def unpack(asked: Asked) -> Any:
    """Take in the games of such a file that are not here yet."""
    desk = asked.desk
    name, logs = unpacked(asked.body)
    fresh = [(table, lines) for table, lines in logs if table not in desk.summaries]
    if name and desk.known() is None:
        desk.rename(clean_name(name))
    for table, lines in fresh:
        desk.take_in(table, lines)
    return {"games": len(fresh), "known": len(logs) - len(fresh)}


ROUTES: Final[tuple[tuple[str, str, Callable[[Asked], Any]], ...]] = tuple(
    (method, path.replace("{id}", "(?P<id>[a-z0-9]{1,40})"), handler)
    for method, path, handler in (
        ("GET", "/api/me", me),
        ("POST", "/api/guest", rename),
        ("POST", "/api/tables", create),
        ("GET", "/api/tables/{id}", one_table),
        ("GET", "/api/tables/{id}/edition", edition),
        ("GET", "/api/tables/{id}/words", words),
        ("GET", "/api/tables/{id}/components", components),
        ("POST", "/api/tables/{id}/sit", sit),
        ("POST", "/api/tables/{id}/bot", seat_bot),
        ("POST", "/api/tables/{id}/stand", stand),
        ("POST", "/api/tables/{id}/start", start),
        ("POST", "/api/tables/{id}/rematch", rematch),
        ("GET", "/api/tables/{id}/replay", replay),
        ("GET", "/api/tables/{id}/told", told),
        ("GET", "/api/tables/{id}/story", the_story),
        ("GET", "/api/tables/{id}/log", log),
        ("GET", "/api/tables/{id}/record", record),
        ("GET", "/api/tables/{id}/scenario", scenario),
        ("POST", "/api/tables/{id}/carry", carry),
        ("GET", "/api/tables/{id}/analysis", analysis),
        ("POST", "/api/tables/{id}/analysis", analyse),
        ("GET", "/api/tables/{id}/analysis/line", better_line),
        ("POST", "/api/records", bring_in),
        ("GET", "/api/puzzles/today", today),
        ("GET", "/api/puzzles/next", another_puzzle),
        ("GET", "/api/puzzles/{id}", one_puzzle),
        ("POST", "/api/puzzles/{id}/answer", answer_puzzle),
        ("GET", "/api/luggage", pack),
        ("POST", "/api/luggage", unpack),
    )
)
"""What can be asked for, as a server's own addresses say it, and all games as one file."""
