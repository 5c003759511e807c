/** Who sits where when a finished game goes on at another table. */

import type { Seat } from "../lib/wire";

/** My seats, or the first one if I only watched; bots again; the others stay free. */
export function seatsToPlayOn(
  seats: Seat[],
  person: string,
): { me: number[]; bots: (string | null)[] } {
  const own = seats.filter((seat) => seat.person === person).map((seat) => seat.seat);
  const free = seats.find((seat) => seat.kind === "person") ?? seats[0];
  const me = own.length ? own : [free?.seat ?? 0];
  const bots = seats.map((seat) => (me.includes(seat.seat) ? null : seat.bot));
  return { me, bots };
}
