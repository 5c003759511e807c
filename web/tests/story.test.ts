import { expect, test } from "vitest";
import { apart, layers, span, tellingEvents, type Moment, type Story } from "../src/lib/story";

const STORY: Story = {
  seats: [0, 1],
  steps: 9,
  course: [
    { step: 0, round: 1, totals: [0, 0], rows: [{}, {}] },
    { step: 4, round: 1, totals: [6, 0], rows: [{ worker: 6 }, {}] },
    { step: 9, round: 2, totals: [16, 5], rows: [{ worker: 6, stonemason: 10 }, { architect: 5 }] },
  ],
  moments: [],
};

test("sources lie on one another in the order in which they came", () => {
  expect(layers(STORY, 0)).toEqual([
    {
      source: "worker",
      edges: [
        [0, 0],
        [0, 6],
        [0, 6],
      ],
    },
    {
      source: "stonemason",
      edges: [
        [0, 0],
        [6, 6],
        [6, 16],
      ],
    },
  ]);
  expect(layers(STORY, 1).map((layer) => layer.source)).toEqual(["architect"]);
});

const HUNGRY: Story = {
  ...STORY,
  course: [
    { step: 0, round: 1, totals: [0, 0], rows: [{}, {}] },
    { step: 3, round: 1, totals: [4, 0], rows: [{ start: 10, hunger: -6 }, {}] },
    { step: 9, round: 2, totals: [3, 0], rows: [{ start: 12, hunger: -6, debt: -3 }, {}] },
  ],
};

test("what costs points lies below the zero line", () => {
  const edges = Object.fromEntries(layers(HUNGRY, 0).map(({ source, edges }) => [source, edges]));
  expect(edges["start"]!.at(-1)).toEqual([0, 12]);
  expect(edges["hunger"]).toEqual([
    [0, 0],
    [-6, 0],
    [-6, 0],
  ]);
  expect(edges["debt"]!.at(-1)).toEqual([-9, -6]);
  expect(span(HUNGRY)).toEqual({ low: -10, high: 20 });
  expect(span(STORY)).toEqual({ low: 0, high: 20 });
});

test("numbers of turning points that lie close stand apart, within the chart", () => {
  expect(apart([10, 50, 90], 18, 200)).toEqual([10, 50, 90]);
  expect(apart([10, 12, 90], 18, 200)).toEqual([10, 28, 90]);
  expect(apart([190, 195, 199], 18, 200)).toEqual([164, 182, 200]);
  expect(apart([], 18, 200)).toEqual([]);
});

test("a moment is told by what it brought to the one it helped", () => {
  const event = (kind: string, seat: number, args: Record<string, string | number>) => ({
    kind,
    seat,
    args,
    rule: "",
    step: 4,
  });
  const moment = {
    seat: 1,
    events: [
      event("pay", 1, { item: "wood" }),
      event("score", 0, { count: 2 }),
      event("score", 1, { count: 8 }),
    ],
  } as unknown as Moment;
  expect(tellingEvents(moment).map((one) => one.args["count"])).toEqual([8]);
});
