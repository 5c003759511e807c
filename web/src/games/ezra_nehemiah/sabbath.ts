/** A Sabbath as it is told: who was fed, what was tucked, what each card scored; then what follows. */

import type { GameEvent } from "../../lib/wire";
import type { Line } from "./chain";
import { cardOf, data, isGate, seatOf, type EzraView, type Owner } from "./view";

export interface Fed {
  /** Food that the workers needed. */
  due: number;
  /** Food that was paid. */
  paid: number;
  /** Silver paid in place of food. */
  silver: number;
  /** Points lost for those who stayed hungry. */
  lost: number;
}

export interface Scored {
  card: string;
  points: number;
}

export interface SabbathRow {
  seat: number;
  fed: Fed | null;
  tucked: string[];
  scored: Scored[];
  /** What the opponent of a game for one does instead. */
  steps: Line[];
}

export type Stage = "feed" | "tuck" | "score" | "after" | "end";
export const STAGES: Stage[] = ["feed", "tuck", "score", "after", "end"];

/** One thing that is told: which stage it belongs to, whose it is, and the events of it. */
export interface Moment {
  stage: Stage;
  seat: number;
  events: GameEvent[];
}

export interface Sabbath {
  round: number;
  /** When it began: what tells one Sabbath from another. */
  step: number;
  moments: Moment[];
  /** Has the next round begun, or is the game over? */
  over: boolean;
}

const FEED_RULES = new Set(["EN-SAB-04", "EN-DEV-07"]);
const AFTER = new Set([
  "prophets",
  "shofar",
  "workers_home",
  "altar_leader",
  "shuffle",
  "opponent_shuffle",
]);

/** The newest Sabbath in the log; null if none has begun. */
export function sabbathOf(log: readonly GameEvent[]): Sabbath | null {
  const start = log.findLastIndex((event) => event.kind === "sabbath");
  const begin = log[start];
  if (!begin) return null;
  const end = log.findIndex((event, i) => i > start && event.kind === "round");
  const events = log.slice(start + 1, end < 0 ? undefined : end);
  return {
    round: Number(begin.args["count"]),
    step: begin.step,
    moments: momentsOf(events),
    over: end >= 0 || events.some((event) => event.kind === "game_over"),
  };
}

/** Each event that opens something new begins a moment; what follows belongs to it. */
function momentsOf(events: readonly GameEvent[]): Moment[] {
  const moments: Moment[] = [];
  let ending = false;
  for (const event of events) {
    const stage = stageOf(event, ending);
    ending ||= stage === "end";
    const last = moments.at(-1);
    if (!stage && last) last.events.push(event);
    else if (stage && last?.stage === stage && joins(last, event)) last.events.push(event);
    else if (stage) moments.push({ stage, seat: event.seat, events: [event] });
  }
  return moments;
}

function stageOf(event: GameEvent, ending: boolean): Stage | null {
  if (event.kind === "feed") return "feed";
  if (event.kind === "tuck") return "tuck";
  if (event.kind === "score_card" || event.kind === "opponent_sabbath") return "score";
  if (AFTER.has(event.kind)) return "after";
  if (/^EN-END-|^EN-SCROLL-G/.test(event.rule)) return "end";
  return ending && event.kind === "game_over" ? "end" : null;
}

/** Do the points of one player at the end of the game stand together? */
const joins = (moment: Moment, event: GameEvent): boolean =>
  moment.stage === "end" && moment.seat === event.seat;

/** The rows of the sheet as far as they have been told, in the order of play. */
export function rowsOf(moments: readonly Moment[], seats: readonly number[]): SabbathRow[] {
  return seats.map((seat) => {
    const own = moments.filter((moment) => moment.seat === seat);
    const of = (stage: Stage): Moment[] => own.filter((moment) => moment.stage === stage);
    const [fed] = of("feed");
    const rival = of("score").filter((moment) => moment.events[0]?.kind === "opponent_sabbath");
    return {
      seat,
      fed: fed ? fedBy(fed) : null,
      tucked: of("tuck").map((moment) => String(moment.events[0]?.args["card"])),
      scored: of("score")
        .filter((moment) => moment.events[0]?.kind === "score_card")
        .map(scoredIn),
      steps: rival.flatMap((moment) =>
        moment.events.slice(1).map((event) => ({ cause: event, gains: [event] })),
      ),
    };
  });
}

function fedBy(moment: Moment): Fed {
  const sum = (kind: string, good?: string): number =>
    moment.events
      .filter((event) => event.kind === kind && FEED_RULES.has(event.rule))
      .filter((event) => !good || event.args["good"] === good)
      .reduce((all, event) => all + Number(event.args["count"]), 0);
  return {
    due: Number(moment.events[0]?.args["count"]),
    paid: sum("pay", "food"),
    silver: sum("pay", "silver"),
    lost: sum("lose_points"),
  };
}

function scoredIn(moment: Moment): Scored {
  const points = moment.events
    .filter((event) => event.kind === "score")
    .reduce((all, event) => all + Number(event.args["count"]), 0);
  return { card: String(moment.events[0]?.args["card"]), points };
}

/** Where the pieces lie that a card counts for a player, by the anchors of the board. */
export function countedBy(view: EzraView, seat: number, card: string): string[] {
  const mat = view.seats[seat];
  const per = cardOf(card)?.scoring.per ?? "";
  if (!mat) return [];
  if (per.startsWith("blessing_")) return [`seat:${seat}:blessing:${per.slice(9)}`];
  switch (per) {
    case "golden_space":
      return data()
        .altar_track.spaces.filter(({ golden, space }) => golden && space <= mat.altar)
        .map(({ space }) => `altar:${space}`);
    case "levite":
      return [`levites:${seat}:all`];
    case "development_tile":
      return mat.turned.map((kind) => `seat:${seat}:tile:${kind}`);
    case "wall":
      return placesBuilt(view, seat, false);
    case "gatekeeper":
      return placesBuilt(view, seat, true);
    case "scribe":
      return scribesOf(view, seat);
    case "two_highest_scroll_rows":
      return scribesOf(view, seat).slice(0, 2);
    default:
      return [];
  }
}

const isOf = (owner: Owner, seat: number): boolean => seatOf(owner) === seat;

function placesBuilt(view: EzraView, seat: number, gates: boolean): string[] {
  return Object.entries(view.ring)
    .filter(([id, place]) => isGate(id) === gates && isOf(place.owner, seat))
    .map(([id]) => `place:${id}`);
}

/** The tiles with a player's scribes, from the highest row. */
function scribesOf(view: EzraView, seat: number): string[] {
  return Object.entries(view.scrolls)
    .filter(([, space]) => isOf(space.scribe, seat))
    .map(([id]) => `scroll:${id}`)
    .sort()
    .reverse();
}

/** Which moment is the last that these events belong to; -1 before the first. */
export function toldUntil(moments: readonly Moment[], now: readonly GameEvent[]): number {
  const same = (a: GameEvent, b: GameEvent): boolean =>
    a.step === b.step && a.kind === b.kind && JSON.stringify(a.args) === JSON.stringify(b.args);
  return moments.findLastIndex((moment) =>
    moment.events.some((event) => now.some((one) => same(one, event))),
  );
}

/** Why a card scores what it does: so many points at once, and for each of what it counts. */
export interface Why {
  card: string;
  points: number;
  base: number;
  per: string;
  count: number;
}

export function whyOf(moment: Moment): Why | null {
  const event = moment.events.find((one) => one.kind === "score_card");
  const scoring = event && cardOf(String(event.args["card"]))?.scoring;
  if (!event || !scoring) return null;
  const scored = moment.events.find((one) => one.kind === "score");
  const points = Number(scored?.args["count"] ?? event.args["count"] ?? 0);
  const count = Math.round((points - scoring.base) / scoring.vp) * scoring.every;
  const { base, per } = scoring;
  return { card: String(event.args["card"]), points, base, per, count };
}

/** What a row adds up to. */
export function totalOf(row: SabbathRow): number {
  const cards = row.scored.reduce((all, one) => all + one.points, 0);
  const steps = row.steps
    .flatMap((line) => line.gains)
    .filter((event) => event.kind === "score")
    .reduce((all, event) => all + Number(event.args["count"]), 0);
  return cards + steps - (row.fed?.lost ?? 0);
}

/** The points that a player made in the log after this event. */
export function scoredSince(
  log: readonly GameEvent[],
  event: GameEvent | undefined,
  seat: number,
): number {
  return log
    .slice(event ? log.indexOf(event) + 1 : 0)
    .filter((one) => one.seat === seat)
    .reduce((sum, one) => sum + pointsOf(one), 0);
}

function pointsOf(event: GameEvent): number {
  const n = Number(event.args["count"]);
  return event.kind === "score" ? n : event.kind === "lose_points" ? -n : 0;
}
