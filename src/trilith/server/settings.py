"""How a server is run."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct):
    """What the operator decides."""

    database: str = "trilith.db"
    """A file for SQLite, or postgresql://user:password@host/name."""
    secret: str = ""
    """Signs cookies. Empty: made once, and kept in the database."""
    origins: tuple[str, ...] = ()
    """Other origins that may use the server, such as https://play.example.org behind a proxy."""
    secure_cookies: bool = False
    """Cookies over HTTPS only. Also set when the proxy says that the request came over HTTPS."""
    bot_workers: int = 1
    bot_patience: float = 30.0
    """Seconds after which a bot's worker counts as hung and is replaced."""
    group: int = 400
    """Changes written in one transaction at most."""
    sweeps: bool = False
    """Garbage is collected in small portions: for a process that does nothing but serve."""
    quick_hash: bool = False
    """Passwords hashed with little effort: for tests alone."""
    request_rate: float = 20.0
    """Requests a second from one address, after a burst of ten times as many."""
    login_rate: float = 0.5
    """New guests and logins a second from one address, after a burst of forty times as many."""
