/** Bots have names and faces of their own: the same at one table for everybody, others elsewhere. */

import { t } from "./text.svelte";
import type { Seat } from "./wire";

/** A number from a text: no secret, only always the same. */
export function hash(of: string): number {
  let found = 2166136261;
  for (const sign of of) found = Math.imul(found ^ sign.codePointAt(0)!, 16777619);
  return found >>> 0;
}

/** Which of so many a bot is; no two at one table are the same. The step is prime to the number. */
const STEP = 5;
export function whichOf(count: number, table: string, seat: number): number {
  return (hash(table) + seat * STEP) % count;
}

/** The name of a player at a table. */
export function seatName(table: string, seat: Pick<Seat, "seat" | "name" | "bot">): string {
  if (seat.name) return seat.name;
  if (!seat.bot) return t("player-n", { n: seat.seat + 1 });
  const names = t("bot-names").split(",");
  return names[whichOf(names.length, table, seat.seat)]!.trim();
}

/** People at one screen who gave no names of their own are called by their seats. */
export function toldApart<S extends Pick<Seat, "seat" | "name">>(seats: S[]): S[] {
  const isTwin = (one: S): boolean =>
    !!one.name && seats.some((other) => other.seat < one.seat && other.name === one.name);
  return seats.map((one) =>
    isTwin(one) ? { ...one, name: t("player-n", { n: one.seat + 1 }) } : one,
  );
}
