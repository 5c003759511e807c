/** The WebSocket: it comes back by itself, and what was not saved is sent again. */

import { transport, type Line } from "./transport";
import type { Down, Person, Up } from "./wire";

export type Net = "connecting" | "live" | "lost";

/** How long either side may be silent; the server closes after 40 s. */
const PING_EVERY = 12_000;
const SILENCE = 26_000;
const RETRY = [300, 700, 1500, 3000, 5000, 8000];

/** Refusals that are not final: the same message with the same key may work later. */
const LATER = ["storage", "restart"];

type Listener = (message: Down) => void;
/** How often a message could not be saved, and when it is sent once more. */
type Again = { tries: number; timer: ReturnType<typeof setTimeout> | undefined };

/** The key by which a message is known when it is sent again; "" for those that have none. */
export const keyOf = (message: Up): string => ("key" in message && message.key) || "";

export class Connection {
  net = $state<Net>("connecting");
  person = $state.raw<Person | null>(null);
  /** Messages that the server could not save yet, and that are tried again. */
  unsaved = $state(0);
  /** When the next attempt to connect is made, in milliseconds of one's own clock; 0 if none is due. */
  retryAt = $state(0);
  /** How often the line has been opened: more than once means that it was lost between. */
  lines = 0;
  /** Server time minus own time, in milliseconds. */
  offset = 0;

  private socket: Line | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly subscriptions = new Map<string, Up>();
  /** Tables for which the server has been asked on this line, and of which nothing has come yet. */
  private readonly awaited = new Set<string>();
  private readonly unacknowledged = new Map<string, Up>();
  private readonly again = new Map<string, Again>();
  private tries = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly url: string) {
    setInterval(() => this.check(), PING_EVERY);
    addEventListener("online", () => this.retryNow());
    if (!transport.isOffline) addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.check();
    });
  }

  open(): void {
    clearTimeout(this.timer);
    this.retryAt = 0;
    if (this.socket) return;
    const socket = transport.line(this.url);
    this.socket = socket;
    socket.onopen = () => this.onOpen();
    socket.onmessage = (event) => this.onMessage(JSON.parse(event.data as string) as Down);
    socket.onclose = () => {
      if (this.socket === socket) this.drop();
    };
  }

  /** After the person changed: the old connection speaks for another person. */
  reopen(): void {
    this.close();
    this.open();
  }

  retryNow(): void {
    if (this.socket?.readyState === WebSocket.OPEN) return;
    this.close();
    this.open();
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Follow something from now on, also after the connection was lost. */
  subscribe(name: string, message: Up): void {
    this.subscriptions.set(name, message);
    this.follow(message);
  }

  unsubscribe(name: string, message: Up): void {
    this.subscriptions.delete(name);
    this.send(message);
  }

  /** Messages with a key are kept until the server has them; others are lost with the connection. */
  send(message: Up): void {
    const key = keyOf(message);
    if (key) this.unacknowledged.set(key, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private follow(message: Up): void {
    if (message.do === "watch") this.awaited.add(message.table);
    this.send(message);
  }

  private onOpen(): void {
    this.net = "live";
    this.lines += 1;
    this.tries = 0;
    this.heard = Date.now();
    this.awaited.clear();
    for (const message of this.subscriptions.values()) this.follow(message);
    for (const message of this.unacknowledged.values()) this.socket?.send(JSON.stringify(message));
  }

  private onMessage(message: Down): void {
    this.heard = Date.now();
    if (message.is === "hello") {
      this.person = message.person;
      this.offset = message.time - Date.now();
    }
    if (message.is === "pong") this.offset = message.time - Date.now();
    if (message.is === "ack") this.settle(message.key);
    if (message.is === "error" && message.key) {
      if (LATER.includes(message.code)) this.tryLater(message.key);
      else this.settle(message.key);
    }
    if (this.isPutOff(message)) return;
    for (const listener of [...this.listeners]) listener(message);
  }

  /** Too much was asked at once to show a table: it is asked for again when the server says. */
  private isPutOff(message: Down): boolean {
    if (!("table" in message) || !message.table || !this.awaited.has(message.table)) return false;
    const watch = this.subscriptions.get(`table ${message.table}`);
    if (message.is !== "error" || message.code !== "busy" || !watch) {
      this.awaited.delete(message.table);
      return false;
    }
    const line = this.socket;
    setTimeout(
      () => {
        if (this.socket === line) this.follow(watch);
      },
      1000 * (message.wait ?? 1),
    );
    return true;
  }

  /** The server has it, or will never take it. */
  private settle(key: string): void {
    this.unacknowledged.delete(key);
    clearTimeout(this.again.get(key)?.timer);
    this.again.delete(key);
    this.unsaved = this.again.size;
  }

  /** Once more after a pause that grows: the server cannot save at present. */
  private tryLater(key: string): void {
    if (!this.unacknowledged.has(key)) return;
    const tries = this.again.get(key)?.tries ?? 0;
    clearTimeout(this.again.get(key)?.timer);
    const timer = setTimeout(() => this.sendAgain(key), pause(tries));
    this.again.set(key, { tries: tries + 1, timer });
    this.unsaved = this.again.size;
  }

  private sendAgain(key: string): void {
    clearTimeout(this.again.get(key)?.timer);
    const message = this.unacknowledged.get(key);
    // Without a connection it is sent as soon as there is one.
    if (message) this.send(message);
  }

  /** The user does not want to wait for the next attempt. */
  saveNow(): void {
    for (const key of this.again.keys()) this.sendAgain(key);
  }

  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) this.drop();
    else this.send({ do: "ping" });
  }

  private drop(): void {
    this.close();
    this.net = "lost";
    clearTimeout(this.timer);
    const wait = pause(this.tries++);
    this.retryAt = Date.now() + wait;
    this.timer = setTimeout(() => this.open(), wait);
  }

  private close(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

/** Milliseconds before the next attempt; not the same for everybody. */
function pause(tries: number): number {
  const wait = RETRY[Math.min(tries, RETRY.length - 1)]!;
  return wait * (0.8 + Math.random() * 0.4);
}

export function socketUrl(place: Location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/ws`;
}

export const connection = new Connection(socketUrl(location));
