"""One table, without any I/O: what its log says, what may be done, what each seat is told.

A table is what its log makes of it. `receive` checks a message, adds entries to the log and returns
what is to be sent; the caller saves `take_unsaved()` first, and sends only when that is durable. If
it cannot be saved, the caller throws the table away and makes it anew from the log.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from trilith import games
from trilith.engine.action import Action
from trilith.engine.errors import BadInput, IllegalAction, TrilithError
from trilith.engine.event import Event, seen
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.rng import commitment
from trilith.engine.task import Question
from trilith.server import wire
from trilith.server.clocks import Clock, ClockRule, Downtimes
from trilith.server.wire import Refused, encode

SENDER: Final = -2
"""In place of a seat: only to whoever sent the message."""
RECENT: Final = 60
"""So many events a full message tells at most."""
KEYS: Final = 64
"""So many keys are remembered for retries."""

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
FREE, PERSON, BOT = "free", "person", "bot"

_FORGOTTEN: Final[list[Event]] = []
"""In place of the events of a step once they are in the log: a table in memory stays small."""


@lru_cache
def game_of(key: str) -> Game[Any]:
    return games.get(key)


class Entry(Struct):
    """One line of a table's log."""

    seq: int
    at: int
    kind: str
    data: dict[str, Any]


class Outgoing(Struct, frozen=True):
    """A message for all who watch with the eyes of this seat, or for the sender alone."""

    to: int
    message: bytes


class Seat(Struct):
    """A place at the table and who sits there."""

    seat: int
    kind: str = FREE
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    online: bool = False
    thinking: bool = False

    @property
    def level(self) -> str | None:
        """The bot that plays this seat at present, if one does."""
        return self.bot or self.stand_in


class Proposal(Struct):
    """Something that the players are asked about together."""

    what: str
    by: int
    to: int | None
    for_: int | None
    yes: list[int]
    no: list[int]


class Info(Struct):
    """How the table was made."""

    game: str
    seats: int
    owner: str
    options: dict[str, str] = {}
    title: str = ""
    access: str = "open"
    password: str | None = None
    """A hash of it."""
    clock: dict[str, Any] | None = None
    spectators: bool = True
    stand_in: str = "random"
    rematch_of: str | None = None
    imported: bool = False
    guide: bool = False
    """A first game on the guide's prepared position."""


class Table:
    """A table in memory; everything in it follows from its log."""

    def __init__(self, table_id: str, downtimes: Downtimes | None = None) -> None:
        self.id = table_id
        self.info = Info("", 0, "")
        self.created = 0
        self.seq = 0
        self.status = WAITING
        self.closed_why = ""
        self.seats: list[Seat] = []
        self.game: Game[Any] | None = None
        self.history: History[Any] | None = None
        self.clock: Clock | None = None
        self.vote: Proposal | None = None
        self.rematch: str | None = None
        self.kept_result: list[dict[str, Any]] | None = None
        """The scores of a finished game that cannot be played again under the present rules."""
        self.seed = ""
        self.begins: dict[str, Any] | None = None
        """The position it begins at, if not at the beginning of a game."""
        self.rules = 0
        self.rewinds: list[tuple[int, int]] = []
        """Undos by consent: (step at which, step to which)."""
        self.watched: set[int] = set()
        """Whose eyes somebody looks through; for nobody else messages are made."""
        self._downtimes = downtimes or Downtimes()
        self._asked: dict[int, tuple[Question[Any], Sequence[Action], int]] = {}
        """Whom the game asks: the question, its options, and since which entry."""
        self._keys: dict[str, int] = {}
        self._recent: deque[tuple[int, tuple[int, ...] | None, Raw]] = deque(maxlen=RECENT)
        self._unsaved: list[Entry] = []
        self._prev = 0
        self._mark: dict[str, Any] | None = None
        self._seats_raw: Raw | None = None

    # ------------------------------------------------------------- from the log

    @staticmethod
    def load(table_id: str, entries: Iterable[Entry], downtimes: Downtimes | None = None) -> Table:
        """The table that this log makes. Steps that were taken back are not played again."""
        table = Table(table_id, downtimes)
        steps: list[Entry] = []
        since = 0
        for entry in entries:
            table.seq = entry.seq
            if entry.kind == "play":
                steps.append(entry)
                table._remember_key(entry)
            elif entry.kind in ("undo", "rewind"):
                if entry.kind == "rewind":
                    table.rewinds.append((len(steps), entry.data["to"]))
                del steps[entry.data["to"] :]
                table._remember_key(entry)
                since = entry.seq
            elif entry.kind == "start":
                since = entry.seq
                table._take_setup(entry)
            else:
                _FOLLOW[entry.kind](table, entry)
            if table.clock is not None and "left" in entry.data:
                table.clock.load(entry.data["left"], entry.at)
        if since:
            table._replay(steps, since)
        table._prev = table.seq
        table._mark = None
        return table

    def follow(self, entry: Entry) -> None:
        """Take an entry that somebody else has added to the log."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.id}: expected entry {self.seq + 1}, found {entry.seq}")
        self._prev = self.seq
        self._mark = None
        self._apply(entry)

    def _apply(self, entry: Entry) -> None:
        if entry.kind not in _FOLLOW:
            raise ValueError(f"table {self.id}: unknown entry '{entry.kind}'")
        _FOLLOW[entry.kind](self, entry)
        self.seq = entry.seq
        self._seats_raw = None if entry.kind != "play" else self._seats_raw

    def _add(self, kind: str, now: int, **data: Any) -> Entry:
        """A new entry of the log, applied at once and kept until it is saved."""
        entry = Entry(self.seq + 1, now, kind, data)
        self._apply(entry)
        self._unsaved.append(entry)
        return entry

    def take_unsaved(self) -> list[Entry]:
        """The entries to be saved before anything is sent."""
        unsaved, self._unsaved = self._unsaved, []
        return unsaved

    def _create(self, entry: Entry) -> None:
        self.info = msgspec.convert(entry.data, Info)
        self.created = entry.at
        self.seats = [Seat(seat) for seat in range(self.info.seats)]

    def _sit(self, entry: Entry) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.kind, seat.person, seat.name = PERSON, entry.data["person"], entry.data["name"]
        seat.online = False
        self._mark = {"kind": "sit", "seat": seat.seat}

    def _seat_bot(self, entry: Entry) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.kind, seat.bot, seat.name = BOT, entry.data["level"], ""
        self._mark = {"kind": "sit", "seat": seat.seat}

    def _stand(self, entry: Entry) -> None:
        number = entry.data["seat"]
        self.seats[number] = Seat(number)
        self._mark = {"kind": "stand", "seat": number}

    def _start(self, entry: Entry) -> None:
        self._take_setup(entry)
        self._replay([], entry.seq)
        self._mark = {"kind": "start"}
        self._run_clock(entry)

    def _take_setup(self, entry: Entry) -> None:
        self.seed = entry.data["seed"]
        self.begins = entry.data.get("begins")
        self.rules = entry.data["rules"]
        self.status = PLAYING
        rule = ClockRule.of(self.info.clock)
        self.clock = Clock(rule, self.info.seats, self._downtimes) if rule else None
        if self.clock is not None:
            self.clock.since = entry.at

    def _replay(self, steps: list[Entry], since: int) -> None:
        """Play the steps from the beginning; whatever does not fit any more closes the table."""
        try:
            self.game = game_of(self.info.game)
            history = self.begin()
            self._note_questions(history, None, since)
            for entry in steps:
                data = entry.data
                events = history.play(data["seat"], self.game.catalogue.read(data["action"]))
                if self.rules != self.game.rules_version and data.get("events") != _packed(events):
                    raise BadInput(self.id, "the rules have changed what happened in this game")
                self._note_questions(history, data["seat"], max(entry.seq, since))
        except TrilithError:
            # Not the error's own words: they could name what some seat may not know.
            self._hold(steps)
            return
        self.history = history
        self._recall(history)
        self._settle_status()
        if self.clock is not None:
            self.clock.running = self._thinkers()

    def _hold(self, steps: list[Entry]) -> None:
        """The rules would alter this game: it stays as its log tells it, with its result if over."""
        self.history, self.closed_why = None, "rules"
        self.kept_result = steps[-1].data.get("result") if steps else None
        self.status = CLOSED if self.kept_result is None else OVER

    def begin(self) -> History[Any]:
        """The game before its first step."""
        assert self.game is not None
        setup = self.game.setup(self.info.seats, self.info.options, self.seed)
        position = self.game.load(self.begins) if self.begins is not None else None
        return History(self.game, setup, position)

    def _recall(self, history: History[Any]) -> None:
        """Keep the last events in the form in which they are sent; the others are in the log."""
        steps = history.steps
        first, count = len(steps), 0
        while first and count < RECENT:
            first -= 1
            count += len(steps[first].events)
        self._recent.clear()
        if count < RECENT:
            self._keep(0, history.opening)
        for i in range(first, len(steps)):
            self._keep(i + 1, steps[i].events)
        for step in steps:
            step.events = _FORGOTTEN

    def _keep(self, step: int, events: list[Event]) -> int:
        for event in events:
            doc = event.dump()
            doc["step"] = step
            self._recent.append((step, event.seen_by, Raw(encode(doc))))
        return len(events)

    def _play(self, entry: Entry) -> None:
        assert self.game is not None
        assert self.history is not None
        data = entry.data
        action = self.game.catalogue.read(data["action"])
        events = self.history.play(data["seat"], action)
        self._keep(len(self.history.steps), events)
        self.history.steps[-1].events = _FORGOTTEN
        data["events"] = _packed(events)
        self.be_thinking(data["seat"], False)
        self._remember_key(entry)
        self._after_step(entry, data["seat"])
        if self.status == OVER:
            data["result"] = self.scores()

    def _undo(self, entry: Entry) -> None:
        self._go_back(entry.data["to"])
        self._mark = {"kind": "undo", "seat": entry.data["seat"], "to": entry.data["to"]}
        self._remember_key(entry)
        self._after_step(entry, None)

    def _rewind(self, entry: Entry) -> None:
        assert self.history is not None
        to = entry.data["to"]
        self.rewinds.append((len(self.history.steps), to))
        self._go_back(to)
        self.status = PLAYING
        self.vote = None
        self._mark = {"kind": "rewind", "to": to}
        self._after_step(entry, None)

    def _go_back(self, to: int) -> None:
        """Play the remaining steps anew: then floor and events are those of the log, exactly."""
        assert self.history is not None
        self.history.rewind(to)
        self._recall(self.history)

    def _after_step(self, entry: Entry, seat: int | None) -> None:
        self._settle_status()
        assert self.history is not None
        self._note_questions(self.history, seat, entry.seq)
        self._run_clock(entry)

    def _settle_status(self) -> None:
        if self.status == PLAYING and self.history is not None and self.history.state.is_over():
            self.status = OVER
            self.vote = None

    def _note_questions(self, history: History[Any], seat: int | None, seq: int) -> None:
        """Since when each seat is asked what it is asked; `seat` has just answered, None: all."""
        noted: dict[int, tuple[Question[Any], Sequence[Action], int]] = {}
        for question, options in history.state.asked:
            old = self._asked.get(question.seat)
            if (
                old is not None
                and seat is not None
                and question.seat != seat
                and old[0] is question
                and old[1] == options
            ):
                noted[question.seat] = old
            else:
                noted[question.seat] = (question, options, seq)
        self._asked = noted

    def _run_clock(self, entry: Entry) -> None:
        if self.clock is None:
            return
        if "left" in entry.data:
            self.clock.load(entry.data["left"], entry.at)
            self.clock.running = self._thinkers()
        else:
            self.clock.stop(entry.at)
            self.clock.run(self._thinkers(), entry.at)
            entry.data["left"] = list(self.clock.left)

    def _thinkers(self) -> tuple[int, ...]:
        """The seats whose clocks run: those of people who have to choose."""
        return tuple(seat for seat in self.to_act() if self.seats[seat].level is None)

    def _remember_key(self, entry: Entry) -> None:
        key = entry.data.get("key")
        if key:
            self._keys[f"{entry.data['seat']} {key}"] = entry.seq
            if len(self._keys) > KEYS:
                del self._keys[next(iter(self._keys))]

    def _propose(self, entry: Entry) -> None:
        data = entry.data
        self.vote = Proposal(
            data["what"], data["seat"], data.get("to"), data.get("for"), [data["seat"]], []
        )
        self._mark = {"kind": "propose", "seat": data["seat"]}

    def _vote(self, entry: Entry) -> None:
        if self.vote is not None:
            (self.vote.yes if entry.data["yes"] else self.vote.no).append(entry.data["seat"])
        self._mark = {"kind": "vote", "seat": entry.data["seat"]}

    def _lapse(self, entry: Entry) -> None:
        self.vote = None
        self._mark = {"kind": "lapse"}

    def _stand_in(self, entry: Entry) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.stand_in = entry.data["level"]
        if self.vote is not None and self.vote.what == "stand_in":
            self.vote = None
        self._mark = {"kind": "stand_in", "seat": seat.seat, "why": entry.data["why"]}
        self._run_clock(entry)

    def _back(self, entry: Entry) -> None:
        seat = self.seats[entry.data["seat"]]
        seat.stand_in = None
        seat.thinking = False
        if self.clock is not None and "left" not in entry.data:
            self.clock.stop(entry.at)
            self.clock.grant(seat.seat)
        self._mark = {"kind": "back", "seat": seat.seat}
        self._run_clock(entry)

    def _close(self, entry: Entry) -> None:
        self.status, self.closed_why, self.vote = CLOSED, entry.data["why"], None
        if self.clock is not None:
            self.clock.running = ()
        self._mark = {"kind": "close"}

    def _moved(self, entry: Entry) -> None:
        """A guest has become, or logged into, an account."""
        data = entry.data
        if self.info.owner == data["from"]:
            self.info.owner = data["to"]
        for seat in self.seats:
            if seat.person == data["from"]:
                seat.person, seat.name = data["to"], data["name"]
        self._mark = {"kind": "moved"}

    def _rematched(self, entry: Entry) -> None:
        self.rematch = entry.data["to"]
        self._mark = {"kind": "rematch", "to": self.rematch}

    def _adopted(self, entry: Entry) -> None:
        """The rules have a new version, under which this game has gone exactly as it did."""
        self.rules = entry.data["rules"]
        self._mark = {"kind": "rules"}

    # ------------------------------------------------------------- asking

    @property
    def step(self) -> int:
        return len(self.history.steps) if self.history is not None else 0

    def to_act(self) -> tuple[int, ...]:
        if self.history is None or self.status != PLAYING:
            return ()
        seats: tuple[int, ...] = self.history.state.to_act()
        return seats

    def seats_of(self, person: str | None) -> list[int]:
        return [s.seat for s in self.seats if person is not None and s.person == person]

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats that a bot has to choose for, with the bot's level."""
        found = ((seat, self.seats[seat].level) for seat in self.to_act())
        return [(seat, level) for seat, level in found if level is not None]

    def needs_new_rules(self) -> bool:
        """Whether the rules have moved on, though nothing in this game is touched by it."""
        return (
            self.status == PLAYING
            and self.game is not None
            and self.rules != self.game.rules_version
        )

    def voters(self) -> list[int]:
        """One seat for each person who has a say in the open proposal."""
        assert self.vote is not None
        first: dict[str, int] = {}
        for seat in self.seats:
            away = seat.seat == self.vote.for_ or seat.stand_in is not None
            if seat.person is not None and not away:
                first.setdefault(seat.person, seat.seat)
        proposer = self.seats[self.vote.by].person
        if proposer is not None and proposer in first:
            first[proposer] = self.vote.by
        return list(first.values())

    # ------------------------------------------------------------- what people do at the table

    def receive(self, person: str | None, message: wire.AtTable, now: int) -> list[Outgoing]:
        """Do what a message asks. Refused, and nothing changed, if that is not possible."""
        self._prev = self.seq
        self._mark = None
        return _RECEIVE[type(message)](self, person, message, now)

    def _own_seat(self, person: str | None, seat: int | None) -> int:
        own = self.seats_of(person)
        if not own:
            raise Refused("not_yours", "you have no seat at this table")
        if seat is None and len(own) > 1:
            waiting = [number for number in own if number in self.to_act()]
            if len(waiting) != 1:
                raise Refused("not_yours", "you have several seats: say for which")
            return waiting[0]
        seat = own[0] if seat is None else seat
        if seat not in own:
            raise Refused("not_yours", f"seat {seat} is not yours")
        return seat

    def _running(self) -> History[Any]:
        if self.history is None or self.status != PLAYING:
            raise Refused("not_now", f"the game is not being played: {self.status}")
        return self.history

    def _read(self, code: str) -> Action:
        assert self.game is not None
        try:
            return self.game.catalogue.read(code)
        except BadInput as error:
            raise Refused("illegal", str(error)) from None

    def _on_play(self, person: str | None, message: wire.Play, now: int) -> list[Outgoing]:
        seat = self._own_seat(person, message.seat)
        known = self._keys.get(f"{seat} {message.key}")
        if known is not None:
            return [self._ack(message.key, known)]
        self._running()
        if self.seats[seat].stand_in is not None:
            raise Refused("not_now", "a bot plays for you: send 'back' first")
        if message.seq < self.asked_at(seat):
            raise Refused("stale", f"seat {seat} is asked something else by now")
        return self._played(seat, self._read(message.action), message.key, now)

    def _played(self, seat: int, action: Action, key: str, now: int) -> list[Outgoing]:
        history = self._running()
        refusal = history.state.why_not(seat, action)
        if refusal is not None:
            raise Refused(
                "illegal", f"seat {seat} may not '{action}'", rule=refusal.rule, args=refusal.args
            )
        data = {"key": key} if key else {}
        entry = self._add("play", now, seat=seat, action=action.code, **data)
        return [*([self._ack(key, entry.seq)] if key else []), *self.news()]

    def bot_plays(self, seat: int, code: str, asked: int, now: int) -> list[Outgoing]:
        """The answer of a bot to the question that it was asked as of entry `asked`."""
        self._prev = self.seq
        self._mark = None
        if self.seats[seat].level is None or asked != self.asked_at(seat):
            raise Refused("stale", f"seat {seat} is asked something else by now")
        return self._played(seat, self._read(code), "", now)

    def asked_at(self, seat: int) -> int:
        """Since which entry this seat is asked what it is asked now."""
        noted = self._asked.get(seat)
        return noted[2] if noted is not None else self.seq

    def _ack(self, key: str, seq: int) -> Outgoing:
        return Outgoing(SENDER, encode(wire.Ack(self.id, key, seq)))

    def _on_preview(self, person: str | None, message: wire.Preview, now: int) -> list[Outgoing]:
        seat = self._own_seat(person, message.seat)
        state = self._running().state
        action = self._read(message.action)
        refusal = state.why_not(seat, action)
        if refusal is not None:
            raise Refused(
                "illegal", f"seat {seat} may not '{action}'", rule=refusal.rule, args=refusal.args
            )
        assert self.game is not None
        events = [event.dump() for event in self.game.preview(state, seat, action)]
        ends = self.game.ends_turn(state, seat, action)
        answer = wire.Previewed(self.id, seat, action.code, events, ends, self.seq)
        return [Outgoing(SENDER, encode(answer))]

    def _on_undo(self, person: str | None, message: wire.Undo, now: int) -> list[Outgoing]:
        seat = self._own_seat(person, message.seat)
        known = self._keys.get(f"{seat} {message.key}")
        if known is not None:
            return [self._ack(message.key, known)]
        history = self._running()
        if not history.floor(seat) <= message.to < len(history.steps):
            raise Refused("floor", f"seat {seat} may go back to step {history.floor(seat)}")
        again = [] if message.again is None else self._again(seat, message.to, message.again)
        data = {"key": message.key} if message.key else {}
        entry = self._add("undo", now, seat=seat, to=message.to, **data)
        for action in again:
            self._add("play", now, seat=seat, action=action.code)
        return [*([self._ack(message.key, entry.seq)] if message.key else []), *self.news()]

    def _again(self, seat: int, to: int, again: int) -> list[Action]:
        """The actions after step `again`, if they can be done without those between it and `to`."""
        steps = self._running().steps
        if not to <= again <= len(steps):
            raise Refused("floor", f"expected again: a step from {to} to {len(steps)}")
        trial = self.begin()
        for step in steps[:to]:
            trial.play(step.seat, step.action)
        for step in steps[again:]:
            if trial.state.why_not(seat, step.action) is not None:
                raise Refused("needed", f"'{step.action}' came later and builds on it")
            trial.play(seat, step.action)
            # At once: whether the next could be done may depend on what would come to light.
            if trial.floor(seat) > to:
                raise Refused("floor", "without it, what came later would reveal something")
        return [step.action for step in steps[again:]]

    def _on_propose(self, person: str | None, message: wire.Propose, now: int) -> list[Outgoing]:
        own = self.seats_of(person)
        if not own:
            raise Refused("not_yours", "you have no seat at this table")
        if self.vote is not None:
            raise Refused("not_now", "another proposal is open")
        seat = own[0] if message.seat is None else self._own_seat(person, message.seat)
        data: dict[str, Any] = {"seat": seat, "what": message.what}
        data |= self._checked_proposal(person, message)
        self._add("propose", now, **data)
        self._count_votes(now)
        return self.news()

    def _checked_proposal(self, person: str | None, message: wire.Propose) -> dict[str, Any]:
        if message.what == "undo":
            if self.history is None or self.status not in (PLAYING, OVER):
                raise Refused("not_now", "nothing has been played")
            if message.to is None or not 0 <= message.to < self.step:
                raise Refused("floor", f"expected a step from 0 to {self.step - 1}")
            return {"to": message.to}
        self._running()
        if message.what == "stand_in":
            return {"for": self._away(person, message.for_)}
        if message.what == "close":
            return {}
        raise Refused("bad_message", "expected what: undo, stand_in or close")

    def _away(self, person: str | None, number: int | None) -> int:
        if number is None or not 0 <= number < len(self.seats):
            raise Refused("no_seat", "say for which seat")
        seat = self.seats[number]
        if seat.person is None or seat.person == person or seat.stand_in is not None:
            raise Refused("not_now", f"seat {number} is not played by somebody else")
        if seat.online:
            raise Refused("not_now", f"the player of seat {number} is here")
        return number

    def _on_vote(self, person: str | None, message: wire.Vote, now: int) -> list[Outgoing]:
        if self.vote is None:
            raise Refused("not_now", "no proposal is open")
        own = self.seats_of(person)
        voting = [seat for seat in self.voters() if seat in own]
        if not voting:
            raise Refused("not_yours", "you have no vote in this")
        if voting[0] in self.vote.yes + self.vote.no:
            raise Refused("not_now", "you have voted")
        self._add("vote", now, seat=voting[0], yes=message.yes)
        self._count_votes(now)
        return self.news()

    def _count_votes(self, now: int) -> None:
        """Undo and closing need everybody; a stand-in more than half of the others."""
        vote = self.vote
        assert vote is not None
        voters = self.voters()
        yes = sum(seat in vote.yes for seat in voters)
        no = sum(seat in vote.no for seat in voters)
        if vote.what == "stand_in":
            passed, failed = 2 * yes > len(voters), 2 * no >= len(voters)
        else:
            passed, failed = yes == len(voters), no > 0
        if passed:
            self._carry_out(vote, now)
        elif failed:
            self._add("lapse", now)

    def _carry_out(self, vote: Proposal, now: int) -> None:
        if vote.what == "undo" and vote.to is not None and vote.to < self.step:
            self._add("rewind", now, to=vote.to)
        elif vote.what == "stand_in" and vote.for_ is not None:
            self._add("stand_in", now, seat=vote.for_, level=self.info.stand_in, why="vote")
        elif vote.what == "close":
            self._add("close", now, why="vote")
        else:
            self._add("lapse", now)

    def _on_back(self, person: str | None, message: wire.Back, now: int) -> list[Outgoing]:
        seat = self._own_seat(person, message.seat)
        if self.seats[seat].stand_in is None:
            raise Refused("not_now", "no bot plays for you")
        self._add("back", now, seat=seat)
        return self.news()

    # ------------------------------------------------------------- what happens by itself

    def _fresh(self) -> None:
        self._prev = self.seq
        self._mark = None

    def flag(self, now: int) -> list[Outgoing]:
        """Let a bot stand in for everybody whose time has run out."""
        self._fresh()
        if self.clock is None or self.status != PLAYING:
            return []
        flagged = self.clock.flagged(now)
        for seat in flagged:
            self._add("stand_in", now, seat=seat, level=self.info.stand_in, why="clock")
        return self.news() if flagged else []

    def come_back(self, person: str, now: int) -> list[Outgoing]:
        """Whoever was voted out and is here again gets the seat back."""
        self._fresh()
        back = [seat for seat in self.seats if seat.person == person and seat.stand_in]
        for seat in back:
            self._add("back", now, seat=seat.seat)
        return self.news() if back else []

    def adopt_rules(self, now: int) -> list[Outgoing]:
        self._fresh()
        assert self.game is not None
        self._add("rules", now, rules=self.game.rules_version)
        return self.news()

    # ------------------------------------------------------------- around the game

    def create(self, info: Info, now: int) -> None:
        """The first entry of the log."""
        self._add("create", now, **msgspec.to_builtins(info))

    def sit(self, person: str, name: str, seat: int | None, now: int) -> list[Outgoing]:
        self._fresh()
        self._only_waiting()
        self._add("sit", now, seat=self._free(seat), person=person, name=name)
        return self.news()

    def seat_bot(self, person: str, level: str, seat: int | None, now: int) -> list[Outgoing]:
        self._fresh()
        self._only_waiting()
        self._only_owner(person)
        self._add("bot", now, seat=self._free(seat), level=level)
        return self.news()

    def stand(self, person: str, seat: int, now: int) -> list[Outgoing]:
        self._fresh()
        self._only_waiting()
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind == FREE:
            raise Refused("no_seat", f"nobody sits at seat {seat}")
        if self.seats[seat].person != person:
            self._only_owner(person)
        self._add("stand", now, seat=seat)
        return self.news()

    def start(
        self, person: str, seed: str, now: int, begins: dict[str, Any] | None = None
    ) -> list[Outgoing]:
        self._fresh()
        self._only_waiting()
        if any(seat.kind == FREE for seat in self.seats):
            raise Refused("not_now", "there are free seats")
        if not self.seats_of(person):
            self._only_owner(person)
        game = game_of(self.info.game)
        data = {"seed": seed, "rules": game.rules_version, "data": game.standard_data.digest}
        self._add("start", now, **data, **({"begins": begins} if begins is not None else {}))
        return self.news()

    def move_person(self, old: str, new: str, name: str, now: int) -> list[Outgoing]:
        self._fresh()
        if old != self.info.owner and not self.seats_of(old):
            return []
        self._add("moved", now, **{"from": old, "to": new, "name": name})
        return self.news()

    def rematch_at(self, other: str, now: int) -> list[Outgoing]:
        self._fresh()
        self._add("rematch", now, to=other)
        return self.news()

    def _only_waiting(self) -> None:
        if self.status != WAITING:
            raise Refused("not_now", "the game has begun")

    def _only_owner(self, person: str) -> None:
        if person != self.info.owner:
            raise Refused("not_yours", "only who made the table may do that")

    def _free(self, seat: int | None) -> int:
        free = [s.seat for s in self.seats if s.kind == FREE]
        if seat is None and free:
            return free[0]
        if seat is None or seat not in free:
            raise Refused("full", "no free seat" if not free else f"free seats are {free}")
        return seat

    def be_online(self, person: str, online: bool) -> bool:
        """Note that somebody came or went; whether that is news."""
        changed = False
        for seat in self.seats:
            if seat.person == person and seat.online != online:
                seat.online = online
                changed = True
        if changed:
            self._seats_raw = None
        return changed

    def be_thinking(self, seat: int, thinking: bool) -> bool:
        changed = self.seats[seat].thinking != thinking
        self.seats[seat].thinking = thinking
        if changed:
            self._seats_raw = None
        return changed

    # ------------------------------------------------------------- telling

    def news(self) -> list[Outgoing]:
        """The change, told to everybody who watches, each with his own eyes."""
        return [Outgoing(seat, self.state_for(seat)) for seat in sorted(self.watched)]

    def state_for(self, seat: int, full: bool = False, now: int = 0) -> bytes:
        """All that this seat, or a spectator, is told of the table as it is."""
        history, game = self.history, self.game
        is_on = history is not None and game is not None
        state = history.state if history is not None else None
        step = self.step
        message = wire.State(
            table=self.id,
            seq=self.seq,
            prev=self.seq if full else self._prev,
            full=full,
            seat=seat,
            status=self.status,
            step=step,
            floor=history.floor(seat) if history is not None and self.status == PLAYING else step,
            to_act=list(self.to_act()),
            view=game.view(state, seat) if is_on else None,  # type: ignore[union-attr]
            events=self._events_for(seat, full),
            decision=self._decision_doc(seat),
            scores=self.scores(),
            mark=None if full else self._mark,
            clock=self._clock_doc(now),
            vote=self.vote_doc(),
            seats=self.seats_raw(),
        )
        if full:
            message.info = self.full_info()
        return encode(message)

    def _decision_doc(self, seat: int) -> dict[str, Any] | None:
        """What the seat is asked; `since` is the same as long as it is the same question."""
        if self.game is None or self.history is None or self.status != PLAYING:
            return None
        decision = self.game.decision(self.history.state, seat)
        if decision is None:
            return None
        doc = decision.dump()
        doc["since"] = self.asked_at(seat)
        return doc

    def _events_for(self, seat: int, full: bool) -> list[Raw]:
        """What this seat may see of the last change, or of the last events altogether."""
        first = 0 if full else self._first_told()
        return [
            raw
            for step, seen_by, raw in self._recent
            if step >= first and (seen_by is None or seat in seen_by)
        ]

    def _first_told(self) -> int:
        """The first step whose events are news."""
        if self._mark is None:
            return self.step
        kind: str = self._mark["kind"]
        if kind == "undo":  # some of the later steps may have been done again
            return int(self._mark["to"]) + 1
        return 0 if kind == "start" else self.step + 1

    def _clock_doc(self, now: int) -> dict[str, Any] | None:
        if self.clock is None:
            return None
        return self.clock.dump(max(now, self.clock.since))

    def scores(self) -> list[dict[str, Any]] | None:
        if self.status != OVER or self.history is None or self.game is None:
            return self.kept_result
        return [score.dump() for score in self.game.standings(self.history.state)]

    def vote_doc(self) -> dict[str, Any] | None:
        vote = self.vote
        if vote is None:
            return None
        answered = vote.yes + vote.no
        doc: dict[str, Any] = {"what": vote.what, "by": vote.by, "yes": vote.yes, "no": vote.no}
        doc["needed"] = [seat for seat in self.voters() if seat not in answered]
        if vote.to is not None:
            doc["to"] = vote.to
        if vote.for_ is not None:
            doc["for"] = vote.for_
        return doc

    def seats_raw(self) -> Raw:
        if self._seats_raw is None:
            self._seats_raw = Raw(encode(self.seats))
        return self._seats_raw

    def seats_news(self) -> bytes:
        return encode(wire.Seats(self.id, self.seats_raw()))

    def summary(self) -> dict[str, Any]:
        info = self.info
        return {
            "id": self.id,
            "game": info.game,
            "title": info.title,
            "options": info.options,
            "rules_version": self.rules,
            "access": info.access,
            "status": self.status,
            "why": self.closed_why,
            "owner": info.owner,
            "clock": info.clock,
            "spectators": info.spectators,
            "created": self.created,
            "seats": [msgspec.to_builtins(seat) for seat in self.seats],
            "step": self.step,
            "to_act": list(self.to_act()),
            "result": self.scores(),
            "rematch": self.rematch,
            "guide": info.guide,
        }

    def full_info(self) -> dict[str, Any]:
        doc = self.summary()
        doc["commitment"] = commitment(self.seed) if self.seed else None
        doc["seed"] = self.seed if self.status == OVER else None
        doc["rewinds"] = [list(pair) for pair in self.rewinds]
        return doc


# ------------------------------------------------------------------ events as they are stored


def _packed(events: list[Event]) -> list[list[Any]]:
    """Events as they stand in the log: everything, so that nothing has to be played again."""
    return [
        [e.kind, e.seat, e.rule, e.args, None if e.seen_by is None else list(e.seen_by), e.reveals]
        for e in events
    ]


def unpacked(stored: list[list[Any]]) -> list[Event]:
    return [
        Event(kind, seat, rule, args, None if seen_by is None else tuple(seen_by), reveals)
        for kind, seat, rule, args, seen_by, reveals in stored
    ]


def told(events: list[Event], seat: int, step: int) -> list[dict[str, Any]]:
    """Those of the events that this seat may see, as they are sent."""
    return [{**event.dump(), "step": step} for event in seen(events, seat)]


_FOLLOW: Final[dict[str, Callable[[Table, Entry], None]]] = {
    "create": Table._create,
    "sit": Table._sit,
    "bot": Table._seat_bot,
    "stand": Table._stand,
    "start": Table._start,
    "play": Table._play,
    "undo": Table._undo,
    "rewind": Table._rewind,
    "propose": Table._propose,
    "vote": Table._vote,
    "lapse": Table._lapse,
    "stand_in": Table._stand_in,
    "back": Table._back,
    "close": Table._close,
    "moved": Table._moved,
    "rematch": Table._rematched,
    "rules": Table._adopted,
}
"""What each entry of the log means."""

_RECEIVE: Final[dict[type, Callable[[Table, str | None, Any, int], list[Outgoing]]]] = {
    wire.Play: Table._on_play,
    wire.Preview: Table._on_preview,
    wire.Undo: Table._on_undo,
    wire.Propose: Table._on_propose,
    wire.Vote: Table._on_vote,
    wire.Back: Table._on_back,
}

__all__ = ["SENDER", "Entry", "IllegalAction", "Info", "Outgoing", "Seat", "Table"]
