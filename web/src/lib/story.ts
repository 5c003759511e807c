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

/**
 * One seat's points as layers on one another, the sources in the order in which they came. What
 * costs points lies below the zero line, from there downwards.
 */
export function layers(story: Story, i: number): Layer[] {
  const sources = [...new Set(story.course.flatMap((mark) => Object.keys(mark.rows[i] ?? {})))];
  const gained = story.course.map(() => 0);
  const lost = story.course.map(() => 0);
  return sources.map((source) => {
    const points = story.course.map((mark) => mark.rows[i]?.[source] ?? 0);
    const stack = points.some((one) => one < 0) ? lost : gained;
    const edges = points.map((one, at): [number, number] => {
      const from = stack[at]!;
      stack[at] = from + one;
      return [Math.min(from, from + one), Math.max(from, from + one)];
    });
    return { source, edges };
  });
}

/** From where to where the points of all seats reach, in tens. */
export function span(story: Story): { low: number; high: number } {
  const edges = story.seats.flatMap((_, i) => layers(story, i).flatMap((layer) => layer.edges));
  const low = Math.min(0, ...edges.map((edge) => edge[0]));
  const high = Math.max(1, ...edges.map((edge) => edge[1]));
  return { low: Math.floor(low / 10) * 10, high: Math.ceil(high / 10) * 10 };
}

/** Places of labels, at least so far from each other, as near to what they name as that allows. */
export function apart(places: number[], gap: number, last: number): number[] {
  const laid: number[] = [];
  for (const place of places) laid.push(Math.max(place, (laid.at(-1) ?? -Infinity) + gap));
  for (let i = laid.length - 1, most = last; i >= 0; i--, most = laid[i + 1]! - gap)
    laid[i] = Math.min(laid[i]!, most);
  return laid;
}

/** Kinds of events that tell of points, or of what brings a goal nearer. */
const TELLING = /score|points|architect|build|built|stage|goal/;

/** What it was, in few words: the telling events of the one whose gain or loss it was. */
export const tellingEvents = (moment: Moment, most = 3): GameEvent[] =>
  moment.events
    .filter((event) => event.seat === moment.seat && TELLING.test(event.kind))
    .slice(-most);
