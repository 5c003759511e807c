"""Encoded positions, for all games: they say what the view says, and nothing that is hidden."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from tests.conformance.every import every_setting
from tests.conformance.settings import Setting, random_play
from trilith.engine import encoding
from trilith.engine.encoding import MOST, Feature
from trilith.engine.event import OPPONENT
from trilith.engine.rng import Rng


@every_setting
def test_a_row_decoded_says_what_the_view_says(setting: Setting) -> None:
    game = setting.game
    layout = game.layout(setting.players)
    compared: set[str] = set()
    for step, (s, seat) in enumerate(random_play(setting, "decode")):
        if step % 10:
            continue
        for viewer in {seat, step // 10 % setting.players}:
            found = layout.decode(game.encode(s, viewer))
            shown = from_seat(game.view(s, viewer), viewer, setting.players)
            for feature in layout.features:
                if feature.path.startswith(BESIDE_THE_VIEW):
                    continue
                compared.add(feature.path)
                expected = Expected(shown, viewer, max(2, setting.players)).of(feature)
                assert found[feature.path] == expected, (feature.path, step)
    # A game that says what it leaves out has much to see.
    assert len(compared) > (100 if setting.key in PRINTED_OR_RECKONED else 0)


BESIDE_THE_VIEW = ("asked", "me", "to_act", "planning.operations")


def from_seat(view: dict[str, Any], seat: int, players: int) -> dict[str, Any]:
    """The view with its own seat first."""
    turned = [view["seats"][(seat + i) % players] for i in range(players)]
    return {**view, "seats": turned}


class Expected:
    """What the view says of a feature, in the form in which it is decoded."""

    def __init__(self, view: dict[str, Any], seat: int, seats: int) -> None:
        self.view, self.seat, self.seats = view, seat, seats

    def of(self, feature: Feature) -> object:
        value = self.look_up(feature.path)
        if feature.kind == encoding.NUMBER:
            return self.number(feature.path, value)
        if feature.kind == encoding.YES:
            return bool(value)
        if feature.kind in (encoding.IS, encoding.NAME):
            return value if value in feature.vocabulary else None
        if feature.kind == encoding.SEAT:
            return self.relative(value)
        if feature.kind == encoding.SEATS:
            return dict(Counter(self.relative(one) for one in value or ()))
        return dict(Counter(named(one) for one in value or ()))

    def number(self, path: str, value: Any) -> int:
        if value is None:
            return MOST if path.endswith("storage") else 0
        return int(min(MOST, max(0, value)))

    def relative(self, value: Any) -> str | None:
        if isinstance(value, str):
            value = {"none": None, "neutral": None, "opponent": OPPONENT}.get(
                value, int(value.removeprefix("seat:")) if value.startswith("seat:") else None
            )
        if value is None:
            return None
        index = 1 if value == OPPONENT else value
        return str((index - self.seat) % self.count())

    def count(self) -> int:
        return max(len(self.view["seats"]), 2 if "opponent" in self.view else 0)

    def look_up(self, path: str) -> Any:
        if path.endswith(".neutral"):
            return self.look_up(path.removesuffix("neutral") + "owner") == "neutral"
        if path.endswith(".powers.night"):
            return [one for one in self.look_up(path.removesuffix(".night")) if one["night"]]
        value: Any = self.view
        for part in path.split("."):
            if isinstance(value, list):
                index = int(part)
                value = value[index] if -len(value) <= index < len(value) else None
            else:
                value = None if value is None else value.get(part)
        return value


def named(one: Any) -> str:
    """A thing of a list by the name that its column has."""
    if not isinstance(one, dict):
        return str(one)
    if "card" in one:
        return f"{'carried ' * one['carried']}{'traded ' * one['traded']}{one['card']}"
    return str(one.get("type", one.get("number")))


@every_setting
def test_columns_have_names_of_their_own_and_numbers_within_their_range(setting: Setting) -> None:
    game = setting.game
    layout = game.layout(setting.players)
    assert len(set(layout.columns)) == layout.width
    assert json.loads(json.dumps(game.schema(setting.players)))
    for step, (s, seat) in enumerate(random_play(setting, "ranges")):
        if step % 5 == 0:
            row = game.encode(s, seat)
            assert len(row) == layout.width
            beyond = [i for i, value in enumerate(row) if value > layout.highs[i]]
            assert [(layout.columns[i], row[i]) for i in beyond] == []


@every_setting
def test_the_question_and_its_facts_are_in_the_row(setting: Setting) -> None:
    game = setting.game
    layout = game.layout(setting.players)
    for step, (s, seat) in enumerate(random_play(setting, "asked")):
        if step % 5 == 0:
            found = layout.decode(game.encode(s, seat))
            assert found["me"] == str(seat)
            assert found["asked.seat"] == "0"
            assert found["asked"]
            to_act = found["to_act"]
            assert isinstance(to_act, dict)
            assert len(to_act) == len(s.to_act())


@every_setting
def test_a_row_tells_nothing_hidden(setting: Setting) -> None:
    game = setting.game
    for step, (s, seat) in enumerate(random_play(setting, "imagine")):
        if step % 3:
            continue
        for viewer in {seat, step % setting.players}:
            imagined = game.imagine(s, viewer, Rng.of(f"elsewhere {step}"))
            assert game.encode(imagined, viewer) == game.encode(s, viewer)
            assert game.legal_mask(imagined, viewer) == game.legal_mask(s, viewer)


@every_setting
def test_the_mask_names_what_is_legal_and_follows_from_the_row(setting: Setting) -> None:
    game = setting.game
    masks: dict[bytes, bytes] = {}
    for s, seat in random_play(setting, "mask"):
        mask = game.legal_mask(s, seat)
        assert masks.setdefault(game.encode(s, seat), mask) == mask
        assert len(mask) == len(game.catalogue)
        assert {a for a, on in zip(game.catalogue, mask, strict=True) if on} == set(s.legal(seat))


PRINTED_OR_RECKONED = {
    "castle": (
        "buildings.* payment printed purchase rounds seats.*.colour seats.*.seat seats.*.hand "
        "seats.*.face_down spaces.* trader_places.* winter winter_marks"
    ),
    "ezra_nehemiah": (
        "banner_sources banners banners_to_come links opponent.colour opponent.sabbath "
        "opponent.zone prepare prophets seats.*.banners seats.*.card_points seats.*.colour "
        "seats.*.food_due seats.*.plays seats.*.zone temple.columns temple.sectors temple.side torah"
    ),
    "sa_re": (
        "board.caravan_last board.categories board.cols board.costs board.gauge_last board.nile "
        "board.rows board.troubles keeping payment placing players scores seat seats.*.goal "
        "seats.*.ground.*.cell "
        "seats.*.ground.*.cost seats.*.ground.*.less seats.*.ground.*.missing "
        "seats.*.ground.*.moved_from seats.*.ground.*.reducers seats.*.most_worksites "
        "seats.*.penalty seats.*.pyramid seats.*.worksites"
    ),
}
"""What has no column of its own: numbers of the data, what is worked out from other values, what
the question says, and nothing where there is nothing to see."""


@every_setting
def test_the_schema_has_all_that_is_seen(setting: Setting) -> None:
    game = setting.game
    paths = {feature.path for feature in game.layout(setting.players).features}
    apart = PRINTED_OR_RECKONED.get(setting.key, "").split()
    for step, (s, _) in enumerate(random_play(setting, "cover")):
        if step % 40 == 0:
            for leaf in leaves(game.view(s, 0), ""):
                assert any(part in paths for part in beginnings(leaf)) or any(
                    re.sub(r"\.\d+\b", ".*", part) in apart for part in beginnings(leaf)
                ), leaf


def leaves(value: Any, path: str) -> list[str]:
    if not isinstance(value, dict | list):
        return [path]
    items = value.items() if isinstance(value, dict) else enumerate(value)
    return [leaf for name, one in items for leaf in leaves(one, f"{path}.{name}".lstrip("."))]


def beginnings(path: str) -> list[str]:
    parts = path.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts) + 1)]
