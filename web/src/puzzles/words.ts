/** What puzzle pages say of a puzzle. */

import { t, text } from "../lib/text.svelte";
import { inOneLine, optionsSaid } from "../shell/games";
import type { PuzzleShown, Seat } from "../lib/wire";

/** Nobody's name is known: the players are numbered. */
export const namesOf = (puzzle: { players: number }): string[] =>
  Array.from({ length: puzzle.players }, (_, seat) => t("player-n", { n: seat + 1 }));

export const seatsOf = (puzzle: { players: number }): Seat[] =>
  namesOf(puzzle).map((name, seat) => ({
    seat,
    kind: "person",
    person: null,
    name,
    guest: false,
    bot: null,
    stand_in: null,
    online: true,
    thinking: false,
    away_until: null,
    vacation: [],
  }));

export const question = (puzzle: PuzzleShown): string =>
  text.say(puzzle.game, puzzle.question, namesOf(puzzle));

/** "Scribe · 3 players · round 4": where it comes from. */
export function about(puzzle: PuzzleShown): string {
  const setup = optionsSaid(puzzle.game, puzzle.setup, puzzle.players);
  const parts = [setup, t("players", { n: puzzle.players })];
  if (puzzle.round) parts.push(t("coach-place", { round: puzzle.round }));
  return inOneLine(parts);
}

/** "18 November", of a date as 2026-11-18. */
export function dayWords(date: string): string {
  const format = new Intl.DateTimeFormat(text.language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
