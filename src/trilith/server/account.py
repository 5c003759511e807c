"""REST for one's account: export everything, delete it, and reset a forgotten password."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import sqlalchemy as sa
from fastapi import Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field

from trilith.server import cases, cookies, leaving, passwords, resets, routes
from trilith.server.accounts import login_of
from trilith.server.asking import Here
from trilith.server.clocks import now_ms
from trilith.server.costs import GUESS, LOAD, Who, terms
from trilith.server.forms import Form
from trilith.server.limits import address
from trilith.server.people import Browser
from trilith.server.post import ways
from trilith.server.server import Server
from trilith.server.sessions import Caller
from trilith.server.wire import Refused

router = routes.router()


class Confirmed(Form):
    password: str = Field(default="", max_length=200)


class Leaving(Confirmed):
    word: str = Field(default="", max_length=40)


class Forgotten(Form):
    name: str = Field(max_length=200)
    language: str = Field(default="en", pattern="^(en|fr|pl)$")


class NewPassword(Form):
    code: str = Field(max_length=200)
    password: str = Field(max_length=200)


class ClosedObjection(Form):
    name: str = Field(max_length=200)
    password: str = Field(max_length=200)
    words: str = Field(max_length=2 * cases.MAX_REASON)


async def check_self(server: Server, caller: Caller, password: str, where: str) -> None:
    """An account's owner has to give the password again; a guest has none."""
    if not caller.person.guest:
        await server.accounts.login(caller.person.name, password, where)


@router.post("/api/me/export")
@terms(Who.KNOWN, GUESS + 200)
async def export(server: Here, form: Confirmed, request: Request, caller: Browser) -> Response:
    """Everything about me in one file: settings, what I wrote, games with their records."""
    await check_self(server, caller, form.password, address(request.scope))
    parts = await leaving.export(server, caller.person)
    head = {"content-disposition": 'attachment; filename="trilith-export.json"'}
    return StreamingResponse(one_by_one(parts), headers=head, media_type="application/json")


async def one_by_one(parts: list[bytes]) -> AsyncIterator[bytes]:
    for part in parts:
        yield part


@router.post("/api/me/delete")
@terms(Who.KNOWN, GUESS + 10 * LOAD)
async def delete(
    server: Here, form: Leaving, request: Request, response: Response, caller: Browser
) -> dict[str, int]:
    """Delete my account for good: my name is gone, other people's games stay, and bots play on."""
    leaving.check_word(form.word)
    await check_self(server, caller, form.password, address(request.scope))
    tell = await server.post.of_account(caller.person.id)
    left = await leaving.forget(server, caller.person)
    server.hub.house.spawn(tell("deleted"))
    cookies.take_away(response)
    return {"tables": left}


@router.post("/api/closed/objection")
@terms(Who.ANYBODY, GUESS + 30)
async def object_to_closing(
    server: Here, form: ClosedObjection, request: Request
) -> dict[str, Any]:
    """Object, once, to the closing of my account; another moderator answers."""
    where = address(request.scope)
    await server.accounts.object_to_closing(form.name, form.password, form.words, where)
    return {}


@router.post("/api/reset")
@terms(Who.ANYBODY, 400)
async def forgotten(server: Here, form: Forgotten, request: Request) -> dict[str, bool]:
    """Send a password reset link to the confirmed address of this account, if it has one.

    The answer is always the same, so that nobody learns who has an account, or an address.
    """
    can_send = server.post.offers()["mail"]
    if can_send:
        server.post.check_unasked(f"reset {login_of(form.name)}", address(request.scope))
        server.hub.house.spawn(_send_link(server, form.name, form.language))
    return {"sent": can_send}


async def _send_link(server: Server, name: str, language: str) -> None:
    def make(c: sa.Connection) -> tuple[str, str] | None:
        person = resets.person_named(c, name)
        to = ways.mail_of(c, person) if person is not None else None
        return (to, resets.make(c, str(person), now_ms())) if to is not None else None

    found = await server.store.write(make)
    if found is not None:
        await server.post.send_reset(*found, language)


@router.post("/api/reset/use")
@terms(Who.ANYBODY, GUESS + 50)
async def new_password(server: Here, form: NewPassword, request: Request) -> dict[str, Any]:
    """Set a new password with a link; everybody who was signed in is signed out."""
    passwords.check(form.password)
    now = now_ms()
    # Before the password is hashed, because that is expensive.
    if not await server.store.read(lambda c: resets.is_good(c, form.code, now)):
        raise Refused("bad_link", "this link is no longer valid: ask for a new one")
    hashed = await server.accounts.hashing.hash(form.password, address(request.scope))
    person = await server.store.write(lambda c: resets.use(c, form.code, hashed, now))
    await server.accounts.sessions.end_others(person)
    tell = await server.post.of_account(person)
    server.hub.house.spawn(tell("password"))
    return {"name": await server.accounts.name_of(person)}
