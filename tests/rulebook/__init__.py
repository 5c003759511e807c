"""The executable rulebook: every rule has its entry, and what it shows is true."""
