"""SR-PAY, SR-DISC. Paying for a worksite: whole cards and single resources, none of them needless.

A payment is a row of numbers, one for each kind of source. What makes it legal (SR-PAY-05) splits
into two simple conditions: every double card covers something that the other double cards do not;
and what the double cards leave is paid exactly, by single resources of the right kind and jokers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Effect, Question
from trilith.games.sa_re.actions import REDUCE, REDUCE_MENU, SPEND, SPEND_MENU
from trilith.games.sa_re.components import (
    GOODS_CARDS,
    JOKER,
    KINDS,
    PYRAMID,
    RESOURCES,
    SINGLES,
    TYPES,
)
from trilith.games.sa_re.construction import complete
from trilith.games.sa_re.ground import port_reduces, reductions
from trilith.games.sa_re.state import SaReState

STOCK: Final = GOODS_CARDS
GOODS: Final = STOCK + JOKER + 1
LIBRARY_JOKER: Final = GOODS + JOKER + 1
CARAVAN: Final = LIBRARY_JOKER + 1
SOURCES: Final = CARAVAN + 1
"""Kinds of sources: cards by kind, warehouse and building cards by resource, Library Jokers,
caravans.
"""
NOTHING_SPENT: Final = (0,) * SOURCES
WILD: Final = (STOCK + JOKER, GOODS + JOKER, LIBRARY_JOKER, CARAVAN)
"""SR-PAY-06. Sources whose resource is of any kind."""

LASTING: Final = (*range(STOCK, GOODS), CARAVAN)
"""SR-KEEP-06. Sources that are still there after this phase; all others are lost if unspent."""
SPARED: Final = (*range(SINGLES), *range(GOODS, CARAVAN), *LASTING)
"""Single sources in the order in which a careful player spends them: first what would be lost."""

Need = tuple[int, int, int]
"""Wood, stone and gold still to be covered."""
NOTHING_NEEDED: Final = (0, 0, 0)


def purse(s: SaReState, seat: int) -> list[int]:
    """SR-PAY-01. How many of each source the player has."""
    held = [0] * SOURCES
    for card in s.cards[seat]:
        held[card % GOODS_CARDS] += 1
    stock, goods = s.stock[seat], s.goods[seat]
    for resource in range(JOKER + 1):
        held[STOCK + resource] = stock[resource]
        held[GOODS + resource] = goods[resource]
    held[LIBRARY_JOKER] = s.jokers[seat]
    held[CARAVAN] = s.ready[seat]
    return held


def spendable(s: SaReState, seat: int) -> Sequence[Action]:
    """SR-PAY-01. Everything that the player could spend one of."""
    held = purse(s, seat)
    return [action for source, action in enumerate(SPEND) if held[source]]


# ------------------------------------------------------------------ what a worksite costs


def reduced_cost(s: SaReState, seat: int, cell: int) -> Need:
    """SR-DISC-04. What the worksite on this cell costs here, for a pyramid its next stage."""
    return cost_on(s, seat, s.tiles[seat][cell], cell)


def cost_on(s: SaReState, seat: int, kind: int, cell: int) -> Need:
    """SR-DISC-04, SR-DISC-05. The cost less what built trades beside the cell take off, never below
    0.
    """
    if kind == PYRAMID:
        number = s.pyramid[seat] or s.next_pyramid()
        cost = s.data.stage_cost[number - 1][s.stages[seat]]
    else:
        cost = s.data.cost[kind]
    less = reductions(s, seat, cell)
    return _down(cost[0] - less[0]), _down(cost[1] - less[1]), _down(cost[2] - less[2])


def _down(number: int) -> int:
    return number if number > 0 else 0


def after_port(need: Need, resource: int) -> Need:
    """SR-DISC-02. One less of the resource named."""
    left = list(need)
    left[resource] -= 1
    return left[0], left[1], left[2]


def can_build(s: SaReState, seat: int, cell: int, held: list[int]) -> bool:
    """SR-PAY-07. Everything the player has, with the best use of the port, covers the cost."""
    return missing(s, seat, cell, held) == 0


def missing(s: SaReState, seat: int, cell: int, held: list[int]) -> int:
    """SR-PAY-07. How many resources the player lacks to pay for the worksite on this cell."""
    need = reduced_cost(s, seat, cell)
    # The port's reduction is worth as much as a joker, as long as there is something to reduce.
    spare = 1 if port_reduces(s, seat, cell) else 0
    return _down(shortage(need, held, s) - wilds(held) - spare)


def can_pay(s: SaReState, need: Need, held: list[int]) -> bool:
    return shortage(need, held, s) <= wilds(held)


def wilds(held: Sequence[int]) -> int:
    return held[WILD[0]] + held[WILD[1]] + held[WILD[2]] + held[WILD[3]]


def shortage(need: Need, held: Sequence[int], s: SaReState) -> int:
    """What all cards and single resources together leave uncovered."""
    have = [held[STOCK + r] + held[GOODS + r] for r in range(KINDS)]
    for kind in range(GOODS_CARDS):
        if held[kind]:
            for resource in s.data.yields[kind]:
                have[resource] += held[kind]
    return _down(need[0] - have[0]) + _down(need[1] - have[1]) + _down(need[2] - have[2])


# ------------------------------------------------------------------ which payments can be completed


class Completions:
    """SR-PAY-05. All ways to complete a payment: the sets of double cards that can be part of one."""

    __slots__ = ("held", "left", "spent")

    def __init__(self, s: SaReState, need: Need, spent: tuple[int, ...], held: list[int]) -> None:
        self.spent = spent
        self.held = held
        self.left: list[tuple[list[int], list[int]]] = []
        """For each possible set of double cards: how many of each kind, and the need they leave."""
        self._search(s, need, list(spent), SINGLES)

    def _search(self, s: SaReState, need: Need, doubles: list[int], kind: int) -> None:
        """Try every number of cards of this kind, then go on with the next kind."""
        if kind == GOODS_CARDS:
            self._try(s, need, doubles)
            return
        for count in range(self.spent[kind], self.held[kind] + 1):
            doubles[kind] = count
            self._search(s, need, doubles, kind + 1)
        doubles[kind] = self.spent[kind]

    def _try(self, s: SaReState, need: Need, doubles: list[int]) -> None:
        left = uncovered(s, need, doubles)
        if are_all_needed(s, need, doubles, left) and self._can_fill(left):
            self.left.append((doubles.copy(), left))

    def _can_fill(self, left: list[int]) -> bool:
        """Single resources of the right kinds, and jokers for the rest, pay exactly what is left."""
        spent = self.spent
        whole = left[0] + left[1] + left[2]
        filled = 0
        paid = 0
        for resource in range(KINDS):
            singles = count_singles(spent, resource)
            if singles > left[resource]:
                return False
            paid += singles
            filled += min(left[resource], count_singles(self.held, resource))
        return whole - filled <= wilds(self.held) and whole - paid >= wilds(spent)

    def mask(self) -> int:
        """Mask of the sources of which one more can be part of a payment."""
        mask = 0
        for source in range(SOURCES):
            if self.spent[source] < self.held[source] and self._fits(source):
                mask |= 1 << source
        return mask

    def _fits(self, source: int) -> bool:
        spent = self.spent
        kind = kind_of(source)
        paid = sum([count_singles(spent, resource) for resource in range(KINDS)])
        for doubles, left in self.left:
            if SINGLES <= source < GOODS_CARDS:
                if doubles[source] > spent[source]:
                    return True
                continue
            has_place = left[0] + left[1] + left[2] - paid > wilds(spent)
            if has_place and (kind == JOKER or count_singles(spent, kind) < left[kind]):
                return True
        return False

    def forced(self) -> tuple[int, ...]:
        """What is part of every payment that is still possible, so that nobody need be asked."""
        least: list[int] = []
        for doubles, left in self.left:
            here = self._forced_with(doubles, left)
            least = [min(a, b) for a, b in zip(least, here, strict=True)] if least else here
        return tuple(least)

    def _forced_with(self, doubles: list[int], left: list[int]) -> list[int]:
        held, spent = self.held, self.spent
        most = [min(left[r], count_singles(held, r)) for r in range(KINDS)]
        whole, filled = left[0] + left[1] + left[2], most[0] + most[1] + most[2]
        here = list(spent)
        here[SINGLES:GOODS_CARDS] = doubles[SINGLES:GOODS_CARDS]
        for resource in range(KINDS):
            # With all jokers and all of the other kinds, so many of this kind are still needed.
            least = whole - wilds(held) - (filled - most[resource])
            for source in (resource, STOCK + resource, GOODS + resource):
                others = count_singles(held, resource) - held[source]
                here[source] = max(here[source], least - others)
        for source in WILD:
            here[source] = max(here[source], whole - filled - (wilds(held) - held[source]))
        return here

    def most_careful(self) -> tuple[int, ...]:
        """SR-KEEP-06. Of all ways to pay, one that leaves the least to be lost after this phase.

        What is paid with stored resources and caravans is lost on cards, one for one; among equals
        the double cards with the least surplus are best, then the fewest jokers.
        """
        best: tuple[int, ...] = ()
        least = (0, 0, 0)
        for doubles, left in self.left:
            here = self._filled(doubles, left)
            # All cover the same need: anything beyond it is surplus.
            lasting = sum([here[source] for source in LASTING])
            given = 2 * sum(doubles[SINGLES:GOODS_CARDS]) + sum([here[i] for i in SPARED])
            cost = (lasting, given, wilds(here))
            if not best or cost < least:
                best, least = tuple(here), cost
        return best

    def _filled(self, doubles: list[int], left: list[int]) -> list[int]:
        """These double cards, and what they leave paid with single sources, the lasting ones last."""
        here = list(self.spent)
        here[SINGLES:GOODS_CARDS] = doubles[SINGLES:GOODS_CARDS]
        room = [left[r] - count_singles(self.spent, r) for r in range(KINDS)]
        open_ = room[0] + room[1] + room[2] - wilds(self.spent)
        for source in SPARED:
            kind = kind_of(source)
            count = min(self.held[source] - self.spent[source], open_)
            if kind != JOKER:
                count = min(count, room[kind])
                room[kind] -= count
            here[source] += count
            open_ -= count
        return here


def kind_of(source: int) -> int:
    """The resource that a single source gives; JOKER for one of any kind."""
    if source < SINGLES:
        return source
    if source < GOODS:
        return source - STOCK
    return source - GOODS if source < LIBRARY_JOKER else JOKER


def count_singles(held: Sequence[int], resource: int) -> int:
    """Single resources of this kind: cards, stored, and on building cards."""
    return held[resource] + held[STOCK + resource] + held[GOODS + resource]


def uncovered(s: SaReState, need: Need, doubles: list[int]) -> list[int]:
    """The need that these double cards leave."""
    left = list(need)
    for kind in range(SINGLES, GOODS_CARDS):
        if doubles[kind]:
            for resource in s.data.yields[kind]:
                left[resource] -= doubles[kind]
    return [_down(number) for number in left]


def are_all_needed(s: SaReState, need: Need, doubles: list[int], left: list[int]) -> bool:
    """SR-PAY-04, SR-PAY-05. A double card may be used in part, but not for nothing."""
    whole = sum(left)
    for kind in range(SINGLES, GOODS_CARDS):
        if doubles[kind]:
            doubles[kind] -= 1
            without = sum(uncovered(s, need, doubles))
            doubles[kind] += 1
            if without == whole:
                return False
    return True


# ------------------------------------------------------------------ the chain of choices


def begin_payment(s: SaReState, seat: int, cell: int) -> None:
    """SR-DISC-10. First the port's reduction, if there is something to reduce; then the sources."""
    need = reduced_cost(s, seat, cell)
    if port_reduces(s, seat, cell) and need != NOTHING_NEEDED:
        s.then(Reduce(seat, cell))
    else:
        s.then(Pay(seat, cell, need, NOTHING_SPENT))


class Reduce(Question[SaReState]):
    """SR-DISC-02, SR-DISC-05, SR-DISC-10. What the port takes off this worksite, anew for each."""

    __slots__ = ("cell",)

    asks = "reduce"
    rule = "SR-DISC-10"

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return REDUCE

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        resource = REDUCE.index(action)
        need = reduced_cost(s, self.seat, self.cell)
        if not need[resource]:
            return Refusal("SR-DISC-04", {"resource": RESOURCES[resource]})
        paid = can_pay(s, after_port(need, resource), purse(s, self.seat))
        return None if paid else Refusal("SR-PAY-07")

    def options(self, s: SaReState) -> Sequence[Action]:
        need = reduced_cost(s, self.seat, self.cell)
        held = purse(s, self.seat)
        mask = 0
        for resource in range(KINDS):
            if need[resource] and can_pay(s, after_port(need, resource), held):
                mask |= 1 << resource
        return REDUCE_MENU.of(mask)

    def answer(self, s: SaReState, action: Action) -> None:
        resource = REDUCE.index(action)
        need = reduced_cost(s, self.seat, self.cell)
        s.tell("reduced", self.seat, "SR-DISC-02", {"resource": RESOURCES[resource]})
        s.then(Pay(self.seat, self.cell, after_port(need, resource), NOTHING_SPENT))

    def about(self, s: SaReState) -> dict[str, Arg]:
        return {"type": TYPES[s.tiles[self.seat][self.cell]]}


class Pay(Effect[SaReState]):
    """SR-PAY-03. Go on with a payment: what every way to complete it needs is spent without asking."""

    __slots__ = ("cell", "need", "seat", "spent")

    def __init__(self, seat: int, cell: int, need: Need, spent: tuple[int, ...]) -> None:
        self.seat = seat
        self.cell = cell
        self.need = need
        self.spent = spent

    def run(self, s: SaReState) -> None:
        completions = Completions(s, self.need, self.spent, purse(s, self.seat))
        spent = completions.forced()
        if is_paid(s, self.need, spent):
            hand_over(s, self.seat, spent)
            complete(s, self.seat, self.cell)
        else:
            s.then(Spend(self.seat, self.cell, self.need, spent))


def is_paid(s: SaReState, need: Need, spent: tuple[int, ...]) -> bool:
    """SR-BUILD-01. The payment covers the reduced cost."""
    return shortage(need, spent, s) <= wilds(spent)


class Spend(Question[SaReState]):
    """SR-PAY-02, SR-PAY-03, SR-PAY-05. One more source that lets the payment be completed."""

    __slots__ = ("cell", "need", "spent")

    asks = "spend"
    rule = "SR-PAY-05"

    def __init__(self, seat: int, cell: int, need: Need, spent: tuple[int, ...]) -> None:
        self.seat = seat
        self.cell = cell
        self.need = need
        self.spent = spent
        """What is already part of the payment; it is handed over when the payment is whole."""

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return spendable(s, self.seat)

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        source = SPEND.index(action)
        held = purse(s, self.seat)
        if self.spent[source] == held[source]:
            return Refusal("SR-PAY-01")
        fits = Completions(s, self.need, self.spent, held).mask() >> source & 1
        return None if fits else Refusal("SR-PAY-05")

    def options(self, s: SaReState) -> Sequence[Action]:
        held = purse(s, self.seat)
        return SPEND_MENU.of(Completions(s, self.need, self.spent, held).mask())

    def answer(self, s: SaReState, action: Action) -> None:
        spent = list(self.spent)
        spent[SPEND.index(action)] += 1
        s.then(Pay(self.seat, self.cell, self.need, tuple(spent)))

    def about(self, s: SaReState) -> dict[str, Arg]:
        """What is still to cover, with jokers already spent counted separately."""
        facts: dict[str, Arg] = {"type": TYPES[s.tiles[self.seat][self.cell]]}
        have = [count_singles(self.spent, r) for r in range(KINDS)]
        left = uncovered(s, self.need, list(self.spent))
        for resource in range(KINDS):
            facts[RESOURCES[resource]] = _down(left[resource] - have[resource])
        facts["joker"] = wilds(self.spent)
        return facts


def hand_over(s: SaReState, seat: int, spent: Sequence[int]) -> None:
    """SR-PAY-02, SR-PAY-04. The sources leave; the surplus of a card is lost."""
    for source, count in enumerate(spent):
        for _ in range(count):
            take_source(s, seat, source)
        if count and s.log is not None:
            place, what = SPEND[source].args
            facts: dict[str, Arg] = {"place": place, "what": what, "count": count}
            s.tell("spent", seat, "SR-PAY-02", facts)


def take_source(s: SaReState, seat: int, source: int) -> None:
    """One of this source is used up."""
    if source < GOODS_CARDS:
        s.drop_kind(seat, source)
    elif source < GOODS:
        s.change_stock(seat, source - STOCK, -1)
    elif source < LIBRARY_JOKER:
        s.change_goods(seat, source - GOODS, -1)
    elif source == LIBRARY_JOKER:
        s.jokers[seat] -= 1
    else:
        use_caravan(s, seat)


def use_caravan(s: SaReState, seat: int) -> None:
    """SR-CARAVAN-04, SR-CARAVAN-05. One step down gives one resource of choice."""
    s.caravans[seat] -= 1
    s.ready[seat] -= 1
