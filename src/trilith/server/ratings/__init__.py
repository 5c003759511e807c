"""How strong people are: rated from finished games, stored with them, and made again from the log."""
