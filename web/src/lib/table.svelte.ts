/** One table as this browser sees it: through the eyes of one or several seats, or as a spectator. */

import { connection, type Connection } from "./socket.svelte";
import {
  SPECTATOR,
  type ChatLine,
  type Choice,
  type Clock,
  type Decision,
  type Down,
  type ErrorMessage,
  type GameEvent,
  type Label,
  type Mark,
  type Score,
  type Seat,
  type StateMessage,
  type Status,
  type Summary,
  type View,
  type Vote,
} from "./wire";
import { toldApart } from "./bots";
import { newsOf, seen, type Eyes } from "./eyes";
import { Hints } from "./hints.svelte";
import { manners } from "./manners.svelte";
import { Patience } from "./patience.svelte";
import { session } from "./session.svelte";
import { Steps } from "./steps.svelte";
import type { News } from "./teller/teller.svelte";

export interface Preview {
  action: string;
  events: GameEvent[];
  /** After it nothing more is asked of this seat for now, or it cannot be taken back alone. */
  ends: boolean;
  /** Something hidden comes to light. */
  reveals: boolean;
}

export class TableStore {
  info = $state.raw<Summary | null>(null);
  status = $state<Status>("waiting");
  seats = $state.raw<Seat[]>([]);
  toAct = $state.raw<number[]>([]);
  scores = $state.raw<Score[] | null>(null);
  clock = $state.raw<Clock | null>(null);
  vote = $state.raw<Vote | null>(null);
  mark = $state.raw<Mark | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** The line of the chat at which begins what was said since the last visit; 0: nothing was. */
  newSince = $state(0);
  private hasHeard = false;
  error = $state.raw<ErrorMessage | null>(null);
  rematch = $state<string | null>(null);
  /** Of a closed game, how it came to that. */
  closedWhy = $state("");
  missing = $state(false);
  /** The table asks for a password before it shows anything. */
  locked = $state(false);
  /** What was given for it; a visitor without a name has to give it again when sitting down. */
  password = "";

  private eyes = $state.raw<Record<number, Eyes>>({});
  private looking = $state<number | null>(null);
  /** At a screen that several people share: who has taken it. */
  private holder = $state<number | null>(null);
  /** The action that was sent and is not seen in the state yet. */
  sent = $state<string | null>(null);
  private readonly patience = new Patience();
  /** How many steps were played while the connection was lost; null once play goes on. */
  missed = $state<number | null>(null);
  /** The line on which the newest state came. */
  private line = 0;
  /** The option that is chosen, but not confirmed. */
  chosen = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The option that is played as soon as it is known that the turn goes on after it. */
  private hasty: string | null = null;
  /** The events of the newest message: what the board animates, and the live region tells. */
  news = $state.raw<GameEvent[]>([]);

  /** What is played next without asking, as long as it says something. */
  private next: ((decision: Decision, view: View) => string | null) | null = null;
  /** The steps that one press has played: they are taken back together. */
  private together = $state.raw({ from: -1, to: -1 });

  /** What the coach has told of what is asked now. */
  readonly coach = new Hints((stage) =>
    this.wire.send({ do: "hint", table: this.id, stage, seat: this.seat }),
  );

  private readonly steps = new Steps();
  /** Is what is played at present done again? */
  private redoing = false;
  private sentKey = "";
  /** The action whose preview was asked for last. */
  private wanted: string | null = null;
  /** The seats for whose eyes the server was asked. */
  private asked = "";
  /** The teller, which shows the viewer what happens step by step, hears of it first. */
  teller: { take(news: News): void } | null = null;
  private readonly stop: () => void;

  constructor(
    readonly id: string,
    private readonly wire: Connection = connection,
  ) {
    this.stop = wire.listen((message) => this.take(message));
    wire.subscribe(`table ${id}`, { do: "watch", table: id });
  }

  close(): void {
    this.stop();
    this.patience.end();
    this.wire.unsubscribe(`table ${this.id}`, { do: "leave", table: this.id });
  }

  /** Knock again with a password. */
  unlock(password: string): void {
    this.password = password;
    this.wire.subscribe(`table ${this.id}`, { do: "watch", table: this.id, password });
  }

  // ------------------------------------------------------------------ what is seen

  get mine(): number[] {
    return Object.keys(this.eyes)
      .map(Number)
      .filter((seat) => seat !== SPECTATOR);
  }

  /** Whose eyes the screen shows. */
  get seat(): number {
    const wish = this.looking;
    return wish !== null && wish in this.eyes ? wish : (this.mine[0] ?? SPECTATOR);
  }

  get now(): Eyes | null {
    return this.eyes[this.seat] ?? null;
  }

  get view(): View | null {
    return this.now?.view ?? null;
  }

  get decision(): Decision | null {
    return this.now?.decision ?? null;
  }

  get log(): GameEvent[] {
    return this.now?.log ?? [];
  }

  /** The players' names in order of seats; "" for one without a name. */
  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  get isMyTurn(): boolean {
    return this.mine.some((seat) => this.eyes[seat]?.decision);
  }

  get canUndo(): boolean {
    const now = this.now;
    return !!now && this.seat !== SPECTATOR && now.floor < now.step;
  }

  /** How far one press takes back: a step, or all that was played by one press. */
  get undoTo(): number {
    const { step, floor } = this.now ?? { step: 0, floor: 0 };
    const { from, to } = this.together;
    return to === step && from >= floor ? from : step - 1;
  }

  /** What one press takes back, if it was done here. */
  get lastStep(): Label | null {
    const { step } = this.now ?? { step: -1 };
    return this.undoTo === step - 1 ? this.steps.labelOf(step) : null;
  }

  /** What can be done again: the first of the steps that were taken back last. */
  get nextAgain(): Label | null {
    const [first] = this.steps.again(this.now?.step ?? -1);
    return this.optionOf(first?.action ?? null)?.label ?? null;
  }

  /** What was sent has had no answer for a while. */
  get slow(): boolean {
    return this.patience.isSlow;
  }

  /** Is there something that not everybody at this screen may see? */
  private get hasSecrets(): boolean {
    const [first, ...others] = this.mine.map((seat) => JSON.stringify(this.eyes[seat]?.view));
    return others.some((view) => view !== first);
  }

  /** Who has to take the screen before anything is shown; null if it is in the right hands. */
  get handTo(): number | null {
    if (this.status !== "playing" || !this.hasSecrets) return null;
    const next = this.askedHere ?? this.holder ?? this.mine[0]!;
    return next === this.holder ? null : next;
  }

  /** The screen is in the hands of the person who plays this seat. */
  takeScreen(seat: number): void {
    this.holder = seat;
    this.look(seat);
  }

  /** Which of my seats is asked; first of all the one whose view is shown. */
  private get askedHere(): number | undefined {
    if (this.now?.decision) return this.seat;
    return this.mine.find((seat) => this.eyes[seat]?.decision);
  }

  look(seat: number): void {
    this.looking = seat;
    this.forget();
    const { view, step, lastOwn } = this.now ?? { view: null, step: 0, lastOwn: 0 };
    this.teller?.take({ seat, step, view, lastOwn, full: true, told: null, mark: null });
  }

  optionOf(action: string | null): Choice | undefined {
    return this.optionIn(this.decision, action);
  }

  private optionIn(
    decision: Decision | null | undefined,
    action: string | null,
  ): Choice | undefined {
    return decision?.options.find((option) => option.action === action);
  }

  // ------------------------------------------------------------------ what is done

  /** Choose an option: ask what it would do, and wait for `play`. */
  choose(action: string | null): void {
    this.chosen = action;
    this.error = null;
    if (action) this.ask(action);
    else this.unask();
  }

  /** Play an option at once, unless it ends the turn: then it is chosen, and waits for `play`. */
  playUnlessLast(action: string): void {
    this.choose(action);
    this.hasty = action;
    if (this.preview?.action === action) this.goOn(this.preview);
  }

  private goOn(preview: Preview): void {
    const goesOn = this.hasty === preview.action && this.chosen === preview.action;
    if (goesOn) this.hasty = null;
    if (goesOn && !preview.ends) this.play(preview.action);
  }

  private takePreview(preview: Preview): void {
    if (preview.action !== this.wanted) return;
    this.preview = preview;
    this.goOn(preview);
  }

  ask(action: string): void {
    if (this.status !== "playing") return;
    this.wanted = action;
    if (this.preview?.action === action) return;
    this.wire.send({ do: "preview", table: this.id, action, seat: this.seat });
  }

  /** Nothing is looked at any more. An answer that is still under way comes too late. */
  unask(): void {
    this.wanted = null;
    this.preview = null;
  }

  play(action: string): void {
    if (this.sent || !this.now) return;
    this.error = null;
    this.missed = null;
    if (!this.redoing) this.steps.goOn();
    this.await(action);
    this.sentKey = newKey();
    this.wire.send({
      do: "play",
      table: this.id,
      seq: this.now.seq,
      action,
      seat: this.seat,
      key: this.sentKey,
    });
  }

  /** An action is under way from now on, or none any more. */
  private await(action: string | null): void {
    this.sent = action;
    if (action) this.patience.begin();
    else this.patience.end();
  }

  /** Play on by one press: what `next` says of each position, until it says nothing more. */
  playOn(next: (decision: Decision, view: View) => string | null): void {
    if (this.sent || !this.now) return;
    this.next = next;
    this.together = { from: this.now.step, to: -1 };
    this.playNext();
  }

  private playNext(): void {
    const { decision, view, step } = this.now ?? {};
    if (!this.next || step === undefined) return;
    this.together = { ...this.together, to: step };
    const action = decision && view ? this.next(decision, view) : null;
    if (action) this.play(action);
    else this.goNoFurther();
  }

  private goNoFurther(): void {
    this.next = null;
    this.redoing = false;
  }

  undo(to = this.undoTo): void {
    this.steps.takenBack(to, this.now?.step ?? to);
    this.goBack({ to });
  }

  /** Do again what was taken back last. */
  redo(): void {
    if (this.sent || !this.nextAgain) return;
    const left = this.steps.again(this.now!.step).map((one) => one.action);
    this.steps.doneAgain();
    this.redoing = true;
    this.playOn((decision) => {
      const action = left.shift() ?? null;
      return this.optionIn(decision, action) ? action : null;
    });
  }

  /** Take back only the steps after `from` up to `to`; what came later is done again. */
  takeBack(from: number, to: number): void {
    this.steps.goOn();
    this.goBack({ to: from, again: to });
  }

  private goBack(how: { to: number; again?: number }): void {
    this.error = null;
    this.missed = null;
    this.goNoFurther();
    this.wire.send({ do: "undo", table: this.id, ...how, seat: this.seat, key: newKey() });
  }

  propose(what: Vote["what"], more: { to?: number; for?: number; sure?: boolean } = {}): void {
    this.wire.send({ do: "propose", table: this.id, what, ...more });
  }

  answer(yes: boolean): void {
    for (const seat of this.mine.filter((one) => this.vote?.needed.includes(one)))
      this.wire.send({ do: "vote", table: this.id, yes, seat });
  }

  back(seat: number): void {
    this.wire.send({ do: "back", table: this.id, seat });
  }

  say(text: string, room: ChatLine["room"]): void {
    this.wire.send({ do: "chat", table: this.id, text, room });
  }

  // ------------------------------------------------------------------ what comes in

  take(message: Down): void {
    if (!("table" in message) || message.table !== this.id) return;
    switch (message.is) {
      case "state":
        return this.takeState(message);
      case "seats":
        this.seats = toldApart(message.seats);
        return this.followSeats();
      case "preview":
        if (message.seat === this.seat) this.takePreview(message);
        return;
      case "hint":
        if (message.seat === this.seat && message.since === this.decision?.since)
          this.coach.take(message.stage, message.hint);
        return;
      case "chat":
        return this.takeChat(message.lines, message.unread);
      case "error":
        return this.takeError(message);
    }
  }

  private takeState(state: StateMessage): void {
    const before = this.eyes[state.seat];
    const missed = !state.full && before !== undefined && state.prev !== before.seq;
    if (before && !state.full && state.seq <= before.seq) return;
    if (missed) this.wire.send({ do: "sync", table: this.id });
    this.countMissed(before, state);
    this.eyes = { ...this.eyes, [state.seat]: seen(state, before) };
    this.takeShared(state);
    if (state.seat === this.seat) {
      if (!missed) this.teller?.take(newsOf(state));
      this.news = state.full ? [] : state.events;
      this.settle(before, state);
      if (!this.sent) this.playNext();
    }
    this.maybeChangeEyes();
  }

  /** After the connection was lost: how far the game has gone meanwhile. */
  private countMissed(before: Eyes | undefined, state: StateMessage): void {
    const line = this.wire.lines ?? 0;
    const isBack = before && state.full && line !== this.line && state.seat === this.seat;
    this.line = line;
    if (isBack) this.missed = Math.max(0, state.step - before.step);
  }

  private takeShared(state: StateMessage): void {
    this.status = state.status;
    this.seats = toldApart(state.seats);
    this.toAct = state.to_act;
    this.scores = state.scores;
    this.clock = state.clock;
    this.vote = state.vote;
    this.mark = state.mark;
    if (state.mark?.kind === "rematch") this.rematch = String(state.mark.to);
    if (state.mark?.kind === "close") this.closedWhy = state.mark.why ?? "";
    if (state.info) {
      this.info = state.info;
      this.rematch = state.info.rematch ?? this.rematch;
      this.closedWhy = state.info.why;
      if (state.info.hinted?.includes(this.seat)) this.coach.agreed = true;
    }
    this.missing = false;
    this.locked = false;
    this.followSeats();
  }

  /** A viewer who sits down here sees that seat's view from then on. */
  private followSeats(): void {
    const me = this.wire.person?.id;
    if (!me || this.status !== "waiting") return;
    const own = this.seats.filter((seat) => seat.person === me).map((seat) => seat.seat);
    if (own.every((seat) => this.mine.includes(seat)) || this.asked === own.join(" ")) return;
    this.asked = own.join(" ");
    this.wire.send({ do: "watch", table: this.id });
  }

  /** What was chosen stays chosen while the same thing is asked. */
  private settle(before: Eyes | undefined, state: StateMessage): void {
    const option = this.optionIn(before?.decision, this.sent);
    if (option && before) this.steps.note(before.step + 1, option);
    else if (before && state.step > before.step) this.steps.goOn();
    const same =
      before?.step === state.step &&
      JSON.stringify(before.decision) === JSON.stringify(state.decision);
    if (same) return;
    this.forget();
  }

  private forget(): void {
    this.await(null);
    this.coach.forget();
    this.chosen = null;
    this.unask();
  }

  /** At a hot-seat the screen goes to the person who is asked. */
  private maybeChangeEyes(): void {
    if (this.mine.length < 2 || this.now?.decision || this.handTo !== null) return;
    const asked = this.askedHere;
    if (asked !== undefined) this.look(asked);
  }

  private takeChat(lines: ChatLine[], unread: number): void {
    const known = new Set(this.chat.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    // A line that is told again was hidden, or is shown again.
    const again = new Map(
      lines.filter((line) => known.has(line.id)).map((line) => [line.id, line]),
    );
    // The first lines are what was said before one came: the server knows what was read of it.
    this.unread = this.hasHeard ? this.unread + fresh.filter(isNews).length : unread;
    if (!this.hasHeard) this.newSince = this.firstOf(lines, unread);
    this.hasHeard = true;
    this.chat = [...this.chat.map((line) => again.get(line.id) ?? line), ...fresh];
  }

  /** The first of this many last lines that others have said at the table. */
  private firstOf(lines: ChatLine[], unread: number): number {
    const others = lines.filter(
      (line) => line.room === "table" && !line.hidden && !this.mine.includes(line.seat),
    );
    return (unread && others.at(-unread)?.id) || 0;
  }

  private takeError(error: ErrorMessage): void {
    if (error.code === "no_table") this.missing = true;
    if (error.code === "password") this.locked = true;
    if (error.code === "storage" && error.key) return;
    // Without a key it answers a preview that came too late: the question had changed.
    if (error.code === "illegal" && !error.key) return;
    if (!error.key && this.coach.fail(error.code)) return;
    if (!error.key || error.key === this.sentKey) this.await(null);
    this.goNoFurther();
    this.error = error;
  }
}

/** Is there something to choose here, at a table with hints? */
export const mayAsk = (table: TableStore): boolean =>
  !!table.now?.hints && (table.decision?.options.length ?? 0) > 1;

/** Does a line call for its reader? Not one's own, nor that of somebody one does not read. */
const isNews = ({ person }: ChatLine): boolean =>
  (person === null || person !== session.person?.id) && !manners.isMuted(person);

let keys = 0;

function newKey(): string {
  return `${Date.now().toString(36)}-${(keys++).toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
