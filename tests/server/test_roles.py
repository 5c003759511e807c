"""Roles: who has one, and what is for them alone."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from tests.server.in_memory import put
from trilith.server import roles, schema
from trilith.server.wire import Refused


def test_a_role_is_one_persons_until_it_is_taken_back(c: sa.Connection) -> None:
    person = {"name": "P", "created": 1, "session": 0}
    put(c, schema.people, person | {"id": "ada"}, person | {"id": "bea"})
    roles.give(c, "ada", "moderator")
    assert [roles.role_of(c, one) for one in ("ada", "bea", "nobody")] == ["moderator", "", ""]
    roles.give(c, "ada", "")
    assert roles.role_of(c, "ada") == ""


@pytest.mark.parametrize("role", ["moderator", "operator"])
def test_both_roles_moderate(role: str) -> None:
    roles.check(role, roles.MODERATES)


@pytest.mark.parametrize("role", ["", "moderator"])
def test_what_is_for_the_operator_is_refused_to_others(role: str) -> None:
    with pytest.raises(Refused, match="that is for the role operator") as refused:
        roles.check(role, ("operator",))
    assert refused.value.code == "not_yours"
