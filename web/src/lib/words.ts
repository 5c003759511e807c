/**
 * From labels to words with Project Fluent, from the same .ftl files as the server's own programs.
 *
 * This does in TypeScript what `trilith.text` does in Python; keep the two alike.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Args, Arg, Label } from "./wire";

export type Variables = Record<string, FluentVariable>;

/** The argument that tells under which question an action is offered; for selectors, never said. */
const PLAIN = "ask";
const ONE_SEAT = "seat";
const SEVERAL_SEATS = "seats";
const NOBODY = -1;
/** The opponent of a game for one. */
export const OPPONENT = -2;

export class Words {
  readonly language: string;
  readonly game: string;
  private readonly bundle: FluentBundle;
  /** Numbers in names of things, where a copy has others than their ids. */
  named: Record<string, number> = {};

  constructor(language: string, game: string, files: string[]) {
    this.language = language;
    this.game = game;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of files) this.bundle.addResource(new FluentResource(file));
  }

  /** Is there such a message, and does it say anything by itself? */
  has(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  hasForm(key: string, form: string): boolean {
    return form in (this.bundle.getMessage(key)?.attributes ?? {});
  }

  /** A message, or one of its attributes, in words; and how much was wrong with it. */
  format(key: string, args: Variables = {}, form = ""): { text: string; problems: number } {
    const message = this.bundle.getMessage(key);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (pattern == null) return { text: form ? `${key}.${form}` : key, problems: 1 };
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    return { text, problems: errors.length };
  }

  /** A component's name under "", and each attribute for which all its variables are there. */
  forms(key: string, args: Variables): Record<string, string> {
    const found: Record<string, string> = {};
    for (const form of ["", ...Object.keys(this.bundle.getMessage(key)?.attributes ?? {})]) {
      const { text, problems } = this.format(key, args, form);
      if (!problems) found[form] = text;
    }
    return found;
  }

  /** The message that names a component: for `tower_3` the first of tower-3, tower-n and tower. */
  component(name: string): { key: string; numbers: Variables } | null {
    const exact = hyphens(name);
    const pattern = exact.replace(/[0-9]+/g, "n");
    for (const candidate of [exact, pattern, pattern.replace(/(-n)+$/, "")]) {
      const key = `${this.game}-${candidate}`;
      if (this.has(key)) return { key, numbers: this.numbersIn(name) };
    }
    return null;
  }

  private numbersIn(name: string): Variables {
    return name in this.named ? { n: this.named[name]! } : numbersIn(name);
  }

  // ------------------------------------------------------------------ saying

  /** A label in words; `names` are the players', in order of seats. What is missing is its key. */
  say(label: Label, names: readonly string[] = []): string {
    if (!this.has(label.key)) return label.key;
    return this.format(label.key, variables(this, label.args, names)).text;
  }

  /** The name of a component as in a heading, or null. */
  nameOf(name: string): string | null {
    const component = this.component(name);
    return component && this.format(component.key, component.numbers).text;
  }

  /** A message of the game, or one of its attributes, that needs no facts. */
  message(key: string, form = ""): string {
    return this.format(`${this.game}-${hyphens(key)}`, {}, form).text;
  }

  /** A phase or a row of the scoring by its own message, or by the component of that name. */
  part(part: "phase" | "row", name: string): string | null {
    const key = `${this.game}-${part}-${hyphens(name)}`;
    return this.has(key) ? this.format(key).text : this.nameOf(name);
  }
}

/** Everything that the message of a label with these arguments may use. */
export function variables(words: Words, args: Args, names: readonly string[]): Variables {
  const numbers: Variables = {};
  for (const [name, value] of Object.entries(args))
    if (isNumber(name, value)) numbers[name] = Number(value);
  const found: Variables = { ...numbers };
  for (const [name, value] of Object.entries(args)) {
    if (name === PLAIN) found[name] = String(value);
    else if (!(name in numbers)) {
      found[`${name}_id`] = typeof value === "boolean" ? String(value) : value;
      const all = forms(words, name, String(value), numbers, names);
      for (const [form, text] of Object.entries(all)) found[form ? `${name}_${form}` : name] = text;
    }
  }
  return found;
}

/** Plain numbers, and numerals such as the 12 of `cash_in 12`; but a seat is a player. */
function isNumber(name: string, value: Arg): boolean {
  if (name === PLAIN || name === ONE_SEAT || name === SEVERAL_SEATS) return false;
  return typeof value === "number" || (typeof value === "string" && /^[0-9]+$/.test(value));
}

function forms(
  words: Words,
  name: string,
  value: string,
  numbers: Variables,
  names: readonly string[],
): Record<string, string> {
  if (name === ONE_SEAT) return { "": player(words, Number(value), names) };
  const parts = value.split(/\s+/).filter(Boolean);
  if (name === SEVERAL_SEATS)
    return { "": parts.map((seat) => player(words, Number(seat), names)).join(", ") };
  return together(parts.map((part) => thing(words, part, numbers, names)));
}

/** One player or component; what has no name is passed as it is. */
function thing(
  words: Words,
  value: string,
  numbers: Variables,
  names: readonly string[],
): Record<string, string> {
  if (value.startsWith("seat:")) return { "": player(words, Number(value.slice(5)), names) };
  const component = words.component(value);
  if (!component) return { "": value };
  return words.forms(component.key, { ...numbers, ...component.numbers });
}

/** Several things as a list with commas, in each form that all of them have. */
function together(things: Record<string, string>[]): Record<string, string> {
  const [first, ...rest] = things;
  if (!first) return { "": "" };
  if (!rest.length) return first;
  const shared = Object.keys(first).filter((form) => rest.every((one) => form in one));
  return Object.fromEntries(
    shared.map((form) => [form, counted(things.map((one) => one[form]!)).join(", ")]),
  );
}

/** The same thing several times in a row, said once with its number: 2 × any Resource. */
function counted(parts: string[]): string[] {
  const runs: { part: string; n: number }[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.part === part) last.n++;
    else runs.push({ part, n: 1 });
  }
  return runs.map(({ part, n }) => (n === 1 ? part : `${n} × ${part}`));
}

/** The player's own name, or 'Player 1' for seat 0. */
export function player(words: Words, seat: number, names: readonly string[]): string {
  const name = names[seat];
  if (name) return name;
  if (seat === NOBODY) return words.format("nobody").text;
  if (seat === OPPONENT) return words.format("opponent").text;
  return words.format("player", { n: seat + 1 }).text;
}

/** What a row of the scoring is called. */
export const rowName = (words: Words, source: string): string =>
  words.part("row", source) ?? source;

/** French sets a space before some marks: no line begins with one. */
export const bound = (text: string): string => text.replace(/ (?=[?!:;»])|(?<=«) /g, "\u00a0");

export function hyphens(name: string): string {
  return name.replace(/[_:]/g, "-");
}

/** The first two numbers of an id: `s1_2` has n = 1 and m = 2. */
function numbersIn(name: string): Variables {
  const [n, m] = name.match(/[0-9]+/g) ?? [];
  return { ...(n ? { n: Number(n) } : {}), ...(m ? { m: Number(m) } : {}) };
}
