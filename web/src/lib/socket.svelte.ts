/** The WebSocket: it comes back by itself, and what was not acknowledged is sent again. */

import type { Down, Person, Up } from "./wire";

export type Net = "connecting" | "live" | "lost";

/** So long nobody may be silent; the server closes after 40 s. */
const PING_EVERY = 12_000;
const SILENCE = 26_000;
const RETRY = [300, 700, 1500, 3000, 5000, 8000];

type Listener = (message: Down) => void;

export class Connection {
  net = $state<Net>("connecting");
  person = $state.raw<Person | null>(null);
  /** Server time minus own time, in milliseconds. */
  offset = 0;

  private socket: WebSocket | null = null;
  private readonly listeners = new Set<Listener>();
  private readonly subscriptions = new Map<string, Up>();
  private readonly unacknowledged = new Map<string, Up>();
  private tries = 0;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly url: string) {
    setInterval(() => this.check(), PING_EVERY);
    addEventListener("online", () => this.retryNow());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.check();
    });
  }

  open(): void {
    clearTimeout(this.timer);
    if (this.socket) return;
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => this.onOpen();
    socket.onmessage = (event) => this.onMessage(JSON.parse(event.data as string) as Down);
    socket.onclose = () => {
      if (this.socket === socket) this.drop();
    };
  }

  /** After the person changed: the old connection speaks for somebody else. */
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
    this.send(message);
  }

  unsubscribe(name: string, message: Up): void {
    this.subscriptions.delete(name);
    this.send(message);
  }

  /** Messages with a key are kept until the server has them; others are lost with the connection. */
  send(message: Up): void {
    if (message.key) this.unacknowledged.set(message.key, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private onOpen(): void {
    this.net = "live";
    this.tries = 0;
    this.heard = Date.now();
    for (const message of this.subscriptions.values()) this.socket?.send(JSON.stringify(message));
    for (const message of this.unacknowledged.values()) this.socket?.send(JSON.stringify(message));
  }

  private onMessage(message: Down): void {
    this.heard = Date.now();
    if (message.is === "hello") {
      this.person = message.person;
      this.offset = message.time - Date.now();
    }
    if (message.is === "pong") this.offset = message.time - Date.now();
    if (message.is === "ack") this.unacknowledged.delete(message.key);
    // "storage" means: try again with the same key; every other refusal is final.
    if (message.is === "error" && message.key && message.code !== "storage")
      this.unacknowledged.delete(message.key);
    for (const listener of [...this.listeners]) listener(message);
  }

  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) this.drop();
    else this.send({ do: "ping" });
  }

  private drop(): void {
    this.close();
    this.net = "lost";
    const wait = RETRY[Math.min(this.tries++, RETRY.length - 1)]!;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait * (0.8 + Math.random() * 0.4));
  }

  private close(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}

export function socketUrl(place: Location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/ws`;
}

export const connection = new Connection(socketUrl(location));
