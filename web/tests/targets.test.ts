import { beforeEach, expect, test } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import { litInOrder } from "../src/lib/keys";
import type { TableStore } from "../src/lib/table.svelte";
import { light, nearest, targetOf, type Lighting } from "../src/lib/targets";
import type { Blocked, Choice, Decision } from "../src/lib/wire";

const choice = (action: string): Choice => ({
  action,
  refs: action.split(" ").slice(1),
  label: { key: `castle-do-${action.split(" ")[0]}`, args: {} },
});
const blocked = (action: string, rule: string): Blocked => ({ ...choice(action), rule, args: {} });

function decision(ask: string, options: string[], no: Blocked[] = []): Decision {
  return {
    seat: 0,
    question: { key: `castle-ask-${ask}`, args: {} },
    rule: "AM-BLD-01",
    options: options.map(choice),
    blocked: no,
    since: 1,
  };
}

const lighting = (asked: Decision | null): Lighting => ({
  decision: asked,
  chosen: null,
  busy: false,
  say: (one) => one.action,
  sayBlocked: (one) => `not now, ${one.rule}`,
});

test("a piece means the options that name exactly it", () => {
  const asked = decision("buy", ["buy seat:1 stone", "pay stone", "pass"]);
  expect(targetOf(asked, "stone", null).choices.map((one) => one.action)).toEqual(["pay stone"]);
  expect(targetOf(asked, "seat:1 stone", null).choices.map((one) => one.action)).toEqual([
    "buy seat:1 stone",
  ]);
});

test("a piece may stand for certain verbs, or for one question, only", () => {
  expect(targetOf(decision("take", ["take sand"]), "sand", "ask:take").choices).toHaveLength(1);
  expect(targetOf(decision("share", ["take sand"]), "sand", "ask:take").choices).toHaveLength(0);
  expect(targetOf(decision("pay", ["pay sand"]), "sand", "exchange").choices).toHaveLength(0);
});

test("a piece may have several names", () => {
  expect(
    targetOf(decision("court", ["court thaler"]), "thalers|thaler", null).choices,
  ).toHaveLength(1);
});

test("an option that names nothing is meant by its verb", () => {
  const asked = decision("step", ["build", "pay build"]);
  expect(targetOf(asked, "do build", null).choices.map((one) => one.action)).toEqual(["build"]);
  expect(targetOf(asked, "", null).choices).toHaveLength(0);
});

test("without a decision nothing is meant", () => {
  expect(targetOf(null, "sand", null)).toEqual({ choices: [], blocked: [] });
});

beforeEach(() => {
  document.body.innerHTML = `<div id="board">
    <div data-ref="tavern" data-name="Tavern"></div>
    <div data-ref="well" data-name="Well"></div>
    <div data-ref="keep" data-name="Keep"></div></div>`;
});

const board = (): Element => document.getElementById("board")!;
const piece = (ref: string): Element => board().querySelector(`[data-ref="${ref}"]`)!;

test("what is offered becomes a button with a name, what is forbidden says why", () => {
  light(
    board(),
    lighting(decision("build", ["build tavern"], [blocked("build keep", "AM-BLD-04")])),
  );
  expect(piece("tavern").getAttribute("data-lit")).toBe("legal");
  expect(piece("tavern").getAttribute("role")).toBe("button");
  expect(piece("tavern").getAttribute("aria-label")).toBe("build tavern. Tavern");
  expect(piece("keep").getAttribute("aria-disabled")).toBe("true");
  expect(piece("keep").getAttribute("aria-label")).toBe("Keep. not now, AM-BLD-04");
  expect(piece("well").getAttribute("role")).toBe("img");
});

test("the board is one tab stop", () => {
  light(board(), lighting(decision("build", ["build tavern", "build well"])));
  const stops = [...board().querySelectorAll("[tabindex='0']")];
  expect(stops.map((one) => one.getAttribute("data-ref"))).toEqual(["tavern"]);
});

test("the light goes out with the decision", () => {
  light(board(), lighting(decision("build", ["build tavern"])));
  light(board(), lighting(null));
  expect(board().querySelectorAll("[data-lit], [tabindex]")).toHaveLength(0);
  expect(piece("tavern").getAttribute("aria-label")).toBe("Tavern");
});

test("nothing can be chosen while an answer is under way", () => {
  light(board(), { ...lighting(decision("build", ["build tavern"])), busy: true });
  expect(board().querySelectorAll("[data-lit]")).toHaveLength(0);
});

test("Home and End go to the first and the last lit piece", () => {
  light(board(), lighting(decision("build", ["build tavern", "build well", "build keep"])));
  expect(nearest(board(), piece("well"), "Home")).toBe(piece("tavern"));
  expect(nearest(board(), piece("well"), "End")).toBe(piece("keep"));
  expect(nearest(board(), piece("well"), "x")).toBeNull();
});

function unroll(html: string): void {
  document.body.innerHTML = `<div id="board">${html}</div>`;
}

const lit = (...refs: string[]): string =>
  refs.map((ref) => `<div data-ref="${ref}" data-lit="legal"></div>`).join("");

test("on a walk left and right go round in the order of the page", () => {
  unroll(`<div data-walk>${lit("a", "b", "c")}</div>${lit("d")}`);
  expect(nearest(board(), piece("a"), "ArrowRight")).toBe(piece("b"));
  expect(nearest(board(), piece("c"), "ArrowRight")).toBe(piece("a"));
  expect(nearest(board(), piece("a"), "ArrowLeft")).toBe(piece("c"));
});

test("PageDown and PageUp go to the first piece of the next part", () => {
  const part = (...refs: string[]): string => `<div data-part>${lit(...refs)}</div>`;
  unroll(part("a", "b") + "<div data-part></div>" + part("c", "d") + part("e"));
  expect(nearest(board(), piece("b"), "PageDown")).toBe(piece("c"));
  expect(nearest(board(), piece("d"), "PageUp")).toBe(piece("a"));
  expect(nearest(board(), piece("e"), "PageDown")).toBe(piece("a"));
});

test("in the only part PageDown leads nowhere", () => {
  unroll(`<div data-part>${lit("a", "b")}</div>`);
  expect(nearest(board(), piece("a"), "PageDown")).toBeNull();
});

test("after a first piece the bar offers only what goes on with it", () => {
  const asked = decision("play", ["play priest pile:1", "play mason pile:1", "end"]);
  const choosing = new Choosing({} as TableStore, () => asked);
  document.body.innerHTML = `<p data-ref="priest *"></p><p data-ref="mason *"></p>`;
  choosing.seen(light(document.body, lighting(choosing.lit)));
  expect(choosing.inBar.map((one) => one.action)).toEqual(["end"]);

  choosing.first = "priest";
  document.body.innerHTML = "";
  choosing.seen(light(document.body, lighting(choosing.lit)));
  expect(choosing.inBar).toEqual([choice("play priest pile:1")]);

  document.body.innerHTML = `<p data-ref="pile:1"></p>`;
  choosing.seen(light(document.body, lighting(choosing.lit)));
  expect(choosing.inBar).toEqual([]);
});

test("what this window has no room for has no digit, and what is drawn of it has", () => {
  const asked = decision("take", ["take stone", "take wood"]);
  const chip = `<p data-ref="stone" id="folded"></p>`;
  const goods = `<p data-ref="stone"></p><p data-ref="wood"></p>`;
  document.body.innerHTML = `<div data-area="tray">${chip}${goods}</div>`;
  light(document.body, lighting(asked));
  const folded = document.querySelector("#folded")!;
  folded.checkVisibility = () => false;
  expect(litInOrder().length).toBe(2);
  expect(litInOrder()).not.toContain(folded);
});

test("what lies in two places has one digit", () => {
  const asked = decision("take", ["take stone", "take wood"]);
  const goods = `<p data-ref="stone"></p><p data-ref="wood"></p>`;
  document.body.innerHTML = `<div data-area="stage">${goods}</div><div data-area="tray">${goods}</div>`;
  light(document.body, lighting(asked));
  const means = litInOrder().map((piece) => piece.getAttribute("data-means"));
  expect(means).toEqual(["take stone", "take wood"]);
});
