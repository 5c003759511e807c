/** What a line of the sheet is called: the thing it stands on, and what of it. */

import { t, text } from "../lib/text.svelte";
import type { SheetLine } from "../lib/wire";

/** Parts of a place that only lead to the thing. */
const WAY = new Set(["gates", "cards", "rows", "spaces", "sides", "board", "focus_cards"]);

export function lineName(game: string, line: Pick<SheetLine, "paths" | "of">): string {
  const parts = line.paths[0]!.split(".");
  const [thing, rest] = thingOf(game, parts, line.paths.length);
  const of = line.of ? partName(game, line.of) : "";
  const details = detailsOf(game, rest);
  if (of) details.push(of);
  return [thing, ...details].join(", ");
}

/** A place, as in a list of what differs: one thing, or the first of so many equal ones. */
export const placeName = (game: string, path: string, many = 1): string =>
  lineName(game, { paths: Array<string>(many).fill(path), of: "" });

/** The place as it stands in the data file, equal things together. */
export function linePlace(line: SheetLine): string {
  const [first] = line.paths;
  if (line.paths.length === 1) return first!;
  const last = line.paths[line.paths.length - 1]!.split(".");
  const number = /\d+$/.exec(last[1] ?? "")?.[0] ?? "";
  const parts = first!.split(".");
  parts[1] = `${parts[1]} … ${number}`;
  return parts.join(".");
}

/** The drawing of the thing a line stands on is found by its id. */
export function thingId(path: string): string {
  const parts = path.split(".");
  return parts.find((part, i) => i > 0 && !WAY.has(part) && !/^\d+$/.test(part)) ?? parts[0]!;
}

function thingOf(game: string, parts: string[], count: number): [string, string[]] {
  for (let i = parts.length; i > 0; i--) {
    const own = `copy-at-${parts.slice(0, i).join("-")}`;
    if (text.has(own)) return [t(own, { id: parts[i] ?? "" }), parts.slice(i + 1)];
  }
  const words = text.words(game);
  for (let i = 1; i < parts.length; i++) {
    const part = parts[i]!;
    const own = `copy-many-${part.replace(/_\d+$/, "").replaceAll("_", "-")}`;
    if (count > 1 && text.has(own)) return [t(own, { n: count }), parts.slice(i + 1)];
    const name = WAY.has(part) ? null : words.nameOf(part);
    if (name) return [name, parts.slice(i + 1)];
  }
  return [parts[0]!, parts.slice(1)];
}

function detailsOf(game: string, parts: string[]): string[] {
  const found: string[] = [];
  for (const part of parts) {
    if (/^\d+$/.test(part)) {
      const n = Number(part) + 1;
      if (found.length) found[found.length - 1] += ` ${n}`;
      else found.push(String(n));
    } else if (part !== "n") found.push(partName(game, part));
  }
  return found;
}

function partName(game: string, part: string): string {
  for (const name of [`${game}-${part}`, part]) {
    const own = `copy-part-${name}`;
    if (text.has(own)) return t(own);
  }
  return text.words(game).nameOf(part) ?? part.replaceAll("_", " ");
}

/** A value as it is shown: words by their names, lists with commas. */
export function valueWords(game: string, value: unknown): string {
  if (typeof value === "boolean") return value ? t("copy-yes") : t("copy-no");
  if (Array.isArray(value)) return value.map((item) => valueWords(game, item)).join(", ");
  if (typeof value === "string") return text.words(game).nameOf(value) ?? value;
  return value === null || value === undefined ? "–" : String(value);
}
