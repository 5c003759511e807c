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
interface About {
  name?: string | undefined;
  answers?: unknown[] | undefined;
  build?: string | undefined;
}

export class Store {
  private constructor(private readonly db: IDBDatabase) {}

  static async open(): Promise<Store> {
    const wanted = indexedDB.open(NAME, VERSION);
    wanted.onupgradeneeded = () => {
      wanted.result.createObjectStore(LOGS, { keyPath: ["table", "seq"] });
      wanted.result.createObjectStore(TABLES, { keyPath: "id" });
      wanted.result.createObjectStore(ABOUT);
    };
    return new Store(await settled(wanted));
  }

  /** All or nothing; durable when it returns. */
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

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser keeps nothing"));
  });
}
