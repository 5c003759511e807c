"""SR-HOSH. Darkness."""

from __future__ import annotations

from tests.games.sa_re.table import asked, hands, names, play, position, see, told
from tests.rule import rule
from trilith.games.sa_re import GAME


@rule("SR-HOSH-01", "SR-HOSH-03", "SR-HOSH-04")
def test_hoshekh_turns_the_deck_down_as_soon_as_it_is_on_top() -> None:
    s = position(only="sequence", players=2, deck="t X W S")
    play(s, "0 draw")
    assert see(s, "season.dark")
    assert see(s, "season.deck") == names("W S")
    assert GAME.view(s, 0)["season"]["top"] is None
    assert not told(s, "turned_up")[1:]
    assert asked(s) == "0 offer"


@rule("SR-HOSH-01")
def test_darkness_falls_in_the_middle_of_a_reaction_too() -> None:
    s = position(only="sequence", players=2, deck="WW X S")
    play(s, "0 draw")
    assert asked(s) == "1 react"
    assert see(s, "season.dark")


@rule("SR-HOSH-02")
def test_hoshekh_never_counts_towards_owed_cards() -> None:
    s = position(only="sequence", players=2, deck="H W X S G")
    play(s, "0 draw")
    assert see(s, "season.batch") == names("W S")
    assert see(s, "season.dark")


@rule("SR-HOSH-02")
def test_hoshekh_on_top_at_the_start_is_no_offer() -> None:
    s = position(only="sequence", players=2, deck="X W S")
    assert see(s, "season.dark")
    play(s, "0 draw")
    assert hands(s) == ["W", ""]


@rule("SR-HOSH-05")
def test_the_next_season_begins_in_light_again() -> None:
    s = position(only="season", players=2, given={"season.dark": True})
    assert not see(s, "season.dark")
    assert GAME.view(s, 1)["season"]["top"] == see(s, "season.deck.0")


@rule("SR-HOSH-06")
def test_with_hoshekh_removed_the_whole_season_is_in_light() -> None:
    s = position(only="sequence", players=2, deck="W S G W", removed="X")
    play(s, "0 draw", "1 draw", "0 draw", "1 draw")
    assert s.is_over()
    assert not told(s, "hoshekh")
    assert not see(s, "season.dark")
