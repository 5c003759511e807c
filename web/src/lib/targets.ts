/**
 * The generic layer over a board. Every piece that can be chosen carries `data-ref`, the refs of the
 * actions that mean it, and `data-name`; `data-for` may name the verbs that it stands for, where the
 * same thing lies in several places. An action that names nothing is meant by `do` and its verb:
 * `data-ref="do build"`. This lights what the decision offers, and knows no rule.
 */

import type { Blocked, Choice, Decision } from "./wire";

export interface Target {
  choices: Choice[];
  blocked: Blocked[];
}

export interface Lighting {
  decision: Decision | null;
  chosen: string | null;
  /** Nothing can be chosen while an answer is under way. */
  busy: boolean;
  /** Nothing can be chosen for want of a connection; what could be is hatched. */
  held?: boolean;
  /** The action that is under way and takes its time. */
  slow?: string | null;
  /** An option in words. */
  say: (choice: Choice) => string;
  /** What is said of a piece that is blocked. */
  sayBlocked: (choice: Blocked) => string;
}

const none: Target = { choices: [], blocked: [] };

export const verbOf = (action: string): string => action.split(" ")[0]!;

/** A decision as if only actions of this kind were asked for. */
export function onlyVerb(decision: Decision, verb: string): Decision {
  const fits = (choice: Choice): boolean => verbOf(choice.action) === verb;
  const { options, blocked } = decision;
  return { ...decision, options: options.filter(fits), blocked: blocked.filter(fits) };
}

/**
 * What choosing a piece means now. `refs` may name several things, with | between them; a name that
 * ends with `*` means all actions that begin so: a card that may go on three piles. `verbs` are verbs,
 * or questions as `ask:share`, where the same thing lies in several places.
 */
export function targetOf(decision: Decision | null, refs: string, verbs: string | null): Target {
  if (!decision) return none;
  const wanted = refs.split("|").map((one) => one.trim());
  const means = (name: string): boolean =>
    wanted.some((one) => one === name || (one.endsWith(" *") && name.startsWith(one.slice(0, -1))));
  const ask = `ask:${decision.question.key.split("-ask-")[1] ?? ""}`;
  const allowed = verbs?.split(" ");
  const fits = (choice: Choice): boolean =>
    means(nameOfChoice(choice)) &&
    (!allowed || allowed.includes(verbOf(choice.action)) || allowed.includes(ask));
  return { choices: decision.options.filter(fits), blocked: decision.blocked.filter(fits) };
}

/** How a piece names an option. */
const nameOfChoice = (choice: Choice): string =>
  choice.refs.length ? choice.refs.join(" ") : `do ${choice.action}`;

/**
 * A decision after its first target is chosen: `card:3` leaves what can be done with that card, and
 * lights the second targets.
 */
export function after(decision: Decision, first: string): Decision {
  const rest = <T extends Choice>(all: T[]): T[] =>
    all
      .filter((choice) => nameOfChoice(choice).startsWith(`${first} `))
      .map((choice) => ({ ...choice, refs: choice.refs.slice(first.split(" ").length) }));
  return { ...decision, options: rest(decision.options), blocked: rest(decision.blocked) };
}

export function targetAt(element: Element, decision: Decision | null): Target {
  return targetOf(
    decision,
    element.getAttribute("data-ref") ?? "",
    element.getAttribute("data-for"),
  );
}

/**
 * Put the decision's light on all pieces under this element; `data-means` names the actions that a
 * lit piece stands for, with | between them. What it answers are the actions that can
 * be chosen on a piece that is seen: the bar does not repeat them. `data-offers` marks the areas that
 * hold a piece to choose: a style that asked with `:has` would be worked out at every change in them.
 */
export function light(root: Element, lighting: Lighting): Set<string> {
  const stops = new Set<Element | null>();
  const offering = new Set<Element | null>();
  const lit = new Set<string>();
  for (const piece of root.querySelectorAll("[data-ref]")) {
    // What is only a picture, like a map, has its pieces elsewhere.
    const meant = piece.closest("[inert]") ? none : targetAt(piece, lighting.decision);
    const target = lighting.busy ? none : meant;
    const free = stateOf(target, lighting.chosen);
    const held = !!lighting.held && (free === "legal" || free === "chosen");
    const state = held ? "blocked" : free;
    set(piece, "data-held", held ? "" : null);
    const slow = !!lighting.slow && meant.choices.some((one) => one.action === lighting.slow);
    set(piece, "data-slow", slow ? "" : null);
    set(piece, "data-lit", state);
    set(piece, "data-means", target.choices.map((choice) => choice.action).join("|") || null);
    set(piece, "role", state ? "button" : "img");
    set(piece, "aria-label", nameOf(piece, target, lighting));
    set(piece, "aria-disabled", state === "blocked" ? "true" : null);
    set(piece, "aria-pressed", state === "chosen" ? "true" : null);
    const area = piece.closest("[data-area]");
    const isFree = state === "legal" || state === "chosen";
    if (isFree) offering.add(area);
    const isStop = isFree && !stops.has(area) && isDrawn(piece);
    // A piece that is read about keeps the focus, though it cannot be chosen.
    if (state || piece !== document.activeElement)
      set(piece, "tabindex", state ? (isStop ? "0" : "-1") : null);
    if (isStop) stops.add(area);
    // Also what is dark only while an answer is under way: else it would move into the bar.
    if (meant.choices.length && isDrawn(piece))
      for (const choice of meant.choices) lit.add(choice.action);
  }
  for (const area of root.querySelectorAll("[data-area]"))
    set(area, "data-offers", offering.has(area) ? "" : null);
  return lit;
}

/** Is it on the page, and not put away? */
export const isDrawn = (piece: Element): boolean => piece.checkVisibility?.() ?? true;

function stateOf(target: Target, chosen: string | null): "legal" | "chosen" | "blocked" | null {
  if (target.choices.some((choice) => choice.action === chosen)) return "chosen";
  if (target.choices.length) return "legal";
  return target.blocked.length ? "blocked" : null;
}

function nameOf(piece: Element, target: Target, lighting: Lighting): string {
  const name = piece.getAttribute("data-name") ?? "";
  const [choice] = target.choices;
  if (choice) return target.choices.length > 1 ? name : `${lighting.say(choice)}. ${name}`;
  const [blocked] = target.blocked;
  return blocked ? `${name}. ${lighting.sayBlocked(blocked)}` : name;
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * The lit piece to which a key leads. Within `data-walk` left and right go round, in the order of the
 * page; PageUp and PageDown go to the next `data-part`; else the nearest in that direction.
 */
export function nearest(root: Element, from: Element, key: string): Element | null {
  const lit = litIn(root);
  return nextOnWalk(from, key) ?? firstOfPart(lit, from, key) ?? nearestOf(lit, from, key);
}

const litIn = (root: Element): Element[] => [...root.querySelectorAll("[data-lit]")];

function nextOnWalk(from: Element, key: string): Element | null {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const walk = from.closest("[data-walk]");
  const next = way && walk ? ahead(litIn(walk), from, way) : null;
  return next === from ? null : next;
}

function firstOfPart(lit: Element[], from: Element, key: string): Element | null {
  const way = { PageUp: -1, PageDown: 1 }[key];
  if (!way) return null;
  const partOf = (piece: Element): Element | null => piece.closest("[data-part]");
  const here = partOf(from);
  const part = ahead([...new Set(lit.map(partOf))], here, way);
  return lit.find((piece) => part !== here && partOf(piece) === part) ?? null;
}

/** The one after this, or before it; after the last comes the first. */
function ahead<T>(all: T[], from: T, way: number): T | null {
  return all[(all.indexOf(from) + way + all.length) % all.length] ?? null;
}

/** The nearest of these pieces in the direction of an arrow key; the first or last with Home, End. */
export function nearestOf(pieces: Element[], from: Element, key: string): Element | null {
  const others = pieces.filter((piece) => piece !== from);
  if (key === "Home") return others[0] ?? null;
  if (key === "End") return others.at(-1) ?? null;
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
    key
  ];
  if (!direction) return null;
  const [dx, dy] = direction as [number, number];
  const here = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const piece of others) {
    const there = middle(piece);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 1) continue;
    const distance = along + across * 2;
    if (distance < least) [best, least] = [piece, distance];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
