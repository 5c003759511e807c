"""Webhooks for chat services: the same message in the form that each of them expects, signed."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any, Final, Literal

from trilith.server.post.words import Said

Preset = Literal["json", "discord", "slack", "matrix", "ntfy"]
PRESETS: Final[tuple[Preset, ...]] = ("json", "discord", "slack", "matrix", "ntfy")
SIGNATURE: Final = "trilith-signature"


def request(
    preset: str, said: Said, secret: str, number: str, now: int
) -> tuple[dict[str, str], bytes]:
    """Headers and body. A receiver that gets a number twice may ignore the second."""
    kind, body = _body(preset, said)
    time = str(now // 1000)
    headers = {
        "content-type": kind,
        "trilith-delivery": number,
        SIGNATURE: f"t={time},v1={signature(secret, time, body)}",
    }
    if preset == "ntfy":
        headers["click"] = said.link
    return headers, body


def signature(secret: str, time: str, body: bytes) -> str:
    """HMAC-SHA256 of the time, a full stop and the body, as it is sent."""
    return hmac.new(secret.encode(), f"{time}.".encode() + body, hashlib.sha256).hexdigest()


def _body(preset: str, said: Said) -> tuple[str, bytes]:
    text = f"{said.text}\n{said.link}"
    if preset == "ntfy":
        return "text/plain; charset=utf-8", said.text.encode()
    return "application/json", json.dumps(_doc(preset, said, text), ensure_ascii=False).encode()


def _doc(preset: str, said: Said, text: str) -> dict[str, Any]:
    if preset == "discord":
        # Nobody's name may notify a whole channel.
        return {"content": text[:1900], "allowed_mentions": {"parse": []}}
    if preset == "slack":
        return {"text": _for_slack(text)}
    if preset == "matrix":
        return {"text": text}
    return {
        "kind": said.kinds[0] if said.kinds else "test",
        "text": said.text,
        "link": said.link,
        "table": said.table,
        "due": said.due,
    }


def _for_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
