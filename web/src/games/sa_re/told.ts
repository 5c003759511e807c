/** What the log tells of the plan and of the work sequence that are under way. */

import type { GameEvent } from "../../lib/wire";

export interface Operation {
  kind: "launched" | "withdrawn" | "moved" | "demolished";
  type: string;
  cell: string;
  /** The steps of the game that it took: those after `from`, up to `to`. */
  from: number;
  to: number;
}

const OPERATIONS: Record<string, Operation["kind"]> = {
  launched: "launched",
  launched_pyramid: "launched",
  withdrawn: "withdrawn",
  moved: "moved",
  demolished: "demolished",
};
/** Events with which a plan starts over. */
const OPENINGS = new Set(["round", "committed", "reset", "first_player", "season_ended"]);

/** The operations of a player's plan since it began, or since it was taken back. */
export function draft(log: GameEvent[], seat: number): Operation[] {
  const start = log.findLastIndex((event) => OPENINGS.has(event.kind));
  const found: Operation[] = [];
  // Every operation ends with an event: what is done since the last one belongs to the next.
  let from = log[start]?.step ?? 0;
  for (const event of log.slice(start + 1)) {
    const kind = OPERATIONS[event.kind];
    const [type, cell] = [String(event.args["type"]), String(event.args["cell"])];
    if (kind && event.seat === seat) found.push({ kind, type, cell, from, to: event.step });
    from = event.step;
  }
  return found;
}

export interface Drawn {
  card: string;
  done: boolean;
}

/**
 * The cards of the work sequence so far, draw by draw: those drawn together for Horus' Choice lie in
 * one batch. `open` are the cards not resolved yet: they are the last ones drawn.
 */
export function chain(log: GameEvent[], open: string[]): Drawn[][] {
  const start = log.findLastIndex((event) => event.kind === "sequence");
  const batches: Drawn[][] = [];
  let together = false;
  for (const event of log.slice(start + 1)) {
    if (event.kind === "drew") {
      const card = { card: String(event.args["card"]), done: true };
      if (together) batches.at(-1)!.push(card);
      else batches.push([card]);
      together = true;
    } else if (event.kind !== "turned_up" && event.kind !== "hoshekh") together = false;
  }
  const left = [...open];
  for (const card of batches.flat().reverse()) {
    const at = left.indexOf(card.card);
    if (at >= 0) {
      card.done = false;
      left.splice(at, 1);
    }
  }
  return batches;
}
