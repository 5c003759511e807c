/**
 * The teller: between the newest position and the one that is shown.
 *
 * It holds one line of beats, from the viewer's last own answer to now, and a place in it. Before the
 * end of the line the page shows the position of the beat at that place, and asks nothing.
 */

import { SPECTATOR, type Cut, type GameEvent, type Mark, type Recap, type View } from "../wire";
import type { Beat, Telling } from "./beat";
import { beatsOf, numbered, type Teller as Words } from "./beats";
import * as time from "./pace";
import type { Pace } from "./pace";

/** A change of the table as the teller needs it. */
export interface News {
  seat: number;
  step: number;
  full: boolean;
  view: View | null;
  told: Cut[] | null;
  /** The step of the viewer's last own answer. */
  lastOwn: number;
  mark: Mark | null;
}

export interface Surroundings {
  pace: () => Pace;
  words: () => Words;
  /** The words for several beats as one. */
  several: (beats: Beat[]) => string;
  /** The words for what was taken back, and by whom. */
  tookBack: (seat: number) => string;
  /** Milliseconds on the viewer's clock while it runs; null while it does not. */
  clock: () => number | null;
  hidden: () => boolean;
  load: (from: number, to: number, seat: number) => Promise<Recap | null>;
  now: () => number;
  set: (run: () => void, ms: number) => unknown;
  clear: (timer: unknown) => void;
}

/** What the bar asks before it tells: a queue too long, or a viewer coming back. */
export type Asking = "long" | "back";

/** More than this the line does not hold; older beats are in the replay. */
const LONGEST = 300;

/** How many changed places are marked, with their numbers. */
const MARKS = 9;

export class Teller implements Telling {
  private line = $state.raw<Beat[]>([]);
  /** The place in the line: -1 before its first beat, its length when all is told. */
  private place = $state(0);
  private newest = $state.raw<View | null>(null);
  paused = $state(false);
  asking = $state<Asking | null>(null);
  /** Are the changes since one's own last answer marked on the newest position? */
  comparing = $state(false);
  /** When the viewer played last, if the line was fetched. */
  since = $state(0);
  /** Has the viewer not played yet, so that it is told since the game began? */
  sinceStart = $state(false);
  /** Did the position shown come by the next beat, so that pieces fly? */
  flies = $state(false);

  /** Places that have just changed without being told: they are outlined for a while. */
  outlined = $state.raw<string[]>([]);
  /** What is shown while something that was missed is on its way. */
  private held = $state.raw<View | null>(null);

  /** Everything since one's own last answer, as it was before anything was joined. */
  private whole: Beat[] = [];
  private seat: number | null = null;
  private step = -1;
  private timer: unknown = null;
  private hiddenAt = 0;
  private loading = 0;

  constructor(private readonly around: Surroundings) {}

  // ------------------------------------------------------------------ what is shown

  get shown(): View | null {
    if (this.held) return this.held;
    if (!this.busy) return this.newest;
    return this.line[this.place]?.after ?? this.line[0]?.before ?? this.newest;
  }

  get now(): View | null {
    return this.newest;
  }

  /** The beat that is told; null at the end, and while an own step is drawn. */
  get at(): Beat | null {
    const beat = this.line[this.place];
    return beat && beat.weight !== "silent" ? beat : null;
  }

  /** The beat whose position is shown, told or not. */
  get drawn(): Beat | null {
    return this.line[this.place] ?? null;
  }

  /** Is anything between the position shown and now? */
  get busy(): boolean {
    return this.place < this.line.length || this.held !== null;
  }

  /** How many events have not been told yet. */
  get untold(): number {
    return this.line.slice(this.reachedInLog).reduce((sum, beat) => sum + beat.events.length, 0);
  }

  /** The final scoring is told in another order than it is written in: the log waits for its end. */
  private get reachedInLog(): number {
    const { turn, source } = this.line[this.place] ?? {};
    return source ? this.line.findIndex((beat) => beat.turn === turn) : this.place + 1;
  }

  /** All that has been told, and done, since one's own last answer. */
  get events(): GameEvent[] {
    return this.line.slice(0, this.place + 1).flatMap((beat) => beat.events);
  }

  get queue(): Beat[] {
    return this.line.slice(this.place + 1).filter(isTold);
  }

  /** What has been told since one's own last answer, this beat included. */
  get past(): Beat[] {
    return this.line.slice(0, this.place + 1).filter(isTold);
  }

  /** All since one's own last answer: what the recap lists. */
  get recap(): Beat[] {
    return this.line.filter(isTold);
  }

  get canGoBack(): boolean {
    return this.line.slice(0, Math.max(0, this.place)).some(isTold);
  }

  /** How far behind a viewer is, at the pace chosen. */
  get behind(): number {
    return time.wholeTime(this.line.slice(this.place + 1), this.pace);
  }

  /** Does the viewer go from beat to beat themselves? */
  get isStepped(): boolean {
    return this.paused || this.pace === "hand";
  }

  private get pace(): Pace {
    const clock = this.around.clock();
    const wish = this.around.pace();
    return clock !== null && (wish === "normal" || wish === "slow") ? "fast" : wish;
  }

  // ------------------------------------------------------------------ what happens

  /** Take what the server tells of a change. */
  take(news: News): void {
    if (news.view === null) return;
    if (this.seat !== news.seat || this.newest === null) this.begin(news);
    else if (isBack(news.mark)) this.goBackTo(news);
    else if (news.full) this.catchUp(news);
    else this.add(news);
  }

  /** Change whose view is shown, or begin: at the present, with what can be recapped. */
  private begin(news: News): void {
    const wasOther = this.seat !== null && this.seat !== news.seat;
    this.reset(news);
    if (news.seat === SPECTATOR || news.lastOwn >= news.step) return;
    void this.fetch(news.lastOwn, news, wasOther ? "at once" : "come back");
  }

  private reset(news: News): void {
    this.stop();
    this.seat = news.seat;
    this.step = news.step;
    this.newest = news.view;
    this.whole = [];
    this.line = [];
    this.place = 0;
    this.asking = null;
    this.comparing = false;
    this.paused = false;
    this.held = null;
    this.outlined = [];
    this.loading++;
  }

  /** Something was missed: ask for it, and go on from the position that was known. */
  private catchUp(news: News): void {
    if (news.step === this.step) {
      this.newest = news.view;
      return;
    }
    if (news.step < this.step) return this.reset(news);
    const { shown, reached } = this;
    this.reset(news);
    this.held = shown;
    const from = news.seat === SPECTATOR ? Math.max(0, reached.step - 1) : news.lastOwn;
    void this.fetch(from, news, "missed", reached);
  }

  /** How far it has been told: the step, and how many of its events. */
  private get reached(): Reached {
    const first = this.line[0];
    if (!this.busy || !first) return { step: this.step, upto: Infinity };
    const at = this.line[this.place];
    return at ?? { step: first.step, upto: first.upto - first.events.length };
  }

  private async fetch(
    from: number,
    news: News,
    why: "come back" | "at once" | "missed",
    seen: Reached = { step: from, upto: Infinity },
  ): Promise<void> {
    const ticket = ++this.loading;
    const recap = await this.around.load(from, news.step, news.seat).catch(() => null);
    if (ticket === this.loading) this.held = null;
    if (!recap || ticket !== this.loading || this.step !== news.step) return;
    this.since = recap.at;
    this.sinceStart = recap.from === 0;
    this.whole = this.beats(recap.told, recap.view);
    if (!this.whole.some(isTold)) return;
    this.line = this.whole;
    this.place = this.line.length;
    const first = this.line.findIndex((beat) => isAfter(beat, seen));
    if (first >= 0) this.start(first - 1, why !== "come back" || this.isShort());
  }

  private isShort(): boolean {
    const few = this.whole.filter(isTold).length <= time.FEW;
    return few && this.around.now() - this.since < time.BRIEFLY;
  }

  private add(news: News): void {
    const before = this.newest!;
    this.step = news.step;
    this.newest = news.view;
    if (!news.told?.length) return;
    const fresh = this.beats(news.told, before, news.view!);
    if (news.told.some((cut) => cut.own)) this.forget();
    const wasIdle = !this.busy;
    this.comparing = false;
    this.whole = [...this.whole, ...fresh].slice(-LONGEST);
    this.line = [...this.line, ...fresh];
    this.trim();
    if (wasIdle) this.start(this.line.length - fresh.length - 1, true);
    else this.shorten();
  }

  /** The viewer has answered: what was told before is no news any more. */
  private forget(): void {
    this.stop();
    this.whole = [];
    this.line = [];
    this.place = 0;
    this.since = this.around.now();
    this.sinceStart = false;
    this.asking = null;
  }

  private trim(): void {
    const extra = Math.min(this.line.length - LONGEST, this.place);
    if (extra <= 0) return;
    this.line = this.line.slice(extra);
    this.place -= extra;
  }

  private beats(cuts: Cut[], before: View, last = before): Beat[] {
    const words = this.around.words();
    const { fine, seat } = { fine: time.isFine(this.pace), seat: this.seat ?? SPECTATOR };
    const found = beatsOf(cuts, before, seat, { ...words, fine }, last);
    return numbered(found, this.whole.at(-1) ?? null, words.told);
  }

  /** A player took something back: its consequences are no longer told. */
  private goBackTo(news: News): void {
    const to = Number(news.mark?.to ?? 0);
    const kept = this.line.filter((beat) => beat.step <= to);
    const before = this.shown!;
    this.stop();
    this.newest = news.view;
    this.step = news.step;
    this.whole = this.whole.filter((beat) => beat.step <= to);
    const by = news.mark?.seat ?? SPECTATOR;
    this.line = kept;
    this.place = kept.length;
    if (by !== this.seat && news.view) {
      this.line = [...kept, this.backBeat(by, to, before, news.view)];
      this.start(kept.length - 1, true);
    }
  }

  private backBeat(seat: number, step: number, before: View, after: View): Beat {
    const last = this.line.at(-1) ?? null;
    const beat: Beat = {
      id: -this.around.now(),
      ...{ seat, step, before, after, own: false, events: [], many: 1, upto: 0 },
      ...{ kind: "undo", where: [], numbers: [], moves: [], weight: "quiet", turn: 0 },
      ...{ lead: "i-undo", rule: "", caption: this.around.tookBack(seat) },
      heading: this.around.words().heading(seat),
    };
    return numbered([beat], last, null)[0]!;
  }

  // ------------------------------------------------------------------ telling

  /** Begin at a place of the line; `atOnce` or after asking. */
  private start(place: number, atOnce: boolean): void {
    this.place = place;
    this.paused = false;
    this.asking = atOnce ? null : "back";
    if (this.around.hidden()) {
      this.hiddenAt ||= this.around.now();
      this.place = place;
      return;
    }
    if (this.pace === "off" || this.hasNoTime()) return this.jump(place);
    if (!this.asking) this.shorten();
    if (!this.asking) this.advance();
  }

  private hasNoTime(): boolean {
    const left = this.around.clock();
    return left !== null && left < time.NO_TIME;
  }

  /** Join what would take too long; ask if it still does. */
  private shorten(): void {
    const rest = this.line.slice(this.place + 1);
    const { several } = this.around;
    if (this.around.clock() !== null)
      return this.replace(time.within(rest, time.ON_THE_CLOCK, this.pace, several));
    const folded = time.folded(rest, this.pace, several);
    this.replace(folded);
    if (this.pace === "hand" || time.wholeTime(folded, this.pace) <= time.LONG) return;
    if (time.wholeTime(folded, this.pace) > time.TOO_LONG && this.seat !== SPECTATOR) {
      this.stop();
      this.asking = "long";
    } else this.replace(time.withQuietJoined(folded, several));
  }

  private replace(rest: Beat[]): void {
    this.line = [...this.line.slice(0, this.place + 1), ...rest];
  }

  /** To the next beat; those without words take no place of their own. */
  private advance(): void {
    this.stop();
    this.flies = true;
    this.place++;
    const beat = this.line[this.place];
    if (!beat) return this.arrive();
    const wait =
      time.timeOf(beat, this.pace) + time.pauseBetween(beat, this.line[this.place + 1], this.pace);
    const isLast = !this.line.slice(this.place).some(isTold);
    if (isLast) return this.arrive();
    if (beat.weight === "silent" && !wait) return this.advance();
    if (this.paused || (this.pace === "hand" && beat.weight !== "silent")) return;
    this.timer = this.around.set(() => this.advance(), wait);
  }

  /** To now at once; what moved flies all the same, and where others did something is outlined. */
  private jump(place: number): void {
    this.stop();
    this.flies = true;
    this.outlined = this.line
      .slice(place + 1)
      .filter(isTold)
      .flatMap((beat) => beat.where);
    this.arrive();
    if (this.outlined.length)
      this.timer = this.around.set(() => (this.outlined = []), time.OUTLINED);
  }

  private arrive(): void {
    this.place = this.line.length;
    this.paused = false;
    this.asking = null;
  }

  private stop(): void {
    if (this.timer !== null) this.around.clear(this.timer);
    this.timer = null;
    this.outlined = [];
  }

  // ------------------------------------------------------------------ what the viewer does

  next(): void {
    if (!this.busy) return;
    this.asking = null;
    this.advance();
  }

  /** The beat before, at rest; instantly, without flights. */
  back(): void {
    this.stop();
    this.flies = false;
    this.paused = true;
    this.asking = null;
    for (let i = Math.min(this.place, this.line.length) - 1; i >= 0; i--)
      if (isTold(this.line[i]!)) {
        this.place = i;
        return;
      }
  }

  pause(): void {
    this.stop();
    this.paused = true;
  }

  play(): void {
    this.paused = false;
    this.asking = null;
    if (this.busy) this.resume();
  }

  /** Go on with the beat that is shown, for a moment, then with the next. */
  private resume(): void {
    if (!this.at) return this.advance();
    this.stop();
    this.timer = this.around.set(() => this.advance(), time.timeOf(this.at, this.pace) / 2);
  }

  toggle(): void {
    if (this.paused) this.play();
    else this.pause();
  }

  skip(): void {
    this.stop();
    this.flies = false;
    this.comparing = false;
    this.held = null;
    this.arrive();
  }

  /** Show the beat of a line in the list, at rest. */
  to(beat: Beat): void {
    const place = this.line.findIndex((one) => one.id === beat.id);
    if (place < 0) return;
    this.stop();
    this.flies = false;
    this.comparing = false;
    this.asking = null;
    this.paused = true;
    this.place = place;
  }

  /** Tell everything since one's own last answer again. */
  again(): void {
    this.stop();
    this.comparing = false;
    this.line = this.whole;
    if (!this.line.some(isTold)) return;
    this.place = this.line.findIndex(isTold) - 1;
    this.asking = null;
    this.paused = false;
    this.advance();
  }

  /** What the player answers when the bar asks: tell all, or the main things. */
  tell(what: "all" | "main"): void {
    this.asking = null;
    if (what === "main") this.replace(time.mainOf(this.line.slice(this.place + 1)));
    this.advance();
  }

  /** How many beats there would be to tell. */
  get choices(): { all: number; main: number } {
    const rest = this.line.slice(this.place + 1).filter(isTold);
    return { all: rest.length, main: time.mainOf(rest).length };
  }

  /** The newest position, with what has changed since one's own last answer. */
  compare(): void {
    this.skip();
    this.comparing = true;
  }

  /** The next press, and what has changed is no longer marked. */
  compared(): void {
    this.comparing = false;
  }

  /** The places that changed most since one's own last answer, the largest thing first. */
  get changed(): Beat[] {
    const size = (beat: Beat): number =>
      (beat.weight === "big" ? 1000 : 0) +
      beat.numbers.reduce((sum, one) => sum + Math.abs(one.after - one.before), 0);
    const found = this.whole.filter((beat) => isMain(beat) && beat.where.length);
    return found.sort((a, b) => size(b) - size(a)).slice(0, MARKS);
  }

  /** What was before everything in the line. */
  get origin(): View | null {
    return this.whole[0]?.before ?? null;
  }

  // ------------------------------------------------------------------ the page comes and goes

  /** Nothing is told while nobody looks. */
  hide(): void {
    this.hiddenAt = this.around.now();
    this.stop();
  }

  show(): void {
    const away = this.hiddenAt ? this.around.now() - this.hiddenAt : 0;
    this.hiddenAt = 0;
    if (!this.busy || this.paused || this.asking) return;
    const left = this.line.slice(this.place + 1).filter(isTold).length;
    const isShort = left <= time.FEW && away < time.BRIEFLY;
    this.since ||= this.around.now() - away;
    this.start(this.place, isShort);
  }

  close(): void {
    this.stop();
    this.loading++;
  }
}

/** A place in a game: so many events of a step. */
interface Reached {
  step: number;
  upto: number;
}
const isAfter = (beat: Beat, { step, upto }: Reached): boolean =>
  beat.step > step || (beat.step === step && beat.upto > upto);

const isMain = (beat: Beat): boolean => beat.weight === "normal" || beat.weight === "big";
const isTold = (beat: Beat): boolean => beat.weight !== "silent";
const isBack = (mark: Mark | null): boolean => mark?.kind === "undo" || mark?.kind === "rewind";
