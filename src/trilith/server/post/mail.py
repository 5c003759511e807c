"""Mail: composed by the standards, and handed to the operator's mail server."""

from __future__ import annotations

import html
from collections.abc import Sequence
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, localtime
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from trilith.engine.errors import BadInput
from trilith.server.post.outside import Unreachable
from trilith.server.post.words import Said, say
from trilith.server.wire import Refused
from trilith.text.words import Value

PATIENCE: Final = 30.0
MAX_ADDRESS: Final = 254


class Returned(Exception):
    """The address does not accept mail."""


class Mail:
    """The operator's mail server: smtp://user:password@host:port, or smtps:// for immediate TLS."""

    def __init__(self, server: str, sender: str) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadInput("--smtp", f"expected smtp://host:port or smtps://..., found '{server}'")
        self.host = parts.hostname
        self.is_tls = parts.scheme == "smtps"
        self.port = parts.port or (465 if self.is_tls else 587)
        self.user = unquote(parts.username) if parts.username else None
        self.password = unquote(parts.password) if parts.password else None
        try:
            self.sender = Address(display_name="Trilith", addr_spec=check_address(sender))
        except Refused as refused:
            raise BadInput("--mail-from", refused.text) from None

    async def send(self, message: EmailMessage) -> None:
        """Hand it to the server; Returned if nobody has that address, Unreachable if not now."""
        try:
            await aiosmtplib.send(
                message,
                hostname=self.host,
                port=self.port,
                use_tls=self.is_tls,
                # TLS is used if the server offers it; a password is never sent without.
                start_tls=True if self.password and not self.is_tls else None,
                username=self.user,
                password=self.password,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [one.code for one in error.recipients]
            if all(code >= 500 for code in codes):
                raise Returned(f"the address was refused ({codes[0]})") from None
            raise Unreachable(f"not now ({codes[0]})") from None
        except aiosmtplib.SMTPResponseException as error:
            raise Unreachable(f"the mail server refused ({error.code})") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Unreachable(f"the mail server does not answer: {error}"[:200]) from None

    def message(self, to: str, subject: str, text: str, page: str, number: str) -> EmailMessage:
        """A mail in text and HTML; the same number means the same mail, in case it arrives twice."""
        found = EmailMessage()
        found["From"] = self.sender
        found["To"] = Address(addr_spec=to)
        found["Subject"] = subject
        found["Date"] = format_datetime(localtime())
        found["Message-ID"] = f"<{number}@{self.sender.domain}>"
        found["Auto-Submitted"] = "auto-generated"
        found.set_content(text)
        found.add_alternative(page, subtype="html")
        return found


def check_address(text: str) -> str:
    """An address that mail can be sent to; Refused if it cannot be one."""
    try:
        found = Address(addr_spec=text)
        is_good = bool(found.username and "." in found.domain) or found.domain == "localhost"
    except (ValueError, IndexError, MessageError):
        is_good = False
    if (
        not is_good
        or len(text) > MAX_ADDRESS
        or any(ch <= " " for ch in text)
        or not text.isascii()
    ):
        raise Refused("bad_target", "expected an address such as ada@example.org")
    return text


def letter(
    mail: Mail, to: str, said: Said, off: str, this: str, language: str, number: str
) -> EmailMessage:
    """A letter as mail. The link `off` ends all mail, `this` only mail of this kind."""
    foot = [(say(language, "off-this"), this), (say(language, "off-all"), off)]
    if not said.kinds:
        foot = foot[1:]
    lines = "\n".join(f"- {line}" for line in said.lines)
    ends = "\n".join(f"{words} {link}" for words, link in foot)
    text = "\n\n".join([said.title, lines, said.link, ends])
    page = _page(language, said, say(language, "open"), foot)
    found = mail.message(to, said.title, text + "\n", page, number)
    # RFC 8058: the reader's mail program sends a POST, without signing in.
    found["List-Unsubscribe"] = f"<{off}>"
    found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return found


def confirmation(
    mail: Mail, to: str, name: str, link: str, language: str, number: str
) -> EmailMessage:
    """Asks whether an address is this person's."""
    title = say(language, "confirm-title")
    line = say(language, "confirm", who=name)
    text = "\n\n".join([line, link, say(language, "confirm-else")]) + "\n"
    said = Said(title, [line, say(language, "confirm-else")], link, [])
    page = _page(language, said, say(language, "confirm-button"))
    return mail.message(to, title, text, page, number)


def asked_for(
    mail: Mail, to: str, what: str, link: str, language: str, number: str, **facts: Value
) -> EmailMessage:
    """Two sentences around a link: for a new password (`reset`), or to a report (`report`)."""
    title = say(language, f"{what}-title")
    lines = [say(language, what, "", **facts), say(language, f"{what}-else")]
    text = "\n\n".join([lines[0], link, lines[1]]) + "\n"
    page = _page(language, Said(title, lines, link, []), say(language, f"{what}-button"))
    return mail.message(to, title, text, page, number)


def _page(language: str, said: Said, button: str, foot: Sequence[tuple[str, str]] = ()) -> str:
    rows = "".join(f"<p style='margin:0 0 8px'>{html.escape(line)}</p>" for line in said.lines)
    ends = "".join(
        f"<p style='font-size:13px;margin:4px 0'><a href='{html.escape(link)}'>"
        f"{html.escape(words.rstrip(' :'))}</a></p>"
        for words, link in foot
    )
    return (
        f"<!doctype html><html lang='{language}'><meta charset='utf-8'>"
        f"<title>{html.escape(said.title)}</title>"
        "<body style='font:16px/1.4 sans-serif;color:#2a1f1a;background:#f9efdf;padding:24px'>"
        f"<h1 style='font-size:22px;margin:0 0 12px'>{html.escape(said.title)}</h1>{rows}"
        f"<p style='margin:16px 0'><a href='{html.escape(said.link)}' style='background:#8a3a20;"
        "color:#fff;padding:10px 18px;border-radius:6px;text-decoration:none'>"
        f"{html.escape(button)}</a></p>{ends}</body></html>"
    )
