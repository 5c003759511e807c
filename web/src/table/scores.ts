/** The final scores as tables and lines; numbers come from the server alone. */

import type { GameUi } from "../games/ui";
import { api } from "../lib/api";
import type { Told } from "../lib/teller/beat";
import { sourceOf } from "../lib/teller/beats";
import { OPPONENT } from "../lib/words";
import type { GameEvent, Score } from "../lib/wire";

/** Best first: more points, then the tie-break, which the server has decided by `won`. */
export function ranking(scores: Score[]): Score[] {
  return [...scores].sort(
    (a, b) => Number(b.won) - Number(a.won) || b.total - a.total || compareTies(b, a),
  );
}

function compareTies(a: Score, b: Score): number {
  for (const [i, row] of a.tie_break.entries()) {
    const difference = row.points - (b.tie_break[i]?.points ?? 0);
    if (difference) return difference;
  }
  return 0;
}

/** Did the tie-break decide? */
export function wasTied(scores: Score[]): boolean {
  const most = Math.max(...scores.map((score) => score.total));
  return scores.filter((score) => score.total === most).length > 1;
}

/** A source of points, and what it gives to each of some seats. */
export interface Row {
  source: string;
  points: number[];
}

/** What decides between equals, if it came to that. */
export function tieBreaks(order: Score[]): Row[] {
  if (!wasTied(order)) return [];
  return (order[0]?.tie_break ?? []).map(({ source }, i) => ({
    source,
    points: order.map((score) => score.tie_break[i]?.points ?? 0),
  }));
}

/** The final scoring as far as it is told: what everybody had before it, and each row since. */
export interface Account {
  seats: number[];
  before: number[];
  rows: Row[];
  totals: number[];
  /** The row that is told now. */
  now: string | null;
}

/** The account after these events; `totalOf` says what a seat has then, null if there is no such seat. */
export function accountOf(
  events: readonly GameEvent[],
  told: Told | null,
  totalOf: (seat: number) => number | null,
  now: string | null,
): Account {
  const seats = [...SEATS.filter((seat) => totalOf(seat) !== null)];
  const rows = new Map<string, number[]>();
  for (const event of events) {
    const [source, column] = [sourceOf(told, event), seats.indexOf(event.seat)];
    if (source === null || column < 0) continue;
    const points = rows.get(source) ?? seats.map(() => 0);
    points[column]! += Number(event.args["count"] ?? 0);
    rows.set(source, points);
  }
  const totals = seats.map((seat) => totalOf(seat) ?? 0);
  const gained = (column: number): number =>
    [...rows.values()].reduce((sum, points) => sum + points[column]!, 0);
  return {
    ...{ seats, totals, now },
    before: totals.map((total, column) => total - gained(column)),
    rows: [...rows].map(([source, points]) => ({ source, points })),
  };
}

/** Everybody who may get points, the opponent of a game for one last. */
const SEATS = [0, 1, 2, 3, OPPONENT];

/** All sources in the order in which they are told, each with the points of every seat. */
export function sources(scores: Score[]): Row[] {
  const names = [...new Set(scores.flatMap((score) => score.rows.map((row) => row.source)))];
  return names.map((source) => ({
    source,
    points: scores.map((score) =>
      score.rows.filter((row) => row.source === source).reduce((sum, row) => sum + row.points, 0),
    ),
  }));
}

/** The moments at which the course of the game is drawn: its rounds, or a dozen even steps. */
export function moments(log: GameEvent[], steps: number): number[] {
  const rounds = log.filter((event) => event.kind === "round").map((event) => event.step);
  const marks =
    rounds.length > 2 ? rounds : Array.from({ length: 12 }, (_, i) => Math.round((i * steps) / 12));
  return [...new Set([...marks, steps])].sort((a, b) => a - b);
}

/** Each seat's points at those moments, as far as the game shows points at all. */
export async function course(
  table: string,
  seats: number,
  at: number[],
  ui: GameUi,
): Promise<number[][]> {
  const lines: number[][] = Array.from({ length: seats }, () => []);
  for (const step of at) {
    const position = await api.replay(table, step, -1);
    for (const [seat, line] of lines.entries()) line.push(ui.score(position.view, seat) ?? 0);
  }
  return lines;
}
