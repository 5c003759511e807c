"""The coach in a browser of one's own: hints stage by stage, and a finished game looked at."""

from __future__ import annotations

from tests.offline.keeping import Keeper


def test_a_hint_is_given_stage_by_stage_and_noted_in_the_log() -> None:
    keeper = Keeper()
    table = keeper.table("castle", [None, "easy"])
    assert keeper.state(table)["hints"]
    assert keeper.say(do="hint", table=table, stage=1, seat=0) == []
    (first,) = [one for one in keeper.run_errands() if one["is"] == "hint"]
    assert first["hint"]["look"]
    assert first["hint"]["best"] is None
    # The next stages are there without another thought; what was told stands in the log.
    told = keeper.say(do="hint", table=table, stage=2, seat=0)
    assert [one["hint"]["best"]["action"] for one in told if one["is"] == "hint"]
    assert keeper.errands == []
    assert [row["kind"] for row in keeper.disk[table]][-2:] == ["hint", "hint"]


def test_a_hint_that_comes_too_late_or_fails_is_refused_in_one_sentence() -> None:
    keeper = Keeper()
    table = keeper.table("castle", [None, None], me=[0, 1])
    keeper.say(do="hint", table=table, stage=1, seat=0)
    keeper.play(table, 0)
    (late,) = [one for one in keeper.run_errands() if one["is"] == "error"]
    assert late["code"] in ("stale", "not_now")
    keeper.say(do="hint", table=table, stage=1, seat=1)
    keeper.errands[0]["job"] = ""
    (failed,) = keeper.run_errands()
    assert (failed["is"], failed["code"]) == ("error", "no_hint")


def test_a_finished_game_is_analysed_portion_by_portion() -> None:
    keeper = Keeper()
    table = keeper.table("castle", ["easy", "easy"], me=[])
    path = f"/api/tables/{table}/analysis"
    assert keeper.ask("GET", f"{path}?depth=quick")[0] == 409
    keeper.let_bots_play()
    assert keeper.get(f"{path}?depth=quick")["status"] == "none"
    assert keeper.ask("POST", f"{path}?depth=deepest")[0] == 422
    begun = keeper.post(f"{path}?depth=quick")
    assert (begun["status"], begun["done"]) == ("running", 0)
    keeper.run_errands()
    found = keeper.get(f"{path}?depth=quick")
    assert found["status"] == "done"
    assert len(found["result"]["players"]) == 2
    judged = next(one for one in found["result"]["moments"] if one["choice"])
    assert isinstance(keeper.get(f"{path}/line?step={judged['step']}"), list)
    assert keeper.ask("GET", f"{path}/line?step=0")[0] == 404


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again() -> None:
    keeper = Keeper()
    table = keeper.table("castle", ["easy", "easy"], me=[])
    keeper.let_bots_play()
    path = f"/api/tables/{table}/analysis?depth=quick"
    keeper.post(path)
    keeper.errands[0]["job"] = ""
    keeper.run_errands()
    assert keeper.get(path)["status"] == "failed"
    assert keeper.post(path)["status"] == "running"
