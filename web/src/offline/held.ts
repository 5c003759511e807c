/** Games in progress that a build with other rules could not play on. */

import type { GameInfo, Summary } from "../lib/wire";

export function held(
  games: Pick<GameInfo, "key" | "rules_version">[],
  tables: Pick<Summary, "game" | "status">[],
  rules: Record<string, number>,
): { game: string; n: number }[] {
  return games
    .filter(({ key, rules_version }) => rules[key] !== rules_version)
    .map(({ key }) => ({
      game: key,
      n: tables.filter((table) => table.game === key && table.status === "playing").length,
    }))
    .filter(({ n }) => n > 0);
}
