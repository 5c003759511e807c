/** The wall action step by step: what each step costs, and what is short for building. */

import { pennant, type Part } from "../parts";
import { reckoned } from "../own";
import {
  RESOURCES,
  data,
  isGate,
  wallSpace,
  type EzraView,
  type Place,
  type Resource,
} from "../view";

/** What lies on the place, each kind once, in the order in which it is offered. */
export const kindsOf = (place: Place | undefined): Resource[] =>
  RESOURCES.filter((good) => place?.rubble.includes(good));

/** The price of building here, as drawings. */
export function buildPrice(at: string): Part[] {
  const space = wallSpace(at);
  if (space)
    return [pennant("grey", space.banners), { icon: "en-stone", after: String(space.stone) }];
  const gate = data().build.gate_cost;
  return [
    pennant("grey", gate.banners),
    { icon: "en-stone", after: String(gate.stone) },
    { icon: "en-wood", after: String(gate.wood) },
    { icon: "en-worker" },
  ];
}

export const buildBanners = (at: string): number =>
  isGate(at) ? data().build.gate_cost.banners : (wallSpace(at)?.banners ?? 0);

/** How many banners are missing to clear all that lies here, and to build. */
export function bannersShort(view: EzraView, at: string): number {
  const cost = data().clear_rubble.cost;
  const clearing = (view.ring[at]?.rubble ?? []).reduce((sum, good) => sum + cost[good], 0);
  return Math.max(0, clearing + buildBanners(at) - (view.banners.grey ?? 0));
}

/** How many grey banners the turn could still bring. */
export const bannersToCome = (view: EzraView): number =>
  (reckoned(view).banners_to_come.grey ?? []).reduce((sum, one) => sum + one.count, 0);

/** What stands in for a piece of the cost, as drawings. */
export function payParts(good: string): Part[] {
  const paid = good === "banners" ? "banner_grey" : good;
  const n = data().build.discount.find((one) => one.pay === paid)?.n;
  return good === "banners"
    ? [pennant("grey", n ?? 0)]
    : [{ icon: `en-${good}`, after: String(n ?? 1) }];
}
