/** Sa-Ré's view, as the server tells it. */

import type { Decision, GameEvent, View } from "../../lib/wire";
import type { Preview } from "../../lib/table.svelte";
import type { City, Cost, Goods, Paid, Resource, SaReView } from "./seen";

export type * from "./seen";

export const RESOURCES = ["wood", "stone", "gold"] as const satisfies readonly Paid[];
export const ALL_RESOURCES: readonly Resource[] = [...RESOURCES, "joker"];

export const saRe = (view: View): SaReView => view as unknown as SaReView;

/** The buildings that have a drawing. */
const DRAWN = [
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

/** The value of a Trouble, in flames. */
export const flamesOf = (view: SaReView, card: string): number => view.board.troubles[card] ?? 0;

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
  if ((DRAWN as readonly string[]).includes(ref)) return `sb-${ref}`;
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

/** Is it this seat's turn to choose worksites, and not what is lost with them? */
export const isPlanning = (view: SaReView, decision: Decision | null, seat: number): boolean =>
  view.phase === "planning" && decision?.seat === seat && asked(decision) !== "surplus";

export const obeliskOf = (city: City): "revolt" | "standing" | "stopped" =>
  city.revolted ? "revolt" : city.standing ? "standing" : "stopped";
