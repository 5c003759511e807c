/** The table store against a wire that is only written down. */

import { beforeEach, expect, test, vi } from "vitest";
import { keyOf } from "../src/lib/socket.svelte";
import type { Connection } from "../src/lib/socket.svelte";
import { TableStore } from "../src/lib/table.svelte";
import type { Decision, Down, GameEvent, StateMessage, Up } from "../src/lib/wire";

let sent: Up[] = [];
let listener: (message: Down) => void = () => {};

const wire = {
  lines: 1,
  listen: (one: typeof listener) => {
    listener = one;
    return () => {};
  },
  subscribe: (_: string, message: Up) => sent.push(message),
  unsubscribe: () => {},
  send: (message: Up) => sent.push(message),
} as unknown as Connection;

const event = (step: number, kind = "pay"): GameEvent => ({
  kind,
  seat: 0,
  rule: "AM-BLD-07",
  args: {},
  step,
});

const asks = (...actions: string[]): Decision => ({
  seat: 0,
  question: { key: "castle-ask-pay", args: {} },
  rule: "AM-BLD-03",
  options: actions.map((action) => ({ action, refs: [], label: { key: "x", args: {} } })),
  blocked: [],
  since: 1,
});

function state(more: Partial<StateMessage>): StateMessage {
  return {
    is: "state",
    table: "t",
    seq: 1,
    prev: 0,
    full: false,
    seat: 0,
    status: "playing",
    step: 0,
    hints: false,
    floor: 0,
    to_act: [0],
    view: {},
    events: [],
    decision: null,
    scores: null,
    mark: null,
    clock: null,
    vote: null,
    seats: [],
    last_own: 0,
    ...more,
  };
}

let table: TableStore;

beforeEach(() => {
  sent = [];
  table = new TableStore("t", wire);
  listener(
    state({
      full: true,
      seq: 5,
      step: 2,
      events: [event(1), event(2)],
      decision: asks("pay sand"),
    }),
  );
  sent = [];
});

test("watching begins with the table", () => {
  const store = new TableStore("u", wire);
  expect(store).toBeDefined();
  expect(sent).toEqual([{ do: "watch", table: "u" }]);
});

test("a move carries the number of the state that it answers, and a key", () => {
  table.play("pay sand");
  expect(sent[0]).toMatchObject({ do: "play", seq: 5, action: "pay sand", seat: 0 });
  expect(keyOf(sent[0]!)).toMatch(/.{8,40}/);
});

test("nothing is sent twice while an answer is awaited", () => {
  table.play("pay sand");
  table.play("pay sand");
  expect(sent).toHaveLength(1);
});

test("the next state frees the table for the next move", () => {
  table.play("pay sand");
  listener(state({ seq: 6, prev: 5, step: 3, events: [event(3)], decision: asks("pay wood") }));
  expect(table.sent).toBeNull();
  expect(table.log.map((one) => one.step)).toEqual([1, 2, 3]);
});

test("a refusal frees it too, and is told", () => {
  table.play("pay sand");
  listener({
    is: "error",
    code: "illegal",
    text: "",
    table: "t",
    key: keyOf(sent[0]!),
    rule: "AM-BLD-03",
  });
  expect(table.sent).toBeNull();
  expect(table.error?.rule).toBe("AM-BLD-03");
});

test("a preview that came too late is no error", () => {
  listener({ is: "error", code: "illegal", text: "", table: "t", rule: "AM-BLD-03" });
  expect(table.error).toBeNull();
});

test("a gap asks for everything again", () => {
  listener(state({ seq: 9, prev: 8, step: 4 }));
  expect(sent).toContainEqual({ do: "sync", table: "t" });
});

test("an old message changes nothing", () => {
  listener(state({ seq: 4, prev: 3, step: 1 }));
  expect(table.now?.step).toBe(2);
});

test("an undo takes its events out of the log", () => {
  listener(state({ seq: 6, prev: 5, step: 1, mark: { kind: "undo", seat: 0, to: 1 } }));
  expect(table.log.map((one) => one.step)).toEqual([1]);
});

test("a choice stays chosen while the same is asked, and goes with the question", () => {
  table.choose("pay sand");
  listener(state({ seq: 6, prev: 5, step: 2, decision: asks("pay sand") }));
  expect(table.chosen).toBe("pay sand");
  listener(state({ seq: 7, prev: 6, step: 3, decision: asks("pay wood") }));
  expect(table.chosen).toBeNull();
});

test("undo is offered above the floor only", () => {
  expect(table.canUndo).toBe(true);
  listener(state({ seq: 6, prev: 5, step: 2, floor: 2 }));
  expect(table.canUndo).toBe(false);
});

test("at a hot-seat the screen goes to whoever is asked", () => {
  listener(state({ seat: 1, full: true, seq: 5 }));
  expect(table.seat).toBe(0);
  listener(state({ seq: 6, prev: 5, step: 3 }));
  listener(state({ seat: 1, seq: 6, prev: 5, step: 3, decision: { ...asks("pass"), seat: 1 } }));
  expect(table.seat).toBe(1);
});

test("the spectator may do nothing", () => {
  const other = new TableStore("s", wire);
  listener(state({ table: "s", seat: -1, full: true, seq: 3, step: 2, floor: 0 }));
  expect(other.mine).toEqual([]);
  expect(other.canUndo).toBe(false);
});

test("chat lines come once, and count as unread", () => {
  const line = (id: number) => ({
    id,
    room: "table" as const,
    seat: 0,
    name: "A",
    at: 0,
    text: "x",
    guest: true,
    person: null,
    hidden: false,
  });
  listener({ is: "chat", table: "t", lines: [line(1)], unread: 0 });
  expect(table.unread).toBe(0);
  listener({ is: "chat", table: "t", lines: [line(1), line(2)], unread: 0 });
  expect(table.chat.map((one) => one.id)).toEqual([1, 2]);
  expect(table.unread).toBe(1);
});

test("what others said while one was away is unread, and begins at a line of its own", () => {
  const line = (id: number, seat: number, room: "table" | "gallery" = "table") => ({
    ...{ id, room, seat, name: "A", at: 0, text: "x", guest: true, person: null, hidden: false },
  });
  listener(state({ full: true, seq: 1 }));
  const lines = [line(1, 1), line(2, 1), line(3, 0), line(4, -1, "gallery"), line(5, 1)];
  listener({ is: "chat", table: "t", lines, unread: 2 });
  expect([table.unread, table.newSince]).toEqual([2, 2]);
  listener({ is: "chat", table: "t", lines: [line(6, 1)], unread: 0 });
  expect([table.unread, table.newSince]).toEqual([3, 2]);
});

test("before the end of a turn one is asked; within it an action goes at once", () => {
  const preview = (action: string, ends: boolean): void =>
    listener({
      is: "preview",
      table: "t",
      seat: 0,
      action,
      events: [],
      ends,
      reveals: false,
      seq: 5,
    });
  const plays = (): Up[] => sent.filter((one) => one.do === "play");
  table.playUnlessLast("pay stone");
  expect(plays()).toEqual([]);
  preview("pay stone", false);
  expect(plays()).toMatchObject([{ action: "pay stone" }]);

  listener(state({ prev: 5, seq: 6, step: 3, decision: asks("pass", "pay wood") }));
  table.playUnlessLast("pass");
  preview("pass", true);
  expect(plays()).toHaveLength(1);
  expect(table.chosen).toBe("pass");
  table.play("pass");
  expect(plays()).toHaveLength(2);
});

test("what one press plays is taken back by one press", () => {
  listener(state({ seq: 6, prev: 5, step: 4, floor: 3, decision: asks("pay wood") }));
  const offers = (decision: Decision): string | null => decision.options[0]?.action ?? null;
  table.playOn(offers);
  expect(sent.at(-1)).toMatchObject({ do: "play", action: "pay wood" });
  listener(state({ seq: 7, prev: 6, step: 5, floor: 3, decision: asks("pay gold") }));
  expect(sent.at(-1)).toMatchObject({ do: "play", action: "pay gold" });
  listener(state({ seq: 8, prev: 7, step: 6, floor: 3, decision: asks() }));
  expect(sent.at(-1)).toMatchObject({ action: "pay gold" });
  table.undo();
  expect(sent.at(-1)).toMatchObject({ do: "undo", to: 4 });
  // Another step after it is taken back alone.
  listener(state({ seq: 9, prev: 8, step: 7, floor: 3, decision: asks("pay") }));
  table.undo();
  expect(sent.at(-1)).toMatchObject({ do: "undo", to: 6 });
});

test("nothing is played on after a refusal", () => {
  listener(state({ seq: 6, prev: 5, step: 4, decision: asks("pay wood") }));
  table.playOn((decision) => decision.options[0]?.action ?? null);
  listener({ is: "error", code: "stale", text: "", table: "t", key: keyOf(sent.at(-1)!) });
  listener(state({ seq: 7, prev: 6, step: 4, decision: asks("pay gold") }));
  expect(sent.filter((one) => one.do === "play")).toHaveLength(1);
});

test("single steps of the turn are taken back, and the later ones are told anew", () => {
  listener(state({ seq: 6, prev: 5, step: 3, events: [event(3)], decision: asks("pay") }));
  table.takeBack(1, 2);
  expect(sent.at(-1)).toMatchObject({ do: "undo", to: 1, again: 2 });
  const mark = { kind: "undo", seat: 0, to: 1 };
  listener(state({ seq: 7, prev: 6, step: 2, mark, events: [event(2, "built")] }));
  expect(table.log.map((one) => [one.step, one.kind])).toEqual([
    [1, "pay"],
    [2, "built"],
  ]);
});

const plays = (): Up[] => sent.filter((one) => one.do === "play");

test("what was taken back is done again, step by step", () => {
  table.play("pay sand");
  listener(state({ seq: 6, prev: 5, step: 3, decision: asks("pay wood") }));
  table.play("pay wood");
  listener(state({ seq: 7, prev: 6, step: 4, decision: asks("pay gold") }));
  table.undo();
  listener(state({ seq: 8, prev: 7, step: 3, decision: asks("pay wood") }));
  table.undo();
  listener(state({ seq: 9, prev: 8, step: 2, decision: asks("pay sand") }));
  expect(table.nextAgain).not.toBeNull();
  table.redo();
  expect(plays().at(-1)).toMatchObject({ action: "pay sand" });
  listener(state({ seq: 10, prev: 9, step: 3, decision: asks("pay wood") }));
  table.redo();
  expect(plays().at(-1)).toMatchObject({ action: "pay wood" });
  listener(state({ seq: 11, prev: 10, step: 4, decision: asks("pay gold") }));
  expect(table.nextAgain).toBeNull();
  expect(plays()).toHaveLength(4);
});

test("steps that went back together come again together", () => {
  table.playOn((decision) => decision.options[0]?.action ?? null);
  listener(state({ seq: 6, prev: 5, step: 3, decision: asks("pay wood") }));
  listener(state({ seq: 7, prev: 6, step: 4, decision: asks() }));
  table.undo();
  listener(state({ seq: 8, prev: 7, step: 2, decision: asks("pay sand") }));
  table.redo();
  listener(state({ seq: 9, prev: 8, step: 3, decision: asks("pay wood") }));
  expect(plays().map((one) => "action" in one && one.action)).toEqual([
    "pay sand",
    "pay wood",
    "pay sand",
    "pay wood",
  ]);
});

test("another move, or another player's, leaves nothing to be done again", () => {
  const undone = (seq: number): void => {
    table.play("pay sand");
    listener(state({ seq, prev: seq - 1, step: 3, decision: asks() }));
    table.undo();
    listener(state({ seq: seq + 1, prev: seq, step: 2, decision: asks("pay sand", "pass") }));
    expect(table.nextAgain).not.toBeNull();
  };
  undone(6);
  table.play("pass");
  listener(state({ seq: 8, prev: 7, step: 3, decision: asks("pay sand") }));
  expect(table.nextAgain).toBeNull();
  listener(state({ seq: 9, prev: 8, step: 2, decision: asks("pay sand") }));
  undone(10);
  listener(state({ seq: 12, prev: 11, step: 3, decision: asks("pay sand") }));
  listener(state({ seq: 13, prev: 12, step: 2, decision: asks("pay sand") }));
  expect(table.nextAgain).toBeNull();
});

test("a press without an answer is seen to be slow, until the answer is there", () => {
  vi.useFakeTimers();
  table.play("pay sand");
  vi.advanceTimersByTime(500);
  expect(table.slow).toBe(false);
  vi.advanceTimersByTime(200);
  expect(table.slow).toBe(true);
  listener(state({ seq: 6, prev: 5, step: 3, decision: asks("pay wood") }));
  expect(table.slow).toBe(false);
  vi.useRealTimers();
});

test("after a lost connection it says how many steps were played, until one plays on", () => {
  expect(table.missed).toBeNull();
  (wire as { lines: number }).lines += 1;
  listener(state({ full: true, seq: 9, step: 5, decision: asks("pay wood") }));
  expect(table.missed).toBe(3);
  // A gap on the same line is no comeback.
  table.play("pay wood");
  listener(state({ full: true, seq: 11, step: 7, decision: asks("pay wood") }));
  expect(table.missed).toBeNull();
});

test("also the first line of all is unread, if one was there before it", () => {
  listener({ is: "chat", table: "t", lines: [], unread: 0 });
  const line = {
    id: 1,
    room: "table",
    seat: 1,
    name: "B",
    at: 0,
    text: "hi",
    guest: true,
    person: null,
    hidden: false,
  } as const;
  listener({ is: "chat", table: "t", lines: [line], unread: 0 });
  expect(table.unread).toBe(1);
});
