/** The messages of the wire, as docs/wire.md tells them. What is not named there is not relied on. */

export type Arg = string | number | boolean;
export type Args = Record<string, Arg>;

export interface Label {
  key: string;
  args: Args;
}

export interface Choice {
  action: string;
  refs: string[];
  label: Label;
}

/** An option that a rule forbids now. */
export interface Blocked extends Choice {
  rule: string;
  args: Args;
}

export interface Decision {
  seat: number;
  question: Label;
  rule: string;
  options: Choice[];
  blocked: Blocked[];
}

export interface GameEvent {
  kind: string;
  seat: number;
  rule: string;
  args: Args;
  reveals?: boolean;
  step: number;
}

export interface Row {
  source: string;
  points: number;
}

export interface Score {
  seat: number;
  total: number;
  won: boolean;
  rows: Row[];
  tie_break: Row[];
}

export interface Seat {
  seat: number;
  kind: "free" | "person" | "bot";
  person: string | null;
  name: string;
  bot: string | null;
  stand_in: string | null;
  online: boolean;
  thinking: boolean;
}

export type ClockRule =
  { kind: "live"; bank: number; increment: number } | { kind: "turn"; hours: number };

export interface Clock {
  left: number[];
  running: number[];
  at: number;
}

export interface Vote {
  what: "undo" | "stand_in" | "close";
  by: number;
  to?: number;
  for?: number;
  yes: number[];
  no: number[];
  needed: number[];
}

export type Status = "waiting" | "playing" | "over" | "closed";

export interface Summary {
  id: string;
  game: string;
  title: string;
  options: Record<string, string>;
  rules_version: number;
  access: "open" | "link" | "password";
  status: Status;
  /** Of a closed table, how it came to that; `rules`: rules changed since would alter this game. */
  why?: string;
  owner: string;
  clock: ClockRule | null;
  spectators: boolean;
  created: number;
  seats: Seat[];
  step: number;
  to_act: number[];
  result: Score[] | null;
  rematch: string | null;
  /** A first game with the guide. */
  guide?: boolean;
  commitment?: string;
  seed?: string;
}

export interface Mark {
  kind: string;
  seat?: number;
  /** A step; after `rematch` the new table. */
  to?: number | string;
  why?: string;
}

export type View = Record<string, unknown>;

export interface StateMessage {
  is: "state";
  table: string;
  seq: number;
  prev: number;
  full: boolean;
  seat: number;
  status: Status;
  step: number;
  floor: number;
  to_act: number[];
  view: View | null;
  events: GameEvent[];
  decision: Decision | null;
  scores: Score[] | null;
  mark: Mark | null;
  clock: Clock | null;
  vote: Vote | null;
  seats: Seat[];
  info?: Summary;
}

export interface ChatLine {
  id: number;
  room: "table" | "gallery";
  seat: number;
  name: string;
  at: number;
  text: string;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface ErrorMessage {
  is: "error";
  code: string;
  text: string;
  table?: string;
  key?: string;
  rule?: string;
  args?: Args;
}

export type Down =
  | { is: "hello"; person: Person | null; time: number; version: string }
  | StateMessage
  | { is: "seats"; table: string; seats: Seat[] }
  | { is: "ack"; table: string; key: string; seq: number }
  | {
      is: "preview";
      table: string;
      seat: number;
      action: string;
      events: GameEvent[];
      ends: boolean;
      seq: number;
    }
  | { is: "chat"; table: string; lines: ChatLine[] }
  | { is: "lobby"; tables?: Summary[]; changed?: Summary; gone?: string }
  | { is: "pong"; time: number }
  | ErrorMessage;

export type Up = { do: string; table?: string; key?: string } & Record<string, unknown>;

export interface GameOption {
  key: string;
  values: string[];
  default: string;
}

export interface GameInfo {
  key: string;
  rules_version: number;
  seats: number[];
  options: GameOption[];
}

/** A position of a finished or running game, as `GET .../replay` tells it. */
export interface Position {
  step: number;
  steps: number;
  seat: number;
  view: View;
  events: GameEvent[];
  to_act: number[];
  scores: Score[] | null;
}

export const SPECTATOR = -1;
export const NOBODY = -1;
