"""How a server is run."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct):
    """What the operator decides."""

    database: str = "trilith.db"
    """A file for SQLite, or postgresql://user:password@host/name."""
    secret: str = ""
    """Signed the cookies of guests before there were sessions; see `accounts`."""
    origins: tuple[str, ...] = ()
    """Other origins that may use the server, such as https://play.example.org behind a proxy."""
    secure_cookies: bool = False
    """Cookies over HTTPS only. Also set when the proxy says that the request came over HTTPS."""
    guest_hold: float = 3600.0
    """For how many seconds after a guest's last sign of life nobody else may take the name."""
    bot_workers: int = 1
    bot_patience: float = 30.0
    """Seconds after which a bot's worker counts as hung and is replaced."""
    group: int = 400
    """The most changes written in one transaction."""
    sweeps: bool = False
    """Whether garbage is collected in small portions, for a process that only serves."""
    quick_hash: bool = False
    """Whether passwords are hashed with little effort, for tests only."""
    generosity: float = 1.0
    """How many times as much as usual a person and an address may ask for; see `costs`."""
    offline: str = ""
    """A folder written by `trilith offline`: it is served under /offline/, and offered."""
    public_url: str = ""
    """How people reach the server, such as https://play.example.org: messages lead there."""
    smtp: str = ""
    """The mail server: smtp://user:password@host:587, or smtps://..."""
    mail_from: str = ""
    inner_targets: tuple[str, ...] = ()
    """Hosts in the operator's own network that webhooks may call, as host:port."""
    post_delay: float = 60.0
    """Seconds in which a person may see it at the table before anything is sent."""
    post_look: float = 5.0
    """Seconds between two checks for messages to send."""
    word_list: str = ""
    """A file with words that are not wanted in names and chat; see `wordlist`."""
    operator_mail: str = ""
    """Where reports go while there are no moderators."""
    chat_days: float = 90.0
    """Days after a game's end for which its chat is kept; 0: for ever."""
    backup_to: str = ""
    """A folder for backups; without it none are taken."""
    backup_every: float = 24.0
    """Hours between two backups."""
    backup_keep: int = 14
    country_header: str = ""
    """Where the operator's proxy names the country of a request, such as CF-IPCountry."""
    max_connections: int = 20_000
    """Connections in all; fewer if the system allows this process fewer open files."""
