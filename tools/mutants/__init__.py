"""Change the code in one small place, and see whether a test notices: `python -m tools.mutants`.

A mutant is the package with one comparison, number, operator or call changed (`change.py`). A test
that fails kills it; a mutant that nothing kills survives, and shows that something may be changed
without anybody noticing. The tests are run once to learn which of them reach which stretch of a
function (`stretch.py`, `reach.py`). A mutant is then tried against those alone, its own module's
first, each in a fork of a process that has imported everything (`trial.py`). So a mutant costs as
long as its tests take, and no more.

A test kills a mutant only if it fails twice, or is late twice, and then passes on unchanged code; so
neither chance nor a busy machine nor a test that needs another makes the score better than it is.

What was found is kept in build/mutants (`kept.py`), so a sample may be tried in several runs
(`--minutes`): what is new in it first, then what survived; what was killed is not tried again. Tests
are run again to learn what they reach when their file or the code that they ran has changed.
`--report` prints the score and the survivors at once, and `--unreached` every mutant that no test
runs. Many tests of the server wait for something, so there `--at-once 4` is quicker. A sample takes
long, so it is no part of `make test`.
"""
