"""Read by `rehearse.mjs`: the last line is what it prints."""

from tests.offline.alike import everything

everything()
