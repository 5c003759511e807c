/** Pieces that move: a copy of the drawing flies from one place of the board to another. */

export interface Move {
  /** The symbol that flies. */
  icon: string;
  /** Values of `data-at`: where from, where to. */
  from: string;
  to: string;
  count: number;
  /** Does what lies there now move itself, instead of a small drawing of it? */
  whole?: boolean;
}

/** How many pieces lie at each place. */
export type Counts = Map<string, number>;

const TIME = 420;
const STAGGER = 60;
const MOST = 8;
const EASING = "cubic-bezier(.45,.05,.2,1)";

/** Let the pieces fly; `time` 0 moves nothing. Input is never blocked: this only draws over it. */
export function fly(root: Element, moves: Move[], scale: number): void {
  if (!scale) return;
  let delay = 0;
  for (const move of moves) {
    const from = boxOf(root, move.from);
    const to = boxOf(root, move.to);
    if (!from || !to) continue;
    if (move.whole) {
      glide(pieceAt(root, move.to)!, from, to, TIME * scale);
      continue;
    }
    if (delay < MOST * STAGGER) draw(from, to, TIME * scale);
    for (let i = 0; i < Math.min(move.count, 3) && delay < MOST * STAGGER; i++) {
      launch(move.icon, from, to, delay * scale, TIME * scale);
      delay += STAGGER;
    }
  }
}

const pieceAt = (root: Element, at: string): Element | null =>
  root.querySelector(`[data-at~="${CSS.escape(at)}"]`);

function boxOf(root: Element, at: string): DOMRect | null {
  const box = pieceAt(root, at)?.getBoundingClientRect();
  return box && box.width ? box : null;
}

/** A piece comes to its new place from where it lay. */
function glide(piece: Element, from: DOMRect, to: DOMRect, time: number): void {
  const start = `translate(${mid(from) - mid(to)}px, ${top(from) - top(to)}px)`;
  piece.animate(
    [
      { transform: start, zIndex: 9 },
      { transform: "none", zIndex: 9 },
    ],
    { duration: time, easing: EASING },
  );
}

/** The way of a piece, dotted, as long as it flies. */
function draw(from: DOMRect, to: DOMRect, time: number): void {
  const way = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  way.setAttribute("class", "flight");
  way.setAttribute("aria-hidden", "true");
  const [x, y] = [(mid(from) + mid(to)) / 2, (top(from) + top(to)) / 2 + 14 - 60];
  const line = `M${mid(from)} ${top(from) + 14} Q${x} ${y} ${mid(to)} ${top(to) + 14}`;
  way.innerHTML = `<path class="edge" d="${line}"/><path d="${line}"/>`;
  document.body.append(way);
  const animation = way.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], {
    duration: time * 1.4,
  });
  animation.onfinish = animation.oncancel = () => way.remove();
}

function launch(icon: string, from: DOMRect, to: DOMRect, delay: number, time: number): void {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  piece.setAttribute("class", "flying");
  piece.setAttribute("aria-hidden", "true");
  if (icon.startsWith("helper-")) piece.setAttribute("viewBox", "-13 -31 26 33");
  piece.innerHTML = `<use href="#${icon}"/>`;
  document.body.append(piece);
  const start = place(from);
  const end = place(to);
  const high = `translate(${(mid(from) + mid(to)) / 2 - 14}px, ${(top(from) + top(to)) / 2 - 40}px) scale(1.15)`;
  const animation = piece.animate(
    [
      { transform: start, opacity: 0.3 },
      { transform: high, opacity: 1 },
      { transform: end, opacity: 1 },
    ],
    { duration: time, delay, easing: EASING, fill: "both" },
  );
  animation.onfinish = animation.oncancel = () => piece.remove();
}

const mid = (box: DOMRect): number => box.x + box.width / 2;
const top = (box: DOMRect): number => box.y + box.height / 2 - 14;
const place = (box: DOMRect): string => `translate(${mid(box) - 14}px, ${top(box)}px)`;

/** Match what left with what came, in order. */
export function flow(before: Counts, after: Counts, icon: () => string): Move[] {
  const left: [string, number][] = [];
  const came: [string, number][] = [];
  for (const [place, count] of after) {
    const change = count - (before.get(place) ?? count);
    if (change < 0) left.push([place, -change]);
    if (change > 0) came.push([place, change]);
  }
  const found: Move[] = [];
  for (const [to, wanted] of came) {
    let missing = wanted;
    for (const source of left) {
      const count = Math.min(missing, source[1]);
      if (!count) continue;
      found.push({ icon: icon(), from: source[0], to, count });
      source[1] -= count;
      missing -= count;
    }
  }
  return found;
}
