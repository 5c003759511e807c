"""Every game has words for all it can say, in every language, and no words for anything else."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast

import trilith
from tests.text import ftl
from tests.text.said import (
    argument_words,
    event_kinds,
    heard,
    questions,
    source_words,
    strings,
)
from trilith import cli, games
from trilith.coach.choice import GRADES
from trilith.coach.study import LEVELS
from trilith.engine.errors import Arg
from trilith.engine.label import Label
from trilith.games.ezra_nehemiah.names import RING
from trilith.puzzles.puzzle import GRADES as PUZZLE_GRADES
from trilith.server.post.wishes import KINDS
from trilith.server.post.words import LETTERS
from trilith.text import LANGUAGES, Catalog
from trilith.text.arguments import variables
from trilith.text.lessons import guided_games
from trilith.text.words import AGENTS, COACH, COMMON, LEARN, TERMINAL, VIEW, Words, ftl_file, words

CLI_FOLDER = Path(cli.__file__).parent

every_game = pytest.mark.parametrize("key", games.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_file = pytest.mark.parametrize(
    "name", [COMMON, TERMINAL, COACH, *games.keys(), *(f"{key}{LEARN}" for key in guided_games())]
)

OWN_NAMES = (
    "player",
    "nobody",
    "opponent",
    "engine-not-your-turn",
    "engine-not-asked",
    "engine-game-over",
    "engine-short-of",
)
"""The messages that the text package itself asks for."""


# ------------------------------------------------------------------ all that can be said


@every_language
@every_game
def test_every_action_has_words(key: str, language: str) -> None:
    catalog, game = Catalog(language, strict=True), games.get(key)
    for action in game.catalogue:
        assert catalog.say(game.label(action))


@every_language
@every_game
def test_every_event_and_question_of_the_source_has_words(key: str, language: str) -> None:
    known = words(language, key)
    expected = [f"{key}-event-{hyphens(kind)}" for kind in event_kinds(key)]
    expected += [f"{key}-ask-{asks}" for asks in questions(key)]
    assert expected
    assert [message for message in expected if not known.has(message)] == []


@every_language
@every_game
def test_everything_that_is_said_in_play_has_words(key: str, language: str) -> None:
    catalog = Catalog(language, strict=True)
    for label in heard(key).labels.values():
        assert not re.search(r"[{}$]|  | [.,]|^\s|\s$", catalog.say(label)), label


@every_language
@every_game
def test_everything_that_can_be_short_has_a_name(key: str, language: str) -> None:
    goods = {str(args["good"]) for args in heard(key).refusals if "need" in args}
    catalog = Catalog(language, strict=True)
    for good in goods:
        assert catalog.component(key, good)


@every_language
@every_game
def test_every_component_has_a_name(key: str, language: str) -> None:
    catalog = Catalog(language, strict=True)
    for name in component_ids(games.get(key).components):
        assert catalog.component(key, name)


def component_ids(components: dict[str, Any]) -> list[str]:
    """The ids of everything in the box: entries of the lists in components.toml."""
    tables = [table for table in components.values() if isinstance(table, list)]
    entries = [entry for table in tables for entry in table if isinstance(entry, dict)]
    return [str(entry["id"]) for entry in entries if "id" in entry]


@every_language
@every_game
def test_title_options_phases_and_rows_have_words(key: str, language: str) -> None:
    catalog, game = Catalog(language, strict=True), games.get(key)
    assert catalog.title(key)
    assert catalog.about(key)
    for option in game.options:
        assert catalog.option(key, option.key)
        assert catalog.option_about(key, option.key)
        for value in option.values:
            assert catalog.option_value(key, option.key, value)
            assert catalog.option_value_about(key, option.key, value)
    for phase in game.phases:
        assert catalog.phase(key, phase)
    for source in heard(key).rows:
        assert catalog.score_row(key, source)


@every_language
@every_game
def test_options_of_one_question_sound_different(key: str, language: str) -> None:
    catalog = Catalog(language, strict=True)
    offered = heard(key).options
    assert offered
    said = Counter((asks, catalog.say(label)) for (asks, _), label in offered.items())
    assert [words for words, times in said.items() if times > 1] == []


# ------------------------------------------------------------------ the files


@every_language
@every_file
def test_the_files_are_sound(name: str, language: str) -> None:
    assert ftl_file(language, name).is_file()
    body = ftl.tree(language, name).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
    assert [message for message, times in ids.items() if times > 1] == []
    if name != COMMON:
        game = name.removesuffix(LEARN)
        assert [message for message in ids if not message.startswith(f"{game}-")] == []


@every_file
def test_all_languages_have_the_same_messages(name: str) -> None:
    english = set(ftl.messages("en", name))
    for language in LANGUAGES:
        assert set(ftl.messages(language, name)) ^ english == set(), language


@every_language
@every_file
def test_messages_refer_only_to_messages_that_exist(name: str, language: str) -> None:
    files = {COMMON, name, name.removesuffix(LEARN)}
    known = {key: one for file in files for key, one in ftl.messages(language, file).items()}
    for message in known.values():
        assert ftl.references(message) <= set(known), message.id.name


@every_language
@every_game
def test_no_message_is_unused(key: str, language: str) -> None:
    known = ftl.messages(language, key)
    used = set(known) & asked_for(key, words(language, key))
    while more := {one for name in used for one in ftl.references(known[name])} & set(known) - used:
        used |= more
    assert sorted(set(known) - used) == []


def asked_for(key: str, known: Words) -> set[str]:
    """The messages that the catalogue can ever look for."""
    game = games.get(key)
    values = [f"{option.key}-{value}" for option in game.options for value in option.values]
    names = {
        "do": [action.verb for action in game.catalogue],
        "event": event_kinds(key) | heard(key).names("event"),
        "ask": questions(key) | heard(key).names("ask"),
        "option": [*(option.key for option in game.options), *values],
        "phase": {*game.phases, *heard(key).view_words},
        "row": heard(key).rows,
    }
    found = {
        f"{key}-{part}-{hyphens(one)}" for part, all_of_it in names.items() for one in all_of_it
    }
    return found | {f"{key}-title"} | component_messages(key, known)


def hyphens(name: str) -> str:
    return re.sub("[_:]", "-", name)


def component_messages(key: str, known: Words) -> set[str]:
    """The messages that name what the game's source, data or views speak of."""
    nameable = source_words(key) | argument_words(key) | heard(key).view_words
    nameable |= set(strings(games.get(key).components))
    found = [known.component(name) for name in nameable if re.fullmatch("[a-z0-9_:]+", name)]
    return {component[0] for component in found if component is not None}


@every_language
def test_no_common_message_is_unused(language: str) -> None:
    named = {
        reference
        for key in games.keys()
        for message in ftl.messages(language, key).values()
        for reference in ftl.references(message)
    }
    assert sorted(set(ftl.messages(language, COMMON)) - named - set(OWN_NAMES)) == []


@every_language
def test_no_message_of_the_terminal_is_unused(language: str) -> None:
    """The screens ask for `say("since")`, or for a gate by its name."""
    files = [
        file for file in CLI_FOLDER.rglob("*.py") if not file.name.startswith(("analys", "puzzles"))
    ]
    source = "".join(file.read_text("utf-8") for file in files)
    asked = {
        f"terminal-{key}"
        for key in re.findall(r"""(?:say|named)\((?:screen, )?["']([a-z-]+)""", source)
    }
    asked |= {f"terminal-{key}" for key in re.findall(r'"([a-z]+-card)"', source)}
    asked |= {f"terminal-gate-{name.removesuffix('_gate')}" for name in RING if "_gate" in name}
    assert set(ftl.messages(language, TERMINAL)) == asked


@pytest.mark.parametrize("name", [VIEW, AGENTS])
def test_the_words_for_agents_exist_in_every_language(name: str) -> None:
    english = set(ftl.messages("en", name))
    assert english
    for language in LANGUAGES:
        body = ftl.tree(language, name).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        assert set(ftl.messages(language, name)) == english, language


def test_no_message_for_agents_is_unused() -> None:
    """The tellers ask for `say("since")`, the tools for `_say(key, "levels")`."""
    folders = [CLI_FOLDER.parent / name for name in ("llm", "mcp")]
    source = "".join(file.read_text("utf-8") for one in folders for file in one.rglob("*.py"))
    said = re.findall(r"""say\((?:[^"']*, )?["']([a-z-]+)["']""", source)
    said += re.findall(r"""_say\(\s*\S+,\s*["']([a-z-]+)["']""", source)
    said += ["won", "score", "best", "glanced", "close", "behind"]
    assert {f"agent-{key}" for key in said} == set(ftl.messages("en", AGENTS))


@every_language
def test_letters_are_sound_and_none_of_their_messages_is_unused(language: str) -> None:
    """The post asks for `say(language, "turn")`, or builds the key from a kind or a month."""
    folder = Path(trilith.__file__).parent / "server" / "post"
    source = "".join(file.read_text("utf-8") for file in folder.rglob("*.py"))
    strings = {f"letter-{key}" for key in re.findall(r"""["']([a-z-]+)["']""", source)}
    strings |= {f"letter-{part}-{kind}" for part in ("line", "kind") for kind in KINDS}
    strings |= {f"letter-month-{n}" for n in range(1, 13)}
    parts = ("until", "title", "else", "button")
    strings |= {f"{key}-{part}" for key in strings for part in parts}
    known = ftl.messages(language, LETTERS)
    assert sorted(set(known) - strings) == []
    assert set(known) == set(ftl.messages("en", LETTERS))
    for message in known.values():
        english = ftl.messages("en", LETTERS)[message.id.name]
        assert ftl.variables(message) == ftl.variables(english), message.id.name
        for selector in filter(is_on_number, ftl.selectors(message)):
            assert has_right_plurals(selector, language), message.id.name


@every_language
def test_no_message_of_the_coach_is_unused(language: str) -> None:
    """Verdicts and kinds are asked for by their names, the rest as `say("how")`."""
    source = "".join(file.read_text("utf-8") for file in CLI_FOLDER.glob("analys*.py"))
    senses = ("won", "lost", "even")
    asked = {f"verdict-{skill}-{luck}" for skill in senses for luck in senses}
    asked |= {*GRADES, "draw", "reveal", "end"}
    asked |= {f"level-{level.partition(':')[0]}" for level in LEVELS}
    asked |= set(re.findall(r"""["']([a-z-]+)["']""", source))
    puzzles = (CLI_FOLDER / "puzzles.py").read_text("utf-8")
    asked |= {f"puzzle-{key}" for key in re.findall(r'say\("([a-z]+)"', puzzles)}
    asked |= {f"puzzle-grade-{grade}" for grade in PUZZLE_GRADES}
    assert set(ftl.messages(language, COACH)) <= {f"coach-{key}" for key in asked}


@every_language
@every_game
def test_no_attribute_is_unused(key: str, language: str) -> None:
    known = ftl.messages(language, key)
    used = {name for message in known.values() for name in ftl.variables(message)}
    used |= {f"_{form}" for form in ftl.forms(language, f"{key}{LEARN}")}
    unused = [
        f"{name}.{form}"
        for name, message in known.items()
        for form, _ in ftl.patterns(message)
        if form not in ("", "about") and not any(one.endswith(f"_{form}") for one in used)
    ]
    assert unused == []


@every_language
@every_game
def test_only_the_title_and_options_tell_what_they_are_about(key: str, language: str) -> None:
    for name, message in ftl.messages(language, key).items():
        if "about" in dict(ftl.patterns(message)):
            assert name.startswith((f"{key}-title", f"{key}-option-"))


# ------------------------------------------------------------------ grammar


@every_language
@every_file
def test_selectors_on_numbers_have_the_plurals_of_the_language(name: str, language: str) -> None:
    for message in ftl.messages(language, name).values():
        for selector in filter(is_on_number, ftl.selectors(message)):
            assert has_right_plurals(selector, language), message.id.name


def is_on_number(selector: ast.SelectExpression) -> bool:
    keys = {name_of(variant) for variant in selector.variants}
    return any(key.isdigit() or key in ("one", "two", "few", "many") for key in keys)


def has_right_plurals(selector: ast.SelectExpression, language: str) -> bool:
    """All that whole numbers need; or exact numbers and one form for all others."""
    keys = {name_of(variant) for variant in selector.variants}
    plurals = {key for key in keys if not key.isdigit()}
    return plurals == plurals_of(language) or (plurals == {"other"} and plurals != keys)


def plurals_of(language: str) -> set[str]:
    """The forms for the whole numbers that games have. Millions, which French tells apart, do not
    come up.
    """
    return {Locale(language).plural_form(n) for n in range(1000)}


def name_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


def test_the_plurals_are_as_the_grammars_say() -> None:
    assert {language: plurals_of(language) for language in LANGUAGES} == {
        "en": {"one", "other"},
        "fr": {"one", "other"},
        "pl": {"one", "few", "many"},
    }


@every_language
@every_game
def test_messages_use_only_what_their_labels_have(key: str, language: str) -> None:
    known = ftl.messages(language, COMMON) | ftl.messages(language, key)
    for name, message in known.items():
        labels = labels_of(key, name)
        if labels and message.value is not None:
            available = set().union(*(available_in(language, key, label) for label in labels))
            for pattern in ftl.with_references(message.value, known):
                assert ftl.variables(pattern) <= available, name


@every_language
@every_game
def test_words_that_name_nothing_are_never_said(key: str, language: str) -> None:
    known = ftl.messages(language, COMMON) | ftl.messages(language, key)
    for label in heard(key).labels.values():
        value = known[label.key].value
        assert value is not None
        said = {
            name for one in ftl.with_references(value, known) for name in ftl.said_variables(one)
        }
        for name in said & set(nameless(words(language, key), label)):
            pytest.fail(f"{label!r}: ${name} is said, but '{label.args[name]}' has no name")


def nameless(known: Words, label: Label) -> list[str]:
    """The arguments that are words, but neither numbers nor a player nor a component."""
    return [name for name, value in label.args.items() if not has_name(known, name, value)]


def has_name(known: Words, name: str, value: Arg) -> bool:
    if name == "ask":
        return False
    if isinstance(value, int) or re.fullmatch("(seat:)?[0-9 ]+", value):
        return True
    return all(known.component(part) is not None for part in value.split())


def labels_of(key: str, message: str) -> list[Label]:
    """Labels with this key: those heard in play, and those of all actions."""
    game = games.get(key)
    actions = [label for label in map(game.label, game.catalogue) if label.key == message]
    return heard(key).named(message) + actions


def available_in(language: str, key: str, label: Label) -> set[str]:
    return set(variables(words(language, key), label.args, ()))
