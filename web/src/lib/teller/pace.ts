/** How long beats are told, and what becomes of a queue that would take too long. */

import type { Beat, Weight } from "./beat";

export const PACES = ["off", "fast", "normal", "slow", "hand"] as const;
export type Pace = (typeof PACES)[number];

interface Times extends Record<Exclude<Weight, "silent" | "passing">, number> {
  between: number;
  flight: number;
  letter: number;
}

const TIMES: Record<Exclude<Pace, "off">, Times> = {
  fast: { quiet: 300, normal: 600, big: 1000, between: 250, flight: 200, letter: 15 },
  normal: { quiet: 700, normal: 1400, big: 2400, between: 600, flight: 420, letter: 35 },
  slow: { quiet: 1300, normal: 2600, big: 4200, between: 1000, flight: 600, letter: 65 },
  hand: { quiet: 700, normal: 1400, big: 2400, between: 600, flight: 420, letter: 35 },
};
/** A turn takes as long as so many usual beats; what it does beyond that is told together. */
const TURN = 3;
/** A caption up to this length needs no time of its own. */
const SHORT = 45;

/** Beyond this, quiet beats join their turn; beyond the other, the player is asked. */
export const LONG = 25_000;
export const TOO_LONG = 60_000;
/** While one's own clock runs: so long at most, and nothing at all when so little is left. */
export const ON_THE_CLOCK = 6_000;
export const NO_TIME = 20_000;
/** After this many games a player knows what to look for. */
export const GAMES_TO_KNOW = 10;
/** With nothing told, what changed is outlined so long. */
export const OUTLINED = 2_000;
/** Coming back: so few beats, and so short an absence, are told without asking. */
export const FEW = 12;
export const BRIEFLY = 10 * 60_000;

export const isPace = (value: unknown): value is Pace => PACES.includes(value as Pace);

/** The next pace, as the button in the bar goes round. */
export const nextPace = (pace: Pace): Pace => PACES[(PACES.indexOf(pace) + 1) % PACES.length]!;

export const flightTime = (pace: Pace): number => (pace === "off" ? 0 : TIMES[pace].flight);

/** How long a beat is told, without what comes between turns. */
export function timeOf(beat: Beat, pace: Pace): number {
  if (pace === "off") return 0;
  const times = TIMES[pace];
  if (beat.weight === "silent") return beat.own && beat.moves.length ? times.flight : 0;
  const weight = beat.weight === "passing" ? "quiet" : beat.weight;
  return times[weight] + times.letter * Math.max(0, beat.caption.length - SHORT);
}

/** The pause before a beat of another turn: half as long where one of them is in passing. */
export function pauseBetween(beat: Beat, next: Beat | undefined, pace: Pace): number {
  if (!next || next.turn === beat.turn || beat.weight === "silent" || pace === "off") return 0;
  const quiet = [beat, next].filter(isQuiet).length;
  return (TIMES[pace].between * (2 - quiet)) / 2;
}

export function wholeTime(beats: Beat[], pace: Pace): number {
  return beats.reduce(
    (sum, beat, i) => sum + timeOf(beat, pace) + pauseBetween(beat, beats[i + 1], pace),
    0,
  );
}

/** One beat in place of several neighbours, which `words` tells: more may join it when they arrive. */
export function united(beats: Beat[], words: (beats: Beat[]) => string): Beat {
  const [first, last] = [beats[0]!, beats.at(-1)!];
  const parts = beats.flatMap((beat) => beat.parts ?? [beat]);
  return {
    ...first,
    parts,
    step: last.step,
    upto: last.upto,
    after: last.after,
    many: parts.length,
    kind: "several",
    events: beats.flatMap((beat) => beat.events),
    where: [...new Set(beats.flatMap((beat) => beat.where))],
    moves: beats.flatMap((beat) => beat.moves).slice(0, 8),
    numbers: overall(beats),
    caption: words(parts),
  };
}

/** From the first value of a number to its last; what ends where it began has not changed. */
function overall(beats: Beat[]): Beat["numbers"] {
  const found = new Map<string, Beat["numbers"][number]>();
  for (const change of beats.flatMap((beat) => beat.numbers)) {
    const place = `${change.at} ${change.what}`;
    const old = found.get(place);
    found.set(place, old ? { ...change, before: old.before } : change);
  }
  return [...found.values()].filter((one) => one.before !== one.after);
}

const isQuiet = ({ weight }: Beat): boolean => weight === "quiet" || weight === "passing";

/** The main one of these neighbours, and all that happens with it. */
function withPassing(main: Beat, beats: Beat[]): Beat {
  const [first, last] = [beats[0]!, beats.at(-1)!];
  return {
    ...main,
    ...{ step: last.step, upto: last.upto, before: first.before, after: last.after },
    events: beats.flatMap((beat) => beat.events),
    where: [...new Set([main, ...beats].flatMap((beat) => beat.where))],
    moves: beats.flatMap((beat) => beat.moves).slice(0, 8),
    numbers: overall(beats),
  };
}

/** What is only passing happens with the next beat of its turn; at the end, with the one before. */
export function withPassingJoined(beats: Beat[]): Beat[] {
  const isAlone = (beat: Beat): boolean => beat.own || !!beat.scene;
  const turns = gathered(beats, (a, b) => a.turn === b.turn && !isAlone(a) && !isAlone(b));
  return turns.flatMap((turn) => {
    const groups = gathered(turn, (a) => a.weight === "passing" || a.weight === "silent");
    const rest = groups.at(-1)!;
    const before = groups.at(-2);
    const hasMain = (group: Beat[]): boolean => MAIN.has(group.at(-1)!.weight);
    if (before && !hasMain(rest)) {
      const main = before.at(-1)!;
      return [...groups.slice(0, -2).map(asOne), withPassing(main, [...before, ...rest])];
    }
    return hasMain(rest) ? groups.map(asOne) : rest;
  });
}

const MAIN: ReadonlySet<Weight> = new Set(["quiet", "normal", "big"]);
const asOne = (group: Beat[]): Beat =>
  group.length > 1 ? withPassing(group.at(-1)!, group) : group[0]!;

/** The quiet beats of a turn that follow each other, as one. */
export function withQuietJoined(beats: Beat[], words: (beats: Beat[]) => string): Beat[] {
  return gathered(beats, (a, b) => a.turn === b.turn && isQuiet(a) && isQuiet(b)).map((group) =>
    group.length > 1 ? united(group, words) : group[0]!,
  );
}

/** Those who want to see every piece are told every step. */
export const isFine = (pace: Pace): boolean => pace === "slow" || pace === "hand";

/**
 * As it is told at this pace: what happens in passing is one beat with its neighbours in the turn,
 * and of a turn that takes long only the first and the big things stand alone.
 */
export function folded(beats: Beat[], pace: Pace, words: (beats: Beat[]) => string): Beat[] {
  if (isFine(pace) || pace === "off") return beats;
  const joined = withQuietJoined(withPassingJoined(beats), words);
  const turns = gathered(joined, (a, b) => a.turn === b.turn);
  return turns.flatMap((turn) => shortTurn(turn, pace, words));
}

function shortTurn(turn: Beat[], pace: Pace, words: (beats: Beat[]) => string): Beat[] {
  const limit = TIMES[pace as "fast" | "normal"].normal * TURN;
  if (wholeTime(turn, pace) <= limit) return turn;
  let time = 0;
  const isAlone = (beat: Beat): boolean =>
    beat.weight === "big" || !!beat.scene || beat.own || (time += timeOf(beat, pace)) <= limit;
  const alone = new Set(turn.filter(isAlone));
  return gathered(turn, (a, b) => !alone.has(a) && !alone.has(b)).map((group) =>
    group.length > 1 ? united(group, words) : group[0]!,
  );
}

/** Only what matters: what is quiet happens with what comes after it. */
export function mainOf(beats: Beat[]): Beat[] {
  const found: Beat[] = [];
  let before: Beat["before"] | null = null;
  for (const beat of beats) {
    if (isQuiet(beat)) before ??= beat.before;
    else {
      found.push(before ? { ...beat, before } : beat);
      before = null;
    }
  }
  const last = beats.at(-1);
  if (before && last) found.push({ ...last, before });
  return found;
}

/** As many as fit into the time, the rest as one. */
export function within(
  beats: Beat[],
  limit: number,
  pace: Pace,
  words: (beats: Beat[]) => string,
): Beat[] {
  let fit = beats.length;
  while (fit > 0 && wholeTime(beats.slice(0, fit), pace) > limit) fit--;
  const rest = beats.slice(fit);
  if (rest.length <= 1) return beats;
  return [...beats.slice(0, fit), united(rest, words)];
}

function gathered(beats: Beat[], together: (a: Beat, b: Beat) => boolean): Beat[][] {
  const groups: Beat[][] = [];
  for (const beat of beats) {
    const group = groups.at(-1);
    if (group && together(group.at(-1)!, beat)) group.push(beat);
    else groups.push([beat]);
  }
  return groups;
}
