/** The games of this browser, in IndexedDB: the logs of their tables, and a line about each. */

import type { Save } from "./said";

const NAME = "trilith";
const VERSION = 1;
/** What makes a log: its lines by table and number; two pages never write the same line. */
const LOGS = "logs";
const TABLES = "tables";
/** Who plays here, their answers to puzzles, and with which build. */
const ABOUT = "about";

/** What of `ABOUT` is to be kept. */
export interface About {
  name?: string | undefined;
  answers?: unknown[] | undefined;
  build?: string | undefined;
}

/** Where games are kept. */
export interface Store {
  /** False if nothing outlives the page. */
  readonly keeps: boolean;
  /** All or nothing; durable when it returns. */
  save(saves: Save[], about?: About): Promise<void>;
  log(table: string): Promise<unknown[]>;
  summaries(): Promise<unknown[]>;
  about<K extends keyof About>(key: K): Promise<About[K]>;
}

/** The browser's store; where it has none, as some private windows, the page's own memory. */
export async function openStore(): Promise<Store> {
  try {
    return await Database.open();
  } catch {
    return new Memory();
  }
}

class Database implements Store {
  readonly keeps = true;

  private constructor(private readonly db: IDBDatabase) {}

  static async open(): Promise<Database> {
    const wanted = indexedDB.open(NAME, VERSION);
    wanted.onupgradeneeded = () => {
      wanted.result.createObjectStore(LOGS, { keyPath: ["table", "seq"] });
      wanted.result.createObjectStore(TABLES, { keyPath: "id" });
      wanted.result.createObjectStore(ABOUT);
    };
    return new Database(await settled(wanted));
  }

  async save(saves: Save[], about: About = {}): Promise<void> {
    const change = this.db.transaction([LOGS, TABLES, ABOUT], "readwrite", {
      durability: "strict",
    });
    for (const { table, rows, summary } of saves) {
      for (const row of rows) change.objectStore(LOGS).add({ ...row, table });
      change.objectStore(TABLES).put(summary);
    }
    for (const [key, value] of Object.entries(about))
      if (value !== undefined) change.objectStore(ABOUT).put(value, key);
    await new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error("not saved"));
    });
  }

  async log(table: string): Promise<unknown[]> {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    return settled(this.db.transaction(LOGS).objectStore(LOGS).getAll(range));
  }

  async summaries(): Promise<unknown[]> {
    return settled(this.db.transaction(TABLES).objectStore(TABLES).getAll());
  }

  async about<K extends keyof About>(key: K): Promise<About[K]> {
    const about = this.db.transaction(ABOUT).objectStore(ABOUT);
    return settled(about.get(key)) as Promise<About[K]>;
  }
}

export class Memory implements Store {
  readonly keeps = false;
  private readonly logs = new Map<string, unknown[]>();
  private readonly tables = new Map<string, unknown>();
  private known: About = {};

  async save(saves: Save[], about: About = {}): Promise<void> {
    for (const { table, rows, summary } of saves) {
      this.logs.set(table, [...(this.logs.get(table) ?? []), ...rows]);
      this.tables.set(table, summary);
    }
    const given = Object.entries(about).filter(([, value]) => value !== undefined);
    this.known = { ...this.known, ...Object.fromEntries(given) };
  }

  async log(table: string): Promise<unknown[]> {
    return this.logs.get(table) ?? [];
  }

  async summaries(): Promise<unknown[]> {
    return [...this.tables.values()];
  }

  async about<K extends keyof About>(key: K): Promise<About[K]> {
    return this.known[key];
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
}
