"""Logs: lines of JSON with the facts of each, and nothing that is nobody's business."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from trilith.server.logs import JsonLines, set_up

THEIRS = ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic")


def line(**fields: Any) -> dict[str, Any]:
    record = logging.makeLogRecord({"msg": "hello", "levelname": "INFO", "name": "x", **fields})
    doc: dict[str, Any] = json.loads(JsonLines().format(record))
    return doc


def test_logs_are_lines_of_json_without_secrets() -> None:
    record = logging.makeLogRecord({"msg": "hello", "levelname": "INFO", "name": "trilith.x"})
    record.password = "sesame"
    record.table = "t1"
    line = JsonLines().format(record)
    doc = json.loads(line)
    assert (doc["text"], doc["table"], doc["password"]) == ("hello", "t1", "...")
    assert "sesame" not in line


def test_no_fact_passes_for_a_lines_own_level() -> None:
    """As the level of a bot whose worker was replaced once did."""
    record = logging.makeLogRecord({"msg": "hello", "levelname": "WARNING", "name": "trilith.x"})
    record.level = "easy"
    doc = json.loads(JsonLines().format(record))
    assert (doc["level"], doc["level_"]) == ("warning", "easy")


def test_a_line_has_time_level_source_and_text_alone() -> None:
    doc = line(created=1_790_000_000.25, msecs=250.9)
    assert doc == {
        "time": "2026-09-21T14:13:20.250Z",
        "level": "info",
        "from": "x",
        "text": "hello",
    }


@pytest.mark.parametrize("name", ["token", "Cookie", "secret", "seed", "Authorization"])
def test_no_secret_is_written_no_matter_its_letters(name: str) -> None:
    assert line(**{name: "sesame"})[name] == "..."


def test_an_error_leaves_its_trace_and_what_is_no_json_its_words() -> None:
    try:
        raise ValueError("odd")
    except ValueError:
        doc = line(exc_info=sys.exc_info(), path=ValueError)
    assert doc["trace"].endswith("ValueError: odd")
    assert doc["path"] == "<class 'ValueError'>"


@pytest.fixture
def kept() -> Iterator[None]:
    """What others see of the loggers stays as it was."""
    names = ("", *THEIRS)
    before = [
        (one, one.handlers, one.level, one.propagate) for one in map(logging.getLogger, names)
    ]
    yield
    for one, handlers, level, propagate in before:
        one.handlers, one.propagate = handlers, propagate
        one.setLevel(level)


@pytest.mark.usefixtures("kept")
def test_one_handler_writes_everything_and_others_servers_only_warn() -> None:
    logging.getLogger("uvicorn").handlers = [logging.NullHandler()]
    set_up("debug")
    root = logging.getLogger()
    assert root.level == logging.DEBUG
    assert [type(one.formatter) for one in root.handlers] == [JsonLines]
    for name in THEIRS:
        assert logging.getLogger(name).handlers == []
        assert logging.getLogger(name).propagate
    quiet = [name for name in THEIRS if logging.getLogger(name).level == logging.WARNING]
    assert quiet == ["uvicorn.error", "uvicorn.access", "alembic"]
