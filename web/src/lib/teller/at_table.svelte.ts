/** The teller of a table: its words, its pace, its clock. */

import { api } from "../api";
import { timeLeft } from "../clock";
import { prefs } from "../prefs.svelte";
import { connection } from "../socket.svelte";
import { t, text } from "../text.svelte";
import { hyphens, player, rowName, variables } from "../words";
import type { TableStore } from "../table.svelte";
import { SPECTATOR, type GameEvent, type Recap, type Summary, type View } from "../wire";
import type { GameUi } from "../../games/ui";
import type { Beat, Changed, Told } from "./beat";
import { kindOf, type Teller as Words } from "./beats";
import type { Pace } from "./pace";
import { Teller } from "./teller.svelte";

/** The pace that is wished: slow in a first game with the guide, until something else is chosen. */
export function paceOf(info: Summary): Pace {
  return prefs.pace ?? (info.guide ? "slow" : "normal");
}

/** How events of one kind are told: as the log does, or in words of their own. */
export function captionOf(
  game: string,
  told: Told | null,
  events: GameEvent[],
  before: View,
  names: readonly string[],
): string {
  const event = events.at(-1)!;
  const kind = kindOf(told, event);
  const facts = kind.facts ? kind.facts(events, before) : {};
  const key = messageOf(game, kind.as ?? event.kind, events.length);
  if (!key || !facts) return text.event(game, event, names);
  const args = { seat: event.seat, ...event.args, ...facts, n: events.length };
  return t(key, variables(text.words(game), args, names));
}

/** The message for so many events of a kind, if they are told otherwise than in the log. */
function messageOf(game: string, kind: string, many: number): string | undefined {
  const base = `${game}-told-${hyphens(kind)}`;
  return [...(many > 1 ? [`${base}-many`] : []), base].find((one) => text.has(one));
}

/** What is counted, by its name. */
export function nameOfCount(game: string, what: string): string {
  const own = `count-${what}`;
  return text.has(own) ? t(own) : (text.words(game).nameOf(what) ?? what);
}

/** A changed number in words: "Cinders 1 to 3". */
export const inWords = (game: string, change: Changed, names: readonly string[]): string =>
  t("told-change", {
    who: names[change.seat] ?? "",
    what: nameOfCount(game, change.what),
    before: change.before,
    after: change.after,
  });

/** How many beats are spoken one by one; more become one sentence for the turn. */
const SPOKEN = 5;

/** What a screen reader says of the beat that is told: all of it to those who go step by step. */
export function spoken(teller: Teller, game: string, names: readonly string[]): string {
  const beat = teller.at;
  if (!beat) return "";
  const turn = [...teller.past, ...teller.queue].filter((one) => one.turn === beat.turn);
  if (turn.length <= SPOKEN || teller.isStepped)
    return [beat.caption, ...beat.numbers.map((one) => inWords(game, one, names))].join(" ");
  const main = turn
    .filter((one) => one.weight === "normal" || one.weight === "big")
    .map((one) => one.caption);
  return t("told-turn", { name: beat.heading, n: turn.length, what: main.join(" ") });
}

/** The names in a caption: the viewer's own is marked. */
const calledBy = (names: readonly string[], viewer: number): string[] =>
  names.map((name, seat) => (seat === viewer ? t("told-you", { name }) : name));

export function wordsOf(
  game: string,
  ui: GameUi | null,
  names: readonly string[],
  seats: number,
  viewer: number = SPECTATOR,
): Words {
  const called = calledBy(names, viewer);
  const told = ui?.told ?? null;
  return {
    told,
    moves: (before, after) => ui?.moves(before, after) ?? [],
    caption: (events, before) => captionOf(game, told, events, before, called),
    heading: (seat) => names[seat] ?? t(seat === -2 ? "told-opponent" : "told-table"),
    scored: (source, points) => {
      const words = text.words(game);
      const each = points.map(({ seat, points: n }) =>
        t("told-scored-seat", { name: player(words, seat, called), n }),
      );
      return t("told-scored", { what: rowName(words, source), each: text.list(each) });
    },
    scoring: t("told-scoring"),
    icon: (ref) => ui?.icon(ref) ?? null,
    seats,
  };
}

/** Several beats as one: how many alike, or the first of them, and how many more there are. */
export function severalOf(
  game: string,
  told: Told | null,
  beats: Beat[],
  names: readonly string[],
): string {
  const [first] = beats;
  const events = beats.flatMap((beat) => beat.events.filter(({ kind }) => kind === beat.kind));
  const [event] = events;
  const kindsOf = (all: GameEvent[]): Set<string> =>
    new Set(all.map((one) => `${kindOf(told, one).as ?? one.kind} of ${one.seat}`));
  const isAlike = event && events.length > 1 && kindsOf(events).size === 1;
  if (isAlike && messageOf(game, kindOf(told, event).as ?? event.kind, 2)?.endsWith("-many"))
    return captionOf(game, told, events, first!.before, names);
  return t("told-several", {
    first: first?.caption.replace(/[.!]$/, "") ?? "",
    n: beats.length - 1,
  });
}

/** All that happened between two steps, in as many parts as the server makes of it. */
async function whole(id: string, from: number, to: number, seat: number): Promise<Recap> {
  const first = await api.told(id, from, to, seat);
  let reached = first.to;
  while (reached < to) {
    const next = await api.told(id, reached, to, seat);
    first.told.push(...next.told);
    if (next.to === reached) break;
    reached = next.to;
  }
  return { ...first, to: reached };
}

/** A teller for this table; it hears of every change as long as the page is open. */
export function tellAt(
  table: TableStore,
  info: () => Summary,
  ui: () => GameUi | null,
  names: () => readonly string[],
  isPlain: () => boolean,
): Teller {
  const clock = (): number | null => {
    const running = info().clock?.kind === "live" && table.clock?.running.includes(table.seat);
    return running ? timeLeft(table.clock!, table.seat, Date.now() + connection.offset) : null;
  };
  const teller = new Teller({
    pace: () => (isPlain() ? "off" : paceOf(info())),
    words: () => wordsOf(info().game, ui(), names(), table.seats.length, table.seat),
    several: (beats) =>
      severalOf(info().game, ui()?.told ?? null, beats, calledBy(names(), table.seat)),
    tookBack: (seat) => t("told-took-back", { name: names()[seat] ?? t("told-table") }),
    clock,
    hidden: () => document.hidden,
    load: (from, to, seat) => whole(table.id, from, to, seat),
    now: () => Date.now(),
    set: (run, ms) => setTimeout(run, ms),
    clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  });
  table.teller = teller;
  const now = table.now;
  if (now) teller.take({ ...now, full: true, told: null, mark: null });
  return teller;
}
