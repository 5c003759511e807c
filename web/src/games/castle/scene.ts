/** Where the pieces of the castle stand: one table, drawn back to front. Units of the 800 x 700 scene. */

export interface Site {
  id: string;
  x: number;
  y: number;
  /** Half the width of the shadow. */
  shadow: number;
  mirrored?: boolean;
  /** Does the price of another one hang into its right corner? */
  crowded?: boolean;
  /** A roof of another colour. */
  roof?: "moss" | "thatch";
}

const towers: [number, number, number][] = [
  [2, 282, 168],
  [3, 518, 168],
  [1, 126, 214],
  [4, 674, 214],
  [5, 42, 384],
  [6, 758, 384],
  [7, 100, 566],
  [8, 240, 644],
  [9, 560, 644],
];

const tower = (n: number): Site => {
  const [, x, y] = towers.find(([one]) => one === n)!;
  return { id: `tower_${n}`, x, y, shadow: 28 };
};

/** Behind the wall in front. */
export const BACK: Site[] = [
  tower(2),
  tower(3),
  tower(1),
  tower(4),
  { id: "palace", x: 216, y: 302, shadow: 100 },
  { id: "keep", x: 400, y: 308, shadow: 48 },
  { id: "tavern", x: 600, y: 292, shadow: 52, crowded: true },
  tower(5),
  tower(6),
  { id: "servants_house", x: 152, y: 408, shadow: 64 },
  { id: "market", x: 284, y: 412, shadow: 62 },
  { id: "stable", x: 504, y: 414, shadow: 70 },
  // After the Stable, whose light would lie over its price.
  { id: "well", x: 398, y: 410, shadow: 28 },
  { id: "forge", x: 646, y: 408, shadow: 54 },
  { id: "house_1", x: 172, y: 502, shadow: 32 },
  { id: "house_3", x: 332, y: 502, shadow: 32 },
  { id: "house_4", x: 470, y: 502, shadow: 32, roof: "moss" },
  { id: "house_6", x: 630, y: 502, shadow: 32, mirrored: true },
  { id: "house_2", x: 252, y: 508, shadow: 32, mirrored: true },
  { id: "house_5", x: 550, y: 508, shadow: 32, mirrored: true, roof: "thatch" },
];

/** Before it. */
export const FRONT: Site[] = [
  tower(7),
  { id: "small_gate", x: 704, y: 592, shadow: 36 },
  tower(8),
  tower(9),
  { id: "great_gate", x: 400, y: 664, shadow: 82 },
];

export const kindOf = (id: string): string => id.replace(/_\d+$/, "");

const SYMBOLS: Record<string, string> = {
  great_gate: "greatgate",
  small_gate: "smallgate",
  servants_house: "servants",
};
export const symbolOf = (kind: string): string => SYMBOLS[kind] ?? kind;

/** Height of the plaque with value and crown. */
export const PLAQUE: Record<string, number> = {
  tower: -28,
  house: -17,
  well: -16,
  keep: -70,
  tavern: -26,
  great_gate: -40,
  small_gate: -36,
  stable: -22,
  servants_house: -22,
  palace: -34,
};

/** The helper's places of each building, as offsets from it: 52 apart, so that each can be hit. */
export const SPACES: Record<string, [number, number][]> = {
  keep: [[0, 2]],
  tavern: [
    [-23, 8],
    [29, 8],
  ],
  great_gate: [[0, 2]],
  small_gate: [[0, 6]],
  stable: [
    [-25, 8],
    [27, 8],
  ],
  servants_house: [
    [-52, 8],
    [0, 8],
    [52, 8],
  ],
  market: [
    [-26, 6],
    [26, 6],
  ],
  palace: [
    [-26, 8],
    [26, 8],
  ],
  forge: [
    [-23, 10],
    [29, 10],
  ],
};

/** Scaffolding at a building site: x, and how it is stretched. */
export const SCAFFOLD: Record<string, [number, number, number][]> = {
  palace: [
    [-80, 0.8, 1.15],
    [80, 0.8, 1.15],
  ],
  keep: [[-44, 0.9, 2.6]],
  stable: [
    [-50, 0.8, 1.15],
    [50, 0.8, 1.15],
  ],
  servants_house: [
    [-44, 0.8, 1.15],
    [44, 0.8, 1.15],
  ],
  tavern: [
    [-34, 0.8, 1.15],
    [34, 0.8, 1.15],
  ],
};

/** How far below it a building's name hangs: as a site, and with places before its door. */
export const NAME: Record<string, [number, number]> = {
  palace: [20, 34],
  keep: [18, 26],
  tavern: [33, 33],
  servants_house: [20, 34],
  market: [32, 32],
  well: [20, 20],
  stable: [20, 34],
  forge: [35, 35],
  small_gate: [20, 32],
  great_gate: [26, 26],
};

/** How high and how wide a building is, for the light around it. */
export const SIZE: Record<string, [number, number]> = {
  tower: [30, 96],
  house: [34, 56],
  well: [30, 60],
  keep: [54, 190],
  palace: [100, 110],
  tavern: [60, 100],
  servants_house: [66, 74],
  market: [64, 66],
  stable: [74, 82],
  forge: [58, 106],
  small_gate: [38, 100],
  great_gate: [84, 134],
};
