/** Tells the server what is on the screen, so no message about it is needed. */

import { connection, type Connection } from "./socket.svelte";
import type { TableStore } from "./table.svelte";

/** What could be sent: that it is my turn, who sits there, that it is over, what was said. */
function newest(table: TableStore): string {
  const asked = table.decision?.since ?? "";
  const seated = table.seats.filter((seat) => seat.person).length;
  return [asked, table.status, seated, table.chat.length].join(" ");
}

export function tellSeen(table: TableStore, wire: Connection = connection): void {
  let visible = $state(!document.hidden);
  let told = "";
  $effect(() => {
    const look = (): void => void (visible = !document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  });
  $effect(() => {
    const now = newest(table);
    const seq = table.now?.seq;
    if (!visible || seq === undefined || !table.mine.length || now === told) return;
    told = now;
    wire.send({ do: "seen", table: table.id, seq });
  });
}

/** Milliseconds for which the chat must be open to count as read. */
const READ = 2000;

/** Tells the server how far the chat has been read, while it is on the screen. */
export function tellRead(table: TableStore, wire: Connection = connection): void {
  $effect(() => {
    const line = table.chat.at(-1)?.id;
    const seq = table.now?.seq;
    if (line === undefined || seq === undefined || !table.mine.length) return;
    const timer = setTimeout(() => {
      if (!document.hidden) wire.send({ do: "seen", table: table.id, seq, line });
    }, READ);
    return () => clearTimeout(timer);
  });
}
