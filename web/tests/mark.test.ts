import { expect, test } from "vitest";
import { markTable } from "../src/lib/mark";

const STYLES = import.meta.glob<string>("../src/**/*.{css,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("a part of the table marks the frame that it stands in, until it goes", () => {
  document.body.innerHTML = '<div class="one"><section><i></i></section></div>';
  const frame = document.querySelector(".one")!;
  const leave = markTable(document.querySelector("i")!, "strip", true);
  expect(frame.hasAttribute("data-strip")).toBe(true);
  leave();
  expect(frame.hasAttribute("data-strip")).toBe(false);
});

test("without a frame around it nothing is marked", () => {
  document.body.innerHTML = "<i></i>";
  markTable(document.querySelector("i")!, "strip", true)();
  expect(document.body.innerHTML).toBe("<i></i>");
});

/** Such a rule restyles all that it looks down on at every change anywhere in it: for the page, in the castle, this
 * took a fifth of the time; for the stage and the reference board, in Sa-Ré, two fifths of all style. */
test("no rule looks down from the page, the table or a whole area of it", () => {
  expect(Object.keys(STYLES).length).toBeGreaterThan(100);
  const looksDown =
    /(?:\.(?:one|sa-re|season|reference|stage|tray|rail|players|pane)|\[data-area[^\]]*\]|\bbody|\bhtml|:root)(?:\[[^\]]*\])*:has\(/;
  const rules = Object.entries(STYLES).filter(([, text]) => looksDown.test(text));
  expect(rules.map(([file]) => file)).toEqual([]);
});
