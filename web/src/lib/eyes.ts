/** What one pair of eyes sees of a table, from the messages that come. */

import type { News } from "./teller/teller.svelte";
import type { Decision, GameEvent, StateMessage, View } from "./wire";

/** What one pair of eyes sees. */
export interface Eyes {
  seat: number;
  seq: number;
  step: number;
  floor: number;
  view: View | null;
  decision: Decision | null;
  log: GameEvent[];
  /** The step of this seat's last own answer. */
  lastOwn: number;
  /** May this seat ask the coach? */
  hints: boolean;
}

const LONGEST_LOG = 600;

/** What a state shows to eyes that saw this before. */
export function seen(state: StateMessage, before: Eyes | undefined): Eyes {
  const { seat, seq, step, floor, view, decision } = state;
  const lastOwn = state.last_own ?? 0;
  const [log, hints] = [logOf(state, before?.log ?? []), state.hints ?? false];
  return { seat, seq, step, floor, view, decision, log, lastOwn, hints };
}

/** A state as the teller takes it. */
export function newsOf(state: StateMessage): News {
  const { seat, step, full, view, mark, told, last_own } = state;
  return { seat, step, full, view, mark, told: told ?? null, lastOwn: last_own ?? step };
}

/** After an undo the events of later steps are gone from the log. */
function logOf(state: StateMessage, before: GameEvent[]): GameEvent[] {
  if (state.full) {
    const first = state.events[0]?.step ?? 0;
    return [...before.filter((event) => event.step < first), ...state.events];
  }
  const back = state.mark?.kind === "undo" || state.mark?.kind === "rewind";
  const to = back ? Number(state.mark?.to) : Infinity;
  const kept = before.filter((event) => event.step <= to);
  return [...kept, ...state.events].slice(-LONGEST_LOG);
}
