/** What an analysis comes to, for one player: sentences, blocks and lines, without a screen. */

import type { Analysis, CoachAccount, CoachMoment } from "../lib/wire";

/** Points below which skill or luck is told as even. */
export const EVEN = 3;

export type Sense = "won" | "lost" | "even";

export function sense(points: number): Sense {
  if (Math.abs(points) < EVEN) return "even";
  return points > 0 ? "won" : "lost";
}

export const skillOf = (account: CoachAccount): number => account.own + account.others;

/** A whole number with its sign: +12, −9, 0. */
export function signed(points: number): string {
  const whole = Math.round(points);
  if (whole === 0) return "0";
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** A whole number with a true minus sign: 120, −20. */
export const whole = (points: number): string => signed(points).replace("+", "");

export const around = (margin: number): string => `±${Math.max(1, Math.round(margin))}`;

/** A block of the waterfall: from where to where it reaches, in points. */
export interface Block {
  kind: "start" | "others" | "own" | "luck" | "result";
  from: number;
  to: number;
}

/** start, others' choices, own choices, luck, result: each stands on the one before. */
export function blocks(account: CoachAccount): Block[] {
  const { start, others, own, result } = account;
  return [
    { kind: "start", from: 0, to: start },
    { kind: "others", from: start, to: start + others },
    { kind: "own", from: start + others, to: start + others + own },
    { kind: "luck", from: start + others + own, to: result },
    { kind: "result", from: 0, to: result },
  ];
}

/** The line of a player as a path of steps: nothing happens between events. */
export function steps(
  curve: readonly (readonly number[])[],
  player: number,
  x: (step: number) => number,
  y: (chance: number) => number,
): string {
  let path = `M${x(0)} ${y(curve[0]![player]!)}`;
  for (let step = 1; step < curve.length; step++)
    if (curve[step]![player] !== curve[step - 1]![player] || step === curve.length - 1)
      path += `H${x(step).toFixed(1)}V${y(curve[step]![player]!).toFixed(1)}`;
  return path;
}

/** The margin around a line, as one shape. */
export function band(
  analysis: Analysis,
  player: number,
  x: (step: number) => number,
  y: (chance: number) => number,
): string {
  const { curve, margins } = analysis;
  const edge = (sign: number, step: number): number =>
    y(Math.max(0, Math.min(100, curve[step]![player]! + sign * margins[step]![player]!)));
  let path = `M${x(0)} ${edge(1, 0).toFixed(1)}`;
  for (let step = 1; step < curve.length; step++)
    path += `H${x(step).toFixed(1)}V${edge(1, step).toFixed(1)}`;
  path += `V${edge(-1, curve.length - 1).toFixed(1)}`;
  for (let step = curve.length - 1; step > 0; step--)
    path += `V${edge(-1, step - 1).toFixed(1)}H${x(step - 1).toFixed(1)}`;
  return `${path}Z`;
}

/** Of things that stand side by side, those that have room for a number: the largest first. */
export function withRoom<T>(
  things: readonly T[],
  size: (one: T) => number,
  place: (one: T) => number,
  room: number,
): T[] {
  const kept: T[] = [];
  for (const one of [...things].sort((a, b) => Math.abs(size(b)) - Math.abs(size(a))))
    if (kept.every((other) => hasRoomBeside(one, other))) kept.push(one);
  return kept;

  function hasRoomBeside(one: T, other: T): boolean {
    const isOnSameSide = size(one) > 0 === size(other) > 0;
    return !isOnSameSide || Math.abs(place(one) - place(other)) >= room;
  }
}

/** The last step of each round. */
export function ends(rounds: readonly number[]): { round: number; step: number }[] {
  const last = new Map<number, number>();
  rounds.forEach((round, step) => last.set(round, step));
  return [...last].map(([round, step]) => ({ round, step }));
}

/** What chance and reveals did to a player, the largest first. */
export function luckiest(analysis: Analysis, player: number): CoachMoment[] {
  return analysis.moments
    .filter((one) => one.kind !== "choice")
    .sort((a, b) => Math.abs(b.delta[player]!) - Math.abs(a.delta[player]!));
}

/** The choices that mattered to a player, in the order of how much. */
export const mattered = (analysis: Analysis, player: number): CoachMoment[] =>
  (analysis.players[player]?.five ?? []).map((place) => analysis.moments[place]!);

/** What one's own line gained and lost at a step: whose doing it was. */
export const doing = (moment: CoachMoment, player: number): "own" | "others" | "luck" =>
  moment.kind !== "choice" ? "luck" : moment.seat === player ? "own" : "others";
