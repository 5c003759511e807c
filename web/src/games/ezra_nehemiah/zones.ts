/** The zones of the city, and which of them a question is about. */

export type Zone = "temple" | "levites" | "torah" | "altar" | "tents";
export const ZONES: Zone[] = ["temple", "levites", "torah", "altar", "tents"];
export type Tab = "temple" | "wall" | "torah" | "own";

const WALL = ["gatekeeper", "wall-space", "wall-step", "pay-piece", "wall-card", "return-cards"];
const SUBJECT: Record<string, Tab> = {
  "temple-step": "temple",
  "torah-step": "torah",
  branch: "torah",
  "pay-tent": "torah",
  copy: "wall",
  connection: "wall",
  ...Object.fromEntries(WALL.map((ask) => [ask, "wall" as const])),
};
const OF_TAB: Record<Tab, Zone[]> = {
  temple: ["temple", "levites", "altar"],
  wall: [],
  torah: ["torah", "tents"],
  own: [],
};

/** Where the answer to this question lies; null if anywhere. */
export const subjectOf = (asked: string): Tab | null => SUBJECT[asked] ?? null;
/** Does this question lie under a veil, because it is answered elsewhere? */
export function isVeiled(zone: Zone, asked: string): boolean {
  const subject = subjectOf(asked);
  return subject !== null && !OF_TAB[subject].includes(zone);
}
export const isInUse = (zone: Zone, asked: string): boolean =>
  OF_TAB[subjectOf(asked) ?? "own"].includes(zone);

/** Questions that lie on a sheet of their own. */
export const onWallSheet = (asked: string): boolean =>
  ["wall-step", "pay-piece", "wall-card", "return-cards"].includes(asked);
export const onTorahSheet = (asked: string): boolean => ["torah-step", "branch"].includes(asked);
