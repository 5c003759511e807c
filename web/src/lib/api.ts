/** REST: tables are made and joined here; play happens over the WebSocket. */

import type { ClockRule, GameEvent, GameInfo, Person, Position, Summary } from "./wire";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw await failure(answer);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

async function failure(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as { error: { code: string; text: string } };
    return new ApiError(error.code, error.text);
  } catch {
    return new ApiError("unreachable", answer.statusText);
  }
}

export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, string>;
  bots?: (string | null)[];
  me?: number[];
  access?: "open" | "link" | "password";
  password?: string | null;
  title?: string;
  clock?: ClockRule | null;
  spectators?: boolean;
  stand_in?: string;
  /** A first game on the guide's position. */
  guide?: boolean;
}

export const api = {
  me: () => call<{ person: Person | null; tables: Summary[] }>("GET", "/api/me"),
  guest: (name: string) => call<unknown>("POST", "/api/guest", { name }),
  account: (name: string, password: string) =>
    call<unknown>("POST", "/api/account", { name, password }),
  login: (name: string, password: string) =>
    call<unknown>("POST", "/api/login", { name, password }),
  logout: () => call<unknown>("POST", "/api/logout", {}),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  bots: () => call<string[]>("GET", "/api/bots"),
  table: (id: string) => call<Summary>("GET", `/api/tables/${id}`),
  create: (table: NewTable) => call<Summary>("POST", "/api/tables", table),
  sit: (id: string, how: { seat?: number; name?: string; password?: string }) =>
    call<unknown>("POST", `/api/tables/${id}/sit`, how),
  bot: (id: string, seat: number, level: string) =>
    call<unknown>("POST", `/api/tables/${id}/bot`, { seat, level }),
  stand: (id: string, seat: number) => call<unknown>("POST", `/api/tables/${id}/stand`, { seat }),
  start: (id: string) => call<unknown>("POST", `/api/tables/${id}/start`, {}),
  rematch: (id: string) => call<Summary>("POST", `/api/tables/${id}/rematch`, {}),
  replay: (id: string, step: number, seat?: number) =>
    call<Position>(
      "GET",
      `/api/tables/${id}/replay?step=${step}${seat === undefined ? "" : `&seat=${seat}`}`,
    ),
  log: (id: string, seat: number, from: number) =>
    call<GameEvent[]>("GET", `/api/tables/${id}/log?from=${from}&limit=${LOG_PAGE}&seat=${seat}`),
};

/** As many steps as the server tells at once. */
export const LOG_PAGE = 1000;
