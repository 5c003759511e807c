/** The rail's pane: what its first tab shows, and which tab is open. */

import { transport } from "./transport";

/** What the first tab shows, by situation: what is told, what came of it, what would, what can be done. */
export type First = "told" | "since" | "confirm" | "options" | "blocked" | "guide";
export type Tab = "first" | "log" | "chat";

export class Pane {
  /** The tab that the player has chosen since the last press of theirs. */
  private wish = $state<Tab | null>(null);
  /** The list that was asked for, until something else is asked. */
  listed = $state<"options" | "blocked" | null>(null);
  /** Is it open, where there is no room for a rail? */
  open = $state(false);

  constructor(
    /** What the situation would show, if anything. */
    private readonly situation: () => First | null,
  ) {}

  get first(): First | null {
    return this.listed ?? this.situation();
  }

  get tab(): Tab {
    const wish = this.wish ?? (this.first ? "first" : "log");
    return wish === "first" && !this.first ? "log" : wish;
  }

  get tabs(): Tab[] {
    const shared: Tab[] = transport.isOffline ? ["log"] : ["log", "chat"];
    return this.first ? ["first", ...shared] : shared;
  }

  choose(tab: Tab): void {
    this.wish = tab;
  }

  list(which: "options" | "blocked"): void {
    const again = this.listed === which && this.tab === "first";
    this.listed = again ? null : which;
    this.wish = again ? null : "first";
    this.open = !again;
  }

  /** The player has pressed something: the first tab follows the situation again. */
  pressed(): void {
    this.wish = null;
  }

  /** Something else is asked. */
  changed(): void {
    // What was opened for the list alone gives its room back.
    if (this.listed) this.open = false;
    this.listed = null;
  }

  close(): boolean {
    const was = this.open || !!this.listed;
    this.open = false;
    this.listed = null;
    return was;
  }
}
