/** The time, for what counts down on the screen. */

import { createSubscriber } from "svelte/reactivity";
import { connection } from "./socket.svelte";

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** Milliseconds by the browser's clock; whatever shows it is redrawn every second. */
export function nowHere(): number {
  everySecond();
  return Date.now();
}

/** Milliseconds by the server's clock. */
export const nowThere = (): number => nowHere() + connection.offset;

/** Whole seconds until then; 0 when it is past. */
export const secondsTo = (then: number, now: number): number =>
  Math.max(0, Math.ceil((then - now) / 1000));
