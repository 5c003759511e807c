/** The opponent of a game for one: its cards as the components print them, and what became of them. */

import type { GameEvent } from "../../lib/wire";
import { lastTurn } from "./chain";
import { many, type Part } from "./parts";
import { OPPONENT, data, type Effect } from "./view";

export interface FocusCard {
  id: string;
  gate: string;
  column: number;
  direction: "clockwise" | "counterclockwise";
  trades: { pay_silver: number; gain: Effect[] }[];
}

export interface SchemeRow {
  needs: Record<string, number>;
  action: string;
  spend?: { gold: number };
  effects: Effect[];
}

export interface SchemeCard {
  id: string;
  rows: SchemeRow[];
}

export interface SoloSide {
  side: string;
  stars: number;
  sabbath: Record<string, unknown>;
  judgment: Record<"behind" | "between" | "ahead", Effect[]>;
}

const list = <T>(name: string): T[] => (data().solo[name] as T[] | undefined) ?? [];

export const focusCard = (id: string): FocusCard | undefined =>
  list<FocusCard>("focus_cards").find((card) => card.id === id);
export const schemeCard = (id: string): SchemeCard | undefined =>
  list<SchemeCard>("scheme_cards").find((card) => card.id === id);
/** The side of the solo board, by its name in the view: `solo_a`. */
export const soloSide = (board: string): SoloSide | undefined =>
  list<SoloSide>("board").find((one) => `solo_${one.side}` === board);

/** What a row of a scheme card asks for. */
export function needParts(row: SchemeRow): Part[] {
  return Object.entries(row.needs).map(([need, n]) => {
    const [what, bound] = [need.replace(/_(min|max)$/, ""), need.endsWith("_min") ? "+" : "−"];
    return { icon: what === "workers" ? "en-worker" : "en-gold", after: `${n}${bound}` };
  });
}

const ACTIONS: Record<string, Part[]> = {
  temple: [{ icon: "en-levite" }, { icon: "en-temple" }],
  clear_wall: [{ icon: "en-clear" }],
  clear_and_build_wall: [{ icon: "en-clear" }, { icon: "en-wall" }],
  clear_and_build_gate: [{ icon: "en-clear" }, { icon: "en-gate" }],
  scribe_highest: [{ icon: "en-scribe", after: "↑" }],
  scribe_lowest: [{ icon: "en-scribe", after: "↓" }],
};

/** What a row of a scheme card does, before its effects. */
export function actionParts(row: SchemeRow): Part[] {
  const spent = row.spend
    ? [{ ...many("en-gold", 1), after: `−${row.spend.gold}`, loss: true }]
    : [];
  return [...spent, ...(ACTIONS[row.action] ?? [])];
}

/** What became of each row: `taken`, the event that says why it was skipped, or null. */
export function rowStates(log: readonly GameEvent[], rows: number): ("taken" | GameEvent | null)[] {
  const events = lastTurn(log, OPPONENT) ?? [];
  return Array.from({ length: rows }, (_, i) => {
    const of = (kind: string): GameEvent | undefined =>
      events.find((event) => event.kind === kind && Number(event.args["count"]) === i + 1);
    return of("row") ? "taken" : (of("row_skipped") ?? null);
  });
}

/** Which trade of the focus card was taken, and what it cost in all; null if none was. */
export function tradeTaken(
  log: readonly GameEvent[],
): { side: "top" | "bottom"; cost: number } | null {
  const event = lastTurn(log, OPPONENT)?.find((one) => one.kind === "opponent_trade");
  if (!event) return null;
  return {
    side: event.args["side"] === "top" ? "top" : "bottom",
    cost: Number(event.args["count"]),
  };
}

/** What a turn of the opponent has told of the wall until these events. */
export function focusTold(
  log: readonly GameEvent[],
  now: readonly GameEvent[],
): { gate: string; target: string; direction: string } | null {
  const turn = lastTurn(log, OPPONENT) ?? [];
  const end = now.at(-1)?.step ?? Infinity;
  const told = [...turn.filter((event) => event.step < end), ...now];
  const focus = told.findLast((event) => event.kind === "focus")?.args;
  if (!focus) return null;
  const target = told.findLast((event) => event.kind === "target")?.args["space"];
  return {
    gate: String(focus["space"]),
    direction: String(focus["direction"]),
    target: String(target ?? ""),
  };
}

/** Where the gates stand on the little wall of a focus card: column and row of a 4 by 3 frame. */
export const GATE_CELLS: Record<string, [number, number]> = {
  sheep_gate: [0, 0],
  muster_gate: [1, 0],
  east_gate: [2, 0],
  horse_gate: [3, 0],
  water_gate: [3, 1],
  fountain_gate: [3, 2],
  dung_gate: [2, 2],
  valley_gate: [1, 2],
  old_gate: [0, 2],
  fish_gate: [0, 1],
};

/** Which way clockwise leads from each gate, in degrees from straight up. */
const CLOCKWISE: Record<string, number> = {
  sheep_gate: 90,
  muster_gate: 90,
  east_gate: 90,
  horse_gate: 180,
  water_gate: 180,
  fountain_gate: 270,
  dung_gate: 270,
  valley_gate: 270,
  old_gate: 0,
  fish_gate: 0,
};
const CORNERS = ["sheep_gate", "horse_gate", "fountain_gate", "old_gate"];

/** How far the arrow of a focus card is turned: at a corner the two ways stand at right angles. */
export function arrowAngle(gate: string, direction: string): number {
  const angle = CLOCKWISE[gate] ?? 0;
  if (direction === "clockwise") return angle;
  return (angle + (CORNERS.includes(gate) ? 90 : 180)) % 360;
}

/** The places between the gate of the focus card and its target, in the direction of its arrow. */
export function passed(
  clockwise: readonly string[],
  gate: string,
  target: string,
  direction: string,
): string[] {
  const [from, to] = [clockwise.indexOf(gate), clockwise.indexOf(target)];
  if (from < 0 || to < 0) return [];
  const n = clockwise.length;
  const step = direction === "clockwise" ? 1 : n - 1;
  const found: string[] = [];
  for (let i = (from + step) % n; i !== to && i !== from; i = (i + step) % n)
    found.push(clockwise[i]!);
  return from === to ? [] : found;
}
