/** The players' boards: what the view reckons for them, and what a card or a tile shows. */

import { text } from "../../lib/text.svelte";
import type { Decision } from "../../lib/wire";
import {
  GAME,
  RESOURCES,
  cardOf,
  data,
  seatOf,
  tileOf,
  type Banner,
  type Colour,
  type Effect,
  type EzraView,
  type Mat,
  type Opponent,
  type Owner,
  type Resource,
  type TileKind,
  type TileSide,
} from "./view";
import type { Printed } from "./seen";

// ------------------------------------------------------------------ what the server reckons

export type { PrepareItem, Source, Worth, Zone } from "./seen";
export type { Printed };
export type Player = Mat;
export type Rival = Opponent;
export type Reckoned = Pick<EzraView, "banner_sources" | "banners_to_come" | "prepare">;

export const reckoned = (view: EzraView): Reckoned => view;
export const playerAt = (view: EzraView, seat: number): Player | null => view.seats[seat] ?? null;
export const rivalOf = (view: EzraView): Rival | null => view.opponent ?? null;

// ------------------------------------------------------------------ counting what lies open

const belongs = (owner: Owner, seat: number): boolean =>
  seat < 0 ? owner === "opponent" : seatOf(owner) === seat;

export interface Built {
  walls: number;
  gatekeepers: number;
  scribes: number;
}

/** What stands on the main board of one player. */
export function builtBy(view: EzraView, seat: number): Built {
  const ring = Object.entries(view.ring).filter(([, place]) => belongs(place.owner, seat));
  return {
    walls: ring.filter(([id]) => !id.endsWith("_gate")).length,
    gatekeepers: ring.filter(([id]) => id.endsWith("_gate")).length,
    scribes: Object.values(view.scrolls).filter((space) => belongs(space.scribe, seat)).length,
  };
}

/** The places of the wall that are a player's, walls before gates. */
export function placesOf(view: EzraView, seat: number): { id: string; card: string }[] {
  return Object.entries(view.ring)
    .filter(([, place]) => belongs(place.owner, seat))
    .map(([id, place]) => ({ id, card: place.wall_card }))
    .sort((a, b) => Number(a.id.endsWith("_gate")) - Number(b.id.endsWith("_gate")));
}

/** A place on the altar track, from 1. */
export const altarRank = (view: EzraView, seat: number): number =>
  view.altar_order.indexOf(seat) + 1;

export const setsOf = (blessings: Record<string, number>): number =>
  Math.min(...Object.values(blessings));

/** The cubes of a supply one by one, as they lie in the tray. */
export function cubesOf(goods: Record<string, number>): Resource[] {
  return RESOURCES.flatMap((good) =>
    Array.from({ length: goods[good] ?? 0 }, (): Resource => good),
  );
}

// ------------------------------------------------------------------ cards

export const PICTURES: Record<string, string> = {
  priest: "en-ephod",
  temple_servant: "en-levite",
  singer: "en-lyre",
  mason: "en-build",
  carpenter: "en-saw",
  watchman: "en-spear",
  teacher: "en-scroll",
  copyist: "en-quill",
  perfumer: "en-phial",
  official: "en-seal",
};

const COUNTED: Record<string, string> = {
  golden_space: "en-golden",
  levite: "en-levite",
  blessing_red: "en-bl-red",
  blessing_orange: "en-bl-orange",
  blessing_purple: "en-bl-purple",
  wall: "en-wall",
  gatekeeper: "en-gatekeeper",
  two_highest_scroll_rows: "en-scroll",
  scribe: "en-scribe",
  development_tile: "en-flip",
};

/** The drawing of what a scoring counts. */
export const counted = (per: string): string => COUNTED[per] ?? "en-vp";

/** The banners of a card, summed by colour. */
export function bannersOf(card: string): { colour: Banner; count: number }[] {
  const found = new Map<Banner, number>();
  for (const { color, value } of cardOf(card)?.banners ?? [])
    found.set(color, (found.get(color) ?? 0) + value);
  return [...found].map(([colour, count]) => ({ colour, count }));
}

/** The cubes of a trade one by one. */
export function cubesIn(gain: readonly Effect[]): string[] {
  return gain.flatMap((one) => Array.from({ length: one.n ?? 1 }, () => one.gain ?? ""));
}

/** Is anything of these verbs asked? */
export function offers(decision: Decision | null, ...verbs: string[]): boolean {
  if (!decision) return false;
  return decision.options.some((choice) => verbs.includes(choice.action.split(" ")[0]!));
}

/** The things that the options of these verbs name first. */
export function named(decision: Decision | null, ...verbs: string[]): string[] {
  return (decision?.options ?? [])
    .filter((choice) => verbs.includes(choice.action.split(" ")[0]!))
    .map((choice) => choice.refs[0] ?? "");
}

// ------------------------------------------------------------------ development tiles

/** The side of a tile that lies up. */
export function sideOf(tile: string, turned: boolean): TileSide {
  const found = tileOf(tile);
  return (turned ? found?.back : found?.front) ?? {};
}

/** What each farmer or labourer gives; several where the player chooses. */
export function workOf(side: TileSide): Effect[][] {
  const work = side.per_farmer ?? side.per_labourer ?? [];
  return work.length === 1 && work[0]?.choice ? work[0].choice : [work];
}

/** Silver that may stand for 1 food, if the tile says so. */
export function silverAsFood(side: TileSide): number {
  return Number(side.ongoing?.match(/^spend_(\d+)_silver_as_1_food$/)?.[1] ?? 0);
}

/** The tiles that lie beside one another; the guards are the tray. */
export const BOARD_TILES = ["labourers", "farmers", "traders", "elders"] as const;

export const ROLE_ICONS: Record<TileKind, string> = {
  guards: "en-guard",
  labourers: "en-labourer",
  farmers: "en-farmer",
  traders: "en-trader",
  elders: "en-elder",
};

// ------------------------------------------------------------------ blessings

export interface ColumnBonus {
  column: number;
  reward: Effect[];
}

export function columnBonuses(): ColumnBonus[] {
  return (data().blessing_tracks["column_bonuses"] as ColumnBonus[] | undefined) ?? [];
}

export const lastBlessing = (): number => Number(data().blessing_tracks["last_space"] ?? 6);

// ------------------------------------------------------------------ the main action

export const MAIN_COLOUR: Record<string, Printed> = {
  temple_altar: "red",
  rubble_wall_gate: "grey",
  torah_tent: "blue",
};

/** How many banners an action costs, as printed in the components; 0 if it costs none. */
export function bannerPrice(action: string, place: string): number {
  const [verb, first = ""] = action.split(" ");
  const numbers = data();
  const rows = numbers.temple.rows;
  switch (verb) {
    case "temple":
      return rows[rows.length - Number(first.split(":")[1])]?.banners ?? 0;
    case "altar":
      return numbers.altar_placing.options.find((one) => one.resource === first)?.banners ?? 0;
    case "clear":
      return numbers.clear_rubble.cost[first as Resource] ?? 0;
    case "build":
      return place.endsWith("_gate")
        ? numbers.build.gate_cost.banners
        : (numbers.wall_ring.wall_spaces.find((one) => one.id === place)?.banners ?? 0);
    case "pay":
      return first === "banners"
        ? (numbers.build.discount.find((one) => one.pay === "banner_grey")?.n ?? 0)
        : 0;
    case "scribe":
      return numbers.scroll_grid.rows[Number(first[1]) - 1]?.banners ?? 0;
    case "tent":
      return numbers.tent_map.moves.find((one) => one.spaces === Number(first))?.banners ?? 0;
    default:
      return 0;
  }
}

// ------------------------------------------------------------------ names

export const nameOf = (id: string): string => text.words(GAME).nameOf(id) ?? id;

const SHAPES: Record<Colour, string> = {
  teal: "en-mark-teal",
  red: "en-mark-red",
  purple: "en-mark-purple",
  yellow: "en-mark-yellow",
};
export const shapeOf = (colour: Colour): string => SHAPES[colour];
