"""REST for one's identity: signing in, sessions, tokens for programs."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import Depends, Path, Query, Request, Response
from pydantic import Field

from trilith.server import cases, cookies, old_cookies, roles, routes
from trilith.server.asking import Asker, Calling, Here, Known
from trilith.server.costs import GUESS, Who, terms
from trilith.server.forms import Form
from trilith.server.limits import address
from trilith.server.places import place_of
from trilith.server.profiles.people import shown_by
from trilith.server.server import Server
from trilith.server.sessions import Caller
from trilith.server.shapes import Person, plain
from trilith.server.wire import Refused

router = routes.router()


class GuestForm(Form):
    name: str = Field(max_length=200)


class PasswordForm(Form):
    name: str = Field(max_length=200)
    password: str = Field(max_length=200)


class NewPassword(Form):
    old: str = Field(max_length=200)
    new: str = Field(max_length=200)


class TokenForm(Form):
    name: str = Field(max_length=200)


Number = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]


async def the_browser(caller: Calling) -> Caller:
    """The person, not a program: a token may play, but not change how the person signs in."""
    if caller is None:
        raise Refused("not_signed_in", "become a guest or log in first")
    if not caller.is_browser:
        raise Refused("not_yours", "a token may not do that: sign in")
    return caller


Browser = Annotated[Caller, Depends(the_browser)]


# ------------------------------------------------------------------ signing in


async def signed_in(
    server: Server, request: Request, response: Response, person: Person, is_first: bool = False
) -> dict[str, Any]:
    """Start a new session for every login, so that nobody gets into an older one."""
    agent = request.headers.get("user-agent", "")
    place = place_of(request.scope, server.settings.country_header)
    begun = await server.accounts.sessions.begin(person, agent, place, is_first)
    cookies.give(response, begun.cookie, server.is_secure(request.scope))
    if begun.is_new:
        tell = await server.post.of_account(person.id)
        where = {"network": place.network, "country": place.country or "none"}
        server.hub.house.spawn(tell("place", device=begun.device or "none", **where))
    return told(person)


async def become(server: Server, caller: Caller | None, person: Person) -> None:
    """Give up the earlier identity in this browser; a guest's games follow into the account."""
    if caller is None or not caller.is_browser:
        return
    if caller.person.guest:
        await server.lobby.follow_account(caller.person, person)
        await server.post.changed(caller.person.id, person.id)
    else:
        await server.accounts.sessions.end(caller.person.id, caller.via)


@router.post("/api/guest")
@terms(Who.ANYBODY, 60)
async def guest(
    server: Here, form: GuestForm, request: Request, response: Response, asker: Asker
) -> dict[str, Any]:
    """Become a guest, or change the guest's name."""
    if asker is not None and not asker.guest:
        raise Refused("not_now", "you have an account")
    person = await server.accounts.guest(form.name, asker)
    if asker is not None:
        return told(person)
    return await signed_in(server, request, response, person)


@router.post("/api/account")
@terms(Who.ANYBODY, GUESS + 60)
async def account(
    server: Here, form: PasswordForm, request: Request, response: Response, caller: Calling
) -> dict[str, Any]:
    """Make an account; a guest's games follow into it."""
    asker = caller.person if caller is not None else None
    if asker is not None and not asker.guest:
        raise Refused("not_now", "you have an account")
    where = address(request.scope)
    person = await server.accounts.register(form.name, form.password, where, asker)
    await become(server, caller, person)
    return await signed_in(server, request, response, person, is_first=True)


@router.post("/api/login")
@terms(Who.ANYBODY, GUESS)
async def login(
    server: Here, form: PasswordForm, request: Request, response: Response, caller: Calling
) -> dict[str, Any]:
    """Log in; a guest's games follow into the account."""
    person = await server.accounts.login(form.name, form.password, address(request.scope))
    await become(server, caller, person)
    return await signed_in(server, request, response, person)


@router.post("/api/logout")
@terms(Who.ANYBODY, 1)
async def logout(server: Here, response: Response, caller: Calling) -> dict[str, Any]:
    """End this browser's session."""
    if caller is not None and caller.is_browser:
        await server.accounts.sessions.end(caller.person.id, caller.via)
    cookies.take_away(response)
    return {}


@router.get("/api/me")
@terms(Who.ANYBODY, 5)
async def me(server: Here, request: Request, response: Response, asker: Asker) -> dict[str, Any]:
    """Who I am, and my tables: those that wait for me first."""
    person = asker or await returning(server, request, response)
    if person is None:
        return {"person": None, "tables": [], "role": "", "words": 0, "emblem": None}
    tables = [plain(one) for one in await server.lobby.tables_of(person)]

    def look(c: sa.Connection) -> dict[str, Any]:
        return {
            "role": roles.role_of(c, person.id),
            "words": cases.unread(c, person.id),
            "emblem": shown_by(c, person.id).emblem,
        }

    return {"person": told(person), "tables": tables, **await server.store.read(look)}


async def returning(server: Server, request: Request, response: Response) -> Person | None:
    """Give a guest from before there were sessions a session."""
    cookie = request.cookies.get(cookies.PLAIN, "")
    if not cookie:
        return None
    person = await old_cookies.guest_of(server.store, server.settings.secret, cookie)
    if person is not None:
        await signed_in(server, request, response, person)
    return person


def told(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "guest": person.guest}


@router.post("/api/me/name")
@terms(Who.KNOWN, 60)
async def rename(server: Here, form: GuestForm, caller: Browser) -> dict[str, Any]:
    """Change my name: a guest's at any time, an account's once in 30 days."""
    known = caller.person
    if known.guest:
        person = await server.accounts.guest(form.name, known)
    else:
        person = await server.accounts.rename(known, form.name)
    if person.name != known.name:
        await server.lobby.follow_name(person)
    return told(person)


# ------------------------------------------------------------------ where one is signed in


@router.get("/api/sessions")
@terms(Who.KNOWN, 2)
async def sessions(server: Here, caller: Browser) -> list[dict[str, Any]]:
    """Where I am signed in: device, rough place, since when, last use, and which one this is."""
    found = await server.accounts.sessions.of(caller.person.id)
    return [{**one, "current": one["id"] == caller.via} for one in found]


@router.delete("/api/sessions/{session}")
@terms(Who.KNOWN, 5)
async def end_session(server: Here, session: Number, caller: Browser) -> dict[str, Any]:
    """Sign out there; its open sockets are closed."""
    if not await server.accounts.sessions.end(caller.person.id, session):
        raise Refused("no_session", "no such session")
    return {}


@router.delete("/api/sessions")
@terms(Who.KNOWN, 5)
async def end_sessions(
    server: Here, response: Response, caller: Browser, here: Annotated[bool, Query()] = False
) -> dict[str, int]:
    """Sign out everywhere else; with `here`, in this browser too."""
    but = "" if here else caller.via
    ended = await server.accounts.sessions.end_others(caller.person.id, but)
    if here:
        cookies.take_away(response)
    return {"ended": ended}


@router.post("/api/password")
@terms(Who.KNOWN, 2 * GUESS)
async def password(
    server: Here, form: NewPassword, request: Request, caller: Browser
) -> dict[str, int]:
    """Change the password, and sign out everywhere but here."""
    where = address(request.scope)
    ended = await server.accounts.change_password(caller, form.old, form.new, where)
    tell = await server.post.of_account(caller.person.id)
    server.hub.house.spawn(tell("password"))
    return {"ended": ended}


# ------------------------------------------------------------------ tokens for programs


@router.get("/api/tokens")
@terms(Who.KNOWN, 2)
async def tokens(server: Here, person: Known) -> list[dict[str, Any]]:
    """My tokens for programs."""
    return await server.accounts.tokens(person)


@router.post("/api/tokens")
@terms(Who.KNOWN, 20)
async def new_token(server: Here, form: TokenForm, caller: Browser) -> dict[str, Any]:
    """A token for a program. It is shown only once."""
    return await server.accounts.new_token(caller.person, form.name)


@router.delete("/api/tokens/{token}")
@terms(Who.KNOWN, 5)
async def drop_token(server: Here, token: Number, caller: Browser) -> dict[str, Any]:
    """Delete a token; its open sockets are closed."""
    await server.accounts.drop_token(caller.person, token)
    return {}
