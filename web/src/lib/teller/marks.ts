/** Where a beat happens, on the page: boxes to be ringed, and numbers to be patched. */

import type { Beat } from "./beat";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many places are ringed at once. */
const MOST = 6;
/** What is larger than this part of the stage is no place on it. */
const LARGE = 0.4;

/** The elements that a name means: by their anchor, or as what they are. */
export function elementsOf(root: Element, name: string): Element[] {
  const quoted = CSS.escape(name);
  return [
    ...root.querySelectorAll(
      `[data-at~="${quoted}"], [data-ref="${quoted}"], [data-place="${quoted}"]`,
    ),
  ];
}

/** A piece to be chosen in the viewer's own tray: no place where others do something. */
const isOwnPiece = (element: Element): boolean =>
  element.matches("[data-ref]:not([data-at])") && !!element.closest("[data-hand]");

/** The boxes of these places, as far as they are drawn; `theirs`: what happens there is another's doing. */
export function placesOf(root: Element, where: string[], theirs = false): Box[] {
  const stage = root.querySelector("[data-area='stage']")?.getBoundingClientRect();
  const most = stage ? stage.width * stage.height * LARGE : Infinity;
  const found: Box[] = [];
  for (const element of new Set(where.flatMap((name) => elementsOf(root, name)))) {
    if (theirs && isOwnPiece(element)) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = { x, y, width, height };
    if (width && height && width * height < most && isInside(root, box)) found.push(box);
  }
  return found.slice(0, MOST);
}

/** Does the middle of a box lie within an element? */
function isInside(element: Element, { x, y, width, height }: Box): boolean {
  const room = element.getBoundingClientRect();
  const [midX, midY] = [x + width / 2, y + height / 2];
  return midX >= room.left && midX <= room.right && midY >= room.top && midY <= room.bottom;
}

/** A place with its number in a list. */
export interface Marked extends Box {
  n: number;
}

/** One place of each of these that is drawn, on the stage if there is one there; numbered from 1. */
export function marked(root: Element, places: string[][]): Marked[] {
  const stage = root.querySelector("[data-area='stage']");
  return places.flatMap((where, i) => {
    const boxes = placesOf(root, where);
    const onStage = boxes.find((one) => stage && isInside(stage, one));
    const box = onStage ?? boxes[0];
    return box ? [{ ...box, n: i + 1 }] : [];
  });
}

/** Patch the numbers that a beat has changed; what it answers takes the patches off. */
export function patch(root: Element, beat: Beat): () => void {
  const elements = beat.numbers.flatMap((one) => elementsOf(root, one.at));
  for (const element of elements) element.setAttribute("data-told", "");
  return () => {
    for (const element of elements) element.removeAttribute("data-told");
  };
}
