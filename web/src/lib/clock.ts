/** Time left, for people. */

import type { Clock } from "./wire";

/** Milliseconds that a seat has left at this moment of the server's time. */
export function timeLeft(clock: Clock, seat: number, serverNow: number): number {
  const left = clock.left[seat] ?? 0;
  // While it stands still, nothing runs off.
  const since = Math.max(clock.at, clock.still[seat] ?? 0);
  const gone = Math.max(0, serverNow - since);
  return clock.running.includes(seat) ? Math.max(0, left - gone) : left;
}

/** 11:42, 1:05:00, or 2 d 3 h. */
export function timeWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (h >= 24) return `${Math.floor(h / 24)} d ${h % 24} h`;
  const pad = (n: number): string => String(n).padStart(2, "0");
  return h ? `${h}:${pad(m)}:${pad(s)}` : `${pad(m)}:${pad(s)}`;
}
