import art from "../../art/ezra_nehemiah.svg?raw";
import Chain from "./Chain.svelte";
import Lead from "./Lead.svelte";
import Panel from "./Panel.svelte";
import Ribbon from "./Ribbon.svelte";
import Stage from "./Stage.svelte";
import Tray from "./tray/Tray.svelte";
import { told } from "./beats";
import { moves } from "./moves";
import { ezra, icon } from "./view";
import type { GameUi } from "../ui";

export { prepare } from "./view";

const ui: GameUi = {
  art,
  Stage,
  Tray,
  Panel,
  Lead,
  Progress: null,
  Ribbon,
  Chain,
  icon,
  score: (view, seat) => ezra(view).seats[seat]?.vp ?? null,
  isFirst: (view, seat) => ezra(view).shofar === seat,
  moves,
  told,
};

export default ui;
