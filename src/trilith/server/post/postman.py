"""Delivers letters: folds what is due, sends it, and tries again, all in the background.

Every process has one. The database settles which of them sends a letter.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa

from trilith.server import schema
from trilith.server.clocks import now_ms
from trilith.server.house import House
from trilith.server.limits import Buckets
from trilith.server.logs import why
from trilith.server.post import deliveries, mail, outbox, push, ways, webhook, wishes
from trilith.server.post.mail import Mail, Returned
from trilith.server.post.notices import NO_TABLE, of_the_day
from trilith.server.post.outbox import Letter
from trilith.server.post.outside import Outside, Unreachable
from trilith.server.post.shapes import Outcome
from trilith.server.post.ways import Way
from trilith.server.post.wishes import Wishes
from trilith.server.post.words import Said, compose, say
from trilith.server.rows import put
from trilith.server.settings import Settings
from trilith.server.shapes import Summary, read_summary
from trilith.server.wire import Refused
from trilith.text.words import Value

log = logging.getLogger("trilith.post")

LOOK: Final = 5.0
"""Seconds between two checks of what is due."""
TIDY: Final = 3600.0
DAY: Final = 24 * 3600.0
UNASKED_TO: Final = 3
"""Mails per day that strangers can cause to one address: confirmations or new passwords."""
UNASKED_BY: Final = 6
"""And that one person, or one network address, can cause."""
AT_ONCE: Final = 8
"""Letters on their way at a time, by mail and as many by other channels."""
ROUND: Final = 2.0
"""Seconds after which to look for due letters again, even if others are still on their way."""
LAST_LETTER: Final = 5.0
"""Seconds that a letter being sent may take when the server stops."""
GONE: Final = (404, 410)
"""The answers of a push service when a browser has ended its subscription."""


Done = Literal["password", "deleted", "place"]
"""What the owner of an account is told: a changed password, its deletion, a login elsewhere."""
_PAGES: Final[dict[Done, str]] = {"password": "reset", "deleted": "", "place": "account"}
"""Where a person can do something about it."""
OnWay = dict[asyncio.Task[bool], str]
"""Letters that are being sent, and to whom."""


class Gone(Exception):
    """This channel no longer exists."""


class Postman:
    """Sends letters from this process."""

    def __init__(self, house: House, settings: Settings, clock: Callable[[], int] = now_ms) -> None:
        self.house = house
        self.store = house.store
        self.clock = clock
        self.operator = settings.operator_mail
        self.url = settings.public_url.rstrip("/")
        self.outside = Outside(settings.inner_targets)
        self.mail = Mail(settings.smtp, settings.mail_from) if settings.smtp else None
        self.vapid: push.Vapid | None = None
        self.secret = ""
        self._look = settings.post_look
        house.wants.delay = int(settings.post_delay * 1000)
        self._tidied = 0.0
        self._mornings: dict[str, int] = {}
        """People to whom the position of the day was announced this morning, and since when."""
        self._ending = False
        self._on_way: dict[bool, OnWay] = {True: {}, False: {}}
        """Letters that are being sent: by mail, and by other ways."""
        self._running: asyncio.Task[None] | None = None
        counts = house.metrics.counters
        for name in ("letters_sent_total", "letters_failed_total"):
            counts.setdefault(name, 0)
        self._to = _a_day(UNASKED_TO, settings.generosity)
        self._by = _a_day(UNASKED_BY, settings.generosity)
        self.rounds = 0
        self.waiting = 0
        house.metrics.gauges["letters_waiting"] = lambda: self.waiting

    def offers(self) -> dict[str, bool]:
        """The channels that the operator has made possible; all need a public URL for links."""
        return {
            "push": bool(self.url),
            "mail": bool(self.url) and self.mail is not None,
            "webhook": bool(self.url),
        }

    async def start(self) -> None:
        def prepare(c: sa.Connection) -> tuple[str, str]:
            key = ways.kept(c, ways.VAPID, push.new_key())
            return key, ways.kept(c, ways.SECRET, push.new_key())

        key, self.secret = await self.store.write(prepare)
        self.vapid = push.Vapid(key, self.url or "mailto:nobody@localhost")
        await self.read_wishes()
        self.store.listen(self._hear, self._missed)
        if self.url:
            self._running = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish the letters that are being sent, so that nobody gets them twice."""
        self._ending = True
        if self._running is None:
            return
        self._running.cancel()
        on_way = [task for tasks in self._on_way.values() for task in tasks]
        if on_way:
            _, late = await asyncio.wait(on_way, timeout=LAST_LETTER)
            for task in late:
                task.cancel()

    # ------------------------------------------------------------- who wants to hear

    async def read_wishes(self) -> None:
        query = sa.select(schema.wishes.c.person, schema.wishes.c.doc)
        rows = await self.store.read(lambda c: list(c.execute(query)))
        self.house.wants.replace({person: wishes.read(doc) for person, doc in rows})

    async def wishes_of(self, person: str) -> Wishes | None:
        w = schema.wishes.c
        query = sa.select(w.doc).where(w.person == person)
        doc = await self.store.read(lambda c: c.execute(query).scalar())
        return wishes.read(doc) if doc is not None else None

    async def wish(self, person: str, wished: Wishes) -> None:
        """Store a person's wishes, and tell every process."""
        doc = msgspec.json.encode(wished).decode()
        await self.store.write(lambda c: put(c, schema.wishes, person=person, doc=doc))
        self.house.wants.note(person, wished)
        self.house.notify("wishes", person)

    async def changed(self, *people: str) -> None:
        """These people's wishes have changed."""
        for person in people:
            self.house.wants.note(person, await self.wishes_of(person))
            self.house.notify("wishes", person)

    def _hear(self, payload: str) -> None:
        kind, origin, *rest = payload.split(" ")
        if kind == "wishes" and origin != self.house.origin:
            self.house.spawn(self._heard(rest[0]))

    async def _heard(self, person: str) -> None:
        self.house.wants.note(person, await self.wishes_of(person))

    def _missed(self) -> None:
        self.house.spawn(self.read_wishes())

    # ------------------------------------------------------------- carrying out

    async def _run(self) -> None:
        while not self._ending:
            try:
                await self.round()
            except Exception as error:
                log.warning("cannot send", extra=why(error))
            await asyncio.sleep(self._look)

    async def round(self) -> int:
        """Fold what is due and send it; returns how many letters went out."""
        now = self.clock()
        await self._announce(now)
        for person in await self.store.read(lambda c: outbox.people_due(c, now)):
            wished = await self.wishes_of(person) or Wishes()
            await self.store.write(lambda c, p=person, w=wished: outbox.fold(c, p, w, now))  # type: ignore[misc]
        # Separately, so that no address that a person entered holds up the mail.
        sent = await asyncio.gather(self._send_all(True), self._send_all(False))
        await self._tidy()
        self.rounds += 1
        return sum(sent)

    async def _announce(self, now: int) -> None:
        """Announce the position of the day to everybody whose morning it is. The first process writes
        it down; this one only remembers what it need not try again.
        """
        mornings = self.house.wants.mornings(now)
        new = {who: since for who, since in mornings.items() if self._mornings.get(who) != since}
        if new:
            await self.store.write(lambda c: outbox.save_in(c, of_the_day(new, now)))
        self._mornings = mornings

    async def _send_all(self, is_mail: bool) -> int:
        """Send everything that is due, by mail or by other channels: several letters at a time, but
        one by one for each person, so that a slow address delays nobody else. Returns how many.
        """
        on_way, sent = self._on_way[is_mail], 0
        until = self.house.loop.time() + ROUND
        while True:
            letter = None
            if len(on_way) < AT_ONCE:
                letter = await self._claimed(set(on_way.values()), is_mail)
            if letter is not None:
                on_way[asyncio.create_task(self._carried(letter))] = letter.person
                continue
            left = until - self.house.loop.time()
            if not on_way or left <= 0:
                return sent  # what is still on its way finishes during the next round
            done, _ = await asyncio.wait(on_way, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                del on_way[task]
                sent += task.result()

    async def _claimed(self, but: set[str], is_mail: bool) -> Letter | None:
        return await self.store.write(lambda c: outbox.claim(c, self.clock(), but, is_mail))

    async def _carried(self, letter: Letter) -> bool:
        """Send one letter; an error in it does not affect any other letter."""
        try:
            return await self._carry(letter)
        except Exception as error:
            log.warning("cannot send", extra=why(error))
            return False

    async def _tidy(self) -> None:
        count = sa.select(sa.func.count()).select_from(schema.letters)
        self.waiting = await self.store.read(lambda c: c.execute(count).scalar_one())
        if self.house.loop.time() - self._tidied > TIDY:
            self._tidied = self.house.loop.time()
            await self.store.write(lambda c: _forget_old(c, self.clock()))

    async def _carry(self, letter: Letter) -> bool:
        """Send one letter, and note the outcome; returns whether it went out."""
        now = self.clock()
        found = await self._said(letter, now)
        if found is None:
            await self.store.write(lambda c: outbox.finish(c, letter))
            return False
        way, said, wished = found
        try:
            await self.send(way, said, wished.language, f"l{letter.id}.{way.id}")
        except Gone:
            await self.store.write(lambda c: _gone(c, letter, way, said, now))
        except (Unreachable, Returned, Refused) as error:
            failure = error
            self.house.metrics.count("letters_failed_total")
            await self.store.write(lambda c: _failed(c, letter, way, said, failure, now))
        else:
            self.house.metrics.count("letters_sent_total")
            await self.store.write(lambda c: _sent(c, letter, way, said, now))
            return True
        return False

    async def _said(self, letter: Letter, now: int) -> tuple[Way, Said, Wishes] | None:
        """What the letter now says, and to whom; None if there is nothing left to say."""

        def look(
            c: sa.Connection,
        ) -> tuple[Way, list[outbox.Item], dict[str, Summary], list[str]] | None:
            try:
                way = ways.one(c, letter.way)
            except Refused:
                return None
            items = outbox.items_of(c, letter)
            tables = _summaries(c, {item.table for item in items})
            return way, items, tables, outbox.waiting_for(c, letter)

        found = await self.store.read(look)
        wished = await self.wishes_of(letter.person)
        if found is None or wished is None:
            return None
        way, items, tables, already = found
        known = {*tables, NO_TABLE}
        items = [one for one in items if one.table in known and wished.wants(one.kind, way.kind)]
        if not items or way.paused or not way.confirmed:
            return None
        said = compose(items, tables, letter.person, wished, self.url, now, already)
        return way, said, wished

    async def send(self, way: Way, said: Said, language: str, number: str) -> None:
        """Send through any channel; Gone, Returned, Unreachable or Refused if that fails."""
        if way.kind == "mail":
            await self._mail(way, said, language, number)
        elif way.kind == "push":
            await self._push(way, said)
        else:
            await self._webhook(way, said, number)

    async def test(self, way: Way, language: str) -> None:
        said = Said("Trilith", [say(language, "test")], f"{self.url}/notifications", [])
        await self.send(way, said, language, f"t{self.clock()}.{way.id}")

    async def note(self, way: Way, kind: str, why: str = "") -> None:
        """Note in the log of deliveries something that was sent directly, or could not be."""
        outcome: Outcome = "failed" if why else "sent"
        now = self.clock()
        await self.store.write(lambda c: deliveries.note(c, way, [kind], now, outcome, why))

    async def _mail(self, way: Way, said: Said, language: str, number: str) -> None:
        if self.mail is None:
            raise Unreachable("no mail server")
        off, this = self._off(way), self._off(way, said.kinds)
        await self.mail.send(mail.letter(self.mail, way.target, said, off, this, language, number))

    def _off(self, way: Way, kinds: Iterable[str] = ()) -> str:
        """A link that ends mail of these kinds, or all."""
        return f"{self.url}/api/mail/off?t={ways.signed(self.secret, way.id, kinds)}"

    def check_unasked(self, to: str, *by: str) -> None:
        """Refused if there were too many unasked mails to this address, or caused by these."""
        buckets = [self._to.of(to.casefold()), *(self._by.of(one) for one in by)]
        if not all(bucket.has() for bucket in buckets):
            raise Refused("limit", "too many mails to confirm today: try again tomorrow")
        for bucket in buckets:
            bucket.take()

    async def ask_to_confirm(self, way: Way, name: str, code: str, language: str) -> None:
        if self.mail is None:
            raise Unreachable("no mail server")
        link = f"{self.url}/notifications?way={way.id}&code={code}"
        number = f"c{self.clock()}.{way.id}"
        asking = mail.confirmation(self.mail, way.target, name, link, language, number)
        await self.mail.send(asking)

    async def send_reset(self, to: str, code: str, language: str) -> None:
        """Send a password reset link to somebody who asked for one."""
        await self._ask(to, "reset", f"{self.url}/reset?code={code}", language, f"r{code[:8]}")

    async def of_account(self, person: str) -> Callable[..., Coroutine[Any, Any, None]]:
        """Tell the owner of an account what was done with it, no matter who did it.

        Prepared beforehand, because a deleted account no longer has an address.
        """
        to = await self.store.read(lambda c: ways.mail_of(c, person))
        wished = await self.wishes_of(person) or Wishes()

        async def tell(what: Done, **facts: Value) -> None:
            if to is not None:
                link = f"{self.url}/{_PAGES[what]}"
                await self._ask(to, what, link, wished.language, f"a{what[0]}", **facts)

        return tell

    async def tell_operator(self) -> None:
        """Tell the operator of a report if there are no moderators to handle it."""
        if self.operator:
            link = f"{self.url}/moderation"
            await self._ask(self.operator, "report", link, "en", "m")

    async def _ask(
        self, to: str, what: str, link: str, language: str, number: str, **facts: Value
    ) -> None:
        if self.mail is None:
            return
        number = f"{number}.{self.clock()}"
        try:
            asked = mail.asked_for(self.mail, to, what, link, language, number, **facts)
            await self.mail.send(asked)
        except (Unreachable, Returned) as error:
            log.warning("a link was not sent", extra=why(error))

    async def _push(self, way: Way, said: Said) -> None:
        assert self.vapid is not None
        topic = "turn" if {"turn", "late"} & set(said.kinds) else "news"
        doc = {"title": said.title, "body": "\n".join(said.lines), "link": said.link, "tag": topic}
        body = json.dumps(doc, ensure_ascii=False).encode()
        if len(body) > push.MAX_BODY:
            doc["body"] = ""
            body = json.dumps(doc, ensure_ascii=False).encode()
        sealed = push.encrypted(body, way.keys["p256dh"], way.keys["auth"])
        headers = push.headers(self.vapid, way.target, topic)
        status = await self.outside.post(way.target, headers, sealed)
        if status in GONE:
            raise Gone
        _check(status)

    async def _webhook(self, way: Way, said: Said, number: str) -> None:
        secret, preset = way.keys["secret"], way.keys["preset"]
        headers, body = webhook.request(preset, said, secret, number, self.clock())
        _check(await self.outside.post(way.target, headers, body))


def _a_day(most: int, generosity: float) -> Buckets:
    return Buckets(most * generosity / DAY, most * generosity)


def _check(status: int) -> None:
    if not 200 <= status < 300:
        raise Unreachable(f"answered {status}")


def _summaries(connection: sa.Connection, tables: set[str]) -> dict[str, Summary]:
    t = schema.tables.c
    rows = connection.execute(sa.select(t.id, t.summary).where(t.id.in_(tables)))
    return {table: read_summary(doc) for table, doc in rows}


def _forget_old(connection: sa.Connection, now: int) -> None:
    outbox.tidy(connection, now)
    deliveries.tidy(connection, now)


def _sent(connection: sa.Connection, letter: Letter, way: Way, said: Said, now: int) -> None:
    ways.succeeded(connection, way, now)
    outbox.finish(connection, letter)
    deliveries.note(connection, way, said.kinds, now, "sent", tries=letter.tries)


def _gone(connection: sa.Connection, letter: Letter, way: Way, said: Said, now: int) -> None:
    ways.remove(connection, way)
    deliveries.note(connection, way, said.kinds, now, "gone", tries=letter.tries)


def _failed(
    connection: sa.Connection, letter: Letter, way: Way, said: Said, error: Exception, now: int
) -> None:
    why = error.text if isinstance(error, Refused) else str(error)
    later = 0
    if isinstance(error, Returned):
        outbox.finish(connection, letter)
        is_paused = ways.failed(connection, way, why, ways.RETURNED)
    else:
        later = outbox.again(connection, letter, now)
        is_paused = way.kind == "webhook" and ways.failed(connection, way, why, ways.FAILED)
    later = 0 if is_paused else later
    outcome: Outcome = "again" if later else "failed"
    deliveries.note(connection, way, said.kinds, now, outcome, why, letter.tries, later)
