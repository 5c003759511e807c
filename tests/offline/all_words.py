"""Read by `rehearse.mjs`: the last line is what it prints."""

from tests.offline.copied import words_of_copies

words_of_copies()
