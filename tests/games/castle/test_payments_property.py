"""AM-BLD-03, AM-BLD-04. From any holdings, every chain of offered pieces ends in a payment."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.castle.table import DATA, asked, pieces, play, position, read, see
from tests.rule import rule
from trilith.games.castle.components import RESOURCES, TILES, Payments
from trilith.games.castle.state import CastleState

POINTS = {"sand": 1, "wood": 2, "clay": 4, "stone": 5}
KINDS = tuple(POINTS)

holdings = st.fixed_dictionaries(
    {
        "sand": st.integers(0, 20),
        "wood": st.integers(0, 18),
        "clay": st.integers(0, 15),
        "stone": st.integers(0, 15),
    }
)
few = st.fixed_dictionaries({kind: st.integers(0, 4) for kind in KINDS})
"""Where exact payments are hard to find."""
tiles = st.sampled_from(TILES)


def ways(have: dict[str, int], due: int) -> list[dict[str, int]]:
    """All exact payments, of any types, by trying everything."""
    ranges = [range(min(have[kind], due // POINTS[kind]) + 1) for kind in KINDS]
    found = [dict(zip(KINDS, numbers, strict=True)) for numbers in product(*ranges)]
    return [way for way in found if sum(way[kind] * POINTS[kind] for kind in KINDS) == due]


def can_be_paid(have: dict[str, int], due: int, held: frozenset[str]) -> bool:
    """Is there an exact payment that makes three types together with those held already?"""
    return any(len(held | {kind for kind in KINDS if way[kind]}) >= 3 for way in ways(have, due))


def as_list(have: dict[str, int]) -> list[int]:
    return [have.get(name, 0) for name in RESOURCES]


def about_to_build(have: dict[str, int], silver: int = 0) -> CastleState:
    """Seat 0 builds with a worker, and has exactly this."""
    own = pieces(**have, silver=silver)
    return position(
        only="worker", cards={0: "worker_wood"}, given={"seats.0.resources": own, "bank": 50}
    )


@rule("AM-BLD-03", "AM-BLD-04")
@settings(deadline=None, max_examples=300)
@given(
    have=st.one_of(few, holdings),
    due=st.integers(0, 30),
    held=st.frozensets(st.sampled_from(KINDS)),
)
def test_the_quick_answer_is_that_of_trying_everything(
    have: dict[str, int], due: int, held: frozenset[str]
) -> None:
    types = sum(1 << KINDS.index(kind) for kind in held)
    found = DATA.payments.is_possible(as_list(have), due, types)
    assert found == can_be_paid(have, due, held)
    # And again, now that the answer is kept.
    assert DATA.payments.is_possible(as_list(have), due, types) == found


@rule("AM-BLD-02", "AM-BLD-03", "AM-BLD-04")
@settings(deadline=None, max_examples=100)
@given(have=st.one_of(few, holdings))
def test_exactly_the_buildings_that_can_be_paid_are_offered(have: dict[str, int]) -> None:
    s = about_to_build(have, silver=1)
    offered = {action.args[0] for action in s.legal(0) if action.verb == "build"}
    payable = {
        value: can_be_paid(have, value, frozenset()) for value in {tile.value for tile in DATA.tile}
    }
    assert offered == {tile.id for tile in DATA.tile if payable[tile.value]}


@rule("AM-BLD-03", "AM-BLD-04", "AM-BLD-05", "AM-BLD-07")
@settings(deadline=None, max_examples=200)
@given(have=st.one_of(few, holdings), tile=tiles, data=st.data())
def test_every_chain_of_offered_pieces_ends_in_an_exact_payment(
    have: dict[str, int], tile: str, data: st.DataObject
) -> None:
    s = about_to_build(have)
    seat, action = read(f"0 build {tile}")
    if action not in s.legal(seat):
        assert not can_be_paid(have, DATA.tile[TILES.index(tile)].value, frozenset())
        return
    stock = see(s, "stock")
    events = play(s, f"0 build {tile}")
    while asked(s, 0) == "pay":
        piece = data.draw(st.sampled_from(list(s.legal(0))), label="piece")
        events += play(s, f"0 {piece.code}")
    erected = next(i for i, event in enumerate(events) if event.kind == "build")
    paid = [str(event.args["item"]) for event in events[:erected] if event.kind == "pay"]
    assert sum(POINTS[piece] for piece in paid) == DATA.tile[TILES.index(tile)].value
    assert len(set(paid)) >= 3
    assert tile not in see(s, "tiles")
    left = {kind: have[kind] - paid.count(kind) for kind in KINDS}
    assert see(s, "seats.0.resources") == pieces(**left)
    assert see(s, "stock") == {name: stock[name] + paid.count(name) for name in RESOURCES}


@rule("AM-BLD-03", "AM-BLD-04")
@settings(deadline=None, max_examples=100)
@given(have=st.one_of(few, holdings), tile=tiles, data=st.data())
def test_exactly_the_pieces_of_some_payment_are_offered(
    have: dict[str, int], tile: str, data: st.DataObject
) -> None:
    s = about_to_build(have)
    due = DATA.tile[TILES.index(tile)].value
    if not can_be_paid(have, due, frozenset()):
        return
    left, held = dict(have), frozenset[str]()
    events = play(s, f"0 build {tile}")
    while asked(s, 0) == "pay":
        for event in events:
            if event.kind == "pay":
                piece = str(event.args["item"])
                left[piece] -= 1
                due -= POINTS[piece]
                held |= {piece}
        possible = [kind for kind in KINDS if can_go_on(left, due, held, kind)]
        assert [action.args[0] for action in s.legal(0)] == possible
        events = play(s, f"0 pay {data.draw(st.sampled_from(possible), label='piece')}")


def can_go_on(have: dict[str, int], due: int, held: frozenset[str], kind: str) -> bool:
    if not have[kind] or POINTS[kind] > due:
        return False
    return can_be_paid({**have, kind: have[kind] - 1}, due - POINTS[kind], held | {kind})


@rule("AM-BLD-03")
def test_kept_answers_are_never_mixed_up_whatever_an_owners_values_are() -> None:
    # Dearer buildings and more pieces than in the box: every position keeps an answer of its own.
    payments = Payments([1, 2, 4, 5, 0], [])
    assert payments.is_possible([1, 0, 0, 0, 0], 0, 0b111)
    assert not payments.is_possible([0, 0, 0, 0, 0], 64, 0b111)
    assert payments.is_possible([32, 0, 0, 0, 0], 32, 0b111)
    assert not payments.is_possible([0, 1, 0, 0, 0], 32, 0b111)


@rule("AM-BLD-03")
def test_only_a_limited_number_of_answers_is_kept_and_all_are_the_same() -> None:
    values = [8, 10, 14, 20]
    few, many = (Payments([1, 2, 4, 5, 0], values, limit) for limit in (3, 1000))
    for sand, wood, clay in product(range(4), repeat=3):
        have = [sand, wood, clay, 1, 0]
        assert few.tiles(have) == many.tiles(have)
        assert max(len(few._kept), len(few._tiles)) <= 3
    assert len(many._tiles) == 64
