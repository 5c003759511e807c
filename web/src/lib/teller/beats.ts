/** From cuts to beats: which events belong together, what they change, and how much they weigh. */

import type { Move } from "../fly";
import { NOBODY, type Cut, type GameEvent, type View } from "../wire";
import type { Beat, Changed, Count, Kind, Told, Weight } from "./beat";
import { patched } from "./patch";

/** How many pieces fly in one beat. */
const MOVES = 8;

/** What the telling needs to know of a game and its table. */
export interface Teller {
  told: Told | null;
  moves: (before: View, after: View) => Move[];
  /** The words of events of the same kind that happen together, after this position. */
  caption: (events: GameEvent[], before: View) => string;
  /** What a seat's turn is called. */
  heading: (seat: number) => string;
  /** The words of a row of the final scoring. */
  scored: (source: string, points: Points[]) => string;
  /** What the final scoring is called. */
  scoring: string;
  icon: (ref: string) => string | null;
  seats: number;
  /** Payments one by one, for those who want to see every piece. */
  fine?: boolean;
}

/** What a row of the final scoring gives to a seat. */
export interface Points {
  seat: number;
  points: number;
}

/** A beat as it comes together, before it gets its words. */
interface Draft {
  seat: number;
  step: number;
  own: boolean;
  cause: GameEvent | null;
  many: number;
  events: GameEvent[];
  before: View;
  after: View;
}

let ids = 0;

/**
 * The beats of these cuts, which follow this view. `viewer` is not told of its own doing; `last` is
 * the view that a cut leads to if it does not list what it changes.
 */
export function beatsOf(
  cuts: Cut[],
  before: View,
  viewer: number,
  teller: Teller,
  last: View = before,
): Beat[] {
  const drafts: Draft[] = [];
  let view = before;
  for (const cut of bySource(cuts, teller.told)) {
    const after = cut.set ? patched(view, cut.set) : last;
    add(drafts, draftOf(cut, view, after, teller), teller);
    view = after;
  }
  return inTurns(drafts, viewer, teller);
}

/**
 * Final points are told row by row, of all seats together, though a game may count seat by seat. The
 * seats' points do not touch each other, so that any order leads to the same end.
 */
function bySource(cuts: Cut[], told: Told | null): Cut[] {
  const { sources } = told ?? {};
  if (!sources) return cuts;
  const rank = (cut: Cut): number => {
    const event = cut.set && cut.events.find((one) => sourceOf(told, one) !== null);
    return event ? sources.indexOf(sourceOf(told, event)!) : -1;
  };
  const first = cuts.findIndex((cut) => rank(cut) >= 0);
  const last = cuts.findLastIndex((cut) => rank(cut) >= 0);
  const rows = cuts.slice(first, last + 1);
  if (rows.some((cut) => rank(cut) < 0)) return cuts;
  rows.sort((a, b) => rank(a) - rank(b));
  return cuts.toSpliced(first, rows.length, ...rows);
}

/** The row of the final scoring that an event belongs to. */
export const sourceOf = (told: Told | null, event: GameEvent): string | null =>
  kindOf(told, event).source?.(event) ?? null;

function draftOf(cut: Cut, before: View, after: View, teller: Teller): Draft {
  const first = causeOf(cut.events, teller);
  const many = cut.events.filter((event) => event.kind === first?.kind).length;
  return {
    seat: first ? seatOf(first, cut.events, teller) : NOBODY,
    step: cut.step,
    own: !!cut.own,
    cause: first,
    many: Math.max(1, many),
    events: cut.events,
    before,
    after,
  };
}

/** What all do together is nobody's own. */
function seatOf(cause: GameEvent, events: GameEvent[], { told }: Teller): number {
  const alike = events.filter((event) => event.kind === cause.kind);
  return isJoint(kindOf(told, cause)) && alike.some((event) => event.seat !== cause.seat)
    ? NOBODY
    : doerOf(told, cause);
}

/** The seat whose doing it is. */
export const doerOf = (told: Told | null, event: GameEvent): number =>
  kindOf(told, event).byRules ? NOBODY : event.seat;

/** Is it told of all seats at once? */
const isJoint = (kind: Kind): boolean => kind.join === "kind" || !!kind.source;

export function kindOf(told: Told | null, event: GameEvent): Kind {
  const kind = told?.kinds[event.kind] ?? {};
  return typeof kind === "function" ? kind(event) : kind;
}

/** Those that its cause is told with, itself among them. */
const alike = (cause: GameEvent | null, events: GameEvent[]): GameEvent[] =>
  events.filter((event) => event.kind === cause?.kind);

const WEIGHTS: Weight[] = ["silent", "passing", "quiet", "normal", "big"];

/** What a cut is about: the weightiest of its events that is no mere effect, else the first. */
function causeOf(events: GameEvent[], { told }: Teller): GameEvent | null {
  const rank = (event: GameEvent): number => {
    const kind = kindOf(told, event);
    return kind.join === "cause" ? -1 : WEIGHTS.indexOf(weightOf(kind));
  };
  return events.reduce<GameEvent | null>(
    (best, event) => (best && rank(best) >= rank(event) ? best : event),
    null,
  );
}

/** A draft stands alone, or joins the one before it. */
function add(drafts: Draft[], next: Draft, teller: Teller): void {
  const last = drafts.at(-1);
  if (last && joins(last, next, teller)) {
    const more = next.cause?.kind === last.cause?.kind ? next.many : 0;
    drafts[drafts.length - 1] = {
      ...last,
      cause: last.cause ?? next.cause,
      seat: !last.cause || last.seat === next.seat ? next.seat : joinedSeat(last, next, teller),
      step: next.step,
      many: last.many + more,
      events: [...last.events, ...next.events],
      after: next.after,
    };
  } else drafts.push(next);
}

/** An effect belongs to the seat that caused it; what several seats do in turn, to nobody. */
function joinedSeat(last: Draft, next: Draft, { told }: Teller): number {
  return next.cause && isJoint(kindOf(told, next.cause)) ? NOBODY : last.seat;
}

function joins(last: Draft, next: Draft, teller: Teller): boolean {
  if (last.own !== next.own && (last.cause || next.own)) return false;
  if (!last.cause || !next.cause) return true; // nothing was seen to happen: it belongs to its neighbour
  const source = sourceOf(teller.told, next.cause);
  if (source !== null) return source === sourceOf(teller.told, last.cause);
  const { join } = kindOf(teller.told, next.cause);
  if (join === "cause") return last.seat === next.seat && last.step === next.step;
  if (last.cause.kind !== next.cause.kind || teller.fine) return false;
  return join === "kind" || (join === "same" && last.seat === next.seat);
}

function inTurns(drafts: Draft[], viewer: number, teller: Teller): Beat[] {
  let own = true;
  let step = -1;
  let upto = 0;
  return drafts.map((draft) => {
    const here = draft.events.filter((event) => event.step === draft.step).length;
    upto = draft.step === step ? upto + here : here;
    // What an own answer does is seen at once; what it sets off elsewhere is told, and all after it.
    if (draft.step !== step) own = draft.own;
    own &&= draft.own && (draft.seat === viewer || !draft.cause) && !isAlways(draft, teller);
    step = draft.step;
    return beatOf(draft, own, upto, teller);
  });
}

const isAlways = ({ cause }: Draft, { told }: Teller): boolean =>
  !!cause && !!kindOf(told, cause).always;

function beatOf(draft: Draft, own: boolean, upto: number, teller: Teller): Beat {
  const { cause, events, before, after, seat, step, many } = draft;
  const kind = cause ? kindOf(teller.told, cause) : {};
  return {
    id: ++ids,
    ...{ seat, step, own, events, before, after, many, upto },
    kind: cause?.kind ?? "",
    caption: cause ? captionOf(draft, teller) : "",
    where: [...new Set(events.flatMap((event) => placesNamed(teller.told, event, before)))],
    numbers: kind.source ? pointsOf(draft, teller) : numbersOf(before, after, seat, teller),
    moves: teller.moves(before, after).slice(0, MOVES),
    weight: own || !cause ? "silent" : weightOf(kind),
    turn: 0,
    heading: headingOf(draft, kind, teller),
    lead: cause ? leadOf(kind, cause, teller) : null,
    rule: cause?.rule ?? "",
    ...(kind.scene ? { scene: kind.scene } : {}),
    ...(kind.source && cause ? { source: kind.source(cause) } : {}),
  };
}

/** One thing in the game's words; a row of the final scoring with the points of all. */
function captionOf({ cause, events, ...draft }: Draft, teller: Teller): string {
  const source = cause && sourceOf(teller.told, cause);
  if (!source || events.length < 2) return teller.caption(alike(cause, events), draft.before);
  const points = pointsOf({ ...draft, cause, events }, teller);
  return teller.scored(
    source,
    points.map(({ seat, before, after }) => ({ seat, points: after - before })),
  );
}

function headingOf({ cause, events, seat, before }: Draft, kind: Kind, teller: Teller): string {
  if (kind.source) return teller.scoring;
  return kind.head && cause ? teller.caption(alike(cause, events), before) : teller.heading(seat);
}

/** The first number of each seat: its points. */
function pointsOf({ before, after, events }: Draft, teller: Teller): Changed[] {
  const seats = [...new Set(events.map((event) => event.seat))];
  return seats.flatMap((seat) => changesAt(before, after, seat, teller).slice(0, 1));
}

const weightOf = (kind: Kind): Weight =>
  kind.weight ?? (kind.join === "cause" ? "passing" : "normal");

/** The places that an event is about, which followed this position. */
export const placesNamed = (told: Told | null, event: GameEvent, before?: View): string[] =>
  kindOf(told, event).where?.(event, before) ?? named(event);

/** All that an event names may be a place of the page; what is none is not found there. */
const named = (event: GameEvent): string[] =>
  Object.values(event.args)
    .filter((value): value is string => typeof value === "string")
    .flatMap((value) => value.split(" "));

function leadOf(kind: Kind, event: GameEvent, teller: Teller): string | null {
  if (kind.lead) return kind.lead(event);
  return (
    named(event)
      .map((name) => teller.icon(name))
      .find((icon) => icon !== null) ?? null
  );
}

/** The changed numbers: those of whose doing it is first, then the largest. */
export function numbersOf(before: View, after: View, seat: number, teller: Teller): Changed[] {
  const seats = Array.from({ length: teller.seats }, (_, i) => i);
  const all = seats.flatMap((one) => changesAt(before, after, one, teller));
  const rank = (one: Changed): number =>
    (one.seat === seat ? 1000 : 0) + Math.abs(one.after - one.before);
  return all.sort((a, b) => rank(b) - rank(a));
}

/** Every number of a seat that is another one afterwards. */
export function changesAt(before: View, after: View, seat: number, teller: Teller): Changed[] {
  const counts = teller.told?.counts;
  if (!counts) return [];
  // Several numbers may stand at one place.
  const old = new Map(counts(before, seat).map((one) => [`${one.at} ${one.what}`, one.n]));
  return counts(after, seat)
    .map(({ n, ...place }: Count) => ({
      ...place,
      seat,
      before: old.get(`${place.at} ${place.what}`) ?? 0,
      after: n,
    }))
    .filter((one) => one.before !== one.after);
}

/** The final scoring is one turn, no matter who gets the points. */
const isOneTurn = (before: Beat, beat: Beat): boolean =>
  before.source || beat.source ? !!before.source === !!beat.source : before.seat === beat.seat;

/** Number the turns, going on from what was told before. */
export function numbered(beats: Beat[], last: Beat | null, told: Told | null): Beat[] {
  let before = last;
  return beats.map((beat) => {
    const first = beat.events[0];
    const isHead = !!first && first.kind === beat.kind && !!kindOf(told, first).head;
    // What nobody was seen to do, such as the choice of a building, ends nobody's turn.
    const isSeen = !!beat.kind || !before;
    const same = !!before && !isHead && (!isSeen || isOneTurn(before, beat));
    const turn: number = same ? before!.turn : (before?.turn ?? 0) + 1;
    const seat = isSeen ? beat.seat : before!.seat;
    before = { ...beat, seat, turn, heading: same ? before!.heading : beat.heading };
    return before;
  });
}
