/**
 * A view of any game as readable parts, found by the shape of the data alone: values, rows of
 * numbers, lists, tables. What a name means is asked of the words; nothing of a game is known here.
 */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type Part =
  | { kind: "value"; name: string; value: Scalar }
  | { kind: "list"; name: string; items: Scalar[] }
  | { kind: "counts"; name: string; counts: [string, number][] }
  | { kind: "table"; name: string; columns: string[]; rows: Json[][] }
  | { kind: "group"; name: string; parts: Part[] };

export type Scalar = string | number | boolean | null;

/** Names whose numbers are seats. */
const SEAT_NAMES = /(^|_)(seat|seats|owner|owners|player|players|suitors|holder|by|leader|active)$/;

export const namesSeat = (name: string): boolean => SEAT_NAMES.test(name);

export function isScalar(value: Json | undefined): value is Scalar {
  return value === null || typeof value !== "object";
}

const isTable = (value: Json): value is { [key: string]: Json } =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The parts of a view, in its own order. Players' areas are kept out: see `areas`. */
export function partsOf(view: { [key: string]: Json }, without: string[] = []): Part[] {
  return Object.entries(view)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => partOf(name, value));
}

function partOf(name: string, value: Json): Part {
  if (isScalar(value)) return { kind: "value", name, value };
  if (Array.isArray(value)) return listOf(name, value);
  const entries = Object.entries(value);
  if (
    entries.length &&
    entries.every(([, one]) => typeof one === "number") &&
    !entries.some(([key]) => namesSeat(key))
  )
    return { kind: "counts", name, counts: entries as [string, number][] };
  return { kind: "group", name, parts: entries.map(([key, one]) => partOf(key, one)) };
}

function listOf(name: string, items: Json[]): Part {
  if (items.every(isScalar)) return { kind: "list", name, items };
  if (items.every(isTable) && items.every((one) => Object.values(one).every(isCell))) {
    const columns = [...new Set(items.flatMap((one) => Object.keys(one)))];
    return {
      kind: "table",
      name,
      columns,
      rows: items.map((one) => columns.map((key) => one[key] ?? null)),
    };
  }
  return { kind: "group", name, parts: items.map((one, i) => partOf(String(i + 1), one)) };
}

/** What fits into a cell: a value, or a short list or row of them. */
function isCell(value: Json): boolean {
  return leaves(value) <= CELL;
}

const CELL = 16;

function leaves(value: Json): number {
  if (isScalar(value)) return 1;
  return Object.values(value).reduce<number>((sum, one) => sum + leaves(one), 0);
}

/** The players' own areas: the list of the view with an entry for each seat that names its seat. */
export function areas(
  view: { [key: string]: Json },
  seats: number,
): { name: string; each: { [key: string]: Json }[] } | null {
  for (const [name, value] of Object.entries(view)) {
    if (!Array.isArray(value) || value.length !== seats || !value.every(isTable)) continue;
    if (/^(seats|players)$/.test(name) || value.every((one, i) => one["seat"] === i))
      return { name, each: value };
  }
  return null;
}
