/** The story of a finished game, as `GET /api/tables/{id}/story` tells it. */

import type { GameEvent, Label } from "./wire";

export interface Mark {
  step: number;
  round: number;
  totals: number[];
  /** For each of the seats: points by source. */
  rows: Record<string, number>[];
}

export interface Moment {
  step: number;
  round: number;
  /** Whose place among the others changed most, by so many points. */
  seat: number;
  gain: number;
  swing: number;
  leader: number;
  took_lead: boolean;
  totals: number[];
  actor: number;
  action: Label;
  events: GameEvent[];
}

export interface Story {
  seats: number[];
  steps: number;
  course: Mark[];
  moments: Moment[];
}

export interface Layer {
  source: string;
  /** Lower and upper edge at each mark. */
  edges: [number, number][];
}

/** One seat's points as layers on one another, the sources in the order in which they came. */
export function layers(story: Story, i: number): Layer[] {
  const sources = [...new Set(story.course.flatMap((mark) => Object.keys(mark.rows[i] ?? {})))];
  const below = story.course.map(() => 0);
  return sources.map((source) => ({
    source,
    edges: story.course.map((mark, at) => {
      const low = below[at]!;
      below[at] = low + Math.max(0, mark.rows[i]?.[source] ?? 0);
      return [low, below[at]!];
    }),
  }));
}

/** Kinds of events that tell of points, or of what brings a goal nearer. */
const TELLING = /score|points|architect|build|built|stage|goal/;

/** What it was, in few words: the telling events of the one whose gain or loss it was. */
export const tellingEvents = (moment: Moment, most = 3): GameEvent[] =>
  moment.events
    .filter((event) => event.seat === moment.seat && TELLING.test(event.kind))
    .slice(-most);
