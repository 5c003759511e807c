"""What REST says about one's own notifications."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from trilith.server.post.wishes import WayKind, Wishes

Outcome = Literal["sent", "again", "failed", "gone"]
"""It went out; it is tried again; it is not; the browser has ended its subscription."""


class Way(Struct):
    """One way to oneself."""

    id: str
    kind: WayKind
    name: str
    """The device, or the service."""
    target: str
    """Where it leads, as far as it may be shown."""
    created: int
    confirmed: int
    """0: not yet."""
    paused: str
    """Why nothing is sent there; empty if it is."""
    used: int
    """When the last message went there; 0: never."""


class Offers(Struct):
    """The ways that this server can go."""

    push: bool
    mail: bool
    webhook: bool


class Notifications(Struct):
    """What is sent to me, and where."""

    wishes: Wishes
    ways: list[Way]
    offers: Offers
    key: str
    """The server's key, for a browser that subscribes."""


class Delivery(Struct):
    """An attempt to send me something."""

    at: int
    way: WayKind
    target: str
    """The device, or where it leads, as far as it may be shown."""
    kinds: list[str]
    """What it was about; `test` and `confirm` beside the kinds of wishes."""
    outcome: Outcome
    why: str
    """Why it failed; empty if it did not."""
    tries: int
    """Which attempt it was."""
    next: int
    """When it is tried again; 0: it is not."""


class Delivered(Struct):
    """How many attempts ended like this: for the operator, without saying whose."""

    way: WayKind
    outcome: Outcome
    status: str
    """What the other side answered, as a number; empty if it went out, or did not answer."""
    count: int


class NewWebhook(Struct):
    """A webhook that was just made."""

    way: Way
    secret: str
    """What its messages are signed with. Told this once."""
