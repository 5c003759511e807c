"""The cookie that a browser shows: which one counts, and that nobody else can plant it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from starlette.responses import Response

from tests.server.running import Running
from trilith.server.cookies import PLAIN, SAFE, give, is_secure, shown, take_away
from trilith.server.sessions import LIFE

TLS = {"x-forwarded-proto": "https"}


def scope(scheme: str = "http", **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"scheme": scheme, "headers": named}


@pytest.mark.parametrize("scheme", ["https", "wss"])
def test_a_request_over_tls_is_secure(scheme: str) -> None:
    assert is_secure(scope(scheme))
    assert not is_secure(scope(scheme.replace("s", "", 1) if scheme == "wss" else "http"))


def test_what_the_proxy_says_counts_before_how_it_asks_us() -> None:
    assert is_secure(scope("http", x_forwarded_proto="https"))
    assert not is_secure(scope("https", x_forwarded_proto="http"))


def test_under_tls_only_the_safe_cookie_counts() -> None:
    both = scope(cookie=f"{PLAIN}=planted; {SAFE}=own")
    plain = scope(cookie=f"{PLAIN}=planted")
    assert (shown(both, True), shown(both, False)) == ("own", "own")
    assert (shown(plain, True), shown(plain, False)) == ("", "planted")
    assert shown(scope(), False) == ""


@pytest.mark.parametrize(("secure", "name"), [(True, SAFE), (False, PLAIN)])
def test_a_cookie_lives_as_long_as_its_session_out_of_reach_of_scripts(
    secure: bool, name: str
) -> None:
    response = Response()
    give(response, "value", secure)
    head, *flags = response.headers["set-cookie"].split("; ")
    assert head == f"{name}=value"
    found = {flag.lower() for flag in flags}
    assert {"httponly", "path=/", "samesite=lax", f"max-age={LIFE // 1000}"} <= found
    assert ("secure" in found) == secure


def test_both_cookies_are_taken_away() -> None:
    response = Response()
    take_away(response)
    gone = response.headers.getlist("set-cookie")
    assert [one.partition("=")[0] for one in gone] == [PLAIN, SAFE]
    assert all("max-age=0" in one.lower() for one in gone)
    assert ["secure" in one.lower() for one in gone] == [False, True]


# ------------------------------------------------------------------ as a server gives them


def test_under_tls_the_cookie_cannot_be_planted(shared: Running) -> None:
    answer = httpx.post(f"{shared.url}/api/guest", json={"name": "A"}, headers=TLS)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{SAFE}=")
    flags = {part.strip().lower() for part in cookie.split(";")[1:]}
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= flags
    assert not any(flag.startswith("domain") for flag in flags)
    value = answer.cookies.get(SAFE) or cookie.partition("=")[2].partition(";")[0]
    me = f"{shared.url}/api/me"
    good = {**TLS, "cookie": f"{SAFE}={value}"}
    planted = {**TLS, "cookie": f"{PLAIN}={value}"}
    assert httpx.get(me, headers=good).json()["person"]["name"] == "A"
    assert httpx.get(me, headers=planted).json()["person"] is None


def test_what_cannot_be_planted_counts_before_what_can(shared: Running) -> None:
    cookies = []
    for name, headers in (("A", TLS), ("Mallory", {})):
        answer = httpx.post(f"{shared.url}/api/guest", json={"name": name}, headers=headers)
        cookies.append(answer.headers["set-cookie"].partition(";")[0])
    shown = {"cookie": "; ".join(cookies)}
    assert httpx.get(f"{shared.url}/api/me", headers=shown).json()["person"]["name"] == "A"
