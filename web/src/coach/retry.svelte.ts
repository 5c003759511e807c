/** Another try: the same position at a table against bots. */

import { api } from "../lib/api";
import { problemOf } from "../lib/problem";
import { router, tablePath } from "../lib/route.svelte";
import { session } from "../lib/session.svelte";
import { t } from "../lib/text.svelte";
import type { CoachMoment, Summary } from "../lib/wire";

/** Make the table, begun; what the chooser could not know is dealt anew. Its id. */
async function retryFrom(info: Summary, moment: CoachMoment): Promise<string> {
  await session.ensure();
  const table = await api.create({
    game: info.game,
    goes_on: { table: info.id, step: moment.step - 1, seat: moment.seat },
    bots: info.seats.map((seat) => (seat.seat === moment.seat ? null : session.level)),
    me: [moment.seat],
    access: "link",
    title: t("coach-retry-title", { round: moment.round }),
  });
  if (table.status === "waiting") await api.start(table.id);
  return table.id;
}

/** One try at a time: goes to its table, or says why there is none. */
export class Retry {
  busy = $state(false);
  problem = $state("");

  async begin(info: Summary, moment: CoachMoment): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      router.go(tablePath(await retryFrom(info, moment)));
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
