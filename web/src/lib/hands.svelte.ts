/** What hands do at a table: lit pieces, presses, keys on them, the pointer, and where the focus stays. */

import { tick, untrack } from "svelte";
import type { Choosing } from "./choosing.svelte";
import { connection } from "./socket.svelte";
import type { TableStore } from "./table.svelte";
import { light, nearest, targetAt } from "./targets";
import type { Teller } from "./teller/teller.svelte";
import type { Blocked, Choice, Decision, View } from "./wire";

export interface Handled {
  table: TableStore;
  choosing: Choosing;
  teller: Teller;
  /** The element that holds all areas; null until it is drawn. */
  place: () => HTMLElement | null;
  /** What is asked; nothing while something is told. */
  decision: () => Decision | null;
  /** The position that is drawn. */
  shown: () => View | null;
  /** Is there no board, only text? */
  asText: () => boolean;
  say: (choice: Choice) => string;
  sayBlocked: (choice: Blocked) => string;
  /** Something was pressed. */
  pressed: () => void;
  /** Something else is asked. */
  changed: () => void;
}

export class Hands {
  constructor(private readonly at: Handled) {
    keepFocus(at);
    askWhichOfSeveral(at.choosing);
    keepLit(at);
  }

  onclick = (event: Event): void => {
    const { teller, choosing } = this.at;
    const target = event.target as Element;
    const piece = target.closest("[data-ref][data-lit]:not([data-held])");
    // While something is told, a press on an own piece only goes to now: it never plays.
    if (teller.busy && target.closest("[data-area='tray'] [data-ref]")) teller.skip();
    else if (piece) {
      this.at.pressed();
      choosing.press(piece);
    } else if (!target.closest("button, a, input")) choosing.why = null;
  };

  onkeydown = (event: KeyboardEvent): void => {
    const piece = (event.target as Element).closest("[data-ref]");
    if (!piece) return;
    if (event.key === "Enter" || event.key === " ") {
      if (event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      this.onclick(event);
    } else this.walk(event, piece);
  };

  /** To the lit piece where the arrow points. */
  private walk(event: KeyboardEvent, piece: Element): void {
    const area = piece.closest("[data-area]") ?? this.at.place();
    const next = area && (nearest(area, piece, event.key) as HTMLElement | null);
    if (!next) return;
    event.preventDefault();
    piece.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
  }

  /** The pointer or the focus came to something. */
  onhint = (event: Event): void => {
    const { choosing } = this.at;
    const target = event.target as Element;
    const piece = target.closest("[data-ref][data-lit]");
    const [choice] = piece ? targetAt(piece, choosing.lit).choices : [];
    if (choice) choosing.hint(choice);
    else if (event.type === "pointerover" && !target.closest("[data-option]")) choosing.unhint();
  };

  /** The pointer left the table. */
  onleave = (): void => this.at.choosing.unhint();
}

/** The focus stays in the area in which the last press was. */
function keepFocus(at: Handled): void {
  let area: string | null = null;
  $effect.pre(() => {
    void at.decision();
    untrack(() => {
      const now = document.activeElement?.closest<HTMLElement>("[data-area]");
      if (now) area = now.dataset["area"] ?? null;
    });
  });
  $effect(() => {
    void at.decision();
    untrack(() => {
      at.choosing.forget();
      at.changed();
    });
    const had = area;
    if (had) void tick().then(() => refocus(had));
  });
}

/** To the first lit piece of that area, if the focused one is gone; else to the bar. */
function refocus(area: string): void {
  const focus = document.activeElement;
  if (focus && focus !== document.body && focus.closest("[data-area]")) return;
  const first = (where: string): HTMLElement | null =>
    document.querySelector(`[data-area="${where}"] :is([data-lit], [data-option])[tabindex="0"]`);
  (first(area) ?? first("bar") ?? first("stage") ?? first("tray"))?.focus({ preventScroll: true });
}

/** A piece that several options mean: the bar asks which. */
function askWhichOfSeveral(choosing: Choosing): void {
  $effect(() => {
    if (choosing.only && !choosing.verb)
      void tick().then(() =>
        document.querySelector<HTMLElement>("#decision [data-option]")?.focus(),
      );
  });
}

/** Pieces that come or change while the same thing is asked get their light too. */
function keepLit(at: Handled): void {
  $effect(() => {
    const root = at.place();
    if (!root || at.asText()) return;
    void at.shown();
    const { table, choosing, say, sayBlocked } = at;
    const lighting = {
      decision: choosing.lit,
      chosen: table.chosen,
      busy: !!table.sent,
      held: connection.net === "lost",
      slow: table.slow ? table.sent : null,
      say,
      sayBlocked,
    };
    const relight = (): void => choosing.seen(light(root, lighting));
    relight();
    const watch = new MutationObserver(relight);
    watch.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["data-ref", "data-for", "data-name"],
    });
    return () => watch.disconnect();
  });
}
