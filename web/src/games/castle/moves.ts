/** What moved between two views: pieces are conserved, so what left one place came to another. */

import { flow, type Counts, type Move } from "../../lib/fly";
import { RESOURCES, castle, drawingOf, type CastleView } from "./view";
import type { View } from "../../lib/wire";

export function moves(before: View, after: View): Move[] {
  const [a, b] = [castle(before), castle(after)];
  return [
    ...RESOURCES.flatMap((good) => flow(goods(a, good), goods(b, good), () => drawingOf(good))),
    ...flow(thalers(a), thalers(b), () => "r-taler"),
    ...b.seats.flatMap((player) =>
      flow(helpers(a, player.seat), helpers(b, player.seat), () => `helper-${player.seat + 1}`),
    ),
  ];
}

/** Where the pieces of one kind lie, by the anchors of the board. */
function goods(view: CastleView, good: (typeof RESOURCES)[number]): Counts {
  const counts: Counts = new Map([
    [`stock:${good}`, view.stock[good]],
    [`watch:${good}`, view.watchtower[good]],
  ]);
  if (good === "silver") counts.set("forge", view.forge_silver);
  if (view.winter) counts.set(`lady:${good}`, view.winter.lady.items[good] ?? 0);
  for (const player of view.seats) {
    counts.set(`seat:${player.seat}:${good}`, player.resources[good]);
    counts.set(`goods:${player.seat}:${good}`, player.goods[good]);
  }
  return counts;
}

function thalers(view: CastleView): Counts {
  const counts: Counts = new Map([["bank", view.bank]]);
  for (const player of view.seats) counts.set(`seat:${player.seat}:thaler`, player.thalers);
  if (view.winter) counts.set("at:innkeeper", view.winter.innkeeper.thalers);
  return counts;
}

function helpers(view: CastleView, seat: number): Counts {
  const counts: Counts = new Map([[`seat:${seat}:helper`, view.seats[seat]?.helpers ?? 0]]);
  for (const place of [...view.spaces, ...view.trader_places])
    counts.set(`at:${place.id}`, Number(place.owner === seat));
  if (view.winter) {
    counts.set("at:innkeeper", Number(view.winter.innkeeper.owner === seat));
    counts.set("at:granary", view.winter.granary.owners.filter((one) => one === seat).length);
  }
  return counts;
}
