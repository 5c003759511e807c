/**
 * The castle's view, as the server tells it.
 *
 * Made from the server's own types by `python -m trilith.server.wire_ts`: do not edit.
 */

export type Resource = "sand" | "wood" | "clay" | "stone" | "silver";

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

export interface SomeGoods {
  sand?: number;
  wood?: number;
  clay?: number;
  stone?: number;
  silver?: number;
}

/** What is due for a building, and what has been paid so far. */
export interface Payment {
  seat: number;
  building: string;
  due: number;
  pieces: number;
  types: Resource[];
  /** Pieces that complete it exactly. */
  suggested: SomeGoods;
}

/** Whom the stonemason has bought from, and who kept the last piece. */
export interface Purchase {
  seat: number;
  bought: number[];
  refused: number[];
}

export interface Innkeeper {
  owner: number | null;
  thalers: number;
  price: number;
  /** What a player pays for each helper at a cart before a delivery. */
  fee: number;
}

export interface Lady {
  vp: number;
  suitors: number[];
  items: Record<string, number>;
}

export interface Granary {
  owners: number[];
  price: number;
  /** Points for each helper, if there is one, two or three of them. */
  vp: Record<string, number>;
}

export interface Winter {
  deck: number;
  unseen: string[];
  in_play: string[];
  innkeeper: Innkeeper;
  lady: Lady;
  granary: Granary;
}

/** The numbers on the cards, and what a piece is worth in a payment. */
export interface Printed {
  /** In the order in which they act. */
  roles: string[];
  worth: Goods;
  thalers: number;
  vp: number;
  goods: Record<string, SomeGoods>;
  free: Record<string, number>;
}

export interface Player {
  seat: number;
  colour: string;
  thalers: number;
  vp: number;
  helpers: number;
  resources: Goods;
  goods: Goods;
  /** Only in your own view. */
  hand: string[] | null;
  hand_count: number;
  face_down: string[] | null;
  face_down_count: number;
  unplayed: string[];
  discard: string[];
  revealed: string[];
  lost: string[];
  erected: string[];
  placed_on: string[];
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
  payment: Payment | null;
  purchase: Purchase | null;
  winter: Winter | null;
  printed: Printed;
  seats: Player[];
}
