import { expect, test } from "vitest";
import { after, fits, pointed, stepFor, tipFor, type GuideStep, type Tip } from "../src/lib/guide";
import type { Decision, GameEvent } from "../src/lib/wire";

const step = (id: string, ask: string, does: string[], stays = false): GuideStep => ({
  id,
  ask,
  does,
  also: [],
  stays,
  rules: ["R-1"],
  title: id,
  what: id,
  why: id,
});
const STEPS = [
  step("trader", "choose", ["choose trader"]),
  step("cart", "trade", ["place cart_stone", "place"]),
  step("pay", "pay", ["pay"], true),
  step("build", "build", ["build house_1", "build"]),
];

const asked = (ask: string, ...options: string[]): Decision => ({
  seat: 0,
  question: { key: `castle-ask-${ask}`, args: {} },
  rule: "R-1",
  options: options.map((action) => ({ action, refs: [], label: { key: action, args: {} } })),
  blocked: [],
  since: 1,
});

test("a step fits its question while what it waits for is offered", () => {
  expect(fits(STEPS[0]!, asked("choose", "choose trader", "choose worker"))).toBe(true);
  expect(fits(STEPS[0]!, asked("choose", "choose worker"))).toBe(false);
  expect(fits(STEPS[0]!, asked("buy", "choose trader"))).toBe(false);
});

test("another action is fine: the guide moves to the step that fits", () => {
  expect(stepFor(STEPS, 0, asked("build", "build well"))).toBe(3);
  expect(stepFor(STEPS, 0, asked("choose", "choose trader"))).toBe(0);
  expect(stepFor(STEPS, 1, asked("choose", "choose trader"))).toBeNull();
});

test("what it waits for takes it on; a step that stays goes on as long as it is asked", () => {
  expect(after(STEPS, 0, "choose trader")).toBe(1);
  expect(after(STEPS, 0, "choose worker")).toBe(0);
  expect(after(STEPS, 1, "place rider")).toBe(2);
  expect(after(STEPS, 2, "pay wood")).toBe(2);
  expect(stepFor(STEPS, 2, asked("build", "build house_1"))).toBe(3);
});

test("it points at its first wish that is offered", () => {
  expect(pointed(STEPS[1]!, asked("trade", "place cart_sand", "place cart_stone"))).toEqual([
    "place cart_stone",
  ]);
  expect(pointed(STEPS[1]!, asked("trade", "place cart_sand", "pass"))).toEqual([
    "place cart_sand",
  ]);
});

test("a tip is told once, when it happens or is asked for the first time", () => {
  const tip = (id: string, event: string, ask: string): Tip => ({
    id,
    event,
    ask,
    also: [],
    rules: [],
    title: id,
    text: id,
  });
  const tips = [tip("wind", "wind", ""), tip("draw", "", "offer")];
  const wind: GameEvent = { kind: "wind", seat: 1, rule: "", args: {}, step: 3 };
  expect(tipFor(tips, [], [wind], null)?.id).toBe("wind");
  expect(tipFor(tips, ["wind"], [wind], asked("offer", "draw"))?.id).toBe("draw");
  expect(tipFor(tips, ["wind", "draw"], [wind], asked("offer", "draw"))).toBeNull();
});
