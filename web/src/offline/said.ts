/** What page, keeper and bots say to one another, and what the desk in Python answers. */

import type { Down, Summary } from "../lib/wire";
import type { Parts } from "./parts";

export interface Reply {
  status: number;
  kind: string;
  body: string;
  /** What a file is called that is saved. */
  name: string;
}

/** Lines of a table's log that are to be durable before anything is told. */
export interface Save {
  table: string;
  rows: { seq: number }[];
  summary: Summary;
}

export interface Thought {
  table: string;
  seat: number;
  asked: number;
  job: string;
}

/** Long work for the worker in which bots think. */
export interface Errand {
  number: number;
  job: string;
}

/** What came of something: see `desk.py`. */
export interface Done {
  needs?: string;
  saves?: Save[];
  out?: Down[];
  reply?: Reply | null;
  think?: Thought[];
  errands?: Errand[];
  person?: string;
  /** All answers to puzzles, if there is a new one. */
  answers?: unknown[];
}

/** From the page to the keeper. */
export type ToKeeper =
  | { start: Parts; base: string }
  | { open: true }
  | { say: string }
  | { ask: number; method: string; path: string; body: string };

/** From the keeper to the page. */
export type ToPage =
  | { loaded: number }
  | { ready: true; keeps: boolean }
  | { failed: string }
  | { told: string }
  | { answer: number; reply: Reply };

/** From the keeper to the bots, and back. */
export type ToBots = { start: Parts; base: string } | Thought | Errand;
export type FromBots = { thought: Thought; code: string } | { errand: number; found: string };
