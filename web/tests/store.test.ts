import { describe, expect, it } from "vitest";
import { Memory, openStore } from "../src/offline/store";
import type { Summary } from "../src/lib/wire";

const saved = (table: string, ...numbers: number[]) => ({
  table,
  rows: numbers.map((seq) => ({ seq })),
  summary: { id: table } as Summary,
});

describe("where games are kept", () => {
  it("is the page itself in a browser that keeps nothing, and that is said", async () => {
    const store = await openStore();
    expect(store).toBeInstanceOf(Memory);
    expect(store.keeps).toBe(false);
  });

  it("holds logs line by line, the newest line about each table, and what is known of the player", async () => {
    const store = new Memory();
    await store.save([saved("a", 1, 2), saved("b", 1)], { name: "Ada" });
    await store.save([saved("a", 3)], { name: undefined, answers: [1] });
    expect(await store.log("a")).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 3 }]);
    expect(await store.log("c")).toEqual([]);
    expect(await store.summaries()).toEqual([{ id: "a" }, { id: "b" }]);
    expect([await store.about("name"), await store.about("answers")]).toEqual(["Ada", [1]]);
  });
});
