/** The first game step by step: which step fits what is asked. It knows no rule of any game. */

import type { Decision, GameEvent } from "./wire";

export interface GuideStep {
  id: string;
  /** The question it fits, as in `castle-ask-choose`. */
  ask: string;
  /** Actions it waits for, or the words that they begin with; the first is pointed at. */
  does: string[];
  also: string[];
  /** It goes on until something else is asked. */
  stays: boolean;
  rules: string[];
  title: string;
  what: string;
  why: string;
}

export interface Tip {
  id: string;
  event: string;
  ask: string;
  also: string[];
  rules: string[];
  title: string;
  text: string;
}

export interface Page {
  id: string;
  rules: string[];
  title: string;
  text: string;
}

export interface Lessons {
  seat: number;
  players: number;
  steps: GuideStep[];
  tips: Tip[];
  pages: Page[];
}

export const askOf = (decision: Decision): string => decision.question.key.split("-ask-")[1] ?? "";

const begins = (action: string, wish: string): boolean =>
  action === wish || action.startsWith(`${wish} `);

export const wants = (step: GuideStep, action: string): boolean =>
  step.does.some((wish) => begins(action, wish));

export const fits = (step: GuideStep, decision: Decision): boolean =>
  askOf(decision) === step.ask && decision.options.some((one) => wants(step, one.action));

/** The first step from here on that fits what is asked; null if none does. */
export function stepFor(steps: GuideStep[], at: number, decision: Decision): number | null {
  for (let i = at; i < steps.length; i++) if (fits(steps[i]!, decision)) return i;
  return null;
}

/** Where the guide is after the learner has done this at step `at`. */
export function after(steps: GuideStep[], at: number, action: string): number {
  const step = steps[at];
  return step && !step.stays && wants(step, action) ? at + 1 : at;
}

/** The options that are pointed at: those of the first wish that is offered. */
export function pointed(step: GuideStep, decision: Decision): string[] {
  const offered = decision.options.map((option) => option.action);
  for (const wish of step.does) {
    const found = offered.filter((action) => begins(action, wish));
    if (found.length) return found;
  }
  return [];
}

/** The first tip that is new and fits what has just happened or is asked. */
export function tipFor(
  tips: Tip[],
  seen: readonly string[],
  news: GameEvent[],
  decision: Decision | null,
): Tip | null {
  const fresh = tips.filter((tip) => !seen.includes(tip.id));
  const told = fresh.find((tip) => tip.event && news.some((event) => event.kind === tip.event));
  if (told) return told;
  return (decision && fresh.find((tip) => tip.ask && tip.ask === askOf(decision))) || null;
}
