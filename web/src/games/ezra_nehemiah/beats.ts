/** How a turn in Jerusalem is told: card, free actions, main action with its chain; the Sabbath. */

import type { Count, Kind, Told } from "../../lib/teller/beat";
import type { GameEvent, View } from "../../lib/wire";
import { GOODS, OPPONENT, ezra } from "./view";

const arg = (event: GameEvent, name: string): string => String(event.args[name] ?? "");
const at =
  (kind: string, name: string) =>
  (event: GameEvent): string[] => [`${kind}:${arg(event, name)}`];
const place = at("place", "space");
const lead = (icon: string) => (): string => icon;
const none = (): string[] => [];
/** Among the things of whose doing it is. */
const own =
  (name: string, kind = "") =>
  (event: GameEvent): string[] => [`seat:${event.seat}:${kind}${arg(event, name)}`];
/** A worker's spot, and the tile that it is on: what is drawn of somebody else's. */
const spot = (event: GameEvent): string[] => {
  const [role] = arg(event, "spot").split(":");
  return [...own("spot")(event), `seat:${event.seat}:tile:${role}s`];
};

const final = (source: (event: GameEvent) => string): Kind => ({
  scene: "scoring",
  lead: lead("en-vp"),
  where: none,
  source,
});

/** Points belong to what they are for; at the end each source is a moment. */
function score(event: GameEvent): Kind {
  const isLast = event.rule.startsWith("EN-END") || event.rule.startsWith("EN-SCROLL-G");
  return isLast ? final((one) => arg(one, "source")) : { join: "cause", where: none };
}

const sabbath: Kind = { scene: "sabbath", lead: lead("en-sabbath") };

export const told: Told = {
  expands: true,
  kinds: {
    gain: { join: "cause", where: own("good") },
    banners: { join: "cause", where: none },
    worker: { join: "cause", where: (event) => [`seat:${event.seat}:supply`] },
    blessing: { join: "cause", where: own("blessing", "blessing:") },
    column: { join: "cause", where: none },
    drew: { join: "cause", where: none },
    drew_wall: { join: "cause", where: none },
    score,
    lose_points: { join: "cause", where: none },
    pay: { join: "cause", where: own("good") },
    pay_player: { weight: "passing" },
    pay_gate: { weight: "passing", where: place },
    pay_banners: { weight: "passing" },
    round: { head: true, lead: lead("en-shofar") },
    turn: { head: true, weight: "silent" },
    play: { weight: "quiet", lead: lead("en-card"), where: own("pile") },
    // What is done in it says which it is.
    main: { weight: "silent" },
    main_done: { weight: "silent" },
    draw: { weight: "passing", join: "kind", lead: lead("en-card") },
    place: { weight: "passing", where: spot },
    shuffle: { weight: "quiet", join: "kind", lead: lead("en-card") },
    instead: { weight: "passing" },
    tile_item: { weight: "passing", where: own("tile", "tile:") },
    retrieve: { weight: "passing", where: spot },
    labourer: { weight: "passing" },
    farmer: { weight: "passing" },
    hero: { join: "cause" },
    tent_step: {
      ...{ weight: "quiet", join: "same", lead: lead("en-tentpiece") },
      where: at("tent", "count"),
    },
    altar_step: {
      weight: "passing",
      join: "same",
      lead: lead("en-altar"),
      where: at("altar", "count"),
    },
    on_altar: { lead: lead("en-altar"), where: at("offer", "good") },
    levite: { lead: lead("en-levite"), where: (event) => [`levites:${event.seat}`] },
    cube: {
      lead: lead("en-temple"),
      where: (event) => [`${arg(event, "row")}:${arg(event, "column")}`],
    },
    sector: { lead: lead("en-temple") },
    space: { weight: "passing", where: place },
    clear: { weight: "quiet", join: "same", lead: lead("en-clear"), where: place },
    draw_walls: { weight: "passing", lead: lead("en-wall") },
    build_wall: { lead: lead("en-wall"), where: place },
    cards_back: { join: "cause", where: none },
    build_gate: { lead: lead("en-gate"), where: place },
    gatekeeper: { lead: lead("en-gatekeeper"), where: place },
    connection: {
      lead: lead("en-link"),
      where: (event) => [`place:${arg(event, "wall")}`, `place:${arg(event, "gate")}`],
    },
    scribe: { lead: lead("en-scribe"), where: at("scroll", "scroll_space") },
    trade: { weight: "passing", lead: lead("en-trade") },
    develop: { weight: "quiet", lead: lead("en-flip") },
    judgment: { lead: lead("en-altar"), where: at("zone", "zone") },
    prepare: { weight: "passing", lead: lead("en-sabbath") },
    sabbath: { ...sabbath, weight: "big", head: true },
    feed: { ...sabbath, weight: "quiet", join: "kind" },
    tuck: { ...sabbath, weight: "quiet" },
    score_card: { ...sabbath, weight: "quiet" },
    prophets: { ...sabbath, weight: "quiet" },
    shofar: { ...sabbath, weight: "quiet", lead: lead("en-shofar") },
    workers_home: { ...sabbath, weight: "quiet" },
    altar_leader: { ...sabbath, weight: "quiet" },
    score_hand: final(() => "scrolls"),
    ignored: { join: "cause", where: none },
    levite_works: { join: "cause", where: none },
    row_skipped: { weight: "quiet" },
    target: { weight: "quiet", where: place },
    game_over: { weight: "big", lead: lead("i-crown") },
  },
  sources: ["goods", "development", "altar_leader", "walls", "gates", "scribes", "scrolls"],
  counts,
};

function counts(view: View, seat: number): Count[] {
  const { seats, opponent } = ezra(view);
  const points = (n: number): Count => ({
    at: `seat:${seat}:vp`,
    ...{ what: "vp", icon: "i-crown", n },
  });
  const mat = seats[seat];
  if (!mat) return seat === OPPONENT && opponent ? [points(opponent.vp)] : [];
  return [
    points(mat.vp),
    ...GOODS.map((good) => ({
      at: `seat:${seat}:${good}`,
      what: good,
      icon: `en-${good}`,
      n: mat.goods[good],
    })),
    { at: `seat:${seat}:supply`, what: "workers", icon: `en-worker-${mat.colour}`, n: mat.supply },
  ];
}
