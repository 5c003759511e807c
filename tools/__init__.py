"""Programs for those who work on Trilith itself; none of them is installed with it."""
