/** The drawing of the thing that a line stands on, by game and id; null: the good or a plain icon. */

export interface Drawing {
  id: string;
  box: string;
}

const CASTLE: Record<string, Drawing> = {
  tower: { id: "cb-tower", box: "-50 -130 100 140" },
  house: { id: "cb-house", box: "-50 -80 100 90" },
  well: { id: "cb-well", box: "-40 -70 80 80" },
  keep: { id: "cb-keep", box: "-60 -240 120 250" },
  palace: { id: "cb-palace", box: "-110 -150 220 160" },
  tavern: { id: "cb-tavern", box: "-75 -110 150 120" },
  servants_house: { id: "cb-servants", box: "-75 -100 150 110" },
  stable: { id: "cb-stable", box: "-80 -90 160 100" },
  market: { id: "cb-market", box: "-75 -80 150 90" },
  forge: { id: "cb-forge", box: "-70 -100 140 110" },
  great_gate: { id: "cb-greatgate", box: "-75 -130 150 140" },
  small_gate: { id: "cb-smallgate", box: "-55 -100 110 110" },
};

const SQUARE = "0 0 24 24";
const SA_RE: Record<string, string> = {
  horus_choice: "sc-horus",
  trouble_single: "sc-trouble",
  trouble_double: "sc-trouble",
  hoshekh: "sc-hoshekh",
};
const EZRA: Record<string, string> = {
  walls: "en-wall",
  gates: "en-gate",
  wall_cards: "en-build",
  characters: "en-card",
  heroes: "en-deck",
  levites: "en-levite",
  temple: "en-temple",
  altar: "en-altar",
  tent: "en-tent",
  blessings: "en-bl-wild",
  scrolls: "en-scroll",
  development: "en-flip",
  solo: "en-sabbath",
};

/** `servants_house_1` is a place of the `servants_house`. */
const base = (thing: string): string => thing.replace(/(_\d+)+$/, "");

export function drawing(game: string, group: string, thing: string): Drawing | null {
  if (game === "castle") {
    const good = /^cart_(\w+)$/.exec(thing)?.[1] ?? (thing === "rider" ? "silver" : null);
    if (good) return { id: `r-${good}`, box: SQUARE };
    return CASTLE[base(thing)] ?? { id: "r-taler", box: SQUARE };
  }
  if (game === "sa_re") {
    const good = /^(?:single|double)_([a-z]+)/.exec(thing)?.[1];
    if (good) return { id: `r-${good}`, box: SQUARE };
    if (thing === "stages") return { id: "sb-pyramid", box: "0 0 100 100" };
    const card = SA_RE[thing];
    if (card) return { id: card, box: "0 0 24 24" };
    if (group === "ground") return { id: "i-obelisk", box: SQUARE };
    return { id: `sb-${thing}`, box: "0 0 100 100" };
  }
  const icon = EZRA[group];
  return icon ? { id: icon, box: SQUARE } : null;
}
