"""REST for one's own notifications."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

import sqlalchemy as sa
from fastapi import Path, Query, Request
from fastapi.responses import HTMLResponse
from pydantic import Field

from trilith.server import routes
from trilith.server.asking import Here
from trilith.server.costs import Who, terms
from trilith.server.devices import device_of
from trilith.server.forms import Form
from trilith.server.limits import address as network
from trilith.server.people import Browser
from trilith.server.post import deliveries, push, shapes, ways, wishes
from trilith.server.post.mail import Returned, check_address
from trilith.server.post.outside import Unreachable
from trilith.server.post.postman import Gone, Postman
from trilith.server.post.webhook import Preset
from trilith.server.post.words import say
from trilith.server.server import Server
from trilith.server.shapes import plain
from trilith.server.wire import Refused, encode

router = routes.router()

LETTER: Final = 300.0
"""What a message sent on request costs: three in a burst, then one in five seconds."""

WayId = Annotated[str, Path(pattern="^w[a-z0-9]{1,40}$")]
Token = Annotated[str, Query(alias="t", max_length=200)]
Language = Annotated[str, Field(pattern="^(en|fr|pl)$")]


class MailForm(Form):
    address: str = Field(max_length=300)
    language: Language = "en"


class PushForm(Form):
    endpoint: str = Field(max_length=1000)
    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class WebhookForm(Form):
    preset: Preset
    url: str = Field(max_length=1000)


class ConfirmForm(Form):
    way: str = Field(max_length=60)
    code: str = Field(max_length=100)


def told(way: ways.Way) -> shapes.Way:
    return shapes.Way(
        way.id,
        way.kind,
        way.name,
        ways.shown(way),
        way.created,
        way.confirmed,
        way.paused,
        way.used,
    )


def check_offered(post: Postman, kind: str) -> None:
    if not post.offers()[kind]:
        raise Refused("not_offered", "this server does not send that way")


@router.get("/api/me/notifications")
@terms(Who.KNOWN, 3)
async def notifications(server: Here, caller: Browser) -> dict[str, Any]:
    """What is sent to me, and where."""
    return plain(await all_about(server, caller.person.id))


async def all_about(server: Server, person: str) -> shapes.Notifications:
    post = server.post
    found = await server.store.read(lambda c: ways.all_of(c, person))
    wished = await post.wishes_of(person) or wishes.Wishes()
    offers = shapes.Offers(**post.offers())
    key = post.vapid.public if post.vapid is not None else ""
    return shapes.Notifications(wished, [told(way) for way in found], offers, key)


@router.put("/api/me/notifications")
@terms(Who.KNOWN, 10)
async def wish(server: Here, request: Request, caller: Browser) -> dict[str, Any]:
    """Choose what is sent to me, how and when."""
    await server.post.wish(caller.person.id, wishes.read(await request.body()))
    return plain(await all_about(server, caller.person.id))


# ------------------------------------------------------------------ ways


@router.post("/api/me/ways/mail")
@terms(Who.KNOWN, LETTER)
async def mail(server: Here, form: MailForm, request: Request, caller: Browser) -> dict[str, Any]:
    """Add a mail address; it has to be confirmed before anything else is sent there."""
    post, person = server.post, caller.person
    check_offered(post, "mail")
    address, code = check_address(form.address), secrets.token_urlsafe(24)
    post.check_unasked(address, person.id, network(request.scope))
    keys = {"code": ways.hashed(code)}
    now = post.clock()
    way = await server.store.write(
        lambda c: ways.add(c, person.id, "mail", address, keys, "", now, False)
    )
    try:
        await post.ask_to_confirm(way, person.name, code, form.language)
    except (Unreachable, Returned) as error:
        await post.note(way, "confirm", str(error))
        await server.store.write(lambda c: ways.remove(c, way))
        raise Refused("not_sent", str(error)) from None
    await post.note(way, "confirm")
    if await post.wishes_of(person.id) is None:  # letters about the account use this language too
        await post.wish(person.id, wishes.read(encode({"language": form.language})))
    return plain(told(way))


@router.post("/api/me/ways/push")
@terms(Who.KNOWN, 20)
async def push_here(
    server: Here, form: PushForm, request: Request, caller: Browser
) -> dict[str, Any]:
    """Add this browser, which shows messages even when the page is closed."""
    post, person = server.post, caller.person
    check_offered(post, "push")
    post.outside.check(form.endpoint)
    push.check_keys(form.p256dh, form.auth)
    keys = {"p256dh": form.p256dh, "auth": form.auth}
    name = device_of(request.headers.get("user-agent", ""))
    now = post.clock()
    way = await server.store.write(
        lambda c: ways.add(c, person.id, "push", form.endpoint, keys, name, now, True)
    )
    return plain(told(way))


@router.post("/api/me/ways/webhook")
@terms(Who.KNOWN, LETTER)
async def webhook(server: Here, form: WebhookForm, caller: Browser) -> dict[str, Any]:
    """Add a chat service, or a program of my own. The secret is shown only once."""
    post, person = server.post, caller.person
    check_offered(post, "webhook")
    _, host, port, _ = post.outside.check(form.url)
    try:
        await post.outside.find(host, port)
    except Unreachable as error:
        raise Refused("bad_target", str(error)) from None
    secret = secrets.token_urlsafe(32)
    keys = {"preset": form.preset, "secret": secret}
    now = post.clock()
    way = await server.store.write(
        lambda c: ways.add(c, person.id, "webhook", form.url, keys, form.preset, now, True)
    )
    return plain(shapes.NewWebhook(told(way), secret))


@router.delete("/api/me/ways/{way}")
@terms(Who.KNOWN, 5)
async def remove(server: Here, way: WayId, caller: Browser) -> dict[str, Any]:
    """Remove a channel: send nothing there any more."""

    def do(c: sa.Connection) -> None:
        ways.remove(c, ways.one(c, way, caller.person.id))

    await server.store.write(do)
    return {}


@router.post("/api/me/ways/{way}/test")
@terms(Who.KNOWN, LETTER)
async def test(server: Here, way: WayId, caller: Browser) -> dict[str, Any]:
    """Send a test message. A paused channel resumes if it arrives."""
    found = await server.store.read(lambda c: ways.one(c, way, caller.person.id))
    if not found.confirmed:
        raise Refused("not_now", "confirm the address first")
    wished = await server.post.wishes_of(caller.person.id) or wishes.Wishes()
    try:
        await server.post.test(found, wished.language)
    except Gone:
        await server.store.write(lambda c: ways.remove(c, found))
        raise Refused("no_way", "this browser has ended its subscription") from None
    except (Unreachable, Returned) as error:
        await server.post.note(found, "test", str(error))
        raise Refused("not_sent", str(error)) from None
    await server.post.note(found, "test")

    def arrived(c: sa.Connection) -> shapes.Way:
        ways.resume(c, found)
        ways.succeeded(c, found, server.post.clock())
        return told(ways.one(c, way))

    return plain(await server.store.write(arrived))


@router.get("/api/me/deliveries")
@terms(Who.KNOWN, 5)
async def my_deliveries(server: Here, caller: Browser) -> list[dict[str, Any]]:
    """What was sent to me in the last 30 days, with the outcomes, newest first."""
    found = await server.store.read(lambda c: deliveries.of(c, caller.person.id))
    return [plain(one) for one in found]


# ------------------------------------------------------------------ from the mail itself


@router.post("/api/mail/confirm")
@terms(Who.ANYBODY, 20)
async def confirm(server: Here, form: ConfirmForm) -> dict[str, Any]:
    """Confirm that this address is mine."""
    now = server.post.clock()
    way = await server.store.write(lambda c: ways.confirm(c, form.way, form.code, now))
    return {"address": ways.shown(way)}


@router.get("/api/mail/off", response_class=HTMLResponse)
@terms(Who.ANYBODY, 5)
async def ask_off(server: Here, token: Token) -> str:
    """The page behind the links in a mail: it needs a click, because programs follow links too."""
    way, kinds = ways.read_signed(server.post.secret, token)
    language = await language_of(server, way)
    key = "off-this-ask" if kinds else "off-ask"
    button = (
        f'<form method="post" action="/api/mail/off?t={token}">'
        f"<button>{say(language, 'off-button')}</button></form>"
    )
    return page(language, f"{key}-title", key, kinds, button)


@router.post("/api/mail/off", response_class=HTMLResponse)
@terms(Who.ANYBODY, 10)
async def switch_off(server: Here, token: Token) -> str:
    """Switch off all mail or mail of one kind, from that page or by the mail program (RFC 8058).

    The address stays, because somebody who forgets the password needs it.
    """
    way, kinds = ways.read_signed(server.post.secret, token)
    language = await language_of(server, way)
    found = await way_of(server, way)
    wished = await server.post.wishes_of(found.person) if found is not None else None
    if found is not None and wished is not None:
        await server.post.wish(found.person, wished.without(found.kind, kinds))
    return page(language, "off-done-title", "off-this-done" if kinds else "off-done", kinds)


def page(language: str, title: str, text: str, kinds: list[str], button: str = "") -> str:
    """A page that needs no sign-in and no script."""
    names = ", ".join(say(language, f"kind-{kind}") for kind in kinds)
    head, said = say(language, title), say(language, text, kinds=names)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{head}</title><link rel="stylesheet" href="/plain.css">'
        f"<main><h1>{head}</h1><p>{said}</p>{button}</main></html>"
    )


async def way_of(server: Server, way: str) -> ways.Way | None:
    """None if it was removed."""
    try:
        return await server.store.read(lambda c: ways.one(c, way))
    except Refused:
        return None


async def language_of(server: Server, way: str) -> str:
    found = await way_of(server, way)
    wished = await server.post.wishes_of(found.person) if found is not None else None
    return wished.language if wished is not None else "en"
