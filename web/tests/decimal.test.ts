/** Numbers with a fraction, as each language writes them. */

import { afterEach, expect, test } from "vitest";
import { decimal } from "../src/lib/decimal";
import { text } from "../src/lib/text.svelte";

afterEach(() => {
  text.language = "en";
});

test("the point is a comma in French and Polish, and the minus a true one", () => {
  expect([decimal(3.96, 2), decimal(-0.5), decimal(2)]).toEqual(["3.96", "−0.5", "2.0"]);
  for (const language of ["fr", "pl"] as const) {
    text.language = language;
    expect([decimal(3.96, 2), decimal(-0.5)]).toEqual(["3,96", "−0,5"]);
  }
});
