/** Who sits where when a finished game goes on at another table. */

import { expect, test } from "vitest";
import { seatsToPlayOn } from "../src/replay/play_on";
import type { Seat } from "../src/lib/wire";

const seat = (n: number, person: string | null, bot: string | null = null): Seat => ({
  seat: n,
  kind: bot ? "bot" : "person",
  person,
  name: "",
  guest: false,
  bot,
  stand_in: null,
  online: true,
  thinking: false,
  away_until: null,
  vacation: [],
});

test("one sits where one sat, bots sit again, other people are invited", () => {
  const seats = [seat(0, "bea"), seat(1, "ada"), seat(2, null, "hard")];
  expect(seatsToPlayOn(seats, "ada")).toEqual({ me: [1], bots: [null, null, "hard"] });
});

test("who only watched takes a person's seat, or the first among bots", () => {
  expect(seatsToPlayOn([seat(0, null, "easy"), seat(1, "ada")], "eve")).toEqual({
    me: [1],
    bots: ["easy", null],
  });
  expect(seatsToPlayOn([seat(0, null, "easy"), seat(1, null, "easy")], "eve")).toEqual({
    me: [0],
    bots: [null, "easy"],
  });
});
