/** What a retry comes from: the choice of the finished game, and how that went on. */

import { api } from "../lib/api";
import type { CoachMoment, GameEvent, GoesOn } from "../lib/wire";

/** How many lines of the old game are shown. */
const TOLD = 12;

/** The choice that is tried again, by the deepest analysis there is; null if it was not analysed. */
export async function momentBefore({ table, step }: GoesOn): Promise<CoachMoment | null> {
  for (const depth of ["deep", "normal", "quick"] as const) {
    const { result } = await api.analysis(table, depth);
    if (result) return choiceAt(result.moments, step + 1);
  }
  return null;
}

export const choiceAt = (moments: readonly CoachMoment[], step: number): CoachMoment | null =>
  moments.find((one) => one.step === step && one.choice) ?? null;

/** What was expected of the best option there, in whole points; null if nobody measured it. */
export const expectedOf = (moment: CoachMoment | null): number | null =>
  moment?.choice ? Math.round(moment.choice.options[0]!.chance) : null;

/** How it went on then, as the seat saw it, to the end of the round at most. */
export async function courseThen({ table, step, seat }: GoesOn): Promise<GameEvent[]> {
  const events = await api.log(table, seat ?? -1, step + 1);
  const round = events.findIndex((event) => event.kind === "round");
  return events.slice(0, Math.min(round < 0 ? TOLD : round, TOLD));
}
