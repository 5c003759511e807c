/** How the page talks to what keeps the tables: a server, or a worker in this browser. */

import type { Component } from "svelte";

/** A line for messages, as a WebSocket is one. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

type Part = () => Promise<{ default: Component }>;

export interface Transport {
  /** Is there no server? Then nobody else is there either. */
  readonly isOffline: boolean;
  request(path: string, init?: RequestInit): Promise<Response>;
  line(url: string): Line;
  /** The path of the page, as the address bar has it. */
  path(): string;
  /** What the address bar has for a path. */
  address(path: string): string;
  /** Where the page's service worker lies. */
  readonly worker: string;
  /** Get ready; what is to be seen meanwhile is drawn into this element, once there are words. */
  begin(target: HTMLElement, words: Promise<void>): Promise<void>;
  /** Parts of the screen that only this way of playing has. */
  readonly parts: { top?: Part; lobby?: Part; renew?: Part };
}

export { transport } from "#transport";
