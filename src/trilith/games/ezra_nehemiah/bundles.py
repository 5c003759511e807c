"""EN-COMP, EN-EFF. What spaces, cards and tiles give and score, as it is printed on them."""

from __future__ import annotations

from typing import Final

from trilith.engine.doc import Doc, Json
from trilith.engine.errors import BadInput
from trilith.games.ezra_nehemiah.names import (
    BANNERS,
    BLESSINGS,
    GOODS,
)

GAINS: Final = (
    *GOODS,
    "resource",
    "worker",
    *(f"blessing_{colour}" for colour in BLESSINGS),
    "blessing_wild",
    *(f"banner_{colour}" for colour in BANNERS),
    "vp",
)
COUNTERS: Final = (
    "golden_space",
    "development_tile",
    "blessing_orange",
    "blessing_purple",
    "blessing_red",
    "blessing_set",
    "gatekeeper",
    "wall",
    "wall_or_gate",
    "scribe",
    "scribe_top_row",
    "scribe_lower_rows",
    "levite",
    "two_highest_scroll_rows",
    "highest_scroll_row",
    "worker_on_main_board",
    "filled_temple_row",
)


class Reward:
    """One printed icon: the effect word, how many, and per what if it counts something."""

    def __init__(self, word: str, n: int, per: str, options: tuple[str, ...]) -> None:
        self.word = word
        self.n = n
        self.per = per
        self.options = options
        """The bundles of a choice."""


class Bundle:
    """EN-EFF-01. What one space, card or tile gives, in printed order."""

    def __init__(self, name: str, source: int, rewards: tuple[Reward, ...], optional: bool) -> None:
        self.name = name
        self.source = source
        """The row of the scoring for points that it gives."""
        self.rewards = rewards
        self.optional = optional
        """EN-EFF-21. Its choice may be declined as a whole."""


class Bundles:
    """All bundles of the data by name; an empty list of effects has the name ''."""

    def __init__(self) -> None:
        self.by_name: dict[str, Bundle] = {}

    def add(self, name: str, source: int, doc: Doc, field: str, optional: bool = False) -> str:
        """Read the list of effects at this field."""
        return self.read(name, source, doc.items(field), doc.path(field), optional)

    def read(
        self, name: str, source: int, items: list[Json], where: str, optional: bool = False
    ) -> str:
        rewards = [
            self._reward(f"{name}:{i + 1}", source, Doc(item, f"{where}.{i}"))
            for i, item in enumerate(items)
        ]
        if not rewards:
            return ""
        self.by_name[name] = Bundle(name, source, tuple(rewards), optional)
        return name

    def _reward(self, name: str, source: int, doc: Doc) -> Reward:
        if "choice" in doc:
            return Reward("choice", 1, "", self._options(name, source, doc))
        per = doc.text("per", COUNTERS) if "per" in doc else ""
        n = doc.number("n", 1) if "n" in doc else 1
        return Reward(_word(doc), n, per, ())

    def _options(self, name: str, source: int, doc: Doc) -> tuple[str, ...]:
        names: list[str] = []
        for i, items in enumerate(doc.items("choice")):
            where = f"{doc.path('choice')}.{i}"
            if not isinstance(items, list) or not items:
                raise BadInput(where, "expected a list of effects")
            names.append(self.read(f"{name}:{i + 1}", source, items, where))
        return tuple(names)


def _word(doc: Doc) -> str:
    """The effect word of one icon; REWARDS knows what each means."""
    if "gain" in doc:
        return doc.text("gain", GAINS)
    if "lose" in doc:
        return "lose_" + doc.text("lose", ("food", "vp"))
    if "move" in doc:
        return doc.text("move", ("altar", "tent"))
    if "retrieve" in doc:
        return "retrieve"
    if "develop" in doc:
        return "develop_" + doc.text("develop", ("free", "paid"))
    if "auxiliary_action" in doc:
        return "auxiliary_action"
    raise BadInput(doc.where, f"no effect that the rules know: {doc.table}")


class Scoring:
    """`base` points, and `vp` more for each full `every` of what `per` counts."""

    def __init__(self, doc: Doc) -> None:
        self.base = doc.number("base")
        self.vp = doc.number("vp")
        self.per = doc.text("per", COUNTERS)
        self.every = doc.number("every", 1)
