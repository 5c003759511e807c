"""Reading what comes from outside: each error names the place, what was expected and found."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trilith.engine.doc import Doc, kind_of, parse_json, parse_toml, read_text
from trilith.engine.errors import BadInput


def problem_of(error: pytest.ExceptionInfo[BadInput]) -> str:
    text = str(error.value)
    assert "\n" not in text
    return text


DOC = Doc(
    {
        "count": 3,
        "name": "keep",
        "open": True,
        "half": 0.5,
        "names": ["keep", "well"],
        "mixed": ["keep", 2],
        "cells": [0, 4, True],
        "stock": {"wood": 2, "stone": 0},
        "inner": {"deep": {"count": "three"}},
        "rows": [{"count": 1}, 2],
    },
    "file",
)


def test_what_fits_is_handed_out() -> None:
    assert DOC.number("count", 1, 3) == 3
    assert DOC.text("name", ("keep", "well")) == "keep"
    assert DOC.flag("open") is True
    assert DOC.texts("names") == ["keep", "well"]
    assert DOC.sub("inner").sub("deep").text("count") == "three"
    assert DOC.items("mixed") == ["keep", 2]
    assert Doc({"cells": [0, 4]}, "").numbers("cells", 0, 4) == [0, 4]
    assert DOC.row("names", ("well", "gate", "keep")) == (2, 0)
    assert DOC.mask("names", ("well", "gate", "keep")) == 0b101
    assert DOC.sub("stock").counts(("stone", "wood")) == [0, 2]
    assert "count" in DOC
    assert "price" not in DOC


@pytest.mark.parametrize(
    ("ask", "problem"),
    [
        (lambda: DOC.get("price"), "file.price: is missing"),
        (lambda: DOC.number("name"), "file.name: expected a number, found a text"),
        (lambda: DOC.number("open"), "file.open: expected a number, found true/false"),
        (lambda: DOC.number("half"), "file.half: expected a number, found a decimal number"),
        (lambda: DOC.number("count", 4), "file.count: expected 4 or more, found 3"),
        (lambda: DOC.number("count", None, 2), "file.count: expected at most 2, found 3"),
        (lambda: DOC.number("count", 0, 2), "file.count: expected 0 to 2, found 3"),
        (lambda: DOC.number("count", 2, 2), "file.count: expected 2, found 3"),
        (lambda: DOC.text("count"), "file.count: expected a text, found a number"),
        (
            lambda: DOC.text("name", ("well", "gate")),
            "file.name: expected one of well, gate; found 'keep'",
        ),
        (lambda: DOC.flag("count"), "file.count: expected true or false, found a number"),
        (lambda: DOC.items("name"), "file.name: expected a list, found a text"),
        (lambda: DOC.texts("mixed"), "file.mixed.1: expected a text; found 2"),
        (lambda: DOC.texts("names", ("keep",)), "file.names.1: expected one of keep; found 'well'"),
        (lambda: DOC.numbers("cells", 0, 3), "file.cells.1: expected 0 to 3, found 4"),
        (lambda: DOC.numbers("cells", 0, 4), "file.cells.2: expected 0 to 4, found True"),
        (lambda: DOC.numbers("names", 0, 4), "file.names.0: expected 0 to 4, found 'keep'"),
        (lambda: DOC.mask("names", ("keep",)), "file.names.1: expected one of keep; found 'well'"),
        (
            lambda: DOC.sub("stock").counts(("wood",)),
            "file.stock.stone: unknown; expected one of wood",
        ),
        (
            lambda: DOC.sub("stock").counts(("wood", "stone"), 1),
            "file.stock.stone: expected 1 or more, found 0",
        ),
        (lambda: DOC.sub("names"), "file.names: expected a table, found a list"),
        (lambda: DOC.subs("rows"), "file.rows.1: expected a table, found a number"),
        (
            lambda: DOC.sub("inner").sub("deep").number("count"),
            "file.inner.deep.count: expected a number, found a text",
        ),
        (
            lambda: DOC.sub("inner").only("depth", "breadth"),
            "file.inner.deep: unknown; expected one of depth, breadth",
        ),
        (lambda: Doc([], "file"), "file: expected a table, found a list"),
        (lambda: Doc({}, "").number("n"), "n: is missing"),
    ],
)
def test_what_does_not_fit_is_reported_with_its_place(ask: object, problem: str) -> None:
    assert callable(ask)
    with pytest.raises(BadInput) as error:
        ask()
    assert problem_of(error) == problem


def test_people_have_names_for_kinds() -> None:
    values: tuple[object, ...] = (True, 1, 0.5, "a", [], {}, None)
    assert [kind_of(value) for value in values] == [
        "true/false",
        "a number",
        "a decimal number",
        "a text",
        "a list",
        "a table",
        "nothing",
    ]


# ------------------------------------------------------------------ files and formats


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"game.toml: no such file$"):
        read_text(tmp_path / "game.toml")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"expected a file, found a folder$"):
        read_text(tmp_path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff")
    with pytest.raises(BadInput, match="expected UTF-8 text"):
        read_text(path)


@pytest.mark.skipif(os.name == "nt", reason="a path through a file is found missing there")
def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(BadInput, match=r"Not a directory$"):
        read_text(tmp_path / "file" / "inside")


@pytest.mark.parametrize(
    "text", ["a = ", "a = 1\na = 2", "[a", f"a = {'9' * 5000}", f"a = {'[' * 9000}"], ids=len
)
def test_what_is_no_toml(text: str) -> None:
    with pytest.raises(BadInput) as error:
        parse_toml(text, "game.toml")
    assert problem_of(error).startswith("game.toml: not valid TOML: ")


@pytest.mark.parametrize("text", ["", "{", "[1,]", "9" * 5000, "[" * 100_000], ids=len)
def test_what_is_no_json(text: str) -> None:
    with pytest.raises(BadInput) as error:
        parse_json(text, "line 2")
    assert problem_of(error).startswith("line 2: not valid JSON: ")
