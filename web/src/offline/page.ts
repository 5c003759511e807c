/** Tables are kept by a worker in this browser: the page's side. */

import { mount, unmount } from "svelte";
import { unpack, type Parts } from "./parts";
import { progress } from "./progress.svelte";
import { theGames } from "./one_tab";
import type { Reply, ToKeeper, ToPage } from "./said";
import { isDark } from "../lib/prefs.svelte";
import type { Line, Transport } from "../lib/transport";

const OPEN = 1;
const CLOSED = 3;

/** The folder in which the page lies. */
const base = new URL(".", document.baseURI).href;

class WorkerLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  open(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
    post({ open: true });
  }

  send(text: string): void {
    post({ say: text });
  }

  close(): void {
    this.readyState = CLOSED;
  }
}

let keeper: Worker | undefined;
let line: WorkerLine | null = null;
let answers: Record<string, string> = {};
let asked = 0;
const waiting = new Map<number, (reply: Reply) => void>();
let isReady: () => void;
const ready = new Promise<void>((resolve) => (isReady = resolve));

const post = (message: ToKeeper): void => keeper?.postMessage(message);

function hear(message: ToPage): void {
  if ("loaded" in message) progress.add(message.loaded);
  else if ("ready" in message) {
    progress.keeps = message.keeps;
    isReady();
  } else if ("failed" in message) progress.fail(message.failed);
  else if ("told" in message) {
    if (line?.readyState === OPEN)
      line.onmessage?.(new MessageEvent("message", { data: message.told }));
  } else {
    waiting.get(message.answer)?.(message.reply);
    waiting.delete(message.answer);
  }
}

async function begin(target: HTMLElement, words: Promise<void>): Promise<void> {
  // Before the first screen is drawn: nobody who plays in the dark wants to be dazzled.
  document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
  followBuilds();
  await theGames(target, words, () => keeper?.terminate());
  const about = document.querySelector<HTMLMetaElement>('meta[name="trilith-parts"]');
  const parts = JSON.parse(about?.content ?? "{}") as Parts;
  const { wasm, library, trilith } = parts;
  const before = Number(document.documentElement.dataset["loaded"] ?? 0);
  progress.begin(before + wasm.bytes + library.bytes + trilith.bytes);
  progress.add(before);
  keeper = new Worker(new URL("./keeper.ts", import.meta.url), { type: "module" });
  keeper.onmessage = (event: MessageEvent<ToPage>) => hear(event.data);
  keeper.onerror = (event) => progress.fail(event.message);
  post({ start: parts, base });
  const same = unpack(new URL(parts.answers.path, base).href, "application/json");
  const [{ default: Loading }] = await Promise.all([import("./Loading.svelte"), words]);
  const screen = mount(Loading, { target });
  answers = (await (await same).json()) as Record<string, string>;
  await ready;
  await unmount(screen);
}

/** When another tab has taken a new build, this one's files are gone: it reloads with it. */
function followBuilds(): void {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  const isOurs = workers?.controller?.scriptURL.startsWith(base);
  if (isOurs) workers!.addEventListener("controllerchange", () => location.reload());
}

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const known = answers[path];
  if (known !== undefined) return new Response(known);
  const reply = await new Promise<Reply>((resolve) => {
    waiting.set(++asked, resolve);
    const { method = "GET", body } = init;
    post({ ask: asked, method, path, body: typeof body === "string" ? body : "" });
  });
  const headers: Record<string, string> = { "content-type": reply.kind };
  if (reply.name) headers["content-disposition"] = `attachment; filename="${reply.name}"`;
  return new Response(reply.body, { status: reply.status, headers });
}

export const transport: Transport = {
  isOffline: true,
  request,
  line: () => {
    const fresh = new WorkerLine();
    line = fresh;
    void ready.then(() => fresh.open());
    return fresh;
  },
  path: () => location.hash.slice(1) || "/",
  address: (path) => `#${path}`,
  worker: "./sw.js",
  begin,
  parts: {
    top: () => import("./Mark.svelte"),
    lobby: () => import("./Luggage.svelte"),
    renew: () => import("./Caution.svelte"),
  },
};
