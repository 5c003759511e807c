/** What points come from, in the words of the coach or of the game's own scoring. */

import { decimal } from "../lib/decimal";
import { t, text } from "../lib/text.svelte";

export function sourceName(game: string, source: string): string {
  const own = `coach-source-${game}-${source}`.replaceAll("_", "-");
  if (text.has(own)) return t(own);
  if (text.has(`coach-source-${source}`)) return t(`coach-source-${source}`);
  return text.words(game).part("row", source) ?? source;
}

/** "+3.2" or "−0.5". */
export function pointsMore(value: number): string {
  return value < 0 ? decimal(value) : `+${decimal(value)}`;
}
