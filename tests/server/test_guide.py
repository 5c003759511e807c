"""A first game by the guide: prepared, played to the end of its steps, saved and replayed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.tables import NOW, match_of
from trilith import games
from trilith.bots import Seen
from trilith.bots.guide import GuideBot
from trilith.engine import record
from trilith.engine.guide import GuideStep
from trilith.server import records, wire
from trilith.server.doing import bot_plays, receive
from trilith.server.entries import Entry, Info
from trilith.server.making import Wanted, first_position, guided
from trilith.server.seating import create, seat_bot, sit, start
from trilith.server.table import Table
from trilith.server.telling import summary
from trilith.text import LANGUAGES
from trilith.text.catalog import rule_texts
from trilith.text.explain import explanations, known_ref
from trilith.text.figures import Figures
from trilith.text.lessons import guide_of, guided_games, lessons

every_game = pytest.mark.parametrize("key", guided_games())

PLAIN = ("end_turn", "finish", "done", "pass", "decline", "go_on", "commit", "stop")
"""What the learner of this test does where the guide says nothing: as little as possible."""


def table_of(key: str) -> Table:
    form = guided(Wanted(game=key, guide=True))
    table = Table("guide")
    create(table, Info(key, form.seats, "ada", form.options, guide=True), NOW)
    for seat, level in enumerate(form.bots or []):
        if level is None:
            sit(table, "ada", "Ada", seat, NOW)
        else:
            seat_bot(table, "ada", level, seat, NOW)
    seed, begins = first_position(key)
    start(table, "ada", seed, NOW, begins)
    return table


def ask_of(table: Table, seat: int) -> str:
    match = match_of(table)
    decision = match.game.decision(match.history.state, seat)
    assert decision is not None
    return decision.question.key.split("-ask-")[1]


def step_that_fits(steps: tuple[GuideStep, ...], at: int, ask: str, legal: list[str]) -> int | None:
    for i in range(at, len(steps)):
        if steps[i].ask == ask and any(steps[i].wants(code) for code in legal):
            return i
    return None


def follow(table: Table) -> list[str]:
    """Play as the guide says; the ids of the steps that came up, in their order."""
    guide = guide_of(table.info.game)
    match = match_of(table)
    bot, met, at = GuideBot(), list[str](), 0
    for _ in range(300):
        if at >= len(guide.steps):
            break
        state = match.history.state
        others = [seat for seat in table.to_act() if seat != guide.seat]
        if others:
            code = bot.choose(Seen(match.game, state, others[0])).code
            bot_plays(table, others[0], code, table.asked_at(others[0]), NOW)
            continue
        legal = [action.code for action in state.legal(guide.seat)]
        found = step_that_fits(guide.steps, at, ask_of(table, guide.seat), legal)
        if found is None:
            code = next((one for one in PLAIN if one in legal), legal[0])
        else:
            step = guide.steps[found]
            if step.id not in met:
                met.append(step.id)
                # What the step points at can be done now: its first wish, not any other.
                first = step.does[0]
                assert any(c == first or c.startswith(f"{first} ") for c in legal), step.id
            code = next(c for wish in step.does for c in legal if f"{c} ".startswith(f"{wish} "))
            at = found if step.stays else found + 1
        message = wire.Play(table=table.id, seq=table.seq, action=code, seat=guide.seat)
        receive(table, "ada", message, NOW)
    return met


@every_game
def test_every_step_comes_up_in_its_order(key: str) -> None:
    table = table_of(key)
    assert follow(table) == [step.id for step in guide_of(key).steps]
    assert 10 <= len(guide_of(key).steps) <= 15


@every_game
def test_a_guided_table_is_the_same_after_a_restart(key: str) -> None:
    table = table_of(key)
    follow(table)
    entries = [Entry(e.seq, e.at, e.kind, e.data) for e in table.take_unsaved()]
    again = Table.load("guide", entries)
    assert again.status == table.status
    assert summary(again).guide
    digest, now, then = match_of(again).game.digest, match_of(again), match_of(table)
    assert digest(now.history.state) == digest(then.history.state)
    assert again.to_act() == table.to_act()


@every_game
def test_any_step_can_be_looked_at_again(key: str) -> None:
    table = table_of(key)
    follow(table)
    entries = table.take_unsaved()
    first = records.position(table, entries, 0, guide_of(key).seat)
    last = records.position(table, entries, table.step, guide_of(key).seat)
    assert first.steps == last.step == table.step
    assert first.view != last.view


def test_the_record_of_a_guided_game_can_be_verified() -> None:
    """It begins at the prepared position, and says so."""
    table = table_of("castle")
    match = match_of(table)
    history = match.begin()
    while not history.state.is_over():
        seat = history.state.to_act()[0]
        history.play(seat, history.state.legal(seat)[0])
    text = record.write(record.record_of(history, with_events=True))
    assert "\nbegins {" in text
    again = record.verify(record.read(text), match.game)
    assert match.game.digest(again.state) == match.game.digest(history.state)


def test_the_seat_and_the_bots_are_the_guides_own() -> None:
    form = guided(Wanted(game="sa_re", guide=True))
    assert (form.seats, form.me, form.bots) == (3, [0], [None, "guide", "guide"])
    assert form.options == {"first_player": "0"}


@every_game
def test_what_the_guide_points_at_exists(key: str) -> None:
    known = set(explanations(key, "en"))
    rules = {rule for rule, text in rule_texts(key).items() if not text.get("internal")}
    guide = guide_of(key)
    pointed = [ref for step in guide.steps for ref in step.also]
    pointed += [ref for tip in guide.tips for ref in tip.also]
    assert sorted({known_ref(ref) for ref in pointed} - known) == []
    named = [step.rules for step in guide.steps] + [tip.rules for tip in guide.tips]
    named += [page.rules for page in guide.pages]
    assert all(named)
    assert sorted({rule for some in named for rule in some} - rules) == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_lesson_has_words(key: str, language: str) -> None:
    told = lessons(key, language)
    texts: list[str] = [
        value
        for part in ("steps", "tips", "pages")
        for one in told[part]
        for name, value in one.items()
        if name in ("title", "what", "why", "text")
    ]
    assert len(texts) > 60
    assert [text for text in texts if not text or "{" in text or "  " in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_no_word_of_a_lesson_is_unused(
    key: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.text import ftl
    from trilith.text import words

    used = {f"{key}-gives-nothing", f"{key}-gives-develop-paid"}  # only some owner's copy has it
    plain = words.Words.format

    def heard(self: Any, name: str, args: Any, form: str = "") -> tuple[str, list[str]]:
        used.add(name)
        return plain(self, name, args, form)

    monkeypatch.setattr(words.Words, "format", heard)
    ours = Figures(key, games.get(key).components, False)  # not those that are kept already
    explanations(key, language, ours)
    lessons(key, language, ours)
    known = ftl.messages(language, f"{key}{words.LEARN}")
    while more := {one for name in used & set(known) for one in ftl.references(known[name])} - used:
        used |= more
    assert sorted(set(known) - used) == []
