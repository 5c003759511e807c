"""People who want to hear of everything."""

from __future__ import annotations

from tests.server.tables import NAMES
from trilith.server.post.notices import Wants
from trilith.server.post.wishes import KINDS, Wishes


def wants_of_all() -> Wants:
    wants = Wants()
    wants.replace({name: Wishes(ways={kind: ["mail"] for kind in KINDS}) for name in NAMES})
    return wants
