"""Answers over HTTP: what has not changed, and what is saved as a file."""

from __future__ import annotations

import httpx

from tests.server.running import Running
from trilith.server.replies import saved_as


def test_what_has_not_changed_is_not_sent_again(shared: Running) -> None:
    url = f"{shared.url}/api/games/castle/components"
    first = httpx.get(url)
    again = httpx.get(url, headers={"if-none-match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_a_file_has_its_name() -> None:
    answer = saved_as("castle-1.record", b"trilith record")
    assert answer.headers["content-disposition"] == 'attachment; filename="castle-1.record"'
    assert answer.body == b"trilith record"
