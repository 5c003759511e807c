/** Where one is in a game that is replayed: whose eyes see it, the step, and the beat within it. */

import { LOG_PAGE, api } from "../lib/api";
import type { Beat } from "../lib/teller/beat";
import type { Teller as Words } from "../lib/teller/beats";
import { Replayed } from "../lib/teller/replayed";
import { SPECTATOR } from "../lib/wire";
import type { CoachMoment, GameEvent, LineShown, Position } from "../lib/wire";

/** Pauses between steps, between beats, and between steps of a better line, in milliseconds. */
const STEP = 1200;
const BEAT = 800;
const LINE = 1600;

export class Course {
  eyes = $state(SPECTATOR);
  log = $state.raw<GameEvent[]>([]);
  position = $state.raw<Position | null>(null);
  playing = $state(false);
  speed = $state(1);
  /** The beats from one step to the next, and the one that is shown, if it is within a step. */
  within = $state.raw<{ beats: Beat[]; at: number } | null>(null);
  /** The better line of a choice, as it is played on the board. */
  line = $state.raw<{ moment: CoachMoment; shown: LineShown[]; at: number } | null>(null);

  readonly steps = $derived(this.position?.steps ?? 0);
  readonly step = $derived(this.position?.step ?? 0);
  readonly beat = $derived(this.within?.beats[this.within.at] ?? null);
  /** The step that is told: within it the position is still that of the one before. */
  readonly told = $derived(this.beat?.step ?? this.step);
  readonly ahead = $derived(this.line?.shown[this.line.at] ?? null);
  readonly view = $derived(this.ahead?.view ?? this.beat?.after ?? this.position?.view ?? null);
  /** What happens in what is shown. */
  readonly here = $derived(
    this.ahead?.events ?? this.beat?.events ?? this.log.filter((event) => event.step === this.step),
  );
  /** All events up to the beat that is shown. */
  readonly upToBeat = $derived.by(() => {
    const { beat, within } = this;
    if (!beat || !within) return [];
    const here = within.beats.slice(0, within.at + 1).flatMap((one) => one.events);
    return [...this.log.filter((event) => event.step < beat.step), ...here];
  });

  private readonly known = new Map<string, Position>();
  private replayed: Replayed | null = null;

  constructor(
    private readonly id: string,
    private readonly words: () => Words,
    /** Called with every step that is gone to. */
    private readonly arrived: (step: number) => void,
  ) {}

  /** Change the eyes: the log and all positions are other ones. */
  async look(seat: number, at: number | null): Promise<void> {
    this.eyes = seat;
    const opening = await this.fetch(0, seat);
    const found = [...opening.events];
    for (let from = 1; from <= opening.steps; from += LOG_PAGE)
      found.push(...(await api.log(this.id, seat, from)));
    this.log = found;
    this.replayed = new Replayed(
      (from, to) => api.told(this.id, from, to, seat),
      opening.steps,
      this.words,
    );
    // A shared address may name a step that was taken back.
    await this.go(Math.min(at ?? opening.steps, opening.steps));
  }

  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(to, this.steps || to));
    const found = await this.fetch(at, this.eyes);
    this.within = this.line = null;
    this.position = found;
    this.arrived(found.step);
    if (found.step < found.steps) void this.fetch(found.step + 1, this.eyes);
  }

  /** One beat on: within the next step if it has several, else to its end. */
  async next(): Promise<void> {
    const { within } = this;
    if (within && within.at < within.beats.length - 2) {
      this.within = { ...within, at: within.at + 1 };
      return;
    }
    if (within) return this.go(within.beats[0]!.step);
    const beats = (await this.replayed?.of(this.step + 1)) ?? [];
    if (beats.length > 1) this.within = { beats, at: 0 };
    else await this.go(this.step + 1);
  }

  /** One beat back. */
  async previous(): Promise<void> {
    const { within } = this;
    if (within) {
      this.within = within.at > 0 ? { ...within, at: within.at - 1 } : null;
      return;
    }
    const beats = (await this.replayed?.of(this.step)) ?? [];
    if (beats.length < 2) return this.go(this.step - 1);
    await this.go(this.step - 1);
    this.within = { beats, at: beats.length - 2 };
  }

  /** Play where the better option leads; the next step that is gone to ends it. */
  async playLine(moment: CoachMoment): Promise<void> {
    this.playing = false;
    const shown = await api.betterLine(this.id, moment.step);
    if (shown.length) this.line = { moment, shown, at: 0 };
  }

  /** In an effect: the next step of a better line, after a while. */
  lineOn(): (() => void) | undefined {
    if (!this.line || this.line.at >= this.line.shown.length - 1) return;
    const { moment, shown, at } = this.line;
    return after(LINE / this.speed, () => (this.line = { moment, shown, at: at + 1 }));
  }

  /** In an effect: the next beat after a while, as long as the game plays. */
  playOn(): (() => void) | undefined {
    if (!this.playing) return;
    if (this.step >= this.steps) {
      this.playing = false;
      return;
    }
    return after((this.within ? BEAT : STEP) / this.speed, () => void this.next());
  }

  private async fetch(at: number, seat: number): Promise<Position> {
    const key = `${seat} ${at}`;
    const found = this.known.get(key) ?? (await api.replay(this.id, at, seat));
    this.known.set(key, found);
    return found;
  }
}

/** Do something later; what is returned calls it off. */
function after(pause: number, what: () => void): () => void {
  const wait = setTimeout(what, pause);
  return () => clearTimeout(wait);
}
