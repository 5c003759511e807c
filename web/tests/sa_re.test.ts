/** What Sa-Ré's board makes of views and events. */

import { expect, test } from "vitest";
import { arrow } from "../src/games/sa_re/arrow";
import { brickRows, looseOf, nextToLay, tallyOf } from "../src/games/sa_re/bricks";
import { moves } from "../src/games/sa_re/moves";
import { chain, draft } from "../src/games/sa_re/told";
import {
  drawingOf,
  freshCells,
  gaugeAfter,
  icon,
  order,
  printedCost,
  shownOn,
  type City,
  type HeldCard,
  type Payment,
  type SaReView,
} from "../src/games/sa_re/view";
import type { Args, GameEvent, View } from "../src/lib/wire";

const event = (kind: string, seat: number, args: Args = {}, step = 0): GameEvent => ({
  kind,
  seat,
  rule: "",
  args,
  step,
});
const nothing = { wood: 0, stone: 0, gold: 0, joker: 0 };

function city(given: Partial<City> = {}): City {
  return {
    goal: [],
    ground: [
      { cell: "cell:0", tiles: ["foreman"], built: true, less: nothing },
      { cell: "cell:1", tiles: [], built: false, less: nothing },
    ],
    foremen: 1,
    worksites: 0,
    most_worksites: 2,
    penalty: 0,
    constructed: false,
    staged: false,
    warehouses: 1,
    pyramid: null,
    stock: { ...nothing },
    room: 3,
    goods: { ...nothing },
    jokers: 0,
    cards: [],
    gauge: 0,
    bottom: 0,
    standing: true,
    revolted: false,
    caravans: 0,
    caravans_ready: 0,
    powers: [],
    ...given,
  };
}

function table(seats: City[], given: Partial<SaReView["season"]> = {}): SaReView {
  const season = { active: 0, batch: [], dark: false, deck: 9, ...given };
  const pyramids = [{ number: 2, stages: [{ wood: 3, stone: 4, gold: 1 }] }];
  const costs = { port: { wood: 4, stone: 3, gold: 2 } };
  return { seats, season, phase: "season", first_player: 0, board: { costs, pyramids } } as never;
}
const view = (one: SaReView): View => one as unknown as View;

test("a plan is told since it was begun, taken back or committed by another", () => {
  const log = [
    event("launched", 1, { type: "port", cell: "cell:2" }, 2),
    event("committed", 1, { count: 1 }, 3),
    event("lost_stock", 1, { resource: "wood" }, 4),
    event("launched", 0, { type: "market", cell: "cell:4" }, 6),
    event("withdrawn", 0, { type: "market", cell: "cell:4" }, 7),
  ];
  // A launch takes two steps, a withdrawal one; nothing of the other player's belongs to them.
  const told = (): unknown[] => draft(log, 0).map((one) => [one.kind, one.type, one.from, one.to]);
  expect(told()).toEqual([
    ["launched", "market", 4, 6],
    ["withdrawn", "market", 6, 7],
  ]);
  expect(draft(log, 1)).toEqual([]);
  log.push(
    event("reset", 0, {}, 8),
    event("moved", 0, { type: "library", cell: "cell:7" }, 10),
    event("demolished", 0, { type: "temple", cell: "cell:3" }, 11),
  );
  expect(told()).toEqual([
    ["moved", "library", 8, 10],
    ["demolished", "temple", 10, 11],
  ]);
});

test("a moved worksite leaves a bow that keeps off what lies in between", () => {
  const down = arrow({ x: 100, y: 100 }, { x: 100, y: 400 });
  // Within a column along its side; the head comes from above and outside.
  expect(down.path).toBe("M166 100Q236 250 166 400");
  expect(down.turn).toBeGreaterThan(90);
  expect(arrow({ x: 100, y: 400 }, { x: 100, y: 100 }).turn).toBeCloseTo(-down.turn);
  // Else from side to side.
  const across = arrow({ x: 400, y: 100 }, { x: 100, y: 100 });
  expect([across.path.slice(0, 8), across.tip]).toEqual(["M334 100", { x: 166, y: 100 }]);
});

test("what is neither stored nor laid would be lost", () => {
  const card = (name: string): HeldCard => ({ card: name, carried: false, traded: false });
  const cards = ["single_wood", "double_gold_stone", "single_wood"].map(card);
  const goods = { ...nothing, stone: 1 };
  const rich = city({ cards, goods, jokers: 1, stock: { ...nothing, gold: 2 } });
  const spent = [
    { place: "card", what: "single_wood", count: 1 },
    { place: "library", what: "joker", count: 1 },
  ];
  expect(looseOf(rich, spent)).toEqual([["gold", "stone"], ["wood"], ["stone"]]);
});

test("cards drawn together lie in one batch, and those not resolved are open", () => {
  const log = [
    event("drew", 1, { card: "single_wood" }),
    event("sequence", 0),
    event("drew", 0, { card: "horus_choice" }),
    event("turned_up", -1, { card: "trouble_single" }),
    event("owes", 0, { count: 2 }),
    event("drew", 0, { card: "trouble_single" }),
    event("turned_up", -1, { card: "single_gold" }),
    event("drew", 0, { card: "single_gold" }),
  ];
  expect(chain(log, ["single_gold"])).toEqual([
    [{ card: "horus_choice", done: true }],
    [
      { card: "trouble_single", done: true },
      { card: "single_gold", done: false },
    ],
  ]);
});

const paying = (given: Partial<Payment>): Payment => ({
  seat: 0,
  cell: "cell:4",
  cost: { wood: 2, stone: 3, gold: 0 },
  left: { wood: 1, stone: 2, gold: 0 },
  spent: [],
  ...given,
});

test("a double card is a brick in two rows, and a reduction one of its own", () => {
  const rows = brickRows(
    paying({
      spent: [
        { place: "card", what: "double_stone_wood", count: 1 },
        { place: "caravan", what: "joker", count: 1 },
      ],
    }),
    { wood: 2, stone: 4, gold: 0 },
  );
  expect(rows.map((row) => [row.good, row.need, row.reduced, row.bricks.length, row.left])).toEqual(
    [
      ["wood", 2, 0, 1, 1],
      ["stone", 3, 1, 1, 2],
      ["joker", 1, 0, 1, 0],
    ],
  );
  expect(rows[0]!.bricks[0]!.double).toBe(true);
  expect(rows[2]!.bricks[0]!.icon).toBe("i-caravan");
});

const suggestion = paying({
  cost: { wood: 1, stone: 1, gold: 0 },
  left: { wood: 0, stone: 1, gold: 0 },
  spent: [{ place: "card", what: "double_wood_wood", count: 1 }],
  suggested: [
    { place: "card", what: "double_wood_wood", count: 1 },
    { place: "stock", what: "stone", count: 1 },
  ],
});

test("what is suggested is shown besides what is laid, and what is too much", () => {
  const [wood, stone] = brickRows(suggestion, null, true);
  expect(wood!.bricks.map((one) => [one.ghost, one.lost])).toEqual([
    [false, false],
    [false, true],
  ]);
  expect(stone!.bricks.map((one) => [one.ghost, one.lost])).toEqual([[true, false]]);
  expect(stone!.left).toBe(0);
  expect(brickRows(suggestion, null)[1]!.left).toBe(1);
  expect(tallyOf(suggestion)).toEqual({
    places: [
      { place: "card", count: 1 },
      { place: "stock", count: 1 },
    ],
    lost: 1,
  });
});

test("the suggestion is laid source by source, as long as it is offered", () => {
  const choice = { action: "spend stock stone", refs: [], label: { key: "", args: {} } };
  const asks = {
    seat: 0,
    question: choice.label,
    rule: "",
    options: [choice],
    blocked: [],
    since: 1,
  };
  const paid = (payment: Payment | null): View => ({ payment });
  expect(nextToLay(asks, paid(suggestion))).toBe("spend stock stone");
  expect(nextToLay({ ...asks, options: [] }, paid(suggestion))).toBeNull();
  expect(nextToLay({ ...asks, seat: 1 }, paid(suggestion))).toBeNull();
  expect(nextToLay(asks, paid(null))).toBeNull();
});

test("a caravan is paid in one row with anything", () => {
  const spent = [{ place: "stock", what: "gold", count: 1 }];
  const [row, ...others] = brickRows(
    paying({ cell: null, cost: { joker: 2 }, left: { joker: 1 }, spent }),
    null,
  );
  expect(others).toEqual([]);
  expect([row!.need, row!.bricks.length, row!.left]).toEqual([2, 1, 1]);
});

test("a new card flies from the deck, a swapped one from the other player", () => {
  const wood = { card: "single_wood", carried: false, traded: false };
  const before = table([city(), city()]);
  expect(moves(view(before), view(table([city({ cards: [wood] }), city()])))).toEqual([
    { icon: "r-wood", from: "deck", to: "cards:0", count: 1 },
  ]);
  const swapped = moves(
    view(table([city(), city({ cards: [wood] })])),
    view(table([city({ cards: [wood] }), city()])),
  );
  expect(swapped).toEqual([{ icon: "r-wood", from: "cards:1", to: "cards:0", count: 1 }]);
});

test("what is spent flies to the building that it pays for", () => {
  const site = { cell: "cell:1", tiles: ["port"], built: false, less: nothing };
  const cost = { wood: 1, stone: 0, gold: 0 };
  const start = city().ground[0]!;
  const before = city({ ground: [start, { ...site, cost }], stock: { ...nothing, wood: 1 } });
  const after = city({ ground: [start, { ...site, built: true }] });
  expect(moves(view(table([before])), view(table([after])))).toEqual([
    { icon: "r-wood", from: "stock:0", to: "cell:0:cell:1", count: 1 },
  ]);
});

test("a worksite comes from the reference board, and unrest from the deck", () => {
  const launched = city({
    ground: [city().ground[0]!, { cell: "cell:1", tiles: ["market"], built: false, less: nothing }],
  });
  expect(moves(view(table([city()])), view(table([launched])))).toEqual([
    { icon: "sb-market", from: "board:market", to: "cell:0:cell:1", count: 1 },
  ]);
  const drawn = table([city()], { batch: ["trouble_single"] });
  expect(moves(view(drawn), view(table([city({ gauge: 1 })])))).toEqual([
    { icon: "sc-trouble", from: "deck", to: "gauge:0", count: 1 },
  ]);
});

test("the gauge's ghost stands where the last event of a preview leaves it", () => {
  const events = [
    event("rose", 0, { count: 1, gauge: 4 }),
    event("rose", 1, { count: 1, gauge: 6 }),
    event("rose", 0, { count: 1, gauge: 5 }),
  ];
  expect(gaugeAfter({ events }, 0)).toBe(5);
  expect(gaugeAfter({ events }, 2)).toBeNull();
  expect(gaugeAfter(null, 0)).toBeNull();
});

test("who stands plays on in order, who is out comes last", () => {
  const seats = [city(), city({ standing: false }), city()];
  expect(order(table(seats, { active: 2 }))).toEqual([2, 0, 1]);
});

test("names of cards and tiles lead to their drawings", () => {
  expect(shownOn("double_gold_wood")).toEqual(["gold", "wood"]);
  expect(shownOn("horus_choice")).toEqual([]);
  expect(icon("trouble_double")).toBe("sc-trouble");
  expect(icon("temple")).toBe("sb-temple");
  expect(icon("cell:3")).toBeNull();
  expect(drawingOf("pyramid", false, 1)).toBe("sb-pyramid-1");
  expect(drawingOf("port", false, 0)).toBe("sb-port");
});

test("a pyramid not launched yet costs what the top one of the stack asks", () => {
  expect(printedCost(table([city()]), city(), "pyramid")).toEqual({ wood: 3, stone: 4, gold: 1 });
  expect(printedCost(table([city()]), city(), "port")).toEqual({ wood: 4, stone: 3, gold: 2 });
});

test("a stage makes the pyramid's space fresh", () => {
  const news = [event("stage", 0, { stage: 1, number: 2 }), event("built", 1, { cell: "cell:2" })];
  expect([...freshCells(news, 0)]).toEqual(["pyramid"]);
  expect([...freshCells(news, 1)]).toEqual(["cell:2"]);
});
