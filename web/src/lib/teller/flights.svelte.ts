/** What is seen and heard as a table goes from position to position. */

import { untrack } from "svelte";
import { fly } from "../fly";
import { motionTime } from "../prefs.svelte";
import { play, soundOf } from "../sounds";
import type { GameEvent, View } from "../wire";
import type { GameUi } from "../../games/ui";
import { flightTime, type Pace } from "./pace";
import type { Teller } from "./teller.svelte";

export interface Flown {
  teller: Teller;
  ui: () => GameUi | null;
  /** The table on the page. */
  place: () => HTMLElement | null;
  /** The position that is shown, and what has led to it. */
  shown: () => View | null;
  news: () => GameEvent[];
  pace: () => Pace;
}

/** Whenever another position is shown, what has moved flies, and the beat that is told sounds. */
export function flyAlong({ teller, ui, place, shown, news, pace }: Flown): void {
  let before: View | null = null;
  $effect(() => {
    const after = shown();
    untrack(() => {
      const moved = before && after && before !== after && news().length && teller.flies;
      const [game, root] = [ui(), place()];
      if (moved && game && root && !document.hidden)
        fly(root, teller.at?.moves ?? game.moves(before!, after), motionTime(1) * flight(pace()));
      if (moved && teller.at) play(soundOf(teller.at));
      before = after;
    });
  });
}

/** How long pieces fly, as a share of what is usual. */
const flight = (pace: Pace): number =>
  pace === "off" ? 1 : flightTime(pace) / flightTime("normal");

/** While the page is hidden nothing is told. */
export function toldOnlyInView(teller: Teller): void {
  $effect(() => {
    const change = (): void => (document.hidden ? teller.hide() : teller.show());
    document.addEventListener("visibilitychange", change);
    return () => document.removeEventListener("visibilitychange", change);
  });
}
