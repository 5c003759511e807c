"""The maker of types: shapes of Python as types of TypeScript."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from trilith.server.typescript import Writer, comment
from trilith.views import Written


class Small(msgspec.Struct, omit_defaults=True, rename={"for_": "for"}):
    """A thing."""

    many: list[int | str]
    for_: int | None = None
    """Whom it is for."""


class Larger(Small):
    more: dict[str, bool] = {}


def test_a_shape_becomes_an_interface_after_those_it_is_made_of() -> None:
    writer = Writer({})
    assert writer.type_of(list[Larger]) == "Larger[]"
    assert list(writer.written) == ["Small", "Larger"]
    assert writer.written["Small"] == (
        "/** A thing. */\n"
        "export interface Small {\n"
        "  many: (number | string)[];\n"
        "  /** Whom it is for. */\n"
        "  for?: number;\n"
        "}\n"
    )
    assert writer.written["Larger"].startswith("export interface Larger extends Small {\n  more?")


def test_types_with_a_name_are_called_by_it() -> None:
    writer = Writer({"Good": Literal["wood", "stone"], "Either": int | str})
    good = Literal["wood", "stone"]
    assert writer.type_of(dict[good, int | str | None]) == "Record<Good, Either | null>"
    assert writer.written["Good"] == 'export type Good = "wood" | "stone";\n'


def test_what_has_no_counterpart_in_the_client_is_refused() -> None:
    with pytest.raises(TypeError, match="no type of the client"):
        Writer({}).type_of(bytes)


@pytest.mark.parametrize(
    ("shape", "text"),
    [
        (bool, "boolean"),
        (float, "number"),
        (Any, "unknown"),
        (int | None, "number | null"),
        (tuple[int, str], "[number, string]"),
        (list[Literal["a", "b"]], '("a" | "b")[]'),
        (list[Literal["a"]], '"a"[]'),
        (list[list[int]], "number[][]"),
        (dict[str, list[bool]], "Record<string, boolean[]>"),
        (Annotated[int, Written("Seat")], "Seat"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_type_has_its_counterpart(shape: Any, text: str) -> None:
    assert Writer({}).type_of(shape) == text


class Told(msgspec.Struct, tag_field="is", tag="told"):
    kind: str
    since: int | UnsetType = UNSET
    more: list[int] = []


def test_what_goes_down_is_whole_and_what_goes_up_may_leave_out_its_defaults() -> None:
    writer = Writer({})
    writer.type_of(Told)
    assert writer.written["Told"] == (
        "export interface Told {\n"
        '  is: "told";\n'
        "  kind: string;\n"
        "  since?: number;\n"
        "  more: number[];\n"
        "}\n"
    )
    up = Writer({}, {"Told": "Asked"})
    up.is_asked = True
    assert up.type_of(Told) == "Asked"
    assert "  more?: number[];\n" in up.written["Asked"]


def test_a_union_of_messages_is_one_line_each() -> None:
    writer = Writer({})
    writer.union("Message", ["Told", "Asked"])
    assert writer.written["Message"] == "export type Message =\n  | Told\n  | Asked;\n"


def test_a_comment_is_the_first_line_of_what_is_said() -> None:
    assert comment("One.\nTwo.", "  ") == "  /** One. */\n"
    assert comment("", "  ") == ""
