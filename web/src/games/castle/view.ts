/** The castle's view, as the server tells it. */

import type { View } from "../../lib/wire";

export const RESOURCES = ["sand", "wood", "clay", "stone", "silver"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Goods = Record<Resource, number>;

export interface Building {
  id: string;
  kind: string;
  value: number;
  vp: number;
  built: boolean;
}

export interface Space {
  id: string;
  building: string;
  price: number;
  open: boolean;
  owner: number | null;
}

export interface Place {
  id: string;
  resource: Resource;
  amount: number;
  owner: number | null;
  placed_this_round: boolean;
}

export interface Player {
  seat: number;
  thalers: number;
  vp: number;
  helpers: number;
  resources: Goods;
  goods: Goods;
  hand: string[] | null;
  hand_count: number;
  face_down: string[] | null;
  face_down_count: number;
  unplayed: string[];
  discard: string[];
  revealed: string[];
  lost: string[];
}

export interface Winter {
  deck: number;
  in_play: string[];
  innkeeper: { owner: number | null; thalers: number; price: number };
  lady: { vp: number; suitors: number[]; items: Record<string, number> };
  granary: { owners: number[]; price: number };
}

export interface CastleView {
  season: "summer" | "winter";
  phase: string;
  round: number;
  rounds: number;
  rounds_left: number;
  winter_marks: number[];
  first_player: number;
  stock: Goods;
  bank: number;
  watchtower: Goods;
  forge_silver: number;
  buildings: Building[];
  spaces: Space[];
  trader_places: Place[];
  winter: Winter | null;
  seats: Player[];
}

export const castle = (view: View): CastleView => view as unknown as CastleView;

/** The characters in the order in which they act. */
export const ROLES = [
  "messenger",
  "trader",
  "bricklayer",
  "stonemason",
  "worker",
  "architect",
] as const;
export type Role = (typeof ROLES)[number];
export const ROMAN = ["I", "II", "III", "IV", "V", "VI"];

export const roleOf = (card: string): Role => card.split("_")[0] as Role;
/** The good that tells the three workers apart. */
export const goodOf = (card: string): Resource | null =>
  (card.split("_")[1] as Resource | undefined) ?? null;

/** What a good's drawing is called. */
export function drawingOf(item: string): string {
  return item === "thaler" || item === "thalers" ? "r-taler" : `r-${item}`;
}

const ITEMS = new Set<string>([...RESOURCES, "thaler", "thalers"]);
const WINTER = new Set(["innkeeper", "lady", "snowfall", "plague", "breach", "granary"]);

/** A drawing for what a ref names. */
export function icon(ref: string): string | null {
  if (ITEMS.has(ref)) return drawingOf(ref);
  if (ref.startsWith("cart_")) return drawingOf(ref.slice(5));
  if (ref === "rider") return "r-silver";
  if (WINTER.has(ref)) return `w-${ref}`;
  return null;
}
