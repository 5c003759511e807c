/** What the square shows: what the player looks at, else the Sabbath, else what is asked or told. */

import { askedOf, type PartProps } from "../props";
import { OPPONENT, type EzraView } from "../view";
import { squareOf, type Square } from "../zones";

/** What was laid in the square by the player. */
export interface Wishes {
  looking: number | null;
  city: boolean;
  wish: Square | null;
  reading: boolean;
  /** Does the whole own board lie in the tray? Then it is not in the square too. */
  full: boolean;
}

const RESTING = ["feed", "tuck", "score"];
/** What is told on the cloth. */
const SCENES = ["sabbath", "scoring"];
export const isSabbath = (view: EzraView): boolean => RESTING.includes(view.phase);

export function shownIn(part: PartProps, wishes: Wishes): Square {
  const { view, seat, decision, telling } = part;
  if (wishes.looking === OPPONENT && view.opponent) return "rival";
  if (wishes.looking !== null && wishes.looking !== seat && view.seats[wishes.looking])
    return "other";
  if (wishes.reading) return "sabbath";
  if (wishes.city) return "city";
  if (wishes.wish) return wishes.wish;
  if (isSabbath(view) || SCENES.includes(telling?.scene ?? "")) return "sabbath";
  const asked = squareOf(askedOf(decision));
  return asked === "own" && wishes.full ? "city" : asked;
}
