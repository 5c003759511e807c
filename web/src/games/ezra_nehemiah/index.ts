import art from "../../art/ezra_nehemiah.svg?raw";
import Chain from "./Chain.svelte";
import Lead from "./Lead.svelte";
import Panel from "./Panel.svelte";
import Ribbon from "./Ribbon.svelte";
import Stage from "./Stage.svelte";
import Tray from "./tray/Tray.svelte";
import { t } from "../../lib/text.svelte";
import { told } from "./beats";
import { moves } from "./moves";
import { OPPONENT, data, ezra, icon } from "./view";
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
  where: (given) => {
    const { round, phase, day } = ezra(given);
    return phase === "turn"
      ? t("en-city-round-day", { round, day })
      : t("en-city-round", { n: round, of: data().meta.rounds });
  },
  icon,
  score: (view, seat) =>
    (seat === OPPONENT ? ezra(view).opponent : ezra(view).seats[seat])?.vp ?? null,
  scoresOnStage: true,
  isFirst: (view, seat) => ezra(view).shofar === seat,
  moves,
  told,
};

export default ui;
