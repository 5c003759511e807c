"""A browser's own table keeper: answers what a server would, on the same table code.

Nothing here does I/O. The page's worker hands in what was asked, saves what `Done` says is to be
saved, and only then passes on the messages. A table that is not in memory is asked for by
`Done.needs`; the worker reads its log, `load`s it, and asks once more. A change that could not be
saved is `lost`: the table is rebuilt from its log.
"""

from __future__ import annotations

import pickle
import random
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from trilith import __version__
from trilith.bots import Seen, bot_seed
from trilith.server import doing, seating, telling, wire
from trilith.server.access import eyes_of
from trilith.server.clocks import now_ms
from trilith.server.codes import new_id
from trilith.server.entries import Entry, Info
from trilith.server.match import Match
from trilith.server.shapes import Person, Summary
from trilith.server.table import PLAYING, Table
from trilith.server.telling import SENDER, Outgoing
from trilith.server.wire import Refused, encode
from trilith.server.worker import ERRAND, Question

HERE: Final = "here"
"""The person playing in this browser: the same id in every browser, so that games can be moved."""

MAX_BOT_STEPS: Final = 2000
"""Steps after which a game between bots is ended: some would never end."""

Doing = Callable[[Table], list[Outgoing]]
Then = Callable[[bytes | None], None]
"""What is done with the result of an errand; None if it failed."""


class Missing(Exception):
    """A table that is not in memory."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Save(Struct):
    """Lines of a table's log that must be durable before anything is sent."""

    table: str
    rows: list[Entry]
    summary: Summary


class Reply(Struct):
    """The answer to a request."""

    status: int
    kind: str
    body: str
    name: str = ""
    """The name of a file to be saved."""


class Thought(Struct):
    """A question for a bot; `job` is for the worker in which bots think."""

    table: str
    seat: int
    asked: int
    job: str


class Errand(Struct):
    """Long work for the worker in which bots think; its result comes back under the number."""

    number: int
    job: str


class Done(Struct, omit_defaults=True):
    """What came of it."""

    needs: str = ""
    """Nothing was done: this table's log is needed first."""
    saves: list[Save] = []
    out: list[Raw] = []
    """Messages for the page."""
    reply: Reply | None = None
    think: list[Thought] = []
    errands: list[Errand] = []
    person: str = ""
    """The name of the person playing here, if it changed."""
    answers: list[Any] | None = None
    """All answers to puzzles, if there is a new one."""


class Desk:
    """All tables of one browser, and the one page that looks at them."""

    def __init__(
        self,
        name: str = "",
        summaries: list[Summary] | None = None,
        answers: list[Any] | None = None,
    ) -> None:
        self.person = Person(HERE, name, False)
        self.summaries: dict[str, Summary] = {one.id: one for one in summaries or []}
        self.answers = answers or []
        """To puzzles, in the order in which they were given."""
        self.tables: dict[str, Table] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.watched: dict[str, tuple[int, ...]] = {}
        """Through whose eyes the page looks at which tables."""
        self.coach: Any = None
        """What the coach has thought out: see `coaching`."""
        self._thinking: dict[tuple[str, int], int] = {}
        self._errands: dict[int, Then] = {}
        self._sent = 0
        self._done = Done()

    # ------------------------------------------------------------- what comes in

    def hear(self, text: str) -> Done:
        """A message, as it would come over a socket."""
        return self._doing(lambda: self._hear(text))

    def ask(self, work: Callable[[Desk], None]) -> Done:
        """A request, as it would come over HTTP: see `rest`."""
        return self._doing(lambda: work(self))

    def load(self, table: str, rows: list[Entry]) -> None:
        """A table's log, as it was saved."""
        if rows:
            self.tables[table] = Table.load(table, rows)
            self.tables[table].seats.be_online(HERE, table in self.watched)
            self.logs[table] = rows
            self.summaries[table] = telling.summary(self.tables[table])
        else:
            self.summaries.pop(table, None)

    def lost(self, table: str, text: str) -> Done:
        """A change could not be saved: forget what is in memory, and tell the sender."""
        self.forget(table)
        try:
            message = wire.decode_up(text) if text else None
        except msgspec.DecodeError:
            message = None
        key = getattr(message, "key", "")
        refused = Refused("storage", "it could not be saved: try again")
        return Done(out=[Raw(encode(refused.error(table, key)))])

    def forget(self, table: str) -> None:
        self.tables.pop(table, None)
        self.logs.pop(table, None)
        for key in [key for key in self._thinking if key[0] == table]:
            del self._thinking[key]

    def thought(self, table: str, seat: int, asked: int, code: str) -> Done:
        """What a bot chose; "" if it failed, so that the others do not wait for ever."""
        return self._doing(lambda: self._thought(table, seat, asked, code))

    def thinks(self, table: str, seat: int) -> Done:
        """A bot has been thinking so long that the page should say so."""
        return self._doing(lambda: self._thinks(table, seat))

    def came(self, number: int, found: bytes | None) -> Done:
        """What came of an errand; None if it failed."""
        return self._doing(lambda: self._came(number, found))

    def hello(self) -> Done:
        return Done(out=[Raw(encode(wire.Hello(self.known(), now_ms(), __version__)))])

    def known(self) -> Person | None:
        return self.person if self.person.name else None

    def _doing(self, work: Callable[[], None]) -> Done:
        """Do one thing; if a table is missing, do none of it."""
        self._done = Done()
        try:
            work()
        except Missing as missing:
            return Done(needs=missing.table)
        self._done.think = self._thoughts()
        return self._done

    # ------------------------------------------------------------- tables

    def table(self, table: str) -> Table:
        """A table in memory; Missing if it has to be loaded first."""
        found = self.tables.get(table)
        if found is not None:
            return found
        if table not in self.summaries:
            raise Refused("no_table", "there is no such table")
        raise Missing(table)

    def new_table(self, info: Info) -> Table:
        table = Table(new_id())
        seating.create(table, info, now_ms())
        return self.admit(table)

    def admit(self, table: Table) -> Table:
        """A table that nobody knows yet; it is saved with what is done next."""
        self.tables[table.id] = table
        self.logs[table.id] = []
        self.summaries[table.id] = telling.summary(table)
        return table

    def take_in(self, table: str, lines: list[Entry]) -> None:
        """A table with the log that it has elsewhere."""
        self.load(table, lines)
        self._done.saves.append(Save(table, lines, self.summaries[table]))

    def do(self, table: Table, work: Doing) -> None:
        """Do something at a table: it is saved first, then sent."""
        seated = table.seats.seating
        outgoing = work(table)
        rows = table.take_unsaved()
        if rows:
            self.logs[table.id] += rows
            self.summaries[table.id] = telling.summary(table)
            self._done.saves.append(Save(table.id, rows, self.summaries[table.id]))
        if table.seats.seating != seated:
            outgoing = [*self._refocus(table), *(one for one in outgoing if one.to == SENDER)]
        self._tell(outgoing)

    def reply(self, reply: Reply) -> None:
        self._done.reply = reply

    def take_stock(self) -> None:
        """Another build plays from now on: which of the games can it play on?"""
        for table, old in list(self.summaries.items()):
            if old.status == PLAYING or old.why == "rules":
                self.table(table)
        for table in self.tables:
            self._done.saves.append(Save(table, [], self.summaries[table]))

    def keep_answers(self, answers: list[Any]) -> None:
        self.answers = self._done.answers = answers

    def rename(self, name: str) -> None:
        self.person = Person(HERE, name, False)
        self._done.person = name

    # ------------------------------------------------------------- messages

    def _hear(self, text: str) -> None:
        try:
            message = wire.decode_up(text)
        except (msgspec.DecodeError, RecursionError) as error:
            self.say(wire.Error("bad_message", str(error)[:200]))
            return
        try:
            _HEAR.get(type(message), Desk._at_table)(self, message)
        except Refused as refused:
            table, key = getattr(message, "table", ""), getattr(message, "key", "")
            self.say(refused.error(table, key))
            if refused.code == "stale":
                self._tell(self._full(self.tables[table]))

    def _at_table(self, message: Any) -> None:
        if not isinstance(message, wire.AtTable):
            raise Refused("not_offered", "that takes a server")
        table = self.table(message.table)
        self.do(table, lambda t: doing.receive(t, HERE, message, now_ms()))

    def _watch(self, message: wire.Watch) -> None:
        table = self.table(message.table)
        eyes = eyes_of(table, HERE, message.seats)
        self.watched[table.id] = eyes
        table.watched = set(eyes)
        table.seats.be_online(HERE, True)
        self._tell(self._full(table))
        if table.needs_new_rules():
            self.do(table, lambda t: doing.adopt_rules(t, now_ms()))
        if table.seats.has_stand_in(HERE):
            self.do(table, lambda t: doing.come_back(t, HERE, now_ms()))

    def _sync(self, message: wire.Sync) -> None:
        self._tell(self._full(self.table(message.table)))

    def _leave(self, message: wire.Leave) -> None:
        self.watched.pop(message.table, None)
        if message.table in self.tables:
            self.tables[message.table].watched = set()

    def _ping(self, message: wire.Ping) -> None:
        self.say(wire.Pong(now_ms()))

    def _lobby(self, message: wire.Lobby) -> None:
        self.say(wire.LobbyNews(tables=[]))

    def _seen(self, message: wire.Seen) -> None:
        pass

    def _hint(self, message: wire.Hint) -> None:
        from trilith.offline import coaching

        coaching.hint(self, message)

    # ------------------------------------------------------------- telling

    def say(self, message: wire.Down) -> None:
        self._done.out.append(Raw(encode(message)))

    def _tell(self, outgoing: list[Outgoing]) -> None:
        self._done.out += [Raw(one.message) for one in outgoing]

    def _full(self, table: Table) -> list[Outgoing]:
        eyes = self.watched.get(table.id, ())
        table.watched = set(eyes)
        return [Outgoing(seat, encode(telling.full_for(table, seat, now_ms()))) for seat in eyes]

    def _refocus(self, table: Table) -> list[Outgoing]:
        """A person who has sat down looks through that seat's eyes from now on."""
        if table.id not in self.watched:
            return []
        self.watched[table.id] = eyes_of(table, HERE)
        table.seats.be_online(HERE, True)
        return self._full(table)

    def refuse(self, table: str, refused: Refused) -> None:
        """Tell the sender."""
        self.say(refused.error(table, ""))

    # ------------------------------------------------------------- long work

    def send(self, work: Callable[..., bytes], given: tuple[Any, ...], then: Then) -> None:
        """Have something worked out in the worker in which bots think."""
        self._sent += 1
        self._errands[self._sent] = then
        job = b64encode(pickle.dumps((ERRAND, work, given))).decode()
        self._done.errands.append(Errand(self._sent, job))

    def _came(self, number: int, found: bytes | None) -> None:
        self._errands[number](found)
        del self._errands[number]

    # ------------------------------------------------------------- bots

    def _thoughts(self) -> list[Thought]:
        """The questions that bots have to be asked now and have not been asked yet."""
        wanted: list[Thought] = []
        for table in self.tables.values():
            if self._rests(table) or table.match is None:
                continue
            for seat, level in table.bots_to_act():
                asked = table.asked_at(seat)
                if self._thinking.get((table.id, seat)) != asked:
                    self._thinking[table.id, seat] = asked
                    job = job_of(table.match, seat, level)
                    wanted.append(Thought(table.id, seat, asked, job))
        return wanted

    def _rests(self, table: Table) -> bool:
        """Bots among themselves play only while a person watches."""
        if table.status != PLAYING:
            return True
        return table.seats.are_all_bots() and table.id not in self.watched

    def _thought(self, table_id: str, seat: int, asked: int, code: str) -> None:
        if table_id not in self.tables:
            return
        table = self.tables[table_id]
        if self._thinking.get((table_id, seat)) == asked:
            del self._thinking[table_id, seat]
        table.seats.be_thinking(seat, False)
        with suppress(Refused):  # it is now asked something else, and will answer that
            self.do(table, lambda t: self._bot_plays(t, seat, asked, code))

    def _bot_plays(self, table: Table, seat: int, asked: int, code: str) -> list[Outgoing]:
        if table.step >= MAX_BOT_STEPS and table.seats.are_played_by_bots():
            return doing.end(table, "steps", now_ms())
        if not code and table.match is not None:
            code = random.choice(list(table.match.history.state.legal(seat))).code
        return doing.bot_plays(table, seat, code, asked, now_ms())

    def _thinks(self, table_id: str, seat: int) -> None:
        table = self.tables.get(table_id)
        is_watched = table_id in self.watched and (table_id, seat) in self._thinking
        if table is not None and is_watched and table.seats.be_thinking(seat, True):
            self._done.out.append(Raw(telling.seats_news(table)))


def job_of(match: Match, seat: int, level: str) -> str:
    """What a bot is asked, for the worker in which it thinks: only what its seat may know."""
    history = match.history
    seen = Seen(match.game, history.state, seat, history.setup.data)
    turn = sum(step.seat == seat for step in history.steps)
    question = Question(level, bot_seed(match.deal.seed, seat), turn, seen)
    return b64encode(pickle.dumps(tuple(question))).decode()


_HEAR: Final[dict[type, Callable[[Desk, Any], None]]] = {
    wire.Watch: Desk._watch,
    wire.Sync: Desk._sync,
    wire.Leave: Desk._leave,
    wire.Ping: Desk._ping,
    wire.Lobby: Desk._lobby,
    wire.Seen: Desk._seen,
    wire.Hint: Desk._hint,
}
