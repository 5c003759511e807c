"""Answers over HTTP that are more than a value."""

from __future__ import annotations

import hashlib

from fastapi import Request, Response
from fastapi.responses import PlainTextResponse


def json(content: bytes) -> Response:
    """What is JSON already."""
    return Response(content, media_type="application/json")


def saved_as(name: str, text: bytes) -> Response:
    about = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=about)


def cached(request: Request, content: bytes, kind: str) -> Response:
    """The content, or that it has not changed since the asker's copy."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, 304, headers)
    return Response(content, 200, headers, kind)
