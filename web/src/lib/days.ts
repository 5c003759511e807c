/** Deadlines for people: how long is left, and the hour, with the day if it is not today. */

import { t, text } from "./text.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this it is urgent. */
export const SOON = 2 * HOUR;

/** "2 h 8 min", "19 h" or "2 days". */
export function timeLeftWords(ms: number): string {
  const left = Math.max(0, ms);
  const hours = Math.floor(left / HOUR);
  if (left >= 2 * DAY) return t("left-days", { n: Math.floor(left / DAY) });
  if (hours >= 5) return t("left-hours", { n: hours });
  return t("left-minutes", { h: hours, m: Math.floor((left % HOUR) / MINUTE) });
}

/** "14:20", "tomorrow, 7:05" or "Wednesday 18 November, 7:05". */
export function hourWords(until: number, now: number): string {
  const moment = new Date(until);
  const hour = new Intl.DateTimeFormat(text.language, { timeStyle: "short" }).format(moment);
  const days = Math.round((startOf(moment) - startOf(new Date(now))) / DAY);
  if (days <= 0) return t("by-today", { hour });
  if (days === 1) return t("by-tomorrow", { hour });
  const day = new Intl.DateTimeFormat(text.language, {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(moment);
  return t("by-day", { hour, day });
}

/** A moment that is past, with its day. */
export function momentWords(at: number): string {
  return new Intl.DateTimeFormat(text.language, { dateStyle: "medium", timeStyle: "short" }).format(
    at,
  );
}

function startOf(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}

/** The day before this moment: "20 December". Vacations end at midnight. */
export function dayWords(end: number): string {
  return new Intl.DateTimeFormat(text.language, { day: "numeric", month: "long" }).format(end - 1);
}
