// What is wrong with the table on the page now, in words: see measure.py.
({ hit, least, legal }) => {
  const wrong = [];
  const all = (what) => [...document.querySelectorAll(what)];
  const bar = document.querySelector("#decision");
  const [wide, high] = [innerWidth, innerHeight];
  const styles = new Map();
  const style = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  // In a drawing that a container query hides, the browser's own answer may be an old one.
  const drawn = (one) => !one || (style(one).display !== "none" && drawn(one.parentElement));
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && drawn(one);
  const short = (words) => words.trim().replace(/\s+/g, " ").slice(0, 40);
  const names = new Set([
    ...all("[data-area='panels'] [aria-label]").map((one) => one.getAttribute("aria-label")),
    ...all("[data-area='panels'] .nm").map((one) => one.textContent),
  ]);
  const classOf = (one) => one?.closest("[class]")?.getAttribute("class") ?? one?.tagName;

  // ---------------------------------------------------------------- the page and its areas
  const root = document.documentElement;
  if (root.scrollHeight > high) wrong.push(`page ${root.scrollHeight} high, window ${high}`);
  if (root.scrollWidth > wide) wrong.push(`page ${root.scrollWidth} wide, window ${wide}`);
  const areas = all(".one > *").filter((one) => shown(one) && one.getBoundingClientRect().height > 2);
  for (const [i, one] of areas.entries())
    for (const other of areas.slice(i + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      if (one.matches(".sr") || other.matches(".sr")) continue;
      const over = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (over > 1 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
        wrong.push(`${classOf(one)} lies over ${classOf(other)}`);
    }

  for (const row of all("[data-row]").filter(shown))
    for (const part of row.children) {
      const [a, b] = [part.getBoundingClientRect(), row.getBoundingClientRect()];
      if (a.top < b.top - 4 || a.bottom > b.bottom + 4 || a.right > b.right + 4)
        wrong.push(`${classOf(part)} does not fit into its row`);
    }

  // ---------------------------------------------------------------- what can be pressed
  /** The nearest ancestor in which this is a swipe away, if there is one. */
  const swiped = (one) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = style(at);
      const x = /auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1;
      const y = /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1;
      if (x || y) return at;
    }
    return null;
  };
  const POINTS = [[.5, .5], [.3, .5], [.7, .5], [.5, .3], [.5, .7]];
  /** Why it cannot be pressed; nothing if it can. */
  const hindered = (one, need) => {
    if (!shown(one)) return "is hidden";
    const hits = [...one.querySelectorAll("[data-hit]")].map((part) => part.getBoundingClientRect());
    const [box] = [...hits.sort((a, b) => b.width - a.width), one.getBoundingClientRect()];
    if (box.width < need - 1 || box.height < need - 1)
      return `is ${box.width.toFixed()}x${box.height.toFixed()}, smaller than ${need}`;
    const frame = swiped(one)?.getBoundingClientRect();
    if (frame && (box.left < frame.left - 1 || box.right > frame.right + 1 ||
                  box.top < frame.top - 1 || box.bottom > frame.bottom + 1)) return "";
    if (box.top < -1 || box.left < -1 || box.bottom > high + 1 || box.right > wide + 1)
      return "is outside the window";
    const over = POINTS.map(([x, y]) =>
      document.elementFromPoint(box.x + box.width * x, box.y + box.height * y));
    return over.some((other) => other && one.contains(other)) ? "" : `is covered by ${classOf(over[0])}`;
  };
  // Pieces of a drawing stand close together on a phone: their list has buttons of full size.
  const need = (one) => (one.closest("svg") ? Math.min(hit, 36) : hit);
  const found = new Map(legal.map((action) => [action, null]));
  const note = (action, how) => {
    // The same thing may lie in several places: one good one is enough.
    if (found.get(action) !== "") found.set(action, how);
  };
  for (const piece of all("[data-means]")) {
    if (!piece.checkVisibility()) continue;
    const how = hindered(piece, need(piece));
    for (const action of piece.dataset.means.split("|"))
      if (found.has(action)) note(action, how && `${piece.dataset.ref} ${how}`);
  }
  for (const button of all("#decision [data-option]"))
    if (found.has(button.dataset.option)) note(button.dataset.option, hindered(button, hit > 40 ? 44 : 26));
  const more = all("#decision :is([data-more], [data-confirm])").some((one) => hindered(one, 26) === "");
  for (const [action, how] of found) {
    if (how) wrong.push(`${action}: ${how}`);
    else if (how === null && !more) wrong.push(`${action}: can be chosen nowhere`);
  }
  const edges = bar?.getBoundingClientRect();
  for (const one of all("#decision :is(.dock button, [data-option])")) {
    if (!shown(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.right > edges.right + 1 || box.bottom > edges.bottom + 1 || box.left < edges.left - 1)
      wrong.push(`"${short(one.textContent)}" sticks out of the bar`);
    // Undo is a picture where there is no room for its words.
    const said = one.matches(".undo") ? one.querySelector("span:not(.sr)") : one;
    if (!one.matches("[data-confirm], [data-option], .undo") || said.clientWidth === 1) continue;
    const words = document.createRange();
    words.selectNodeContents(said);
    const written = words.getBoundingClientRect();
    if (written.height > box.height + 3 || written.width > box.width + 2)
      wrong.push(`"${short(one.textContent)}" does not fit its button`);
  }

  // ---------------------------------------------------------------- what can be read
  /** The boxes of what clips this without a way to scroll there, from inside out. */
  const clips = new Map();
  const clipsOf = (one) => {
    if (clips.has(one)) return clips.get(one);
    let answer = [];
    if (one && one !== document.body) {
      const { overflowX, overflowY } = style(one);
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      const [x, y] = [overflowX, overflowY].map((how) => /hidden|clip/.test(how));
      if (!scrolls) {
        answer = clipsOf(one.parentElement);
        if ((x || y) && style(one).display !== "inline") answer = [[one, x, y], ...answer];
      }
    }
    clips.set(one, answer);
    return answer;
  };
  const walker = document.createTreeWalker(document.querySelector(".one"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest(".sr, title, [inert], [data-cropped]") || !shown(one)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    // What is left of the page is written for those who listen.
    if (box.width < 1 || box.height < 1 || box.right < 0) continue;
    const svg = one.closest("svg");
    const matrix = svg && one.getScreenCTM?.();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(style(one).fontSize) * scale;
    const floor = svg || one.closest(".stage") ? least : 11;
    if (size < floor - .05) wrong.push(`"${short(node.data)}" is ${size.toFixed(1)} px (${classOf(one)})`);
    // Cards lie under others, and sink below an edge: their names say all of it.
    if (one.closest("[aria-hidden='true']")) continue;
    for (const [clip, x, y] of clipsOf(one)) {
      const edge = clip.getBoundingClientRect();
      if (edge.width <= 2) break;
      // Where things are left out whole if they do not fit, they lie below or beside what is seen.
      if (clip.closest("[data-fits]") && (box.top >= edge.bottom - 1 || box.left >= edge.right - 1)) break;
      // What a choice does is told in two lines of the bar, and whole in the pane.
      if (clip.closest("[data-preview]") && document.querySelector("[data-first='confirm']")) break;
      // Names may be as long as players wish.
      if (style(clip).textOverflow === "ellipsis" && names.has(node.data.trim())) break;
      if (x && (box.right > edge.right + 2 || box.left < edge.left - 2)) {
        wrong.push(`cut: "${short(node.data)}" by ${classOf(clip)}, ${Math.round(Math.max(box.right - edge.right, edge.left - box.left))} px`);
        break;
      }
      // A line is higher than its letters: what is cut must be more than the room around them.
      const room = Math.max(2, size * .3);
      if (y && (box.bottom > edge.bottom + room || box.top < edge.top - room)) {
        wrong.push(`cut below: "${short(node.data)}" by ${classOf(clip)}, ${Math.round(Math.max(box.bottom - edge.bottom, edge.top - box.top))} px`);
        break;
      }
    }
  }
  return [...new Set(wrong)];
}
