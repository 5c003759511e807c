"""SR-POWER, SR-TEMPLE, SR-BARRACKS, SR-PALACE, SR-MARKET. The powers that have a moment of their
own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trilith.engine.action import Action
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question
from trilith.games.sa_re.actions import (
    APPLY,
    GET,
    GIVE,
    SEAT_NAMES,
    USE_BARRACKS,
    USE_MARKET,
)
from trilith.games.sa_re.components import (
    BARRACKS,
    CARDS,
    CARRIED,
    GOODS_CARDS,
    HOSHEKH,
    MARKET,
    PALACE,
    SINGLES,
    TEMPLE,
    TRADED,
    TYPES,
)
from trilith.games.sa_re.deck import draw, everybody, fall_dark, is_public, show_top
from trilith.games.sa_re.revolt import React, raise_gauge, would_revolt
from trilith.games.sa_re.state import SaReState, is_carried, is_traded

LIFTED: Final = 2
"""SR-TEMPLE-01. How many cards the Temple lifts."""


def use(s: SaReState, seat: int, kind: int) -> None:
    """SR-POWER-02. The card turns to its night side."""
    s.night[seat] |= 1 << kind


def why_used(s: SaReState, seat: int, kind: int) -> Refusal | None:
    """SR-POWER-01. It takes the building, at most once a season."""
    return None if s.has_power(seat, kind) else Refusal("SR-POWER-01", {"type": TYPES[kind]})


# ------------------------------------------------------------------ powers at any moment of one's turn

FREE_POWERS: Final = (*USE_BARRACKS, USE_MARKET)
"""Everything that can be named, with the building or without."""


def free_powers(s: SaReState, seat: int) -> list[Action]:
    """SR-POWER-03, SR-POWER-04. Barracks and Market, at offers, between cards and at closing."""
    found: list[Action] = []
    built = s.admin[seat]
    if built >> BARRACKS & 1:
        found += [USE_BARRACKS[other] for other in s.others(seat)]
    if built >> MARKET & 1:
        found.append(USE_MARKET)
    return found


def why_not_free_power(s: SaReState, seat: int, action: Action) -> Refusal | None:
    if action is USE_MARKET:
        return why_no_market(s, seat)
    return why_no_barracks(s, seat, SEAT_NAMES.index(action.args[0]))


def use_free_power(s: SaReState, seat: int, action: Action) -> None:
    if action is USE_MARKET:
        use(s, seat, MARKET)
        s.then(GiveCard(seat))
    else:
        use_barracks(s, seat, SEAT_NAMES.index(action.args[0]))


def why_no_barracks(s: SaReState, seat: int, other: int) -> Refusal | None:
    """SR-BARRACKS-01, SR-BARRACKS-02, SR-BARRACKS-03. An opponent below revolt, and one's own cube
    above its bottom case.
    """
    refusal = why_used(s, seat, BARRACKS)
    if refusal is not None:
        return refusal
    if other == seat or other >= s.n:
        return Refusal("SR-BARRACKS-01")
    if s.gauge[seat] <= s.bottom(seat):
        return Refusal("SR-BARRACKS-02")
    if not s.standing[other] or would_revolt(s, other, 1):
        return Refusal("SR-BARRACKS-03")
    return None


def use_barracks(s: SaReState, seat: int, other: int) -> None:
    """SR-BARRACKS-01, SR-BARRACKS-04. One step from one's own gauge to an opponent's, who may then
    stop.
    """
    use(s, seat, BARRACKS)
    s.gauge[seat] -= 1
    s.tell(
        "barracks", seat, "SR-BARRACKS-01", {"target": SEAT_NAMES[other], "gauge": s.gauge[seat]}
    )
    raise_gauge(s, other, 1, "SR-BARRACKS-01")
    s.then(React(other))


# ------------------------------------------------------------------ Market


def is_double(card: int) -> bool:
    return card % GOODS_CARDS >= SINGLES


def why_no_market(s: SaReState, seat: int) -> Refusal | None:
    """SR-MARKET-01. There must be a swap."""
    refusal = why_used(s, seat, MARKET)
    if refusal is not None:
        return refusal
    for card in s.cards[seat]:
        if not is_traded(card) and has_partner(s, seat, card):
            return None
    return Refusal("SR-MARKET-01")


def has_partner(s: SaReState, seat: int, card: int) -> bool:
    """Is there a card that this one can be swapped for?"""
    for other in s.others(seat):
        for theirs in s.cards[other]:
            if why_no_swap(s, card, other, theirs) is None:
                return True
    return False


def why_no_swap(s: SaReState, card: int, other: int, theirs: int) -> Refusal | None:
    """SR-MARKET-01, SR-MARKET-02, SR-MARKET-03, SR-REVOLT-10. Same number of resources, untraded,
    no revolt.
    """
    if s.revolted[other]:
        return Refusal("SR-MARKET-03")
    if is_traded(theirs):
        return Refusal("SR-MARKET-02")
    return None if is_double(card) == is_double(theirs) else Refusal("SR-MARKET-01")


def by_age(card: int) -> int:
    """A card's place in GIVE and GET: its kind, behind all kinds if carried."""
    return card % GOODS_CARDS + (GOODS_CARDS if is_carried(card) else 0)


def of_age(place: int) -> int:
    """The untraded card at this place in GIVE and GET."""
    return place if place < GOODS_CARDS else place - GOODS_CARDS + CARRIED


class GiveCard(Question[SaReState]):
    """SR-MARKET-01, SR-MARKET-04, SR-LIBRARY-03. Which own production card is swapped; Library
    Jokers are none.
    """

    __slots__ = ()

    asks = "give"
    rule = "SR-MARKET-01"

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return list(dict.fromkeys([GIVE[by_age(card)] for card in s.cards[self.seat]]))

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        card = of_age(GIVE.index(action))
        if card not in s.cards[self.seat]:
            return Refusal("SR-MARKET-02")
        return None if has_partner(s, self.seat, card) else Refusal("SR-MARKET-01")

    def answer(self, s: SaReState, action: Action) -> None:
        s.then(GetCard(self.seat, of_age(GIVE.index(action))))


class GetCard(Question[SaReState]):
    """SR-MARKET-01, SR-MARKET-03. Which card it is swapped for; its owner cannot refuse."""

    __slots__ = ("given",)

    asks = "get"
    rule = "SR-MARKET-01"

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def candidates(self, s: SaReState) -> Sequence[Action]:
        found: list[Action] = []
        for other in s.others(self.seat):
            found += [GET[other][by_age(card)] for card in s.cards[other]]
        return list(dict.fromkeys(found))

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        other = SEAT_NAMES.index(action.args[0])
        card = of_age(GET[other].index(action))
        if card not in s.cards[other]:
            card += TRADED
        return why_no_swap(s, self.given, other, card)

    def answer(self, s: SaReState, action: Action) -> None:
        other = SEAT_NAMES.index(action.args[0])
        swap(s, self.seat, self.given, other, of_age(GET[other].index(action)))

    def about(self, s: SaReState) -> dict[str, Arg]:
        return {"card": CARDS[self.given % GOODS_CARDS]}


def swap(s: SaReState, seat: int, given: int, other: int, taken: int) -> None:
    """SR-MARKET-02, SR-MARKET-05, SR-MARKET-06. Both cards are turned over. No wind, no production.

    A card kept from an earlier round stays one, in any hands; any other was acquired this season.
    """
    s.drop_card(seat, given)
    s.drop_card(other, taken)
    s.add_card(seat, taken + TRADED)
    s.add_card(other, given + TRADED)
    facts: dict[str, Arg] = {
        "card": CARDS[given % GOODS_CARDS],
        "target": SEAT_NAMES[other],
        "other_card": CARDS[taken % GOODS_CARDS],
    }
    s.tell("swapped", seat, "SR-MARKET-01", facts)


# ------------------------------------------------------------------ Palace


def why_no_palace(s: SaReState, seat: int, card: int) -> Refusal | None:
    """SR-POWER-04, SR-PALACE-01, SR-PALACE-02. The open top card at an offer, else a card drawn."""
    refusal = why_used(s, seat, PALACE)
    if refusal is not None:
        return refusal
    if s.batch:
        return None if card in s.batch else Refusal("SR-PALACE-01")
    if s.dark:
        return Refusal("SR-POWER-04")
    return None if card == s.deck[-1] else Refusal("SR-PALACE-02")


def palace_top(s: SaReState, seat: int) -> None:
    """SR-PALACE-01, SR-PALACE-02. In light: the open card leaves without effect, and the next is
    offered.
    """
    use(s, seat, PALACE)
    card = s.deck.pop()
    s.tell("discarded", seat, "SR-PALACE-02", {"card": CARDS[card]})
    show_top(s)


def palace_batch(s: SaReState, seat: int, card: int) -> None:
    """SR-PALACE-03, SR-PALACE-04, SR-PALACE-05, SR-PALACE-06. A drawn card leaves without any
    effect.

    Among compulsory cards the next one of the deck takes its place.
    """
    use(s, seat, PALACE)
    drop_from_batch(s, card)
    rule = "SR-PALACE-04" if s.compulsory else "SR-PALACE-03"
    s.tell("discarded", seat, rule, {"card": CARDS[card]})
    if s.compulsory and s.deck:
        s.batch = (*s.batch, draw(s))


def drop_from_batch(s: SaReState, card: int) -> None:
    batch = list(s.batch)
    batch.remove(card)
    s.batch = tuple(batch)


# ------------------------------------------------------------------ Temple


def why_no_temple(s: SaReState, seat: int) -> Refusal | None:
    """SR-TEMPLE-01, SR-TEMPLE-02. As the first draw of a sequence, with two cards in the deck."""
    refusal = why_used(s, seat, TEMPLE)
    if refusal is not None:
        return refusal
    if not s.first_draw:
        return Refusal("SR-TEMPLE-01")
    return None if len(s.deck) > 1 else Refusal("SR-TEMPLE-02")


def use_temple(s: SaReState, seat: int) -> None:
    """SR-TEMPLE-01, SR-TEMPLE-04. Two cards are looked at: by all in light, by the owner in dark."""
    use(s, seat, TEMPLE)
    s.first_draw = False
    # What is shown to one player alone cannot be taken back either.
    s.tell("temple", seat, "SR-TEMPLE-01", {}, None, True)
    meet_hoshekh(s)
    s.known_top |= 1 << seat
    if len(s.deck) > 1:
        s.known_second = 1 << seat if s.dark else everybody(s)
        tell_two(s, seat)
    uncover_hoshekh(s)
    s.then(ApplyOne(seat))


def meet_hoshekh(s: SaReState) -> None:
    """SR-TEMPLE-06, SR-INFO-04. Hoshekh as second card is set aside; the first, which lay open,
    stays known.
    """
    if s.deck[-2] == HOSHEKH:
        del s.deck[-2]
        fall_dark(s)
        s.known_top = everybody(s)


def uncover_hoshekh(s: SaReState) -> None:
    """SR-HOSH-01, SR-TEMPLE-04. In light Hoshekh is seen below the two cards lifted: darkness falls
    at once.

    SR-INFO-04: both cards lay open, so all still know the one that goes back.
    """
    if not s.dark and len(s.deck) > LIFTED and s.deck[-1 - LIFTED] == HOSHEKH:
        del s.deck[-1 - LIFTED]
        fall_dark(s)
        s.known_top = s.known_second = everybody(s)


def tell_two(s: SaReState, seat: int) -> None:
    if s.log is not None:
        facts: dict[str, Arg] = {"card": CARDS[s.deck[-1]], "other_card": CARDS[s.deck[-2]]}
        seen_by = (seat,) if s.dark else None
        s.tell("temple_cards", seat, "SR-TEMPLE-04", facts, seen_by, True)


class ApplyOne(Question[SaReState]):
    """SR-TEMPLE-03. One of the two must be applied; the other goes back on top."""

    __slots__ = ()

    asks = "temple"
    rule = "SR-TEMPLE-03"

    def candidates(self, s: SaReState) -> Sequence[Action]:
        return APPLY if len(s.deck) > 1 else APPLY[:1]

    def blocked(self, s: SaReState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: SaReState, action: Action) -> None:
        place = 1 + APPLY.index(action)
        is_news = s.dark and not is_public(s.known_top if place == 1 else s.known_second)
        card = take_for_temple(s, place)
        s.batch = (card,)
        s.compulsory = False
        s.tell("drew", self.seat, "SR-TEMPLE-01", {"card": CARDS[card]}, None, is_news)
        if s.deck:
            tell_put_back(s, self.seat, s.deck[-1])

    def about(self, s: SaReState) -> dict[str, Arg]:
        two = s.deck[-1], s.deck[-2] if len(s.deck) > 1 else s.deck[-1]
        return {"card": CARDS[two[0]], "other_card": CARDS[two[1]]}


def take_for_temple(s: SaReState, place: int) -> int:
    """SR-TEMPLE-05, SR-INFO-03, SR-INFO-04. Take the first or second card; the other is left on
    top.

    Those who looked know it. Those who knew the first card still know it if the second is shown and
    differs; of two alike, only a card that lay open is known.
    """
    first = s.deck[-1]
    card = s.deck.pop(-place)
    if place == 1 or (card == first and not is_public(s.known_top)):
        s.known_top = s.known_second
    s.known_second = 0
    if not s.dark:
        s.known_top = 0
    return card


def tell_put_back(s: SaReState, seat: int, card: int) -> None:
    """SR-TEMPLE-04. Face up in light; in dark only those who know the card see it."""
    s.tell("put_back", seat, "SR-TEMPLE-01")
    if s.log is not None:
        seen_by = None
        if s.dark and not is_public(s.known_top):
            seen_by = tuple([i for i in range(s.n) if s.known_top >> i & 1])
        s.tell("put_back_card", seat, "SR-TEMPLE-04", {"card": CARDS[card]}, seen_by)
