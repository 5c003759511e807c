/** The tables that wait for me: how many, which, and which comes next. */

import { api } from "./api";
import { session } from "./session.svelte";
import type { Invite, MyQueue, MyTurn } from "./wire";

const OFTEN = 60_000;

class Mine {
  queue = $state.raw<MyQueue | null>(null);
  /** Tables to which somebody has asked me. */
  invites = $state.raw<Invite[]>([]);
  failed = $state(false);
  /** Somebody goes from one waiting table to the next, and will be told when none is left. */
  isOnTheWay = false;

  get count(): number {
    return this.queue?.mine.length ?? 0;
  }

  async load(): Promise<void> {
    if (!session.person) {
      this.queue = null;
      this.invites = [];
      return;
    }
    try {
      this.queue = await api.queue();
      if (!session.person.guest) this.invites = await api.invites();
      this.failed = false;
    } catch {
      this.failed = true; // what was known last is shown, and that it is old
    }
  }

  async decline(table: string): Promise<void> {
    this.invites = this.invites.filter((one) => one.table !== table);
    await api.decline(table).catch(() => this.load());
  }

  /** The table to go to after this one. */
  after(table: string): MyTurn | null {
    return this.queue?.mine.find((turn) => turn.table !== table) ?? null;
  }

  /** Look now and then, as long as the page is before somebody's eyes. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.load();
    };
    look();
    const timer = setInterval(look, OFTEN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const mine = new Mine();
