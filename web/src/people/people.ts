/** What pages about people share: emblems, numbers with their margin, days. */

import { hash } from "../lib/bots";
import { t, text } from "../lib/text.svelte";

export const EMBLEMS = [0, 1, 2, 3] as const;
/** Everybody has an emblem: the one they chose, or else one that follows from the name. */
export const emblemOf = (name: string, chosen?: number | null): number =>
  chosen ?? hash(name.toLowerCase()) % EMBLEMS.length;

export function dayWords(at: number, withYear = false): string {
  return new Intl.DateTimeFormat(text.language, {
    day: "numeric",
    month: "short",
    ...(withYear ? { year: "numeric" } : {}),
  }).format(at);
}

export function monthWords(at: number): string {
  return new Intl.DateTimeFormat(text.language, { month: "long", year: "numeric" }).format(at);
}

/** "+14", "−9" or "0". */
export function signedWords(n: number): string {
  const rounded = Math.round(n);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
}

/** "won", "2nd of 3" or "given up". */
export function placeWords(place: number, seats: number): string {
  if (!place) return t("place-given-up");
  if (place === 1) return t("place-won");
  return seats === 2 ? t("place-lost") : t("place-of", { place, seats });
}

/** "Polish, English", in the reader's language. */
export function languageWords(codes: readonly string[]): string {
  const names = new Intl.DisplayNames([text.language], { type: "language" });
  return codes.map((code) => names.of(code) ?? code).join(", ");
}

/** An hour of the world's clock, by the reader's own. */
export function hourHere(utc: number, at = new Date()): number {
  const shown = new Date(at);
  shown.setUTCHours(utc, 0, 0, 0);
  return shown.getHours();
}
