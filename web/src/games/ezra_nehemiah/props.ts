import type { BoardProps } from "../ui";
import type { EzraView } from "./view";
import { squareOf } from "./zones";

/** What every part of this board is given. */
export type PartProps = Omit<BoardProps, "view"> & { view: EzraView };

/** What is asked, as `temple-step`; "" while nothing is. */
export const askedOf = (decision: BoardProps["decision"]): string =>
  decision?.question.key.split("-ask-")[1] ?? "";

/** The place that a wall action is about: the question names it, or the log. */
export function placeAsked({ decision, log }: PartProps): string | null {
  if (squareOf(askedOf(decision)) !== "wall") return null;
  const named = decision?.question.args["space"];
  if (typeof named === "string") return named;
  const event = log.findLast((one) => one.kind === "space" && one.seat === decision?.seat);
  return event ? String(event.args["space"]) : null;
}
