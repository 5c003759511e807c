/** Grades over games. */

import { expect, test } from "vitest";
import { last, meanOf, path } from "../src/coach/over_time";
import type { GradedGame } from "../src/lib/wire";

const game = (lost: number): GradedGame => ({
  table: `t${lost}`,
  game: "castle",
  setting: "2-summer",
  ended: 0,
  seat: 0,
  result: 100,
  skill: 0,
  luck: 0,
  adjusted: 50,
  lost,
  margin: 0.3,
  count: 20,
  grade: null,
});

test("a mean goes over the last five games, with its margin", () => {
  const games = [9, 1, 2, 3, 4, 5].map(game);
  expect(meanOf(games, 0)).toEqual({ mean: 9, margin: 0.3 });
  const { mean, margin } = meanOf(games, 5);
  expect(mean).toBe(3);
  expect(margin).toBeCloseTo(1.386, 2);
});

test("the last twenty games are shown, and a line goes through all points", () => {
  expect(last(Array.from({ length: 25 }, (_, i) => game(i)))).toHaveLength(20);
  expect(path([[0, 1] as const, [2, 3] as const])).toBe("M0.0 1.0L2.0 3.0");
});
