/** What the coach's page works out of an analysis. */

import { describe, expect, test } from "vitest";
import {
  band,
  blocks,
  doing,
  ends,
  luckiest,
  mattered,
  sense,
  signed,
  steps,
  whole,
  withRoom,
} from "../src/coach/account";
import { choiceAt, expectedOf } from "../src/coach/before";
import type { Analysis, CoachAccount, CoachMoment } from "../src/lib/wire";

const account = {
  start: 34,
  own: -19,
  others: 31,
  luck: -46,
  result: 0,
  five: [1],
} as CoachAccount;
const moment = (kind: CoachMoment["kind"], seat: number, delta: number[]): CoachMoment =>
  ({ kind, seat, delta, step: 1, events: [], choice: null }) as unknown as CoachMoment;

describe("the account of a player", () => {
  test("stands block upon block, from the start to the result", () => {
    const found = blocks(account);
    expect(found.map((one) => [one.from, one.to])).toEqual([
      [0, 34],
      [34, 65],
      [65, 46],
      [46, 0],
      [0, 0],
    ]);
    for (let i = 1; i < 4; i++) expect(found[i]!.from).toBe(found[i - 1]!.to);
  });

  test("is won, lost or even", () => {
    expect([12, -46, 2.9, -2.9].map(sense)).toEqual(["won", "lost", "even", "even"]);
  });

  test("has signs, and none for nothing", () => {
    expect([12.4, -9.6, 0.4, -0.4].map(signed)).toEqual(["+12", "−10", "0", "0"]);
  });
});

describe("the curve", () => {
  test("goes in steps, never in slopes", () => {
    const path = steps(
      [[50], [50], [70], [100]],
      0,
      (step) => step * 10,
      (chance) => chance,
    );
    expect(path).toBe("M0 50H20.0V70.0H30.0V100.0");
    expect(path).not.toMatch(/[LC]/);
  });

  test("has a band that goes in the same steps", () => {
    const told = { curve: [[50], [70]], margins: [[2], [4]] } as unknown as Analysis;
    const path = band(
      told,
      0,
      (step) => step * 10,
      (chance) => chance,
    );
    expect(path).toBe("M0 52.0H10.0V74.0V66.0V48.0H0.0Z");
  });

  test("is told round by round by the last step of each", () => {
    expect(ends([1, 1, 2, 2, 2, 3])).toEqual([
      { round: 1, step: 1 },
      { round: 2, step: 4 },
      { round: 3, step: 5 },
    ]);
  });
});

describe("what moved it", () => {
  const moments = [
    moment("draw", -1, [4, -4]),
    moment("choice", 0, [-6, 6]),
    moment("reveal", -1, [-9, 9]),
  ];
  const analysis = { moments, players: [account] } as unknown as Analysis;

  test("is one's own, the others', or luck", () => {
    expect(moments.map((one) => doing(one, 0))).toEqual(["luck", "own", "luck"]);
    expect(doing(moments[1]!, 1)).toBe("others");
  });

  test("luck is listed by size, whichever way it went", () => {
    expect(luckiest(analysis, 0).map((one) => one.delta[0])).toEqual([-9, 4]);
  });

  test("choices that mattered are found by their places", () => {
    expect(mattered(analysis, 0)).toEqual([moments[1]]);
    expect(mattered(analysis, 1)).toEqual([]);
  });
});

test("a retry knows what was expected at the choice it comes from", () => {
  const choice = (step: number, chance: number): CoachMoment =>
    ({ step, choice: { options: [{ chance }] } }) as unknown as CoachMoment;
  const moments = [choice(3, 20.2), choice(7, 46.6)];
  expect(expectedOf(choiceAt(moments, 7))).toBe(47);
  expect(expectedOf(choiceAt(moments, 4))).toBeNull();
});

describe("numbers on the curve", () => {
  test("have a true minus, and a plus only where a change is meant", () => {
    expect([whole(120), whole(-19.6), whole(0), signed(120)]).toEqual(["120", "−20", "0", "+120"]);
  });

  test("stand apart: of two side by side the larger is written, on either side of the line", () => {
    const moved = [
      { at: 0, by: 10 },
      { at: 5, by: 14 },
      { at: 6, by: -12 },
      { at: 40, by: 9 },
    ];
    const kept = withRoom(
      moved,
      (one) => one.by,
      (one) => one.at,
      8,
    );
    expect(kept.map((one) => one.by)).toEqual([14, -12, 9]);
  });
});
