/** The teller: what is told, in which order, for how long, and what the page shows meanwhile. */

import { expect, test } from "vitest";
import type { Beat, Told } from "../src/lib/teller/beat";
import { beatsOf, changesAt, numbered, type Teller as Words } from "../src/lib/teller/beats";
import * as pace from "../src/lib/teller/pace";
import type { Pace } from "../src/lib/teller/pace";
import { patched } from "../src/lib/teller/patch";
import { Teller, type News } from "../src/lib/teller/teller.svelte";
import type { Cut, GameEvent, Mark, Recap, View } from "../src/lib/wire";

// ------------------------------------------------------------------ a small game

interface Toy {
  coins: number[];
  [other: string]: unknown;
}
const toy = (view: View): Toy => view as unknown as Toy;
const START: View = { coins: [5, 5, 5], round: 1 };

const told: Told = {
  kinds: {
    gain: { join: "cause" },
    pay: { join: "same", weight: "quiet" },
    chose: { weight: "silent" },
    reveal: { weight: "big", join: "kind", scene: "reveal" },
    feed: { join: "kind" },
    round: { head: true },
    winter: { byRules: true },
    final: { scene: "scoring", source: (one) => String(one.args["source"]) },
  },
  sources: ["walls", "gates"],
  counts: (view, seat) => [
    { at: `seat:${seat}:coin`, what: "coin", icon: "r-coin", n: toy(view).coins[seat]! },
  ],
};

const words: Words = {
  told,
  moves: () => [],
  caption: (all) => {
    const { seat, kind } = all.at(-1)!;
    return `${seat} ${kind}${all.length > 1 ? ` ${all.length}` : ""}`;
  },
  heading: (seat) => (seat < 0 ? "table" : `turn of ${seat}`),
  scored: (source, all) => `${source}: ${all.map((one) => `${one.seat} +${one.points}`).join(" ")}`,
  scoring: "scoring",
  icon: (ref) => (ref === "tower" ? "b-tower" : null),
  seats: 3,
};

let step = 0;
function event(kind: string, seat: number, args: GameEvent["args"] = {}): GameEvent {
  return { kind, seat, rule: "TY-01", args, step };
}
/** A moment: `coins` is what the acting seat has afterwards. */
function cut(kind: string, seat: number, coins?: number, own = false): Cut {
  const set: Cut["set"] = coins === undefined ? [] : [[["coins", seat], coins]];
  return { step, events: [event(kind, seat)], set, ...(own ? { own } : {}) };
}
const beats = (cuts: Cut[], viewer = 0): Beat[] =>
  numbered(beatsOf(cuts, START, viewer, words), null, told);
const captions = (all: Beat[]): string[] => all.map((beat) => beat.caption);

// ------------------------------------------------------------------ from view to view

test("changes are set in order, and the view before stays as it was", () => {
  const before = { a: { b: [1, 2] }, c: 1 };
  const after = patched(before, [
    [["a", "b", 1], 5],
    [["d"], { e: 1 }],
    [["d", "e"], 2],
  ]);
  expect(after).toEqual({ a: { b: [1, 5] }, c: 1, d: { e: 2 } });
  expect(before).toEqual({ a: { b: [1, 2] }, c: 1 });
  expect(patched(before, [[["c"], 2]])["a"]).toBe(before.a);
});

test("a path to the root replaces the view", () => {
  expect(patched({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
});

// ------------------------------------------------------------------ from cuts to beats

test("each beat has the position after it, and begins where the one before ended", () => {
  const [first, second] = beats([cut("build", 1, 3), cut("build", 2, 4)]);
  expect(first!.before).toBe(START);
  expect(toy(first!.after).coins).toEqual([5, 3, 5]);
  expect(second!.before).toBe(first!.after);
  expect(toy(second!.after).coins).toEqual([5, 3, 4]);
});

test("a choice of which nothing is seen ends nobody's turn", () => {
  const [take] = beats([cut("take", 1)]);
  const [unseen] = beatsOf([{ step, events: [], set: [] }], START, 0, words);
  const [chosen] = numbered([unseen!], take!, told);
  const [paid] = numbered(beats([cut("pay", 1)]), chosen!, told);
  expect([take, chosen, paid].map((beat) => beat!.turn)).toEqual([1, 1, 1]);
});

test("an effect joins its cause, with what it changes", () => {
  const [build, ...rest] = beats([cut("build", 1, 3), cut("gain", 1, 9)]);
  expect(rest).toEqual([]);
  expect(build!.caption).toBe("1 build");
  expect(build!.numbers).toMatchObject([{ at: "seat:1:coin", before: 5, after: 9 }]);
});

test("what all do together is one beat, and nobody's own", () => {
  const all = beats([
    { step, events: [event("reveal", 1), event("reveal", 2)], set: [] },
    cut("feed", 1, 4),
    cut("feed", 2, 4),
  ]);
  expect(captions(all)).toEqual(["2 reveal 2", "2 feed 2"]);
  expect(all.map((beat) => beat.seat)).toEqual([-1, -1]);
});

test("what the rules do is nobody's turn, whichever seat the event names", () => {
  const [build, winter] = beats([cut("build", 1), cut("winter", 1)]);
  expect([build!.seat, winter!.seat]).toEqual([1, -1]);
  expect(winter!.heading).toBe("table");
  expect(winter!.turn).not.toBe(build!.turn);
});

test("what the rules do after the viewer's own answer is told", () => {
  const all = beats([cut("build", 0, 3, true), cut("winter", 0, 3, true)]);
  expect(all.map((beat) => beat.weight)).toEqual(["silent", "normal"]);
});

test("the final scoring is told row by row, of all seats together, in the order of the rules", () => {
  const final = (source: string, seat: number, coins: number): Cut => ({
    step,
    events: [event("final", seat, { source })],
    set: [[["coins", seat], coins]],
  });
  // Counted seat by seat.
  const cuts = [final("walls", 1, 7), final("gates", 1, 8), final("walls", 2, 6)];
  const all = beats([cut("build", 1), ...cuts, cut("build", 2)]);
  expect(captions(all)).toEqual(["1 build", "walls: 1 +2 2 +1", "1 final", "2 build"]);
  expect(all.map((beat) => beat.source)).toEqual([undefined, "walls", "gates", undefined]);
  expect(all.map((beat) => beat.turn)).toEqual([1, 2, 2, 3]);
  expect(all[1]).toMatchObject({ seat: -1, heading: "scoring" });
  expect(all.map((beat) => toy(beat.after).coins)).toEqual([
    [5, 5, 5],
    [5, 7, 6],
    [5, 8, 6],
    [5, 8, 6],
  ]);
});

test("an effect at another seat is told by itself, in passing", () => {
  const all = beats([cut("build", 1, 3), cut("gain", 2, 9)]);
  expect(captions(all)).toEqual(["1 build", "2 gain"]);
  expect(all[1]!.weight).toBe("passing");
});

test("payments of one seat in a row are one beat, unless every piece is wanted", () => {
  const paid = [cut("pay", 1, 4), cut("pay", 1, 3), cut("pay", 2, 4)];
  expect(captions(beats(paid))).toEqual(["1 pay 2", "2 pay"]);
  expect(beatsOf(paid, START, 0, { ...words, fine: true })).toHaveLength(3);
});

test("what changes without a word belongs to its neighbour", () => {
  const silent: Cut = { step, events: [], set: [[["round"], 2]] };
  const all = beats([silent, cut("build", 1, 3), { ...silent, set: [[["round"], 3]] }]);
  expect(captions(all)).toEqual(["1 build"]);
  expect(all[0]!.before).toBe(START);
  expect(all[0]!.after["round"]).toBe(3);
});

test("the own answer is not told; what it sets off is, and everything after that", () => {
  step = 4;
  const all = beats([cut("build", 0, 3, true), cut("build", 1, 3, true), cut("build", 0, 9, true)]);
  expect(all.map((beat) => beat.weight)).toEqual(["silent", "normal", "normal"]);
  expect(all.map((beat) => beat.own)).toEqual([true, false, false]);
});

test("what happens to the viewer in another's step is told", () => {
  const [beat] = beats([cut("build", 0, 9)]);
  expect(beat!.weight).toBe("normal");
});

test("a secret choice of another is applied without a word", () => {
  expect(beats([cut("chose", 1)])[0]!.weight).toBe("silent");
});

test("a turn is the beats of one seat in a row, and a heading begins one", () => {
  const all = beats([cut("build", 1), cut("pay", 1), cut("build", 2), cut("round", 2)]);
  expect(all.map((beat) => beat.turn)).toEqual([1, 1, 2, 3]);
  expect(all.map((beat) => beat.heading)).toEqual([
    "turn of 1",
    "turn of 1",
    "turn of 2",
    "2 round",
  ]);
});

test("places and the drawing come from what an event names", () => {
  const one: Cut = { step, events: [event("build", 1, { building: "tower", n: 3 })], set: [] };
  const [beat] = beats([one]);
  expect(beat!.where).toEqual(["tower"]);
  expect(beat!.lead).toBe("b-tower");
});

test("of many changed numbers three are shown, those of the doer first", () => {
  const one: Cut = { step, events: [event("storm", 2)], set: [[["coins"], [0, 1, 4]]] };
  expect(beats([one])[0]!.numbers.map((number) => number.seat)).toEqual([2, 0, 1]);
});

test("several numbers at one place are told apart", () => {
  const counts: Told["counts"] = (view, seat) =>
    ["wood", "stone"].map((what, i) => ({
      at: `stock:${seat}`,
      what,
      icon: null,
      n: seat ? 0 : toy(view).coins[i]!,
    }));
  const after = { ...START, coins: [5, 9, 5] };
  const changes = changesAt(START, after, 0, { ...words, told: { ...told, counts } });
  expect(changes).toMatchObject([{ what: "stone", before: 5, after: 9 }]);
});

// ------------------------------------------------------------------ pace

test("a beat takes the time of its weight, and longer captions more", () => {
  const [build] = beats([cut("build", 1)]);
  const long = { ...build!, caption: "x".repeat(65) };
  expect(pace.timeOf(build!, "normal")).toBe(1400);
  expect(pace.timeOf(long, "normal")).toBe(1400 + 20 * 35);
  expect(pace.timeOf({ ...build!, weight: "big" }, "slow")).toBe(4200);
  expect(pace.timeOf({ ...build!, weight: "silent" }, "normal")).toBe(0);
  expect(pace.timeOf(build!, "off")).toBe(0);
});

test("between turns there is a pause", () => {
  const all = beats([cut("build", 1), cut("build", 2)]);
  expect(pace.wholeTime(all, "normal")).toBe(1400 + 600 + 1400);
  expect(pace.wholeTime(all, "fast")).toBe(600 + 250 + 600);
});

test("the pause is shorter around what happens in passing", () => {
  const all = beats([cut("build", 1), cut("pay", 2), cut("pay", 1)]);
  expect(pace.wholeTime(all, "normal")).toBe(1400 + 300 + 700 + 0 + 700);
});

const several = (all: Beat[]): string => `${all.length} steps`;

test("at a quick pace what happens in passing is told together, at a slow one piece by piece", () => {
  const quiet: Told = { ...told, kinds: { pay: { weight: "quiet" }, buy: { weight: "quiet" } } };
  const found = beatsOf([cut("pay", 1, 4), cut("buy", 1, 2), cut("build", 1)], START, 0, {
    ...words,
    told: quiet,
  });
  const all = numbered(found, null, quiet);
  for (const quick of ["fast", "normal"] as const)
    expect(captions(pace.folded(all, quick, several))).toEqual(["2 steps", "1 build"]);
  for (const slow of ["slow", "hand"] as const) expect(pace.folded(all, slow, several)).toBe(all);
});

test("what joins several beats later is counted with them, and the first of them is told once", () => {
  const first = (all: Beat[]): string => `${all[0]!.caption} and ${all.length - 1} more`;
  const all = beats(Array.from({ length: 4 }, () => cut("build", 1)));
  const two = pace.united(all.slice(0, 2), first);
  const four = pace.united([two, ...all.slice(2)], first);
  expect(four.caption).toBe("1 build and 3 more");
  expect(four.many).toBe(4);
  expect(four.after).toBe(all[3]!.after);
});

test("what is only passing happens with the next beat of its turn, or with the last", () => {
  const passing: Told = { ...told, kinds: { pay: { weight: "passing" } } };
  const cuts = [cut("pay", 1, 4), cut("build", 1, 3), cut("pay", 1, 2), cut("pay", 2, 4)];
  const found = beatsOf(cuts, START, 0, { ...words, told: passing });
  const all = numbered(found, null, passing);
  const joined = pace.folded(all, "normal", several);
  expect(captions(joined)).toEqual(["1 build", "2 pay"]);
  expect(joined[0]!.before).toBe(START);
  expect(joined[0]!.after).toBe(all[2]!.after);
  expect(joined[0]!.upto).toBe(all[2]!.upto);
  expect(joined[0]!.numbers).toMatchObject([{ seat: 1, before: 5, after: 2 }]);
  expect(pace.folded(all, "slow", several)).toBe(all);
});

test("of a long turn the first things stand alone, and the rest is one beat", () => {
  const all = beats(Array.from({ length: 12 }, (_, i) => cut("build", 1, i)));
  const short = pace.folded(all, "normal", several);
  expect(captions(short)).toEqual([...Array<string>(3).fill("1 build"), "9 steps"]);
  expect(short.at(-1)!.after).toBe(all.at(-1)!.after);
  expect(short.at(-1)!.upto).toBe(all.at(-1)!.upto);
});

test("a big thing stands alone however long its turn is", () => {
  const all = beats([
    ...Array.from({ length: 8 }, (_, i) => cut("build", 1, i)),
    cut("reveal", 1),
    cut("build", 1),
  ]);
  expect(captions(pace.folded(all, "normal", several))).toContain("1 reveal");
});

test("quiet beats of a turn become one, with what they change together", () => {
  const all = beatsOf([cut("pay", 1, 4), cut("pay", 1, 2), cut("build", 1, 2)], START, 0, {
    ...words,
    fine: true,
  });
  const joined = pace.withQuietJoined(numbered(all, null, told), several);
  expect(captions(joined)).toEqual(["2 steps", "1 build"]);
  expect(joined[0]!.numbers).toMatchObject([{ before: 5, after: 2 }]);
  expect(joined[1]!.before).toBe(joined[0]!.after);
});

test("the main things leave out what is quiet, and lead to the same position", () => {
  const all = beats([cut("pay", 1, 4), cut("build", 1, 3), cut("pay", 2, 4), cut("build", 2, 1)]);
  const main = pace.mainOf(all);
  expect(captions(main)).toEqual(["1 build", "2 build"]);
  expect(main[0]!.before).toBe(START);
  expect(main[1]!.after).toBe(all.at(-1)!.after);
});

test("what does not fit into the time is one beat", () => {
  const all = beats(Array.from({ length: 20 }, (_, i) => cut("build", 1 + (i % 2), i)));
  const fit = pace.within(all, pace.ON_THE_CLOCK, "fast", several);
  expect(pace.wholeTime(fit.slice(0, -1), "fast")).toBeLessThanOrEqual(pace.ON_THE_CLOCK);
  expect(fit.at(-1)!.caption).toBe(`${20 - fit.length + 1} steps`);
  expect(fit.at(-1)!.after).toBe(all.at(-1)!.after);
});

// ------------------------------------------------------------------ telling

class Scene {
  pace: Pace = "normal";
  clock: number | null = null;
  hidden = false;
  time = 1_000_000;
  recap: Recap | null = null;
  asked: number[][] = [];
  private runs: { at: number; run: () => void }[] = [];
  private view = START;
  readonly teller = new Teller({
    pace: () => this.pace,
    words: () => words,
    several,
    tookBack: (seat) => `${seat} takes back`,
    clock: () => this.clock,
    hidden: () => this.hidden,
    load: (from, to, seat) => {
      this.asked.push([from, to, seat]);
      return Promise.resolve(this.recap);
    },
    now: () => this.time,
    set: (run, ms) => {
      const timer = { at: this.time + ms, run };
      this.runs.push(timer);
      return timer;
    },
    clear: (timer) => {
      this.runs = this.runs.filter((one) => one !== timer);
    },
  });

  constructor(seat: number | null = 0) {
    if (seat !== null) this.send({ seat, full: true });
  }

  send(more: Partial<News>): void {
    const cuts = more.told ?? null;
    if (cuts)
      this.view = patched(
        this.view,
        cuts.flatMap((one) => one.set ?? []),
      );
    this.teller.take({
      seat: 0,
      step,
      full: false,
      view: more.view ?? this.view,
      told: cuts,
      lastOwn: step,
      mark: null,
      ...more,
    });
  }

  tell(...cuts: Cut[]): void {
    this.send({ told: cuts });
  }

  /** Let time go by, timer by timer. */
  wait(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.runs.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.runs = this.runs.filter((one) => one !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }

  get coins(): number[] {
    return toy(this.teller.shown!).coins;
  }
}

test("beats are told one after the other, and the position is that of the beat", () => {
  const scene = new Scene();
  scene.tell(cut("build", 1, 3), cut("build", 2, 4));
  expect(scene.teller.at!.caption).toBe("1 build");
  expect(scene.coins).toEqual([5, 3, 5]);
  scene.wait(1999);
  expect(scene.teller.at!.caption).toBe("1 build");
  scene.wait(1);
  expect(scene.teller.at!.caption).toBe("2 build");
  expect(scene.coins).toEqual([5, 3, 4]);
  scene.wait(1400);
  expect(scene.teller.at).toBeNull();
  expect(scene.teller.busy).toBe(false);
  expect(scene.teller.shown).toBe(scene.teller.now);
});

test("what comes meanwhile is told after it", () => {
  const scene = new Scene();
  scene.tell(cut("build", 1, 3));
  scene.tell(cut("build", 2, 4));
  expect(scene.coins).toEqual([5, 3, 5]);
  expect(toy(scene.teller.now!).coins).toEqual([5, 3, 4]);
  scene.wait(1500);
  expect(scene.teller.at!.caption).toBe("2 build");
});

test("skipping goes to now; the recap stays", () => {
  const scene = new Scene();
  scene.tell(cut("build", 1, 3), cut("build", 2, 4));
  scene.teller.skip();
  expect(scene.coins).toEqual([5, 3, 4]);
  expect(captions(scene.teller.recap)).toEqual(["1 build", "2 build"]);
  scene.wait(99_999);
  expect(scene.teller.busy).toBe(false);
});

test("pause stops, back shows the beat before, next goes on by one, play goes on", () => {
  const scene = new Scene();
  scene.tell(cut("build", 1, 3), cut("build", 2, 4), cut("build", 1, 0));
  scene.wait(2000);
  scene.teller.pause();
  scene.wait(60_000);
  expect(scene.teller.at!.caption).toBe("2 build");
  scene.teller.back();
  expect(scene.coins).toEqual([5, 3, 5]);
  scene.teller.back();
  expect(scene.coins).toEqual([5, 3, 5]);
  scene.teller.next();
  expect(scene.coins).toEqual([5, 3, 4]);
  scene.wait(60_000);
  expect(scene.coins).toEqual([5, 3, 4]);
  scene.teller.play();
  scene.wait(60_000);
  expect(scene.coins).toEqual([5, 0, 4]);
  expect(scene.teller.busy).toBe(false);
});

test("by hand each beat waits for the viewer", () => {
  const scene = new Scene();
  scene.pace = "hand";
  scene.tell(cut("build", 1, 3), cut("build", 2, 4));
  scene.wait(60_000);
  expect(scene.teller.at!.caption).toBe("1 build");
  scene.teller.next();
  scene.teller.next();
  expect(scene.teller.busy).toBe(false);
});

test("with pace off the page shows the newest position at once", () => {
  const scene = new Scene();
  scene.pace = "off";
  scene.tell(cut("build", 1, 3), cut("build", 2, 4));
  expect(scene.teller.busy).toBe(false);
  expect(scene.teller.shown).toBe(scene.teller.now);
  expect(captions(scene.teller.recap)).toEqual(["1 build", "2 build"]);
});

test("with pace off the places of others' doing are outlined for two seconds", () => {
  const scene = new Scene();
  scene.pace = "off";
  const built = cut("build", 1, 3);
  built.events[0]!.args = { building: "tower" };
  scene.tell(built);
  expect(scene.teller.outlined).toEqual(["tower"]);
  scene.wait(1999);
  expect(scene.teller.outlined).toEqual(["tower"]);
  scene.wait(1);
  expect(scene.teller.outlined).toEqual([]);
});

test("what changed is marked by its size, until the next press", () => {
  const scene = new Scene();
  scene.pace = "off";
  const at = (building: string, coins: number): Cut => {
    const one = cut("build", 1, coins);
    one.events[0]!.args = { building };
    return one;
  };
  scene.tell(at("gate", 4), cut("pay", 1, 3), at("tower", 0));
  scene.teller.compare();
  expect(scene.teller.comparing).toBe(true);
  expect(scene.teller.changed.map((beat) => beat.where)).toEqual([["tower"], ["gate"]]);
  scene.teller.compared();
  expect(scene.teller.comparing).toBe(false);
});

test("secret choices of others do not disturb", () => {
  const scene = new Scene();
  scene.tell(cut("chose", 1));
  expect(scene.teller.busy).toBe(false);
});

test("an own answer begins the recap anew", () => {
  const scene = new Scene();
  scene.tell(cut("build", 1, 3));
  scene.tell(cut("build", 0, 4, true), cut("build", 2, 4));
  expect(captions(scene.teller.recap)).toEqual(["2 build"]);
  expect(scene.teller.at!.caption).toBe("2 build");
});

test("telling it again begins after the own last answer", () => {
  const scene = new Scene();
  scene.tell(cut("build", 1, 3), cut("build", 2, 4));
  scene.wait(60_000);
  scene.teller.again();
  expect(scene.coins).toEqual([5, 3, 5]);
  scene.wait(60_000);
  expect(scene.coins).toEqual([5, 3, 4]);
});

test("a press on a line of the list shows it at rest", () => {
  const scene = new Scene();
  scene.tell(cut("build", 1, 3), cut("build", 2, 4));
  scene.wait(60_000);
  scene.teller.to(scene.teller.recap[0]!);
  scene.wait(60_000);
  expect(scene.coins).toEqual([5, 3, 5]);
});

const many = (n: number): Cut[] =>
  Array.from({ length: n }, (_, i) => cut(i % 3 ? "pay" : "build", 1 + (Math.floor(i / 3) % 2), i));

test("a queue beyond a minute is told only after asking", () => {
  const scene = new Scene();
  scene.tell(...many(120));
  expect(scene.teller.asking).toBe("long");
  expect(scene.teller.shown).toEqual(START);
  const { all, main } = scene.teller.choices;
  expect(main).toBeLessThan(all);
  scene.teller.tell("main");
  expect(scene.teller.asking).toBeNull();
  expect(scene.teller.queue).toHaveLength(main - 1);
});

test("while the own clock runs, telling is fast and short", () => {
  const scene = new Scene();
  scene.clock = 120_000;
  scene.tell(...many(60));
  scene.wait(pace.ON_THE_CLOCK + 1250);
  expect(scene.teller.busy).toBe(false);
});

test("with little time left on the clock nothing is told", () => {
  const scene = new Scene();
  scene.clock = pace.NO_TIME - 1;
  scene.tell(cut("build", 1, 3));
  expect(scene.teller.busy).toBe(false);
  expect(scene.coins).toEqual([5, 3, 5]);
});

test("nothing is told on a hidden page; after a short while it is told on return", () => {
  const scene = new Scene();
  scene.hidden = true;
  scene.tell(cut("build", 1, 3));
  scene.wait(60_000);
  expect(scene.teller.shown).toEqual(START);
  scene.hidden = false;
  scene.teller.show();
  expect(scene.teller.at!.caption).toBe("1 build");
});

test("after a long absence it is asked first", () => {
  const scene = new Scene();
  scene.hidden = true;
  scene.teller.hide();
  scene.tell(cut("build", 1, 3));
  scene.wait(pace.BRIEFLY + 1);
  scene.hidden = false;
  scene.teller.show();
  expect(scene.teller.asking).toBe("back");
  expect(scene.teller.shown).toEqual(START);
});

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("who opens the page a day later sees the position that was left, and is asked", async () => {
  step = 9;
  const scene = new Scene(null);
  scene.recap = { from: 4, to: 9, view: START, told: [cut("build", 1, 3)], at: 1 };
  scene.time = 90_000_000;
  scene.send({ full: true, lastOwn: 4, view: { ...START, coins: [5, 3, 5] } });
  await settled();
  expect(scene.asked).toEqual([[4, 9, 0]]);
  expect(scene.teller.asking).toBe("back");
  expect(scene.coins).toEqual([5, 5, 5]);
  scene.teller.compare();
  expect(scene.coins).toEqual([5, 3, 5]);
  expect(scene.teller.comparing).toBe(true);
  expect(scene.teller.origin).toBe(START);
});

test("what was missed is fetched and told from where one was", async () => {
  step = 5;
  const scene = new Scene();
  step = 7;
  scene.recap = { from: 5, to: 7, view: START, told: [cut("build", 1, 3)], at: scene.time };
  scene.send({ full: true, lastOwn: 5, view: { ...START, coins: [5, 3, 5] } });
  await settled();
  expect(scene.asked).toEqual([[5, 7, 0]]);
  expect(scene.teller.at!.caption).toBe("1 build");
});

test("who loses the connection while something is told is told on from there", async () => {
  step = 20;
  const scene = new Scene();
  step = 21;
  const begun = [cut("build", 1, 3), cut("build", 2, 4)];
  scene.send({ told: begun, lastOwn: 20 });
  expect(scene.teller.at!.caption).toBe("1 build");
  step = 22;
  const told = [...begun, cut("build", 1, 0)];
  scene.recap = { from: 20, to: 22, view: START, told, at: scene.time };
  scene.send({ full: true, view: { ...START, coins: [5, 0, 4] }, lastOwn: 20 });
  expect(scene.coins, "nothing later is shown while the rest is on its way").toEqual([5, 3, 5]);
  expect(scene.teller.busy).toBe(true);
  await settled();
  expect(scene.teller.at!.caption).toBe("2 build");
  expect(scene.coins).toEqual([5, 3, 4]);
  scene.wait(60_000);
  expect(scene.coins).toEqual([5, 0, 4]);
});

test("an undo cuts the queue, and is told unless it is the own", () => {
  step = 1;
  const scene = new Scene();
  scene.tell(cut("build", 1, 3));
  step = 2;
  scene.tell(cut("build", 1, 1));
  const mark: Mark = { kind: "undo", seat: 1, to: 1 };
  step = 1;
  scene.send({ mark, view: { ...START, coins: [5, 3, 5] } });
  expect(scene.teller.at!.caption).toBe("1 takes back");
  expect(scene.coins).toEqual([5, 3, 5]);
  expect(captions(scene.teller.recap)).toEqual(["1 build", "1 takes back"]);
  scene.send({ mark: { kind: "undo", seat: 0, to: 0 }, view: START });
  expect(scene.teller.busy).toBe(false);
  expect(scene.teller.shown).toBe(START);
});

test("at a hot-seat the next player gets the recap at once", async () => {
  step = 6;
  const scene = new Scene(1);
  scene.recap = { from: 2, to: 6, view: START, told: [cut("build", 1, 3)], at: 1 };
  scene.send({ seat: 0, full: false, lastOwn: 2, view: { ...START, coins: [5, 3, 5] } });
  await settled();
  expect(scene.asked).toEqual([[2, 6, 0]]);
  expect(scene.teller.at!.caption).toBe("1 build");
});

test("spectators begin at now and are never asked", () => {
  const scene = new Scene(-1);
  scene.send({ seat: -1, full: true, lastOwn: 0, view: START });
  expect(scene.asked).toEqual([]);
  scene.send({ seat: -1, told: many(120) });
  expect(scene.teller.asking).toBeNull();
  expect(scene.teller.at).not.toBeNull();
  expect(scene.teller.behind).toBeGreaterThan(0);
});
