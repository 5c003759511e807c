"""One table, without any I/O: its log, and the state that follows from it.

A table is determined by its log. `add` writes a line and follows it; the caller first saves
`take_unsaved()`, and sends the messages of `telling` only when that is durable. If it cannot be saved,
the caller discards the table and rebuilds it from the log. `doing` and `seating` say what people may
do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from trilith.engine.errors import TrilithError
from trilith.server import votes
from trilith.server.clocks import SECOND, Clock, ClockRule, Downtimes
from trilith.server.entries import Deal, Entry, Info, Script, read_deal, read_info
from trilith.server.match import Match
from trilith.server.ratings.model import Strength
from trilith.server.seats import Seats
from trilith.server.shapes import Mark, Status
from trilith.server.votes import Proposal

KEYS: Final = 64
"""How many keys are remembered for retries."""

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"


class HintTaken(msgspec.Struct, frozen=True):
    """The last hint of a seat."""

    since: int
    """The entry from which the seat was asked the question of the hint."""
    stage: int


class Table:
    """A table in memory; everything in it follows from its log."""

    def __init__(self, table_id: str, downtimes: Downtimes | None = None) -> None:
        self.id = table_id
        self.info = Info("", 0, "")
        self.created = 0
        self.seq = 0
        self.seats = Seats()
        self.script = Script()
        self.deal: Deal | None = None
        self.match: Match | None = None
        """The game, once it has begun; None if it cannot be replayed under the present rules."""
        self.closed_why = ""
        self.kept_result: list[dict[str, Any]] | None = None
        """The scores of a finished game that cannot be replayed under the present rules."""
        self.vote: Proposal | None = None
        self.rematch: str | None = None
        self.ended = 0
        """When it was last played, or closed; for a finished game, its end."""
        self.gone: dict[str, Strength] = {}
        """How strong deleted players were, because others are rated against them."""
        self.hints: dict[int, HintTaken] = {}
        """The seats that have asked the coach, and the stage of their last hint."""
        self.taken = False
        """Whether a person has taken the game along, and so knows its seed."""
        self.watched: set[int] = set()
        """Seats whose view is being watched; messages are made for no others."""
        self.prev = 0
        """The last line before the change that is sent next."""
        self.mark: Mark | None = None
        """What kind of change it is, if not a step of the game."""
        self._downtimes = downtimes or Downtimes()
        self._keys: dict[str, int] = {}
        self._unsaved: list[Entry] = []

    # ------------------------------------------------------------- the log

    @staticmethod
    def load(table_id: str, entries: Iterable[Entry], downtimes: Downtimes | None = None) -> Table:
        """Build the table from its log. Steps that were taken back are not replayed."""
        table = Table(table_id, downtimes)
        for entry in entries:
            table._note(entry)
            table._remember(entry)
        table._play_or_hold()
        table._settle()
        table.begin_change()
        return table

    def follow(self, entry: Entry) -> None:
        """Take in an entry that another process has added to the log."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"table {self.id}: expected entry {self.seq + 1}, found {entry.seq}")
        self.begin_change()
        self._apply(entry)

    def add(self, kind: str, now: int, **data: Any) -> Entry:
        """A new entry of the log, applied at once and kept until it is saved."""
        entry = Entry(self.seq + 1, now, kind, data)
        self._apply(entry)
        self._unsaved.append(entry)
        return entry

    def take_unsaved(self) -> list[Entry]:
        """The entries to be saved before anything is sent."""
        unsaved, self._unsaved = self._unsaved, []
        return unsaved

    def skip(self, begin: int, end: int) -> None:
        """The table was unattended for a while, so people who are away get that much longer."""
        self.seats.wait_longer(end - begin)
        if self.vote is not None and self.vote.at < end:
            self.vote = votes.later(self.vote, end - begin)

    def begin_change(self) -> None:
        """Entries added from now on are sent as one change."""
        self.prev = self.seq
        self.mark = None

    def _apply(self, entry: Entry) -> None:
        """Apply an entry; an illegal action raises an error and changes nothing."""
        self._note(entry)
        if self.match is not None:
            self.match.catch_up(self.script)
        self._run_clock(entry)
        self._settle()
        self._remember(entry)

    def _note(self, entry: Entry) -> None:
        """Handle an entry; steps of the game are only noted, and played afterwards."""
        if entry.kind not in _NOTE:
            raise ValueError(f"table {self.id}: unknown entry '{entry.kind}'")
        _NOTE[entry.kind](self, entry)
        if self.clock is not None and "left" in entry.data:
            self.clock.load(entry.data["left"], entry.at)

    def _remember(self, entry: Entry) -> None:
        self.seq = entry.seq
        key = entry.data.get("key")
        if key:
            self._keys[f"{entry.data['seat']} {key}"] = entry.seq
            if len(self._keys) > KEYS:
                del self._keys[next(iter(self._keys))]

    def _play_or_hold(self) -> None:
        """Play the remaining steps; if the rules have changed the game, it stays as its log has it."""
        result = self.script.result()
        try:
            if self.match is not None:
                self.match.catch_up(self.script)
        except TrilithError:
            # Not the error's own words, which could name something that a seat may not know.
            self.match = None
        if self.deal is not None and self.match is None:
            self.closed_why, self.kept_result = "rules", result

    def _settle(self) -> None:
        if self.status == OVER:
            self.vote = None
        if self.clock is not None:
            self.clock.running = self._thinkers()

    def _run_clock(self, entry: Entry) -> None:
        if self.clock is not None and entry.kind in _TIMED and "left" not in entry.data:
            self.clock.stop(entry.at)
            self.clock.run(self._thinkers(), entry.at)
            entry.data["left"] = list(self.clock.left)

    def _thinkers(self) -> tuple[int, ...]:
        """The seats whose clocks run: those of people who have to choose."""
        return tuple(seat for seat in self.to_act() if self.seats[seat].level is None)

    # ------------------------------------------------------------- what each entry means

    def _create(self, entry: Entry) -> None:
        self.info = read_info(entry.data)
        self.created = entry.at
        self.seats = Seats(self.info.seats)

    def _sit(self, entry: Entry) -> None:
        seat = entry.data["seat"]
        self.seats.sit(seat, entry.data["person"], entry.data["name"])
        self.mark = Mark("sit", seat=seat)

    def _seat_bot(self, entry: Entry) -> None:
        self.seats.seat_bot(entry.data["seat"], entry.data["level"])
        self.mark = Mark("sit", seat=entry.data["seat"])

    def _stand(self, entry: Entry) -> None:
        self.seats.stand(entry.data["seat"])
        self.mark = Mark("stand", seat=entry.data["seat"])

    def _start(self, entry: Entry) -> None:
        self.deal = read_deal(entry.data)
        self.script.since = entry.seq
        self.mark = Mark("start")
        try:
            self.match = Match(self.info, self.deal, entry, self._downtimes)
        except TrilithError:
            self.closed_why = "rules"

    def _play(self, entry: Entry) -> None:
        seat = entry.data["seat"]
        self.script.play(entry, seat if self.seats[seat].stand_in is None else ~seat)
        self.ended = entry.at
        self.seats.be_thinking(seat, False)

    def _undo(self, entry: Entry) -> None:
        self.script.go_back(entry)
        self.mark = Mark("undo", seat=entry.data["seat"], to=entry.data["to"])

    def _rewind(self, entry: Entry) -> None:
        self.script.go_back(entry)
        self.vote = None
        self.mark = Mark("rewind", to=entry.data["to"])

    def _propose(self, entry: Entry) -> None:
        self.vote = votes.proposed(entry.data, entry.at)
        self.mark = Mark("propose", seat=entry.data["seat"])

    def _vote(self, entry: Entry) -> None:
        if self.vote is not None:
            self.vote = votes.answered(self.vote, entry.data["seat"], entry.data["yes"])
        self.mark = Mark("vote", seat=entry.data["seat"])

    def _lapse(self, entry: Entry) -> None:
        self.vote = None
        self.mark = Mark("lapse")

    def _stand_in(self, entry: Entry) -> None:
        seat = entry.data["seat"]
        self.seats.let_stand_in(seat, entry.data["level"])
        if self.vote is not None and self.vote.what == "stand_in":
            self.vote = None
        self.mark = Mark("stand_in", seat=seat, why=entry.data["why"])

    def _back(self, entry: Entry) -> None:
        seat = entry.data["seat"]
        self.seats.give_back(seat)
        if self.clock is not None and "left" not in entry.data:
            self.clock.grant(seat)
        self.mark = Mark("back", seat=seat)

    def _vacation(self, entry: Entry) -> None:
        seat, spans = entry.data["seat"], [(begin, end) for begin, end in entry.data["spans"]]
        self.seats.be_on_vacation(seat, spans)
        if self.clock is not None:
            self.clock.vacations[seat] = spans
        self.mark = Mark("vacation", seat=seat)

    def _pause(self, entry: Entry) -> None:
        if self.clock is not None:
            self.clock.pause(entry.at, entry.data["until"])
        self.vote = None
        self.mark = Mark("pause")

    def _close(self, entry: Entry) -> None:
        self.closed_why, self.vote = entry.data["why"], None
        self.ended = entry.at
        self.mark = Mark("close", why=self.closed_why)

    def _moved(self, entry: Entry) -> None:
        """A guest has become, or logged into, an account."""
        data = entry.data
        if self.info.owner == data["from"]:
            self.info.owner = data["to"]
        self.seats.move(data["from"], data["to"], data["name"])
        if "strength" in data:
            self.gone[data["to"]] = Strength(*data["strength"])
        self.mark = Mark("moved")

    def _rematched(self, entry: Entry) -> None:
        self.rematch = entry.data["to"]
        self.mark = Mark("rematch", to=self.rematch)

    def _hint(self, entry: Entry) -> None:
        data = entry.data
        self.hints[data["seat"]] = HintTaken(data["since"], data["stage"])
        self.mark = Mark("hint", seat=data["seat"], stage=data["stage"])

    def _taken(self, entry: Entry) -> None:
        self.taken = True
        self.mark = Mark("taken")

    def _adopted(self, entry: Entry) -> None:
        """The rules have a new version, under which this game comes out exactly the same."""
        if self.deal is not None:
            self.deal.rules = entry.data["rules"]
        self.mark = Mark("rules")

    # ------------------------------------------------------------- asking

    @property
    def status(self) -> Status:
        if self.kept_result is not None:
            return OVER
        if self.closed_why:
            return CLOSED
        if self.match is None:
            return WAITING
        return OVER if self.match.is_over else PLAYING

    @property
    def grace(self) -> int:
        """How many milliseconds to wait for an absent person; never less than a turn's clock."""
        rule = ClockRule.of(self.info.clock)
        turn = rule.bank if rule is not None and rule.kind == "turn" else 0
        return max(self.info.grace * SECOND, turn)

    @property
    def clock(self) -> Clock | None:
        return self.match.clock if self.match is not None else None

    @property
    def step(self) -> int:
        return self.match.step if self.match is not None else 0

    def to_act(self) -> tuple[int, ...]:
        return self.match.to_act() if self.match is not None and self.status == PLAYING else ()

    def seats_of(self, person: str | None) -> list[int]:
        return self.seats.of(person)

    def overdue(self, now: int) -> list[int]:
        """The seats of people whose time has run out, at a table where nobody plays for them."""
        waits = self.clock is not None and self.info.late == "wait" and self.status == PLAYING
        return self.clock.flagged(now) if waits and self.clock is not None else []

    def bots_to_act(self) -> list[tuple[int, str]]:
        """The seats for which a bot has to choose, with the bot's level."""
        found = ((seat, self.seats[seat].level) for seat in self.to_act())
        return [(seat, level) for seat, level in found if level is not None]

    def asked_at(self, seat: int) -> int:
        """The entry from which this seat is asked its present question."""
        since = self.match.asked_since(seat) if self.match is not None else None
        return since if since is not None else self.seq

    def hinted(self, seat: int) -> int:
        """The stage of the hint that this seat got for its present question; 0 for none."""
        taken = self.hints.get(seat)
        return taken.stage if taken is not None and taken.since == self.asked_at(seat) else 0

    def needs_new_rules(self) -> bool:
        """Whether the rules have changed in a way that does not affect this game."""
        return self.status == PLAYING and self.match is not None and self.match.has_older_rules()

    def done_before(self, seat: int, key: str) -> int | None:
        """The entry with this seat's message with this key, if it is in the log already."""
        return self._keys.get(f"{seat} {key}")

    def voters(self) -> list[int]:
        """One seat for each person who has a say in the open proposal."""
        return votes.voters(self.vote, self.seats) if self.vote is not None else []

    def scores(self) -> list[dict[str, Any]] | None:
        if self.match is None or self.status != OVER:
            return self.kept_result
        return self.match.scores()


_TIMED: Final = ("start", "play", "undo", "rewind", "stand_in", "back", "vacation", "pause")
"""After these, others may have to think."""

_NOTE: Final[dict[str, Callable[[Table, Entry], None]]] = {
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
    "vacation": Table._vacation,
    "pause": Table._pause,
    "close": Table._close,
    "moved": Table._moved,
    "rematch": Table._rematched,
    "rules": Table._adopted,
    "hint": Table._hint,
    "taken": Table._taken,
}
"""What each entry of the log means."""
