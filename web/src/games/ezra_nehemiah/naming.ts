/** The pieces of the city in words: for screen readers, and for those who point at them. */

import { t, text } from "../../lib/text.svelte";
import { say } from "./parts";
import {
  GAME,
  OPPONENT,
  gateOf,
  isGate,
  scrollOf,
  seatOf,
  wallCard,
  wallSpace,
  type EzraView,
  type Link,
  type Owner,
  type Place,
} from "./view";

export const nameOf = (id: string): string => text.words(GAME).nameOf(id) ?? id;

/** Who this is; the opponent has a name too. */
export function whoIs(owner: Owner | number, names: readonly string[]): string {
  if (owner === "opponent" || owner === OPPONENT) return nameOf("opponent");
  const seat = typeof owner === "number" ? owner : seatOf(owner);
  return seat === null ? "" : (names[seat] ?? "");
}

/** A gate's name as it stands on its plate. */
export const plateOf = (gate: string): string => t(`en-city-gate-${gate.replace("_gate", "")}`);

/** Several pieces of rubble: "Wood, Wood, Cinders". */
export const listOf = (ids: readonly string[]): string => ids.map(nameOf).join(", ");

export function placeName(id: string, place: Place, names: readonly string[]): string {
  return isGate(id) ? gateName(id, place, names) : wallName(id, place, names);
}

function wallName(id: string, place: Place, names: readonly string[]): string {
  const name = nameOf(id);
  const space = wallSpace(id);
  if (place.owner === "neutral" || !space) return t("en-city-place-neutral", { name });
  const card = wallCard(place.wall_card);
  if (card) {
    const who = whoIs(place.owner, names);
    return t("en-city-wall-built", { name, who, vp: card.vp, effect: say(card.effects) });
  }
  const cost = { name, banners: space.banners, stone: space.stone };
  if (!place.rubble.length) return t("en-city-wall-cleared", cost);
  const blessing = nameOf(`blessing_${space.blessing}`);
  return t("en-city-wall-rubble", { ...cost, rubble: listOf(place.rubble), blessing });
}

function gateName(id: string, place: Place, names: readonly string[]): string {
  const gate = gateOf(id);
  const name = nameOf(id);
  if (!gate || (place.owner === "neutral" && !gate.corner))
    return t("en-city-place-neutral", { name });
  const connection = say(gate.connection);
  if (place.owner === "neutral") return t("en-city-gate-nobody", { name, connection });
  if (place.owner !== "none")
    return t("en-city-gate-built", { name, who: whoIs(place.owner, names), connection });
  if (gate.corner) return t("en-city-corner-free", { name, connection });
  return t("en-city-gate-unbuilt", {
    name,
    connection,
    rubble: place.rubble.length ? listOf(place.rubble) : t("en-city-nothing"),
    reward: say(gate.placement),
    vp: gate.vp,
    silver: place.silver,
  });
}

export function linkName({ wall, gate, made }: Link): string {
  const facts = { wall: nameOf(wall), gate: nameOf(gate) };
  return made ? t("en-city-link", facts) : t("en-city-link-open", facts);
}

/** What a scroll tile does, in a few words. */
export const scrollText = (tile: string): string =>
  t(`en-city-scroll-${tile.replaceAll("_", "-")}`);

export function scrollName(view: EzraView, space: string, names: readonly string[]): string {
  const where = t("en-city-scroll-at", { row: space[1]!, place: space[3]! });
  return `${where}. ${scrollNote(view, space, names)}`;
}

/** What lies on a space of the Torah, without where it is. */
export function scrollNote(view: EzraView, space: string, names: readonly string[]): string {
  const { tile, scribe } = view.scrolls[space]!;
  const parts: string[] = [];
  const hero = scrollOf(tile)?.takes_hero;
  parts.push(hero ? t("en-city-scroll-hero", { hero: nameOf(hero) }) : scrollText(tile));
  const now = scrollOf(tile)?.immediate ?? [];
  if (now.length) parts.push(t("en-city-scroll-now", { effect: say(now) }));
  if (scribe !== "none") parts.push(t("en-city-scribe-of", { who: whoIs(scribe, names) }));
  else if (view.white.includes(space)) parts.push(t("en-city-white-worker"));
  return parts.join(". ");
}
