/** The city of Ezra and Nehemiah: where things lie, what is drawn, what flies, what is folded. */

import { describe, expect, test } from "vitest";
import { moves } from "../src/games/ezra_nehemiah/moves";
import { counterParts, layOut, partsOf, scrollParts } from "../src/games/ezra_nehemiah/parts";
import { branches, spots, type Grid } from "../src/games/ezra_nehemiah/pyramid";
import { HEIGHT, INSIDE, WIDTH, jointOf, ringRects, sides } from "../src/games/ezra_nehemiah/ring";
import { icon, type EzraView, type Place } from "../src/games/ezra_nehemiah/view";
import { tagOf } from "../src/games/ezra_nehemiah/ways";
import { isOnRing, squareOfZone } from "../src/games/ezra_nehemiah/zones";
import { shownIn } from "../src/games/ezra_nehemiah/square/shown";
import type { PartProps } from "../src/games/ezra_nehemiah/props";
import type { Choice, Decision, View } from "../src/lib/wire";

const RING = Array.from({ length: 34 }, (_, i) => `place_${i}`);
const GRID: Grid = { w: 72, h: 48, pitch: 75, rowPitch: 54, left: 6, top: 27 };

describe("the ring", () => {
  const rects = [...ringRects(RING).values()];

  test("34 places lie on the board, none inside the city", () => {
    expect(rects).toHaveLength(34);
    for (const { x, y, w, h } of rects) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(WIDTH);
      expect(y + h).toBeLessThanOrEqual(HEIGHT);
      const middle = { x: x + w / 2, y: y + h / 2 };
      const inside =
        middle.x > INSIDE.x &&
        middle.x < INSIDE.x + INSIDE.w &&
        middle.y > INSIDE.y &&
        middle.y < INSIDE.y + INSIDE.h;
      expect(inside).toBe(false);
    }
  });

  test("each place touches the next one clockwise", () => {
    rects.forEach((one, i) => {
      const next = rects[(i + 1) % rects.length]!;
      const apart = (a: number, b: number, c: number, d: number): number =>
        Math.max(a, c) - Math.min(a + b, c + d);
      expect(apart(one.x, one.w, next.x, next.w)).toBeLessThan(0.01);
      expect(apart(one.y, one.h, next.y, next.h)).toBeLessThan(0.01);
    });
  });

  test("the two links of a corner tower lie apart", () => {
    const [tower, right, left] = [rects[0]!, rects[1]!, rects[33]!];
    const [a, b] = [jointOf(tower, right, true), jointOf(tower, left, true)];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(21);
  });

  test("no link lies under what takes the square", () => {
    const [radius, frame] = [12, 3];
    const gates = [0, 4, 8, 11, 14, 17, 20, 24, 28, 31];
    const corners = [0, 11, 17, 28];
    for (const gate of gates)
      for (const wall of [gate + 1, (gate + 33) % 34]) {
        const { x, y } = jointOf(rects[gate]!, rects[wall]!, corners.includes(gate));
        const aside = Math.max(INSIDE.x - x, x - INSIDE.x - INSIDE.w);
        const apart = Math.max(aside, INSIDE.y - y, y - INSIDE.y - INSIDE.h);
        expect(apart + frame, `places ${gate} and ${wall}`).toBeGreaterThan(radius);
      }
  });

  test("unrolled, every place is there once", () => {
    const all = sides(RING).flatMap(({ places }) => places);
    expect(new Set(all).size).toBe(34);
    expect(all).toHaveLength(34);
  });
});

describe("effects as drawings", () => {
  test("numbers stand in coins, seals and pennants, and after everything else", () => {
    expect(partsOf([{ gain: "silver", n: 2 }])).toEqual([{ icon: "en-silver", inside: "2" }]);
    expect(partsOf([{ gain: "banner_red", n: 3 }])).toEqual([{ icon: "en-ban-red", inside: "3" }]);
    expect(partsOf([{ gain: "cinders", n: 2 }])).toEqual([{ icon: "en-cinders", after: "2" }]);
    expect(partsOf([{ gain: "worker", n: 1 }])).toEqual([{ icon: "en-worker" }]);
    expect(partsOf([{ move: "altar", n: 2 }])).toEqual([{ icon: "en-altar", after: "2" }]);
  });

  test("a loss says so, and a choice stands between", () => {
    expect(partsOf([{ lose: "food", n: 2 }])[0]).toMatchObject({ after: "−2", loss: true });
    const choice = partsOf([{ choice: [[{ gain: "silver", n: 1 }], [{ develop: "paid", n: 1 }]] }]);
    expect(choice.map((part) => part.icon ?? part.after)).toEqual(["en-silver", "/", "en-flip"]);
  });

  test("a row is as wide as its drawings and the words after them", () => {
    const plain = layOut([{ icon: "en-gold" }, { icon: "en-wood" }], 20, 4);
    expect(plain.width).toBe(44);
    expect(plain.parts.map((part) => part.x)).toEqual([0, 24]);
    expect(layOut([{ icon: "en-gold", after: "12" }], 20).width).toBeGreaterThan(30);
  });

  test("a scroll tile tells when it works and what it does", () => {
    const tile = { id: "x", tier: "wood" as const, immediate: [], trigger: "place_levite" };
    const { when, what } = scrollParts({ ...tile, modifier: { food_less: 2 } });
    expect(when).toEqual([{ icon: "en-levite" }]);
    expect(what.map((part) => part.icon ?? part.after)).toEqual(["−2", "en-food"]);
    expect(counterParts("wall", 3).map((part) => part.icon ?? part.after)).toEqual([
      "3",
      "en-wall",
    ]);
  });
});

// ------------------------------------------------------------------ views

const place = (more: Partial<Place> = {}): Place => ({
  owner: "none",
  rubble: [],
  wall_card: "none",
  silver: 0,
  ...more,
});

function view(more: Partial<EzraView>, mat: Record<string, unknown> = {}): View {
  const goods = { gold: 0, stone: 0, wood: 0, cinders: 0, silver: 0, food: 0 };
  const none = { traders: [], elders: [], farmers: 0, labourers: 0, tent: 0, altar: 0 };
  const piles = [[], [], []];
  const seat = { colour: "teal", goods, supply: 3, pool: 5, levites: 1, piles, ...none };
  return {
    ring: {},
    scrolls: {},
    white: [],
    temple: { rows: [[], [], [], [], []] },
    seats: [{ ...seat, ...mat }],
    ...more,
  } as unknown as View;
}

describe("what flies", () => {
  test("a cleared cube goes from the wall to whoever cleared it", () => {
    const before = view({ ring: { w01: place({ rubble: ["stone", "wood"] }) } });
    const after = view(
      { ring: { w01: place({ rubble: ["wood"] }) } },
      { goods: { gold: 0, stone: 1, wood: 0, cinders: 0, silver: 0, food: 0 } },
    );
    expect(moves(before, after)).toEqual([
      { icon: "en-stone", from: "place:w01", to: "seat:0:stone", count: 1 },
    ]);
  });

  test("a worker becomes a gatekeeper or a scribe", () => {
    const before = view({ ring: { fish_gate: place() }, scrolls: {} });
    const after = view({ ring: { fish_gate: place({ owner: "seat:0" }) } }, { supply: 2 });
    expect(moves(before, after)).toEqual([
      { icon: "en-worker-teal", from: "seat:0:supply", to: "place:fish_gate", count: 1 },
    ]);
  });

  test("tent and marker move along their roads", () => {
    expect(moves(view({}), view({}, { tent: 2, altar: 3 }))).toEqual([
      { icon: "en-tent-teal", from: "tent:0", to: "tent:2", count: 1 },
      { icon: "en-mark-teal", from: "altar:0", to: "altar:3", count: 1 },
    ]);
  });

  test("a played card goes itself from the hand to its pile", () => {
    const before = view({}, { piles: [["mason"], [], []] });
    const after = view({}, { piles: [["mason"], ["priest"], []] });
    expect(moves(before, after)).toEqual([
      { icon: "en-card", from: "seat:0:hand", to: "seat:0:pile:2", count: 1, whole: true },
    ]);
    expect(moves(after, before)).toEqual([]);
  });

  test("where nothing changed nothing flies", () => {
    expect(moves(view({}), view({}))).toEqual([]);
  });
});

describe("the pyramid", () => {
  test("3, 4, 5 and 6 tiles, the widest row on top", () => {
    const found = spots(GRID);
    expect(found).toHaveLength(18);
    expect(found.filter((spot) => spot.row === 4)).toHaveLength(6);
    const top = found.find((spot) => spot.id === "s4_1")!;
    const bottom = found.find((spot) => spot.id === "s1_1")!;
    expect(top.y).toBeLessThan(bottom.y);
    expect(top.x).toBeLessThan(bottom.x);
  });

  test("branches grow from tiles with a scribe or a white worker only", () => {
    const scrolls = Object.fromEntries(
      spots(GRID).map((spot) => [spot.id, { tile: "x", scribe: "none" as const }]),
    );
    const bare = { scrolls, white: [] } as unknown as EzraView;
    expect(branches(bare, GRID)).toEqual([]);
    const grown = {
      scrolls: { ...scrolls, s1_2: { tile: "x", scribe: "seat:0" } },
      white: ["s2_3"],
    } as unknown as EzraView;
    const keys = branches(grown, GRID).map((branch) => [branch.key, branch.used]);
    expect(keys).toContainEqual(["s1_2 s2_2", false]);
    expect(keys).toContainEqual(["s1_2 s2_3", true]);
    expect(keys).toContainEqual(["s2_3 s3_4", false]);
    expect(keys).toHaveLength(4);
  });
});

describe("the square", () => {
  const wishes = { looking: null, city: false, wish: null, reading: false, full: false };
  const part = (phase: string, ask: string | null): PartProps =>
    ({
      view: { phase, seats: [{}, {}] },
      seat: 0,
      decision: ask && { question: { key: `ezra_nehemiah-ask-${ask}`, args: {} } },
    }) as unknown as PartProps;

  test.each([
    ["turn", "city"],
    ["wall-space", "city"],
    ["gatekeeper", "city"],
    ["wall-step", "wall"],
    ["pay-piece", "wall"],
    ["torah-step", "torah"],
    ["temple-step", "temple"],
    ["prepare", "prepare"],
    ["blessing", "own"],
  ])("shows what %s needs: %s", (ask, square) => {
    expect(shownIn(part("turn", ask), wishes)).toBe(square);
  });

  test("is the Sabbath's cloth until the round goes on", () => {
    expect(shownIn(part("feed", null), wishes)).toBe("sabbath");
    expect(shownIn(part("tuck", "tuck"), wishes)).toBe("sabbath");
    expect(shownIn(part("turn", "turn"), wishes)).toBe("city");
    expect(shownIn(part("turn", "turn"), { ...wishes, reading: true })).toBe("sabbath");
  });

  test("shows the city, or another board, when the player wants to see it", () => {
    expect(shownIn(part("turn", "wall-step"), { ...wishes, city: true })).toBe("city");
    expect(shownIn(part("turn", "wall-step"), { ...wishes, looking: 1 })).toBe("other");
    expect(shownIn(part("turn", "turn"), { ...wishes, looking: 0 })).toBe("city");
    expect(shownIn(part("turn", "turn"), { ...wishes, wish: "torah" })).toBe("torah");
  });

  test("leaves the square to the city while the whole own board lies in the tray", () => {
    expect(shownIn(part("turn", "sell"), wishes)).toBe("own");
    expect(shownIn(part("turn", "sell"), { ...wishes, full: true })).toBe("city");
    expect(shownIn(part("turn", "temple-step"), { ...wishes, full: true })).toBe("temple");
  });

  test("zones are shown larger together with those beside them", () => {
    expect(squareOfZone("levites")).toBe("temple");
    expect(squareOfZone("tents")).toBe("torah");
    expect(isOnRing("connection")).toBe(true);
    expect(isOnRing("wall-step")).toBe(false);
  });
});

test("what a ref names has its own drawing", () => {
  expect(icon("rubble_wall_gate")).toBe("en-ban-grey");
  expect(icon("fish_gate")).toBe("en-gate");
  expect(icon("w07")).toBe("en-wall");
  expect(icon("red")).toBeNull();
});

describe("tags of scroll tiles", () => {
  const table = {
    scrolls: {
      s1_1: { tile: "stone_ezra", scribe: "seat:0" },
      s1_2: { tile: "stone_nehemiah", scribe: "seat:1" },
      s1_3: { tile: "stone_zerubbabel", scribe: "none" },
      s2_1: { tile: "wood_tent_extra", scribe: "none" },
      s2_2: { tile: "wood_free_piles", scribe: "none" },
      s2_4: { tile: "wood_after_trade", scribe: "none" },
    },
    torah: { ways: { s1_3: 0, s2_1: 0, s2_2: 1 }, steps: { s1_1: 0, s1_2: 1 } },
  } as unknown as EzraView;
  const choice = (action: string, args = {}): Choice & { rule: string; args: object } => ({
    action,
    refs: action.split(" ").slice(1),
    label: { key: "", args: {} },
    rule: "EN-TORAH-04",
    args,
  });
  const asked = (options: string[], blocked: ReturnType<typeof choice>[] = []): Decision =>
    ({ options: options.map((one) => choice(one)), blocked }) as unknown as Decision;
  const tag = (decision: Decision, space: string): string | null => {
    const found = tagOf(table, decision, space, ["Ada", "Ben"]);
    return found && `${found.kind} ${found.words}`;
  };

  test("the way to a tile that can be taken has its price", () => {
    const decision = asked(["scribe s1_3", "scribe s2_1", "scribe s2_2"]);
    expect(tag(decision, "s2_1")).toBe("way en-city-way-free");
    expect(tag(decision, "s2_2")).toBe("way en-city-way-costs");
    expect(tag(decision, "s1_3")).toBeNull();
  });

  test("where something is missing it says what, and where no way leads that", () => {
    const short = { good: "silver", need: 4, have: 3 };
    const decision = asked([], [choice("scribe s2_2", short), choice("scribe s2_4")]);
    expect(tag(decision, "s2_2")).toBe("short en-city-short");
    expect(tag(decision, "s2_4")).toBe("far en-city-too-far");
  });

  test("each step of a way tells who is paid", () => {
    const decision = asked(["branch s1_1", "branch s1_2"]);
    expect(tag(decision, "s1_1")).toBe("way en-city-step-own");
    expect(tag(decision, "s1_2")).toBe("way en-city-step-pays");
    expect(tag(decision, "s2_1")).toBeNull();
  });

  test("while nothing is asked nothing is tagged", () => {
    expect(tagOf(table, null, "s2_1", [])).toBeNull();
  });
});
