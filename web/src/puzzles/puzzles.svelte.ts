/** Puzzles: today's and others; what was loaded is kept, and answers that could not be sent too. */

import { ApiError, api, offset } from "../lib/api";
import { session } from "../lib/session.svelte";
import type { PuzzleAnswered, PuzzleShown, PuzzlesToday } from "../lib/wire";

const STORE = "trilith-puzzles";
/** How many puzzles besides today's stay on this device. */
const KEPT = 12;

/** An answer that was given without a line to the server. */
export interface Waiting {
  id: string;
  action: string;
  at: number;
  offset: number;
}

interface Kept {
  /** Whose they are: another person in this browser sees nothing of them. */
  person: string | null;
  today: PuzzlesToday | null;
  loaded: PuzzleShown[];
  waiting: Waiting[];
}

const NOTHING: Kept = { person: null, today: null, loaded: [], waiting: [] };

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

class Puzzles {
  today = $state.raw<PuzzlesToday | null>(null);
  /** The server could not be reached: what is shown is what was loaded last. */
  failed = $state(false);
  waiting = $state.raw<Waiting[]>([]);
  private loaded: PuzzleShown[] = [];
  private person: string | null = null;

  constructor() {
    const { person, today, loaded, waiting } = read();
    Object.assign(this, { person, today, loaded, waiting });
    addEventListener("online", () => void this.send());
  }

  async load(): Promise<void> {
    this.forgetOthers();
    try {
      await this.send();
      this.today = await api.puzzlesToday();
      this.failed = false;
      this.keep();
    } catch {
      this.failed = true;
    }
  }

  /** A puzzle by its id: from the server, or as it was loaded last. */
  async open(id: string): Promise<PuzzleShown> {
    this.forgetOthers();
    try {
      return this.remember(await api.puzzle(id));
    } catch (error) {
      const known = this.known(id);
      if (error instanceof ApiError || !known) throw error;
      return known;
    }
  }

  /** One that is not answered yet; without a line, one of those that were loaded. */
  async next(game: string | null, kind: string | null): Promise<PuzzleShown | null> {
    try {
      return this.remember(await api.nextPuzzle(game, kind));
    } catch (error) {
      if (error instanceof ApiError && error.code === "not_found") return null;
      const fits = this.all().find(
        (one) =>
          (!game || one.game === game) &&
          (!kind || one.kind === kind) &&
          !one.result &&
          !this.waits(one.id),
      );
      if (!fits) throw error;
      return fits;
    }
  }

  /** Answer it; null if that could only be kept on this device for now. */
  async answer(id: string, action: string): Promise<PuzzleAnswered | null> {
    const given = { id, action, at: Date.now(), offset: offset() };
    try {
      return await this.post(given);
    } catch (error) {
      if (error instanceof ApiError && error.code !== "unreachable") throw error;
      this.waiting = [...this.waiting, given];
      this.keep();
      return null;
    }
  }

  waits(id: string): Waiting | undefined {
    return this.waiting.find((one) => one.id === id);
  }

  /** Send what waits; what the server does not want is let go. */
  async send(): Promise<void> {
    for (const given of this.waiting) {
      try {
        await this.post(given);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code === "unreachable") throw error;
      }
      this.waiting = this.waiting.filter((one) => one !== given);
      this.keep();
    }
  }

  private async post({ id, action, at, offset }: Waiting): Promise<PuzzleAnswered> {
    await session.ensure();
    this.person = session.person?.id ?? null;
    const found = await api.answerPuzzle(id, action, at, offset);
    const solved = this.known(id);
    if (solved) this.remember({ ...solved, result: found.result });
    if (this.today) {
      const puzzles = this.today.puzzles.map((one) =>
        one.id === id ? { ...one, result: found.result } : one,
      );
      this.today = { ...this.today, puzzles, streak: found.streak, record: found.record };
    }
    this.keep();
    return found;
  }

  private all(): PuzzleShown[] {
    return [...(this.today?.puzzles ?? []), ...this.loaded];
  }

  private known(id: string): PuzzleShown | undefined {
    return this.all().find((one) => one.id === id);
  }

  private remember(puzzle: PuzzleShown): PuzzleShown {
    this.loaded = [puzzle, ...this.loaded.filter((one) => one.id !== puzzle.id)].slice(0, KEPT);
    this.keep();
    return puzzle;
  }

  private keep(): void {
    const { person, today, loaded, waiting } = this;
    try {
      localStorage.setItem(STORE, JSON.stringify({ person, today, loaded, waiting }));
    } catch {
      // A full or forbidden store: everything works, but for what needs no line.
    }
  }

  /** What another person did in this browser is not for the one who is here now. */
  private forgetOthers(): void {
    const now = session.person?.id ?? null;
    if (this.person && this.person !== now) {
      Object.assign(this, NOTHING);
      this.keep();
    }
    this.person = now;
  }
}

export const puzzles = new Puzzles();
