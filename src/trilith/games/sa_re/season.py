"""SR-OFFER, SR-PROD, SR-HORUS, SR-SEND. Phase 2: work sequences, from the first offer to the
season's end.
"""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.event import NOBODY, Event
from trilith.engine.task import Effect, Question, SeatEffect
from trilith.games.sa_re.actions import (
    ACQUIRE,
    DRAW,
    END_SEQUENCE,
    OBEY,
    STOP,
    USE_PALACE,
    USE_TEMPLE,
)
from trilith.games.sa_re.components import (
    CARDS,
    GOODS_CARDS,
    HORUS,
    PALACE,
    TEMPLE,
    TROUBLE_DOUBLE,
    TROUBLE_SINGLE,
)
from trilith.games.sa_re.deck import draw, gather, knows_top, show_top
from trilith.games.sa_re.powers import (
    FREE_POWERS,
    drop_from_batch,
    free_powers,
    palace_batch,
    palace_top,
    use_free_power,
    use_temple,
    why_no_palace,
    why_no_temple,
    why_not_free_power,
)
from trilith.games.sa_re.revolt import Wind, lay_obelisk
from trilith.games.sa_re.state import SEASON, SaReState
from trilith.games.sa_re.trouble import resolve_trouble, ways, why_not_way


class BeginSeason(Effect[SaReState]):
    """SR-ROUND-02, SR-SEASON-01, SR-SEASON-04, SR-HOSH-05. The deck anew, in light; the first
    player begins.
    """

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        s.phase = SEASON
        gather(s)
        s.then(StartSequence(s.first_player))


class StartSequence(SeatEffect[SaReState]):
    """SR-TROUBLE-09. A work sequence begins: nothing drawn, nothing passed, nothing produced."""

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        s.active = self.seat
        s.batch = ()
        s.compulsory = False
        s.owed = 0
        s.troubles = 0
        s.passed = 0
        s.produced = False
        s.first_draw = True
        s.tell("sequence", self.seat, "SR-SEASON-04")
        s.then(NextOffer())


class NextOffer(Effect[SaReState]):
    """SR-OFFER-08, SR-HOSH-03. The same player is offered the next card, as long as there is one."""

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        s.then(Offer(s.active) if s.deck else EndSequence())


class Offer(Question[SaReState]):
    """SR-OFFER-01, SR-OFFER-04, SR-OFFER-05, SR-OFFER-06, SR-HORUS-01, SR-TROUBLE-01. Draw, or
    stop; powers first.
    """

    __slots__ = ()

    asks = "offer"
    rule = "SR-OFFER-01"

    def candidates(self, s: SaReState) -> Sequence[Action]:
        found = [DRAW, STOP]
        built = s.admin[self.seat]
        if built:
            if built >> TEMPLE & 1:
                found.append(USE_TEMPLE)
            if built >> PALACE & 1 and not s.dark:
                found.append(USE_PALACE[s.deck[-1]])
            found += free_powers(s, self.seat)
        return found

    def nameable(self, s: SaReState) -> Sequence[Action]:
        return (DRAW, STOP, USE_TEMPLE, *USE_PALACE, *FREE_POWERS)

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        if action is DRAW or action is STOP:
            return None
        if action is USE_TEMPLE:
            return why_no_temple(s, self.seat)
        if action.verb == "palace":
            return why_no_palace(s, self.seat, USE_PALACE.index(action))
        return why_not_free_power(s, self.seat, action)

    def answer(self, s: SaReState, action: Action) -> None:
        if action is DRAW:
            s.first_draw = False
            s.compulsory = False
            s.batch = (draw(s),)
            s.then(GoOn())
        elif action is STOP:
            lay_obelisk(s, self.seat, "SR-STOP-01")
            s.then(EndSequence())
        elif action is USE_TEMPLE:
            s.then(GoOn())
            use_temple(s, self.seat)
        else:
            s.then(NextOffer())
            if action.verb == "palace":
                palace_top(s, self.seat)
            else:
                use_free_power(s, self.seat, action)

    def brings(self, s: SaReState, action: Action) -> Sequence[Event]:
        """SR-PROD-01, SR-WIND-05. A card whose face is known is taken, and its wind felt, whatever is
        turned up below it, unless a power can come first.
        """
        if action is not DRAW or not knows_top(s, self.seat):
            return ()
        trial = s.clone()
        trial.deck = trial.deck[-1:]
        self.answer(trial, DRAW)
        resolve = Resolve(self.seat)
        options = resolve.options(trial)
        if len(options) > 1:
            return ()
        trial.stack = []
        trial.log = []
        resolve.answer(trial, options[0])
        trial.stack = [task for task in trial.stack if not isinstance(task, GoOn)]
        trial.settle()
        return trial.log

    def about(self, s: SaReState) -> dict[str, Arg]:
        """SR-OFFER-03. What is offered: the open card; in dark only those who put it back know it."""
        card = CARDS[s.deck[-1]] if knows_top(s, self.seat) else "dark"
        return {"card": card, "gauge": s.gauge[self.seat], "last": s.data.last}


class GoOn(Effect[SaReState]):
    """SR-HORUS-03, SR-HORUS-04, SR-HORUS-05, SR-PROD-01. What comes next in a work sequence.

    First the cards drawn, then those owed; then the sequence closes if something was produced, and
    goes on with a new offer if not.
    """

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        if s.revolted[s.active]:
            cancel(s)
            s.then(EndSequence())
        elif s.batch:
            s.then(Resolve(s.active))
        elif s.owed:
            draw_owed(s)
            s.then(GoOn())
        elif s.produced:
            s.then(Closing(s.active))
        else:
            s.then(NextOffer())


def cancel(s: SaReState) -> None:
    """SR-HORUS-06, SR-REVOLT-08. A revolt of the active player ends the sequence immediately."""
    if s.batch:
        s.tell("cancelled", s.active, "SR-HORUS-06", {"count": len(s.batch)})
    s.batch = ()
    s.owed = 0


def draw_owed(s: SaReState) -> None:
    """SR-HORUS-02, SR-HORUS-07. All that is owed is drawn together, as far as the deck goes."""
    cards: list[int] = []
    while s.owed and s.deck:
        cards.append(draw(s))
        s.owed -= 1
    s.owed = 0
    s.batch = tuple(cards)
    s.compulsory = True


class Resolve(Question[SaReState]):
    """SR-HORUS-02, SR-TROUBLE-07. Cards drawn are resolved one by one, in the player's order."""

    __slots__ = ()

    asks = "resolve"
    rule = "SR-HORUS-02"

    def candidates(self, s: SaReState) -> Sequence[Action]:
        found: list[Action] = []
        for card in dict.fromkeys(s.batch):
            if card < GOODS_CARDS:
                found.append(ACQUIRE[card])
            elif card == HORUS:
                found.append(OBEY)
            else:
                found += ways(s, self.seat, card)
        if s.admin[self.seat]:
            if s.admin[self.seat] >> PALACE & 1:
                found += [USE_PALACE[card] for card in dict.fromkeys(s.batch)]
            found += free_powers(s, self.seat)
        return found

    def nameable(self, s: SaReState) -> Sequence[Action]:
        return (*self.candidates(s), *USE_PALACE, *FREE_POWERS)

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        verb = action.verb
        if verb in ("acquire", "obey"):
            return None
        if verb in ("keep", "pass", "discard"):
            return why_not_way(s, self.seat, trouble_of(action), action)
        if verb == "palace":
            return why_no_palace(s, self.seat, USE_PALACE.index(action))
        return why_not_free_power(s, self.seat, action)

    def answer(self, s: SaReState, action: Action) -> None:
        seat, verb = self.seat, action.verb
        s.then(GoOn())
        if verb == "acquire":
            acquire(s, seat, ACQUIRE.index(action))
        elif verb == "obey":
            obey(s, seat)
        elif verb in ("keep", "pass", "discard"):
            card = trouble_of(action)
            drop_from_batch(s, card)
            resolve_trouble(s, seat, card, action)
        elif verb == "palace":
            palace_batch(s, seat, USE_PALACE.index(action))
        else:
            use_free_power(s, seat, action)

    def about(self, s: SaReState) -> dict[str, Arg]:
        return {"count": len(s.batch)}


def trouble_of(action: Action) -> int:
    return TROUBLE_SINGLE if action.args[0] == CARDS[TROUBLE_SINGLE] else TROUBLE_DOUBLE


def acquire(s: SaReState, seat: int, card: int) -> None:
    """SR-PROD-01, SR-PROD-02, SR-PROD-03, SR-WIND-05. The card is the player's; a double one brings
    a wind.
    """
    drop_from_batch(s, card)
    s.produced = True
    s.add_card(seat, card)
    s.tell("acquired", seat, "SR-PROD-01", {"card": CARDS[card]})
    steps = s.data.card[card].wind
    if steps:
        s.then(Wind(seat, steps))


def obey(s: SaReState, seat: int) -> None:
    """SR-HORUS-01, SR-HORUS-03, SR-HORUS-08, SR-OFFER-07. Two more cards are owed; this one is
    discarded.
    """
    drop_from_batch(s, HORUS)
    owed = s.data.card[HORUS].owed
    s.owed += owed
    s.tell("owes", seat, "SR-HORUS-01", {"count": owed})


class Closing(Question[SaReState]):
    """SR-PROD-04, SR-DEC-02. After production, Barracks and Market may still be used."""

    __slots__ = ()

    asks = "closing"
    rule = "SR-PROD-04"

    def candidates(self, s: SaReState) -> Sequence[Action]:
        if s.admin[self.seat]:
            return [*free_powers(s, self.seat), END_SEQUENCE]
        return (END_SEQUENCE,)

    def nameable(self, s: SaReState) -> Sequence[Action]:
        return (*FREE_POWERS, END_SEQUENCE)

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        return None if action is END_SEQUENCE else why_not_free_power(s, self.seat, action)

    def answer(self, s: SaReState, action: Action) -> None:
        if action is END_SEQUENCE:
            s.then(EndSequence())
        else:
            s.then(Closing(self.seat))
            use_free_power(s, self.seat, action)


class EndSequence(Effect[SaReState]):
    """SR-SEND-01, SR-SEND-02, SR-SEND-03, SR-SEND-04, SR-SEND-05, SR-SEND-06. Is the season over,
    or who is next?

    The last player left standing plays one more sequence, unless the one just ended was theirs.
    """

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        standing = [seat for seat in s.others(s.active) if s.standing[seat]]
        if s.deck and standing:
            s.then(StartSequence(standing[0]))
        else:
            s.tell("season_ended", NOBODY, "SR-SEND-01" if s.deck else "SR-SEND-02")


class FirstSequence(Effect[SaReState]):
    """A season that begins with the deck as it lies: where scenarios about work sequences start."""

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        s.phase = SEASON
        show_top(s)
        s.then(StartSequence(s.first_player))
