/** What a game's own screen provides. A game without one is played on the text view. */

import type { Component } from "svelte";
import type { Beat, Told } from "../lib/teller/beat";
import type { Move } from "../lib/fly";
import type { Account } from "../table/scores";
import type { Preview } from "../lib/table.svelte";
import type { Decision, GameEvent, Seat, View } from "../lib/wire";

export interface BoardProps {
  /** The position that is shown: that of the step being told, else the newest. */
  view: View;
  /** Whose eyes these are; -1 for a spectator. */
  seat: number;
  seats: Seat[];
  names: string[];
  /** The seats that are to act; while something is told, the one whose doing it is. */
  acting: number[];
  /** What is asked; null while something is told. */
  decision: Decision | null;
  /** What happened last. */
  news: GameEvent[];
  log: GameEvent[];
  /** What is being told. */
  telling?: Beat | null;
  /** The final scoring as far as it is told. */
  account?: Account | null;
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
  /** Take back only the steps after `from` up to `to` of one's own turn. */
  takeBack?: (from: number, to: number) => void;
}

/** How much of a seat its panel shows: all that is public, what matters now, or one line. */
export type PanelForm = "expanded" | "compact" | "line";

export interface PanelProps {
  view: View;
  seat: number;
  /** Is this the viewer's own panel? */
  own: boolean;
  form: PanelForm;
  preview?: Preview | null;
}

/**
 * Stage, tray and panel size themselves by their container (`container-type: size`; the containers
 * are called `stage`, `tray` and `panel`), never by the window.
 */
export interface GameUi {
  /** The drawings that board, tray, panels and icons use: they are on the page as long as the game. */
  art: string;
  /** The board. */
  Stage: Component<BoardProps>;
  /** The viewer's own hand, goods, board. */
  Tray: Component<BoardProps> | null;
  /** The body of a player's panel; in a line it has one row beside the name. */
  Panel: Component<PanelProps>;
  /** In the bar, before the sentence: who acts, with what. At most 260 pixels wide. */
  Lead: Component<BoardProps> | null;
  /** In the bar's second row: how far a payment is. */
  Progress: Component<BoardProps> | null;
  /** In the top bar: where in the round the game is. */
  Ribbon: Component<BoardProps> | null;
  /** Where the game is, in a few words: for screens that have no room for the ribbon. */
  where?: (view: View) => string;
  /** In the rail's pane: what a choice would lead to, in the game's own way. */
  Chain?: Component<BoardProps>;
  /** The drawing of what a ref names, or null. */
  icon: (ref: string) => string | null;
  score: (view: View, seat: number) => number | null;
  /** False where the score is no points, but a share of the goal: then panels leave it out. */
  hasPoints?: boolean;
  /** Without points: the number that counts at a seat, and what it is called. */
  danger?: (view: View, seat: number) => { n: number; name: string };
  isFirst: (view: View, seat: number) => boolean;
  moves: (before: View, after: View) => Move[];
  /** Has the stage room for the final scoring? Else it stands in the rail, or in the tray. */
  scoresOnStage?: boolean;
  /** How its turns are told; without it, by the defaults. */
  told?: Told;
}

interface Screen {
  default: GameUi;
  /** What must be there before the screen is shown; `table` as in `gameUi`. */
  prepare?: (table?: string) => Promise<void>;
}

/** A game's screen is the folder that is called like the game. */
const screens = import.meta.glob<Screen>("./*/index.ts");

/**
 * The game's own screen, loaded only when it is played; null if it has none.
 *
 * `table` is named where a table plays with other numbers than ours.
 */
export async function gameUi(game: string, table?: string): Promise<GameUi | null> {
  const screen = await screens[`./${game}/index.ts`]?.();
  await screen?.prepare?.(table);
  return screen?.default ?? null;
}

/** The drawings of what an event names, each once. */
export function iconsIn(ui: GameUi | null, event: GameEvent, most = 2): string[] {
  const refs = Object.values(event.args).flatMap((one) =>
    typeof one === "string" ? one.split(" ") : [],
  );
  const found = refs.map((ref) => ui?.icon(ref)).filter((id): id is string => !!id);
  return [...new Set(found)].slice(0, most);
}
