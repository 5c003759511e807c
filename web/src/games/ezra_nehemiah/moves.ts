/** What moved between two views: pieces are conserved, so what left one place came to another. */

import { flow, type Counts, type Move } from "../../lib/fly";
import type { View } from "../../lib/wire";
import {
  GOODS,
  RESOURCES,
  ezra,
  standing,
  type EzraView,
  type Good,
  type Mat,
  type Owner,
  type Resource,
} from "./view";

export function moves(before: View, after: View): Move[] {
  const [a, b] = [ezra(before), ezra(after)];
  return [
    ...GOODS.flatMap((good) => flow(goods(a, good), goods(b, good), () => `en-${good}`)),
    ...standing(b).flatMap(({ seat, mat }) => [
      ...flow(workers(a, seat), workers(b, seat), () => `en-worker-${mat.colour}`),
      ...steps(a, b, seat),
    ]),
    ...b.seats.flatMap((mat, seat) => played(a.seats[seat], mat, seat)),
  ];
}

/** Where the cubes of one kind lie, by the anchors of the board; the rest is in the supply. */
function goods(view: EzraView, good: Good): Counts {
  const counts: Counts = new Map();
  const put = (at: string, count: number): void => void counts.set(at, count);
  for (const [id, place] of Object.entries(view.ring)) {
    if (good === "silver") put(`place:${id}`, place.silver);
    else if (isResource(good))
      put(`place:${id}`, place.rubble.filter((one) => one === good).length);
  }
  view.temple.rows.forEach((row, i) =>
    put(`temple:${i + 1}`, row.filter((one) => one === good).length),
  );
  for (const { seat, mat } of standing(view)) {
    const held = (mat as { goods?: Partial<Record<Good, number>> }).goods ?? {};
    put(`seat:${seat}:${good}`, held[good] ?? 0);
  }
  const out = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return counts.set(`stock:${good}`, -out);
}

const isResource = (good: Good): good is Resource =>
  (RESOURCES as readonly string[]).includes(good);

/** Where one player's workers stand. */
function workers(view: EzraView, seat: number): Counts {
  const mine = (owner: Owner): number => Number(owner === ownerName(seat));
  const mat = standing(view).find((one) => one.seat === seat)?.mat;
  const counts: Counts = new Map([
    [`seat:${seat}:supply`, mat?.supply ?? 0],
    [`seat:${seat}:pool`, mat?.pool ?? 0],
    [`levites:${seat}`, mat?.levites ?? 0],
  ]);
  for (const [at, count] of onTiles(view.seats[seat])) counts.set(`seat:${seat}:${at}`, count);
  for (const [id, place] of Object.entries(view.ring))
    if (id.endsWith("_gate")) counts.set(`place:${id}`, mine(place.owner));
  for (const [id, space] of Object.entries(view.scrolls))
    counts.set(`scroll:${id}`, mine(space.scribe));
  return counts;
}

/** The workers on a player's development tiles. */
function onTiles(mat: Mat | undefined): [string, number][] {
  if (!mat) return [];
  const spots = [1, 2, 3, 4].flatMap((n): [string, number][] => [
    [`trader:${n}`, Number(mat.traders.includes(n))],
    [`elder:${n}`, Number(mat.elders.includes(n))],
  ]);
  return [...spots, ["farmer", mat.farmers], ["labourer", mat.labourers]];
}

/** A card goes from the hand to its pile. */
function played(was: Mat | undefined, is: Mat, seat: number): Move[] {
  return is.piles.flatMap((pile, i): Move[] => {
    const card = pile.at(-1);
    if (!was || !card || pile.length <= (was.piles[i]?.length ?? 0)) return [];
    const [from, to] = [`seat:${seat}:hand`, `seat:${seat}:pile:${i + 1}`];
    return [{ icon: "en-card", from, to, count: 1, whole: true }];
  });
}

const ownerName = (seat: number): Owner => (seat < 0 ? "opponent" : `seat:${seat}`);

/** The tent and the marker on the altar track. */
function steps(a: EzraView, b: EzraView, seat: number): Move[] {
  const was = standing(a).find((one) => one.seat === seat)?.mat;
  const is = standing(b).find((one) => one.seat === seat)?.mat;
  if (!was || !is) return [];
  const step = (icon: string, from: string, to: string): Move => ({ icon, from, to, count: 1 });
  const found: Move[] = [];
  if (was.tent !== is.tent)
    found.push(step(`en-tent-${is.colour}`, `tent:${was.tent}`, `tent:${is.tent}`));
  if (was.altar !== is.altar)
    found.push(step(`en-mark-${is.colour}`, `altar:${was.altar}`, `altar:${is.altar}`));
  return found;
}
