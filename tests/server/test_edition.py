"""The copy that a table plays with: what differs from ours, and what of it is said."""

from __future__ import annotations

from typing import Any

from tests.server.owners import CASTLE
from trilith import games
from trilith.engine.leaves import own_of
from trilith.server.edition import SAID, components_of, edition, said


def own(**vp: int) -> dict[str, Any]:
    """A copy on which these tiles give so many points."""
    return own_of(CASTLE.components, {f"tile.{name}.vp": n for name, n in vp.items()}, "")


def test_a_copy_without_differences_is_ours() -> None:
    found = edition(CASTLE, {}, "mine", 3)
    assert (found.name, found.version, found.accepted) == ("mine", 3, False)
    assert (found.differs, found.changes, found.own) == (0, [], {})
    assert found.digest == CASTLE.standard_data.digest


def test_differing_numbers_are_shown_beside_ours() -> None:
    found = edition(CASTLE, own(well=8, keep=12), "mine", 1, accepted=True)
    assert found.accepted
    assert found.differs == 2
    assert {change.path: (change.ours, change.own) for change in found.changes} == {
        "tile.keep.vp": (14, 12),
        "tile.well.vp": (10, 8),
    }
    assert found.digest == CASTLE.data(found.own).digest != CASTLE.standard_data.digest


def test_identical_things_that_differ_alike_share_a_line() -> None:
    towers = {f"tower_{number}": 9 for number in range(1, 9)}
    found = edition(CASTLE, own(**towers, tower_9=7, well=8), "mine", 1)
    lines = {change.path: (change.own, change.many) for change in found.changes}
    assert lines == {
        "tile.tower_1.vp": (9, 8),
        "tile.tower_9.vp": (7, 1),
        "tile.well.vp": (8, 1),
    }
    assert found.differs == 3


def test_what_follows_from_other_values_is_no_difference_of_its_own() -> None:
    sa_re = games.get("sa_re")
    given: dict[str, Any] = {"gauge.last": 8, "pyramid.4.stages.0.stone": 3}
    found = edition(sa_re, own_of(sa_re.components, given, ""), "mine", 1)
    assert [change.path for change in found.changes] == list(given)
    assert found.own["gauge"]["steps_to_revolt_by_black_cubes"] == [8, 7, 6]


def test_a_list_of_tables_says_three_differences_and_how_many_there_are() -> None:
    found = edition(CASTLE, own(well=8, keep=12, tavern=9, stable=1), "mine", 2, accepted=True)
    short = said(found)
    assert short is not None
    assert (short.name, short.version, short.digest) == ("mine", 2, found.digest)
    assert (short.accepted, short.differs) == (True, 4)
    assert short.changes == found.changes[:SAID]
    assert said(None) is None


def test_all_numbers_of_a_table_are_shown_without_their_sources() -> None:
    ours: Any = components_of(CASTLE, None)
    theirs: Any = components_of(CASTLE, edition(CASTLE, own(well=8), "mine", 1))
    [number] = [i for i, tile in enumerate(ours["tile"]) if tile["id"] == "well"]
    assert "source" not in ours["tile"][number]
    assert (ours["tile"][number]["vp"], theirs["tile"][number]["vp"]) == (10, 8)
    theirs["tile"][number]["vp"] = 10
    assert theirs == ours
