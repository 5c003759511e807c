/** The keys of a table: one letter for each area, digits for what is lit. */

import { prefs } from "./prefs.svelte";
import { isDrawn, targetAt } from "./targets";
import type { Choosing } from "./choosing.svelte";
import { mayAsk, type TableStore } from "./table.svelte";
import type { Teller } from "./teller/teller.svelte";

export interface Keyed {
  table: TableStore;
  choosing: Choosing;
  /** One level back. */
  back: () => void;
  /** All options as a list. */
  list: () => void;
  /** Show the log. */
  log: () => void;
  /** Open the rule of what is asked. */
  rule: () => void;
  /** Open one's own panel. */
  expand: () => void;
  /** What is told, and the way through it. */
  teller: Teller;
}

const LIT = ":is([data-lit='legal'], [data-lit='chosen'])";

/** The first of these that is there. */
function focusOn(...selectors: string[]): void {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isDrawn);
    if (found) return found.focus();
  }
}

/**
 * The lit pieces in reading order, then the buttons of the bar: what the digits choose. What lies in
 * two places, on the board and in the tray, has one digit; what this window has no room for, none.
 */
export function litInOrder(): Element[] {
  const drawn = [...document.querySelectorAll(`[data-area] ${LIT}`)].filter(isDrawn);
  const pieces = drawn.map((piece) => {
    const { x, y } = piece.getBoundingClientRect();
    return { piece, x, y };
  });
  const ROW = 40;
  pieces.sort((a, b) => (Math.abs(a.y - b.y) < ROW ? a.x - b.x : a.y - b.y));
  const buttons = document.querySelectorAll("#decision [data-option]:not(:disabled)");
  return [...onceEach(pieces.map((one) => one.piece)), ...buttons];
}

/** Without the pieces that mean the same as one before. */
function onceEach(pieces: Element[]): Element[] {
  const known = new Set<string>();
  return pieces.filter((piece) => {
    const means = piece.getAttribute("data-means");
    if (means === null) return true;
    const isNew = !known.has(means);
    known.add(means);
    return isNew;
  });
}

/** Do the digits choose in a list? */
export const isListed = (): boolean => !!document.querySelector(".list [data-option]");

function digit(n: number, choosing: Choosing): void {
  const listed = document.querySelector<HTMLElement>(
    `.list [data-option][data-index="${n - 1}"]:not(:disabled)`,
  );
  const piece = listed ?? litInOrder()[n - 1];
  if (piece?.matches("button")) (piece as HTMLElement).click();
  else if (piece) choosing.press(piece);
}

export function keysOf(keyed: Keyed): (event: KeyboardEvent) => void {
  const { table, choosing } = keyed;
  const letters: Record<string, () => void> = {
    d: () =>
      focusOn(
        "#decision [data-option][tabindex='0']",
        "#decision [data-unfold]",
        "#decision button",
      ),
    b: () =>
      focusOn(`[data-area='stage'] ${LIT}`, "[data-area='stage'] [data-option][tabindex='0']"),
    h: () => focusOn(`[data-area='tray'] ${LIT}`, "[data-area='tray'] [data-lit]"),
    p: () => {
      const lit = document.querySelector<HTMLElement>(`[data-area='panels'] ${LIT}`);
      if (lit) return lit.focus();
      keyed.expand();
      focusOn("[data-area='panels'] button");
    },
    l: () => {
      keyed.log();
      setTimeout(() => focusOn(".log"));
    },
    r: keyed.rule,
    a: () => keyed.teller.again(),
    k: () => {
      if (mayAsk(table)) table.coach.toggle();
    },
    w: () => {
      const piece = document.activeElement?.closest("[data-ref]");
      const blocked = piece && targetAt(piece, choosing.lit).blocked[0];
      if (piece && blocked) choosing.explain(blocked, piece);
    },
  };

  function command(event: KeyboardEvent): void {
    const key = event.key.toLowerCase();
    const again = key === "y" || (key === "z" && event.shiftKey);
    if (again && table.nextAgain) {
      event.preventDefault();
      table.redo();
    } else if (key === "z" && !event.shiftKey && table.canUndo) {
      event.preventDefault();
      table.undo();
    } else if (key === "enter" && table.chosen) table.play(table.chosen);
  }

  /** While something is told: pause, a step back, the next step. */
  function transport(event: KeyboardEvent): boolean {
    const { teller } = keyed;
    const run = {
      " ": () => teller.toggle(),
      ",": () => teller.back(),
      ".": () => teller.next(),
    }[event.key];
    if (!run || !teller.busy || (event.target as Element).closest("button, a")) return false;
    event.preventDefault();
    run();
    return true;
  }

  function letter(event: KeyboardEvent): void {
    if (transport(event)) return;
    const number = Number(event.key);
    if (number >= 1 && number <= 9) return digit(number, choosing);
    const run = letters[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  }

  return (event) => {
    if ((event.target as Element).closest("input, textarea, select, dialog")) return;
    if (event.ctrlKey || event.metaKey) command(event);
    else if (event.key === "Escape") keyed.back();
    else if (!event.altKey && prefs.keys) letter(event);
  };
}
