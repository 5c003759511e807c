/** What a General Revolt takes from a player, by what lies before them before and after it. */

import type { Beat } from "../../lib/teller/beat";
import { saRe, type City } from "./view";

export interface Losses {
  cards: string[];
  jokers: number;
  /** Cards that still lie there: one of them is kept, or has been. */
  left: string[];
}

/** Before anything is lost: one of these cards will be kept. */
export const stillLeft = (city: City): Losses => ({
  cards: [],
  jokers: 0,
  left: city.cards.map((one) => one.card),
});

export function lossesOf(beat: Beat): Losses {
  const [before, after] = [beat.before, beat.after].map((view) => saRe(view).seats[beat.seat]!);
  const left = after!.cards.map((one) => one.card);
  const cards = before!.cards.map((one) => one.card);
  for (const card of left) {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
  return { cards, jokers: before!.jokers - after!.jokers, left };
}
