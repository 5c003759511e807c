/**
 * The view of Ezra and Nehemiah, as the server tells it.
 *
 * Made from the server's own types by `python -m trilith.server.wire_ts`: do not edit.
 */

export type Banner = "red" | "grey" | "blue" | "wild";

export interface Turn {
  card: string;
  main: string;
  main_done: boolean;
  aux_used: boolean;
  trader_used: boolean;
  elder_used: boolean;
  bonus: Record<Banner, number>;
  spent: number;
  levites_used: number;
  levite_placed: boolean;
  stepped: boolean;
  scribe_done: boolean;
  tent_done: boolean;
  /** The items done in this Prepare, by name. */
  prepared: string[];
}

/** The banners in the colours that count now. */
export interface SomeBanners {
  red?: number;
  grey?: number;
  blue?: number;
}

export interface Source {
  source: string;
  count: number;
  kind?: "pile" | "tucked" | "hero" | "bonus";
}

export interface SomeSources {
  red?: Source[];
  grey?: Source[];
  blue?: Source[];
}

export interface PrepareItem {
  item: string;
  done: boolean;
  must: boolean;
}

/** In the Torah action: silver for the way to each open tile, and a step on an occupied one. */
export interface TorahPrices {
  ways?: Record<string, number>;
  steps?: Record<string, number>;
}

export interface Prophets {
  zechariah: number;
  haggai: number;
}

export type Owner = `seat:${number}` | "opponent" | "neutral" | "none";

export type Resource = "gold" | "stone" | "wood" | "cinders";

/** A place of the wall. */
export interface Place {
  owner: Owner;
  rubble: Resource[];
  wall_card: string;
  silver: number;
}

/** A wall beside a gate: connected, or to be connected as soon as both are built. */
export interface Link {
  wall: string;
  gate: string;
  made: boolean;
}

export interface ScrollSpace {
  tile: string;
  scribe: Owner;
}

export interface Temple {
  side: string;
  columns: number;
  /** The sector of each cell, rows from the cheapest. */
  sectors: number[][];
  rows: Resource[][];
}

export type Colour = "teal" | "red" | "purple" | "yellow";

export type Blessing = "orange" | "purple" | "red";

export type Zone = "behind" | "between" | "ahead";

/** What a player, or the automated opponent, has on the city board. */
export interface Standing {
  colour: Colour;
  vp: number;
  supply: number;
  pool: number;
  levites: number;
  tent: number;
  altar: number;
  blessings: Record<Blessing, number>;
  heroes: string[];
  wall_count: number;
  zone: Zone;
}

export type Good = "gold" | "stone" | "wood" | "cinders" | "silver" | "food";

export type TileKind = "guards" | "labourers" | "farmers" | "traders" | "elders";

export type Printed = "red" | "grey" | "blue";

/** What a card would score now: how many of what it counts, and the points. */
export interface Worth {
  count: number;
  points: number;
}

export interface Mat extends Standing {
  goods: Record<Good, number>;
  /** How many resources the guards keep; null if there is no limit. */
  storage: number | null;
  traders: number[];
  elders: number[];
  farmers: number;
  labourers: number;
  tent_steps: number;
  tiles: Record<TileKind, string>;
  turned: TileKind[];
  scrolls: string[];
  piles: string[][];
  tucked: string[];
  hand_count: number;
  hand_known: string[];
  draw_count: number;
  drawn_count: number;
  banners: Record<Printed, number>;
  food_due: number;
  card_points: Record<string, Worth>;
  /** This and the following fields: only for your own mat. */
  hand?: string[];
  drawn?: string[];
  wall_top?: string[];
  wall_bottom?: string[];
  /** For each card in hand, the banners after playing it on each pile. */
  plays?: Record<string, Record<Printed, number>[]>;
}

export interface OpponentGoods {
  gold: number;
  silver: number;
}

export interface OpponentSabbath {
  silver: number;
  highest_row: number;
  worker_points: number;
  blessing_points: number;
  golden_points: number;
}

export interface Opponent extends Standing {
  board: string;
  goods: OpponentGoods;
  focus_shown: string[];
  focus_count: number;
  scheme_shown: string[];
  scheme_count: number;
  sabbath: OpponentSabbath;
}

export interface EzraView {
  phase: string;
  round: number;
  day: number;
  shofar: number;
  active: number;
  turn: Turn;
  banners: SomeBanners;
  banner_sources: SomeSources;
  banners_to_come: SomeSources;
  prepare: PrepareItem[];
  torah: TorahPrices;
  altar_card: string;
  prophets: Prophets;
  ring: Record<string, Place>;
  links: Link[];
  scrolls: Record<string, ScrollSpace>;
  white: string[];
  row_food: number[];
  heroes: string[];
  temple: Temple;
  /** Seats, furthest ahead first; the opponent is -2. */
  altar_order: number[];
  seats: Mat[];
  opponent?: Opponent;
}
