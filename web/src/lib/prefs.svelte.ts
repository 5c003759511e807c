/** What this browser remembers of its user's wishes. */

import { isPace, type Pace } from "./teller/pace";
import { ANYTHING, type FindFilter } from "../people/filter";

import { MediaQuery } from "svelte/reactivity";

const STORE = "trilith";

export const CONFIRM = ["never", "turn", "always"] as const;
/** Before no action, before one that ends the turn or cannot be undone, before every one. */
export type Confirm = (typeof CONFIRM)[number];
export type Theme = "auto" | "light" | "dark";

interface Stored {
  language: string;
  name: string;
  /** The server that games are taken to from a browser that has none. */
  server: string;
  theme: Theme;
  /** Ask again before an action is sent. */
  confirm: Confirm;
  sound: boolean;
  notify: boolean;
  /** Single letters as shortcuts. */
  keys: boolean;
  /** Show the digits on the pieces that they choose. */
  digits: boolean;
  /** How fast what others did is told; null until something is chosen. */
  pace: Pace | null;
  /** The games that were played to their end here, as far as they are counted. */
  finished: string[];
  /** Was a faster pace offered? */
  paceAsked: boolean;
  /** Was it asked whether sounds are wanted? */
  soundAsked: boolean;
  /** Was it asked whether this browser shall say when it is one's turn? */
  turnAsked: boolean;
  /** How fast pieces move: 0 not at all, 1 as designed. */
  motion: number;
  /** Play on the text view though the game has a board. */
  textView: boolean;
  /** Show all options as a list beside the board, though they are lit on it. */
  list: boolean;
  /** Tell what to know when something happens for the first time. */
  tips: boolean;
  /** Has the player been asked, after a first game, whether to keep the tips? */
  tipsAsked: boolean;
  /** The tips that were told, by game. */
  tipsSeen: Record<string, string[]>;
  /** How far the guide is at each table of a first game, and whether it was left. */
  guides: Record<string, { at: number; left: boolean }>;
  /** What was looked for at open tables. */
  find: FindFilter;
  quick: { game: string; bots: number; level: string; options: Record<string, string> } | null;
}

function defaults(): Stored {
  return {
    language: "",
    name: "",
    server: "",
    theme: "auto",
    confirm: matchMedia("(pointer: coarse)").matches ? "always" : "turn",
    sound: false,
    notify: false,
    keys: true,
    digits: matchMedia("(pointer: fine)").matches,
    pace: null,
    finished: [],
    paceAsked: false,
    soundAsked: false,
    turnAsked: false,
    motion: 1,
    textView: false,
    list: false,
    tips: true,
    tipsAsked: false,
    tipsSeen: {},
    guides: {},
    find: ANYTHING,
    quick: null,
  };
}

function load(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Stored>;
    const all = { ...defaults(), ...found };
    if (!isPace(all.pace)) all.pace = null;
    return CONFIRM.includes(all.confirm) ? all : { ...all, confirm: defaults().confirm };
  } catch {
    return defaults();
  }
}

export const prefs = $state<Stored>(load());

const systemIsDark = new MediaQuery("prefers-color-scheme: dark");

/** As the viewer wishes, or as the system does: also when that changes. */
export const isDark = (): boolean =>
  prefs.theme === "dark" || (prefs.theme === "auto" && systemIsDark.current);

export function rememberPrefs(): void {
  $effect(() => {
    localStorage.setItem(STORE, JSON.stringify(prefs));
  });
  $effect(() => {
    document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
  });
}

/** How long a movement takes, in milliseconds; 0 when the user wants none. */
export function motionTime(standard: number): number {
  if (!prefs.motion || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return standard / prefs.motion;
}
