/** Chains of events as they are told: each cause with what it gives, and to whom. */

import type { GameEvent } from "../../lib/wire";
import { coin, many, pennant, seal, type Part } from "./parts";
import { GOODS, OPPONENT, iconOf, type Good } from "./view";

/** One line of a told chain: what happened, and what came of it for the same player. */
export interface Line {
  cause: GameEvent;
  gains: GameEvent[];
}

/** What follows from something else, and is shown as drawings beside it. */
const CONSEQUENCES = new Set([
  "gain",
  "gain_instead",
  "pay",
  "pay_player",
  "pay_gate",
  "pay_banners",
  "score",
  "lose_points",
  "banners",
  "worker",
]);

export const isConsequence = (event: GameEvent): boolean => CONSEQUENCES.has(event.kind);

/** The events line by line; what another player gains is a line of its own. */
export function linesOf(events: readonly GameEvent[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (!isConsequence(event)) lines.push({ cause: event, gains: [] });
    else if (last && last.cause.seat === event.seat) addTo(last.gains, event);
    else lines.push({ cause: event, gains: [event] });
  }
  return lines;
}

/** What is paid or gained one by one is told as one. */
function addTo(gains: GameEvent[], event: GameEvent): void {
  const last = gains.at(-1);
  const isMore = last && "count" in event.args && likeness(last) === likeness(event);
  if (!isMore) gains.push(event);
  else
    gains[gains.length - 1] = {
      ...last,
      args: { ...last.args, count: count(last) + count(event) },
    };
}

const likeness = ({ kind, rule, args }: GameEvent): string =>
  JSON.stringify([kind, rule, { ...args, count: 0 }]);

const isGood = (what: unknown): what is Good => (GOODS as readonly unknown[]).includes(what);
const count = (event: GameEvent): number => Number(event.args["count"] ?? 1);

function goodPart(good: unknown, n: number): Part {
  if (good === "silver") return coin(n);
  return many(iconOf(String(good)), n);
}

function lossPart(good: unknown, n: number): Part {
  return { icon: iconOf(String(good)), after: `−${n}`, loss: true };
}

/** What an event gives, as drawings. */
export function partOf(event: GameEvent): Part | null {
  const n = count(event);
  switch (event.kind) {
    case "gain":
    case "gain_instead":
      return goodPart(event.args["good"], n);
    case "pay":
    case "pay_player":
      return lossPart(event.args["good"], n);
    case "pay_gate":
      return lossPart("silver", n);
    case "pay_banners":
      return { icon: "en-ban-grey", after: `−${n}`, loss: true };
    case "score":
      return seal(n);
    case "lose_points":
      return { ...seal(`−${n}`), loss: true };
    case "banners":
      return pennant(String(event.args["colour"]), n);
    case "worker":
      return { icon: "en-worker" };
    default:
      return null;
  }
}

export const partsOfGains = (gains: readonly GameEvent[]): Part[] =>
  gains.map(partOf).filter((part): part is Part => part !== null);

const CAUSE_ICONS: Record<string, string> = {
  altar_step: "en-altar",
  tent_step: "en-tent",
  instead: "en-tent",
  connection: "en-link",
  levite: "en-levite",
  levite_works: "en-levite",
  scribe: "en-scribe",
  build_wall: "en-wall",
  build_gate: "en-gate",
  clear: "en-clear",
  clear_all: "en-clear",
  develop: "en-flip",
  trade: "en-trade",
  opponent_trade: "en-trade",
  retrieve: "en-retrieve",
  sector: "en-temple",
  cube: "en-temple",
  on_altar: "en-flame",
  farmer: "en-farmer",
  labourer: "en-labourer",
  column: "en-bl-set",
  tuck: "en-card",
  play: "en-card",
  judgment: "en-proph-z",
  feed: "en-food",
  score_card: "en-sabbath",
  focus: "en-gate",
  scheme: "en-card",
  draw: "en-deck",
};

/** The drawing of a cause, or null. */
export function causeIcon(event: GameEvent): string | null {
  if (event.kind === "blessing" || event.kind === "left_most")
    return `en-bl-${String(event.args["blessing"])}`;
  return CAUSE_ICONS[event.kind] ?? null;
}

// ------------------------------------------------------------------ what changes

/** What the events change of one player's things. */
export interface Change {
  goods: Partial<Record<Good, number>>;
  vp: number;
  supply: number;
  blessings: Record<string, number>;
}

/** Events that take a worker from the supply, or bring one to it. */
const WORKERS: Record<string, number> = {
  worker: 1,
  retrieve: 1,
  place: -1,
  farmer: -1,
  labourer: -1,
  levite: -1,
  scribe: -1,
  build_gate: -1,
};

export function changeOf(events: readonly GameEvent[], seat: number): Change {
  const change: Change = { goods: {}, vp: 0, supply: 0, blessings: {} };
  const add = (good: unknown, n: number): void => {
    if (isGood(good)) change.goods[good] = (change.goods[good] ?? 0) + n;
  };
  for (const event of events) {
    const n = count(event);
    const other = event.args["other"];
    if (event.kind === "pay_player" && (other === `seat:${seat}` || isRival(other, seat)))
      add(event.args["good"], n);
    if (event.seat !== seat) continue;
    if (event.kind === "gain" || event.kind === "gain_instead") add(event.args["good"], n);
    else if (event.kind === "pay" || event.kind === "pay_player") add(event.args["good"], -n);
    else if (event.kind === "pay_gate") add("silver", -n);
    else if (event.kind === "cube") add(event.args["good"], -1);
    else if (event.kind === "score") change.vp += n;
    else if (event.kind === "lose_points") change.vp -= n;
    else if (event.kind === "blessing") {
      const colour = String(event.args["blessing"]);
      change.blessings[colour] = (change.blessings[colour] ?? 0) + 1;
    }
    change.supply += WORKERS[event.kind] ?? 0;
  }
  return change;
}

const isRival = (other: unknown, seat: number): boolean =>
  other === "opponent" && seat === OPPONENT;

/** A change as it is written: +2, or −1 with a true minus; "" for none. */
export function signed(n: number | undefined): string {
  if (!n) return "";
  return n > 0 ? `+${n}` : `−${-n}`;
}

// ------------------------------------------------------------------ whole turns

const ENDS = new Set(["turn", "prepare", "sabbath", "round", "game_over"]);

/** The newest turn of a player: its events after the one that opens it; null if there is none. */
export function lastTurn(log: readonly GameEvent[], seat: number): GameEvent[] | null {
  const start = log.findLastIndex((event) => event.kind === "turn" && event.seat === seat);
  if (start < 0) return null;
  const end = log.findIndex((event, i) => i > start && ENDS.has(event.kind));
  return log.slice(start, end < 0 ? undefined : end);
}
