/** REST: tables are made and joined here; play happens over the WebSocket. */

import { transport } from "./transport";
import type {
  AnalysisState,
  Checked,
  ClockRule,
  CoachDepth,
  CopyOffers,
  CopySheet,
  EditionChange,
  GameEvent,
  GameInfo,
  Case,
  Moderation,
  Delivery,
  OperatorPage,
  MyEdition,
  LineShown,
  MyCoach,
  MyQueue,
  MyStanding,
  MyVacation,
  Hours,
  Neighbour,
  GamesPage,
  Invite,
  Leaderboard,
  NewWebhook,
  Notifications,
  OpenSeats,
  GoesOn,
  Person,
  Position,
  PuzzleAnswered,
  PuzzleKept,
  PuzzleShown,
  PuzzlesToday,
  ReadFile,
  Recap,
  Reported,
  Profile,
  RatingCourse,
  RatingMoved,
  RuleShown,
  Seek,
  Shown,
  SomebodyFound,
  Summary,
  Together,
  Wait,
  Way,
  Wishes,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** What else the server says of it. */
    readonly more: Record<string, unknown> = {},
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await transport.request(path, {
    method,
    ...(body === undefined
      ? {}
      : typeof body === "string"
        ? { headers: { "Content-Type": "text/plain" }, body }
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw await failure(answer);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

/** Something to be saved, with the name that it is given. */
async function file(path: string, method = "GET"): Promise<{ name: string; text: string }> {
  const answer = await transport.request(path, { method });
  if (!answer.ok) throw await failure(answer);
  const header = answer.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(header)?.[1] ?? "trilith.txt";
  return { name, text: await answer.text() };
}

async function failure(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as { error: { code: string; text: string } };
    const { code, text, ...more } = error;
    return new ApiError(code, text, more);
  } catch {
    return new ApiError("unreachable", answer.statusText);
  }
}

export type Role = "" | "moderator" | "operator";

/** A report about another person at a table. */
export interface NewReport {
  about: string;
  kind: string;
  lines: number[];
  words: string;
  mute: boolean;
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
  /** What happens to who runs out of time. */
  late?: "bot" | "wait";
  /** When nobody's time runs. */
  hours?: Hours | null;
  spectators?: boolean;
  stand_in?: string;
  /** Everybody may ask the coach. */
  hints?: boolean;
  /** A copy of one's own to play with. */
  edition?: string;
  /** A first game on the guide's position. */
  guide?: boolean;
  /** The position of a finished game that it begins with. */
  goes_on?: GoesOn;
  /** Whether it counts for its players' ratings. */
  rated?: boolean;
  /** How near to the host's rating who sits down has to be. */
  around?: number | null;
  /** How many of a hundred games they have to have finished. */
  finishes?: number;
}

/** What a person wants to hear of. */
export interface NewWait {
  person?: string;
  table?: string;
  games?: string[];
  paces?: string[];
  rated?: boolean | null;
  low?: number;
  high?: number;
  until: "hour" | "today" | "always";
}

export interface NewSeek {
  game: string;
  pace: "live" | "days";
  rated: boolean;
  width: number;
}

/** How long things may be: the server says. */
export interface Limits {
  name: number;
  title: number;
  chat: number;
  least_password: number;
  password: number;
}

/** One place where an account is signed in. */
export interface SignedIn {
  id: string;
  device: string;
  created: number;
  used: number;
  current: boolean;
  /** About where: a part of the address, `local`, or nothing. */
  network: string;
  /** Two letters, if the server knows. */
  country: string;
  /** Nobody had signed in from there for long. */
  is_new: boolean;
}

/** A key with which a program plays for an account. */
export interface Token {
  id: string;
  name: string;
  created: number;
}

const person = (name: string): string => `/api/people/${encodeURIComponent(name)}`;

export const api = {
  withCode: (code: string) => call<{ id: string }>("GET", `/api/codes/${encodeURIComponent(code)}`),
  me: () =>
    call<{
      person: Person | null;
      tables: Summary[];
      role: Role;
      words: number;
      emblem: number | null;
    }>("GET", "/api/me"),
  rename: (name: string) => call<Person>("POST", "/api/me/name", { name }),
  neighbours: () => call<Neighbour[]>("GET", "/api/me/people"),
  want: (id: string, wanted: { muted: boolean; blocked: boolean }) =>
    call<unknown>("PUT", `/api/me/people/${id}`, wanted),
  report: (table: string, report: NewReport) =>
    call<{ hidden: number[] }>("POST", `/api/tables/${table}/report`, report),
  /** The same about a person, away from any table. */
  reportPerson: (name: string, report: Pick<NewReport, "kind" | "words" | "mute">) =>
    call<unknown>("POST", `${person(name)}/report`, report),
  standing: () => call<MyStanding>("GET", "/api/me/standing"),
  standingSeen: () => call<unknown>("POST", "/api/me/standing/seen", {}),
  object: (act: number, words: string) =>
    call<unknown>("POST", "/api/me/objections", { act, words }),
  vacation: () => call<MyVacation>("GET", "/api/me/vacation"),
  goOnVacation: (first: string, last: string, zone: string) =>
    call<MyVacation>("PUT", "/api/me/vacation", { first, last, zone }),
  stay: (first: string) => call<MyVacation>("DELETE", `/api/me/vacation/${first}`),
  operator: () => call<OperatorPage>("GET", "/api/operator"),
  copyOffers: (game: string) => call<CopyOffers>("GET", `/api/operator/editions/${game}`),
  acceptCopy: (game: string, id: string) =>
    call<CopyOffers>("POST", `/api/operator/editions/${game}/${id}/accept`, {}),
  withdrawCopy: (game: string) => call<CopyOffers>("DELETE", `/api/operator/editions/${game}`),
  moderation: () => call<Moderation>("GET", "/api/moderation"),
  case: (id: number) => call<Case>("GET", `/api/moderation/cases/${id}`),
  takeCase: (id: number) => call<unknown>("POST", `/api/moderation/cases/${id}/take`, {}),
  leaveCase: (id: number) => call<unknown>("POST", `/api/moderation/cases/${id}/leave`, {}),
  decide: (id: number, what: string, days: number, reason: string) =>
    call<{ what: string }>("POST", `/api/moderation/cases/${id}/act`, { what, days, reason }),
  answerObjection: (id: number, upheld: boolean, reason: string) =>
    call<unknown>("POST", `/api/moderation/objections/${id}`, { upheld, reason }),
  guest: (name: string) => call<unknown>("POST", "/api/guest", { name }),
  account: (name: string, password: string) =>
    call<unknown>("POST", "/api/account", { name, password }),
  login: (name: string, password: string) =>
    call<unknown>("POST", "/api/login", { name, password }),
  /** Object to one's account's being closed: only the password says whose it is. */
  objectToClosing: (name: string, password: string, words: string) =>
    call<unknown>("POST", "/api/closed/objection", { name, password, words }),
  logout: () => call<unknown>("POST", "/api/logout", {}),
  sessions: () => call<SignedIn[]>("GET", "/api/sessions"),
  endSession: (id: string) => call<unknown>("DELETE", `/api/sessions/${id}`),
  endOtherSessions: () => call<unknown>("DELETE", "/api/sessions"),
  endAllSessions: () => call<unknown>("DELETE", "/api/sessions?here=true"),
  password: (old: string, fresh: string) =>
    call<unknown>("POST", "/api/password", { old, new: fresh }),
  /** Everything about me, as one file. */
  export: async (password: string) => {
    const answer = await transport.request("/api/me/export", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ password }),
    });
    if (!answer.ok) throw await failure(answer);
    return answer.blob();
  },
  deleteMe: (password: string, word: string) =>
    call<{ tables: number }>("POST", "/api/me/delete", { password, word }),
  forgot: (name: string, language: string) =>
    call<{ sent: boolean }>("POST", "/api/reset", { name, language }),
  reset: (code: string, password: string) =>
    call<{ name: string }>("POST", "/api/reset/use", { code, password }),
  queue: () => call<MyQueue>("GET", "/api/me/queue"),
  notifications: () => call<Notifications>("GET", "/api/me/notifications"),
  wish: (wishes: Wishes) => call<Notifications>("PUT", "/api/me/notifications", wishes),
  addMail: (address: string, language: string) =>
    call<Way>("POST", "/api/me/ways/mail", { address, language }),
  addPush: (keys: { endpoint: string; p256dh: string; auth: string }) =>
    call<Way>("POST", "/api/me/ways/push", keys),
  addWebhook: (preset: string, url: string) =>
    call<NewWebhook>("POST", "/api/me/ways/webhook", { preset, url }),
  removeWay: (id: string) => call<unknown>("DELETE", `/api/me/ways/${id}`),
  testWay: (id: string) => call<Way>("POST", `/api/me/ways/${id}/test`, {}),
  confirmMail: (way: string, code: string) =>
    call<{ address: string }>("POST", "/api/mail/confirm", { way, code }),
  person: (name: string) => call<Profile>("GET", person(name)),
  ratings: (name: string) => call<RatingCourse[]>("GET", `${person(name)}/ratings`),
  played: (name: string, page: number, only: string) =>
    call<GamesPage>("GET", `${person(name)}/games?page=${page}&only=${only}`),
  ratingsMoved: (table: string) => call<RatingMoved[]>("GET", `/api/tables/${table}/ratings`),
  together: (name: string, me: string) =>
    call<Together>("GET", `${person(name)}/with/${encodeURIComponent(me)}`),
  people: (typed: string, met = false) =>
    call<SomebodyFound[]>("GET", `/api/people?met=${met}&q=${encodeURIComponent(typed)}`),
  board: (game: string, season: string, scope: string) =>
    call<Leaderboard>("GET", `/api/games/${game}/leaderboard?season=${season}&scope=${scope}`),
  show: (shown: Shown) => call<Shown>("PUT", "/api/me/shown", { ...shown, emblem: undefined }),
  chooseEmblem: (emblem: number) => call<Shown>("PUT", "/api/me/emblem", { emblem }),
  deliveries: () => call<Delivery[]>("GET", "/api/me/deliveries"),
  seats: (query: URLSearchParams) => call<OpenSeats>("GET", `/api/seats?${query}`),
  waits: () => call<Wait[]>("GET", "/api/waits"),
  wait: (wanted: NewWait) =>
    call<Wait>("POST", "/api/waits", {
      ...wanted,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    }),
  endWait: (id: string) => call<unknown>("DELETE", `/api/waits/${id}`),
  invite: (table: string, name: string) =>
    call<{ name: string }>("POST", `/api/tables/${table}/invite`, { name }),
  invites: () => call<Invite[]>("GET", "/api/me/invites"),
  decline: (table: string) => call<unknown>("DELETE", `/api/me/invites/${table}`),
  seeking: () => call<{ seek: Seek | null }>("GET", "/api/seek"),
  seek: (wanted: NewSeek) => call<{ seek: Seek | null }>("POST", "/api/seek", wanted),
  stopSeeking: () => call<unknown>("DELETE", "/api/seek"),
  tokens: () => call<Token[]>("GET", "/api/tokens"),
  newToken: (name: string) => call<{ id: string; token: string }>("POST", "/api/tokens", { name }),
  dropToken: (id: string) => call<unknown>("DELETE", `/api/tokens/${id}`),
  offers: () => call<{ offline: boolean }>("GET", "/api/offers"),
  limits: () => call<Limits>("GET", "/api/limits"),
  games: () => call<GameInfo[]>("GET", "/api/games"),
  bots: () => call<string[]>("GET", "/api/bots"),
  told: (id: string, from: number, to: number, seat: number) =>
    call<Recap>("GET", `/api/tables/${id}/told?from=${from}&to=${to}&seat=${seat}`),
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
  /** A position as a file, with the name that the server gives it. */
  scenario: async (id: string, step: number, seat: number, expected: string) => {
    const query = new URLSearchParams({ step: `${step}`, seat: `${seat}`, expected });
    return file(`/api/tables/${id}/scenario?${query}`);
  },
  record: (id: string) => file(`/api/tables/${id}/record`),
  /** A game against bots alone that goes on elsewhere: its record with its seed. */
  carry: (id: string) => file(`/api/tables/${id}/carry`, "POST"),
  /** A record from elsewhere becomes a table of one's own. */
  bringIn: (text: string) => call<Summary>("POST", "/api/records", text),
  /** All games of this browser, where there is no server. */
  luggage: () => file("/api/luggage"),
  unpack: (text: string) => call<{ games: number; known: number }>("POST", "/api/luggage", text),
  analysis: (id: string, depth: CoachDepth) =>
    call<AnalysisState>("GET", `/api/tables/${id}/analysis?depth=${depth}`),
  myCoach: () => call<MyCoach>("GET", "/api/me/coach"),
  analyse: (id: string, depth: CoachDepth) =>
    call<AnalysisState>("POST", `/api/tables/${id}/analysis?depth=${depth}`),
  /** Where the better option of an analysed choice leads, step by step on the board. */
  betterLine: (id: string, step: number) =>
    call<LineShown[]>("GET", `/api/tables/${id}/analysis/line?step=${step}`),
  /** Keep an analysed choice among one's own puzzles. */
  keepPuzzle: (id: string, step: number) =>
    call<PuzzleKept>("POST", `/api/tables/${id}/puzzles`, { step }),
  offerPuzzle: (id: string) => call<unknown>("POST", `/api/puzzles/${id}/offer`, {}),
  dropPuzzle: (id: string) => call<unknown>("DELETE", `/api/puzzles/${id}`),
  puzzlesToday: () => call<PuzzlesToday>("GET", `/api/puzzles/today?offset=${offset()}`),
  rule: (id: string) => call<RuleShown>("GET", `/api/rulebook/${encodeURIComponent(id)}`),
  puzzle: (id: string) => call<PuzzleShown>("GET", `/api/puzzles/${encodeURIComponent(id)}`),
  nextPuzzle: (game: string | null, kind: string | null) => {
    const query = new URLSearchParams({ ...(game && { game }), ...(kind && { kind }) });
    return call<PuzzleShown>("GET", `/api/puzzles/next?${query}`);
  },
  answerPuzzle: (id: string, action: string, at: number, offset: number) =>
    call<PuzzleAnswered>("POST", `/api/puzzles/${id}/answer`, { action, at, offset }),
  sheet: (game: string) => call<CopySheet>("GET", `/api/games/${game}/components?sources=1`),
  checkCopy: (game: string, values: Record<string, unknown>) =>
    call<Checked>("POST", `/api/games/${game}/check`, { values }),
  readCopy: (game: string, text: string) =>
    call<ReadFile>("POST", `/api/games/${game}/read`, { text }),
  reports: (game: string) => call<Reported[]>("GET", `/api/games/${game}/reports`),
  editions: (game: string) => call<MyEdition[]>("GET", `/api/me/editions?game=${game}`),
  keepEdition: (
    id: string,
    form: { game: string; name: string; values: Record<string, unknown>; used: boolean },
  ) => call<MyEdition>("PUT", `/api/me/editions/${id}`, form),
  dropEdition: (id: string) => call<unknown>("DELETE", `/api/me/editions/${id}`),
  linkEdition: (id: string, wanted: boolean) =>
    call<{ code: string | null }>("POST", `/api/me/editions/${id}/link`, { wanted }),
  offerEdition: (id: string, note: string | null) =>
    call<MyEdition>("POST", `/api/editions/${id}/offer`, { note }),
  sharedEdition: (code: string) =>
    call<{ game: string; name: string; version: number; values: Record<string, unknown> }>(
      "GET",
      `/api/editions/${code}`,
    ),
  tableEdition: (id: string) =>
    call<{ changes: EditionChange[] }>("GET", `/api/tables/${id}/edition`),
  log: (id: string, seat: number, from: number) =>
    call<GameEvent[]>("GET", `/api/tables/${id}/log?from=${from}&limit=${LOG_PAGE}&seat=${seat}`),
};

/** Minutes that the clock here is behind UTC. */
export const offset = (): number => new Date().getTimezoneOffset();

/** As many steps as the server tells at once. */
export const LOG_PAGE = 1000;
