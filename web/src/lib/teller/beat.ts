/** Beats: the smallest things that are told. One cause with its effects, and the position after it. */

import type { Move } from "../fly";
import type { Args, GameEvent, View } from "../wire";

/**
 * How much room a beat gets: applied without a word, with the beat beside it unless every step is
 * wanted, briefly, as usual, as a moment of its own.
 */
export type Weight = "silent" | "passing" | "quiet" | "normal" | "big";

/** A number that everybody can see, at a place of the page. */
export interface Count {
  /** The `data-at` where it stands. */
  at: string;
  /** What is counted, by the name that the game's words know. */
  what: string;
  icon: string | null;
  n: number;
}

/** A number that a beat changes. */
export interface Changed extends Omit<Count, "n"> {
  seat: number;
  before: number;
  after: number;
}

/** The changes of one seat among those of several. */
export interface OfSeat {
  seat: number;
  changes: Changed[];
}

/** What several seats get at once, seat by seat; nothing if it is one seat's doing. */
export function bySeat({ seat, source, numbers }: Beat): OfSeat[] {
  if (seat >= 0 || source) return [];
  const seats = [...new Set(numbers.map((one) => one.seat))].sort((a, b) => a - b);
  return seats.map((one) => ({
    seat: one,
    changes: numbers.filter((change) => change.seat === one),
  }));
}

/** "+2": by how much a number has changed. */
export const gain = ({ before, after }: Changed): string =>
  `${after > before ? "+" : "−"}${Math.abs(after - before)}`;

export interface Beat {
  id: number;
  /** Whose doing it is; below 0 no player's. */
  seat: number;
  step: number;
  kind: string;
  /** The viewer's own answer: drawn at once, never captioned. */
  own: boolean;
  events: GameEvent[];
  /** How many events of its step it includes, and so which position it shows. */
  upto: number;
  /** How many things of the same kind it holds, or steps if it stands for a part of a turn. */
  many: number;
  before: View;
  after: View;
  caption: string;
  /** The `data-ref` and `data-at` of the places that it is about. */
  where: string[];
  numbers: Changed[];
  moves: Move[];
  weight: Weight;
  /** Beats with the same number are one turn. */
  turn: number;
  /** What the turn is called. */
  heading: string;
  /** The drawing that leads the caption. */
  lead: string | null;
  rule: string;
  /** The component that takes the square or the tray while it is told. */
  scene?: string;
  /** The row of the final scoring that it tells. */
  source?: string;
  /** The beats in place of which it stands. */
  parts?: Beat[];
}

/** How a game wants one kind of event to be told. */
export interface Kind {
  weight?: Weight;
  /**
   * `cause`: an effect, part of the beat before. `same`: neighbours of this kind and seat are one
   * beat. `kind`: neighbours of this kind are one beat, no matter whose they are.
   */
  join?: "cause" | "same" | "kind";
  scene?: string;
  /** Points of the final scoring: the row that they belong to. A row is one beat, of all seats. */
  source?: (event: GameEvent) => string;
  /** A turn begins with it. */
  head?: boolean;
  /** The rules do it, not the player whose seat it names. */
  byRules?: boolean;
  /** Chance or the table decides it: it is told even where the viewer's own answer sets it off. */
  always?: boolean;
  /** If it happens to the viewer, the bar says it too, until they play on. */
  said?: boolean;
  lead?: (event: GameEvent) => string | null;
  /** Its places; of an old event, as the log shows it, the position before it is not known. */
  where?: (event: GameEvent, before?: View) => string[];
  /** What its words say and the events do not; null if the log's words must do. */
  facts?: (events: GameEvent[], before: View) => Args | null;
  /** Several are told together as if all were of this kind. */
  as?: string;
}

/** What a game says about its telling; a kind without a line is told by the defaults. */
export interface Told {
  /** Is a panel that shows all of use while its seat's doing is told? Not where the board shows it. */
  expands?: boolean;
  kinds: Record<string, Kind | ((event: GameEvent) => Kind)>;
  /** The rows of the final scoring in the order of the rules, where a game counts seat by seat. */
  sources?: readonly string[];
  /** The numbers that stand at a seat, in the order of its panel. */
  counts: (view: View, seat: number) => Count[];
}

/** Between what is known and what is shown. The page draws `shown`, and asks only when not `busy`. */
export interface Telling {
  /** The position of the beat that is told; the newest one when all is told. */
  readonly shown: View | null;
  readonly at: Beat | null;
  readonly busy: boolean;
  /** Go to now. */
  skip(): void;
}
