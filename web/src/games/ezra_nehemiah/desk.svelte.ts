/** What this screen remembers beside the game: whose board is open, which card is taken up. */

class Desk {
  /** The player whose whole board lies over the city; null for none. */
  looking = $state<number | null>(null);
  /** The card of the hand that was taken up, before its pile is chosen. */
  card = $state<string | null>(null);
  /** The Sabbath that was told to its end, by the step at which it began. */
  toldSabbath = $state(-1);
  /** The newest Sabbath and the newest turn of the opponent that were seen to begin. */
  sabbath = -1;
  turn = -1;
  /** Which step of that turn, and which moment of that Sabbath, is being told. */
  at = $state(0);
  moment = $state(0);
  /** The Sabbath that is read again on request. */
  reading = $state(false);
  /** The places of the wall that the opponent's told turn is about. */
  told = $state.raw<{ gate: string; target: string; direction: string } | null>(null);
}

export const desk = new Desk();
