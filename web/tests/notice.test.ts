/** What the bar says besides its question. */

import { expect, test } from "vitest";
import { noticeOf, saidTo, type Situation } from "../src/lib/notice";
import { secondsTo } from "../src/lib/now.svelte";

const quiet: Situation = {
  net: "live",
  seconds: 0,
  unsaved: 0,
  error: null,
  floor: false,
  status: "playing",
  closedWhy: "",
  why: null,
  said: null,
  hint: null,
  missed: null,
};
const says = (more: Partial<Situation>): string | undefined => noticeOf({ ...quiet, ...more })?.is;

test("nothing, while all is well", () => {
  expect(noticeOf(quiet)).toBeNull();
});

test("a lost connection comes before everything, then what is not saved, then a refusal", () => {
  const error = { is: "error", code: "stale", text: "" } as const;
  expect(says({ net: "lost", unsaved: 1, error })).toBe("lost");
  expect(says({ unsaved: 1, error })).toBe("unsaved");
  expect(says({ error, floor: true })).toBe("refused");
  // Where no move is possible any more, none is refused.
  expect(says({ error, status: "closed" })).toBe("closed");
});

test("a closed game says why, and a comeback what was missed, even if that is nothing", () => {
  expect(noticeOf({ ...quiet, status: "closed", closedWhy: "steps" })).toEqual({
    is: "closed",
    why: "steps",
  });
  expect(noticeOf({ ...quiet, missed: 0 })).toEqual({ is: "back", steps: 0 });
});

test("seconds are counted down to nought and not further", () => {
  expect([secondsTo(5000, 900), secondsTo(5000, 4001), secondsTo(5000, 9000)]).toEqual([5, 1, 0]);
});

test("what happened to oneself without being asked is said, until one's next step", () => {
  const told = { kinds: { cannot_build: { said: true } }, counts: () => [] };
  const event = (step: number, seat: number, kind: string) => ({
    step,
    seat,
    kind,
    rule: "",
    args: {},
  });
  const log = [event(3, 0, "cannot_build"), event(5, 1, "cannot_build"), event(6, 1, "pay")];
  expect(saidTo(0, 3, log, told)).toBe(log[0]);
  expect(saidTo(0, 4, log, told)).toBeNull();
  expect(saidTo(1, 0, log, told)).toBe(log[1]);
  expect(saidTo(0, 0, log, undefined)).toBeNull();
});
