/** What a General Revolt takes from a player, by what lies before them before and after it. */

import type { Beat } from "../../lib/teller/beat";
import { saRe, type SaReView } from "./view";

export interface Losses {
  /** Who suffers the revolt. */
  seat: number;
  cards: string[];
  jokers: number;
  /** Cards that still lie there: one of them is kept, or has been. */
  left: string[];
}

/** Before anything is lost: one of these cards will be kept. */
export const stillLeft = (view: SaReView, seat: number): Losses => ({
  seat,
  cards: [],
  jokers: 0,
  left: view.seats[seat]!.cards.map((one) => one.card),
});

export function lossesOf(beat: Beat): Losses {
  const [before, after] = [beat.before, beat.after].map((view) => saRe(view).seats[beat.seat]!);
  const left = after!.cards.map((one) => one.card);
  const cards = before!.cards.map((one) => one.card);
  for (const card of left) {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
  return { seat: beat.seat, cards, jokers: before!.jokers - after!.jokers, left };
}
