/** Sa-Ré's view, as the server tells it. */

import type { Decision, GameEvent, View } from "../../lib/wire";
import type { Preview } from "../../lib/table.svelte";

export const RESOURCES = ["wood", "stone", "gold"] as const;
export type Resource = (typeof RESOURCES)[number] | "joker";
export const ALL_RESOURCES: readonly Resource[] = [...RESOURCES, "joker"];
export type Cost = Record<(typeof RESOURCES)[number], number>;
export type Goods = Record<Resource, number>;

export interface Cell {
  cell: string;
  tiles: string[];
  built: boolean;
  less: Goods;
  /** Cells whose buildings make a worksite here cheaper; only where nothing is built. */
  reducers?: string[];
  launched_now?: boolean;
  cost?: Cost;
  missing?: number;
  /** Of a worksite that the open draft has moved: where it lay before. */
  moved_from?: string;
}

export interface HeldCard {
  card: string;
  carried: boolean;
  traded: boolean;
}

export interface City {
  goal: { part: string; have: number; need: number }[];
  ground: Cell[];
  foremen: number;
  worksites: number;
  most_worksites: number;
  penalty: number;
  constructed: boolean;
  warehouses: number;
  pyramid: { number: number; passed: number; stages: Cost[] } | null;
  stock: Goods;
  room: number;
  goods: Goods;
  jokers: number;
  cards: HeldCard[];
  gauge: number;
  bottom: number;
  standing: boolean;
  revolted: boolean;
  caravans: number;
  caravans_ready: number;
  powers: { type: string; night: boolean }[];
}

export interface Spent {
  place: string;
  what: string;
  count: number;
}

export interface Payment {
  seat: number;
  /** The worksite that is paid for; null for a caravan. */
  cell: string | null;
  cost: Partial<Goods>;
  left: Partial<Goods>;
  spent: Spent[];
  /** All sources of a whole payment that loses least; not for a caravan. */
  suggested?: Spent[];
}

export interface SaReView {
  players: number;
  round: number;
  phase: "setup" | "planning" | "season" | "construction" | "over";
  mode: string;
  first_player: number;
  board: {
    tiles: Record<string, number>;
    costs: Record<string, Cost>;
    pyramids: { number: number; stages: Cost[] }[];
    nile: string[];
    rows: number;
    cols: number;
    gauge_last: number;
    caravan_last: number;
  };
  season: {
    dark: boolean;
    deck: number;
    top: string | null;
    second: string | null;
    unseen: Record<string, number>;
    active: number | null;
    batch: string[];
    compulsory: boolean;
    owed: number;
    troubles: number;
    passed: number[];
    produced: boolean;
  };
  placing: { seat: number; type: string; costs: { cell: string; cost: Cost }[] } | null;
  payment: Payment | null;
  keeping: string[] | null;
  seats: City[];
  /** How much of the goal is reached, of 100. */
  scores: { total: number }[];
}

export const saRe = (view: View): SaReView => view as unknown as SaReView;

export const TYPES = [
  "warehouse",
  "foreman",
  "carpenter",
  "stonecutter",
  "goldsmith",
  "temple",
  "barracks",
  "gardens",
  "palace",
  "market",
  "library",
  "port",
  "pyramid",
] as const;
const MAIN = new Set<string>(["port", "pyramid"]);
const ADMIN = new Set<string>(["temple", "barracks", "gardens", "palace", "market", "library"]);

/** The colour of a building's slab: by its class. */
export function classOf(type: string): "main" | "admin" | "prod" {
  if (MAIN.has(type)) return "main";
  return ADMIN.has(type) ? "admin" : "prod";
}

export const ROMAN = ["0", "I", "II", "III", "IV"];

/** Which drawing shows a tile: a pyramid rises with its stages. */
export function drawingOf(type: string, built: boolean, passed: number): string {
  if (type !== "pyramid" || built) return `sb-${type}`;
  return passed ? "sb-pyramid-1" : "sb-pyramid-0";
}

/** The resources that a production card shows, by its name; [] for the others. */
export function shownOn(card: string): Resource[] {
  const [kind, ...rest] = card.split("_");
  return kind === "single" || kind === "double" ? (rest as Resource[]) : [];
}

/** The picture of a card that shows no resource. */
export function vignetteOf(card: string): string | null {
  const kind = card.split("_")[0];
  return kind === "trouble" || kind === "horus" || kind === "hoshekh" ? `sc-${kind}` : null;
}

/** The value of a Trouble: one flame or two. */
export const flamesOf = (card: string): number =>
  card === "trouble_double" ? 2 : card === "trouble_single" ? 1 : 0;

/** A row of goods as single pieces. */
export const piecesOf = (goods: Goods): Resource[] =>
  ALL_RESOURCES.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good));

export const totalOf = (cost: Partial<Goods>): number =>
  Object.values(cost).reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** What a worksite would cost without its neighbours. */
export function printedCost(view: SaReView, city: City, type: string): Cost | null {
  if (type !== "pyramid") return view.board.costs[type] ?? null;
  if (city.pyramid) return city.pyramid.stages[city.pyramid.passed] ?? null;
  return view.board.pyramids[0]?.stages[0] ?? null;
}

/** What is asked now: `plan`, `offer`, `spend`; "" when nothing is. */
export const asked = (decision: Decision | null): string =>
  decision?.question.key.split("-ask-")[1] ?? "";

const STEPS: Record<string, number> = {
  build: 0,
  reduce: 0,
  spend: 0,
  ship: 1,
  load: 1,
  "store-only": 1,
  save: 2,
};

/** The step of construction that a question belongs to: build, ship, keep; -1 for none. */
export const stepOf = (ask: string): number => STEPS[ask] ?? -1;

/** Where a preview would leave a player's gauge; null if it does not move. */
export function gaugeAfter(
  preview: Pick<Preview, "events"> | null | undefined,
  seat: number,
): number | null {
  const rise = preview?.events.findLast(
    (event) => event.seat === seat && (event.kind === "rose" || event.kind === "barracks"),
  );
  const gauge = rise?.args["gauge"];
  return typeof gauge === "number" ? gauge : null;
}

/** The seats in the order of play of this season, those who stand first. */
export function order(view: SaReView): number[] {
  const from = view.season.active ?? view.first_player;
  const seats = view.seats.map((_, i) => (from + i) % view.seats.length);
  const isOut = (seat: number): boolean => !view.seats[seat]!.standing;
  return [...seats.filter((seat) => !isOut(seat)), ...seats.filter(isOut)];
}

/** A drawing for what a ref names. */
export function icon(ref: string): string | null {
  if ((ALL_RESOURCES as readonly string[]).includes(ref)) return `r-${ref}`;
  if ((TYPES as readonly string[]).includes(ref)) return `sb-${ref}`;
  const [good] = shownOn(ref);
  if (good) return `r-${good}`;
  if (ref === "caravan") return "i-caravan";
  return vignetteOf(ref);
}

/** The cells that changed by what has just happened on a player's ground. */
export function freshCells(news: GameEvent[], seat: number): Set<string> {
  const kinds = new Set(["built", "placed", "launched", "launched_pyramid", "moved", "stage"]);
  const fresh = news.filter((event) => event.seat === seat && kinds.has(event.kind));
  return new Set(fresh.map((event) => String(event.args["cell"] ?? "pyramid")));
}
