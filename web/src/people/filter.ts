/** What a person looks for at open tables: remembered in this browser. */

import type { Pace } from "../lib/wire";

export interface FindFilter {
  games: string[];
  paces: Pace[];
  rated: "either" | "rated" | "friendly";
  /** Of the host's rating; 0: any. */
  low: number;
  high: number;
}

export const ANYTHING: FindFilter = { games: [], paces: [], rated: "either", low: 0, high: 0 };

/** The filter as the server takes it. */
export function filterQuery(filter: FindFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const game of filter.games) query.append("game", game);
  for (const pace of filter.paces) query.append("pace", pace);
  if (filter.rated !== "either") query.set("rated", `${filter.rated === "rated"}`);
  if (filter.low) query.set("low", `${filter.low}`);
  if (filter.high) query.set("high", `${filter.high}`);
  return query;
}

/** With this in the list if it was not, else without. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
