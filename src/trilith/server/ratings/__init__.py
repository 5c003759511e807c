"""How strong people are: rated from finished games, stored with them, and recomputed from the log."""
