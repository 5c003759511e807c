/** What lies on a scroll tile as a tag: the price of the way to it, or what is missing. */

import { t } from "../../lib/text.svelte";
import type { Blocked, Decision } from "../../lib/wire";
import { nameOf, whoIs } from "./naming";
import { seatOf, type EzraView } from "./view";

export interface Tag {
  /** A way that can be paid, something that is short, or a tile to which no way leads. */
  kind: "way" | "short" | "far";
  words: string;
}

/** The tag of a tile while a scribe, or its way, is chosen; null where nothing is to be said. */
export function tagOf(
  view: EzraView,
  decision: Decision | null,
  space: string,
  names: readonly string[],
): Tag | null {
  const isOffered = (verb: string): boolean =>
    !!decision?.options.some((one) => one.action === `${verb} ${space}`);
  if (isOffered("scribe")) return wayTag(view, space);
  if (isOffered("branch")) return stepTag(view, space, names);
  const blocked = decision?.blocked.find((one) => one.action === `scribe ${space}`);
  return blocked ? whyNot(view, blocked, space) : null;
}

const ROW_1 = "s1_";

function wayTag(view: EzraView, space: string): Tag | null {
  if (space.startsWith(ROW_1)) return null;
  const n = view.torah?.ways?.[space] ?? 0;
  return { kind: "way", words: n ? t("en-city-way-costs", { n }) : t("en-city-way-free") };
}

function stepTag(view: EzraView, space: string, names: readonly string[]): Tag {
  const n = view.torah?.steps?.[space] ?? 0;
  if (!n) return { kind: "way", words: t("en-city-step-own") };
  const { scribe } = view.scrolls[space]!;
  const who = seatOf(scribe) === null ? t("en-city-main-supply") : whoIs(scribe, names);
  return { kind: "way", words: t("en-city-step-pays", { n, who }) };
}

function whyNot(view: EzraView, { args }: Blocked, space: string): Tag | null {
  if (view.scrolls[space]!.scribe !== "none") return null;
  if (!(space in (view.torah?.ways ?? {}))) return { kind: "far", words: t("en-city-too-far") };
  const { good, need, have } = args as Record<string, number | string>;
  if (need === undefined || have === undefined) return null;
  return {
    kind: "short",
    words: t("en-city-short", { good: nameOf(String(good)), need, have }),
  };
}
