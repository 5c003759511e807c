"""The programs for those who work on Trilith itself."""
