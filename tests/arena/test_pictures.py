"""Pictures of a run."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.arena.games import FILED
from trilith.arena import pictures
from trilith.arena.play import Played
from trilith.engine.errors import BadInput


def test_pictures_of_a_run(played: list[Played], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    drawn, again, dots = (tmp_path / name for name in ("run.svg", "again.svg", "run.png"))
    for path in (drawn, again, dots):
        pictures.draw_run(FILED, played, str(path))
    assert "<svg" in drawn.read_text("utf-8")
    assert pictures.PIGMENTS[0] in drawn.read_text("utf-8")
    assert drawn.read_bytes() == again.read_bytes()
    assert dots.read_bytes().startswith(b"\x89PNG")


def test_the_sources_that_give_most_are_drawn_and_the_rest_together() -> None:
    means = {"a": {f"source {i}": float(i) for i in range(12)}, "b": {"source 0": -20.0}}
    drawn = pictures._main_sources(means)
    assert list(drawn)[:2] == ["source 0", "source 11"]
    assert len(drawn) == pictures.MOST_SOURCES + 1
    assert sorted(part for parts in drawn.values() for part in parts) == sorted(means["a"])


def test_a_picture_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"expected a picture to end in \.svg or \.png"):
        pictures.check(str(tmp_path / "run.gif"))
    with pytest.raises(BadInput, match="expected a folder"):
        pictures.check(str(tmp_path / "none" / "run.svg"))
    with pytest.raises(BadInput, match="expected a folder"):
        pictures.Sheet(tmp_path / "none" / "run.svg", "Nowhere", (1.0,))


def test_bars_begin_where_the_last_one_of_their_side_ends(tmp_path: Path) -> None:
    Rectangle = pytest.importorskip("matplotlib.patches").Rectangle  # noqa: N806
    [panel] = pictures.Sheet(tmp_path / "run.svg", "Sources", (2.0,)).panels
    pictures.draw_sources(
        panel, {"a": {"walls": 5.0, "fees": -3.0, "gates": 2.0, "debt": -1.0}}, ""
    )
    bars = [
        bar.get_bbox().intervalx.tolist() for bar in panel.patches if isinstance(bar, Rectangle)
    ]
    assert bars == [[0, 5], [0, -3], [5, 7], [-3, -4]]


def test_without_matplotlib_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    pictures.load.cache_clear()
    with pytest.raises(BadInput, match=r"needs matplotlib; try: pip install 'trilith\[arena\]'"):
        pictures.check("run.svg")
    pictures.load.cache_clear()
