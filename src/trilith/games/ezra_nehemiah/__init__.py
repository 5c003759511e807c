"""Ezra and Nehemiah: temple, walls and Torah of Jerusalem are rebuilt."""
