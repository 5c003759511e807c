/** Short sounds, made on the spot, for those who asked for them. */

import { prefs } from "./prefs.svelte";
import type { Beat } from "./teller/beat";

export type Sound = "turn" | "reveal" | "build" | "coin" | "chat" | "tick";

/** A note: its pitch in Hz, when it begins, how long it sounds, how loud, and its colour. */
type Note = [pitch: number, start: number, length: number, volume: number, wave: OscillatorType];

const SOUNDS: Record<Sound, Note[]> = {
  turn: [
    [523.25, 0, 0.5, 0.16, "triangle"],
    [659.25, 0.16, 0.55, 0.16, "triangle"],
  ],
  reveal: [
    [392, 0, 0.22, 0.1, "triangle"],
    [493.88, 0.07, 0.22, 0.1, "triangle"],
    [587.33, 0.14, 0.32, 0.12, "triangle"],
  ],
  build: [
    [146.83, 0, 0.12, 0.22, "square"],
    [110, 0.09, 0.18, 0.16, "triangle"],
  ],
  coin: [
    [1318.5, 0, 0.09, 0.07, "sine"],
    [1760, 0.05, 0.2, 0.08, "sine"],
  ],
  chat: [[880, 0, 0.16, 0.08, "sine"]],
  tick: [[698.46, 0, 0.06, 0.04, "sine"]],
};

let context: AudioContext | null = null;

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound | null): void {
  if (sound && prefs.sound) sing(SOUNDS[sound]);
}

function sing(notes: Note[]): void {
  context ??= new AudioContext();
  for (const [pitch, start, length, loud, wave] of notes) {
    const begin = context.currentTime + start;
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = wave;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    note.connect(volume).connect(context.destination);
    note.start(begin);
    note.stop(begin + length + 0.05);
  }
}

/** Money that comes in. */
const COINS = new Set(["thaler", "silver"]);

/** The sound of a beat: what it builds, shows or brings in; else a tick, unless it is quiet. */
export function soundOf(beat: Pick<Beat, "kind" | "weight" | "numbers">): Sound | null {
  if (/^(built?|build_|stage$)/.test(beat.kind)) return "build";
  if (beat.weight === "big") return "reveal";
  if (beat.numbers.some((one) => COINS.has(one.what) && one.after > one.before)) return "coin";
  return beat.weight === "normal" ? "tick" : null;
}
