/** The tables that wait for me: how many, which, and which comes next. */

import { api } from "./api";
import { session } from "./session.svelte";
import { connection } from "./socket.svelte";
import type { Invite, MyQueue, MyTurn } from "./wire";

/** The server rings when something has changed; this is for rings that were lost. */
const OFTEN = 60_000;
/** Several rings in a row are one look. */
const SOON = 150;

class Mine {
  queue = $state.raw<MyQueue | null>(null);
  /** Tables to which I am invited. */
  invites = $state.raw<Invite[]>([]);
  failed = $state(false);
  /** The viewer goes from one waiting table to the next, and hears when none is left. */
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

  /** Look whenever the server rings, also behind other pages; else now and then while it is seen. */
  follow(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.load();
    };
    look();
    const timer = setInterval(look, OFTEN);
    const deaf = onRing(() => void this.load());
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      deaf();
      document.removeEventListener("visibilitychange", look);
    };
  }
}

export const mine = new Mine();

/** Called when what waits for me has changed, or may have while the line was lost. */
export function onRing(answer: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const deaf = connection.listen((message) => {
    const isBack =
      message.is === "hello" && connection.lines > 1 && message.person?.id === session.person?.id; // else somebody else is here by now, or nobody
    if (message.is !== "mine" && !isBack) return;
    clearTimeout(later);
    // If the line is lost by then, perhaps because one was signed out, the next one rings again.
    later = setTimeout(() => connection.net === "live" && answer(), SOON);
  });
  return () => {
    clearTimeout(later);
    deaf();
  };
}
