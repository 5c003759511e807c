/**
 * The worker that keeps the tables, in place of a server. One thing after the other: done in
 * Python, saved, and only then told.
 */

import type { Parts } from "./parts";
import { add, start } from "./python";
import type { Done, FromBots, Reply, Thought, ToBots, ToKeeper, ToPage } from "./said";
import { openStore, type Store } from "./store";

/** The desk of `door.py`. */
interface Door {
  hello(): string;
  hear(message: string): string;
  ask(method: string, path: string, body: string): string;
  load(table: string, rows: string): void;
  lost(table: string, message: string): string;
  thought(table: string, seat: number, asked: number, code: string): string;
  thinks(table: string, seat: number): string;
  came(errand: number, found: string): string;
  take_stock(): string;
  recall(answers: string): void;
}

/** The words of a table's copy: what makes them is not there from the beginning. */
const WORDS = /^\/api\/tables\/[^/]+\/words/;
/** Milliseconds after which it is said that a bot thinks. */
const VISIBLE_THOUGHT = 100;
const NOT_SAVED: Reply = {
  status: 503,
  kind: "application/json",
  body: '{"error":{"code":"storage","text":"it could not be saved: try again"}}',
  name: "",
};

let door: Door;
let store: Store;
let bots: Worker;
let fetchWords: () => Promise<void>;
let turn: Promise<void> = Promise.resolve();

const tell = (message: ToPage): void => self.postMessage(message);

self.onmessage = (event: MessageEvent<ToKeeper>): void => {
  const message = event.data;
  if ("start" in message) turn = begin(message.base, message.start);
  else if ("say" in message) next(() => act(() => door.hear(message.say), message.say));
  else if ("open" in message) next(() => act(() => door.hello()));
  else
    next(async () => {
      const { ask, method, path, body } = message;
      if (WORDS.test(path)) await fetchWords();
      const reply = await act(() => door.ask(method, path, body));
      tell({ answer: ask, reply: reply ?? NOT_SAVED });
    });
};

/** When everything before it is done. */
function next(work: () => Promise<unknown>): void {
  turn = turn.then(work).then(
    () => {},
    (error: unknown) => tell({ failed: String(error) }),
  );
}

async function begin(base: string, parts: Parts): Promise<void> {
  try {
    const told = (bytes: number): void => tell({ loaded: bytes });
    const [python, opened] = await Promise.all([start(base, parts, told), openStore()]);
    store = opened;
    fetchWords = once(() => add(python, base, parts.words));
    const make = python.runPython("from trilith.offline.door import Door; Door") as (
      name: string,
      summaries: string,
      answers: string,
    ) => Door;
    const name = (await store.about("name")) ?? "";
    door = make(name, JSON.stringify(await store.summaries()), await answers());
    await takeStock(parts.trilith.path);
    startBots(base, parts);
    tell({ ready: true, keeps: store.keeps });
  } catch (error) {
    tell({ failed: String(error) });
  }
}

/** Done once; without a network it is tried again the next time, and meanwhile ours hold. */
function once(work: () => Promise<void>): () => Promise<void> {
  let isDone = false;
  return async () => {
    if (!isDone)
      isDone = await work().then(
        () => true,
        () => false,
      );
  };
}

const answers = async (): Promise<string> => JSON.stringify((await store.about("answers")) ?? []);

/** After an update: which games go on under its rules, and which wait. */
async function takeStock(build: string): Promise<void> {
  if ((await store.about("build")) === build) return;
  const { saves = [] } = await asked(() => door.take_stock());
  await store.save(saves, { build });
}

/** Do something, save what has to be saved, and tell; what was answered, null if not saved. */
async function act(work: () => string, sent = ""): Promise<Reply | null> {
  const done = await asked(work);
  try {
    if (done.saves?.length || done.person || done.answers)
      await store.save(done.saves ?? [], { name: done.person, answers: done.answers });
  } catch {
    await lose(done, sent);
    return null;
  }
  for (const message of done.out ?? []) tell({ told: JSON.stringify(message) });
  done.think?.forEach(letThink);
  done.errands?.forEach((errand) => bots.postMessage(errand satisfies ToBots));
  return done.reply ?? null;
}

/** With the logs of all tables that it takes. */
async function asked(work: () => string): Promise<Done> {
  for (;;) {
    const done = JSON.parse(work()) as Done;
    if (!done.needs) return done;
    door.load(done.needs, JSON.stringify(await store.log(done.needs)));
  }
}

/** It is not saved, because nothing can be or because another page was quicker: as it is saved. */
async function lose(done: Done, sent: string): Promise<void> {
  if (done.answers) door.recall(await answers());
  for (const { table } of done.saves ?? []) {
    const lost = JSON.parse(door.lost(table, sent)) as Done;
    for (const message of lost.out ?? []) tell({ told: JSON.stringify(message) });
    await act(() => door.hear(JSON.stringify({ do: "sync", table })));
  }
}

// ------------------------------------------------------------------ bots

function startBots(base: string, parts: Parts): void {
  bots = new Worker(new URL("./bots.ts", import.meta.url), { type: "module" });
  bots.onmessage = (event: MessageEvent<FromBots>) => {
    const found = event.data;
    if ("errand" in found) return next(() => act(() => door.came(found.errand, found.found)));
    const { table, seat, asked } = found.thought;
    next(() => act(() => door.thought(table, seat, asked, found.code)));
  };
  bots.postMessage({ start: parts, base } satisfies ToBots);
}

function letThink(thought: Thought): void {
  bots.postMessage(thought satisfies ToBots);
  const { table, seat } = thought;
  setTimeout(() => next(() => act(() => door.thinks(table, seat))), VISIBLE_THOUGHT);
}
