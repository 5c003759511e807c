/** What moved between two views: cards from the deck, goods to where they are spent, tiles, cubes. */

import type { Move } from "../../lib/fly";
import type { View } from "../../lib/wire";
import { ALL_RESOURCES, drawingOf, saRe, shownOn, type City, type SaReView } from "./view";

export function moves(before: View, after: View): Move[] {
  const [a, b] = [saRe(before), saRe(after)];
  if (a.seats.length !== b.seats.length) return [];
  return b.seats.flatMap((city, seat) => [
    ...tiles(a, b, seat),
    ...cards(a, b, seat),
    ...goods(a.seats[seat]!, city, seat),
    ...troubles(a, b, seat),
  ]);
}

/** A new worksite comes from the reference board. */
function tiles(a: SaReView, b: SaReView, seat: number): Move[] {
  const before = new Map(a.seats[seat]!.ground.map((one) => [one.cell, one.tiles]));
  return b.seats[seat]!.ground.flatMap((one) => {
    const type = one.tiles.find((tile) => !before.get(one.cell)?.includes(tile));
    if (!type || a.seats[seat]!.ground.some((old) => !old.built && old.tiles.includes(type)))
      return [];
    const icon = drawingOf(type, true, 0);
    return [{ icon, from: `board:${type}`, to: `cell:${seat}:${one.cell}`, count: 1 }];
  });
}

const held = (city: City, card: string): number =>
  city.cards.filter((one) => one.card === card).length;

/** A card that a seat has more of comes from the deck, or from the seat that has less. */
function cards(a: SaReView, b: SaReView, seat: number): Move[] {
  const names = new Set(b.seats[seat]!.cards.map((one) => one.card));
  return [...names].flatMap((card) => {
    const more = held(b.seats[seat]!, card) - held(a.seats[seat]!, card);
    if (more <= 0) return [];
    const giver = b.seats.findIndex((city, i) => held(city, card) < held(a.seats[i]!, card));
    const from = giver < 0 ? "deck" : `cards:${giver}`;
    return shownOn(card).map((good) => ({
      icon: `r-${good}`,
      from,
      to: `cards:${seat}`,
      count: more,
    }));
  });
}

/** What left a player's cards, stores and buildings went to what was built, chartered or stored. */
function goods(a: City, b: City, seat: number): Move[] {
  const to = purpose(a, b, seat);
  if (!to) return [];
  const found: Move[] = [];
  for (const good of ALL_RESOURCES) {
    const sources: [string, number][] = [
      [`stock:${seat}`, a.stock[good] - b.stock[good]],
      [`goods:${seat}`, a.goods[good] - b.goods[good]],
      [`cards:${seat}`, onCards(a, good) - onCards(b, good)],
    ];
    for (const [from, count] of sources)
      if (count > 0 && from !== to) found.push({ icon: `r-${good}`, from, to, count });
  }
  return found;
}

const onCards = (city: City, good: string): number =>
  city.cards.reduce((sum, one) => sum + shownOn(one.card).filter((it) => it === good).length, 0);

function purpose(a: City, b: City, seat: number): string | null {
  const built = b.ground.find((one, i) => one.built && !a.ground[i]!.built && a.ground[i]!.cost);
  if (built) return `cell:${seat}:${built.cell}`;
  if ((b.pyramid?.passed ?? 0) > (a.pyramid?.passed ?? 0)) {
    const site = b.ground.find((one) => one.tiles.includes("pyramid"));
    return site ? `cell:${seat}:${site.cell}` : null;
  }
  if (b.caravans > a.caravans) return `caravans:${seat}`;
  const stored = ALL_RESOURCES.some((good) => b.stock[good] > a.stock[good]);
  return stored ? `stock:${seat}` : null;
}

/** A gauge that rises in a season: unrest goes from the deck to it. */
function troubles(a: SaReView, b: SaReView, seat: number): Move[] {
  const rose = b.seats[seat]!.gauge - a.seats[seat]!.gauge;
  if (rose <= 0 || b.phase !== "season") return [];
  const icon = a.season.batch.some((card) => card.startsWith("trouble")) ? "sc-trouble" : "i-wind";
  return [{ icon, from: "deck", to: `gauge:${seat}`, count: 1 }];
}
