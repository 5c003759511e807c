"""Logs as lines of JSON, without anything private."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

_USUAL: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
_SECRET: Final = ("password", "token", "cookie", "secret", "seed", "authorization")

LONGEST: Final = 200
"""The most that is said of an error."""


class JsonLines(logging.Formatter):
    """One object per line: time, level, source, text, and the facts given with it."""

    def format(self, record: logging.LogRecord) -> str:
        doc: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in _USUAL:
                # A fact may not replace the line's own time, level, source or text.
                free = name if name not in doc else f"{name}_"
                doc[free] = "..." if name.lower() in _SECRET else value
        if record.exc_info:
            doc["trace"] = self.formatException(record.exc_info)
        return json.dumps(doc, default=str, ensure_ascii=False)


def why(error: BaseException) -> dict[str, str]:
    """The fact that says what went wrong, in a line of the log."""
    return {"error": str(error)[:LONGEST]}


def set_up(level: str = "info") -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        other = logging.getLogger(name)
        other.handlers = []
        other.propagate = True
    # Its lines contain whole addresses, and report every socket that comes and goes.
    logging.getLogger("uvicorn.error").setLevel("WARNING")
    logging.getLogger("uvicorn.access").setLevel("WARNING")
    logging.getLogger("alembic").setLevel("WARNING")
