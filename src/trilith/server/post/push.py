"""Web Push: messages that a browser shows even if the page is closed.

RFC 8030 says how they are sent, RFC 8291 how they are encrypted for the browser alone, RFC 8292
(VAPID) who we are. The key pair is made once and kept in the database.
"""

from __future__ import annotations

import base64
import json
import os
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from trilith.server.wire import Refused

__all__ = ["InvalidSignature", "Vapid", "check_keys", "encrypted", "headers", "new_key"]

RECORD: Final = 4096
MAX_BODY: Final = 3000
"""Bytes: push services accept 4,096, including everything around the body."""
TTL: Final = 24 * 3600
"""Seconds for which the push service keeps a message for a browser that is not there."""
VALID: Final = 12 * 3600
"""Seconds for which a signature is good; at most a day is allowed."""


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(encoding, form)


def _public(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def new_key() -> str:
    """A private key, as text to be kept."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return b64(number.to_bytes(32, "big"))


def private_key(kept: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(kept), "big"), ec.SECP256R1())


class Vapid:
    """Our identity, for push services."""

    def __init__(self, kept: str, contact: str) -> None:
        self._key = private_key(kept)
        self._contact = contact
        self.public = b64(_point(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """A signature for the push service of this endpoint (RFC 8292)."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self._contact,
        }
        head = b64(json.dumps({"typ": "JWT", "alg": "ES256"}, separators=(",", ":")).encode())
        signed = f"{head}.{b64(json.dumps(claims, separators=(',', ':')).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def headers(vapid: Vapid, endpoint: str, topic: str) -> dict[str, str]:
    """A newer message of the same topic replaces one that has not been fetched."""
    return {
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(TTL),
        "urgency": "normal",
        "topic": topic,
        "authorization": vapid.authorization(endpoint),
    }


def check_keys(p256dh: str, auth: str) -> None:
    """Refused unless these are a browser's keys."""
    try:
        _public(unb64(p256dh))
        is_good = len(unb64(auth)) == 16
    except ValueError:
        is_good = False
    if not is_good:
        raise Refused("bad_message", "expected the keys of a push subscription")


def encrypted(
    text: bytes,
    p256dh: str,
    auth: str,
    salt: bytes = b"",
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt for the browser with these keys (RFC 8291, section 3, in one record of RFC 8188)."""
    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(ec.SECP256R1())
    theirs, ours = unb64(p256dh), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), _public(theirs))
    secret = _derived(shared, unb64(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
