/** The castle's view, as the screen reads it. */

import { expect, test } from "vitest";
import { nextWinterCard, type CastleView } from "../src/games/castle/view";

function winter(round: number, phase: string, deck = 3): CastleView {
  const marks = { rounds: 12, winter_marks: [13, 11, 9, 7, 5, 3] };
  return { ...marks, round, phase, winter: { deck } } as unknown as CastleView;
}

test("the next winter card is told by its round, not by the space of the track", () => {
  expect(nextWinterCard(winter(1, "select"))).toBe(2);
  expect(nextWinterCard(winter(3, "worker"))).toBe(4);
  expect(nextWinterCard(winter(11, "select"))).toBe(null);
});

test("while cards are chosen in a marked round, its winter card is still to come", () => {
  expect(nextWinterCard(winter(8, "select"))).toBe(8);
  expect(nextWinterCard(winter(8, "winter_draw"))).toBe(10);
});

test("without a deck no card comes", () => {
  expect(nextWinterCard(winter(1, "select", 0))).toBe(null);
  expect(nextWinterCard({ ...winter(1, "select"), winter: null })).toBe(null);
});
