"""A game in progress at a table: its history, open questions, latest events and clock."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from msgspec import Raw, Struct

from trilith import games
from trilith.engine.action import Action
from trilith.engine.errors import BadInput
from trilith.engine.event import Event
from trilith.engine.game import DataPack, Game, Sight, View
from trilith.engine.history import History
from trilith.engine.task import Question
from trilith.engine.telling import Moment, all_moments
from trilith.server.clocks import Clock, ClockRule, Downtimes
from trilith.server.entries import Deal, Entry, Info, Script, packed
from trilith.server.shapes import Told
from trilith.server.wire import encode

RECENT: Final = 60
"""The most events in a full message."""

_FORGOTTEN: Final[list[Event]] = []
"""Replaces the events of a step once they are in the log, so that a match in memory stays small."""


@lru_cache
def game_of(key: str) -> Game[Any]:
    return games.get(key)


def data_of(info: Info) -> DataPack:
    """The numbers that a table plays with: ours, or those of the copy in its log."""
    return game_of(info.game).data(info.edition.own if info.edition is not None else None)


class Asked(Struct, frozen=True):
    """What a seat is asked, and from which line of the log on."""

    question: Question[Any]
    options: Sequence[Action]
    since: int


class Recent(Struct):
    """A recent event: as it happened until it is first sent, then only as it is sent."""

    step: int
    seen_by: tuple[int, ...] | None
    event: Event | None
    sent: Raw | None = None

    def raw(self) -> Raw:
        if self.sent is None:
            assert self.event is not None
            doc = self.event.dump()
            doc["step"] = self.step
            self.sent, self.event = Raw(encode(doc)), None
        return self.sent


class Look(Struct, frozen=True):
    """What a seat sees, as it is sent; and how that came about, if it has just happened."""

    view: Raw
    told: list[Told] | None


class Match:
    """A game in progress. Its steps are those of the table's script; `catch_up` plays them."""

    def __init__(self, info: Info, deal: Deal, start: Entry, downtimes: Downtimes) -> None:
        self.info = info
        self.deal = deal
        self.game = game_of(info.game)
        rule = ClockRule.of(info.clock)
        self.clock = Clock(rule, info.seats, downtimes, start.at, info.hours) if rule else None
        self._recent: deque[Recent] = deque(maxlen=RECENT)
        self._asked: dict[int, Asked] = {}
        self._last: dict[int, Recent] = {}
        """The events of a step that is told moment by moment, by identity."""
        self._seen: tuple[int, dict[int, View]] = (-1, {})
        """What the watchers were last shown, and after which step."""
        self._sight: Sight | None = None
        """The latest of these, with the parts that can be reused."""
        self.history = self.begin()
        self._begun(start.seq)

    def begin(self) -> History[Any]:
        """The game before its first step."""
        data = data_of(self.info)
        setup = self.game.setup(self.info.seats, self.info.options, self.deal.seed, data)
        begins = self.deal.begins
        position = self.game.load(begins, data) if begins is not None else None
        return History(self.game, setup, position)

    # ------------------------------------------------------------- asking

    @property
    def step(self) -> int:
        return len(self.history.steps)

    @property
    def is_over(self) -> bool:
        return bool(self.history.state.is_over())

    def to_act(self) -> tuple[int, ...]:
        seats: tuple[int, ...] = self.history.state.to_act()
        return seats

    def asked_since(self, seat: int) -> int | None:
        """The line of the log from which this seat is asked its question; None if it is not asked."""
        asked = self._asked.get(seat)
        return asked.since if asked is not None else None

    def scores(self) -> list[dict[str, Any]]:
        return [score.dump() for score in self.game.standings(self.history.state)]

    def has_older_rules(self) -> bool:
        """Whether the rules have changed since this game began."""
        return self.deal.rules != self.game.rules_version

    def recent(self, seat: int, first: int) -> Iterator[Raw]:
        """The latest events from this step on that this seat may see."""
        for one in self._recent:
            if one.step >= first and (one.seen_by is None or seat in one.seen_by):
                yield one.raw()

    def look(self, seats: list[int]) -> dict[int, Look]:
        """What these seats see; after a step, also how that came about, moment by moment."""
        history = self.history
        found: list[list[Moment]] = []
        if history.before is None:
            sight = self.game.look(history.state, seats)
        else:
            before, last = self._before(seats)
            found, sight = all_moments(self.game, history.cuts, seats, before, last, True)
        self._show(seats, sight)
        return {
            seat: Look(
                Raw(encode(sight.views[i])),
                [self._told(seat, one) for one in found[i]] if found else None,
            )
            for i, seat in enumerate(seats)
        }

    def _show(self, seats: list[int], sight: Sight) -> None:
        """Remember what these seats are shown, because the next step is told from there."""
        shown = dict(zip(seats, sight.views, strict=True))
        step, others = self._seen
        self._seen = (self.step, {**others, **shown} if step == self.step else shown)
        self._sight = sight

    def _before(self, seats: list[int]) -> tuple[list[View], Sight]:
        """What these seats saw before the last step, as they were shown it or rebuilt."""
        step, views = self._seen
        state = self.history.before
        if step == self.step - 1 and self._sight is not None:
            last = self._sight.of(state)
            if all(seat in views for seat in seats):
                return [views[seat] for seat in seats], last
        else:
            last = None
        sight = self.game.look(state, seats, last)
        return sight.views, sight

    def forget_told(self) -> None:
        """Forget the moments of the last step: all watchers have been told."""
        self.history.forget_cuts()
        self._last = {}

    def _told(self, seat: int, moment: Moment) -> Told:
        events = [self._last[id(event)].raw() for event in moment.events]
        own = self.history.steps[-1].seat == seat
        return Told(self.step, events, moment.changes, own)

    # ------------------------------------------------------------- playing

    def catch_up(self, script: Script) -> None:
        """Undo and play until it agrees with the script. An error leaves it at the last good step."""
        if script.played < self.step:
            self._go_back(script)
        ahead = script.take_ahead()
        # Only a new step is told moment by moment: nobody was watching the others.
        self.history.is_told = len(ahead) == 1
        for entry in ahead:
            self._play(entry, script.since)
            script.played += 1

    def _play(self, entry: Entry, since: int) -> None:
        data = entry.data
        action = self.game.catalogue.read(data["action"])
        events = self.history.play(data["seat"], action)
        data["action"] = action.code
        if "events" not in data:
            data["events"] = packed(events)
        elif self.has_older_rules() and data["events"] != packed(events):
            raise BadInput(self.info.game, "the rules have changed what happened in this game")
        recent = self._keep(self.step, events)
        if self.history.is_told:
            self._last = {id(event): one for event, one in zip(events, recent, strict=True)}
        self.history.steps[-1].events = _FORGOTTEN
        self._note_questions(data["seat"], max(entry.seq, since))
        if self.is_over:
            data.setdefault("result", self.scores())

    def _go_back(self, script: Script) -> None:
        """Replay what remains, so that floor and events are exactly those of the log."""
        self.history.rewind(script.played)
        self._seen, self._sight = (-1, {}), None
        self._begun(script.since)
        for number, step in enumerate(self.history.steps, 1):
            self._keep(number, step.events)
            step.events = _FORGOTTEN

    def _begun(self, since: int) -> None:
        self._recent.clear()
        self._keep(0, self.history.opening)
        self._note_questions(None, since)

    def _keep(self, step: int, events: list[Event]) -> list[Recent]:
        recent = [Recent(step, event.seen_by, event) for event in events]
        self._recent.extend(recent)
        return recent

    def _note_questions(self, seat: int | None, seq: int) -> None:
        """Note since when each seat is asked its question; `seat` has just answered (None: all)."""
        before = {} if seat is None else self._asked
        self._asked = {
            question.seat: _still(before.get(question.seat), question, options, seat)
            or Asked(question, options, seq)
            for question, options in self.history.state.asked
        }


def _still(
    old: Asked | None, question: Question[Any], options: Sequence[Action], answering: int | None
) -> Asked | None:
    """The earlier question, if it is the same one with the same options."""
    if old is None or question.seat == answering:
        return None
    return old if old.question is question and old.options == options else None
