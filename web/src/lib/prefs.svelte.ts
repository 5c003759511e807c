/** What this browser remembers of its user's wishes. */

const STORE = "trilith";

export const CONFIRM = ["never", "turn", "always"] as const;
/** Before no action, before one that ends the turn or cannot be undone, before every one. */
export type Confirm = (typeof CONFIRM)[number];
export type Theme = "auto" | "light" | "dark";

interface Stored {
  language: string;
  name: string;
  theme: Theme;
  /** Ask again before an action is sent. */
  confirm: Confirm;
  sound: boolean;
  notify: boolean;
  /** Single letters as shortcuts. */
  keys: boolean;
  /** How fast pieces move: 0 not at all, 1 as designed. */
  motion: number;
  /** Play on the text view though the game has a board. */
  textView: boolean;
  /** Tell what to know when something happens for the first time. */
  tips: boolean;
  /** Was it asked after a first game whether tips are wanted further on? */
  tipsAsked: boolean;
  /** The tips that were told, by game. */
  tipsSeen: Record<string, string[]>;
  /** How far the guide is at each table of a first game, and whether it was left. */
  guides: Record<string, { at: number; left: boolean }>;
  quick: { game: string; bots: number; level: string; options: Record<string, string> } | null;
}

function defaults(): Stored {
  return {
    language: "",
    name: "",
    theme: "auto",
    confirm: matchMedia("(pointer: coarse)").matches ? "always" : "never",
    sound: false,
    notify: false,
    keys: true,
    motion: 1,
    textView: false,
    tips: true,
    tipsAsked: false,
    tipsSeen: {},
    guides: {},
    quick: null,
  };
}

function load(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Stored>;
    const all = { ...defaults(), ...found };
    return CONFIRM.includes(all.confirm) ? all : { ...all, confirm: defaults().confirm };
  } catch {
    return defaults();
  }
}

export const prefs = $state<Stored>(load());

export function rememberPrefs(): void {
  $effect(() => {
    localStorage.setItem(STORE, JSON.stringify(prefs));
  });
  $effect(() => {
    const dark =
      prefs.theme === "dark" ||
      (prefs.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  });
}

/** How long a movement takes, in milliseconds; 0 when the user wants none. */
export function motionTime(standard: number): number {
  if (!prefs.motion || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return standard / prefs.motion;
}
