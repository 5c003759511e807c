/** The zones of the city, and what takes the square inside the ring while a question is asked. */

export type Zone = "temple" | "levites" | "torah" | "altar" | "tents";
export const ZONES: Zone[] = ["temple", "levites", "torah", "altar", "tents"];

/** What can lie in the square; `city` is the overview of all zones. */
export type Square =
  "city" | "wall" | "torah" | "temple" | "own" | "prepare" | "sabbath" | "other" | "rival";

const OF_QUESTION: Partial<Record<Square, string[]>> = {
  wall: ["wall-step", "pay-piece", "wall-card", "return-cards"],
  torah: ["torah-step", "branch", "pay-tent"],
  temple: ["temple-step"],
  prepare: ["prepare", "assign"],
  own: ["return", "basic", "sell", "develop", "retrieve", "blessing", "extra-auxiliary"],
};
const SQUARES = new Map(
  Object.entries(OF_QUESTION).flatMap(([square, asks]) =>
    asks.map((ask) => [ask, square as Square] as const),
  ),
);

/** What the question needs in the square. */
export const squareOf = (asked: string): Square => SQUARES.get(asked) ?? "city";

/** Where a zone is shown larger. */
export const squareOfZone = (zone: Zone): Square =>
  zone === "torah" || zone === "tents" ? "torah" : "temple";

/** Questions that are answered on the ring of walls. */
const ON_RING = ["gatekeeper", "wall-space", "copy", "connection"];
export const isOnRing = (asked: string): boolean => ON_RING.includes(asked);
