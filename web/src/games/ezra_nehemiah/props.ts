import type { BoardProps } from "../ui";
import type { EzraView } from "./view";

/** What every part of this board is given. */
export type PartProps = Omit<BoardProps, "view"> & { view: EzraView };

/** What is asked, as `temple-step`; "" while nothing is. */
export const askedOf = (decision: BoardProps["decision"]): string =>
  decision?.question.key.split("-ask-")[1] ?? "";
