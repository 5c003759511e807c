/** What a game's own screen provides. A game without one is played on the text view. */

import type { Component } from "svelte";
import type { Move } from "../lib/fly";
import type { Preview } from "../lib/table.svelte";
import type { Choice, Decision, GameEvent, Seat, View } from "../lib/wire";

export interface BoardProps {
  view: View;
  /** Whose eyes these are; -1 for a spectator. */
  seat: number;
  seats: Seat[];
  names: string[];
  decision: Decision | null;
  /** What happened last. */
  news: GameEvent[];
  log: GameEvent[];
  /** The action that is chosen, but not confirmed. */
  chosen?: string | null;
  /** What the chosen action, or the one looked at, would do as far as anybody can know. */
  preview?: Preview | null;
  /** Open a rule in the rules' drawer. */
  openRule?: (rule: string) => void;
  /** The kind of action that the board is lit for, if only one is; `narrow` changes it. */
  verb?: string | null;
  narrow?: (verb: string | null) => void;
  /** Play on by one press: what `next` says of each position, until it says nothing more. */
  playOn?: (next: (decision: Decision, view: View) => string | null) => void;
  /** Take back only the steps after `from` up to `to` of the own turn. */
  takeBack?: (from: number, to: number) => void;
}

export interface PanelProps {
  view: View;
  seat: number;
  /** Is this the viewer's own panel? */
  own: boolean;
  preview?: Preview | null;
}

export interface GameUi {
  Board: Component<BoardProps>;
  /** The body of a player's panel. */
  Panel: Component<PanelProps>;
  /** Beside the question: who acts, how far a payment is. */
  Progress: Component<BoardProps> | null;
  /** In the top bar: where in the round the game is. */
  Ribbon: Component<BoardProps> | null;
  /** Above the players: what a choice would lead to, what is to do. On narrow screens the board has it. */
  Rail?: Component<BoardProps>;
  /** In the bar where there is no rail: what a choice would lead to, in the game's own way. */
  Chain?: Component<BoardProps>;
  /** The drawing of what a ref names, or null. */
  icon: (ref: string) => string | null;
  score: (view: View, seat: number) => number | null;
  /** False where the score is no points, but a share of the goal: then panels leave it out. */
  hasPoints?: boolean;
  isFirst: (view: View, seat: number) => boolean;
  moves: (before: View, after: View) => Move[];
  /** Options that the board shows so well that the bar lists them only when asked. */
  folds?: (choice: Choice, decision: Decision) => boolean;
}

/** The options of a decision, those first that stand in the bar at once; and how many these are. */
export function inOrder(ui: GameUi | null, decision: Decision): { all: Choice[]; first: number } {
  const folded = (choice: Choice): boolean => ui?.folds?.(choice, decision) ?? false;
  const first = decision.options.filter((choice) => !folded(choice));
  return { all: [...first, ...decision.options.filter(folded)], first: first.length };
}

const known: Record<string, () => Promise<{ default: GameUi }>> = {
  castle: () => import("./castle"),
  ezra_nehemiah: async () => {
    const screen = await import("./ezra_nehemiah");
    await screen.prepare();
    return screen;
  },
  sa_re: () => import("./sa_re"),
};

/** The game's own screen, loaded only when it is played; null if it has none. */
export async function gameUi(game: string): Promise<GameUi | null> {
  const load = known[game];
  return load ? (await load()).default : null;
}
