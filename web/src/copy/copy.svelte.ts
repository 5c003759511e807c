/** An owner's copy while it is filled in: what was typed, what that makes, what cannot be. */

import { ApiError, api } from "../lib/api";
import { router, sharedCopyPath } from "../lib/route.svelte";
import { session } from "../lib/session.svelte";
import type { CopySheet, EditionChange, MyEdition, Problem, SheetLine } from "../lib/wire";

export type Value = number | string | boolean | number[] | string[];
export type State = "same" | "differs" | "bad" | "open";

const PAUSE = 450;
/** What a server says of a link that leads nowhere: taken back, or mistyped. */
const GONE = new Set(["not_found", "bad_message"]);

/** What was typed, as a value; null if it is not one. */
export function readValue(line: SheetLine, typed: string): Value | null {
  if (typeof line.ours === "boolean") return typed === "true";
  if (Array.isArray(line.ours)) {
    const items = typed.split(/[\s,;]+/).filter(Boolean);
    if (line.words.length) return items;
    return items.every((item) => /^-?\d{1,9}$/.test(item)) ? items.map(Number) : null;
  }
  if (line.words.length) return typed;
  return /^-?\d{1,9}$/.test(typed.trim()) ? Number(typed) : null;
}

export function typedOf(value: unknown): string {
  return Array.isArray(value) ? value.join(" ") : String(value);
}

const equal = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class MyCopy {
  sheet = $state.raw<CopySheet | null>(null);
  copies = $state.raw<MyEdition[]>([]);
  id = $state(newId());
  name = $state("");
  version = $state(0);
  used = $state(false);
  code = $state<string | null>(null);
  offered = $state(0);
  note = $state("");
  stale = $state.raw<string[]>([]);
  /** What stands in the fields, by the first place of each line. */
  typed = $state<Record<string, string>>({});
  problems = $state.raw<Problem[]>([]);
  changes = $state.raw<EditionChange[]>([]);
  digest = $state<string | null>(null);
  failed = $state(false);
  busy = $state(false);
  checking = $state(false);
  saved = $state("");
  problem = $state("");
  /** The friend's copy that a link led to; until it is kept it is nobody's here. */
  friends = $state.raw<{ name: string; version: number } | null>(null);
  /** The link leads to no copy any more. */
  gone = $state(false);
  /** Values that are not ours, and values that are impossible. */
  readonly differing = $derived(this.lines.filter((line) => this.state(line) === "differs"));
  readonly bad = $derived(this.lines.filter((line) => this.state(line) === "bad"));
  /** How many fields are filled in. */
  readonly entered = $derived(Object.keys(this.typed).length);
  readonly canSave = $derived(
    !this.bad.length && !this.others.length && !this.busy && this.entered > 0,
  );
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private underway: Promise<void> | null = null;

  constructor(readonly game: string) {}

  async load(code: string | null): Promise<void> {
    this.failed = false;
    try {
      this.sheet = await api.sheet(this.game);
      this.copies = session.person ? await api.editions(this.game) : [];
      if (code && (await this.takeShared(code))) return;
      const first = this.copies.find((one) => one.used) ?? this.copies[0];
      if (first) this.take(first);
    } catch {
      this.failed = true;
    }
  }

  /** What a friend shows; false if that is no more. A link of another game leads to its page. */
  private async takeShared(code: string): Promise<boolean> {
    try {
      const found = await api.sharedEdition(code);
      if (found.game !== this.game) {
        router.go(sharedCopyPath(found.game, code));
        return true;
      }
      this.friends = { name: found.name, version: found.version };
      this.name = found.name;
      this.enter(found.values);
      await this.check();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || !GONE.has(error.code)) throw error;
      this.gone = true;
      return false;
    }
  }

  take(found: MyEdition): void {
    this.friends = null;
    this.id = found.id;
    this.name = found.name;
    this.version = found.version;
    this.used = found.used;
    this.code = found.code;
    this.offered = found.offered;
    this.note = found.note;
    this.stale = found.stale;
    this.saved = "";
    this.enter(found.values);
    void this.check();
  }

  /** A further copy: another language, another printing. */
  begin(): void {
    Object.assign(this, {
      id: newId(),
      name: "",
      version: 0,
      used: false,
      code: null,
      friends: null,
    });
    Object.assign(this, { offered: 0, note: "", stale: [], typed: {}, problems: [] });
    Object.assign(this, { changes: [], digest: null, saved: "", problem: "" });
  }

  enter(values: Record<string, unknown>): void {
    this.typed = {};
    for (const line of this.sheet?.lines ?? []) {
      const path = line.paths[0]!;
      if (path in values) this.typed[path] = typedOf(values[path]);
    }
  }

  get lines(): SheetLine[] {
    return this.sheet?.lines ?? [];
  }

  /** The values by their places: one field fills in all equal things. */
  get values(): Record<string, Value> {
    const found: Record<string, Value> = {};
    for (const line of this.lines) {
      const typed = this.typed[line.paths[0]!];
      if (typed === undefined || typed === "") continue;
      const value = readValue(line, typed);
      for (const path of line.paths) found[path] = value ?? typed;
    }
    return found;
  }

  set(line: SheetLine, typed: string): void {
    const path = line.paths[0]!;
    if (typed === "") delete this.typed[path];
    else this.typed[path] = typed;
    this.saved = "";
    this.later();
  }

  takeOurs(line: SheetLine): void {
    this.set(line, typedOf(line.ours));
  }

  state(line: SheetLine): State {
    const typed = this.typed[line.paths[0]!];
    if (this.problemOf(line)) return "bad";
    if (typed === undefined) return "open";
    const value = readValue(line, typed);
    if (value === null) return "bad";
    return equal(value, line.ours) ? "same" : "differs";
  }

  problemOf(line: SheetLine): Problem | null {
    return this.problems.find((one) => line.paths.includes(one.path)) ?? null;
  }

  /** What is wrong with no line in particular. */
  get others(): Problem[] {
    const places = new Set(this.lines.flatMap((line) => line.paths));
    return this.problems.filter((one) => !places.has(one.path));
  }

  private later(): void {
    clearTimeout(this.timer);
    this.checking = true;
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** Ask the server what cannot be: one question at a time, until the newest is answered. */
  check(): Promise<void> {
    clearTimeout(this.timer);
    this.asked++;
    this.underway ??= this.ask().finally(() => (this.underway = null));
    return this.underway;
  }

  private async ask(): Promise<void> {
    this.checking = true;
    for (let mine = -1; mine !== this.asked;) {
      mine = this.asked;
      await this.askOnce(() => mine === this.asked);
    }
    this.checking = false;
  }

  private async askOnce(isNewest: () => boolean): Promise<void> {
    try {
      await session.ensure();
      const found = await api.checkCopy(this.game, this.values);
      if (!isNewest()) return;
      this.problems = found.problems;
      this.changes = found.changes;
      this.digest = found.digest;
      this.problem = "";
    } catch (error) {
      if (isNewest()) this.problem = codeOf(error);
    }
  }

  async save(): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    await this.check();
    if (this.problems.length || this.problem) {
      this.busy = false;
      return false;
    }
    try {
      const form = { game: this.game, name: this.name, values: this.values, used: this.used };
      const kept = await api.keepEdition(this.id, form);
      this.version = kept.version;
      this.stale = kept.stale;
      this.copies = await api.editions(this.game);
      this.saved = this.id;
      this.friends = null;
      return true;
    } catch (error) {
      this.problem = codeOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  drop(): Promise<void> {
    return this.attempt(async () => {
      if (this.version) await api.dropEdition(this.id);
      this.begin();
      this.copies = await api.editions(this.game);
    });
  }

  link(wanted: boolean): Promise<void> {
    return this.attempt(async () => {
      this.code = (await api.linkEdition(this.id, wanted)).code;
    });
  }

  offer(note: string | null): Promise<void> {
    return this.attempt(async () => {
      const kept = await api.offerEdition(this.id, note);
      this.offered = kept.offered;
      this.note = kept.note;
    });
  }

  /** One thing at a time; what went wrong is said. */
  private async attempt(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await what();
    } catch (error) {
      this.problem = codeOf(error);
    } finally {
      this.busy = false;
    }
  }

  /** What a file enters; false if it cannot be taken, with the reasons in `problems`. */
  async read(file: string): Promise<boolean> {
    await session.ensure();
    const found = await api.readCopy(this.game, file);
    this.problems = found.problems;
    if (found.problems.length) return false;
    this.enter(found.values);
    await this.check();
    return true;
  }
}

function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : "unreachable";
}
