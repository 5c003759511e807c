/** Where the 34 places of the wall lie on the board of 1128 x 604, and how loose blocks lie on them. */

export const WIDTH = 1128;
export const HEIGHT = 604;
const EDGE = 8;
/** Corner towers; places along the sides share the width and the height that is left. */
const TOWER = { w: 86, h: 74 };
const ALONG = 10;
const DOWN = 5;

export type Side = "tl" | "top" | "tr" | "right" | "br" | "bottom" | "bl" | "left";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
  side: Side;
}

/** The city inside the wall. */
export const INSIDE = {
  x: EDGE + TOWER.w,
  y: EDGE + TOWER.h,
  w: WIDTH - 2 * EDGE - 2 * TOWER.w,
  h: HEIGHT - 2 * EDGE - 2 * TOWER.h,
};
export const EARTH = { x: EDGE, y: EDGE, w: WIDTH - 2 * EDGE, h: HEIGHT - 2 * EDGE };

const RIGHT = WIDTH - EDGE - TOWER.w;
const BOTTOM = HEIGHT - EDGE - TOWER.h;
const STEP = { w: INSIDE.w / ALONG, h: INSIDE.h / DOWN };
/** Places in the order of the ring, clockwise from the top left corner. */
const RECTS: Rect[] = [
  { x: EDGE, y: EDGE, ...TOWER, side: "tl" },
  ...along((i) => ({ x: INSIDE.x + i * STEP.w, y: EDGE, side: "top" })),
  { x: RIGHT, y: EDGE, ...TOWER, side: "tr" },
  ...down((i) => ({ x: RIGHT, y: INSIDE.y + i * STEP.h, side: "right" })),
  { x: RIGHT, y: BOTTOM, ...TOWER, side: "br" },
  ...along((i) => ({ x: RIGHT - (i + 1) * STEP.w, y: BOTTOM, side: "bottom" })),
  { x: EDGE, y: BOTTOM, ...TOWER, side: "bl" },
  ...down((i) => ({ x: EDGE, y: BOTTOM - (i + 1) * STEP.h, side: "left" })),
];

type Corner = Pick<Rect, "x" | "y" | "side">;

function along(at: (i: number) => Corner): Rect[] {
  return Array.from({ length: ALONG }, (_, i) => ({ ...at(i), w: STEP.w, h: TOWER.h }));
}

function down(at: (i: number) => Corner): Rect[] {
  return Array.from({ length: DOWN }, (_, i) => ({ ...at(i), w: TOWER.w, h: STEP.h }));
}

/** The place of each id. */
export function ringRects(clockwise: readonly string[]): Map<string, Rect> {
  return new Map(clockwise.map((id, i) => [id, RECTS[i]!]));
}

/** The sides of the wall as they are unrolled, each with its corners. */
export function sides(clockwise: readonly string[]): { side: string; places: string[] }[] {
  return [
    { side: "north", places: clockwise.slice(0, 12) },
    { side: "east", places: clockwise.slice(12, 17) },
    { side: "south", places: clockwise.slice(17, 29) },
    { side: "west", places: clockwise.slice(29) },
  ];
}

/** How far a link lies from the inner face, so that none of it is under what takes the square. */
const JOINT = 14;
/** The same on the sides: between the price of one place and the name or the rubble of the next. */
const ASIDE = 10;

/** Where the joint of a gate and the wall beside it lies, at the inner face. */
export function jointOf(gate: Rect, wall: Rect, corner: boolean): { x: number; y: number } {
  const level = Math.abs(gate.y - wall.y) < 2;
  const high = gate.y < HEIGHT / 2;
  if (level) {
    const x = Math.max(gate.x, wall.x);
    // The two links of one tower must not cover each other, nor any link the name on a gate.
    if (high) return { x, y: gate.y + gate.h - (corner ? 22 : JOINT) };
    return { x, y: gate.y + (corner ? gate.h - 24 : 31) };
  }
  const aside = corner && high ? 20 : ASIDE;
  const x = gate.x < WIDTH / 2 ? gate.x + gate.w - aside : gate.x + aside;
  if (corner && high) return { x, y: wall.y };
  return wall.y < gate.y ? { x, y: gate.y - 4 } : { x, y: wall.y + 1 };
}

// ------------------------------------------------------------------ stones

export interface Stone {
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
}

/** Always the same numbers for the same name, so that nothing jumps. */
function chance(name: string): () => number {
  let seed = 0;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967296;
}

const fallen = new Map<string, Stone[]>();

/** The broken courses along the outer face of a ruin. */
export function looseBlocks(id: string, rect: Rect): Stone[] {
  const key = `${id} ${rect.x} ${rect.y}`;
  let found = fallen.get(key);
  if (!found) fallen.set(key, (found = breakDown(id, rect)));
  return found;
}

function breakDown(id: string, { x, y, w, h, side }: Rect): Stone[] {
  const next = chance(id);
  const stones: Stone[] = [];
  const flat = side === "top" || side === "bottom";
  for (let i = 0; i < 6; i++) {
    const out = side === "bottom" ? y + h - 5 : side === "right" ? x + w - 5 : flat ? y - 3 : x - 3;
    const off = out + next() * 4;
    const thick = 5 + next() * 3;
    const turn = next() * 8 - 4;
    if (next() > 0.72) continue;
    if (flat) stones.push({ x: x + (i * w) / 6 + 1, y: off, w: w / 6 - 3, h: thick, turn });
    else stones.push({ x: off, y: y + (i * h) / 6 + 1, w: thick, h: h / 6 - 3, turn });
  }
  return stones.map(rounded);
}

const rounded = ({ x, y, w, h, turn }: Stone): Stone => ({
  x: tenth(x),
  y: tenth(y),
  w: tenth(w),
  h: tenth(h),
  turn: tenth(turn),
});
const tenth = (value: number): number => Math.round(value * 10) / 10;

const MERLON = { step: 14, size: 7, share: 0.64 };

/** The battlements on the outer faces, as one path. */
export function merlons({ x, y, w, h, side }: Rect): string {
  const { step, size, share } = MERLON;
  const path: string[] = [];
  const flat = (at: number): void => {
    const n = Math.round(w / step);
    for (let i = 0; i < n; i++)
      path.push(box(x + (i + (1 - share) / 2) * (w / n), at, (w / n) * share, size));
  };
  const upright = (at: number): void => {
    const n = Math.round(h / step);
    for (let i = 0; i < n; i++)
      path.push(box(at, y + (i + (1 - share) / 2) * (h / n), size, (h / n) * share));
  };
  if (["top", "tl", "tr"].includes(side)) flat(y - size + 1);
  if (["bottom", "bl", "br"].includes(side)) flat(y + h - 1);
  if (["left", "tl", "bl"].includes(side)) upright(x - size + 1);
  if (["right", "tr", "br"].includes(side)) upright(x + w - 1);
  return path.join("");
}

const box = (x: number, y: number, w: number, h: number): string =>
  `M${tenth(x)} ${tenth(y)}h${tenth(w)}v${tenth(h)}h${tenth(-w)}z`;

/** The owner's cloth, hanging from the top of a wall. */
export const cloth = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}H${x + w}V${y + h}L${x + w / 2} ${y + h - 7} ${x} ${y + h}Z`;
