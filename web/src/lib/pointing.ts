/** The elements on the screen that stand for an action or a thing. */

import { targetAt } from "./targets";
import type { Decision } from "./wire";

/** A piece of the screen. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const isVisible = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** Where these actions can be chosen: pieces of the board, and their buttons in the bar. */
export function elementsFor(actions: string[], decision: Decision): Element[] {
  const pieces = [...document.querySelectorAll("[data-ref][data-lit]")].filter((piece) =>
    targetAt(piece, decision).choices.some((choice) => actions.includes(choice.action)),
  );
  const buttons = actions.flatMap((action) => [
    ...document.querySelectorAll(`[data-option="${CSS.escape(action)}"]`),
  ]);
  return [...pieces, ...buttons].filter(isVisible).slice(0, MOST);
}

/** The most things pointed at: more would point at nothing. */
const MOST = 6;

/** What explains itself as this thing, or means it. */
export function elementsOf(ref: string): Element[] {
  const name = CSS.escape(ref);
  const plain = CSS.escape(ref.replaceAll(":", "_"));
  return [
    ...document.querySelectorAll(
      `[data-explain="${name}"], [data-explain="${plain}"], [data-ref="${name}"]`,
    ),
  ].filter(isVisible);
}

/** The part of a piece that is pressed, where the piece is larger than that. */
export const hitOf = (element: Element): Element => element.querySelector("[data-hit]") ?? element;

/** Does its middle lie open on the screen, not under the bar, a slip or what is scrolled over it? */
export function isSeen(element: Element): boolean {
  const box = hitOf(element).getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (!over) return false;
  if (element.contains(over) || over.contains(element)) return true;
  const drawing = element.closest("svg");
  return !!drawing && drawing === over.closest("svg");
}
