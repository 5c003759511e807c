/** How a round of Sa-Ré is told: draws, unrest and revolts, buildings and caravans. */

import type { Count, Kind, Told } from "../../lib/teller/beat";
import type { GameEvent, View } from "../../lib/wire";
import { ALL_RESOURCES, drawingOf, saRe } from "./view";

const arg = (event: GameEvent, name: string): string => String(event.args[name] ?? "");
const cell = (event: GameEvent): string[] => [`cell:${event.seat}:${arg(event, "cell")}`];
const gauge = (event: GameEvent): string[] => [`gauge:${event.seat}`];
const cards = (event: GameEvent): string[] => ["deck", `cards:${event.seat}`];
const building = (event: GameEvent): string => drawingOf(arg(event, "type"), true, 4);

/** After a revolt one card is saved; else so many are kept for the next round. */
const saved = (event: GameEvent): Kind =>
  event.rule.startsWith("SR-REVOLT")
    ? { scene: "revolt", where: cards, lead: () => "i-obelisk-down" }
    : { weight: "quiet", join: "same", where: cards };

/** What is laid out piece by piece, and told with all its pieces. */
const drafted = (as: string): Kind => ({
  ...{ weight: "quiet", join: "same", where: cell, lead: building, as },
  facts: (events) => ({ types: events.map((event) => arg(event, "type")).join(" ") }),
});

export const told: Told = {
  kinds: {
    round: { head: true, lead: () => "i-first" },
    first_player: { weight: "silent" },
    placed: drafted("placed"),
    // A plan may still change until it is laid: it is told as a whole.
    launched: drafted("launched"),
    launched_pyramid: drafted("launched"),
    withdrawn: drafted("withdrawn"),
    moved: drafted("moved"),
    demolished: { where: cell, lead: building },
    reset: { weight: "quiet" },
    // That a plan is laid shows in its panel; what it is, when all are.
    committed: { weight: "silent", join: "kind", where: (event) => [`panel:${event.seat}`] },
    lost_stock: { weight: "quiet", join: "same" },
    season_began: {
      ...{ head: true, byRules: true, weight: "quiet" },
      ...{ where: () => ["deck"], lead: () => "i-cards" },
    },
    turned_up: { join: "cause", where: () => ["deck"] },
    hoshekh: { weight: "big", scene: "night", where: () => ["deck"], lead: () => "sc-hoshekh" },
    sequence: { head: true, weight: "silent" },
    drew: {
      ...{ weight: "quiet", join: "same", where: cards },
      facts: (events) => ({ cards: events.map((event) => arg(event, "card")).join(" ") }),
    },
    stopped: { weight: "quiet", where: gauge, lead: () => "i-obelisk" },
    // The next draw says it.
    went_on: { weight: "silent", where: gauge },
    rose: { join: "cause", where: gauge },
    wind: { weight: "normal", lead: () => "i-wind", where: gauge },
    revolt: {
      ...{ weight: "big", scene: "revolt", always: true },
      ...{ where: gauge, lead: () => "i-obelisk-down" },
    },
    saved,
    lost_cards: { join: "cause", where: (event) => [`cards:${event.seat}`] },
    acquired: { join: "cause", where: cards },
    owes: { weight: "quiet", where: () => ["deck"] },
    cancelled: { weight: "quiet", where: () => ["deck"] },
    kept_trouble: { join: "cause", where: gauge },
    passed: { lead: () => "sc-trouble", where: gauge },
    temple_cards: { join: "cause" },
    put_back: { weight: "quiet", where: () => ["deck"] },
    put_back_card: { join: "cause" },
    barracks: { lead: () => "sb-barracks", where: gauge },
    season_ended: { head: true, weight: "quiet", lead: () => "i-obelisk" },
    no_construction: { weight: "quiet" },
    reduced: { weight: "quiet" },
    spent: { join: "cause", where: (event) => [`stock:${event.seat}`, `goods:${event.seat}`] },
    stage: { where: (event) => [`pyramid:${event.seat}`], lead: () => "sb-pyramid" },
    built: { where: cell, lead: building },
    grown: { join: "cause", where: gauge },
    building_over: { weight: "silent" },
    stored: { weight: "quiet", join: "same", where: (event) => [`stock:${event.seat}`] },
    thrown: { weight: "quiet", join: "same" },
    chartered: { lead: () => "i-caravan", where: (event) => [`caravans:${event.seat}`] },
    shipping_over: { weight: "silent" },
    lost_goods: { weight: "quiet", where: (event) => [`goods:${event.seat}`] },
    goal: { weight: "big", lead: () => "i-crown" },
    won: { weight: "big", lead: () => "i-crown" },
  },
  counts,
};

function counts(view: View, seat: number): Count[] {
  const city = saRe(view).seats[seat];
  if (!city) return [];
  const stored = ALL_RESOURCES.map((good) => ({
    at: `stock:${seat}`,
    what: good,
    icon: `r-${good}`,
    n: city.stock[good],
  }));
  return [
    { at: `gauge:${seat}`, what: "gauge", icon: "sc-trouble", n: city.gauge },
    { at: `cards:${seat}`, what: "cards", icon: "i-cards", n: city.cards.length },
    { at: `caravans:${seat}`, what: "caravans", icon: "i-caravan", n: city.caravans },
    ...stored,
  ];
}
