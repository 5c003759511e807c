/** Guide, tips and the turn on one page, as the server tells them in the language of the screen. */

import { api } from "./api";
import { router, tablePath } from "./route.svelte";
import { session } from "./session.svelte";
import { text } from "./text.svelte";
import { transport } from "./transport";
import type { Lessons } from "./guide";

class AllLessons {
  private all = $state.raw<Record<string, Lessons>>({});

  async load(game: string): Promise<void> {
    const key = `${text.language} ${game}`;
    if (!game || key in this.all) return;
    const answer = await transport.request(`/api/games/${game}/guide?language=${text.language}`);
    if (answer.ok) this.all = { ...this.all, [key]: (await answer.json()) as Lessons };
  }

  get(game: string): Lessons | null {
    return text.copied(game)?.guide ?? this.all[`${text.language} ${game}`] ?? null;
  }
}

export const lessons = new AllLessons();

/** Begin the first game: a table of one's own on the guide's position. */
export async function learn(game: string): Promise<void> {
  await session.ensure();
  const table = await api.create({ game, guide: true, access: "link" });
  await api.start(table.id);
  router.go(tablePath(table.id));
}
