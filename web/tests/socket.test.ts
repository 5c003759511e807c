/** The connection against a server that is only written down. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/lib/socket.svelte";
import type { Down, Up } from "../src/lib/wire";

class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Up[] = [];
  onopen = (): void => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose = (): void => {};

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Up);
  }

  close(): void {
    this.readyState = 3;
  }

  come(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  say(message: Partial<Down>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const move: Up = { do: "play", table: "t", seq: 1, action: "pay sand", key: "k" };
const plays = (line: Line): Up[] => line.sent.filter((one) => one.do === "play");
const refuse = (line: Line, code: string): void =>
  line.say({ is: "error", code, text: "", table: "t", key: "k" });

let connection: Connection;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  connection = new Connection("ws://here/ws");
  connection.open();
  line = Line.all[0]!;
  line.come();
  connection.send(move);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what could not be saved is sent again after a pause, until it is", () => {
  refuse(line, "storage");
  expect(connection.unsaved).toBe(1);
  expect(plays(line)).toHaveLength(1);
  vi.advanceTimersByTime(400);
  expect(plays(line)).toEqual([move, move]);
  line.say({ is: "ack", table: "t", key: "k", seq: 7 });
  expect(connection.unsaved).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(plays(line)).toHaveLength(2);
});

test("the pauses grow, and no attempt is the last", () => {
  const pauses: number[] = [];
  for (let tries = 1; tries < 9; tries++) {
    refuse(line, "storage");
    let waited = 0;
    while (plays(line).length === tries && waited < 20_000) {
      vi.advanceTimersByTime(20);
      waited += 20;
    }
    pauses.push(waited);
  }
  expect(pauses[1]).toBeGreaterThan(pauses[0]!);
  expect(pauses[4]).toBeGreaterThan(2 * pauses[2]!);
  expect(Math.max(...pauses)).toBeLessThan(10_000);
});

test("a refusal that is final ends the attempts", () => {
  refuse(line, "storage");
  refuse(line, "stale");
  expect(connection.unsaved).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(plays(line)).toHaveLength(1);
});

test("nobody has to wait for the next attempt", () => {
  refuse(line, "storage");
  connection.saveNow();
  expect(plays(line)).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(plays(line)).toHaveLength(2);
});

test("what could not be saved is sent again by the next connection", () => {
  refuse(line, "restart");
  line.onclose();
  vi.advanceTimersByTime(500);
  const next = Line.all.at(-1)!;
  next.come();
  expect(plays(next)).toEqual([move]);
  next.say({ is: "ack", table: "t", key: "k", seq: 7 });
  expect(connection.unsaved).toBe(0);
});

test("a refusal of something long settled is nothing to try again", () => {
  line.say({ is: "ack", table: "t", key: "k", seq: 7 });
  refuse(line, "storage");
  expect(connection.unsaved).toBe(0);
});

test("a lost connection says when it is tried again, and counts its lines", () => {
  expect([connection.retryAt, connection.lines]).toEqual([0, 1]);
  line.onclose();
  expect(connection.net).toBe("lost");
  expect(connection.retryAt).toBeGreaterThan(Date.now());
  vi.advanceTimersByTime(1000);
  expect(connection.retryAt).toBe(0);
  Line.all[1]!.come();
  expect([connection.net, connection.lines]).toEqual(["live", 2]);
});

test("a table that the server was too busy to show is asked for again", () => {
  const watch: Up = { do: "watch", table: "t", password: "secret" };
  const watches = (): Up[] => line.sent.filter((one) => one.do === "watch");
  const heard: string[] = [];
  connection.listen((message) => heard.push(message.is));
  connection.subscribe("table t", watch);
  line.say({ is: "error", code: "busy", text: "", table: "t", wait: 0.5 });
  expect(watches()).toHaveLength(1);
  vi.advanceTimersByTime(600);
  expect(watches()).toEqual([watch, watch]);
  expect(heard).toEqual([]);
  line.say({ is: "chat", table: "t", lines: [], unread: 0 });
  // Afterwards it is something else that was too much.
  line.say({ is: "error", code: "busy", text: "", table: "t", wait: 0.5 });
  vi.advanceTimersByTime(600);
  expect(watches()).toHaveLength(2);
  expect(heard).toEqual(["chat", "error"]);
});
