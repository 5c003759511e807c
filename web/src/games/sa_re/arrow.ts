/** The way of a worksite that was moved, as a bow from its old space to its new one. */

export interface Point {
  x: number;
  y: number;
}

export interface Arrow {
  path: string;
  /** Where the head is, and how it is turned, in degrees. */
  tip: Point;
  turn: number;
}

/** From the middle of a space to its side. */
const SIDE = 66;

/** Within a column along its right side, else from the side that faces the new space. */
export function arrow(from: Point, to: Point): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [out, back] = dx ? [Math.sign(dx), -Math.sign(dx)] : [1, 1];
  const start = { x: from.x + out * SIDE, y: from.y };
  const tip = { x: to.x + back * SIDE, y: to.y };
  const bow = dx
    ? { x: 0, y: Math.abs(tip.x - start.x) * 0.3 }
    : { x: Math.min(70, Math.abs(dy) * 0.25), y: 0 };
  const top = { x: (start.x + tip.x) / 2 + bow.x, y: (start.y + tip.y) / 2 + bow.y };
  const turn = (Math.atan2(tip.y - top.y, tip.x - top.x) * 180) / Math.PI;
  return { path: `M${at(start)}Q${at(top)} ${at(tip)}`, tip, turn };
}

const at = ({ x, y }: Point): string => `${x} ${y}`;
