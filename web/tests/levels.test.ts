import { describe, expect, it } from "vitest";
import { copyOf, levelBelow, stepOf, withLapses } from "../src/shell/games";

const LEVELS = ["random", "easy", "medium", "hard", "expert", "master"];

describe("steps between levels", () => {
  it("are read from their names and written back", () => {
    expect(stepOf("hard-30")).toEqual({ base: "hard", lapses: 30 });
    expect(stepOf("hard")).toEqual({ base: "hard", lapses: 0 });
    expect(stepOf("hard-35")).toEqual({ base: "hard-35", lapses: 0 });
    expect(withLapses("hard", 30)).toBe("hard-30");
    expect(withLapses("hard", 0)).toBe("hard");
  });
  it("lean to the level below, and the weakest to none", () => {
    expect(levelBelow("hard-30", LEVELS)).toBe("medium");
    expect(levelBelow("master", LEVELS)).toBe("expert");
    expect(levelBelow("random", LEVELS)).toBeUndefined();
  });
});

describe("whose numbers a table plays with", () => {
  const said = { version: 1, digest: "", differs: 0, changes: [] };

  it("is said of a copy that the operator has not accepted for all", () => {
    expect(copyOf({ edition: null })).toBe("");
    expect(copyOf({ edition: { ...said, name: "First", accepted: true } })).toBe("");
    const named = copyOf({ edition: { ...said, name: "First", accepted: false } });
    const nameless = copyOf({ edition: { ...said, name: "", accepted: false } });
    expect(named).toContain("copy-numbers-of");
    expect(nameless).toContain("copy-numbers-own");
  });
});
