"""How labels become words: names, plurals, forms, and what happens when words are missing."""

from __future__ import annotations

import pytest

from trilith import games
from trilith.engine.errors import GAME_OVER, NOT_ASKED, NOT_YOUR_TURN, BadInput, Refusal, short_of
from trilith.engine.event import NOBODY, Event
from trilith.engine.label import Label
from trilith.text import LANGUAGES, Catalog, NoWords, language_from
from trilith.text.words import words

CASTLE = games.get("castle")


def tell(language: str, kind: str, seat: int = 0, **args: int | str) -> str:
    """An event of the castle, as the log has it."""
    event = Event(kind, seat, "AM-BLD-01", dict(args))
    return Catalog(language, strict=True).say(CASTLE.event_label(event), ["Zoé", "Max"])


def offer(language: str, code: str, asks: str = "", **facts: int) -> str:
    """An action of the castle, as on its button."""
    label = CASTLE.label(CASTLE.catalogue.read(code), asks, {**facts})
    return Catalog(language, strict=True).say(label, ["Zoé", "Max"])


# ------------------------------------------------------------------ sentences


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Zoé builds the Tavern with the Stonemason."),
        ("fr", "Zoé construit la Taverne avec le Tailleur de pierre."),
        ("pl", "Zoé buduje Tawernę z pomocą Kamieniarza."),
    ],
)
def test_names_take_the_form_that_the_sentence_needs(language: str, sentence: str) -> None:
    assert tell(language, "build", building="tavern", card="stonemason") == sentence


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        (0, "Bank jest pusty: Max nic nie dostaje od Posłańca."),
        (1, "Max dostaje od Posłańca 1 talara."),
        (4, "Max dostaje od Posłańca 4 talary."),
        (8, "Max dostaje od Posłańca 8 talarów."),
        (12, "Max dostaje od Posłańca 12 talarów."),
        (23, "Max dostaje od Posłańca 23 talary."),
    ],
)
def test_polish_counts_in_three_ways(count: int, sentence: str) -> None:
    assert tell("pl", "messenger", seat=1, count=count) == sentence


def test_french_silver_is_argent_and_money_is_thalers() -> None:
    assert tell("fr", "take", item="silver", count=2) == (
        "Zoé prend 2 lingots d'argent à la tour de garde."
    )
    assert tell("fr", "fee", count=2) == "Zoé paie 2 thalers au Tenancier."


def test_counted_things_inflect_by_themselves() -> None:
    assert tell("en", "take", item="wood", count=1).endswith(
        "1 wooden beam from the defense tower."
    )
    assert tell("en", "take", item="wood", count=3).endswith(
        "3 wooden beams from the defense tower."
    )
    assert tell("pl", "take", item="wood", count=3) == "Zoé bierze ze strażnicy 3 sztuki drewna."


def test_a_delivery_of_nothing_says_why() -> None:
    assert tell("en", "deliver", item="clay", count=0, tower=0) == (
        "Delivery: no clay slab is left for Zoé."
    )
    assert tell("en", "deliver", item="clay", count=0, tower=1) == (
        "Delivery: Zoé gets nothing; the last clay slab goes to the defense tower."
    )


def test_a_scored_place_says_what_it_counts() -> None:
    assert tell("en", "score_space", place="stable_16", units=1, count=3) == (
        "Zoé scores 3 points at the Stable (place for 16 talers): 1 House."
    )
    assert (
        tell("en", "score_space", place="granary", count=10)
        == "Zoé scores 10 points at the Granary."
    )


def test_the_same_action_sounds_as_its_question_does() -> None:
    assert offer("en", "pass", "build") == "Stop building"
    assert offer("en", "pass", "trade") == "Place no helper"
    assert offer("en", "pass") == "Pass"
    assert offer("en", "take sand", "take", count=6) == "Take all 6 sand piles"
    assert offer("en", "take sand", "take", count=1) == "Take the only sand pile"
    assert offer("fr", "take wood", "take", count=3) == "Prendre tout le bois (3)"
    assert offer("fr", "take wood", "share") == "Prendre 1 bois"


def test_a_numeral_in_an_action_is_a_number() -> None:
    assert offer("pl", "cash_in 0") == "Zatrzymaj wszystkie talary"
    assert offer("pl", "cash_in 2") == "Zamień 2 talary"
    assert offer("pl", "cash_in 12") == "Zamień 12 talarów"


# ------------------------------------------------------------------ players


def test_players_without_a_name_are_numbered_from_one() -> None:
    label = CASTLE.event_label(Event("chose", 1, "AM-SEL-03", {}))
    assert [Catalog(language).say(label) for language in LANGUAGES] == [
        "Player 2 chooses a card.",
        "Joueur 2 choisit une carte.",
        "Gracz 2 wybiera kartę.",
    ]
    assert Catalog("en").say(label, ["Zoé"]) == "Player 2 chooses a card."


def test_a_seat_in_an_action_is_a_player_too() -> None:
    assert offer("en", "buy seat:1 sand") == "Buy 1 sand pile from Max"
    assert offer("en", "buy seat:3 sand") == "Buy 1 sand pile from Player 4"


def test_an_event_of_no_player_names_nobody() -> None:
    label = CASTLE.event_label(Event("chose", NOBODY, "AM-SEL-03", {}))
    assert Catalog("fr").say(label, ["Zoé"]) == "personne choisit une carte."


# ------------------------------------------------------------------ components


def test_numbered_components_share_a_message() -> None:
    catalog = Catalog("fr", strict=True)
    assert catalog.component("castle", "tower_3") == "Tour 3"
    assert catalog.component("castle", "tavern_12") == "Taverne, case à 12 thalers"
    assert catalog.component("castle", "great_gate_1") == "Grande porte"


def test_a_form_that_lacks_its_number_is_left_out() -> None:
    forms = words("en", "castle").forms("castle-wood", {})
    assert forms["piece"] == "1 wooden beam"
    assert "counted" not in forms


def test_ids_with_blanks_between_them_are_a_list() -> None:
    label = Label("castle-event-winter-card", {"card": "lady granary"})
    assert Catalog("en").say(label) == "Winter card: Lady of the Castle, Granary."


# ------------------------------------------------------------------ rules and refusals


def test_a_refusal_is_worded_as_its_rule() -> None:
    refusal = Refusal("AM-HLP-03", {"place": "keep_1"})
    assert Catalog("en").why_not("castle", refusal) == "One helper per helper's place."
    assert Catalog("fr").rule("castle", "AM-HLP-03") == (
        "Un seul assistant par case pour assistant."
    )


def test_the_shortage_is_named_before_the_rule() -> None:
    refusal = short_of("EN-TEMPLE-11", "banner_red", 5, 4)
    told = Catalog("en", strict=True).why_not("ezra_nehemiah", refusal)
    assert told.startswith("Needed: 5 × red Banner; you have 4. ")
    assert told.endswith(Catalog("en").rule("ezra_nehemiah", "EN-TEMPLE-11"))
    polish = Catalog("pl", strict=True).why_not("ezra_nehemiah", refusal)
    assert polish.startswith("Potrzeba: 5 × czerwony sztandar; masz: 4. ")


def test_the_engine_has_words_of_its_own_for_what_no_rule_forbids() -> None:
    waiting = Refusal(NOT_YOUR_TURN, {"seats": "0 2"})
    assert Catalog("en", strict=True).why_not("castle", waiting, ["Zoé", "Max"]) == (
        "It is not your turn: the game is waiting for Zoé, Player 3."
    )
    for language in LANGUAGES:
        catalog = Catalog(language, strict=True)
        assert catalog.why_not("castle", waiting)
        assert catalog.why_not("castle", Refusal(NOT_ASKED, {"action": "pass"}))
        assert catalog.why_not("castle", Refusal(GAME_OVER))


def test_every_refusal_of_an_action_out_of_place_has_words() -> None:
    s = CASTLE.start(CASTLE.setup(3, {"season": "winter"}, "refusals"))
    catalog = Catalog("pl", strict=True)
    for action in CASTLE.catalogue:
        refusal = s.why_not(0, action)
        assert refusal is None or catalog.why_not("castle", refusal)


# ------------------------------------------------------------------ parts of a game


def test_phases_and_rows_fall_back_on_the_component_of_that_name() -> None:
    catalog = Catalog("en", strict=True)
    assert catalog.phase("castle", "final_scoring") == "Final scoring"
    assert catalog.phase("castle", "stonemason") == "Stonemason"
    assert catalog.score_row("castle", "stone") == "Stone blocks left"
    assert catalog.score_row("castle", "great_gate") == "Big Gate"


def test_the_game_and_its_options_introduce_themselves() -> None:
    catalog = Catalog("fr", strict=True)
    assert catalog.title("castle") == "À l'ombre des murailles"
    assert catalog.option("castle", "season") == "Saison"
    assert catalog.option_value("castle", "season", "winter") == "Hiver"
    assert catalog.option_value_about("castle", "season", "summer") == (
        "Le jeu de base, conseillé pour une première partie."
    )


# ------------------------------------------------------------------ what is missing


def test_what_is_missing_is_said_by_its_key() -> None:
    catalog = Catalog("en")
    assert catalog.say(Label("castle-event-eclipse", {"seat": 0})) == "castle-event-eclipse"
    assert catalog.say(Label("chess-do-castle")) == "chess-do-castle"
    assert catalog.component("castle", "dungeon_7") == "castle-dungeon_7"
    assert catalog.rule("castle", "AM-NONE-01") == "AM-NONE-01"
    assert catalog.rule("chess", "CH-KING-01") == "CH-KING-01"
    assert catalog.title("chess") == "chess-title"
    assert catalog.phase("castle", "siege") == "castle-phase-siege"
    assert catalog.option_about("castle", "siege") == "castle-option-siege.about"


def test_a_strict_catalogue_raises_for_what_is_missing() -> None:
    catalog = Catalog("en", strict=True)
    with pytest.raises(NoWords, match="en: no words for 'castle-event-eclipse'"):
        catalog.say(Label("castle-event-eclipse"))
    with pytest.raises(NoWords, match="AM-NONE-01"):
        catalog.rule("castle", "AM-NONE-01")
    with pytest.raises(NoWords, match=r"castle-event-build.*building_the"):
        catalog.say(Label("castle-event-build", {"seat": 0, "card": "trader"}))


def test_a_label_that_lacks_a_fact_is_said_as_far_as_it_goes() -> None:
    label = Label("castle-event-build", {"seat": 0, "card": "stonemason"})
    assert Catalog("en").say(label).startswith("Player 1 builds ")


def test_languages_that_nobody_wrote_are_refused() -> None:
    with pytest.raises(BadInput, match="expected one of en, fr, pl; found 'de'"):
        Catalog("de")
    assert Catalog.languages() == ("en", "fr", "pl")


# ------------------------------------------------------------------ the terminal's language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "pl"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:pl:fr"}, "pl"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "TRILITH_LANGUAGE": "pl"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "TRILITH_LANGUAGE": "xx"}, "fr"),
    ],
)
def test_the_terminal_says_which_language_it_wants(environ: dict[str, str], language: str) -> None:
    assert language_from(environ) == language
