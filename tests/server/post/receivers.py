"""Real receivers: a mail server, a push service after RFC 8030 and 8291, a webhook's other end."""

from __future__ import annotations

import base64
import email
import email.policy
import json
import threading
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hmac import HMAC

from tests.server.spawned import free_port


class MailServer:
    """Takes mail, and keeps it as the reader's program would see it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answers: list[str] = []
        """What it says to the next mails instead of taking them."""
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        if self.answers:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        found = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(found, EmailMessage)
        assert envelope.rcpt_tos == [found["To"]]
        self.mails.append(found)
        return "250 OK"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    def letters(self) -> list[EmailMessage]:
        """All but those that ask for an address to be confirmed."""
        return [mail for mail in self.mails if mail["List-Unsubscribe"]]


class Received:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def doc(self) -> Any:
        return json.loads(self.body)


class HttpServer:
    """Takes what is posted to it."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.answers: list[int] = []
        """The next statuses; 200 when there are no more."""
        self.held = threading.Event()
        """While it is not set, nothing that goes to /held is answered."""
        self.held.set()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {key.lower(): value for key, value in self.headers.items()}
                status = outer.answers.pop(0) if outer.answers else 200
                outer.received.append(Received(self.path, headers, body))
                if self.path == "/held":
                    outer.held.wait(60)
                self.send_response(status)
                if status == 302:
                    self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.target = f"127.0.0.1:{self._server.server_port}"
        self.url = f"http://{self.target}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


# ------------------------------------------------------------------ a browser that subscribes


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def hmac(key: bytes, text: bytes) -> bytes:
    made = HMAC(key, hashes.SHA256())
    made.update(text)
    return made.finalize()


class Subscriber:
    """A browser's side of RFC 8291, written after the text of it: keys, and reading."""

    def __init__(
        self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"a" * 16
    ) -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth

    def form(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": b64(point(self.key)), "auth": b64(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        assert len(body) - 21 - length <= size
        theirs = body[21 : 21 + length]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), public)
        first = hmac(self.auth, shared)
        secret = hmac(first, b"WebPush: info\0" + point(self.key) + theirs + b"\1")
        mixed = hmac(salt, secret)
        key = hmac(mixed, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = hmac(mixed, b"Content-Encoding: nonce\0\1")[:12]
        text = AESGCM(key).decrypt(nonce, body[21 + length :], None)
        assert text.endswith(b"\2")
        return text[:-1]


def claims_of(authorization: str, public: str) -> Any:
    """What a VAPID header claims, once its signature holds (RFC 8292)."""
    kind, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid"
    assert parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    raw = unb64(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    key.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(unb64(signed.partition(".")[2]))
