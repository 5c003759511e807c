"""Finished games of bots, in every game, mode and number of players, replayed after every change.

A change of rules that alters one of them needs a new `rules_version`; then, and only then, are they
played anew: `python -m tests.records.make`.
"""
