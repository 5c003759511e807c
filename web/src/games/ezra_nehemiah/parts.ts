/** Effects of the data as a row of small drawings: what is drawn, where, and how it is said. */

import { t, text } from "../../lib/text.svelte";
import { GAME, GOODS, cardOf, iconOf, type Effect, type ScrollTile } from "./view";

/** A symbol with a number in it (coin, seal, pennant) or after it; or words alone. */
export interface Part {
  icon?: string;
  inside?: string;
  after?: string;
  /** What is lost is red. */
  loss?: boolean;
}

export interface Placed extends Part {
  x: number;
  /** Where the words after the symbol begin. */
  at: number;
}

export interface Row {
  parts: Placed[];
  width: number;
}

const MINUS = "−";
/** Smallest figures that are drawn: 11 pixels where the city is smallest, 953 of its 1128 units. */
export const LEAST = 13.1;

export const figures = (size: number): number => Math.max(LEAST, size * 0.78);

// ------------------------------------------------------------------ what is drawn

export const coin = (n: number | string): Part => ({ icon: "en-silver", inside: String(n) });
export const seal = (n: number | string, end = false): Part => ({
  icon: end ? "en-vpend" : "en-vp",
  inside: String(n),
});
export const pennant = (colour: string, n?: number): Part => ({
  icon: `en-ban-${colour}`,
  ...(n === undefined ? {} : { inside: String(n) }),
});
export const many = (icon: string, n: number): Part =>
  n > 1 ? { icon, after: String(n) } : { icon };
export const words = (after: string): Part => ({ after });

/** A list of effects, in order. */
export function partsOf(effects: readonly Effect[]): Part[] {
  return effects.flatMap(effectParts);
}

function effectParts(effect: Effect): Part[] {
  const n = effect.n ?? 1;
  if (effect.choice) return choiceParts(effect.choice);
  if (effect.per) return [{ icon: `en-${effect.per}`, after: ":" }, ...gainParts(effect.gain!, n)];
  if (effect.move) return [many(`en-${effect.move}`, n)];
  if (effect.retrieve) return [{ icon: "en-retrieve" }];
  if (effect.develop) return [{ icon: "en-flip" }];
  if (effect.auxiliary_action) return [{ icon: "en-trade" }, words("/"), { icon: "en-flip" }];
  if (effect.lose === "vp") return [{ ...seal(`${MINUS}${n}`), loss: true }];
  if (effect.lose) return [{ icon: iconOf(effect.lose), after: `${MINUS}${n}`, loss: true }];
  return gainParts(effect.gain ?? "", n);
}

function choiceParts(choice: Effect[][]): Part[] {
  return choice.flatMap((one, i) => (i ? [words("/"), ...partsOf(one)] : partsOf(one)));
}

function gainParts(what: string, n: number): Part[] {
  if (what === "silver") return [coin(n)];
  if (what === "vp") return [seal(n)];
  if (what.startsWith("banner_")) return [pennant(what.slice(7), n)];
  return [many(iconOf(what), n)];
}

// ------------------------------------------------------------------ scroll tiles

const COUNTERS: Record<string, Part[]> = {
  golden_space: [{ icon: "en-golden" }],
  development_tile: [{ icon: "en-flip" }],
  blessing_orange: [{ icon: "en-bl-orange" }],
  blessing_purple: [{ icon: "en-bl-purple" }],
  blessing_red: [{ icon: "en-bl-red" }],
  blessing_set: [{ icon: "en-bl-set" }],
  gatekeeper: [{ icon: "en-gatekeeper" }],
  wall: [{ icon: "en-wall" }],
  wall_or_gate: [{ icon: "en-wall" }, { icon: "en-gate" }],
  scribe: [{ icon: "en-scribe" }],
  scribe_top_row: [{ icon: "en-scribe", after: "4" }],
  scribe_lower_rows: [{ icon: "en-scribe", after: "1–3" }],
  levite: [{ icon: "en-levite" }],
  two_highest_scroll_rows: [{ icon: "en-scroll" }],
  worker_on_main_board: [{ icon: "en-worker" }],
  filled_temple_row: [{ icon: "en-trow" }],
};

/** What a scoring counts; "3 x" where only every third counts. */
export function counterParts(per: string, every = 1): Part[] {
  const parts = COUNTERS[per] ?? [];
  return every > 1 ? [words(String(every)), ...parts] : parts;
}

const TRIGGERS: Record<string, Part[]> = {
  always: [{ icon: "en-card" }],
  place_levite: [{ icon: "en-levite" }],
  build: [{ icon: "en-build" }],
  trade: [{ icon: "en-trade" }],
  place_trader: [{ icon: "en-trader" }],
  place_elder: [{ icon: "en-elder" }],
  place_gatekeeper: [{ icon: "en-gatekeeper" }],
  place_scribe: [{ icon: "en-scribe" }],
  build_wall: [{ icon: "en-wall" }],
  after_trade: [{ icon: "en-trade" }],
  after_development: [{ icon: "en-flip" }],
  altar_golden_space: [{ icon: "en-golden" }],
  tent_move: [{ icon: "en-tent", after: "2" }],
  prepare_for_sabbath: [{ icon: "en-sabbath" }],
};

/** Each modifier of a scroll tile, as what stands after the arrow. */
const MODIFIERS: Record<string, (value: unknown) => Part[]> = {
  no_feed: () => [{ icon: "en-nofood" }],
  food_less: (n) => [words(`${MINUS}${n}`), { icon: "en-food" }],
  stone_less: (n) => [words(`${MINUS}${n}`), { icon: "en-stone" }],
  bottom_silver_less: (n) => [coin(`${MINUS}${n}`)],
  tent_extra: (n) => [words("+"), many("en-tent", Number(n))],
  copy: () => [{ icon: "en-copywall" }],
  repeat: () => [{ icon: "en-trader", after: "2" }],
  may_pay_silver: (n) => [coin(`${MINUS}${n}`)],
  hand_size_plus: (n) => [{ icon: "en-card", after: `+${n}` }],
  trade_from: () => [{ icon: "en-card", after: "∗" }],
  cards_per_pile: () => [{ icon: "en-deck", after: "∞" }],
};

/** A scroll tile: when it works, and what it does then. */
export function scrollParts(tile: ScrollTile): { when: Part[]; what: Part[] } {
  if (tile.end_scoring) return scoringParts(tile.end_scoring);
  const modifier = tile.modifier ?? {};
  const idle = modifier["no_feed"] as string[] | undefined;
  const when = idle ? idle.map((kind) => ({ icon: `en-${kind}` })) : TRIGGERS[tile.trigger ?? ""];
  const changed = Object.entries(modifier).flatMap(([key, value]) => MODIFIERS[key]?.(value) ?? []);
  return { when: when ?? [], what: tile.effects ? partsOf(tile.effects) : changed };
}

function scoringParts(scoring: Record<string, unknown>): { when: Part[]; what: Part[] } {
  if (scoring["replace"]) return { when: [coin(Number(scoring["value"]))], what: [seal(1, true)] };
  if (scoring["special"]) return { when: [{ icon: "en-card" }], what: [{ icon: "en-sabbath" }] };
  const when = counterParts(String(scoring["per"]), Number(scoring["every"] ?? 1));
  return { when, what: [seal(Number(scoring["vp"]), true)] };
}

/** What a trade with a card takes and gives. */
export function tradeParts(card: string, side: string): Part[] {
  const trade = cardOf(card)!.trade;
  if (trade.type === "sell")
    return trade.sell.flatMap((one) => [{ icon: `en-${one.resource}` }, coin(one.silver)]);
  const deal = side === "top" ? trade.top : trade.bottom;
  const price = deal.pay_silver ? [coin(deal.pay_silver)] : [];
  return [...price, { icon: "en-arrow" }, ...partsOf(deal.gain)];
}

// ------------------------------------------------------------------ where

/** Put the parts side by side. */
export function layOut(parts: readonly Part[], size: number, gap = 3): Row {
  const placed: Placed[] = [];
  const font = figures(size);
  let x = 0;
  for (const part of parts) {
    if (placed.length) x += gap;
    const at = x + (part.icon ? size : 0);
    placed.push({ ...part, x, at });
    x = at + (part.after ? part.after.length * font * 0.52 + 2 : 0);
  }
  return { parts: placed, width: x };
}

// ------------------------------------------------------------------ in words

/** A list of effects in words, for names of pieces and for screen readers. */
export function say(effects: readonly Effect[]): string {
  return effects.map(sayEffect).join(", ") || t("en-city-nothing");
}

function sayEffect(effect: Effect): string {
  const n = effect.n ?? 1;
  const named = text.words(GAME);
  if (effect.choice) return effect.choice.map(say).join(" / ");
  if (effect.per) return t("en-city-per-levite", { n });
  if (effect.move === "altar") return t("en-city-move-altar", { n });
  if (effect.move) return t("en-city-move-tent", { n });
  if (effect.retrieve) return named.nameOf("retrieve") ?? "";
  if (effect.develop) return named.nameOf(`develop_${effect.develop}`) ?? "";
  if (effect.auxiliary_action) return named.nameOf("auxiliary_action") ?? "";
  if (effect.lose === "vp") return t("en-city-lose-vp", { n });
  if (effect.lose) return t("en-city-lose-food", { n });
  return sayGain(effect.gain ?? "", n);
}

function sayGain(what: string, n: number): string {
  const named = text.words(GAME);
  if ((GOODS as readonly string[]).includes(what))
    return named.format(`${GAME}-${what}`, { count: n }, "counted").text;
  if (what.startsWith("banner_"))
    return named.format(`${GAME}-banners-${what.slice(7)}`, { count: n }).text;
  if (what === "vp") return t("en-city-vp", { n });
  if (what === "worker") return t("en-city-workers", { n });
  if (what === "resource") return t("en-city-resources", { n });
  return named.nameOf(what) ?? what;
}
