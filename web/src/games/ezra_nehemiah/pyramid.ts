/** The scroll tiles as a pyramid: where each lies, and which branches lead up to it. */

import type { EzraView } from "./view";

export const ROWS = 4;

export interface Grid {
  /** Size of a tile. */
  w: number;
  h: number;
  /** From one tile to the next. */
  pitch: number;
  rowPitch: number;
  left: number;
  top: number;
  /** Does each row begin at the left, like stairs, so that there is room at the right? */
  stairs?: boolean;
}

export interface Spot {
  id: string;
  row: number;
  column: number;
  x: number;
  y: number;
}

export function spots(grid: Grid): Spot[] {
  return Array.from({ length: ROWS }, (_, i) => ROWS - i).flatMap((row) =>
    Array.from({ length: row + 2 }, (_, c) => spot(grid, row, c + 1)),
  );
}

function spot(grid: Grid, row: number, column: number): Spot {
  const shift = grid.stairs ? 0 : ((ROWS - row) * grid.pitch) / 2;
  const x = grid.left + shift + (column - 1) * grid.pitch + (grid.pitch - grid.w) / 2;
  return { id: `s${row}_${column}`, row, column, x, y: grid.top + (ROWS - row) * grid.rowPitch };
}

export interface Branch {
  key: string;
  path: string;
  /** Does it lead to a tile that has its scribe, or to one that may still get one? */
  used: boolean;
}

/** From every occupied tile two branches grow to the tiles above it. */
export function branches(view: EzraView, grid: Grid): Branch[] {
  const found: Branch[] = [];
  for (const from of spots(grid)) {
    if (from.row === ROWS || !isOccupied(view, from.id)) continue;
    for (const side of [0, 1]) {
      const to = spot(grid, from.row + 1, from.column + side);
      const used = isOccupied(view, to.id);
      found.push({ key: `${from.id} ${to.id}`, path: curve(grid, from, to, side ? 1 : -1), used });
    }
  }
  return found;
}

function isOccupied(view: EzraView, id: string): boolean {
  return view.scrolls[id]?.scribe !== "none" || view.white.includes(id);
}

function curve(grid: Grid, from: Spot, to: Spot, way: 1 | -1): string {
  const off = grid.w * 0.2;
  const [x, u] = [from.x + grid.w / 2 + way * off, to.x + grid.w / 2 - way * off];
  const [y, v] = [from.y + 4, to.y + grid.h - 4];
  return `M${x} ${y}C${x + way * 4} ${y - 10} ${u - way * 2} ${v + 10} ${u} ${v}`;
}

export const TIERS: Record<string, string> = {
  gold: "#f6dc8d",
  wood: "#dcb787",
  stone: "#cfcabd",
};
