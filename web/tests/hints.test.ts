import { describe, expect, test } from "vitest";
import { Hints } from "../src/lib/hints.svelte";
import type { HintTold } from "../src/lib/wire";

const told: HintTold = {
  close: false,
  look: [],
  best: null,
  options: [],
  why: [],
  sources: [],
  others: [],
};

function hints(): { asked: number[]; coach: Hints } {
  const asked: number[] = [];
  return { asked, coach: new Hints((stage) => asked.push(stage)) };
}

describe("the coach's hints", () => {
  test("nothing is asked before the player knows that the game will not count", () => {
    const { asked, coach } = hints();
    coach.toggle();
    expect([coach.open, asked]).toEqual([true, []]);
    coach.agree();
    expect(asked).toEqual([1]);
  });

  test("stages come one by one, and none twice", () => {
    const { asked, coach } = hints();
    coach.agree();
    coach.next();
    expect(asked).toEqual([1]);
    for (const stage of [1, 2, 3]) {
      coach.take(stage, told);
      coach.next();
    }
    expect([asked, coach.stage]).toEqual([[1, 2, 3], 3]);
  });

  test("putting the sheet away keeps what was told; another question forgets it", () => {
    const { asked, coach } = hints();
    coach.toggle();
    coach.agree();
    coach.take(1, told);
    coach.toggle();
    coach.toggle();
    expect([coach.open, coach.stage, asked]).toEqual([true, 1, [1]]);
    coach.forget();
    expect([coach.open, coach.stage, coach.agreed]).toEqual([false, 0, true]);
  });

  test("a refusal is the hint's own only while one is waited for", () => {
    const { coach } = hints();
    expect(coach.fail("not_now")).toBe(false);
    coach.agree();
    expect(coach.fail("illegal")).toBe(false);
    expect([coach.fail("no_hint"), coach.problem, coach.thinking]).toEqual([
      true,
      "no_hint",
      false,
    ]);
  });
});
