/** The smallest board there is: Pig's. docs/adding-a-game.md shows it. */

import Panel from "./Panel.svelte";
import Stage from "./Stage.svelte";
import { pig } from "./view";
import type { GameUi } from "../../src/games/ui";

const ui: GameUi = {
  art: "",
  Stage,
  Tray: null,
  Panel,
  Lead: null,
  Progress: null,
  Ribbon: null,
  icon: () => null,
  score: (view, seat) => pig(view).seats[seat]?.points ?? null,
  isFirst: (_, seat) => seat === 0,
  moves: () => [],
};

export default ui;
