"""SR-TROUBLE, SR-GARDENS, SR-LIBRARY. Troubles: the first is kept, later ones may be passed on."""

from __future__ import annotations

from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Refusal
from trilith.games.sa_re.actions import (
    DISCARD_DOUBLE,
    DISCARD_SINGLE,
    KEEP_BOTH,
    KEEP_DOUBLE,
    KEEP_GARDENS,
    KEEP_LIBRARY,
    KEEP_SINGLE,
    PASS_DOUBLE,
    PASS_SINGLE,
    SEAT_NAMES,
)
from trilith.games.sa_re.components import CARDS, GARDENS, LIBRARY, TROUBLE_SINGLE, TYPES
from trilith.games.sa_re.revolt import React, Revolt, raise_gauge, would_revolt
from trilith.games.sa_re.state import SaReState

POWERS_USED: Final[dict[Action, tuple[int, ...]]] = {
    KEEP_LIBRARY: (LIBRARY,),
    KEEP_GARDENS: (GARDENS,),
    KEEP_BOTH: (GARDENS, LIBRARY),
}
"""SR-GARDENS-03. Gardens, then Library, may be combined on one double Trouble."""


def ways(s: SaReState, seat: int, card: int) -> list[Action]:
    """Everything that could be done with a drawn Trouble, allowed or not."""
    is_single = card == TROUBLE_SINGLE
    found = [KEEP_SINGLE if is_single else KEEP_DOUBLE]
    powers = (KEEP_LIBRARY,) if is_single else (KEEP_GARDENS, KEEP_BOTH)
    found += [way for way in powers if has_built(s, seat, POWERS_USED[way])]
    passing = PASS_SINGLE if is_single else PASS_DOUBLE
    found += [passing[other] for other in s.others(seat)]
    found.append(DISCARD_SINGLE if is_single else DISCARD_DOUBLE)
    return found


def has_built(s: SaReState, seat: int, kinds: tuple[int, ...]) -> bool:
    """Are all these administrative buildings on the ground, by day or by night?"""
    return all(s.admin[seat] >> kind & 1 for kind in kinds)


def why_not_way(s: SaReState, seat: int, card: int, action: Action) -> Refusal | None:
    """SR-TROUBLE-06. Discarding only while nobody is eligible; what else forbids a way to resolve."""
    if action.verb == "keep":
        return why_not_keep(s, seat, action)
    if not s.troubles:
        return Refusal("SR-TROUBLE-03")
    if action.verb == "pass":
        return why_not_eligible(s, card, SEAT_NAMES.index(action.args[1]))
    for other in s.others(seat):
        if why_not_eligible(s, card, other) is None:
            return Refusal("SR-TROUBLE-06")
    return None


def why_not_keep(s: SaReState, seat: int, action: Action) -> Refusal | None:
    """SR-POWER-01. Plainly always; with a power only if it is on its day side."""
    for kind in POWERS_USED.get(action, ()):
        if not s.has_power(seat, kind):
            return Refusal("SR-POWER-01", {"type": TYPES[kind]})
    return None


def why_not_eligible(s: SaReState, card: int, other: int) -> Refusal | None:
    """SR-TROUBLE-05. Standing, not yet given one in this sequence, not brought to revolt by its
    value.
    """
    if not s.standing[other]:
        return Refusal("SR-STOP-08")
    if s.passed >> other & 1:
        return Refusal("SR-TROUBLE-05")
    if would_revolt(s, other, s.data.value[card]):
        return Refusal("SR-REVOLT-09")
    return None


def resolve_trouble(s: SaReState, seat: int, card: int, action: Action) -> None:
    """SR-TROUBLE-03, SR-TROUBLE-04, SR-TROUBLE-08, SR-TROUBLE-11. Counts as drawn, whatever is done
    with it.
    """
    s.troubles += 1
    if action.verb == "keep":
        keep(s, seat, card, action)
    elif action.verb == "pass":
        pass_on(s, seat, card, SEAT_NAMES.index(action.args[1]))
    else:
        s.tell("discarded", seat, "SR-TROUBLE-06", {"card": CARDS[card]})


def keep(s: SaReState, seat: int, card: int, action: Action) -> None:
    """SR-TROUBLE-02, SR-TROUBLE-10, SR-GARDENS-01, SR-GARDENS-02, SR-LIBRARY-01, SR-LIBRARY-02.

    The gauge rises by the printed value; by one less with the Gardens; with the Library not at all,
    and the card is a Joker, which is no production.
    """
    used = POWERS_USED.get(action, ())
    for kind in used:
        s.night[seat] |= 1 << kind
    how = action.args[1]
    s.tell("kept_trouble", seat, "SR-TROUBLE-02", {"card": CARDS[card], "how": how})
    if LIBRARY in used:
        s.jokers[seat] += 1
        s.tell("joker", seat, "SR-LIBRARY-01")
        return
    value = s.data.value[TROUBLE_SINGLE if GARDENS in used else card]
    if raise_gauge(s, seat, value, "SR-TROUBLE-02"):
        s.then(Revolt(seat))


def pass_on(s: SaReState, seat: int, card: int, other: int) -> None:
    """SR-TROUBLE-04, SR-TROUBLE-05, SR-GARDENS-02. The opponent applies the printed value, and may
    then stop.
    """
    s.passed |= 1 << other
    s.tell("passed", seat, "SR-TROUBLE-04", {"card": CARDS[card], "target": SEAT_NAMES[other]})
    raise_gauge(s, other, s.data.value[card], "SR-TROUBLE-04")
    s.then(React(other))
