/** Which page is shown; addresses are real ones, so that they can be sent to a friend. */

import { transport } from "./transport";

export type Route =
  | { page: "lobby" }
  | { page: "missing"; what: "page" | "table" }
  | { page: "my-turn" }
  | { page: "bring"; code: string | null }
  | { page: "account" }
  | { page: "moderation" }
  | { page: "operator" }
  | { page: "copy"; game: string; code: string | null }
  | { page: "people"; game: string | null }
  | { page: "person"; name: string }
  | { page: "find" }
  | { page: "reset"; code: string | null }
  | { page: "notifications"; way: string | null; code: string | null }
  | { page: "new"; game: string | null; invite?: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; step: number | null; five: number | null }
  | { page: "coach"; id: string }
  | { page: "coach-home" }
  | {
      page: "puzzle";
      id: string | null;
      game: string | null;
      kind: string | null;
      left: number | null;
    }
  | { page: "see"; rule: string }
  | { page: "rules"; game: string; rule: string | null };

const SHORT = 6;

/** What was typed to find a table: its short code, read out with or without pauses, or its link. */
export function codeOf(typed: string): { short?: string; id?: string } {
  const last = typed.trim().split("/").filter(Boolean).at(-1)?.split("?")[0] ?? "";
  const signs = last.replace(/[\s-]/g, "");
  if (!signs) return {};
  return signs.length === SHORT ? { short: signs } : { id: signs };
}

export function parse(path: string, query: URLSearchParams): Route {
  const [first, second, third] = path.split("/").filter(Boolean);
  if (first === "new") {
    const game = query.get("game");
    return query.has("invite")
      ? { page: "new", game, invite: query.get("invite") }
      : { page: "new", game };
  }
  if (first === "copy" && second) return { page: "copy", game: second, code: query.get("from") };
  if (first === "bring") return { page: "bring", code: query.get("game") };
  if (first === "account") return { page: "account" };
  if (first === "moderation") return { page: "moderation" };
  if (first === "operator") return { page: "operator" };
  if (first === "people" && second) return { page: "person", name: decoded(second) };
  if (first === "people") return { page: "people", game: query.get("game") };
  if (first === "find") return { page: "find" };
  if (first === "reset") return { page: "reset", code: query.get("code") };
  if (first === "my-turn") return { page: "my-turn" };
  if (first === "notifications")
    return { page: "notifications", way: query.get("way"), code: query.get("code") };
  if (first === "t" || first === "replay") {
    if (!second || !/^[a-z0-9]{1,40}$/i.test(second)) return { page: "missing", what: "table" };
  }
  if (first === "t") return { page: "table", id: second!.toLowerCase() };
  if (first === "replay" && second && third === "coach") return { page: "coach", id: second };
  if (first === "replay" && second) {
    const [step, five] = ["step", "five"].map((key) => query.get(key)).map(numberOf);
    return { page: "replay", id: second, step: step!, five: five! };
  }
  if (first === "coach") return { page: "coach-home" };
  if (first === "puzzle")
    return {
      page: "puzzle",
      id: second ?? null,
      game: query.get("game"),
      kind: query.get("kind"),
      left: numberOf(query.get("left")),
    };
  if (first === "see" && second) return { page: "see", rule: decoded(second) };
  if (first === "learn" && second) return { page: "rules", game: second, rule: query.get("rule") };
  return first ? { page: "missing", what: "page" } : { page: "lobby" };
}

const numberOf = (value: string | null): number | null => (value === null ? null : Number(value));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function here(): Route {
  const [path = "/", query] = transport.path().split("?");
  return parse(path, new URLSearchParams(query));
}

class Router {
  route = $state<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.route = here()));
  }

  go(path: string): void {
    if (path !== transport.path()) history.pushState(null, "", transport.address(path));
    this.route = here();
    scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history. */
  replace(path: string): void {
    history.replaceState(null, "", transport.address(path));
  }
}

export const router = new Router();

/** Follow a link inside the page, unless the user wants a new tab. */
export function follow(event: MouseEvent): void {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download"))
    return;
  if (isElsewhere(link.pathname)) return;
  event.preventDefault();
  router.go(pathOf(link));
}

/** Pages of the server that are not drawn here: the API's own, and the documentation. */
const isElsewhere = (path: string): boolean =>
  path.startsWith("/api/") || path === "/docs" || path.startsWith("/docs/");

/** Where a link of the page leads, whichever way the address bar has it. */
function pathOf(link: HTMLAnchorElement): string {
  return link.hash.startsWith("#/") ? link.hash.slice(1) : link.pathname + link.search;
}

/** Links are written as paths: before one is pressed, opened in a tab or copied, as an address. */
export function settle(event: Event): void {
  const link = (event.target as Element).closest("a");
  const path = link?.getAttribute("href");
  if (path?.startsWith("/") && !isElsewhere(path)) link!.href = transport.address(path);
}

/** The whole address of a path, for sharing. */
export const linkTo = (path: string): string =>
  new URL(transport.address(path), location.href.split("#")[0]).href;

export const copyPath = (game: string): string => `/copy/${game}`;
export const sharedCopyPath = (game: string, code: string): string =>
  `${copyPath(game)}?from=${code}`;
export const personPath = (name: string): string => `/people/${encodeURIComponent(name)}`;
export const tablePath = (id: string): string => `/t/${id}`;
export const replayPath = (id: string, step?: number): string =>
  `/replay/${id}${step === undefined ? "" : `?step=${step}`}`;
/** The choices of a seat that mattered, one after the other on the board. */
export const walkPath = (id: string, seat: number, step: number): string =>
  `/replay/${id}?step=${step}&five=${seat}`;
/** Where a server takes a game that comes in the address itself; behind '#' it is in nobody's log. */
export const bringAddress = (server: string, code: string): string => `${server}/bring#${code}`;
/** The address of a server as typed in; null if it is none. */
export function serverAddress(typed: string): string | null {
  const address = /^https?:\/\//.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`;
  try {
    return new URL(address).hostname.length > 1 ? address.replace(/\/+$/, "") : null;
  } catch {
    return null;
  }
}
export const coachPath = (id: string): string => `/replay/${id}/coach`;
/** The position and the move that show a rule. */
export const seePath = (rule: string): string => `/see/${rule}`;
export const puzzlePath = (id: string): string => `/puzzle/${id}`;
/** How many puzzles of a kind make up a practice. */
export const PRACTICE = 10;
/** The next puzzle that is not answered: of a game, or of a kind of question of it; `left`: so many
 * are left of a practice, this one among them. */
export const practicePath = (game: string, kind?: string, left?: number): string => {
  const query = { game, ...(kind ? { kind } : {}), ...(left ? { left: `${left}` } : {}) };
  return `/puzzle?${new URLSearchParams(query)}`;
};
