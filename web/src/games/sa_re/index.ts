import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Progress from "./Progress.svelte";
import Ribbon from "./Ribbon.svelte";
import { verbOf } from "../../lib/targets";
import { moves } from "./moves";
import { asked, icon, saRe } from "./view";
import type { GameUi } from "../ui";

/** Questions whose options lie on the ground, the reference board or the payment. */
const ON_THE_BOARD = new Set([
  ...["plan", "site", "move", "start", "quick", "resolve"],
  ...["spend", "load", "ship", "save"],
]);
/** What stays in the bar all the same. */
const PLAIN = new Set([
  ...["commit", "reset", "market", "barracks", "acquire", "obey"],
  ...["charter", "done"],
]);

const ui: GameUi = {
  Board,
  Panel,
  Progress,
  Ribbon,
  icon,
  score: (view, seat) => saRe(view).scores[seat]?.total ?? null,
  hasPoints: false,
  isFirst: (view, seat) => saRe(view).first_player === seat,
  moves,
  folds: (choice, decision) =>
    ON_THE_BOARD.has(asked(decision)) && !PLAIN.has(verbOf(choice.action)),
};

export default ui;
