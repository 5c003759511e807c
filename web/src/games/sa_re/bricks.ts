/** A payment as rows of bricks. */

import type { Decision, View } from "../../lib/wire";
import {
  piecesOf,
  RESOURCES,
  saRe,
  shownOn,
  type City,
  type Cost,
  type Payment,
  type Resource,
  type Spent,
} from "./view";

export interface Brick {
  icon: string;
  place: string;
  what: string;
  /** Part of a double card, which goes as a whole. */
  double: boolean;
  /** Part of what is suggested, and not laid yet. */
  ghost: boolean;
  /** More than is needed. */
  lost: boolean;
}

export interface BrickRow {
  good: Resource;
  /** What it costs, reductions taken off. */
  need: number;
  reduced: number;
  bricks: Brick[];
  left: number;
}

/** How many of a source are part of the payment already. */
const laidOf = (payment: Payment, { place, what }: Spent): number =>
  payment.spent.find((one) => one.place === place && one.what === what)?.count ?? 0;

/** What is suggested besides what is laid. */
export const toLay = (payment: Payment): Spent[] =>
  (payment.suggested ?? [])
    .map((one) => ({ ...one, count: one.count - laidOf(payment, one) }))
    .filter((one) => one.count > 0);

/**
 * One row for each resource of the cost; what pays for anything has a row of its own. With `whole`,
 * all that is suggested is shown as if it were laid.
 */
export function brickRows(payment: Payment, printed: Cost | null, whole = false): BrickRow[] {
  const laid = payment.spent.flatMap((one) => bricksOf(one, false));
  const bricks = whole ? [...laid, ...toLay(payment).flatMap((one) => bricksOf(one, true))] : laid;
  if (payment.cell === null) return [anyRow(payment, bricks)];
  const rows = RESOURCES.map((good) => rowOf(payment, printed, good, bricks));
  const wild = bricks.filter((one) => one.good === "joker");
  if (wild.length)
    rows.push({ good: "joker", need: wild.length, reduced: 0, bricks: wild, left: 0 });
  return rows.filter((row) => row.need || row.reduced || row.bricks.length);
}

type Placed = Brick & { good: Resource };

function bricksOf({ place, what, count }: Spent, ghost: boolean): Placed[] {
  const goods = place === "card" ? shownOn(what) : [what as Resource];
  const icon = (good: Resource): string => (place === "caravan" ? "i-caravan" : `r-${good}`);
  const double = goods.length > 1;
  const one = goods.map((good): Placed => ({
    good,
    icon: icon(good),
    place,
    what,
    double,
    ghost,
    lost: false,
  }));
  return Array.from({ length: count }, () => one).flat();
}

/** Of a row with more than is needed, parts of double cards are too much. */
function withLost(bricks: Placed[], need: number): Placed[] {
  let over = bricks.length - need;
  return bricks
    .toReversed()
    .map((one) => ({ ...one, lost: one.double && over-- > 0 }))
    .toReversed();
}

function rowOf(
  payment: Payment,
  printed: Cost | null,
  good: keyof Cost,
  bricks: Placed[],
): BrickRow {
  const need = payment.cost[good] ?? 0;
  const own = bricks.filter((one) => one.good === good);
  return {
    good,
    need,
    reduced: Math.max(0, (printed?.[good] ?? need) - need),
    bricks: withLost(own, need),
    left: bricks.some((one) => one.ghost) ? 0 : (payment.left[good] ?? 0),
  };
}

/** A caravan costs any resources: all in one row. */
function anyRow(payment: Payment, bricks: Placed[]): BrickRow {
  const [need, left] = [payment.cost.joker ?? 0, payment.left.joker ?? 0];
  return { good: "joker", need, reduced: 0, bricks, left };
}

/** The next source to lay by the suggestion; null when nothing is to be paid any more. */
export function nextToLay(decision: Decision, view: View): string | null {
  const payment = saRe(view).payment;
  const [next] = payment?.seat === decision.seat ? toLay(payment) : [];
  const choice = decision.options.find(
    (one) => one.action === `spend ${next?.place} ${next?.what}`,
  );
  return choice?.action ?? null;
}

/** What is suggested, counted by where it comes from, and how much of it is too much. */
export function tallyOf(payment: Payment): {
  places: { place: string; count: number }[];
  lost: number;
} {
  const found = new Map<string, number>();
  for (const { place, count } of payment.suggested ?? [])
    found.set(place, (found.get(place) ?? 0) + count);
  const places = [...found].map(([place, count]) => ({ place, count }));
  const rows = brickRows(payment, null, true);
  return { places, lost: rows.flatMap((row) => row.bricks).filter((one) => one.lost).length };
}

/** What is neither stored nor part of the payment, card by card and piece by piece. */
export function looseOf(city: City, spent: Spent[]): Resource[][] {
  const left = new Map(spent.map(({ place, what, count }) => [`${place} ${what}`, count]));
  const isSpent = (source: string): boolean => {
    const count = left.get(source) ?? 0;
    left.set(source, count - 1);
    return count > 0;
  };
  const joker = Array.from({ length: city.jokers }, (): Resource => "joker");
  return [
    ...city.cards.filter(({ card }) => !isSpent(`card ${card}`)).map(({ card }) => shownOn(card)),
    ...piecesOf(city.goods)
      .filter((good) => !isSpent(`building ${good}`))
      .map((good) => [good]),
    ...joker.filter(() => !isSpent("library joker")).map((good) => [good]),
  ];
}
