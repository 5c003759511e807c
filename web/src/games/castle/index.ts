import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Progress from "./Progress.svelte";
import Ribbon from "./Ribbon.svelte";
import { moves } from "./moves";
import { castle, icon } from "./view";
import type { GameUi } from "../ui";

const ui: GameUi = {
  Board,
  Panel,
  Progress,
  Ribbon,
  icon,
  score: (view, seat) => castle(view).seats[seat]?.vp ?? null,
  isFirst: (view, seat) => castle(view).first_player === seat,
  moves,
};

export default ui;
