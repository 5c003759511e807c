/** One's own steps at a table: named when they are taken back, and done again. */

import type { Choice, Label } from "./wire";

/** Steps that one press took back: where they began, and what they were. */
interface Undone {
  from: number;
  steps: Choice[];
}

export class Steps {
  /** What one's own steps that may be taken back were, by their number. */
  private did = $state.raw<Record<number, Choice>>({});
  /** What was taken back and can be done again, the newest last. */
  private undone = $state.raw<Undone[]>([]);

  note(step: number, choice: Choice): void {
    this.did = { ...this.did, [step]: choice };
  }

  labelOf(step: number): Label | null {
    return this.did[step]?.label ?? null;
  }

  /** The steps after `to` up to `step` are taken back. */
  takenBack(to: number, step: number): void {
    const steps = Array.from({ length: step - to }, (_, i) => this.did[to + 1 + i]);
    // A step that was done elsewhere is not known here.
    const known = steps.every((one) => one !== undefined);
    this.undone = known ? [...this.undone, { from: to, steps: steps as Choice[] }] : [];
  }

  /** What can be done again after this step, first to last. */
  again(step: number): Choice[] {
    const group = this.undone.at(-1);
    return group?.from === step ? group.steps : [];
  }

  doneAgain(): void {
    this.undone = this.undone.slice(0, -1);
  }

  /** The game goes on another way: what was taken back is no part of it. */
  goOn(): void {
    this.undone = [];
  }
}
