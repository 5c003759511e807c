"""`trilith scenario`."""

from __future__ import annotations

from pathlib import Path

from tests.cli.command import Command, text_file

HEAD = 'game = "castle"\nplayers = 2\n[expect]\n'


def files(folder: Path) -> dict[str, Path]:
    return {
        "ok": text_file(folder, HEAD + '"round" = 1', "ok.toml"),
        "failed": text_file(folder, HEAD + '"round" = 2', "failed.toml"),
        "bad": text_file(folder, HEAD + '"rund" = 2', "bad.toml"),
    }


def test_all_is_well(trilith: Command, tmp_path: Path) -> None:
    path = files(tmp_path)["ok"]
    result = trilith("scenario", path, path)
    assert (result.code, result.err) == (0, "")
    assert [line.split() for line in result.out.splitlines()] == [["ok", str(path)]] * 2


def test_one_that_fails(trilith: Command, tmp_path: Path) -> None:
    found = files(tmp_path)
    result = trilith("scenario", found["ok"], found["failed"])
    assert result.code == 1
    first, second = result.out.splitlines()
    assert first.startswith("ok ")
    assert second.startswith("failed ")
    assert second.endswith("round: expected 2, found 1")


def test_one_that_cannot_be_read(trilith: Command, tmp_path: Path) -> None:
    found = files(tmp_path)
    result = trilith("scenario", *found.values(), tmp_path / "none.toml")
    assert result.code == 2
    lines = result.out.splitlines()
    assert [line.split()[0] for line in lines] == ["ok", "failed", "bad", "bad"]
    assert lines[3].endswith("none.toml: no such file")


def test_the_report(trilith: Command, tmp_path: Path) -> None:
    found = files(tmp_path)
    report = trilith("scenario", found["ok"], found["failed"], "--json").json
    assert [entry["result"] for entry in report] == ["ok", "failed"]
    assert [entry["file"] for entry in report] == [str(found["ok"]), str(found["failed"])]
    assert report[0]["problem"] == ""
    assert "expected 2, found 1" in report[1]["problem"]


def test_another_game(trilith: Command, tmp_path: Path) -> None:
    path = text_file(tmp_path, 'game = "chess"\nplayers = 2')
    result = trilith("scenario", path)
    assert result.code == 2
    assert f"{path}, game: expected one of castle" in " ".join(result.out.split())


def test_a_folder_is_all_that_lies_in_it(trilith: Command, tmp_path: Path) -> None:
    files(tmp_path)
    result = trilith("scenario", tmp_path)
    assert [line.split()[0] for line in result.out.splitlines()] == ["bad", "failed", "ok"]
    (tmp_path / "empty").mkdir()
    assert "expected scenarios in this folder" in trilith("scenario", tmp_path / "empty").problem


def test_a_position_that_breaks_the_rules_ends_in_one_line(
    trilith: Command, tmp_path: Path
) -> None:
    head = 'game = "castle"\nplayers = 2\nat = "cash_in"\nasked = { seat = 0 }\n'
    head += 'allow_impossible = true\nposition = { "seats.0.thalers" = 900 }\n'
    path = text_file(tmp_path, head + "[expect]\nround = 0", "broken.toml")
    result = trilith("scenario", path)
    assert result.code in (1, 2)
    assert "cannot go on from this position" in result.out
    assert "Error" not in result.out


def test_an_owner_s_data_are_used(trilith: Command, tmp_path: Path) -> None:
    # At the end of the game a helper at the keep scores by the keep's own numbers.
    text = 'game = "castle"\nplayers = 2\nat = "final_scoring"\n'
    text += '[position]\n"spaces.market_1" = 0\n"seats.0.thalers" = 0\n[expect]\n"scores.0" = 0'
    path = text_file(tmp_path, text, "told.toml")
    assert trilith("scenario", path).code == 0
    own = text_file(tmp_path, "[hat]\nsize = 1")
    result = trilith("scenario", path, "--data", own)
    assert result.code == 2
    assert "own.toml: hat: no such value" in result.out
