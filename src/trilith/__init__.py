"""Three board games, one engine, one table."""

__version__ = "0.1.0"
