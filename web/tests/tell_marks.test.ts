/** Where a beat is ringed on the page. */

import { beforeEach, expect, test } from "vitest";
import { placesOf } from "../src/lib/teller/marks";

const root = document.createElement("div");

/** A drawing as wide and high as this, one below the other. */
function lay(html: string): void {
  root.innerHTML = html;
  const box = (y: number, side: number): DOMRect =>
    ({ x: 0, y, width: side, height: side }) as DOMRect;
  root.querySelectorAll("i").forEach((one, n) => (one.getBoundingClientRect = () => box(n, 2)));
}

beforeEach(() => {
  const room = { left: 0, right: 100, top: 0, bottom: 100, width: 100, height: 100 } as DOMRect;
  root.getBoundingClientRect = () => room;
});

test("what another does is not ringed on the viewer's own pieces, though they are called the same", () => {
  lay(`<i data-ref="stone"></i><p data-hand><i data-ref="stone"></i><i data-at="stone"></i></p>`);
  const tops = (theirs: boolean): number[] => placesOf(root, ["stone"], theirs).map(({ y }) => y);
  expect(tops(false)).toEqual([0, 1, 2]);
  expect(tops(true)).toEqual([0, 2]);
});
