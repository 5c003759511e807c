"""Webhooks: the same message in the form that each service reads, signed."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from trilith.server.post.webhook import PRESETS, SIGNATURE, request, signature
from trilith.server.post.words import Said

SAID = Said("Your turn", ["<Ada> & @everyone wait."], "https://x/t/1", ["turn", "chat"], "t1", 9)
TEXT = "Your turn\n<Ada> & @everyone wait."
NOW = 1_790_000_000_999


def sent(preset: str, said: Said = SAID) -> tuple[dict[str, str], bytes]:
    return request(preset, said, "secret", "d1", NOW)


def doc(preset: str, said: Said = SAID) -> Any:
    return json.loads(sent(preset, said)[1])


@pytest.mark.parametrize("preset", PRESETS)
def test_the_secret_is_enough_to_check_time_and_body(preset: str) -> None:
    headers, body = sent(preset)
    assert headers["trilith-delivery"] == "d1"
    own = hmac.new(b"secret", b"1790000000." + body, hashlib.sha256).hexdigest()
    assert headers[SIGNATURE] == f"t=1790000000,v1={own}"
    assert signature("another", "1790000000", body) != own


def test_each_service_gets_its_own_form() -> None:
    assert doc("matrix") == {"text": f"{TEXT}\nhttps://x/t/1"}
    assert doc("json") == {
        "kind": "turn",
        "text": TEXT,
        "link": "https://x/t/1",
        "table": "t1",
        "due": 9,
    }
    assert sent("json")[0]["content-type"] == "application/json"


def test_a_text_without_a_form_leads_to_the_table_by_a_press() -> None:
    headers, body = sent("ntfy")
    assert body.decode() == TEXT
    assert headers["content-type"] == "text/plain; charset=utf-8"
    assert headers["click"] == "https://x/t/1"
    assert "click" not in sent("json")[0]


def test_no_name_calls_a_whole_channel() -> None:
    assert doc("discord")["allowed_mentions"] == {"parse": []}
    assert doc("slack")["text"] == "Your turn\n&lt;Ada&gt; &amp; @everyone wait.\nhttps://x/t/1"


def test_a_long_message_is_cut_where_the_service_would_refuse_it() -> None:
    long = Said("x" * 3000, [], "https://x", [])
    assert len(doc("discord", long)["content"]) == 1900
    assert len(doc("matrix", long)["text"]) > 3000


def test_a_trial_is_about_nothing() -> None:
    assert doc("json", Said("Hello", [], "https://x", []))["kind"] == "test"
