"""Saved games: written, read, replayed, verified; and every way in which one can be broken."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.toy import TOY, Pick, ToyState, read, table
from trilith import games
from trilith.engine.errors import BadInput
from trilith.engine.game import Game
from trilith.engine.history import History
from trilith.engine.record import Sitter, record_of, replay, verify, verify_taken, write
from trilith.engine.record import read as read_record
from trilith.engine.rng import commitment

SEED = "open  sesame"


def played(seed: str = SEED, players: int = 2, steps: int = 1000) -> History[ToyState]:
    """A random game, or its first steps."""
    history = History(TOY, TOY.setup(players, {"deck": "long"}, seed))
    chance = random.Random(seed)
    while not history.state.is_over() and len(history.steps) < steps:
        seat = chance.choice(history.state.to_act())
        history.play(seat, chance.choice(history.state.legal(seat)))
    return history


@cache
def text(with_events: bool = False) -> str:
    return write(record_of(played(), with_events))


def check(record: str) -> History[Any]:
    return verify(read_record(record, "game.txt"), TOY, where="game.txt")


def problem(record: str) -> str:
    """What is wrong with a record, in one line."""
    with pytest.raises(BadInput) as error:
        check(record)
    line = str(error.value)
    assert "\n" not in line
    return line


# ------------------------------------------------------------------ round trips


@pytest.mark.parametrize("with_events", [False, True])
def test_a_record_is_read_as_it_was_written(with_events: bool) -> None:
    record = read_record(text(with_events))
    assert write(record) == text(with_events)
    assert write(record_of(played(), with_events)) == text(with_events)


def test_a_record_is_lines_that_a_person_can_read() -> None:
    lines = text().splitlines()
    assert lines[:7] == [
        "trilith record 1",
        "game toy",
        "rules 1",
        f"data {TOY.standard_data.digest}",
        "players 2",
        "option deck long",
        f"commitment {commitment(SEED)}",
    ]
    assert lines[7] in ("0 raise", "0 stand", "1 raise", "1 stand")
    assert lines[-4:-2] == ["end", f"seed {SEED}"]
    assert lines[-1].startswith("scores ")


def test_a_verified_record_gives_the_same_game() -> None:
    again = check(text(with_events=True))
    assert TOY.digest(again.state) == TOY.digest(played().state)
    assert again.events() == played().events()


def test_a_record_in_memory_is_verified_too() -> None:
    record = record_of(played(), with_events=True)
    assert len(verify(record, TOY).steps) == len(record.steps)


def test_private_events_are_not_stored() -> None:
    record = read_record(text(with_events=True))
    stored = [event for events in record.events.values() for event in events]
    assert {event.kind for event in stored} >= {"round", "stands", "took"}
    assert not {event.kind for event in stored} & {"raised", "saw"}


def test_remarks_blank_lines_and_blanks_do_not_matter() -> None:
    lines = [line.replace(" raise", "   raise ") for line in text().splitlines()]
    remarked = "\n".join(["# a remark", "", *(f"  {line}" for line in lines), "# the end", ""])
    assert write(read_record(remarked)) == text()


def test_some_steps_can_be_replayed() -> None:
    record = read_record(text())
    history = replay(record, TOY, steps=3)
    assert [(step.seat, step.action.code) for step in history.steps] == record.steps[:3]
    assert not history.state.is_over()


@pytest.mark.parametrize("seed", ["", "a", "#1", "end", "zażółć"])
def test_any_seed_survives(seed: str) -> None:
    record = read_record(write(record_of(played(seed))))
    assert record.seed == seed
    verify(record, TOY)


def test_negative_scores_are_numbers_too() -> None:
    lost = text().replace("\nscores ", "\nscores -7 ")
    assert read_record(lost).scores[0] == -7


# ------------------------------------------------------------------ a game that is not over


def test_an_unfinished_game_tells_no_seed() -> None:
    unfinished = write(record_of(played(steps=4), with_events=True))
    assert SEED not in unfinished
    assert "end" not in unfinished.splitlines()
    assert read_record(unfinished).seed is None
    assert commitment(SEED) in unfinished


def test_an_unfinished_game_can_be_replayed_with_its_seed() -> None:
    record = read_record(write(record_of(played(steps=4))))
    with pytest.raises(BadInput, match=r"seed is still secret: cannot replay$"):
        replay(record, TOY)
    with pytest.raises(BadInput, match=r"the seed does not match the commitment"):
        replay(record, TOY, seed="guess")
    with pytest.raises(BadInput, match=r"^seed: expected one line"):
        replay(record, TOY, seed="\udcff")
    assert len(replay(record, TOY, seed=SEED).steps) == 4


def test_a_game_that_began_at_a_position_is_recorded_with_it_when_it_is_over() -> None:
    history = History(TOY, TOY.setup(2), table(Pick(0, most=1)))
    with pytest.raises(BadInput, match=r"^record: the game began at a scenario's position, and"):
        record_of(history)
    history.play(*read("0 pick 1"))
    again = verify(read_record(write(record_of(history))), TOY)
    assert TOY.digest(again.state) == TOY.digest(history.state)
    assert again.position is not None


# ------------------------------------------------------------------ broken records


def without(word: str) -> str:
    return "\n".join(line for line in text().splitlines() if line.split()[0] != word)


def changed(word: str, line: str) -> str:
    """The record with one of its lines replaced: that which begins with a word."""
    lines = text().splitlines()
    [number] = [i for i, old in enumerate(lines) if old.split()[0] == word]
    lines[number] = line
    return "\n".join(lines)


def step(number: int, line: str) -> str:
    """The record with one of its steps replaced."""
    lines = text().splitlines()
    lines[6 + number] = line
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        ("", "game.txt: expected a first line 'trilith record 1', found an empty file"),
        ("# only a remark", "game.txt: expected a first line 'trilith record 1', found an empty"),
        ("<html>", "game.txt: expected a first line 'trilith record 1', found '<html>'"),
        (
            text().replace("record 1", "record 2"),
            "game.txt: expected a first line 'trilith record 1', found 'trilith record 2'",
        ),
        (
            changed("rules", "rules one"),
            "game.txt, line 3: expected the version of the rules as a number, found 'one'",
        ),
        (
            changed("players", "players ²"),
            "game.txt, line 5: expected the number of players as a number, found '²'",
        ),
        (
            changed("players", f"players {'2' * 5000}"),
            "game.txt, line 5: expected the number of players as a number, found '222",
        ),
        (changed("players", "players 5"), "players: toy is played by 2, 3; found 5"),
        (
            changed("option", "option deck"),
            "game.txt, line 6: expected 'option NAME VALUE', found 'option deck'",
        ),
        (changed("option", "option hat on"), "option: toy has no option 'hat'"),
        (changed("option", "option deck wide"), "option deck: expected one of short, long"),
        (
            changed("option", "colour blue"),
            "game.txt, line 6: expected a seat or one of game, rules, data, own, players, option, "
            "commitment, begins, >, end, taken, seat, seed, position, scores; found 'colour'",
        ),
        (changed("players", "players 2\nplayers 3"), "game.txt, line 6: a second line 'players"),
        (changed("scores", "scores 3 x"), "a score as a number, found 'x'"),
        (text() + "0 raise\n", "an action after 'end'"),
        (step(2, "0"), "game.txt, line 9: expected an action of seat 0, found nothing"),
        (step(2, "-1 raise"), "game.txt, line 9: expected a seat or one of"),
        (step(2, "0 rise"), "game.txt, step 2: expected an action of the game, found 'rise'"),
        (step(1, "9 raise"), "game.txt, step 1: seat 9 may not 'raise': engine-not-your-turn"),
        (
            step(1, "0 first take"),
            "game.txt, step 1: seat 0 may not 'first take': engine-not-asked",
        ),
        (
            changed("commitment", f"commitment {commitment('else')}"),
            "game.txt: the seed does not match the commitment at the record's beginning",
        ),
        (changed("seed", "seed else"), "game.txt: the seed does not match the commitment"),
        (changed("scores", "scores 3 4"), "game.txt: the scores at the end: recorded (3, 4), repl"),
        (changed("position", "position 00"), "game.txt: the position at the end: recorded 00, re"),
        (
            changed("data", "data 0123456789abcdef"),
            f"game.txt: the game's data differ (here {TOY.standard_data.digest}, in the record "
            "0123456789abcdef): name the data file it was played with",
        ),
        (
            changed("rules", "rules 2"),
            "game.txt: rules version 1 here, 2 in the record: it can be viewed from its stored",
        ),
        (changed("game", "game chess"), "game.txt: expected a record of toy, found chess"),
        (without("end"), ": the line 'seed ...' belongs behind 'end'"),
        (
            step(2, "option deck short"),
            "game.txt, line 9: the line 'option ...' belongs before the first step",
        ),
        (
            text().partition("end\n")[0],
            "game.txt: the game is not over, so its seed is still secret: cannot replay",
        ),
    ],
)
def test_a_broken_record_is_reported_in_one_line(record: str, expected: str) -> None:
    assert expected in problem(record)


@pytest.mark.parametrize(
    "word", ["game", "rules", "players", "commitment", "seed", "position", "scores"]
)
def test_a_missing_line_is_named(word: str) -> None:
    assert problem(without(word)) == f"game.txt: the line '{word} ...' is missing"


@pytest.mark.parametrize("word", ["game", "commitment", "end", "seed", "scores"])
def test_no_line_may_be_given_twice(word: str) -> None:
    [line] = [line for line in text().splitlines() if line.split()[0] == word]
    assert f"a second line '{word} ...'" in problem(changed(word, f"{line}\n{line}"))


def test_a_record_that_stops_before_its_end_is_found_out() -> None:
    lines = text().splitlines()
    end = lines.index("end")
    cut = "\n".join([*lines[: end - 2], *lines[end:]])
    assert problem(cut).startswith("game.txt: the record says 'end', but seat ")


def test_a_step_too_many_is_found_out() -> None:
    assert "seat 0 may not 'raise': engine-game-over" in problem(changed("end", "0 raise\nend"))


def test_a_record_without_a_word_on_its_data_is_taken_as_ours() -> None:
    check(without("data"))


# ------------------------------------------------------------------ tampered events


def tampered(change: Callable[[list[str]], object]) -> str:
    lines = text(with_events=True).splitlines()
    change(lines)
    return problem("\n".join(lines))


def first_event(lines: list[str], kind: str) -> int:
    return next(i for i, line in enumerate(lines) if line.startswith(f'> {{"kind": "{kind}"'))


def test_a_changed_event_is_found_out() -> None:
    def change(lines: list[str]) -> None:
        i = first_event(lines, "took")
        lines[i] = lines[i].replace('"card": ', '"card": 9')

    assert "the stored events are not what happens here" in tampered(change)
    assert tampered(change).startswith("game.txt, step ")


def test_a_removed_event_is_found_out() -> None:
    assert "stored events" in tampered(lambda lines: lines.pop(first_event(lines, "round")))


def test_the_removed_events_of_a_whole_step_are_found_out() -> None:
    def change(lines: list[str]) -> None:
        i = first_event(lines, "took")
        while lines[i].startswith(">"):
            del lines[i]
        while lines[i - 1].startswith(">"):
            i -= 1
            del lines[i]

    assert "stored events" in tampered(change)


def test_an_added_event_is_found_out() -> None:
    assert "game.txt, step 0: the stored" in tampered(lambda lines: lines.insert(8, lines[7]))


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        ("> {", "game.txt, line 8: not valid JSON"),
        ("> []", "game.txt, line 8: expected a table, found []"),
        ('> {"kind": "x"}', "game.txt, line 8: expected kind, seat and rule"),
    ],
)
def test_an_event_that_cannot_be_read_names_its_line(event: str, expected: str) -> None:
    assert tampered(lambda lines: lines.insert(7, event)).startswith(expected)


# ------------------------------------------------------------------ anything at all


@st.composite
def mutations(draw: st.DrawFn, record: str) -> str:
    """The record with a few lines lost, doubled, swapped, overwritten or garbled."""
    known = record.splitlines()
    lines = list(known)
    for _ in range(draw(st.integers(1, 3))):
        i = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(["drop", "double", "swap", "other", "garble"]))
        if how == "drop" and len(lines) > 1:
            del lines[i]
        elif how == "double":
            lines.insert(i, lines[i])
        elif how == "swap":
            j = draw(st.integers(0, len(lines) - 1))
            lines[i], lines[j] = lines[j], lines[i]
        elif how == "other":
            lines[i] = draw(st.sampled_from(known))
        else:
            at = draw(st.integers(0, len(lines[i])))
            piece = draw(st.text(max_size=4))
            lines[i] = lines[i][:at] + piece + lines[i][at + draw(st.integers(0, 3)) :]
    return "\n".join(lines)


def verified(record: str, game: Game[Any]) -> History[Any] | None:
    """The game, if the record is right; None if it was refused, in one line."""
    try:
        return verify(read_record(record), game)
    except BadInput as refusal:
        if "\n" in str(refusal):
            raise
        return None


@settings(max_examples=300)
@given(mutations(text(with_events=True)))
def test_a_mutated_record_is_verified_or_refused_and_nothing_else(mutated: str) -> None:
    history = verified(mutated, TOY)
    assert history is None or TOY.digest(history.state) == TOY.digest(played().state)


@cache
def castle_record() -> str:
    castle = games.get("castle")
    history: History[Any] = History(castle, castle.setup(2, {"season": "winter"}, SEED))
    chance = random.Random(SEED)
    while not history.state.is_over():
        seat = chance.choice(history.state.to_act())
        history.play(seat, chance.choice(history.state.legal(seat)))
    return write(record_of(history))


@settings(max_examples=60)
@given(mutations(castle_record()))
def test_a_mutated_record_of_a_real_game_is_verified_or_refused(mutated: str) -> None:
    history = verified(mutated, games.get("castle"))
    # Cards that one player chooses may change places: the position stays the same.
    assert history is None or record_of(history).position in castle_record()


@given(st.text())
def test_any_text_at_all_is_read_or_refused(anything: str) -> None:
    for record in (anything, f"trilith record 1\n{anything}"):
        assert verified(record, TOY) is None


def test_a_record_holds_the_values_of_the_copy_it_was_played_with() -> None:
    data = TOY.data({"start": {"coins": 9}})
    played = History(TOY, TOY.setup(2, seed="own", data=data))
    while not played.state.is_over():
        seat = played.state.to_act()[0]
        played.play(seat, played.state.legal(seat)[0])
    text_of_it = write(record_of(played))
    assert 'own {"start":{"coins":9}}' in text_of_it.splitlines()
    again = verify(read_record(text_of_it), TOY)
    assert again.setup.data.digest == data.digest
    wrong = text_of_it.replace('"coins":9', '"coins":"many"')
    with pytest.raises(BadInput, match=r"own: start.coins: expected a number, found a text"):
        verify(read_record(wrong), TOY)


# ------------------------------------------------------------------ a game that is taken along

SEATS = [Sitter("person", "Ada of the Hill"), Sitter("bot", "medium")]


def test_a_game_that_is_taken_along_tells_its_seed_and_its_seats() -> None:
    history = played(steps=3)
    text = write(record_of(history, seats=SEATS))
    assert text.endswith(
        "taken\nseed open  sesame\nseat 0 person Ada of the Hill\nseat 1 bot medium\n"
    )
    found = read_record(text)
    assert (found.taken, found.over, found.seats) == (True, False, SEATS)
    assert TOY.digest(verify_taken(found, TOY).state) == TOY.digest(history.state)


def test_what_a_game_that_is_taken_along_says_of_its_steps_is_checked() -> None:
    found = read_record(write(record_of(played(steps=3), True, SEATS)))
    assert found.events[1]
    found.events[1] = []
    with pytest.raises(BadInput, match="step 1: the stored events are not what happens here"):
        verify_taken(found, TOY)


def test_without_seats_the_seed_of_a_running_game_stays_secret() -> None:
    text = write(record_of(played(steps=3)))
    assert "sesame" not in text
    with pytest.raises(BadInput, match="still secret"):
        verify_taken(read_record(text), TOY)


def test_a_finished_game_is_never_only_taken_along() -> None:
    found = record_of(played(), seats=SEATS)
    assert (found.over, found.taken, found.seats) == (True, False, [])
    found.over, found.taken, found.seats = False, True, SEATS
    with pytest.raises(BadInput, match="but the game is over"):
        verify_taken(read_record(write(found)), TOY)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("seat 1 bot medium\n", "", "expected 2 lines 'seat ...'"),
        ("seat 1 bot", "seat 0 bot", "expected seat 1, found seat 0"),
        ("bot medium", "dog medium", "expected 'person NAME' or 'bot LEVEL', found 'dog medium'"),
        ("bot medium", "bot", "expected 'person NAME' or 'bot LEVEL', found 'bot'"),
        ("taken\n", "taken\nend\n", "expected either 'end' or 'taken', found both"),
        ("taken\n", "", "belongs behind"),
        ("seed open  sesame\n", "", "the line 'seed ...' is missing"),
        ("seed open  sesame\n", "0 pick 1\n", "an action after 'taken'"),
        ("seat 1 bot medium\n", "seat 1 bot medium\nposition 12\n", "belongs behind 'end'"),
    ],
)
def test_a_broken_end_of_a_game_taken_along_is_named(old: str, new: str, expected: str) -> None:
    text = write(record_of(played(steps=3), seats=SEATS))
    with pytest.raises(BadInput, match=expected):
        read_record(text.replace(old, new, 1))
