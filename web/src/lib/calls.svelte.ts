/** What calls a player back to the table: the window's title, sounds, a notification. */

import { untrack } from "svelte";
import { notify } from "./alerts";
import { prefs } from "./prefs.svelte";
import { play } from "./sounds";
import type { TableStore } from "./table.svelte";
import { t } from "./text.svelte";

/** Call from now on, as long as the page is open. */
export function callBack(table: TableStore, title: () => string): void {
  $effect(() => {
    document.title = titleOf(table, title());
  });
  whenItRises(
    () => (table.isMyTurn && table.status === "playing" ? 1 : 0),
    () => {
      play("turn");
      if (prefs.notify) notify(title(), t("your-turn"));
    },
  );
  whenItRises(
    () => table.unread,
    () => play("chat"),
  );
}

/** Whose turn it is, and what was said meanwhile. */
export function titleOf(
  table: Pick<TableStore, "isMyTurn" | "status" | "unread">,
  game: string,
): string {
  const unread = table.unread ? `(${table.unread}) ` : "";
  const mine = table.isMyTurn && table.status === "playing";
  return unread + (mine ? t("title-your-turn", { game }) : `${game} · Trilith`);
}

function whenItRises(count: () => number, run: () => void): void {
  let before = 0;
  $effect(() => {
    const now = count();
    untrack(() => {
      if (now > before) run();
      before = now;
    });
  });
}
