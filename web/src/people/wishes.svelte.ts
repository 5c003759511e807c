/** What is sent to me: as the server has it, changed switch by switch. */

import { api } from "../lib/api";
import { pushState, subscribe } from "../lib/push";
import { session } from "../lib/session.svelte";
import { t, text } from "../lib/text.svelte";
import type { Notifications, Wishes } from "../lib/wire";
import { problemOf } from "../lib/problem";

export const KINDS = ["turn", "late", "invite", "sat", "wait", "chat", "over", "puzzle"] as const;
export type Kind = (typeof KINDS)[number];
export const WAYS = ["push", "mail", "webhook"] as const;
export type WayKind = (typeof WAYS)[number];

/** The time zone of this device. */
export const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** What the server has of who never said where they are. */
const UNKNOWN = "UTC";

export class MyWishes {
  all = $state.raw<Notifications | null>(null);
  problem = $state("");
  told = $state("");
  /** How many changes are still on their way to the server. */
  unsaved = $state(0);
  /** What the server is known to have. */
  private saved: Notifications | null = null;
  /** Changes are sent one after the other, so that the last one is the one that stays. */
  private line: Promise<unknown> = Promise.resolve();

  async load(): Promise<void> {
    await this.attempt(async () => {
      if (!session.person) await session.ensure();
      this.take(await api.notifications());
    });
  }

  /** What the server has: shown, unless more changes of one's own are on their way than it holds. */
  take(all: Notifications, held = 0): void {
    this.saved = all;
    if (this.unsaved <= held) this.all = all;
  }

  isOn(kind: Kind, way: WayKind): boolean {
    return this.all?.wishes.ways[kind]?.includes(way) ?? false;
  }

  async set(kind: Kind, way: WayKind, on: boolean): Promise<void> {
    const ways = { ...this.all!.wishes.ways };
    const others = (ways[kind] ?? []).filter((one) => one !== way);
    ways[kind] = on ? [...others, way] : others;
    await this.change({ ways });
  }

  /** Messages to this browser: it asks only after a press. */
  async allowPush(): Promise<boolean> {
    const state = await pushState();
    if (state === "on" && this.all!.ways.some((one) => one.kind === "push")) return true;
    if (state === "missing" || state === "denied") {
      this.problem = t(`push-${state}`);
      return false;
    }
    let done = false;
    await this.attempt(async () => {
      done = (await subscribe(this.all!.key)) !== null;
      if (done) this.take(await api.notifications());
    });
    if (!done && !this.problem) this.problem = t("push-denied");
    return done;
  }

  /** Shown at once; what could not be saved jumps back, and says so. */
  async change(part: Partial<Wishes>): Promise<void> {
    const known = this.all!.wishes;
    const zone = known.zone === UNKNOWN ? HERE : known.zone;
    const wishes = { ...known, zone, language: text.language, ...part };
    this.all = { ...this.all!, wishes };
    this.unsaved += 1;
    const before = this.line;
    this.line = before.then(() => this.save(wishes));
    await this.line;
  }

  private async save(wishes: Wishes): Promise<void> {
    const isSaved = await this.attempt(async () => this.take(await api.wish(wishes), 1));
    // A newer change holds this one too: only the last one has to give up.
    if (!isSaved && this.unsaved === 1) this.all = this.saved;
    this.unsaved -= 1;
  }

  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.problem = this.told = "";
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    }
  }
}
