"""A table on one screen: nothing scrolls, nothing is covered, nothing is cut or too small to read.

`make test` looks at every kind of question, at each size in turn; `make test-screens` at every
decision of whole games, in every language, at every size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pytest

from tests.web.conftest import SHOTS
from tests.web.late import Kind, asked_first
from tests.web.measure import DESKTOPS, SIZES, bar_height, measure, resize
from tests.web.screen import Screen
from tests.web.seated import Seated

Somebody = Callable[..., Screen]

KINDS = {
    "summer": Kind("castle", 3),
    "winter": Kind("castle", 4, {"season": "winter"}),
    "sa_re": Kind("sa_re", 3),
    "ezra": Kind("ezra_nehemiah", 3),
    "solo": Kind("ezra_nehemiah", 1),
}
LANGUAGES = ("en", "fr", "pl")
VARIANTS = {
    "summer of two": (Kind("castle", 2), "pl"),
    "summer of four": (Kind("castle", 4), "fr"),
    "winter of two": (Kind("castle", 2, {"season": "winter"}), "fr"),
    "winter of three": (Kind("castle", 3, {"season": "winter"}), "en"),
    "architect": (Kind("sa_re", 2, {"mode": "architect", "quick_start": "on"}), "pl"),
    "priest": (Kind("sa_re", 4, {"mode": "priest", "divinity": "on"}), "fr"),
    "pharaoh": (Kind("sa_re", 3, {"mode": "pharaoh"}), "pl"),
    "scribe of four": (Kind("sa_re", 4, {"divinity": "on", "quick_start": "on"}), "en"),
    "ezra of two": (Kind("ezra_nehemiah", 2), "fr"),
    "ezra of four": (Kind("ezra_nehemiah", 4), "pl"),
    "solo side b": (Kind("ezra_nehemiah", 1, {"solo_side": "b"}), "fr"),
}
"""Other numbers of players, modes and variants: each in one of the languages, and each decision at
one of the sizes in turn."""
FIRST = DESKTOPS["1280x800"]
TIGHT = ("390x844", "820x1180", "1280x720")
"""The smallest screen of each sort: what fits here fits the others, which are looked at as well in
whole games."""
CHOSEN = ("1280x720", "390x844")
"""In this order: what is chosen is chosen at the first of them."""
ALL = tuple(reversed(SIZES))
"""Each once, from the last to the first size of `CHOSEN`: to lay out the page again takes longest."""
NAME = "Maximilienne"
"""Names are as long as this."""


class Looks:
    """What is seen of a game at several sizes."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.heights: dict[str, float] = {}
        self.wrong: list[str] = []

    def look(self, what: str, legal: Iterable[str], sizes: Iterable[str]) -> None:
        for size in sizes:
            resize(self.screen, SIZES[size])
            found = measure(self.screen, list(legal))
            height = bar_height(self.screen)
            if self.heights.setdefault(size, height) != height:
                found.append(f"the bar is {height} high, not {self.heights[size]}")
            for line in found:
                self.note(f"{size}, {what}: {line}")

    def note(self, line: str) -> None:
        """With a picture, for whoever wants to look."""
        self.wrong.append(line)
        self.screen.shot(f"wrong-{'-'.join(line.partition(':')[0].replace(',', '').split())}")
        with (SHOTS / "wrong.txt").open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")

    def decision(
        self, table: Seated, sizes: Iterable[str], chosen: Iterable[str], number: int = 0
    ) -> None:
        """As it is asked; and when something is chosen, before it is confirmed."""
        what = f"{number} {table.asked}"
        self.look(what, table.legal(), sizes)
        resize(self.screen, SIZES["1280x720"])
        table.choose(table.pick())
        self.look(f"{what}, chosen", (), chosen)


def sitting(somebody: Somebody, language: str) -> Screen:
    return somebody(NAME, size=FIRST, language=language, motion=False, list=False, confirm="always")


@pytest.mark.alike(3)
@pytest.mark.parametrize(
    ("kind", "language"),
    [("summer", "en"), ("winter", "pl"), ("sa_re", "fr"), ("solo", "fr"), ("ezra", "pl")],
)
def test_every_kind_of_question_fits_every_screen(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch, kind: str, language: str
) -> None:
    looks = Looks(sitting(somebody, language))
    other = {"winter": "summer", "solo": "ezra"}.get(kind)
    known = asked_first(KINDS[other]) if other else {}
    for n, (question, position) in enumerate(asked_first(KINDS[kind]).items()):
        if n == 0 or question not in known:
            table = Seated(monkeypatch, looks.screen, KINDS[kind], position)
            looks.decision(table, [TIGHT[n % len(TIGHT)]], [CHOSEN[n % len(CHOSEN)]])
    assert "\n".join(looks.wrong) == ""


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_at_every_decision_of_a_whole_game_all_is_in_view(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch, kind: str, language: str
) -> None:
    table = Seated(monkeypatch, sitting(somebody, language), KINDS[kind])
    look_at_all(table, lambda _: (ALL, CHOSEN))


@pytest.mark.whole
@pytest.mark.parametrize("variant", VARIANTS)
def test_at_every_decision_of_every_variant_all_is_in_view(
    somebody: Somebody, monkeypatch: pytest.MonkeyPatch, variant: str
) -> None:
    kind, language = VARIANTS[variant]
    table = Seated(monkeypatch, sitting(somebody, language), kind)
    look_at_all(table, lambda n: (in_turn(ALL, n), in_turn(CHOSEN, n)))


def in_turn(sizes: Sequence[str], number: int) -> list[str]:
    return [sizes[number % len(sizes)]]


def look_at_all(table: Seated, sizes: Callable[[int], tuple[Iterable[str], Iterable[str]]]) -> None:
    """At every decision of the game: at which sizes, and at which of them with something chosen."""
    looks = Looks(table.screen)
    decisions = 0
    while not table.is_over():
        decisions += 1
        looks.decision(table, *sizes(decisions), decisions)
        # As for somebody with one screen, where it stays in the hand.
        [first, *_], _ = sizes(decisions + 1)
        resize(table.screen, SIZES[first])
        table.confirm()
    assert "\n".join(looks.wrong) == ""
    assert decisions > 25
