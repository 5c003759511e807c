/** What is chosen with a new table, and hours of the world by the reader's clock. */

import { beforeAll, describe, expect, it } from "vitest";
import { clockOf, whyUnrated, type PaceWish, type Who } from "../src/shell/new_table";
import { optionsFor, optionsOf } from "../src/shell/games";
import { hourHere } from "../src/people/people";
import { session } from "../src/lib/session.svelte";
import { text } from "../src/lib/text.svelte";
import type { GameOption, Summary } from "../src/lib/wire";

const pace: PaceWish = {
  kind: "turn",
  minutes: 15,
  hours: 24,
  late: "wait",
  night: false,
  weekend: false,
};

describe("the clock of a new table", () => {
  it("is none, live with a bank, or days with what happens to who is late", () => {
    expect(clockOf({ ...pace, kind: "none" })).toEqual({ clock: null });
    expect(clockOf({ ...pace, kind: "live" })).toEqual({
      clock: { kind: "live", bank: 900, increment: 20 },
    });
    expect(clockOf(pace)).toEqual({
      clock: { kind: "turn", hours: 24 },
      late: "wait",
      hours: null,
    });
  });

  it("stands still at night where its maker lives", () => {
    const { hours } = clockOf({ ...pace, night: true });
    expect(hours?.night).toEqual(["22:00", "08:00"]);
    expect(hours?.zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});

describe("a table that counts for ratings", () => {
  const plain = { guest: false, hints: false, edition: "" };
  const why = (used: Who[], table = plain): boolean => whyUnrated(used, table) !== "";

  it("is for accounts, one seat each, without hints, copies or bots between two levels", () => {
    expect(why(["me", "person"])).toBe(false);
    expect(why(["me", "bot:hard"])).toBe(false);
    expect(why(["me"])).toBe(true);
    expect(why(["me", "me"])).toBe(true);
    expect(why(["me", "bot:hard-30"])).toBe(true);
    expect(why(["me", "person"], { ...plain, guest: true })).toBe(true);
    expect(why(["me", "person"], { ...plain, hints: true })).toBe(true);
    expect(why(["me", "person"], { ...plain, edition: "mine1234" })).toBe(true);
  });
});

it("tells an hour of the world by the reader's own clock", () => {
  const at = new Date(Date.UTC(2026, 10, 18, 5, 0));
  const offset = -at.getTimezoneOffset() / 60;
  expect(hourHere(19, at)).toBe((19 + offset + 24) % 24);
});

describe("the options of a game", () => {
  beforeAll(() => text.use("en"));
  const option = (key: string, values: string[], players: number[] = []): GameOption => ({
    ...{ key, values, players },
    default: values[0]!,
  });
  const options = [
    option("altar_card", ["random", "altar_1a"]),
    option("solo_side", ["a", "b"], [1]),
  ];
  session.games = [
    { key: "ezra_nehemiah", rules_version: 1, seats: [1, 2], options, guide: true, sheet: true },
  ];
  const said = (chosen: Record<string, string>, seats: number): string =>
    optionsOf({ game: "ezra_nehemiah", options: chosen, seats: Array(seats) } as Summary);

  it("are those that change something for so many players", () => {
    const keys = (seats: number): string[] =>
      optionsFor("ezra_nehemiah", seats).map(({ key }) => key);
    expect(keys(1)).toEqual(["altar_card", "solo_side"]);
    expect(keys(2)).toEqual(["altar_card"]);
  });

  it("are said where they are not as usual, and not where they are left to chance", () => {
    const words = (name: string): string => expect.stringContaining(name) as string;
    expect(said({ altar_card: "random", solo_side: "a" }, 1)).toBe("");
    expect(said({ altar_card: "random", solo_side: "b" }, 2)).toBe("");
    expect(said({ altar_card: "altar_1a" }, 2)).toEqual(words("altar-1a"));
    expect(said({ altar_card: "random", solo_side: "b" }, 1)).toEqual(words("solo-side-b"));
  });
});
