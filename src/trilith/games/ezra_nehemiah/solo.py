"""EN-SOLO. The opponent of a game for one: how it is set up, and what each reward means for it."""

from __future__ import annotations

import trilith.games.ezra_nehemiah.effects  # noqa: F401  (fills REWARDS)
from trilith.engine.errors import Arg
from trilith.engine.event import NOBODY
from trilith.engine.task import Effect
from trilith.games.ezra_nehemiah.blessings import bless, can_move
from trilith.games.ezra_nehemiah.bundles import Bundle, Reward
from trilith.games.ezra_nehemiah.names import (
    BANNERS,
    BLESSINGS,
    FOCUS_CARDS,
    FROM_START,
    GOLD,
    RIVAL,
    SCHEME_CARDS,
    SILVER,
    STONE,
    WALL_CARDS,
)
from trilith.games.ezra_nehemiah.rewards import OPPONENT_REWARDS, REWARDS, gain, reward
from trilith.games.ezra_nehemiah.solo_cards import SoloBoard
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.tent import MoveTent, instead

# ------------------------------------------------------------------ setup


def solo_board(s: EzraState) -> SoloBoard:
    """EN-SOLO-03. The side of the solo board in play."""
    return s.data.solo.boards[s.side]


def deal_opponent(s: EzraState) -> None:
    """EN-SOLO-01, EN-SOLO-05, EN-SOLO-06, EN-SOLO-08. Workers, goods, markers, shuffled cards.

    The board is that of a game for two, white workers included; the opponent starts.
    EN-SOLO-02, EN-SOLO-10: the human sets up and plays like anybody.
    """
    mat, board = s.mats[RIVAL], solo_board(s)
    mat.supply = board.workers
    mat.levites = board.levites
    mat.pool = s.data.workers - mat.supply - mat.levites
    mat.goods[SILVER] = board.silver
    mat.goods[GOLD] = board.gold
    mat.tent = s.data.tent_start
    mat.points[FROM_START] = s.data.start_vp
    walls = list(range(len(WALL_CARDS)))
    s.rng.shuffle(walls)
    mat.wall_pile = tuple(walls)
    new_piles(s)


def new_piles(s: EzraState) -> None:
    """EN-SOLO-04. All focus cards and all scheme cards, shuffled and face down."""
    focus, schemes = list(range(len(FOCUS_CARDS))), list(range(len(SCHEME_CARDS)))
    s.rng.shuffle(focus)
    s.rng.shuffle(schemes)
    s.focus_pile, s.focus_shown = tuple(focus), ()
    s.scheme_pile, s.scheme_shown = tuple(schemes), ()


def shuffle_opponent(s: EzraState) -> None:
    """EN-SOLO-75. After a Sabbath every card goes back into its pile."""
    new_piles(s)
    s.tell("opponent_shuffle", RIVAL, "EN-SOLO-75", None, None, True)


def tell_opponent(s: EzraState) -> None:
    """EN-SOLO-03, EN-SOLO-05. Which side is in play, and what the opponent has."""
    board = solo_board(s)
    s.tell("solo_board", NOBODY, "EN-SOLO-03", {"board": f"solo_{board.side}"})
    facts: dict[str, Arg] = {"workers": board.workers, "gold": board.gold, "silver": board.silver}
    s.tell("opponent_start", RIVAL, "EN-SOLO-05", facts)


# ------------------------------------------------------------------ what rewards are for it


def _resource(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    """EN-SOLO-11. Any resource becomes gold."""
    gain(s, seat, STONE, n)


def _wild_blessing(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    """EN-SOLO-17. The left-most marker; orange before purple before red.

    EN-SOLO-18: if none can move, the tent does.
    """
    s.then(BlessLeftMost(n))


class BlessLeftMost(Effect[EzraState]):
    """EN-SOLO-17. One wild blessing after the other."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: EzraState) -> None:
        if self.n > 1:
            s.then(BlessLeftMost(self.n - 1))
        blessings = s.mats[RIVAL].blessings
        colour = blessings.index(min(blessings))
        if can_move(s, RIVAL, colour):
            s.tell("left_most", RIVAL, "EN-SOLO-17", {"blessing": BLESSINGS[colour]})
            bless(s, RIVAL, colour)
        else:
            instead(s, RIVAL, "EN-SOLO-18")


def _retrieve(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    """EN-SOLO-19. The tent instead: it has neither traders nor elders."""
    s.tell("instead", seat, "EN-SOLO-19")
    s.then(MoveTent(seat, n))


def _ignored(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    """EN-SOLO-13, EN-SOLO-21. The opponent has no banners, tiles or cards, and feeds nobody."""
    s.tell("ignored", seat, "EN-SOLO-21", {"effect": icon.word})


def _choice(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    """The opponent never chooses: it takes what is printed first."""
    reward(s, seat, icon.options[0])


OPPONENT_REWARDS.update(REWARDS)
OPPONENT_REWARDS.update(
    {
        **{f"banner_{colour}": _ignored for colour in BANNERS},
        "resource": _resource,
        "blessing_wild": _wild_blessing,
        "retrieve": _retrieve,
        "lose_food": _ignored,
        "develop_free": _ignored,
        "develop_paid": _ignored,
        "auxiliary_action": _ignored,
        "choice": _choice,
    }
)
"""EN-SOLO-16, EN-SOLO-20. Everything else is gained as by a player, with goods converted by `gain`."""
