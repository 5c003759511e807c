"""What a letter says: one message for all that is to be told."""

from __future__ import annotations

import pytest

from tests.server.in_memory import seat, summary
from trilith.server.post.outbox import Item
from trilith.server.post.wishes import Wishes
from trilith.server.post.words import Said, compose, others

NOON = 1_790_000_000_000 // 86_400_000 * 86_400_000 + 12 * 3_600_000
TABLES = {
    "t1": summary("t1", seat(0, "ada"), seat(1, "bea"), status="playing"),
    "t2": summary("t2", seat(0, "ada"), seat(1, None), status="playing", game="sa_re"),
    "t3": summary("t3", seat(0, "ada"), seat(1, "bea"), status="playing"),
}


def said(*items: tuple[str, str], until: int = 0, who: str = "Bea") -> Said:
    lines = [Item(n, table, kind, until, who) for n, (table, kind) in enumerate(items)]
    return compose(lines, TABLES, "ada", Wishes(), "https://play.example.org", NOON)


@pytest.mark.parametrize(
    ("items", "title"),
    [
        ([("t1", "turn")], "Your turn: A Castle for All Seasons"),
        ([("t1", "turn"), ("t1", "late")], "Your turn: A Castle for All Seasons"),
        ([("t2", "late")], "Your time is running out: Sa-Ré"),
        ([("t1", "turn"), ("t2", "turn")], "2 tables wait for you"),
        ([("t1", "invite")], "A seat for you: A Castle for All Seasons"),
        ([("t2", "wait")], "A seat for you: Sa-Ré"),
        ([("t1", "chat")], "News from your table"),
        ([("t1", "chat"), ("t2", "over")], "News from 2 of your tables"),
        ([("t1", "invite"), ("t1", "chat")], "News from your table"),
        ([("", "puzzle")], "Today’s positions are here"),
        ([("", "puzzle"), ("t1", "chat")], "News from your table"),
        ([("", "puzzle"), ("t1", "turn")], "Your turn: A Castle for All Seasons"),
    ],
)
def test_the_title_names_what_matters_most(items: list[tuple[str, str]], title: str) -> None:
    assert said(*items).title == title


def test_a_letter_about_one_table_leads_there_and_one_about_more_to_the_queue() -> None:
    assert said(("t1", "turn")).link == "https://play.example.org/t/t1"
    assert said(("t1", "turn"), ("t2", "chat")).link == "https://play.example.org/my-turn"
    assert said(("", "puzzle")).link == "https://play.example.org/coach"
    assert said(("", "puzzle"), ("t1", "chat")).link == "https://play.example.org/t/t1"
    assert (
        said(("", "puzzle"), ("t1", "chat")).lines[-1] == "One for each game: find the best move."
    )
    assert (said(("t1", "turn")).table, said(("t1", "turn"), ("t2", "turn")).table) == ("t1", "")


def test_urgent_things_come_first_no_matter_what_happened_first() -> None:
    found = said(("t1", "chat"), ("t2", "invite"), ("t1", "turn"))
    assert found.kinds == ["turn", "invite", "chat"]
    assert found.lines[0] == "A Castle for All Seasons, with bea."
    assert found.text.splitlines() == [found.title, *found.lines]


def test_tables_of_earlier_letters_count_if_they_still_wait_and_are_not_listed_again() -> None:
    items = [Item(1, "t1", "turn", 0, "")]
    found = compose(items, TABLES, "ada", Wishes(), "https://play.example.org", NOON, ["t2", "t3"])
    assert found.title == "3 tables wait for you"
    assert found.lines == ["A Castle for All Seasons, with bea."]
    assert (found.link, found.table) == ("https://play.example.org/my-turn", "")
    chat = [Item(1, "t1", "chat", 0, "Bea")]
    found = compose(chat, TABLES, "ada", Wishes(), "https://play.example.org", NOON, ["t2"])
    assert (found.title, found.table) == ("News from your table", "t1")


def test_tables_of_which_the_same_is_said_are_counted() -> None:
    one = "A Castle for All Seasons, with bea."
    assert said(("t1", "turn"), ("t1", "late")).lines == [one]
    assert said(("t1", "turn"), ("t3", "turn")).lines == [f"{one} (×2)"]


def test_a_letter_on_a_free_seat_may_name_who_sat_down() -> None:
    assert said(("t1", "wait")).lines[0].startswith("Bea sat down")
    assert said(("t1", "wait"), who="").lines[0].startswith("A seat is free")


def test_a_deadline_of_today_has_no_day() -> None:
    soon = said(("t1", "turn"), until=NOON + 3_600_000)
    assert "13:00" in soon.lines[0]
    assert soon.due == NOON + 3_600_000
    later = said(("t1", "turn"), until=NOON + 86_400_000)
    assert len(later.lines[0]) > len(soon.lines[0])


def test_bots_and_the_reader_are_not_among_the_others() -> None:
    assert (others(TABLES["t1"], "ada"), others(TABLES["t2"], "ada")) == ("bea", "")
