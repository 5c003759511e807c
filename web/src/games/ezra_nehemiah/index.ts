import BarChain from "./BarChain.svelte";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Progress from "./Progress.svelte";
import Rail from "./Rail.svelte";
import Ribbon from "./Ribbon.svelte";
import { folds } from "./folds";
import { moves } from "./moves";
import { ezra, icon } from "./view";
import type { GameUi } from "../ui";

export { prepare } from "./view";

const ui: GameUi = {
  Board,
  Panel,
  Progress,
  Ribbon,
  Rail,
  Chain: BarChain,
  icon,
  score: (view, seat) => ezra(view).seats[seat]?.vp ?? null,
  isFirst: (view, seat) => ezra(view).shofar === seat,
  moves,
  folds,
};

export default ui;
