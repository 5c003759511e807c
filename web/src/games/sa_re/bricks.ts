/** A payment as rows of bricks. */

import { RESOURCES, shownOn, type Cost, type Payment, type Resource } from "./view";

export interface Brick {
  icon: string;
  place: string;
  what: string;
  /** Part of a double card, which goes as a whole. */
  double: boolean;
}

export interface BrickRow {
  good: Resource;
  /** What it costs, reductions taken off. */
  need: number;
  reduced: number;
  bricks: Brick[];
  left: number;
}

/** One row for each resource of the cost; what pays for anything has a row of its own. */
export function brickRows(payment: Payment, printed: Cost | null): BrickRow[] {
  const bricks = payment.spent.flatMap((one) =>
    Array.from({ length: one.count }, () => bricksOf(one.place, one.what)).flat(),
  );
  if (payment.cell === null) return [anyRow(payment, bricks)];
  const rows = RESOURCES.map((good) => rowOf(payment, printed, good, bricks));
  const wild = bricks.filter((one) => one.good === "joker");
  if (wild.length)
    rows.push({ good: "joker", need: wild.length, reduced: 0, bricks: wild, left: 0 });
  return rows.filter((row) => row.need || row.reduced || row.bricks.length);
}

type Placed = Brick & { good: Resource };

function bricksOf(place: string, what: string): Placed[] {
  const goods = place === "card" ? shownOn(what) : [what as Resource];
  const icon = (good: Resource): string => (place === "caravan" ? "i-caravan" : `r-${good}`);
  return goods.map((good) => ({
    good,
    icon: icon(good),
    place,
    what,
    double: goods.length > 1,
  }));
}

function rowOf(
  payment: Payment,
  printed: Cost | null,
  good: keyof Cost,
  bricks: Placed[],
): BrickRow {
  const need = payment.cost[good] ?? 0;
  return {
    good,
    need,
    reduced: Math.max(0, (printed?.[good] ?? need) - need),
    bricks: bricks.filter((one) => one.good === good),
    left: payment.left[good] ?? 0,
  };
}

/** A caravan costs any resources: all in one row. */
function anyRow(payment: Payment, bricks: Placed[]): BrickRow {
  const [need, left] = [payment.cost.joker ?? 0, payment.left.joker ?? 0];
  return { good: "joker", need, reduced: 0, bricks, left };
}
