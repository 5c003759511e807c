/** Which options the board shows so well that the bar lists them only when asked. */

import type { Choice, Decision } from "../../lib/wire";
import { verbOf } from "../../lib/targets";

/** Verbs whose options lie on the city or on the own board, each at its own place. */
const ON_THE_BOARD = new Set([
  "space",
  "scribe",
  "branch",
  "temple",
  "tent",
  "copy",
  "play",
  "place",
  "trade",
  "develop",
]);
/** So few options stand in the bar without hiding anything. */
const FEW = 6;

export function folds(choice: Choice, decision: Decision): boolean {
  return decision.options.length > FEW && ON_THE_BOARD.has(verbOf(choice.action));
}
