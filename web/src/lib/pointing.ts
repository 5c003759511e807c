/** The elements on the screen that stand for an action or a thing. */

import { targetAt } from "./targets";
import type { Decision } from "./wire";

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

/** So many things are pointed at at most: more would point at nothing. */
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
