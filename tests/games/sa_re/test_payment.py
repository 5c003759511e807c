"""SR-PAY, SR-DISC. What a worksite costs, and what may pay for it."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import pytest

from tests.games.sa_re.table import (
    asked,
    hand,
    hands,
    options,
    play,
    position,
    refused,
    see,
    spend,
    stock,
    told,
)
from tests.rule import rule
from trilith.games.sa_re import GAME
from trilith.games.sa_re.actions import SPEND
from trilith.games.sa_re.payment import (
    NOTHING_SPENT,
    SOURCES,
    Completions,
    is_paid,
    purse,
    reduced_cost,
)
from trilith.games.sa_re.state import SaReState


def building(
    kind: str,
    cell: int = 4,
    cards: str = "",
    held: Mapping[str, int] | None = None,
    others: Mapping[int, str] | None = None,
    **given: int,
) -> SaReState:
    """Seat 0 in construction with one worksite; `held` is the stock, `given` more of the seat."""
    more: dict[str, object] = {f"seats.0.{name}": value for name, value in given.items()}
    more["seats.0.stock"] = dict(held or stock())
    ground = {cell: f"site:{kind}", **(others or {})}
    return position(only="construction", grounds={0: ground}, cards={0: cards}, given=more)


@rule("SR-PAY-01", "SR-CARAVAN-04")
def test_cards_jokers_stock_building_resources_and_caravans_all_pay() -> None:
    # A foreman costs 2 wood and 2 gold.
    s = building("foreman", 8, "W", stock(gold=1), {10: "goldsmith"}, caravans=1, jokers=1)
    play(s, "0 build cell:8")
    assert asked(s) == "0 spend"
    assert options(s, 0) == [
        "spend card single_wood",
        "spend stock gold",
        "spend building gold",
        "spend library joker",
        "spend caravan joker",
    ]
    spend(s, 0, "caravan joker", "library joker", "building gold", "stock gold")
    assert see(s, "seats.0.ground.8") == "foreman"
    assert see(s, "seats.0.caravans") == 0
    assert hands(s)[0] == "W"


@rule("SR-PAY-02", "SR-PAY-04")
def test_a_card_is_spent_whole_and_its_surplus_is_lost() -> None:
    # A warehouse costs 2 wood and 1 stone.
    s = building("warehouse", cards="WW GS")
    play(s, "0 build cell:4")
    assert see(s, "seats.0.ground.4") == "warehouse"
    assert hands(s)[0] == ""
    assert see(s, "seats.0.stock") == stock()


@rule("SR-PAY-03")
def test_any_number_of_sources_may_be_combined() -> None:
    s = building("temple", cards="S S SS", held=stock(wood=1, gold=1), caravans=2)
    play(s, "0 build cell:4")
    assert see(s, "seats.0.ground.4") == "temple"
    spent = {(e.args["place"], e.args["what"]): e.args["count"] for e in told(s, "spent")}
    assert spent == {
        ("card", "single_stone"): 2,
        ("card", "double_stone_stone"): 1,
        ("stock", "wood"): 1,
        ("stock", "gold"): 1,
        ("caravan", "joker"): 2,
    }


@rule("SR-PAY-05")
def test_a_payment_with_a_needless_source_cannot_be_made() -> None:
    # 2 wood and 1 stone: with both double cards the single wood is not needed.
    s = building("warehouse", cards="W WW SW S")
    play(s, "0 build cell:4")
    assert "spend card single_wood" in options(s, 0)
    spend(s, 0, "card WW")
    assert refused(s, "0 spend card single_wood") == "SR-PAY-05"
    assert options(s, 0) == ["spend card single_stone", "spend card double_stone_wood"]
    spend(s, 0, "card SW")
    assert hand(s, 0) == "S W"


@rule("SR-PAY-05")
def test_a_source_that_leads_nowhere_is_not_offered() -> None:
    # Of 1 wood and 1 gold, the double card covers both: nothing single may go before it.
    s = building("foreman", cards="W GW", held=stock(wood=1, gold=1))
    play(s, "0 build cell:4")
    # All that is needed is taken: GW, and one wood and one gold beside it.
    assert see(s, "seats.0.ground.4") == "site:foreman"
    assert options(s, 0) == ["spend card single_wood", "spend stock wood"]


@rule("SR-PAY-06")
def test_a_joker_pays_for_any_resource() -> None:
    s = building("warehouse", held=stock(wood=1, joker=2))
    play(s, "0 build cell:4")
    assert see(s, "seats.0.ground.4") == "warehouse"


@rule("SR-PAY-07", "SR-BUILD-01")
def test_a_worksite_is_paid_whole_or_not_at_all() -> None:
    others = {7: "site:warehouse"}
    s = building("temple", cards="SS GS", held=stock(wood=2), others=others)
    assert refused(s, "0 build cell:4") == "SR-PAY-07"
    assert see(s, "seats.0.stock.wood") == 2


def every_legal_payment(s: SaReState, need: tuple[int, int, int]) -> set[tuple[int, ...]]:
    """SR-PAY-05 to the letter: it covers the need, and no longer does if any source is left out."""
    held = purse(s, 0)
    found: set[tuple[int, ...]] = set()
    for payment in itertools.product(*[range(count + 1) for count in held]):
        if is_paid(s, need, payment) and not any(
            is_paid(s, need, (*payment[:i], payment[i] - 1, *payment[i + 1 :]))
            for i in range(SOURCES)
            if payment[i]
        ):
            found.add(payment)
    return found


def every_offered_payment(s: SaReState) -> set[tuple[int, ...]]:
    """What can be reached by answering `spend` in every way."""
    found: set[tuple[int, ...]] = set()
    before = purse(s, 0)

    def follow(state: SaReState) -> None:
        if asked(state) == "0 spend":
            for action in state.legal(0):
                child = state.clone()
                child.apply(0, action)
                follow(child)
        else:
            after = purse(state, 0)
            found.add(tuple(a - b for a, b in zip(before, after, strict=True)))

    s.apply(0, next(action for action in s.legal(0) if action.verb == "build"))
    follow(s)
    return found


@rule("SR-PAY-05")
@pytest.mark.parametrize(
    ("kind", "cards", "held"),
    [
        ("warehouse", "W WW SW S", stock(wood=1, joker=1)),
        ("foreman", "W G GW WW", stock(gold=1)),
        ("carpenter", "WW GS SW GW", stock(wood=1, stone=1, gold=1)),
        ("gardens", "WW GW GS W S", stock(wood=1, gold=1)),
        ("market", "GG GW SW WW", stock(joker=2)),
    ],
)
def test_the_chain_of_choices_reaches_exactly_the_legal_payments(
    kind: str, cards: str, held: dict[str, int]
) -> None:
    s = building(kind, cards=cards, held=held)
    # The worksite is the only thing that the resources can go to.
    legal = every_legal_payment(s, reduced_cost(s, 0, 4))
    assert legal
    assert every_offered_payment(s) == legal


@rule("SR-PAY-05")
def test_what_every_payment_needs_is_not_asked() -> None:
    s = building("carpenter", cards="WW S G", held=stock(gold=1))
    need = reduced_cost(s, 0, 4)
    completions = Completions(s, need, NOTHING_SPENT, purse(s, 0))
    assert sum(completions.forced()) == 2
    play(s, "0 build cell:4")
    assert options(s, 0) == ["spend card single_gold", "spend stock gold"]


def careful(s: SaReState) -> dict[str, int]:
    """The payment that is suggested for the worksite on cell 4."""
    completions = Completions(s, reduced_cost(s, 0, 4), NOTHING_SPENT, purse(s, 0))
    whole = completions.most_careful()
    assert is_paid(s, reduced_cost(s, 0, 4), whole)
    return {" ".join(SPEND[i].args): count for i, count in enumerate(whole) if count}


@rule("SR-KEEP-06", "SR-PAY-05")
@pytest.mark.parametrize(
    ("cards", "held", "caravans", "suggested"),
    [
        # Cards are lost if they are not spent; the store and the caravans stay.
        ("W W G G", stock(wood=2, gold=2), 0, {"card single_wood": 2, "card single_gold": 2}),
        (
            "W GG",
            stock(wood=1),
            1,
            {"card single_wood": 1, "card double_gold_gold": 1, "stock wood": 1},
        ),
        # Of cards that pay alike, those with nothing to spare.
        ("WW GG SW GS", stock(), 0, {"card double_wood_wood": 1, "card double_gold_gold": 1}),
        # Rather something too much on a card than anything from the store.
        (
            "GW WW G",
            stock(wood=1),
            0,
            {"card single_gold": 1, "card double_gold_wood": 1, "card double_wood_wood": 1},
        ),
    ],
)
def test_the_payment_suggested_leaves_least_to_be_lost(
    cards: str, held: dict[str, int], caravans: int, suggested: dict[str, int]
) -> None:
    """A Foreman costs 2 wood and 2 gold."""
    assert careful(building("foreman", cards=cards, held=held, caravans=caravans)) == suggested


@rule("SR-KEEP-06")
def test_no_joker_is_suggested_for_what_is_paid_already() -> None:
    s = building("foreman", cards="W W G G", held=stock(), jokers=2)
    assert careful(s) == {"card single_wood": 2, "card single_gold": 2}


@rule("SR-PAY-05")
@pytest.mark.parametrize("first", ["spend card double_gold_wood", "spend stock gold"])
def test_the_suggestion_leads_to_the_building_no_matter_what_was_spent(first: str) -> None:
    s = building("gardens", cards="WW GW GS W S G", held=stock(wood=1, gold=1))
    play(s, "0 build cell:4", f"0 {first}")
    while asked(s) == "0 spend":
        payment = GAME.view(s, 0)["payment"]
        have = {(one["place"], one["what"]): one["count"] for one in payment["spent"]}
        rest = [
            one
            for one in payment["suggested"]
            if one["count"] > have.get((one["place"], one["what"]), 0)
        ]
        play(s, f"0 spend {rest[0]['place']} {rest[0]['what']}")
    assert s.built[0] >> 4 & 1


# ------------------------------------------------------------------ reductions


@rule("SR-DISC-01", "SR-DISC-03", "SR-DISC-08")
def test_trades_beside_a_worksite_add_up_and_other_buildings_give_nothing() -> None:
    others = {1: "carpenter", 3: "carpenter", 5: "stonecutter", 7: "temple", 8: "goldsmith"}
    s = building("temple", 4, others={**others, 7: "market"})
    # The temple costs 2 wood, 4 stone, 2 gold; the goldsmith on cell 8 touches only a corner.
    assert reduced_cost(s, 0, 4) == (0, 3, 2)


@rule("SR-DISC-02", "SR-DISC-10", "SR-DISC-05")
def test_the_port_takes_one_of_choice_off_every_worksite_at_the_nile() -> None:
    held = stock(wood=2, stone=1)
    s = building("warehouse", 11, held=held, others={2: "port"})
    play(s, "0 build cell:11")
    assert options(s, 0) == ["reduce wood", "reduce stone"]
    assert refused(s, "0 reduce gold") == "SR-DISC-04"
    play(s, "0 reduce stone")
    # Two wood are left to pay: from the warehouse, or one of them with the port's joker.
    assert options(s, 0) == ["spend stock wood", "spend building joker"]
    spend(s, 0, "stock wood")
    assert see(s, "seats.0.stock") == stock(stone=1)


@rule("SR-DISC-02")
def test_the_port_gives_nothing_to_other_cells_even_beside_it() -> None:
    s = building("warehouse", 4, held=stock(wood=2, stone=1), others={5: "port"})
    play(s, "0 build cell:4")
    assert asked(s) == "0 spend"


@rule("SR-DISC-04")
def test_a_cost_never_falls_below_nothing_and_may_be_nothing() -> None:
    others = {1: "carpenter", 3: "carpenter", 5: "stonecutter", 7: "goldsmith"}
    s = building("warehouse", 4, others=others)
    assert reduced_cost(s, 0, 4) == (0, 0, 0)
    play(s, "0 build cell:4")
    assert see(s, "seats.0.ground.4") == "warehouse"
    assert not told(s, "spent")


@rule("SR-DISC-06")
def test_reductions_cannot_be_stored_or_shipped() -> None:
    s = building("market", 4, others={5: "stonecutter"})
    # All there is to ship is the stonecutter's stone.
    assert options(s, 0) == ["store building stone", "done"]


@rule("SR-DISC-07")
def test_worksites_reduce_nothing_and_neither_do_others_buildings() -> None:
    grounds = {0: {4: "site:temple", 1: "site:carpenter"}, 1: {1: "carpenter"}}
    s = position(only="construction", grounds=grounds)
    assert reduced_cost(s, 0, 4) == (2, 4, 2)


@rule("SR-DISC-09", "SR-BUILD-03")
def test_a_building_finished_now_helps_the_next_worksite_but_makes_nothing_yet() -> None:
    # The stonecutter costs 1 wood, 2 stone, 1 gold; beside it a warehouse costs no stone.
    s = building(
        "stonecutter", 4, held=stock(wood=3, stone=2, gold=1), others={5: "site:warehouse"}
    )
    assert reduced_cost(s, 0, 5) == (2, 1, 0)
    play(s, "0 build cell:4")
    assert reduced_cost(s, 0, 5) == (2, 0, 0)
    assert see(s, "seats.0.goods.stone") == 0
    play(s, "0 build cell:5")
    assert see(s, "seats.0.stock") == stock()


@rule("SR-DISC-10")
def test_if_nothing_is_left_to_reduce_the_port_is_not_asked() -> None:
    others = {2: "port", 4: "carpenter", 11: "carpenter", 8: "stonecutter"}
    s = position(
        only="construction",
        grounds={0: {5: "site:warehouse", **{k: v for k, v in others.items() if k != 8}}},
        given={"seats.0.ground.8": "stonecutter", "seats.0.ground.11": ""},
    )
    # 2 wood and 1 stone, less 1 wood and 1 stone: the port is asked for the wood that is left.
    assert reduced_cost(s, 0, 5) == (1, 0, 0)
    play(s, "0 build cell:5")
    assert [event.args for event in told(s, "reduced")] == [{"resource": "wood"}]
    assert see(s, "seats.0.ground.5") == "warehouse"
