"""What REST tells somebody of their own notifications."""

from __future__ import annotations

from msgspec import Struct

from trilith.server.post.wishes import WayKind, Wishes


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


class NewWebhook(Struct):
    """A webhook that was just made."""

    way: Way
    secret: str
    """What its messages are signed with. Told this once."""
