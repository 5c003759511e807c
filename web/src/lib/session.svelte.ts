/** Who plays in this browser. Nobody needs an account: a guest is made when one is needed. */

import { api } from "./api";
import { connection } from "./socket.svelte";
import { prefs } from "./prefs.svelte";
import { t } from "./text.svelte";
import type { GameInfo, Person, Summary } from "./wire";

class Session {
  person = $state.raw<Person | null>(null);
  tables = $state.raw<Summary[]>([]);
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<string[]>([]);

  async load(): Promise<void> {
    const [games, bots] = await Promise.all([api.games(), api.bots()]);
    this.games = games;
    this.bots = bots;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    const { person, tables } = await api.me();
    this.person = person;
    this.tables = tables;
    if (person) prefs.name = person.name;
  }

  /** Become a guest if this browser is nobody yet. */
  async ensure(): Promise<void> {
    if (this.person) return;
    await this.rename(
      prefs.name || t("guest-name", { n: String(100 + Math.floor(Math.random() * 900)) }),
    );
  }

  async rename(name: string): Promise<void> {
    await api.guest(name);
    await this.changed();
  }

  async changed(): Promise<void> {
    await this.refresh();
    connection.reopen();
  }

  /** The level for whoever names none: the one in the middle. */
  get level(): string {
    return this.bots[Math.floor(this.bots.length / 2)] ?? "random";
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }
}

export const session = new Session();
