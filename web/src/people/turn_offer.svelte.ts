/** "My turn" by browser: offered once, in one sentence, when a first game over days has begun. */

import { pushState } from "../lib/push";
import { prefs } from "../lib/prefs.svelte";
import { session } from "../lib/session.svelte";
import { transport } from "../lib/transport";
import { MyWishes } from "./wishes.svelte";

class TurnOffer {
  /** What is shown: the question, then what came of it; nothing for all who were asked before. */
  stage = $state<"" | "asked" | "done" | "failed">("");
  private wishes = new MyWishes();
  private isLooking = false;

  /** Why it could not be done. */
  get problem(): string {
    return this.wishes.problem;
  }

  /** A game over days is being played: ask, unless this browser or the person has answered. */
  async consider(): Promise<void> {
    if (this.stage || this.isLooking || prefs.turnAsked) return;
    if (transport.isOffline || !session.person || (await pushState()) !== "off") return;
    this.isLooking = true;
    await this.wishes.load();
    this.isLooking = false;
    const all = this.wishes.all;
    if (!all?.offers.push) return;
    if (all.wishes.ways.turn?.length) prefs.turnAsked = true;
    else this.stage = "asked";
  }

  async answer(yes: boolean): Promise<void> {
    prefs.turnAsked = true;
    this.stage = "";
    if (!yes) return;
    const isAllowed = await this.wishes.allowPush();
    if (isAllowed) await this.wishes.set("turn", "push", true);
    this.stage = this.wishes.problem ? "failed" : "done";
  }

  close(): void {
    this.stage = "";
  }
}

export const turnOffer = new TurnOffer();
