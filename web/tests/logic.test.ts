import { expect, test } from "vitest";
import { areas, partsOf } from "../src/generic/shape";
import { howManyFit } from "../src/lib/bar";
import { flow } from "../src/lib/fly";
import { timeLeft, timeWords } from "../src/lib/clock";
import { codeOf, parse } from "../src/lib/route.svelte";
import { preferredLanguage } from "../src/lib/text.svelte";
import { Words } from "../src/lib/words";
import { moments, ranking, sources, wasTied } from "../src/table/scores";
import type { GameEvent, Score } from "../src/lib/wire";

// ---------------------------------------------------------------- words

const FTL = `
player = Player { $n }
nobody = nobody
g-wood = wood
    .counted = { $count ->
        [one] { $count } beam
       *[other] { $count } beams
    }
g-tower-n = Tower { $n }
g-do-take = { $seat } takes { $item_counted }
g-do-list = { $items }
g-do-ask = { $ask ->
    [build] Stop
   *[other] Pass
}
g-do-build = Build { $building }
`;
const words = new Words("en", "g", [FTL]);
const say = (key: string, args: Record<string, string | number>, names: string[] = []) =>
  words.say({ key, args }, names);

test("a thing that is counted inflects by itself", () => {
  expect(say("g-do-take", { seat: 0, item: "wood", count: 1 }, ["Ada"])).toBe("Ada takes 1 beam");
  expect(say("g-do-take", { seat: 1, item: "wood", count: 3 }, ["Ada"])).toBe(
    "Player 2 takes 3 beams",
  );
});

test("numbered components need no message each", () => {
  expect(say("g-do-build", { building: "tower_3" })).toBe("Build Tower 3");
});

test("several things are a list, players by name", () => {
  expect(say("g-do-list", { items: "wood tower_1 seat:0" }, ["Ada"])).toBe("wood, Tower 1, Ada");
});

test("the question under which an action stands decides its words", () => {
  expect(say("g-do-ask", { ask: "build" })).toBe("Stop");
});

test("what has no words is said by its key", () => {
  expect(say("g-do-nothing", {})).toBe("g-do-nothing");
});

test("a short code may be typed as it was read out, and a link pasted whole", () => {
  for (const typed of ["KM4-7TX", " km47tx ", "K M 4 - 7 T X"])
    expect(codeOf(typed).short?.toUpperCase()).toBe("KM47TX");
  expect(codeOf("https://play.example.org/t/b74x567pcnvhj2w6?eyes=1")).toEqual({
    id: "b74x567pcnvhj2w6",
  });
  expect(codeOf("  ")).toEqual({});
});

test("the first language that there are words in is taken", () => {
  expect(preferredLanguage(["de-CH", "pl-PL", "en"])).toBe("pl");
  expect(preferredLanguage(["de"])).toBe("en");
});

// ---------------------------------------------------------------- any view as parts

test("values, rows, lists, tables and groups are told apart by their shape", () => {
  const kinds = partsOf({
    round: 3,
    stock: { sand: 1, wood: 2 },
    marks: [1, 2],
    buildings: [{ id: "a", built: true }],
    winter: { deck: 3, lady: { suitors: [0] } },
  }).map((part) => part.kind);
  expect(kinds).toEqual(["value", "counts", "list", "table", "group"]);
});

test("the players' areas are found by their seats", () => {
  expect(areas({ a: [1, 2], seats: [{ seat: 0 }, { seat: 1 }] }, 2)?.name).toBe("seats");
  expect(areas({ a: [1, 2] }, 2)).toBeNull();
});

// ---------------------------------------------------------------- the castle's pieces

test("what left one place came to another", () => {
  const before = new Map([
    ["stock", 5],
    ["tower", 1],
    ["seat", 0],
  ]);
  const after = new Map([
    ["stock", 2],
    ["tower", 2],
    ["seat", 2],
  ]);
  expect(flow(before, after, () => "r-sand")).toEqual([
    { icon: "r-sand", from: "stock", to: "tower", count: 1 },
    { icon: "r-sand", from: "stock", to: "seat", count: 2 },
  ]);
});

// ---------------------------------------------------------------- scores

const score = (seat: number, total: number, won: boolean, tie: number): Score => ({
  seat,
  total,
  won,
  rows: [{ source: "worker", points: total }],
  tie_break: [{ source: "thalers", points: tie }],
});

test("the tie-break puts the winner first", () => {
  const scores = [score(0, 84, false, 1), score(1, 84, true, 3), score(2, 90 - 20, false, 9)];
  expect(ranking(scores).map((one) => one.seat)).toEqual([1, 0, 2]);
  expect(wasTied(scores)).toBe(true);
  expect(sources(scores)).toEqual([{ source: "worker", points: [84, 84, 70] }]);
});

test("the course is drawn by rounds, and to the end", () => {
  const log = [0, 8, 15].map((step) => ({ kind: "round", step }) as GameEvent);
  expect(moments(log, 20)).toEqual([0, 8, 15, 20]);
  expect(moments([], 24)).toHaveLength(13);
});

// ---------------------------------------------------------------- clock and addresses

test("only running clocks run", () => {
  const clock = { left: [60_000, 60_000], running: [0], at: 1000, still: [], paused: 0 };
  expect(timeLeft(clock, 0, 11_000)).toBe(50_000);
  expect(timeLeft(clock, 1, 11_000)).toBe(60_000);
  // At night it stands still, and runs again from the morning on.
  const night = { ...clock, still: [9000, 9000] };
  expect(timeLeft(night, 0, 8000)).toBe(60_000);
  expect(timeLeft(night, 0, 11_000)).toBe(58_000);
  expect(timeWords(50_000)).toBe("00:50");
  expect(timeWords(3_700_000)).toBe("1:01:40");
  expect(timeWords(90_000_000)).toBe("1 d 1 h");
});

test("addresses lead to pages", () => {
  const at = (path: string, query = "") => parse(path, new URLSearchParams(query));
  expect(at("/")).toEqual({ page: "lobby" });
  expect(at("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(at("/t/ABC")).toEqual({ page: "table", id: "abc" });
  // What leads nowhere says so, and leads on: nobody waits for a table that cannot be.
  expect(at("/t/abc-d")).toEqual({ page: "missing", what: "table" });
  expect(at("/replay")).toEqual({ page: "missing", what: "table" });
  expect(at("/nowhere")).toEqual({ page: "missing", what: "page" });
  expect(at("/replay/abc", "step=4")).toEqual({ page: "replay", id: "abc", step: 4, five: null });
  expect(at("/new", "game=castle")).toEqual({ page: "new", game: "castle" });
  expect(at("/learn/castle")).toEqual({ page: "rules", game: "castle", rule: null });
});

test("options stand in the bar as far as their words have room", () => {
  expect(howManyFit([10, 12, 9], 3, 90)).toBe(3);
  expect(howManyFit([10, 12, 9, 8], 3, 90)).toBe(2);
  // Three main actions in French beside a narrow bar: one, and the way to the others.
  expect(howManyFit([35, 46, 43], 3, 60)).toBe(1);
  expect(howManyFit([35, 40, 43], 3, 90)).toBe(2);
  expect(howManyFit([200], 3, 60)).toBe(1);
  expect(howManyFit([40, 40], 2, Infinity)).toBe(2);
});
