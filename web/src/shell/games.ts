/** How the lobby shows a game that it has a drawing for; any other game gets the three stones. */

import { session } from "../lib/session.svelte";
import { colon, t, text } from "../lib/text.svelte";
import type { GameInfo, GameOption, Summary } from "../lib/wire";

const posters = import.meta.glob<string>("../art/poster-*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 230" aria-hidden="true"><rect width="340" height="230" fill="#f3dcae"/><use href="#logo" x="110" y="65" width="120" height="100"/></svg>';
const EDGES: Record<string, string> = {
  castle: "#b9502e",
  sa_re: "#2f8f9d",
  ezra_nehemiah: "#e3a92c",
};
const ICONS: Record<string, { box: string; id: string }> = {
  castle: { box: "-60 -240 120 250", id: "cb-keep" },
  sa_re: { box: "0 0 100 100", id: "sb-pyramid" },
  ezra_nehemiah: { box: "0 0 100 100", id: "ez-ico" },
};

export const poster = (game: string): string => posters[`../art/poster-${game}.svg`] ?? PLAIN;
export const edge = (game: string): string => EDGES[game] ?? "var(--edge-strong)";
export const gameIcon = (game: string): { box: string; id: string } =>
  ICONS[game] ?? { box: "0 0 48 40", id: "logo" };

export const title = (game: string): string => text.words(game).message("title");

/** "2 to 4 players": the numbers of seats as a span. */
export function playersOf(game: GameInfo): string {
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  return least === most ? t("players", { n: most }) : t("players-between", { least, most });
}

/** How many play at a table; alone it is called solo everywhere. */
export const seatsOf = (n: number): string => (n === 1 ? t("solo") : t("players", { n }));

/** The options that change something for so many players. */
export const optionsFor = (game: string, seats: number): GameOption[] =>
  (session.game(game)?.options ?? []).filter(
    ({ players }) => !players.length || players.includes(seats),
  );

/** What is left to chance says nothing of the game. */
const CHANCE = "random";

/** The first option, which decides most, those that are not as usual, and whose numbers, in words. */
export const optionsOf = (table: Summary): string =>
  inOneLine([optionsSaid(table.game, table.options, table.seats.length), copyOf(table)]);

export function optionsSaid(
  game: string,
  chosen: Readonly<Record<string, string>>,
  seats: number,
): string {
  const words = text.words(game);
  const said = optionsFor(game, seats).map(({ key, default: usual }, i) => {
    const value = chosen[key] ?? usual;
    if (value === (i ? usual : CHANCE)) return "";
    const name = words.message(`option-${key}-${value}`);
    return i ? colon(words.message(`option-${key}`), name) : name;
  });
  return inOneLine(said);
}

/** The owner's copy whose numbers a table plays with; empty: those of the server. */
export function copyOf({ edition }: Pick<Summary, "edition">): string {
  if (!edition || edition.accepted) return "";
  return edition.name ? t("copy-numbers-of", { name: edition.name }) : t("copy-numbers-own");
}

/** "Winter · 3 players": what there is to say, one beside the other. */
export const inOneLine = (parts: readonly string[]): string => parts.filter(Boolean).join(" · ");

export function pace(table: Pick<Summary, "clock">): string {
  if (!table.clock) return t("pace-none");
  if (table.clock.kind === "live")
    return t("pace-live", { minutes: Math.round(table.clock.bank / 60) });
  return t("pace-turn", { hours: table.clock.hours });
}

/** A level's name; steps between levels are called after the stronger one: "Hard −30". */
export function levelName(level: string): string {
  const { base, lapses } = stepOf(level);
  const name = text.has(`level-${base}`) ? t(`level-${base}`) : base;
  return lapses ? t("level-step", { level: name, lapses }) : name;
}

/** "hard-30": in 30 of 100 choices it plays as the level below "hard" does. */
export function stepOf(level: string): { base: string; lapses: number } {
  const found = /^([a-z]+)-([1-9]0)$/.exec(level);
  return found ? { base: found[1]!, lapses: Number(found[2]) } : { base: level, lapses: 0 };
}

export const withLapses = (base: string, lapses: number): string =>
  lapses ? `${base}-${lapses}` : base;

/** The next weaker level; none below the weakest. */
export function levelBelow(level: string, levels: readonly string[]): string | undefined {
  return levels[levels.indexOf(stepOf(level).base) - 1];
}
