/** How the castle's turns are told: what is an effect, what a moment of its own, where it happens. */

import type { Count, Kind, Told } from "../../lib/teller/beat";
import type { GameEvent, View } from "../../lib/wire";
import { RESOURCES, castle, drawingOf, roleOf } from "./view";

const arg = (event: GameEvent, name: string): string => String(event.args[name] ?? "");
const ofCard = (event: GameEvent): string => `ch-${roleOf(arg(event, "card"))}`;
const role = (name: string) => (): string => `ch-${name}`;
const place = (event: GameEvent): string[] => [`at:${arg(event, "place")}`];
/** A piece on the way to or from a panel. */
const opened = (event: GameEvent): string[] => [`opened:${event.seat}:${arg(event, "card")}`];
const item = (event: GameEvent): string[] => [`seat:${event.seat}:${arg(event, "item")}`];

/** The cart that delivers, or the rider: each brings one kind. */
const cartOf = (event: GameEvent, view?: View): string[] => {
  const carts = view ? castle(view).trader_places : [];
  return carts.filter((one) => one.resource === event.args["item"]).map((one) => `at:${one.id}`);
};
/** The building that is being paid for. */
const paidFor = (view?: View): string[] => {
  const payment = view && castle(view).payment;
  return payment ? [payment.building] : [];
};

/** Each building is a row of the final scoring. */
const scoring = (source: (event: GameEvent) => string): Kind => ({
  scene: "scoring",
  lead: () => "i-crown",
  source,
});
/** A building's spaces are numbered. */
const buildingOf = (event: GameEvent): string => arg(event, "place").replace(/_\d+$/, "");

export const told: Told = {
  expands: true,
  kinds: {
    chose: { weight: "silent" },
    chose_card: { join: "cause" },
    reveal: {
      weight: "big",
      join: "kind",
      scene: "reveal",
      head: true,
      lead: () => "i-cards",
      where: opened,
    },
    winter_card: { weight: "big", byRules: true },
    load: { weight: "quiet", join: "same", lead: role("worker"), where: item },
    messenger: { lead: role("messenger"), where: (event) => [`seat:${event.seat}:thaler`, "bank"] },
    place_trader: { lead: role("trader"), where: place },
    no_place: { weight: "quiet", lead: role("trader") },
    displace: { join: "cause", where: place },
    fee: { weight: "quiet", where: () => ["at:innkeeper"] },
    recall: { where: place },
    deliver: {
      join: "kind",
      lead: role("trader"),
      where: (event, before) => [...item(event), ...cartOf(event, before)],
    },
    take: {
      lead: role("bricklayer"),
      where: (event) => [...item(event), `watch:${arg(event, "item")}`],
    },
    buy: { lead: role("stonemason"), where: item },
    refuse: { weight: "quiet", lead: role("stonemason") },
    exchange: { weight: "quiet", where: (event) => [...item(event), "forge"] },
    exchange_over: { weight: "quiet" },
    pay: {
      weight: "quiet",
      join: "same",
      where: (event, before) => [...item(event), ...paidFor(before)],
      facts: (_, before) => {
        const [building] = paidFor(before);
        return building ? { building } : null;
      },
    },
    build: { lead: ofCard, where: (event) => [arg(event, "building")] },
    no_more_buildings: { weight: "quiet" },
    cannot_build: { said: true },
    thalers: { join: "cause", where: () => [] },
    score: { join: "cause", where: (event) => [`seat:${event.seat}:vp`] },
    place: { where: (event) => [arg(event, "place"), ...place(event)] },
    no_more_helpers: { weight: "quiet" },
    innkeeper: { where: () => ["at:innkeeper"] },
    goods: { weight: "quiet", join: "same", lead: role("worker"), where: item },
    architect: { lead: role("architect"), where: (event) => [`seat:${event.seat}:vp`] },
    cards_back: { join: "cause" },
    // The beginning of the round says it again, with the taler.
    first_player: { weight: "silent" },
    round: { head: true, lead: () => "i-first", where: (event) => [`seat:${event.seat}:thaler`] },
    last_round: { weight: "big", head: true, byRules: true, lead: () => "i-crown" },
    pay_winter: { weight: "quiet" },
    drop_out: { weight: "quiet" },
    win_lady: { weight: "big" },
    share: { weight: "quiet", join: "same" },
    home: { weight: "quiet", join: "kind", where: place },
    score_space: { ...scoring(buildingOf), where: place },
    market: scoring(() => "market"),
    palace: scoring(() => "palace"),
  },
  counts,
};

function counts(view: View, seat: number): Count[] {
  const player = castle(view).seats[seat];
  if (!player) return [];
  const at = (what: string, icon: string, n: number): Count => ({
    at: `seat:${seat}:${what}`,
    ...{ what, icon, n },
  });
  return [
    at("vp", "i-crown", player.vp),
    ...RESOURCES.map((good) => at(good, drawingOf(good), player.resources[good])),
    at("thaler", "r-taler", player.thalers),
    at("helper", "i-helper", player.helpers),
  ];
}
