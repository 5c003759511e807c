/** Who plays in this browser. Nobody needs an account: a guest is made when one is needed. */

import { ApiError, api, type Limits, type Role } from "./api";
import { installed } from "./installed.svelte";
import { connection } from "./socket.svelte";
import { prefs } from "./prefs.svelte";
import { t } from "./text.svelte";
import type { GameInfo, Person, Summary } from "./wire";

function newName(): string {
  return t("guest-name", { n: String(1000 + Math.floor(Math.random() * 9000)) });
}

class Session {
  person = $state.raw<Person | null>(null);
  tables = $state.raw<Summary[]>([]);
  role = $state<Role>("");
  /** Words of the moderators that were not read yet. */
  words = $state(0);
  /** Beside my name in lists; null: the one that follows from it. */
  emblem = $state<number | null>(null);
  games = $state.raw<GameInfo[]>([]);
  bots = $state.raw<string[]>([]);
  limits = $state.raw<Limits>({ name: 40, title: 80, chat: 500, least_password: 8, password: 200 });

  async load(): Promise<void> {
    const [games, bots, limits] = await Promise.all([api.games(), api.bots(), api.limits()]);
    this.games = games;
    this.bots = bots;
    this.limits = limits;
    await this.refresh();
    connection.listen((message) => {
      // Signed out, or now another person: elsewhere, or in another tab.
      if (message.is === "hello" && message.person?.id !== this.person?.id) void this.refresh();
    });
  }

  async refresh(): Promise<void> {
    const { person, tables, role, words, emblem } = await api.me();
    this.emblem = emblem ?? null;
    this.role = role;
    this.words = words;
    this.person = person;
    this.tables = tables;
    if (person) prefs.name = person.name;
  }

  /** Become a guest if this browser is nobody yet. */
  async ensure(): Promise<void> {
    if (this.person) return;
    if (prefs.name && (await this.tryName(prefs.name))) return;
    for (let tries = 0; tries < 5; tries++) if (await this.tryName(newName())) return;
    await this.rename(newName());
  }

  /** Whether nobody else has this name. */
  private async tryName(name: string): Promise<boolean> {
    try {
      await this.rename(name);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "name_taken") return false;
      throw error;
    }
  }

  async rename(name: string): Promise<void> {
    await api.guest(name);
    await this.changed();
  }

  async changed(): Promise<void> {
    installed.forget();
    await this.refresh();
    connection.reopen();
  }

  /** The default level: the one in the middle. */
  get level(): string {
    return this.bots[Math.floor(this.bots.length / 2)] ?? "random";
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }
}

export const session = new Session();
