/**
 * Sa-Ré's view, as the server tells it.
 *
 * Made from the server's own types by `python -m trilith.server.wire_ts`: do not edit.
 */

export type Paid = "wood" | "stone" | "gold";

export type Cost = Record<Paid, number>;

export type Category = "production" | "admin" | "main";

export interface PyramidTile {
  number: number;
  stages: Cost[];
}

export interface Board {
  tiles: Record<string, number>;
  costs: Record<string, Cost>;
  /** For each type of building, in the order of the reference board. */
  categories: Record<string, Category>;
  /** The value of each Trouble card. */
  troubles: Record<string, number>;
  pyramids: PyramidTile[];
  nile: string[];
  rows: number;
  cols: number;
  gauge_last: number;
  caravan_last: number;
}

export interface Season {
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
  first_draw: boolean;
}

export interface CellCost {
  cell: string;
  cost: Cost;
}

export interface Placing {
  seat: number;
  type: string;
  costs: CellCost[];
}

export interface SomeGoods {
  wood?: number;
  stone?: number;
  gold?: number;
  joker?: number;
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
  cost: SomeGoods;
  left: SomeGoods;
  spent: Spent[];
  /** All sources of a whole payment that loses least; not for a caravan. */
  suggested?: Spent[];
}

export interface Goal {
  part: string;
  have: number;
  need: number;
}

export type Resource = "wood" | "stone" | "gold" | "joker";

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
  /** For a worksite that the open draft has moved: where it lay before. */
  moved_from?: string;
}

export interface OwnPyramid {
  number: number;
  passed: number;
  stages: Cost[];
}

export interface HeldCard {
  card: string;
  carried: boolean;
  traded: boolean;
}

export interface Power {
  type: string;
  night: boolean;
}

export interface City {
  goal: Goal[];
  ground: Cell[];
  foremen: number;
  worksites: number;
  most_worksites: number;
  penalty: number;
  constructed: boolean;
  staged: boolean;
  warehouses: number;
  pyramid: OwnPyramid | null;
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
  powers: Power[];
}

export interface Row {
  source: string;
  points: number;
}

export interface Progress {
  seat: number;
  /** How much of the goal is reached, of 100. */
  total: number;
  won: boolean;
  rows: Row[];
  tie_break: Row[];
}

export interface SaReView {
  seat: number;
  players: number;
  round: number;
  phase: "setup" | "planning" | "season" | "construction" | "over";
  mode: string;
  divinity: boolean;
  quick_start: boolean;
  first_player: number;
  board: Board;
  season: Season;
  placing: Placing | null;
  payment: Payment | null;
  keeping: string[] | null;
  seats: City[];
  scores: Progress[];
}
