/** The players' boards of Ezra and Nehemiah: chains as they are told, Sabbaths, prices, refs. */

import { beforeAll, expect, test } from "vitest";
import {
  changeOf,
  lastTurn,
  linesOf,
  partsOfGains,
  signed,
} from "../src/games/ezra_nehemiah/chain";
import { placesNamed } from "../src/lib/teller/beats";
import { told } from "../src/games/ezra_nehemiah/beats";
import {
  bannerPrice,
  builtBy,
  cubesOf,
  named,
  offers,
  silverAsFood,
  workOf,
} from "../src/games/ezra_nehemiah/own";
import {
  countedBy,
  rowsOf,
  sabbathOf,
  scoredSince,
  toldUntil,
  totalOf,
} from "../src/games/ezra_nehemiah/sabbath";
import {
  actionParts,
  arrowAngle,
  needParts,
  passed,
  rowStates,
  tradeTaken,
} from "../src/games/ezra_nehemiah/solo";
import { OPPONENT, use, type Components, type EzraView } from "../src/games/ezra_nehemiah/view";
import { freeActions, tileRefs } from "../src/games/ezra_nehemiah/tray/tiles";
import type { Args, Choice, Decision, GameEvent } from "../src/lib/wire";
import { accountOf } from "../src/table/scores";

let step = 0;
const event = (kind: string, seat: number, args: Args = {}, rule = "EN-EFF-03"): GameEvent => ({
  kind,
  seat,
  rule,
  args,
  step: step++,
});

beforeAll(() => {
  use({
    temple: { rows: [5, 4, 3, 2, 1].map((banners) => ({ banners, reward: [] })) },
    altar_placing: { options: [{ resource: "wood", banners: 3, move: 2 }] },
    clear_rubble: { cost: { cinders: 1, stone: 2, wood: 2, gold: 3 } },
    build: {
      gate_cost: { banners: 3 },
      discount: [{ pay: "banner_grey", n: 3, minus: [], by: 1 }],
    },
    wall_ring: { wall_spaces: [{ id: "w07", banners: 4 }] },
    scroll_grid: { rows: [3, 5, 6, 7].map((banners) => ({ banners })) },
    tent_map: { moves: [{ spaces: 3, banners: 7 }] },
    altar_track: { spaces: [0, 1, 2, 3].map((space) => ({ space, golden: space % 2 === 1 })) },
    character_cards: {
      cards: ["golden_space", "levite", "wall", "gatekeeper", "two_highest_scroll_rows"]
        .concat("blessing_red", "development_tile")
        .map((per) => ({ id: per, scoring: { per } })),
    },
    solo: {},
  } as unknown as Components);
});

// ------------------------------------------------------------------ chains

test("what is paid one by one is told as one", () => {
  const pay = (good: string): GameEvent => event("pay", 0, { good, count: 1 }, "EN-WALL-08");
  const [paid, ...rest] = linesOf([pay("stone"), pay("stone"), pay("gold"), pay("stone")]);
  expect(rest).toEqual([]);
  expect(paid?.gains.map(({ args }) => [args["good"], args["count"]])).toEqual([
    ["stone", 2],
    ["gold", 1],
    ["stone", 1],
  ]);
});

test("what a cause gives stands beside it, and another player's gain on a line of its own", () => {
  const lines = linesOf([
    event("cube", 0, { good: "gold", row: "temple:3" }),
    event("score", 0, { count: 2, source: "temple" }),
    event("gain", 0, { good: "food", count: 1 }),
    event("sector", 0, { count: 1 }),
    event("gain", 0, { good: "food", count: 2 }),
    event("score", 2, { count: 2, source: "sectors" }),
    event("gain", 0, { good: "silver", count: 4 }),
  ]);
  expect(lines.map((line) => [line.cause.kind, line.cause.seat, line.gains.length])).toEqual([
    ["cube", 0, 2],
    ["sector", 0, 1],
    ["score", 2, 1],
    ["gain", 0, 1],
  ]);
});

test("gains and losses are drawn with their numbers", () => {
  const parts = partsOfGains([
    event("gain", 0, { good: "silver", count: 2 }),
    event("gain", 0, { good: "wood", count: 3 }),
    event("pay", 0, { good: "food", count: 4 }),
    event("lose_points", 0, { count: 2, source: "hunger" }),
    event("banners", 0, { colour: "red", count: 2 }),
    event("turn", 0, { count: 1 }),
  ]);
  expect(parts).toEqual([
    { icon: "en-silver", inside: "2" },
    { icon: "en-wood", after: "3" },
    { icon: "en-food", after: "−4", loss: true },
    { icon: "en-vp", inside: "−2", loss: true },
    { icon: "en-ban-red", inside: "2" },
  ]);
});

test("a preview changes goods, points, workers and blessings of each player alone", () => {
  const events = [
    event("cube", 0, { good: "gold", row: "temple:3", column: 1 }),
    event("score", 0, { count: 2, source: "temple" }),
    event("pay_player", 0, { good: "silver", count: 1, other: "seat:1" }),
    event("blessing", 0, { blessing: "red" }),
    event("scribe", 0, { scroll_space: "s1_1" }),
    event("worker", 0),
    event("lose_points", 1, { count: 1, source: "sectors" }),
  ];
  const mine = changeOf(events, 0);
  expect(mine).toEqual({
    goods: { gold: -1, silver: -1 },
    vp: 2,
    supply: 0,
    blessings: { red: 1 },
  });
  expect(changeOf(events, 1)).toMatchObject({ goods: { silver: 1 }, vp: -1 });
});

test("changes are written with a sign, and nothing for none", () => {
  expect([signed(2), signed(-3), signed(0), signed(undefined)]).toEqual(["+2", "−3", "", ""]);
});

// ------------------------------------------------------------------ the opponent's turn

const opponentsTurn = (): GameEvent[] => [
  event("turn", 0, { count: 1 }),
  event("turn", OPPONENT, { count: 1 }, "EN-SOLO-30"),
  event("focus", OPPONENT, { focus: "focus_water", space: "water_gate" }, "EN-SOLO-31"),
  event("opponent_trade", OPPONENT, { side: "bottom", count: 5 }, "EN-SOLO-32"),
  event("gain", OPPONENT, { good: "gold", count: 3 }),
  event("scheme", OPPONENT, { scheme: "scheme_5" }, "EN-SOLO-34"),
  event(
    "row_skipped",
    OPPONENT,
    { count: 1, reason: "few_workers", have: 1, need: 2 },
    "EN-SOLO-36",
  ),
  event("row", OPPONENT, { count: 2, action: "clear_and_build_wall" }, "EN-SCHEME-05"),
  event("target", OPPONENT, { space: "w12" }, "EN-SOLO-56"),
];

test("the opponent's newest turn ends where another begins", () => {
  const log = [...opponentsTurn(), event("turn", 0, { count: 2 }), event("play", 0)];
  expect(lastTurn(log, OPPONENT)?.map((one) => one.kind)).toEqual([
    "turn",
    "focus",
    "opponent_trade",
    "gain",
    "scheme",
    "row_skipped",
    "row",
    "target",
  ]);
  expect(lastTurn([], OPPONENT)).toBeNull();
});

test("each row of the scheme card is taken, skipped for a reason, or not read", () => {
  const states = rowStates(opponentsTurn(), 3);
  expect(states[0]).toMatchObject({ kind: "row_skipped", rule: "EN-SOLO-36" });
  expect(states.slice(1)).toEqual(["taken", null]);
  expect(tradeTaken(opponentsTurn())).toEqual({ side: "bottom", cost: 5 });
  expect(tradeTaken([])).toBeNull();
});

test("a scheme row shows its bounds and what it does", () => {
  const row = { needs: { workers_min: 2, gold_max: 1 }, action: "scribe_highest", effects: [] };
  expect(needParts(row).map((part) => part.after)).toEqual(["2+", "1−"]);
  expect(actionParts(row)).toEqual([{ icon: "en-scribe", after: "↑" }]);
  const spends = { needs: {}, action: "none", spend: { gold: 2 }, effects: [] };
  expect(actionParts(spends)).toMatchObject([{ icon: "en-gold", after: "−2", loss: true }]);
});

test("the arrow of a focus card points along the wall", () => {
  expect(arrowAngle("muster_gate", "clockwise")).toBe(90);
  expect(arrowAngle("muster_gate", "counterclockwise")).toBe(270);
  expect(arrowAngle("horse_gate", "clockwise")).toBe(180);
  expect(arrowAngle("horse_gate", "counterclockwise")).toBe(270);
  expect(arrowAngle("old_gate", "counterclockwise")).toBe(90);
});

test("the places on the way to a target are passed in the direction of the arrow", () => {
  const ring = ["sheep_gate", "w01", "w02", "muster_gate", "w03"];
  expect(passed(ring, "sheep_gate", "w03", "clockwise")).toEqual(["w01", "w02", "muster_gate"]);
  expect(passed(ring, "sheep_gate", "w02", "counterclockwise")).toEqual(["w03", "muster_gate"]);
  expect(passed(ring, "sheep_gate", "sheep_gate", "clockwise")).toEqual([]);
  expect(passed(ring, "sheep_gate", "", "clockwise")).toEqual([]);
});

// ------------------------------------------------------------------ Sabbath

const sabbathLog = (): GameEvent[] => [
  event("turn", 1, { count: 6 }),
  event("sabbath", -1, { count: 2 }, "EN-SAB-01"),
  event("feed", 1, { count: 9 }, "EN-SAB-02"),
  event("pay", 1, { good: "food", count: 8 }, "EN-SAB-04"),
  event("lose_points", 1, { count: 2, source: "hunger" }, "EN-SAB-04"),
  event("feed", 0, { count: 3 }, "EN-SAB-02"),
  event("pay", 0, { good: "silver", count: 2 }, "EN-DEV-07"),
  event("pay", 0, { good: "food", count: 2 }, "EN-SAB-04"),
  event("tuck", 1, { card: "watchman" }, "EN-SAB-06"),
  event("tuck", 0, { card: "mason" }, "EN-SAB-06"),
  event("score_card", 1, { card: "watchman" }, "EN-SAB-08"),
  event("score", 1, { count: 3, source: "sabbath" }, "EN-SAB-08"),
  event("score_card", 0, { card: "mason" }, "EN-SAB-08"),
];

test("a Sabbath is told moment by moment: who was fed, what was tucked, what it scored", () => {
  const sabbath = sabbathOf(sabbathLog())!;
  expect(sabbath.round).toBe(2);
  expect(sabbath.over).toBe(false);
  expect(sabbath.moments.map((moment) => `${moment.stage} ${moment.seat}`)).toEqual([
    "feed 1",
    "feed 0",
    "tuck 1",
    "tuck 0",
    "score 1",
    "score 0",
  ]);
  const [first, second] = rowsOf(sabbath.moments, [1, 0]);
  expect(first).toMatchObject({
    fed: { due: 9, paid: 8, silver: 0, lost: 2 },
    tucked: ["watchman"],
    scored: [{ card: "watchman", points: 3 }],
  });
  expect(second).toMatchObject({ fed: { due: 3, paid: 2, silver: 2, lost: 0 } });
  expect([totalOf(first!), totalOf(second!)]).toEqual([1, 0]);
});

test("only what has been told so far stands in the rows", () => {
  const { moments } = sabbathOf(sabbathLog())!;
  const [row] = rowsOf(moments.slice(0, 3), [1]);
  expect(row).toMatchObject({ tucked: ["watchman"], scored: [] });
});

test("the Sabbath is over when the next round begins, with what comes after it", () => {
  const log = [
    ...sabbathLog(),
    event("prophets", -1, { zechariah: 5, haggai: 10 }, "EN-AFTER-01"),
    event("shofar", 0, {}, "EN-AFTER-02"),
    event("round", -1, { count: 3 }, "EN-GEN-02"),
    event("turn", 0, { count: 1 }),
  ];
  const sabbath = sabbathOf(log)!;
  expect(sabbath.over).toBe(true);
  expect(sabbath.moments.slice(-2).map((moment) => moment.stage)).toEqual(["after", "after"]);
});

test("the end of the game adds the points of each source", () => {
  const log = [
    ...sabbathLog(),
    event("score", 1, { count: 2, source: "goods" }, "EN-END-03"),
    event("score", 1, { count: 4, source: "development" }, "EN-END-04"),
    event("score", 0, { count: 3, source: "altar_leader" }, "EN-END-05"),
    event("game_over", -1, {}, "EN-GEN-02"),
  ];
  const { moments, over } = sabbathOf(log)!;
  expect(over).toBe(true);
  const ended = moments.flatMap((moment) => moment.events);
  const account = accountOf(ended, told, (seat) => [10, 20][seat] ?? null, "altar_leader");
  expect(account).toMatchObject({ seats: [0, 1], before: [7, 14], totals: [10, 20] });
  expect(account.rows).toEqual([
    { source: "goods", points: [0, 2] },
    { source: "development", points: [0, 4] },
    { source: "altar_leader", points: [3, 0] },
  ]);
  expect(sabbathOf([])).toBeNull();
});

test("the opponent's Sabbath is told step by step", () => {
  const log = [
    event("sabbath", -1, { count: 1 }, "EN-SAB-01"),
    event("opponent_sabbath", OPPONENT, {}, "EN-SOLO-78"),
    event("gain", OPPONENT, { good: "silver", count: 1 }, "EN-SOLO-71"),
    event("score", OPPONENT, { count: 3, source: "sabbath" }, "EN-SOLO-72"),
  ];
  const [row] = rowsOf(sabbathOf(log)!.moments, [OPPONENT]);
  expect(row!.steps.map((line) => line.cause.rule)).toEqual(["EN-SOLO-71", "EN-SOLO-72"]);
  expect(totalOf(row!)).toBe(3);
});

// ------------------------------------------------------------------ boards

test("a chip stands for all that can be chosen on its tile", () => {
  expect(tileRefs("traders")).toBe("traders|trader:1|trader:2|trader:3|trader:4");
  expect(tileRefs("farmers")).toBe("farmers|do farmer");
});

test("free actions are those that are offered, and those that were taken", () => {
  const choice = (action: string): Choice => ({
    action,
    refs: action.split(" ").slice(1),
    label: { key: "x", args: {} },
  });
  const decision = {
    seat: 0,
    question: { key: "ezra_nehemiah-ask-turn", args: {} },
    rule: "EN-TURN-01",
    options: [choice("play priest pile:1"), choice("trade mason top"), choice("place elder:2")],
    blocked: [],
  } as unknown as Decision;
  const turn = { aux_used: false, trader_used: true, elder_used: false };
  const found = freeActions(decision, turn);
  expect(found.map(({ id, used }) => [id, used])).toEqual([
    ["trade", false],
    ["trader", true],
    ["elder", false],
  ]);
  expect(found[0]!.refs).toBe("mason top");
  expect(freeActions(null, turn).map((one) => one.id)).toEqual(["trader"]);
});

test("what is told of a Sabbath ends with the moment of these events", () => {
  const event = (kind: string, step: number): GameEvent =>
    ({ kind, seat: 0, rule: "", step, args: {} }) as unknown as GameEvent;
  const moments = [
    { stage: "feed" as const, seat: 0, events: [event("feed", 5)] },
    { stage: "tuck" as const, seat: 0, events: [event("tuck", 6)] },
  ];
  expect(toldUntil(moments, [event("feed", 5)])).toBe(0);
  expect(toldUntil(moments, [event("tuck", 6)])).toBe(1);
  expect(toldUntil(moments, [event("sabbath", 4)])).toBe(-1);
});

test("what is asked is read from the options alone", () => {
  const label = { key: "x", args: {} };
  const decision: Decision = {
    seat: 0,
    question: label,
    rule: "",
    options: [
      { action: "take wood", refs: ["wood"], label },
      { action: "finish", refs: [], label },
    ],
    blocked: [{ action: "take stone", refs: ["stone"], label, rule: "", args: {} }],
    since: 1,
  };
  expect(offers(decision, "take")).toBe(true);
  expect(offers(decision, "play")).toBe(false);
  expect(offers(null, "take")).toBe(false);
  expect(named(decision, "take")).toEqual(["wood"]);
});

test("banners are priced as the components print them", () => {
  const prices = [
    "temple temple:1 gold",
    "temple temple:5 wood",
    "altar wood",
    "clear gold",
    "pay banners",
    "scribe s2_1",
    "tent 3",
    "finish",
  ].map((action) => bannerPrice(action, ""));
  expect(prices).toEqual([1, 5, 3, 3, 3, 5, 7, 0]);
  expect(bannerPrice("build", "w07")).toBe(4);
  expect(bannerPrice("build", "fish_gate")).toBe(3);
});

test("what stands in the city is counted by owner", () => {
  const view = {
    ring: {
      sheep_gate: { owner: "seat:0" },
      fish_gate: { owner: "opponent" },
      w01: { owner: "seat:0" },
      w02: { owner: "neutral" },
      w03: { owner: "none" },
    },
    scrolls: { s1_1: { scribe: "seat:0" }, s1_2: { scribe: "opponent" } },
  } as unknown as EzraView;
  expect(builtBy(view, 0)).toEqual({ walls: 1, gatekeepers: 1, scribes: 1 });
  expect(builtBy(view, OPPONENT)).toEqual({ walls: 0, gatekeepers: 1, scribes: 1 });
});

test("the tray holds cube by cube; a tile tells its work and its rate", () => {
  expect(cubesOf({ gold: 1, stone: 0, wood: 2, cinders: 0, silver: 5 })).toEqual([
    "gold",
    "wood",
    "wood",
  ]);
  const choice = [[{ gain: "resource", n: 2 }], [{ gain: "silver", n: 2 }]];
  expect(workOf({ per_labourer: [{ choice }] })).toEqual(choice);
  expect(workOf({ per_farmer: [{ gain: "food", n: 2 }] })).toEqual([[{ gain: "food", n: 2 }]]);
  expect(silverAsFood({ ongoing: "spend_2_silver_as_1_food" })).toBe(2);
  expect(silverAsFood({})).toBe(0);
});

// ------------------------------------------------------------------ what is lit

test("what a card counts is found where it lies", () => {
  const built = (owner: string): object => ({ owner, rubble: [] });
  const view = {
    seats: [{ altar: 2, turned: ["guards"] }, { altar: 3 }],
    ring: { w01: built("seat:0"), fish_gate: built("seat:0"), w02: built("seat:1") },
    scrolls: Object.fromEntries(
      ["s1_1", "s2_1", "s3_1"].map((id) => [id, { tile: "", scribe: "seat:0" }]),
    ),
  } as unknown as EzraView;
  expect(countedBy(view, 0, "golden_space")).toEqual(["altar:1"]);
  expect(countedBy(view, 1, "golden_space")).toEqual(["altar:1", "altar:3"]);
  expect(countedBy(view, 0, "levite")).toEqual(["levites:0:all"]);
  expect(countedBy(view, 0, "wall")).toEqual(["place:w01"]);
  expect(countedBy(view, 0, "gatekeeper")).toEqual(["place:fish_gate"]);
  expect(countedBy(view, 0, "two_highest_scroll_rows")).toEqual(["scroll:s3_1", "scroll:s2_1"]);
  expect(countedBy(view, 0, "blessing_red")).toEqual(["seat:0:blessing:red"]);
  expect(countedBy(view, 0, "development_tile")).toEqual(["seat:0:tile:guards"]);
  expect(countedBy(view, OPPONENT, "levite")).toEqual([]);
});

test("points are as they were when something was told", () => {
  const told = event("score_card", 0);
  const log = [
    event("score", 0, { count: 5 }),
    told,
    event("score", 0, { count: 2 }),
    event("lose_points", 0, { count: 1 }),
    event("score", 1, { count: 9 }),
  ];
  expect(scoredSince(log, told, 0)).toBe(1);
  expect(scoredSince(log, log.at(-1), 0)).toBe(0);
});

test("what a player does with goods, blessings and workers is told among that player's things", () => {
  const places = (kind: string, args: Args): string[] => placesNamed(told, event(kind, 2, args));
  expect(places("pay", { good: "stone", count: 1 })).toEqual(["seat:2:stone"]);
  expect(places("blessing", { blessing: "red" })).toEqual(["seat:2:blessing:red"]);
  expect(places("place", { spot: "elder:3" })).toEqual(["seat:2:elder:3", "seat:2:tile:elders"]);
  expect(places("tent_step", { count: 4 })).toEqual(["tent:4"]);
  expect(places("on_altar", { good: "wood" })).toEqual(["offer:wood"]);
});
