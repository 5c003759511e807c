/** The revolt gauge: its colours, from sand to fire, and how it is read out. */

import { t } from "../../lib/text.svelte";
import type { City } from "./view";

const STEPS = [
  "#f3e3bd",
  "#f3dca8",
  "#f2d08e",
  "#efbf73",
  "#eaa659",
  "#e28a44",
  "#d86a35",
  "#b5302a",
] as const;

export const stepColour = (step: number, last: number): string =>
  STEPS[Math.round((step / last) * (STEPS.length - 1))]!;

/** Where the gauge stands; and where it would, if that is known. */
export function gaugeName(city: City, last: number, ghost: number | null): string {
  const facts = { gauge: city.gauge, last, bottom: city.bottom };
  return ghost === null ? t("sare-gauge-name", facts) : t("sare-gauge-ghost", { ...facts, ghost });
}
