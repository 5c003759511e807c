/** The beats of a game that is replayed: those that lead from each step to the next. */

import type { Cut, Recap, View } from "../wire";
import type { Beat } from "./beat";
import { beatsOf, type Teller as Words } from "./beats";
import { patched } from "./patch";

/** How many steps are fetched at once. */
const CHUNK = 20;
/** Nobody's eyes: in a replay one's own doing is told like that of others. */
const NOBODY_THERE = -9;

export class Replayed {
  private readonly chunks = new Map<number, Promise<Map<number, Beat[]>>>();

  constructor(
    private readonly load: (from: number, to: number) => Promise<Recap>,
    private readonly steps: number,
    private readonly words: () => Words,
  ) {}

  /** The beats of one step, the first of the game being number 1. */
  async of(step: number): Promise<Beat[]> {
    if (step < 1 || step > this.steps) return [];
    const first = Math.floor((step - 1) / CHUNK) * CHUNK;
    let chunk = this.chunks.get(first);
    if (!chunk) {
      chunk = this.fetch(first, Math.min(first + CHUNK, this.steps));
      this.chunks.set(first, chunk);
    }
    return (await chunk).get(step) ?? [];
  }

  private async fetch(from: number, to: number): Promise<Map<number, Beat[]>> {
    const found = new Map<number, Beat[]>();
    let { view, told, to: reached } = await this.load(from, to);
    for (;;) {
      view = this.add(found, told, view);
      if (reached >= to) return found;
      ({ told, to: reached } = await this.load(reached, to));
    }
  }

  /** Sort the moments by their steps; the answer is the view after the last. */
  private add(found: Map<number, Beat[]>, told: Cut[], before: View): View {
    let view = before;
    for (const step of new Set(told.map((cut) => cut.step))) {
      const cuts = told.filter((cut) => cut.step === step).map((cut) => ({ ...cut, own: false }));
      const beats = beatsOf(cuts, view, NOBODY_THERE, this.words());
      found.set(
        step,
        beats.filter((beat) => beat.caption),
      );
      view = patched(
        view,
        cuts.flatMap((cut) => cut.set ?? []),
      );
    }
    return view;
  }
}
