"""Pictures of many games, drawn with matplotlib in Trilith's colours: paper, ink and pigments.

matplotlib comes with the extra `trilith[arena]`; nothing else needs it, so it is loaded only here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trilith.arena import words
from trilith.arena.plan import Plan
from trilith.arena.play import Played
from trilith.arena.simulate import held_by, rate, seated, source_means
from trilith.engine.errors import BadInput

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

KINDS = (".svg", ".png")

PAPER, RAISED, EDGE, INK, MUTED = "#f8eedb", "#fffaf0", "#d3b98f", "#2a211d", "#5a4a3f"
PIGMENTS = (
    "#1b5199",  # lapis
    "#c63a24",  # madder
    "#f0b022",  # saffron
    "#36a58b",  # verdigris
    "#6d3a86",  # plum
    "#b9502e",  # terracotta
    "#6f8a4a",  # moss
    "#4d5f78",  # slate
)
HATCHES = ("", "//", "--", "xx", "\\\\", "++", "||", "/")
"""Colour is never the only distinction. Hatches are lines: dots make files ten times as large."""
MARKS = "oDs^vPXh"

MOST_SOURCES = 7
"""So many of the largest sources are drawn one by one, the rest together: 20 colours are too many."""


def check(path: str) -> None:
    """BadInput if a picture could not be drawn there."""
    if Path(path).suffix.lower() not in KINDS:
        raise BadInput(path, f"expected a picture to end in {' or '.join(KINDS)}")
    if not Path(path).parent.is_dir():
        raise BadInput(path, f"expected a folder {Path(path).parent}, found none")
    load()


@lru_cache
def load() -> Any:
    try:
        import matplotlib
    except ImportError:
        problem = "needs matplotlib; try: pip install 'trilith[arena]'"
        raise BadInput("picture", problem) from None
    matplotlib.use("agg")
    return matplotlib


STYLE: dict[str, Any] = {
    "figure.facecolor": PAPER,
    "axes.facecolor": RAISED,
    "axes.edgecolor": EDGE,
    "axes.labelcolor": MUTED,
    "axes.titlecolor": INK,
    "axes.titlesize": 13,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": EDGE,
    "grid.alpha": 0.5,
    "text.color": INK,
    "xtick.color": MUTED,
    "ytick.color": INK,
    "legend.frameon": False,
    "hatch.color": PAPER,
    "hatch.linewidth": 1.2,
    "font.family": "serif",
    "font.serif": ["Alegreya Sans", "Palatino Linotype", "Georgia", "DejaVu Serif"],
    "svg.hashsalt": "trilith",
    "svg.fonttype": "none",  # text stays text, which can be selected, searched and read aloud
}


class Sheet:
    """A sheet of paper with panels, one below the other; written to a file when it is full."""

    def __init__(self, path: str | Path, title: str, heights: Sequence[float]) -> None:
        check(str(path))
        self.path = str(path)
        with load().rc_context(STYLE):
            from matplotlib.figure import Figure
            from matplotlib.layout_engine import ConstrainedLayoutEngine

            layout = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12)
            self.figure: Figure = Figure(figsize=(9, sum(heights) + 0.7), layout=layout)
            self.figure.suptitle(title, fontsize=15, fontweight="bold", x=0.015, ha="left")
            grid = self.figure.subplots(len(heights), 1, squeeze=False, height_ratios=heights)
        self.panels: list[Axes] = [row[0] for row in grid]

    def write(self) -> None:
        # Neither date nor version inside: the same games give the same file.
        metadata = {"Date": None, "Creator": None} if self.path.endswith(".svg") else {}
        try:
            with load().rc_context(STYLE):
                self.figure.savefig(self.path, dpi=110, metadata=metadata)
        except OSError as error:
            raise BadInput(self.path, f"cannot be written: {error.strerror}") from error


# ------------------------------------------------------------------ a simulation or a tournament


def draw_run(plan: Plan, played: list[Played], path: str) -> None:
    """Win rates with intervals, the spread of scores, and where points come from, by bot."""
    names = seated(plan, played)
    rows = 0.55 * len(names)
    title = f"{words.title(plan.game)}: {len(played)} games, {plan.players} players"
    sheet = Sheet(path, title, (1.1 + rows, 1.3 + rows, 1.9 + rows))
    with load().rc_context(STYLE):
        won, scored, sources = sheet.panels
        rates = [(name, rate(plan, played, held_by(name))) for name in names]
        draw_rates(won, rates, 1 / plan.players, "Win rate of each seat held, with 95 % interval")
        draw_scores(scored, names, played)
        draw_sources(
            sources,
            {name: _named(plan.game, source_means(played, name)) for name in names},
            "Mean points by source",
        )
    sheet.write()


def draw_rates(
    panel: Axes, rates: Sequence[tuple[str, dict[str, float]]], fair: float, title: str
) -> None:
    """A mark for every rate, a line for its interval, and a dashed line at the rate of pure chance."""
    panel.set_title(title)
    for i, (_, one) in enumerate(rates):
        colour = PIGMENTS[i % len(PIGMENTS)]
        panel.plot([one["low"], one["high"]], [i, i], color=colour, linewidth=3, alpha=0.6)
        panel.plot(one["rate"], i, MARKS[i % len(MARKS)], color=colour, markersize=9)
        panel.annotate(
            f"{100 * one['rate']:.0f} %",
            (one["rate"], i),
            xytext=(0, 8),
            textcoords="offset points",
            ha="center",
            fontsize=9,
            bbox={"facecolor": RAISED, "edgecolor": "none", "pad": 1},
        )
    panel.axvline(fair, color=MUTED, linestyle="--", linewidth=1, zorder=1)
    panel.set_xlim(-0.02, 1.02)
    panel.xaxis.set_major_formatter(lambda share, _: f"{100 * share:.0f} %")
    _name_rows(panel, [name for name, _ in rates])


def draw_scores(panel: Axes, names: list[str], played: list[Played]) -> None:
    panel.set_title("Scores: half of the games in the box, nine of ten between the ends")
    scores = [[one.scores[seat] for one in played for seat in held_by(name)(one)] for name in names]
    boxes = panel.boxplot(
        scores,
        orientation="horizontal",
        positions=range(len(names)),
        whis=(5, 95),
        widths=0.55,
        patch_artist=True,
        flierprops={"marker": ".", "markersize": 3, "markeredgecolor": MUTED},
        medianprops={"color": RAISED, "linewidth": 2.5},
    )
    for i, box in enumerate(boxes["boxes"]):
        box.set(facecolor=PIGMENTS[i % len(PIGMENTS)], hatch=HATCHES[i % len(HATCHES)])
        box.set(edgecolor=PAPER)
    panel.set_xlabel("points")
    _name_rows(panel, names)


def draw_sources(panel: Axes, means: dict[str, dict[str, float]], title: str) -> None:
    """Bars of mean points, stacked by source; what costs points goes to the left."""
    panel.set_title(title)
    sources = _main_sources(means)
    for i, name in enumerate(means):
        left = {True: 0.0, False: 0.0}
        for j, (source, parts) in enumerate(sources.items()):
            points = sum(means[name].get(part, 0.0) for part in parts)
            panel.barh(
                i,
                points,
                left=left[points < 0],
                height=0.55,
                color=PIGMENTS[j % len(PIGMENTS)],
                hatch=HATCHES[j % len(HATCHES)],
                edgecolor=PAPER,
                label=source if i == 0 else None,
            )
            left[points < 0] += points
    panel.axvline(0, color=MUTED, linewidth=1)
    panel.set_xlabel("points")
    _name_rows(panel, list(means))
    panel.legend(loc="upper center", bbox_to_anchor=(0.5, -0.28), ncols=4, fontsize=9)


def _named(game: str, points: dict[str, float]) -> dict[str, float]:
    return {words.source(game, source): value for source, value in points.items()}


def _main_sources(means: dict[str, dict[str, float]]) -> dict[str, list[str]]:
    """The sources by what is drawn for them, those that give or cost most first."""
    weight: dict[str, float] = {}
    for points in means.values():
        for source, value in points.items():
            weight[source] = max(weight.get(source, 0.0), abs(value))
    ordered = [source for source in sorted(weight, key=lambda s: -weight[s]) if weight[source]]
    main = {source: [source] for source in ordered[:MOST_SOURCES]}
    rest = ordered[MOST_SOURCES:]
    return {**main, "all other": rest} if rest else main


def _name_rows(panel: Axes, names: Sequence[str]) -> None:
    panel.set_yticks(range(len(names)), [words.bot(name) for name in names])
    panel.set_ylim(len(names) - 0.4, -0.6)
    panel.grid(visible=False, axis="y")


# ------------------------------------------------------------------ a study


def draw_seats(found: dict[str, Any], path: Path) -> None:
    rates = [(f"seat {row['seat']}", row) for row in found["seats"]]
    sheet = Sheet(path, "Win rate by seat", (1.0 + 0.5 * len(rates),))
    with load().rc_context(STYLE):
        title = f"{found['games']} games; the dashed line is an equal share"
        draw_rates(sheet.panels[0], rates, 1 / found["players"], title)
    sheet.write()


def draw_winners(found: dict[str, Any], path: Path) -> None:
    """Mean points by source: of those who won, and of the others."""
    game = found["game"]
    means = {
        who: {words.source(game, row["name"]): row[who] for row in found["sources"]}
        for who in ("winners", "others")
    }
    sheet = Sheet(path, "Where points come from", (2.6,))
    with load().rc_context(STYLE):
        draw_sources(sheet.panels[0], means, "Mean points by source")
    sheet.write()


def draw_links(game: str, links: Sequence[dict[str, Any]], path: Path) -> None:
    """A line for everything that was done: its correlation with winning, and the interval."""
    sheet = Sheet(path, "What winners do more, and less", (1.0 + 0.36 * len(links),))
    with load().rc_context(STYLE):
        [panel] = sheet.panels
        panel.set_title("Correlation with winning; intervals for all looks together")
        for i, one in enumerate(links):
            more = one["correlation"] > 0
            colour, mark = (PIGMENTS[3], "^") if more else (PIGMENTS[1], "v")
            panel.plot([one["low"], one["high"]], [i, i], color=colour, linewidth=3, alpha=0.6)
            panel.plot(one["correlation"], i, mark, color=colour, markersize=8)
        panel.axvline(0, color=MUTED, linestyle="--", linewidth=1)
        _name_rows(panel, [words.use(game, one["name"]) for one in links])
    sheet.write()
