/** What this screen remembers beside the game: what lies in the square, which card is taken up. */

import type { TileKind } from "./view";
import type { Square } from "./zones";

class Desk {
  /** The player whose board lies in the square; null for none. */
  looking = $state<number | null>(null);
  /** The card of the hand that was taken up, before its pile is chosen. */
  card = $state<string | null>(null);
  /** The pile whose trades are to be chosen from. */
  deal = $state<number | null>(null);
  /** Is the overview of the city shown in place of what is asked? */
  city = $state(false);
  /** What the player wants to see in the square; null for what is asked. */
  wish = $state<Square | null>(null);
  /** Is the tray as large as the whole own board, and the city a map? */
  full = $state(false);
  /** What lies open in the tray: a development tile, or all of them to turn one over. */
  tile = $state<TileKind | "develop" | null>(null);
  /** The Sabbath that is read again on request, and the moment of it that is told. */
  reading = $state(false);
  moment = $state(0);

  readAgain(): void {
    this.reading = !this.reading;
    this.moment = 0;
    this.looking = null;
    this.full = false;
  }

  /** A new question: the square shows it, and whatever was looked at is laid aside. */
  ask(): void {
    this.city = false;
    this.wish = null;
    this.looking = null;
    this.reading = false;
  }
}

export const desk = new Desk();
