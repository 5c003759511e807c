"""What a person wants to be told, through which channel and when. Pure: no database, no clock."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, time, timedelta
from typing import Annotated, Final, Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from msgspec import Meta, Struct

from trilith.server.decoding import decoder
from trilith.server.wire import Refused

Kind = Literal["turn", "late", "invite", "sat", "wait", "chat", "over", "puzzle"]
WayKind = Literal["push", "mail", "webhook"]
KINDS: Final[tuple[Kind, ...]] = ("turn", "late", "invite", "sat", "wait", "chat", "over", "puzzle")
WAYS: Final[tuple[WayKind, ...]] = ("push", "mail", "webhook")

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DIGEST: Final = time(18)
"""When the daily or weekly mail is sent, by the reader's own clock."""
SUNDAY: Final = 6
MORNING: Final = time(8)
"""When the position of the day is announced; by the reader's own clock too."""
NOON: Final = time(12)
"""The latest time for that, if the server could not do it earlier."""

Clock = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Quiet(Struct):
    """Hours in which nothing is sent; everything comes together when they end."""

    start: Clock = "22:30"
    until: Clock = "07:30"
    late: bool = False
    """Whether reminders of the person's own deadlines may come nevertheless."""


class Wishes(Struct):
    """What a person has switched on: by default nothing is sent."""

    ways: dict[Kind, list[WayKind]] = {}
    """Which kinds of messages the person wants, and how."""
    quiet: Quiet | None = None
    digest: Literal["once", "daily", "weekly"] = "once"
    """When mail is sent: at once, or gathered."""
    reminders: Annotated[list[Annotated[int, Meta(ge=1, le=48)]], Meta(max_length=4)] = (
        msgspec.field(default_factory=lambda: [4, 1])
    )
    """How many hours before the time runs out."""
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    language: Literal["en", "fr", "pl"] = "en"
    silent: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=200)] = []
    """Tables about which the person wants no messages."""

    def wants(self, kind: str, way: str) -> bool:
        return way in self.ways.get(kind, ())  # type: ignore[call-overload]

    def without(self, way: str, kinds: Collection[str] = ()) -> Wishes:
        """The same wishes, but nothing of these kinds, or nothing at all, through this channel."""
        ways = {
            kind: [one for one in by if one != way or (kinds and kind not in kinds)]
            for kind, by in self.ways.items()
        }
        return msgspec.structs.replace(self, ways=ways)

    def sending_time(self, kind: Kind, way: str, now: int) -> int:
        """When something due now is sent: immediately, with the daily mail, or after quiet hours."""
        if way == "mail" and self.digest != "once" and kind != "late":
            return self.next_digest(now)
        if self.quiet is None or (kind == "late" and self.quiet.late):
            return now
        return quiet_end(self.quiet, self.zone, now)

    def next_digest(self, now: int) -> int:
        moment = _local(now, self.zone)
        found = datetime.combine(moment.date(), DIGEST, moment.tzinfo)
        while found <= moment or (self.digest == "weekly" and found.weekday() != SUNDAY):
            found = datetime.combine(found.date() + timedelta(days=1), DIGEST, moment.tzinfo)
        return _milliseconds(found)

    def morning(self, now: int) -> int:
        """When today's position should be announced; 0 if it is too early or too late for that."""
        moment = _local(now, self.zone)
        if not MORNING <= moment.time() < NOON:
            return 0
        return _milliseconds(datetime.combine(moment.date(), MORNING, moment.tzinfo))


def quiet_end(quiet: Quiet, zone: str, now: int) -> int:
    """The end of the quiet hours if it is quiet now, otherwise now."""
    moment = _local(now, zone)
    start, until = time.fromisoformat(quiet.start), time.fromisoformat(quiet.until)
    if start == until:
        return now
    for day in (moment.date() - timedelta(days=1), moment.date()):
        begin = datetime.combine(day, start, moment.tzinfo)
        last = day if start < until else day + timedelta(days=1)
        end = datetime.combine(last, until, moment.tzinfo)
        if begin.timestamp() <= moment.timestamp() < end.timestamp():
            return _milliseconds(end)
    return now


def _local(now: int, zone: str) -> datetime:
    return datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(zone))


def _milliseconds(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)


def local_time(now: int, zone: str) -> datetime:
    """A moment by a person's own clock."""
    return _local(now, zone)


_decode: Final = decoder(Wishes)


def read(doc: bytes | str) -> Wishes:
    """Wishes from a request or from the database; Refused if something in them is impossible."""
    try:
        wishes = _decode(doc)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad_message", str(error)[:200]) from None
    if wishes.zone not in available_timezones():
        raise Refused(
            "bad_message", f"expected a time zone such as Europe/Paris; found '{wishes.zone}'"
        )
    wishes.reminders = sorted(set(wishes.reminders), reverse=True)
    return wishes
