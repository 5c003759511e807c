"""SR-STORE, SR-CARAVAN, SR-KEEP. What becomes of resources that were not used for building."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question, SeatEffect
from trilith.games.sa_re.actions import (
    CHARTER,
    DONE,
    SAVE,
    SAVE_MENU,
    SHIP_MENU,
    SPEND,
    SPEND_MENU,
    STORE,
    STORE_ONLY,
    THROW,
)
from trilith.games.sa_re.components import (
    CARDS,
    GOODS_CARDS,
    JOKER,
    RESOURCES,
    SINGLES,
)
from trilith.games.sa_re.payment import (
    CARAVAN,
    GOODS,
    LIBRARY_JOKER,
    NOTHING_SPENT,
    hand_over,
    purse,
    spendable,
    take_source,
)
from trilith.games.sa_re.state import SaReState

_STORE: Final = 1
_THROW: Final = _STORE + len(STORE)
_DONE: Final = _THROW + len(THROW)
_STORE_GOODS: Final = GOODS_CARDS
_STORE_LIBRARY: Final = _STORE_GOODS + JOKER + 1
_STORE_CARAVAN: Final = _STORE_LIBRARY + 1


class Ship(Question[SaReState]):
    """SR-CARAVAN-03, SR-STORE-03. After all building: charter caravans, fill warehouses, or leave
    it.
    """

    __slots__ = ()

    asks = "ship"
    rule = "SR-CARAVAN-03"
    decline = DONE

    def candidates(self, s: SaReState) -> Sequence[Action]:
        held = purse(s, self.seat)
        mask = storable(held) << _STORE | 1 | 1 << _DONE
        for resource, count in enumerate(s.stock[self.seat]):
            if count:
                mask |= 1 << (_THROW + resource)
        return SHIP_MENU.of(mask)

    def nameable(self, s: SaReState) -> Sequence[Action]:
        return SHIP_MENU.actions

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        if action is DONE:
            return None
        if action is CHARTER:
            return why_no_charter(s, self.seat)
        if action.verb == "throw":
            return why_no_throw(s, self.seat, THROW.index(action))
        return why_no_store(s, self.seat, STORE.index(action))

    def options(self, s: SaReState) -> Sequence[Action]:
        seat = self.seat
        mask = 1 << _DONE
        if why_no_charter(s, seat) is None:
            mask |= 1
        if s.room(seat) > 0:
            mask |= storable(purse(s, seat)) << _STORE
        if lacks_room(s, seat):
            for resource, count in enumerate(s.stock[seat]):
                if count:
                    mask |= 1 << (_THROW + resource)
        return SHIP_MENU.of(mask)

    def answer(self, s: SaReState, action: Action) -> None:
        if action is DONE:
            s.tell("shipping_over", self.seat, "SR-CARAVAN-03")
            return
        s.then(Ship(self.seat))
        if action is CHARTER:
            begin_loading(s, self.seat)
        elif action.verb == "throw":
            throw(s, self.seat, THROW.index(action))
        else:
            store(s, self.seat, STORE.index(action))


# ------------------------------------------------------------------ warehouses


def storable(held: list[int]) -> int:
    """SR-STORE-03. Mask, in the order of STORE, of what could be turned into tokens."""
    mask = 0
    for kind in range(GOODS_CARDS):
        if held[kind]:
            mask |= 1 << kind
    for resource in range(JOKER + 1):
        if held[GOODS + resource]:
            mask |= 1 << (_STORE_GOODS + resource)
    if held[LIBRARY_JOKER]:
        mask |= 1 << _STORE_LIBRARY
    if held[CARAVAN]:
        mask |= 0b111 << _STORE_CARAVAN
    return mask


def why_no_store(s: SaReState, seat: int, place: int) -> Refusal | None:
    """SR-STORE-01, SR-STORE-03, SR-CARAVAN-04, SR-CARAVAN-05. It must be there to be stored, and
    there must be room.
    """
    if not storable(purse(s, seat)) >> place & 1:
        if place < _STORE_CARAVAN:
            return Refusal("SR-STORE-03")
        return Refusal("SR-CARAVAN-05" if s.caravans[seat] else "SR-CARAVAN-04")
    return None if s.room(seat) > 0 else Refusal("SR-STORE-01")


def why_no_throw(s: SaReState, seat: int, resource: int) -> Refusal | None:
    """SR-STORE-06. Something stored, to make room for something else."""
    if s.stock[seat][resource] and lacks_room(s, seat):
        return None
    return Refusal("SR-STORE-06")


def lacks_room(s: SaReState, seat: int) -> bool:
    """SR-STORE-06. Is there something to store that does not fit?"""
    held = storable(purse(s, seat))
    if not held:
        return False
    has_double = held & ((1 << GOODS_CARDS) - 1) >> SINGLES << SINGLES
    return s.room(seat) < (2 if has_double else 1)


def throw(s: SaReState, seat: int, resource: int) -> None:
    """SR-STORE-06. A stored resource may be thrown away to make room."""
    s.change_stock(seat, resource, -1)
    s.tell("thrown", seat, "SR-STORE-06", {"resource": RESOURCES[resource]})


def store(s: SaReState, seat: int, place: int) -> None:
    """SR-STORE-02, SR-STORE-04, SR-STORE-05. A whole card or a single resource becomes tokens in
    the pool.
    """
    if place < GOODS_CARDS:
        store_card(s, seat, place)
        return
    if place < _STORE_LIBRARY:
        take_source(s, seat, GOODS + place - _STORE_GOODS)
        put_into_stock(s, seat, place - _STORE_GOODS)
    elif place == _STORE_LIBRARY:
        take_source(s, seat, LIBRARY_JOKER)
        put_into_stock(s, seat, JOKER)
    else:
        take_source(s, seat, CARAVAN)
        put_into_stock(s, seat, place - _STORE_CARAVAN)


def store_card(s: SaReState, seat: int, kind: int) -> None:
    """SR-STORE-03. The whole card if it fits; if a double card does not, one resource of choice."""
    resources = s.data.yields[kind]
    if s.room(seat) < len(resources):
        s.then(StoreOnly(seat, kind))
        return
    take_source(s, seat, kind)
    for resource in resources:
        put_into_stock(s, seat, resource)


def put_into_stock(s: SaReState, seat: int, resource: int) -> None:
    s.change_stock(seat, resource, 1)
    s.tell("stored", seat, "SR-STORE-03", {"resource": RESOURCES[resource]})


class StoreOnly(Question[SaReState]):
    """SR-STORE-03. Which resource of a double card is stored; the other is lost."""

    __slots__ = ("kind",)

    asks = "store-only"
    rule = "SR-STORE-03"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return [STORE_ONLY[resource] for resource in dict.fromkeys(s.data.yields[self.kind])]

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: SaReState, action: Action) -> None:
        take_source(s, self.seat, self.kind)
        put_into_stock(s, self.seat, STORE_ONLY.index(action))

    def about(self, s: SaReState) -> dict[str, Arg]:
        return {"card": CARDS[self.kind]}


# ------------------------------------------------------------------ caravans


def why_no_charter(s: SaReState, seat: int) -> Refusal | None:
    """SR-CARAVAN-01, SR-CARAVAN-02. Room on the track, and two resources to spend."""
    if s.caravans[seat] >= s.data.caravan_last:
        return Refusal("SR-CARAVAN-02")
    if not can_load(s.data.charter_cost, 0, 0, *cargo(purse(s, seat))):
        return Refusal("SR-CARAVAN-01")
    return None


def cargo(held: Sequence[int]) -> tuple[int, int]:
    """SR-CARAVAN-01. Single sources and double cards; a caravan's own resource is not among them."""
    doubles = sum(held[SINGLES:GOODS_CARDS])
    return sum(held[:CARAVAN]) - doubles, doubles


def can_load(cost: int, singles: int, doubles: int, most_singles: int, most_doubles: int) -> bool:
    """SR-PAY-05, SR-CARAVAN-06. Can what is loaded be completed, with nothing needless in it?

    With single resources the cost is met exactly; double cards alone may be one too many.
    """
    for twos in range(doubles, most_doubles + 1):
        ones = max(cost - 2 * twos, 0)
        if ones == 0 and singles == 0 and 2 * (twos - 1) < cost:
            return True
        if ones and singles <= ones <= most_singles:
            return True
        if ones == 0 and singles and 2 * twos + singles == cost:
            return True
    return False


def begin_loading(s: SaReState, seat: int) -> None:
    """SR-DEC-01. What can be loaded in one way only is not asked."""
    held = purse(s, seat)
    held[CARAVAN] = 0
    if cargo(held) == (s.data.charter_cost, 0):
        hand_over(s, seat, held)
        charter(s, seat)
    else:
        s.then(Load(seat, NOTHING_SPENT))


class Load(Question[SaReState]):
    """SR-CARAVAN-01, SR-CARAVAN-06. What the caravan costs: a double card, or two single resources."""

    __slots__ = ("spent",)

    asks = "load"
    rule = "SR-CARAVAN-01"

    def __init__(self, seat: int, spent: tuple[int, ...]) -> None:
        self.seat = seat
        self.spent = spent

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return spendable(s, self.seat)

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        source = SPEND.index(action)
        if source == CARAVAN:
            return Refusal("SR-CARAVAN-01")
        held = purse(s, self.seat)
        if self.spent[source] == held[source]:
            return Refusal("SR-PAY-01")
        return None if self.fits(s, source, held) else Refusal("SR-PAY-05")

    def options(self, s: SaReState) -> Sequence[Action]:
        held = purse(s, self.seat)
        mask = 0
        for source in range(CARAVAN):
            if self.spent[source] < held[source] and self.fits(s, source, held):
                mask |= 1 << source
        return SPEND_MENU.of(mask)

    def fits(self, s: SaReState, source: int, held: list[int]) -> bool:
        singles, doubles = cargo(self.spent)
        if SINGLES <= source < GOODS_CARDS:
            doubles += 1
        else:
            singles += 1
        return can_load(s.data.charter_cost, singles, doubles, *cargo(held))

    def answer(self, s: SaReState, action: Action) -> None:
        spent = list(self.spent)
        spent[SPEND.index(action)] += 1
        singles, doubles = cargo(spent)
        if singles + 2 * doubles < s.data.charter_cost:
            s.then(Load(self.seat, tuple(spent)))
        else:
            hand_over(s, self.seat, spent)
            charter(s, self.seat)

    def about(self, s: SaReState) -> dict[str, Arg]:
        singles, doubles = cargo(self.spent)
        return {"count": s.data.charter_cost - singles - 2 * doubles}


def charter(s: SaReState, seat: int) -> None:
    """SR-CARAVAN-01, SR-CARAVAN-02. The yellow cube goes up; usable in a later phase only."""
    s.caravans[seat] += 1
    s.tell("chartered", seat, "SR-CARAVAN-01", {"count": s.caravans[seat]})


# ------------------------------------------------------------------ cards kept for the next round


class SaveCards(Question[SaReState]):
    """SR-KEEP-01, SR-KEEP-02, SR-KEEP-04, SR-KEEP-05. Two cards, if nothing was finished."""

    __slots__ = ("left", "saved")

    asks = "save"
    rule = "SR-KEEP-01"

    def __init__(self, seat: int, left: int, saved: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left
        self.saved = saved
        """Kinds of the cards already chosen."""

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return SAVE_MENU.of(self.unsaved(s) | 1 << len(SAVE))

    def unsaved(self, s: SaReState) -> int:
        """Mask of the kinds of which a card is left to choose; none after construction."""
        if s.constructed[self.seat] or not self.left:
            return 0
        left = [card % GOODS_CARDS for card in s.cards[self.seat]]
        for kind in self.saved:
            left.remove(kind)
        mask = 0
        for kind in left:
            mask |= 1 << kind
        return mask

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: SaReState, action: Action) -> None:
        if action is DONE:
            self.close(s)
            return
        kind = SAVE.index(action)
        s.tell("saved", self.seat, "SR-KEEP-01", {"card": CARDS[kind]})
        s.then(SaveCards(self.seat, self.left - 1, (*self.saved, kind)))

    def close(self, s: SaReState) -> None:
        """SR-KEEP-06. All other cards are lost."""
        lost = len(s.cards[self.seat]) - len(self.saved)
        s.cards[self.seat] = tuple(sorted(self.saved))
        if lost:
            rule = "SR-KEEP-02" if s.constructed[self.seat] else "SR-KEEP-06"
            s.tell("lost_cards", self.seat, rule, {"count": lost})

    def about(self, s: SaReState) -> dict[str, Arg]:
        return {"count": self.left}


class EndConstruction(SeatEffect[SaReState]):
    """SR-KEEP-06, SR-PRODB-03. Jokers and building resources that are left are lost."""

    __slots__ = ()

    def run(self, s: SaReState) -> None:
        lost = s.jokers[self.seat] + sum(s.goods[self.seat])
        s.jokers[self.seat] = 0
        s.goods[self.seat] = (0, 0, 0, 0)
        s.ready[self.seat] = 0
        if lost:
            s.tell("lost_goods", self.seat, "SR-KEEP-06", {"count": lost})
