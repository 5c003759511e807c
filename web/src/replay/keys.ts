/** The keys of a replay: by beat, by step, by turn, by round. */

import type { GameEvent } from "../lib/wire";

/** The last step of each turn: of what one seat did in a row. */
export function turnsOf(log: GameEvent[]): number[] {
  const seats: number[] = [];
  for (const event of log) if (event.seat >= 0) seats[event.step] ??= event.seat;
  return seats.flatMap((seat, at) => {
    const next = seats.slice(at + 1).find((one) => one !== undefined);
    return next !== undefined && next !== seat ? [at] : [];
  });
}

export interface Replay {
  step: () => number;
  steps: () => number;
  /** The steps with which rounds begin, and with which turns end. */
  rounds: () => number[];
  turns: () => number[];
  /** Is a beat shown within a step? */
  isWithin: () => boolean;
  go: (step: number) => Promise<void>;
  next: () => Promise<void>;
  previous: () => Promise<void>;
  stop: () => void;
  toggle: () => void;
}

const FIELDS = "input, select, textarea, dialog, [role=radiogroup]";

export function replayKeys(replay: Replay): (event: KeyboardEvent) => void {
  const jump = (by: number, marks: number[]): Promise<void> => {
    const step = replay.step();
    if (by > 0) return replay.go(marks.find((mark) => mark > step) ?? replay.steps());
    return replay.go([...marks].reverse().find((mark) => mark < step) ?? 0);
  };
  /** By beat; with Shift by step, with Ctrl by turn. */
  const arrow = (by: number, event: KeyboardEvent): Promise<void> => {
    if (event.ctrlKey) return jump(by, replay.turns());
    const rest = by < 0 && replay.isWithin() ? 0 : by;
    if (event.shiftKey) return replay.go(replay.step() + rest);
    return by > 0 ? replay.next() : replay.previous();
  };
  const keys: Record<string, (event: KeyboardEvent) => Promise<void>> = {
    ArrowLeft: (event) => arrow(-1, event),
    ArrowRight: (event) => arrow(1, event),
    PageUp: () => jump(-1, replay.rounds()),
    PageDown: () => jump(1, replay.rounds()),
    Home: () => replay.go(0),
    End: () => replay.go(replay.steps()),
  };
  return (event) => {
    const target = event.target as Element;
    if (target.closest(FIELDS)) return;
    const run = keys[event.key];
    if (run) {
      event.preventDefault();
      replay.stop();
      void run(event);
    } else if (event.key === " " && !target.closest("button, a, summary")) {
      event.preventDefault();
      replay.toggle();
    }
  };
}
