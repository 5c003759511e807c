import { afterEach, expect, test, vi } from "vitest";
import { explanations, refsOf } from "../src/lib/explain.svelte";

const piece = (attributes: string): Element => {
  document.body.innerHTML = `<span ${attributes}></span>`;
  return document.body.firstElementChild!;
};

afterEach(() => vi.unstubAllGlobals());

test("a piece is explained by what it names, else by what choosing it means", () => {
  expect(refsOf(piece('data-ref="seat:1 wood" data-explain="wood"'))).toEqual(["wood"]);
  expect(refsOf(piece('data-ref="cart_sand|sand"'))).toEqual(["cart_sand", "sand"]);
  expect(refsOf(piece("data-at='x'"))).toEqual([]);
});

test("the first thing that is known is told, whatever signs its id has", async () => {
  const wood = { name: "Wood", text: "Burns.", rules: ["R-1"] };
  const row = { name: "Row 1", text: "Holds stones.", rules: ["R-2"] };
  const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ wood, temple_1: row }))));
  vi.stubGlobal("fetch", fetch);
  await explanations.load("toy");
  await explanations.load("toy");
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(explanations.of("toy", piece('data-ref="seat:1 wood"'))?.about).toEqual(wood);
  expect(explanations.of("toy", piece('data-ref="temple:1"'))?.ref).toBe("temple_1");
  expect(explanations.of("toy", piece('data-ref="nobody"'))).toBeNull();
});
