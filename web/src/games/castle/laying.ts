/** A payment that is laid by one press, as the server suggests it. */

import type { Decision, View } from "../../lib/wire";
import type { Payment, Resource } from "./seen";
import { castle } from "./view";

/** The pieces that are suggested, one by one. */
export const piecesOf = (payment: Payment): Resource[] =>
  Object.entries(payment.suggested).flatMap(([good, n]) =>
    Array.from({ length: n ?? 0 }, () => good as Resource),
  );

/** The next piece to lay by the suggestion; null when the building is paid, or another player's. */
export function nextToLay(building: string) {
  return (decision: Decision, view: View): string | null => {
    const payment = castle(view).payment;
    if (payment?.seat !== decision.seat || payment.building !== building) return null;
    const [next] = piecesOf(payment);
    return decision.options.find((one) => one.action === `pay ${next}`)?.action ?? null;
  };
}
