/** The view of Ezra and Nehemiah as the server tells it, and the numbers of its components. */

import { transport } from "../../lib/transport";
import type { View } from "../../lib/wire";
import type {
  Banner,
  Blessing,
  Colour,
  EzraView,
  Good,
  Owner,
  Printed,
  Resource,
  Standing,
  TileKind,
} from "./seen";

export type * from "./seen";

export const GAME = "ezra_nehemiah";
export const COLOURS = ["teal", "red", "purple", "yellow"] as const satisfies readonly Colour[];
export const GOODS = [
  "gold",
  "stone",
  "wood",
  "cinders",
  "silver",
  "food",
] as const satisfies readonly Good[];
export const RESOURCES = [
  "gold",
  "stone",
  "wood",
  "cinders",
] as const satisfies readonly Resource[];
export const BANNERS = ["red", "grey", "blue"] as const satisfies readonly Printed[];
export const BLESSINGS = ["orange", "purple", "red"] as const satisfies readonly Blessing[];
export const TILE_KINDS = [
  "guards",
  "labourers",
  "farmers",
  "traders",
  "elders",
] as const satisfies readonly TileKind[];

export const ezra = (view: View): EzraView => view as unknown as EzraView;

// ------------------------------------------------------------------ components

/** One item of an effect list of the data; exactly one kind of keys is there. */
export interface Effect {
  gain?: string;
  lose?: string;
  move?: "altar" | "tent";
  retrieve?: string;
  develop?: "free" | "paid";
  auxiliary_action?: number;
  choice?: Effect[][];
  per?: string;
  n?: number;
}

export interface WallSpace {
  id: string;
  rubble: number;
  banners: number;
  stone: number;
  blessing: Blessing;
}

export interface Gate {
  id: string;
  corner: boolean;
  rubble: number;
  vp: number;
  placement: Effect[];
  connection: Effect[];
}

export interface WallCard {
  id: string;
  vp: number;
  effects: Effect[];
}

export interface Scoring {
  base: number;
  vp: number;
  per: string;
  every: number;
}

export interface CharacterCard {
  id: string;
  banners: { color: Banner; value: number }[];
  gate: string;
  trade:
    | { type: "buy"; top: BuyTrade; bottom: BuyTrade }
    | { type: "sell"; sell: { resource: Resource; silver: number }[] };
  scoring: Scoring;
}

export interface BuyTrade {
  pay_silver: number;
  gain: Effect[];
}

export interface Hero {
  id: string;
  banner: { color: Banner; value: number };
  rewards: Effect[][];
}

export interface TileSide {
  storage?: number;
  rows?: Effect[][];
  per_farmer?: Effect[];
  per_labourer?: Effect[];
  prepare_for_sabbath?: Effect[];
  ongoing?: string;
  [other: string]: unknown;
}

export interface DevelopmentTile {
  id: string;
  type: TileKind;
  cost: Partial<Record<Good, number>>;
  flip_reward: Effect[];
  front: TileSide;
  back: TileSide;
}

export interface ScrollTile {
  id: string;
  tier: "gold" | "wood" | "stone";
  immediate: Effect[];
  trigger?: string;
  effects?: Effect[];
  modifier?: Record<string, unknown>;
  end_scoring?: Record<string, unknown>;
  takes_hero?: string;
}

export interface Judgment {
  round: number;
  zechariah: number;
  haggai: number;
  behind: Effect[];
  between: Effect[];
  ahead: Effect[];
}

/** The numbers of the game, as `GET /api/games/ezra_nehemiah/components` tells them. */
export interface Components {
  meta: { rounds: number; turns_per_round: number };
  values: Record<string, number> & { tucked_cards_by_round: number[] };
  clear_rubble: { cost: Record<Resource, number> };
  build: {
    gate_cost: { banners: number; wood: number; stone: number; worker: number };
    wall_cards_drawn: number;
    discount: { pay: string; n: number; minus: string[]; by: number }[];
  };
  altar_placing: { options: { resource: Resource; banners: number; move: number }[] };
  wall_ring: { clockwise: string[]; wall_spaces: WallSpace[]; gates: Gate[] };
  wall_cards: { cards: WallCard[] };
  character_cards: { cards: CharacterCard[] };
  hero_cards: Hero[];
  levite_track: { rows: { row: number; food: number; reward: Effect[] }[] };
  temple: {
    rows: { banners: number; reward: Effect[] }[];
    vp: Record<string, number>;
    sector_filled: {
      finisher: Effect[];
      most_levites: Effect[];
      fewest_levites: Effect[];
      fewest_levites_min_players: number;
      everyone: Effect[];
    };
  };
  altar_track: {
    last_space: number;
    spaces: { space: number; golden: boolean; reward: Effect[] }[];
  };
  altar_cards: { id: string; rounds: Judgment[] }[];
  tent_map: {
    places: number;
    start_place: number;
    moves: { spaces: number; banners: number; resource: number }[];
    crossings: { after_place: number; reward: Effect[] }[];
  };
  scroll_grid: {
    rows: {
      row: number;
      spaces: number;
      banners: number;
      silver: number;
      gold: number;
      vp: number;
    }[];
  };
  scroll_tiles: ScrollTile[];
  blessing_tracks: Record<string, unknown>;
  development_tiles: DevelopmentTile[];
  solo: Record<string, unknown>;
}

let components: Components | null = null;
let from = "";

/** Fetch the numbers before the board is first drawn: ours, or those that a table plays with. */
export async function prepare(table?: string): Promise<void> {
  const path = table ? `/api/tables/${table}/components` : `/api/games/${GAME}/components`;
  if (components && from === path) return;
  const answer = await transport.request(path);
  if (!answer.ok) throw new Error(`components of ${GAME}: ${answer.status}`);
  components = (await answer.json()) as Components;
  from = path;
}

/** For tests, which have the numbers from a file. */
export function use(given: Components): void {
  components = given;
}

export function data(): Components {
  if (!components) throw new Error(`the components of ${GAME} are not loaded`);
  return components;
}

function find<T extends { id: string }>(items: T[], id: string): T | undefined {
  return items.find((item) => item.id === id);
}

export const wallSpace = (id: string): WallSpace | undefined =>
  find(data().wall_ring.wall_spaces, id);
export const gateOf = (id: string): Gate | undefined => find(data().wall_ring.gates, id);
export const wallCard = (id: string): WallCard | undefined => find(data().wall_cards.cards, id);
export const cardOf = (id: string): CharacterCard | undefined =>
  find(data().character_cards.cards, id);
export const heroOf = (id: string): Hero | undefined => find(data().hero_cards, id);
export const tileOf = (id: string): DevelopmentTile | undefined =>
  find(data().development_tiles, id);
export const scrollOf = (id: string): ScrollTile | undefined => find(data().scroll_tiles, id);
export const isGate = (place: string): boolean => place.endsWith("_gate");

/** The judgment of this round: where the prophets stand, and what each zone gives. */
export function judgmentOf(view: EzraView): Judgment | undefined {
  return find(data().altar_cards, view.altar_card)?.rounds[view.round - 1];
}

// ------------------------------------------------------------------ who

/** Everybody who stands on the city, in order of seats; the opponent comes last, as seat -2. */
export function standing(view: EzraView): { seat: number; mat: Standing }[] {
  const seats = view.seats.map((mat, seat) => ({ seat, mat: mat as Standing }));
  return view.opponent ? [...seats, { seat: OPPONENT, mat: view.opponent }] : seats;
}

export const OPPONENT = -2;

export function colourOf(view: EzraView, owner: Owner | number): Colour | null {
  if (owner === "opponent" || owner === OPPONENT) return view.opponent?.colour ?? null;
  const seat = typeof owner === "number" ? owner : seatOf(owner);
  return seat === null ? null : (view.seats[seat]?.colour ?? null);
}

/** The seat of an owner; null for the opponent, the neutral and nobody. */
export function seatOf(owner: Owner): number | null {
  return owner.startsWith("seat:") ? Number(owner.slice(5)) : null;
}

/** The fill of each colour's pieces. */
export const PAINT: Record<Colour | "white", string> = {
  teal: "#36a58b",
  red: "#c63a24",
  purple: "#6d3a86",
  yellow: "#f0b022",
  white: "#fffaf0",
};

// ------------------------------------------------------------------ drawings

const GOOD_ICONS: Record<string, string> = { resource: "en-any", vp: "en-vp" };

/** The symbol of what a list of effects may give. */
export function iconOf(what: string): string {
  if (what.startsWith("blessing_")) return `en-bl-${what.slice(9)}`;
  if (what.startsWith("banner_")) return `en-ban-${what.slice(7)}`;
  return GOOD_ICONS[what] ?? `en-${what}`;
}

const REF_ICONS: Record<string, string> = {
  temple_altar: "en-ban-red",
  rubble_wall_gate: "en-ban-grey",
  torah_tent: "en-ban-blue",
  banners: "en-ban-grey",
  guards: "en-guard",
  labourers: "en-labourer",
  farmers: "en-farmer",
  traders: "en-trader",
  elders: "en-elder",
};

/** A drawing for what a ref names. */
export function icon(ref: string): string | null {
  const known = REF_ICONS[ref];
  if (known) return known;
  if ((GOODS as readonly string[]).includes(ref)) return `en-${ref}`;
  if (isGate(ref)) return "en-gate";
  if (/^w\d\d$/.test(ref)) return "en-wall";
  if (/^s\d_\d$/.test(ref)) return "en-scribe";
  if (ref.startsWith("trader:")) return "en-trader";
  if (ref.startsWith("elder:")) return "en-elder";
  if (ref.startsWith("wall_card_")) return "en-wall";
  return null;
}
