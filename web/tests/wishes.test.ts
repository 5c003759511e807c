import { beforeEach, expect, test, vi } from "vitest";

import { api } from "../src/lib/api";
import type { Notifications, Wishes } from "../src/lib/wire";
import { MyWishes } from "../src/people/wishes.svelte";

const NOTHING = { ways: {}, reminders: [], silent: [] } as unknown as Wishes;
const holding = (wishes: Wishes): Notifications => ({ wishes }) as unknown as Notifications;

/** A server that answers each save when it is told to. */
function slowServer() {
  const asked: { wishes: Wishes; save: () => void; fail: () => void }[] = [];
  vi.spyOn(api, "wish").mockImplementation(
    (wishes) =>
      new Promise((resolve, reject) => {
        const save = (): void => resolve(holding(wishes));
        asked.push({ wishes, save, fail: () => reject(new Error("gone")) });
      }),
  );
  return asked;
}

function mine(): MyWishes {
  const wishes = new MyWishes();
  wishes.take(holding(NOTHING));
  return wishes;
}

const turnsOfTheLoop = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => vi.restoreAllMocks());

test("changes are sent one after the other, and none undoes the one before", async () => {
  const asked = slowServer();
  const my = mine();
  const first = my.set("turn", "push", true);
  const second = my.set("chat", "push", true);
  await turnsOfTheLoop();
  expect(asked).toHaveLength(1);
  asked[0]!.save();
  await first;
  expect(my.isOn("chat", "push")).toBe(true);
  await turnsOfTheLoop();
  asked[1]!.save();
  await second;
  expect(asked[1]!.wishes.ways).toEqual({ turn: ["push"], chat: ["push"] });
  expect([my.isOn("turn", "push"), my.isOn("chat", "push"), my.unsaved]).toEqual([true, true, 0]);
});

test("what could not be saved jumps back to what the server has", async () => {
  const asked = slowServer();
  const my = mine();
  const first = my.set("turn", "push", true);
  await turnsOfTheLoop();
  asked[0]!.save();
  await first;
  const second = my.set("chat", "push", true);
  expect(my.isOn("chat", "push")).toBe(true);
  await turnsOfTheLoop();
  asked[1]!.fail();
  await second;
  expect([my.isOn("turn", "push"), my.isOn("chat", "push")]).toEqual([true, false]);
  expect(my.problem).not.toBe("");
});
