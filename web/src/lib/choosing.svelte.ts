/** How an option is chosen: on a lit piece, by its button, with a second target, or by a digit. */

import { prefs } from "./prefs.svelte";
import { after, onlyVerb, targetAt } from "./targets";
import type { TableStore } from "./table.svelte";
import type { Blocked, Choice, Decision } from "./wire";

/** A pointer that only passes by asks nothing. */
const REST = 90;
/** How long a piece that cannot be chosen stays outlined. */
const OUTLINED = 2000;

export class Choosing {
  /** The kind of action that the board is lit for, if only one is. */
  verb = $state<string | null>(null);
  /** The piece that was chosen first, where a second one is to be chosen with it. */
  first = $state<string | null>(null);
  /** Only these, because a piece was chosen that several options mean. */
  only = $state.raw<Choice[] | null>(null);
  /** Why the piece just pressed cannot be chosen. */
  why = $state.raw<Blocked | null>(null);
  /** The actions that a piece on the page stands for; null until the page has been lit. */
  onPieces = $state.raw<Set<string> | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: TableStore,
    /** What is asked now; nothing while something is told. */
    private readonly asked: () => Decision | null,
  ) {}

  /** What the board is lit for. */
  get lit(): Decision | null {
    const decision = this.asked();
    if (!decision) return null;
    if (this.first) return after(decision, this.first);
    return this.verb ? onlyVerb(decision, this.verb) : decision;
  }

  /**
   * The options for which no piece stands: they stand in the bar. After a first piece only those that
   * go on with it: what the others mean is dark, not without a piece.
   */
  get inBar(): Choice[] {
    if (this.only) return this.only;
    const pieces = this.onPieces;
    if (!pieces) return [];
    const lit = this.lit?.options.filter((one) => !pieces.has(one.action)) ?? [];
    return lit.map((choice) => this.whole(choice));
  }

  /** What the page says after it has been lit. */
  seen(pieces: Set<string>): void {
    const known = this.onPieces;
    if (known && known.size === pieces.size && [...pieces].every((one) => known.has(one))) return;
    this.onPieces = pieces;
  }

  pick(choice: Choice): void {
    const { table } = this;
    this.why = null;
    clearTimeout(this.timer);
    if (table.sent) return;
    if (prefs.confirm === "never" || table.chosen === choice.action) table.play(choice.action);
    else if (prefs.confirm === "turn") table.playUnlessLast(choice.action);
    else table.choose(choice.action);
  }

  /** Ask what an option would do, unless one is chosen. */
  hint(choice: Choice): void {
    clearTimeout(this.timer);
    if (this.table.chosen || this.table.sent) return;
    this.timer = setTimeout(() => this.table.ask(choice.action), REST);
  }

  /** The pointer is gone, and with it what an option would do. */
  unhint(): void {
    clearTimeout(this.timer);
    if (!this.table.chosen) this.table.unask();
  }

  /** Only actions of this kind, in the bar and on the board; all of them with null. */
  narrow(verb: string | null): void {
    this.verb = verb;
    this.first = null;
    const decision = this.asked();
    this.only = verb && decision ? onlyVerb(decision, verb).options : null;
  }

  /** Nothing is chosen, nothing narrowed. */
  forget(): void {
    this.narrow(null);
    this.why = null;
  }

  /** A press on a piece; answers whether the piece meant anything. */
  press(piece: Element): boolean {
    const { choices, blocked } = targetAt(piece, this.lit);
    this.why = null;
    if (choices.length === 1) this.pick(this.whole(choices[0]!));
    else if (choices.length > 1) this.several(piece, choices);
    else if (blocked[0]) this.explain(blocked[0], piece);
    return choices.length > 0 || blocked.length > 0;
  }

  /** An option as it was asked, with all its targets. */
  private whole(choice: Choice): Choice {
    return this.asked()?.options.find((one) => one.action === choice.action) ?? choice;
  }

  private several(piece: Element, choices: Choice[]): void {
    const prefix = (piece.getAttribute("data-ref") ?? "")
      .split("|")
      .map((one) => one.trim())
      .find((one) => one.endsWith(" *"));
    if (prefix && !this.first) this.first = prefix.slice(0, -2);
    else this.only = choices.map((choice) => this.whole(choice));
  }

  explain(blocked: Blocked, piece: Element): void {
    this.why = blocked;
    piece.setAttribute("data-why", "");
    setTimeout(() => piece.removeAttribute("data-why"), OUTLINED);
  }

  /** One level back; answers whether there was one. */
  back(): boolean {
    if (this.why) this.why = null;
    else if (this.first || this.only) this.narrow(null);
    else if (this.table.chosen) this.table.choose(null);
    else return false;
    return true;
  }
}
