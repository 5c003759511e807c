"""Read by `rehearse.mjs`: the last line is what it prints."""

from tests.offline.copied import digest_of_words

digest_of_words()
