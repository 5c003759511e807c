"""Questions at which a position can begin: their facts, read and written."""

from __future__ import annotations

import pytest

from tests.engine.toy import Gift, Pick
from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.engine.moments import COUNTS, FLAG, MASK, ONE, ROW, TEXT, TEXTS, Fact, Moment

GOODS = ("wood", "stone", "gold")


@pytest.mark.parametrize(
    ("fact", "said", "known"),
    [
        (Fact("left"), 3, 3),
        (Fact("free", FLAG), True, True),
        (Fact("why", TEXT), "feed", "feed"),
        (Fact("bundles", TEXTS), ["a", "b"], ("a", "b")),
        (Fact("item", ONE, GOODS), "stone", 1),
        (Fact("types", MASK, GOODS), ["wood", "gold"], 0b101),
        (Fact("chain", ROW, GOODS), ["gold", "wood", "gold"], (2, 0, 2)),
        (Fact("spent", COUNTS, GOODS), ["wood", "wood", "gold"], (2, 0, 1)),
    ],
    ids=lambda value: value.name if isinstance(value, Fact) else "",
)
def test_a_fact_is_stated_in_words_and_known_in_numbers(
    fact: Fact, said: Json, known: object
) -> None:
    assert fact.read(Doc({fact.name: said}, "asked")) == known
    assert fact.write(known) == said


def test_a_fact_may_have_another_name_in_the_task() -> None:
    assert Fact("count", attribute="n").attribute == "n"
    assert Fact("count").attribute == "count"


def test_a_question_is_made_from_its_facts_and_they_are_read_back() -> None:
    moment = Moment("bidding", Pick, [Fact("price", attribute="most"), Fact("least")])
    question = moment.make(1, {"most": 3, "least": 0}, "asked")
    assert isinstance(question, Pick)
    assert question.most == 3
    assert moment.told(question) == {"seat": 1, "price": 3, "least": 0}


def test_a_fact_that_is_missing_is_named() -> None:
    with pytest.raises(BadInput, match="asked: left: is missing"):
        Moment("bidding", Pick, [Fact("left")]).make(0, {}, "asked")


def test_facts_about_what_follows_cannot_be_read_off_a_question() -> None:
    moment = Moment("bidding", Gift, [Fact("after", is_extra=True)])
    assert moment.told(Gift(0)) is None
