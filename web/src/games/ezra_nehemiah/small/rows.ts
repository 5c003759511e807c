/** What is asked as rows: on small screens, where a piece is too small to be pressed. */

import { t, text } from "../../../lib/text.svelte";
import { verbOf } from "../../../lib/targets";
import { placeName, scrollNote } from "../naming";
import { MAIN_COLOUR, PICTURES, bannerPrice, type Printed } from "../own";
import { partsOf, pennant, say, seal, tradeParts, type Part } from "../parts";
import { askedOf } from "../props";
import {
  data,
  gateOf,
  icon,
  isGate,
  wallCard,
  type Effect,
  type EzraView,
  type Resource,
} from "../view";
import { tagOf } from "../ways";
import type { Choice, Decision } from "../../../lib/wire";

export interface Row {
  action: string;
  ref: string;
  verb: string;
  icon: string;
  title: string;
  note: string;
  /** What it costs, and what it gives. */
  parts: Part[];
  blocked: boolean;
}

/** Taken in the tray, by a card, or in the bar, in the course of a turn. */
const ELSEWHERE = new Set(["play", "trade", "develop", "place", "tuck"]);
/** Verbs that name nothing, but have a piece on a large screen. */
const PIECES: Record<string, string> = {
  build: "en-wall",
  levite: "en-levite",
  banner: "en-ban-red",
  judgment: "en-proph-z",
  trade: "en-trade",
  develop: "en-flip",
  farmer: "en-farmer",
  labourer: "en-labourer",
};

export function rowsOf(view: EzraView, decision: Decision | null, names: string[]): Row[] {
  if (!decision) return [];
  const rows = (choices: readonly Choice[], blocked: boolean): Row[] =>
    choices
      .filter((choice) => isRow(choice, decision))
      .map((choice) => rowOf(view, decision, choice, names, blocked));
  const open = rows(decision.options, false);
  const steps = decision.blocked.filter((choice) => isStep(view, decision, choice));
  return open.length ? [...open, ...rows(steps, true)] : [];
}

function isRow(choice: Choice, decision: Decision): boolean {
  const verb = verbOf(choice.action);
  if (ELSEWHERE.has(verb) && askedOf(decision) !== "extra-auxiliary") return false;
  return choice.refs.length > 0 || verb in PIECES;
}

/** Of what cannot be done, only the steps of an action are told; places would be too many. */
function isStep(view: EzraView, decision: Decision, choice: Choice): boolean {
  const verb = verbOf(choice.action);
  const lies = view.ring[String(decision.question.args["space"] ?? "")]?.rubble ?? [];
  if (verb === "clear") return lies.some((good) => good === choice.refs[0]);
  return ["main", "build", "levite", "banner", "judgment"].includes(verb);
}

function rowOf(
  view: EzraView,
  decision: Decision,
  choice: Choice,
  names: string[],
  blocked: boolean,
): Row {
  const verb = verbOf(choice.action);
  const [first = ""] = choice.refs;
  const place = String(decision.question.args["space"] ?? "");
  const price = bannerPrice(choice.action, place);
  const colour: Printed = verb === "main" ? MAIN_COLOUR[first]! : colourOf(view);
  const shown = verb === "main" ? (view.banners[colour] ?? 0) : price;
  return {
    action: choice.action,
    ref: choice.refs.length ? choice.refs.join(" ") : `do ${choice.action}`,
    verb,
    icon: iconFor(verb, first, place),
    title:
      verb === "main"
        ? t(`en-city-title-${first.replaceAll("_", "-")}`)
        : text.say("ezra_nehemiah", choice.label, names),
    note: noteOf(view, decision, verb, first, place, names),
    parts: [
      ...(shown || verb === "main" ? [pennant(colour, shown)] : []),
      ...(verb === "choose" ? chosenParts(choice) : givesOf(verb, choice.refs, place)),
    ],
    blocked,
  };
}

const colourOf = (view: EzraView): Printed => MAIN_COLOUR[view.turn.main] ?? "grey";

const MAIN_ICONS: Record<string, string> = {
  temple_altar: "en-temple",
  rubble_wall_gate: "en-wall",
  torah_tent: "en-scroll",
};

function iconFor(verb: string, first: string, place: string): string {
  if (verb === "main") return MAIN_ICONS[first] ?? "en-temple";
  if (verb === "build" && isGate(place)) return "en-gate";
  if (verb in PIECES) return PIECES[verb]!;
  if (verb === "temple") return "en-temple";
  if (verb === "tent") return "en-tent";
  if (verb === "bless") return `en-bl-${first}`;
  if (verb === "wall_card" || verb === "on_top") return "en-wall";
  return PICTURES[first] ?? icon(first) ?? "en-scroll";
}

/** What it allows, or what else is to be known of it. */
function noteOf(
  view: EzraView,
  decision: Decision,
  verb: string,
  first: string,
  place: string,
  names: string[],
): string {
  if (verb === "main") return t(`en-city-allows-${first.replaceAll("_", "-")}`);
  if (verb === "space" || verb === "gatekeeper" || verb === "copy")
    return placeName(first, view.ring[first]!, names);
  if (verb === "scribe" || verb === "branch") {
    const tag = tagOf(view, decision, first, names);
    return [scrollNote(view, first, names), ...(tag ? [capital(tag.words)] : [])].join(". ");
  }
  if (verb === "wall_card" || verb === "on_top") return say(wallCard(first)?.effects ?? []);
  if (verb === "connect") return say(gateOf(first)?.connection ?? []);
  if (verb === "build" && isGate(place))
    return t("en-city-gate-gives", { reward: say(gateOf(place)?.placement ?? []) });
  if (verb === "build") return t("en-city-then-draw", { n: data().build.wall_cards_drawn });
  if (verb === "levite") return levite(view, decision.seat);
  if (verb === "temple") return gains(templeRow(first)?.reward ?? []);
  if (verb === "altar") return say([{ move: "altar", n: offer(first)?.move ?? 1 }]);
  return "";
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What it gives; nothing is not worth a word. */
const gains = (effects: Effect[]): string => (effects.length ? say(effects) : "");

function levite(view: EzraView, seat: number): string {
  const next = data().levite_track.rows[view.seats[seat]?.levites ?? 0];
  return next ? t("en-city-next-levite", { food: next.food, reward: say(next.reward) }) : "";
}

const templeRow = (ref: string): { reward: Effect[] } | undefined => {
  const rows = data().temple.rows;
  return rows[rows.length - Number(ref.split(":")[1])];
};
const offer = (good: string): { move: number } | undefined =>
  data().altar_placing.options.find((one) => one.resource === (good as Resource));

/** What one of two lists gives, one drawing for each kind. */
function chosenParts({ label }: Choice): Part[] {
  const gives = String(label.args["gives"] ?? "").split(" ");
  return [...new Set(gives)].flatMap((gain) =>
    partsOf([{ gain, n: gives.filter((one) => one === gain).length }]),
  );
}

function givesOf(verb: string, [first = "", side = ""]: string[], place: string): Part[] {
  if (verb === "trade") return tradeParts(first, side);
  if (verb === "clear") return [{ icon: "en-arrow" }, { icon: `en-${first}` }];
  if (verb === "wall_card" || verb === "on_top") {
    const card = wallCard(first);
    return card ? [...partsOf(card.effects), seal(card.vp, true)] : [];
  }
  if (verb === "temple") return partsOf(templeRow(first)?.reward ?? []);
  if (verb === "build" && isGate(place)) return partsOf(gateOf(place)?.placement ?? []);
  if (verb === "take") return [{ icon: `en-${first}` }];
  return [];
}
