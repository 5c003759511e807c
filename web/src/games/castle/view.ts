/** The castle's view, as the server tells it. */

import type { View } from "../../lib/wire";
import type { CastleView, Printed, Resource } from "./seen";

export type * from "./seen";

export const RESOURCES = [
  "sand",
  "wood",
  "clay",
  "stone",
  "silver",
] as const satisfies readonly Resource[];

export const castle = (view: View): CastleView => view as unknown as CastleView;

export const ROMAN = ["I", "II", "III", "IV", "V", "VI"];

export const roleOf = (card: string): string => card.split("_")[0]!;
/** The number of a card: its role's place in the order in which they act. */
export const numberOf = (card: string, printed: Printed): string =>
  ROMAN[printed.roles.indexOf(roleOf(card))] ?? "";
/** The good that tells the three workers apart. */
export const goodOf = (card: string): Resource | null =>
  (card.split("_")[1] as Resource | undefined) ?? null;

/** The numbers that a card says. */
export function numbersOf(card: string, printed: Printed): Record<string, number> {
  const { thalers, vp, goods, free } = printed;
  return { thalers, vp, ...goods[card], free: free[card] ?? 0 };
}

/** What a good's drawing is called. */
export function drawingOf(item: string): string {
  return item === "thaler" || item === "thalers" ? "r-taler" : `r-${item}`;
}

const UNDRAWN = new Set(["round_start", "select"]);

/** The round in which the next winter card is drawn: the marked spaces count the rounds down. */
export function nextWinterCard(view: CastleView): number | null {
  if (!view.winter?.deck) return null;
  const first = UNDRAWN.has(view.phase) ? view.round : view.round + 1;
  const marked = view.winter_marks.map((mark) => view.rounds + 1 - mark);
  return marked.find((round) => round >= first) ?? null;
}

const ITEMS = new Set<string>([...RESOURCES, "thaler", "thalers"]);
const WINTER = new Set(["innkeeper", "lady", "snowfall", "plague", "breach", "granary"]);

/** A drawing for what a ref names. */
export function icon(ref: string): string | null {
  if (ITEMS.has(ref)) return drawingOf(ref);
  if (ref.startsWith("cart_")) return drawingOf(ref.slice(5));
  if (ref === "rider") return "r-silver";
  if (WINTER.has(ref)) return `w-${ref}`;
  return null;
}
