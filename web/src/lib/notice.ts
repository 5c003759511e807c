/** What the bar says besides its question: one thing at a time, the most pressing first. */

import type { Told } from "./teller/beat";
import type { Blocked, ErrorMessage, GameEvent, Mark, Status } from "./wire";
import type { Net } from "./socket.svelte";

export type Notice =
  /** No connection; so many seconds until the next attempt. */
  | { is: "lost"; seconds: number }
  /** The server cannot save at present. */
  | { is: "unsaved" }
  | { is: "refused"; error: ErrorMessage }
  /** It was asked why nothing can be taken back. */
  | { is: "floor" }
  /** The game ended without a result: for this reason. */
  | { is: "closed"; why: string }
  /** Why the piece just pressed cannot be chosen. */
  | { is: "why"; blocked: Blocked }
  /** What has just happened to the viewer, who was not asked. */
  | { is: "said"; event: GameEvent }
  /** Another player has asked the coach, and so far. */
  | { is: "hint"; seat: number; stage: number }
  /** The connection is back; so many steps were played meanwhile. */
  | { is: "back"; steps: number };

export interface Situation {
  net: Net;
  /** Seconds until the next attempt to connect. */
  seconds: number;
  unsaved: number;
  error: ErrorMessage | null;
  floor: boolean;
  status: Status;
  closedWhy: string;
  why: Blocked | null;
  said: GameEvent | null;
  /** Another player's hint, if that was the last change. */
  hint: Mark | null;
  missed: number | null;
}

export function noticeOf(now: Situation): Notice | null {
  if (now.net === "lost") return { is: "lost", seconds: now.seconds };
  if (now.unsaved) return { is: "unsaved" };
  if (now.status === "closed") return { is: "closed", why: now.closedWhy };
  if (now.error) return { is: "refused", error: now.error };
  if (now.floor) return { is: "floor" };
  if (now.why) return { is: "why", blocked: now.why };
  if (now.said) return { is: "said", event: now.said };
  if (now.hint) return { is: "hint", seat: now.hint.seat ?? -1, stage: now.hint.stage ?? 1 };
  if (now.missed !== null) return { is: "back", steps: now.missed };
  return null;
}

/** The newest event since the viewer's last own step that the bar says too. */
export function saidTo(
  seat: number,
  since: number,
  log: readonly GameEvent[],
  told: Told | undefined,
): GameEvent | null {
  const isSaid = (event: GameEvent): boolean => {
    const kind = told?.kinds[event.kind];
    return !!(typeof kind === "function" ? kind(event) : kind)?.said;
  };
  return (
    log.findLast((event) => event.step >= since && event.seat === seat && isSaid(event)) ?? null
  );
}
