/** The coach's hint for what is asked now: where to look, what to do, why; one press each. */

import type { HintTold } from "./wire";

export const STAGES = 3;

export class Hints {
  /** Is the sheet open? Closing it keeps what was told. */
  open = $state(false);
  /** How far the coach has told. */
  stage = $state(0);
  told = $state.raw<HintTold | null>(null);
  thinking = $state(false);
  /** The code under which the server refused. */
  problem = $state("");
  /** The player knows that a game with hints does not count. */
  agreed = $state(false);

  constructor(private readonly ask: (stage: number) => void) {}

  /** The lantern: open the sheet and ask for the first stage, or put the sheet away. */
  toggle(): void {
    this.open = !this.open;
    if (this.open && this.agreed && !this.stage) this.next();
  }

  agree(): void {
    this.agreed = true;
    this.next();
  }

  next(): void {
    if (this.thinking || this.stage >= STAGES) return;
    this.thinking = true;
    this.problem = "";
    this.ask(this.stage + 1);
  }

  take(stage: number, told: HintTold): void {
    this.thinking = false;
    this.stage = Math.max(this.stage, stage);
    this.told = told;
  }

  /** Refused, if it was this that was asked for. */
  fail(code: string): boolean {
    if (!this.thinking || !REFUSALS.includes(code)) return false;
    this.thinking = false;
    this.problem = code;
    return true;
  }

  /** Something else is asked by now. */
  forget(): void {
    this.open = this.thinking = false;
    this.stage = 0;
    this.told = null;
    this.problem = "";
  }
}

const REFUSALS = ["no_hints", "no_hint", "not_now", "busy", "storage"];
