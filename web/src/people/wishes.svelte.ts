/** What is sent to me: as the server has it, changed switch by switch. */

import { ApiError, api } from "../lib/api";
import { session } from "../lib/session.svelte";
import { t, text } from "../lib/text.svelte";
import type { Notifications, Wishes } from "../lib/wire";

export const KINDS = ["turn", "late", "sat", "chat", "over"] as const;
export type Kind = (typeof KINDS)[number];
export const WAYS = ["push", "mail", "webhook"] as const;
export type WayKind = (typeof WAYS)[number];

export function words(error: unknown): string {
  const code = error instanceof ApiError ? error.code.replaceAll("_", "-") : "unreachable";
  return t(`error-${code}`);
}

export class MyWishes {
  all = $state.raw<Notifications | null>(null);
  problem = $state("");
  told = $state("");

  async load(): Promise<void> {
    await this.attempt(async () => {
      if (!session.person) await session.ensure();
      this.all = await api.notifications();
    });
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

  /** Shown at once; what could not be saved jumps back, and says so. */
  async change(part: Partial<Wishes>): Promise<void> {
    const before = this.all!;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const wishes = { ...before.wishes, ...part, zone, language: text.language };
    this.all = { ...before, wishes };
    const saved = await this.attempt(async () => {
      this.all = await api.wish(wishes);
    });
    if (!saved) this.all = before;
  }

  async attempt(what: () => Promise<unknown>): Promise<boolean> {
    this.problem = this.told = "";
    try {
      await what();
      return true;
    } catch (error) {
      this.problem = words(error);
      return false;
    }
  }
}
