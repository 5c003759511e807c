/** The final scores as tables and lines; numbers come from the server alone. */

import type { GameUi } from "../games/ui";
import { api } from "../lib/api";
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

/** All sources in the order in which they are told, each with the points of every seat. */
export function sources(scores: Score[]): { source: string; points: number[] }[] {
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
