"""EN-EFF. What each effect word of the data does: the table REWARDS, and its questions."""

from __future__ import annotations

from collections.abc import Sequence

from trilith.engine.action import Action
from trilith.engine.bits import bits
from trilith.engine.errors import Arg, Refusal
from trilith.engine.task import Question
from trilith.games.ezra_nehemiah.actions import (
    CHOOSE,
    DECLINE,
    RETRIEVE_ELDER,
    RETRIEVE_TRADER,
    TAKE,
)
from trilith.games.ezra_nehemiah.altar import MoveAltar
from trilith.games.ezra_nehemiah.auxiliary import ExtraAuxiliary
from trilith.games.ezra_nehemiah.banners import gain_banners
from trilith.games.ezra_nehemiah.blessings import GainBlessings, GainWildBlessings
from trilith.games.ezra_nehemiah.bundles import Bundle, Reward
from trilith.games.ezra_nehemiah.development import TurnOverTile
from trilith.games.ezra_nehemiah.food import LOSS, FoodDue
from trilith.games.ezra_nehemiah.names import (
    BANNERS,
    BASIC,
    BLESSINGS,
    GOODS,
    PREPARE,
)
from trilith.games.ezra_nehemiah.prepare import AssignWorker
from trilith.games.ezra_nehemiah.rewards import REWARDS, Resolve, Several, gain, reward, score
from trilith.games.ezra_nehemiah.state import EzraState
from trilith.games.ezra_nehemiah.tent import MoveTent, instead


class GainWorkers(Several):
    """EN-EFF-05, EN-EFF-06, EN-COMP-09. From the main supply; for each that is missing a tent step."""

    __slots__ = ()

    def run(self, s: EzraState) -> None:
        if self.n > 1:
            s.then(GainWorkers(self.seat, self.n - 1))
        mat = s.mats[self.seat]
        if not mat.pool:
            instead(s, self.seat, "EN-EFF-06")
            return
        mat.pool -= 1
        mat.supply += 1
        s.tell("worker", self.seat, "EN-EFF-05")


class ChooseBasic(Question[EzraState]):
    """EN-EFF-04. For each 'any resource' stone, wood or cinders, one at a time; never gold."""

    __slots__ = ("n",)

    asks = "basic"
    rule = "EN-EFF-04"

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def candidates(self, s: EzraState) -> Sequence[Action]:
        return [TAKE[resource] for resource in BASIC]

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        gain(s, self.seat, TAKE.index(action), 1, "EN-EFF-04")
        if self.n > 1:
            s.then(ChooseBasic(self.seat, self.n - 1))

    def about(self, s: EzraState) -> dict[str, Arg]:
        return {"count": self.n}


class Retrieve(Question[EzraState]):
    """EN-EFF-02, EN-EFF-11, EN-EFF-12. One trader or elder may come back; what it gave stays."""

    __slots__ = ()

    asks = "retrieve"
    rule = "EN-EFF-11"

    def candidates(self, s: EzraState) -> Sequence[Action]:
        mat = s.mats[self.seat]
        found = [RETRIEVE_TRADER[i] for i in bits(mat.traders)]
        found.extend([RETRIEVE_ELDER[i] for i in bits(mat.elders)])
        if found:
            found.append(DECLINE)
        return found

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        if action is DECLINE:
            return
        mat = s.mats[self.seat]
        if action in RETRIEVE_TRADER:
            mat.traders &= ~(1 << RETRIEVE_TRADER.index(action))
        else:
            mat.elders &= ~(1 << RETRIEVE_ELDER.index(action))
        mat.supply += 1
        s.tell("retrieve", self.seat, "EN-EFF-11", {"spot": action.args[0]})
        if s.phase == PREPARE:
            s.then(AssignWorker(self.seat))


class ChooseOne(Question[EzraState]):
    """EN-EFF-21, EN-PREP-07. Exactly one of the lists; one that has no effect now may be taken."""

    __slots__ = ("bundles", "optional")

    asks = "choice"
    rule = "EN-EFF-21"

    def __init__(self, seat: int, bundles: tuple[str, ...], optional: bool) -> None:
        self.seat = seat
        self.bundles = bundles
        self.optional = optional

    def candidates(self, s: EzraState) -> Sequence[Action]:
        found = [CHOOSE[i] for i in range(len(self.bundles))]
        if self.optional:
            found.append(DECLINE)
        return found

    def blocked(self, s: EzraState, action: Action) -> Refusal | None:
        return None

    def answer(self, s: EzraState, action: Action) -> None:
        if action is not DECLINE:
            reward(s, self.seat, self.bundles[CHOOSE.index(action)])

    def facts(self, s: EzraState, action: Action) -> dict[str, Arg]:
        """What it gives: the buttons say it, not only which of the two they are."""
        if action is DECLINE:
            return {}
        return {"gives": words_of(s, self.bundles[CHOOSE.index(action)])}


def words_of(s: EzraState, bundle: str) -> str:
    """The effect words of a bundle, each as often as it is gained."""
    return " ".join(one.word for one in s.data.bundles[bundle].rewards for _ in range(one.n))


# ------------------------------------------------------------------ the table


def _good(number: int) -> Resolve:
    """EN-EFF-03. Silver, food, or a resource of one kind."""

    def gain_good(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
        gain(s, seat, number, n)

    return gain_good


def _banner(colour: int) -> Resolve:
    """EN-EFF-20. Banners for this turn."""

    def gain_banner(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
        gain_banners(s, seat, colour, n)

    return gain_banner


def _blessing(colour: int) -> Resolve:
    """EN-EFF-19. Blessings of one colour."""

    def gain_blessing(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
        s.then(GainBlessings(seat, colour, n))

    return gain_blessing


def _vp(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    """EN-EFF-08, EN-EFF-09. The silver icon: scored immediately."""
    score(s, seat, n, bundle.source)


def _lose_vp(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    score(s, seat, -n, bundle.source)


def _resource(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    s.then(ChooseBasic(seat, n))


def _worker(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    s.then(GainWorkers(seat, n))


def _wild_blessing(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    s.then(GainWildBlessings(seat, n))


def _lose_food(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    """EN-EFF-14. Paid as far as it goes; points for what is missing count where the loss does."""
    s.then(FoodDue(seat, n, LOSS, bundle.source))


def _altar(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    s.then(MoveAltar(seat, n))


def _tent(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    """EN-TENT-04. Without banners and without limit."""
    s.then(MoveTent(seat, n))


def _retrieve(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    for _ in range(n):
        s.then(Retrieve(seat))


def _develop_free(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    s.then(TurnOverTile(seat, True))


def _develop_paid(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    s.then(TurnOverTile(seat, False))


def _auxiliary(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    s.then(ExtraAuxiliary(seat))


def _choice(s: EzraState, seat: int, n: int, icon: Reward, bundle: Bundle) -> None:
    s.then(ChooseOne(seat, icon.options, bundle.optional))


REWARDS.update(
    {
        **{good: _good(i) for i, good in enumerate(GOODS)},
        **{f"banner_{colour}": _banner(i) for i, colour in enumerate(BANNERS)},
        **{f"blessing_{colour}": _blessing(i) for i, colour in enumerate(BLESSINGS)},
        "blessing_wild": _wild_blessing,
        "resource": _resource,
        "worker": _worker,
        "vp": _vp,
        "lose_vp": _lose_vp,
        "lose_food": _lose_food,
        "altar": _altar,
        "tent": _tent,
        "retrieve": _retrieve,
        "develop_free": _develop_free,
        "develop_paid": _develop_paid,
        "auxiliary_action": _auxiliary,
        "choice": _choice,
    }
)
