"""The encryption of Web Push, against the example of its RFC."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag

from tests.server.post.receivers import Subscriber, b64, unb64
from trilith.server.post.push import check_keys, encrypted, private_key
from trilith.server.wire import Refused

# RFC 8291, appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_it_seals_as_the_example_of_the_rfc_does() -> None:
    sealed = encrypted(PLAIN, P256DH, AUTH, unb64(SALT), private_key(OWN))
    assert b64(sealed) == SEALED


def test_the_browser_of_the_example_reads_it_and_no_other() -> None:
    browser = Subscriber(private_key(BROWSER), unb64(AUTH))
    assert browser.read(encrypted(PLAIN, P256DH, AUTH)) == PLAIN
    with pytest.raises(InvalidTag):
        Subscriber().read(encrypted(PLAIN, P256DH, AUTH))


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", AUTH), (P256DH, "AA"), ("x" * 87, AUTH), ("é", "é")]
)
def test_what_is_no_key_of_a_browser_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Refused):
        check_keys(p256dh, auth)
