/** Grades over games: means and lines, without a screen. */

import type { GradedGame } from "../lib/wire";

/** How many of the last games are shown. */
const SHOWN = 20;
/** A mean goes over so many games. */
const SPAN = 5;
const SURE = 1.96;

export const last = (games: readonly GradedGame[]): GradedGame[] => games.slice(-SHOWN);

/** The mean of the last five games up to this one, and how far it may be off. */
export function meanOf(
  games: readonly GradedGame[],
  place: number,
): { mean: number; margin: number } {
  const lost = games.slice(Math.max(0, place - SPAN + 1), place + 1).map((one) => one.lost);
  const mean = lost.reduce((sum, one) => sum + one, 0) / lost.length;
  if (lost.length < 2) return { mean, margin: games[place]!.margin };
  const spread = lost.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (lost.length - 1);
  return { mean, margin: SURE * Math.sqrt(spread / lost.length) };
}

/** A line through these points. */
export const path = (points: readonly (readonly [number, number])[], first = "M"): string =>
  points.map(([x, y], i) => `${i ? "L" : first}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
