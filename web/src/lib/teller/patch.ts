/** From one view to the next: the changes that the server names, each with the path to its place. */

import type { Cut, View } from "../wire";

export type Change = NonNullable<Cut["set"]>[number];

/** The view that these changes make of this one, which stays as it is; what is equal is shared. */
export function patched(view: View, changes: Change[]): View {
  return changes.reduce<unknown>((value, [path, to]) => put(value, path, 0, to), view) as View;
}

function put(value: unknown, path: (string | number)[], depth: number, to: unknown): unknown {
  if (depth === path.length) return to;
  const key = path[depth]!;
  if (Array.isArray(value)) {
    const items = [...(value as unknown[])];
    items[Number(key)] = put(items[Number(key)], path, depth + 1, to);
    return items;
  }
  const table = (value ?? {}) as Record<string, unknown>;
  return { ...table, [key]: put(table[key], path, depth + 1, to) };
}
