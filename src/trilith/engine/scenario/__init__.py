"""Scenarios: positions as TOML: set up, play, refuse, expect. Also how bugs are reported.

`document` reads the file, `position` sets it up, `running` plays it, `facts` is what can be
expected, `paths` the places in a snapshot, `writing` turns a position into such a file.
"""

from trilith.engine.scenario.document import Case, Failure, Scenario
from trilith.engine.scenario.paths import look_up, put
from trilith.engine.scenario.position import begin, history_of
from trilith.engine.scenario.running import run

__all__ = ["Case", "Failure", "Scenario", "begin", "history_of", "look_up", "put", "run"]
