"""Trilith without a server: the table code in a browser's worker, and the folder that carries it."""
