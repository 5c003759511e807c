/** Games that go from here to elsewhere: in an address, to a server as somebody types it. */

import { describe, expect, test } from "vitest";
import { pack, unpack } from "../src/lib/packed";
import { bringAddress, parse, serverAddress } from "../src/lib/route.svelte";
import { held } from "../src/offline/held";

describe("a record in an address", () => {
  test("is the same text again, and needs no escaping", async () => {
    const record = "trilith record 1\ngame castle\n".repeat(200) + "seat 0 person Zoë — 東京\n";
    const code = await pack(record);
    expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(code.length).toBeLessThan(record.length / 10);
    expect(await unpack(code)).toBe(record);
  });

  test("that is none is refused", async () => {
    await expect(unpack("nonsense")).rejects.toThrow();
  });

  test("is found by the page that takes it", () => {
    expect(parse("/bring", new URLSearchParams("game=abc"))).toEqual({
      page: "bring",
      code: "abc",
    });
    expect(parse("/bring", new URLSearchParams())).toEqual({ page: "bring", code: null });
    expect(bringAddress("https://a.example", "abc")).toBe("https://a.example/bring#abc");
  });
});

describe("a server's address", () => {
  test.each([
    ["trilith.example.org", "https://trilith.example.org"],
    [" https://trilith.example.org/ ", "https://trilith.example.org"],
    ["http://localhost:8000", "http://localhost:8000"],
    ["https://example.org/games/", "https://example.org/games"],
    ["", null],
    ["two words", null],
    ["javascript:alert(1)", null],
  ])("%j is %j", (typed, expected) => {
    expect(serverAddress(typed)).toBe(expected);
  });
});

test("a new build holds the games in progress whose rules it changes", () => {
  const games = [
    { key: "castle", rules_version: 1 },
    { key: "sa_re", rules_version: 2 },
  ];
  const tables = [
    { game: "castle", status: "playing" as const },
    { game: "castle", status: "over" as const },
    { game: "sa_re", status: "playing" as const },
  ];
  expect(held(games, tables, { castle: 2, sa_re: 2 })).toEqual([{ game: "castle", n: 1 }]);
  expect(held(games, tables, { castle: 1, sa_re: 2 })).toEqual([]);
});
