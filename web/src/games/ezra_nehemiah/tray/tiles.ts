/** The development tiles as they lie in the tray: chips that open, and what they stand for. */

import { offers } from "../own";
import { TILE_KINDS, type TileKind } from "../view";
import type { Decision } from "../../../lib/wire";

const SPOTS = [1, 2, 3, 4];
const SPOT: Partial<Record<TileKind, string>> = { traders: "trader", elders: "elder" };
const WORK: Partial<Record<TileKind, string>> = { farmers: "farmer", labourers: "labourer" };

/** What can be chosen on a tile, as actions name it. */
export function tileRefs(kind: TileKind): string {
  const spot = SPOT[kind];
  const work = WORK[kind];
  const spots = spot ? SPOTS.map((n) => `${spot}:${n}`) : [];
  return [kind, ...spots, ...(work ? [`do ${work}`] : [])].join("|");
}
export const TILE_VERBS = "develop place retrieve farmer labourer tile";

/** A free action of the turn: where it leads when it is pressed, and what it stands for. */
export interface Free {
  id: "trade" | "develop" | "trader" | "elder";
  icon: string;
  refs: string;
  verb: string;
  used: boolean;
}

interface Used {
  aux_used: boolean;
  trader_used: boolean;
  elder_used: boolean;
}

/** The free actions that can be taken, or were taken, this turn. */
export function freeActions(decision: Decision | null, turn: Used): Free[] {
  const spots = (who: string): string => SPOTS.map((n) => `${who}:${n}`).join("|");
  const all: Free[] = [
    {
      id: "trade",
      icon: "en-trade",
      refs: tradeRefs(decision),
      verb: "trade",
      used: turn.aux_used,
    },
    {
      id: "develop",
      icon: "en-flip",
      refs: TILE_KINDS.join("|"),
      verb: "develop",
      used: turn.aux_used,
    },
    {
      id: "trader",
      icon: "en-trader",
      refs: spots("trader"),
      verb: "place",
      used: turn.trader_used,
    },
    { id: "elder", icon: "en-elder", refs: spots("elder"), verb: "place", used: turn.elder_used },
  ];
  return all.filter((one) => isOffered(decision, one) || (one.used && one.id !== "develop"));
}

const isOffered = (decision: Decision | null, free: Free): boolean =>
  offers(decision, free.verb) &&
  !!decision?.options.some(
    (one) =>
      one.action.startsWith(`${free.verb} `) && free.refs.split("|").includes(one.refs.join(" ")),
  );

/** All trades that are offered. */
export const tradeRefs = (decision: Decision | null): string =>
  (decision?.options ?? [])
    .filter((one) => one.action.startsWith("trade "))
    .map((one) => one.refs.join(" "))
    .join("|");
