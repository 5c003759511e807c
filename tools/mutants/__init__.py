"""Change the code in one small place, and see whether a test notices: `python -m tools.mutants`.

A mutant is the package with one comparison, number, operator or call changed (`change.py`). A test
that fails kills it; one that nothing kills survives, and says that something may be changed without
anybody noticing. The tests are run once to learn which of them reach which function (`reach.py`); a
mutant is then tried against those alone, its own module's first, each in a fork of a process that
has imported everything (`trial.py`). So a mutant costs as long as its tests take, and no more.

It is a sample and takes long, so it is no part of `make test`.
"""
