/** What is chosen with a new table, as the server is told it. */

import { stepOf } from "./games";
import type { NewTable } from "../lib/api";
import { t } from "../lib/text.svelte";

/** Who sits at a seat: me, a person still to come, nobody, or a bot of a level. */
export type Who = "me" | "person" | "closed" | `bot:${string}`;

/** Who may join it. */
export type Access = "link" | "open" | "password";

/** How fast it is played. */
export interface PaceWish {
  kind: "none" | "live" | "turn";
  minutes: number;
  hours: number;
  late: "wait" | "bot";
  night: boolean;
  weekend: boolean;
}

/** The clock of a table, and what belongs to it. */
export function clockOf(pace: PaceWish): Pick<NewTable, "clock" | "late" | "hours"> {
  if (pace.kind === "live")
    return { clock: { kind: "live", bank: pace.minutes * 60, increment: 20 } };
  if (pace.kind === "none") return { clock: null };
  return { clock: { kind: "turn", hours: pace.hours }, late: pace.late, hours: stillHours(pace) };
}

/** When nobody's time runs, by the clocks of who makes the table. */
function stillHours({ night, weekend }: PaceWish): NewTable["hours"] {
  if (!night && !weekend) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { zone, night: night ? ["22:00", "08:00"] : null, weekend };
}

/** Why a table with these people cannot be rated; empty if it can. */
export function whyUnrated(
  used: readonly Who[],
  table: { guest: boolean; hints: boolean; edition: string },
): string {
  if (table.guest) return t("rated-needs-account");
  if (used.length < 2) return t("rated-needs-two");
  if (used.filter((who) => who === "me").length !== 1) return t("rated-one-seat");
  if (table.hints) return t("rated-no-hints");
  if (table.edition) return t("rated-no-edition");
  const steps = used.some((who) => who.startsWith("bot:") && stepOf(who.slice(4)).lapses);
  return steps ? t("rated-no-steps") : "";
}
