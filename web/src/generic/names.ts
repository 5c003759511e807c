/** Names of the keys and values of a view, in words. */

import { namesSeat, type Json, type Scalar } from "./shape";
import { t, text } from "../lib/text.svelte";
import { hyphens, type Words } from "../lib/words";

/** Names that were found already: a long view asks for the same ones hundreds of times. */
const found = new WeakMap<Words, Map<string, string>>();

/** A key of the view: named for all games, else by the game, else by itself. */
export function keyName(game: string, key: string): string {
  const words = text.words(game);
  const cache = found.get(words) ?? new Map<string, string>();
  found.set(words, cache);
  const name = cache.get(key) ?? findKeyName(game, key);
  cache.set(key, name);
  return name;
}

function findKeyName(game: string, key: string): string {
  const words = text.words(game);
  const common = `view-${hyphens(key)}`;
  if (words.has(common)) return words.format(common).text;
  return capital(words.nameOf(key) ?? key.replaceAll("_", " "));
}

export function valueName(
  game: string,
  key: string,
  value: Scalar,
  names: readonly string[],
): string {
  if (value === null || value === "") return t("nothing");
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (typeof value === "number") {
    if (!namesSeat(key)) return String(value);
    return value < 0 ? t("nothing") : (names[value] ?? String(value));
  }
  if (value.startsWith("seat:")) return names[Number(value.slice(5))] ?? value;
  const words = text.words(game);
  const name = (key === "phase" ? words.part("phase", value) : null) ?? words.nameOf(value);
  if (name) return capital(name);
  const option = words.has(`${game}-option-${hyphens(key)}-${hyphens(value)}`);
  return option ? words.message(`option-${key}-${value}`) : value.replaceAll("_", " ");
}

/** A cell of a table: a value, or what lies in it, in one line. */
export function cellName(game: string, key: string, value: Json, names: readonly string[]): string {
  if (value === null || typeof value !== "object") return valueName(game, key, value, names);
  const told = Array.isArray(value)
    ? value.map((one) => cellName(game, key, one, names))
    : Object.entries(value)
        .filter(([, one]) => one !== 0 && one !== null && one !== false)
        .map(([name, one]) => `${keyName(game, name)} ${cellName(game, name, one, names)}`);
  return told.join(", ") || t("nothing");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
