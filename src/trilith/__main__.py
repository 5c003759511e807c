"""`python -m trilith` is the command `trilith`."""

from trilith.cli import main

if __name__ == "__main__":
    main()
