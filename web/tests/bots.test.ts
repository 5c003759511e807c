/** What players at a table are called. */

import { expect, test } from "vitest";
import { toldApart } from "../src/lib/bots";

test("people at one screen under one name are told apart, others keep theirs", () => {
  const seats = ["Ada", "Ada", "", "", "Bea"].map((name, seat) => ({ seat, name }));
  const names = toldApart(seats).map((seat) => seat.name);
  expect([names[0], ...names.slice(2)]).toEqual(["Ada", "", "", "Bea"]);
  expect(names[1]).not.toBe("Ada");
});
