import castleArt from "../../art/castle.svg?raw";
import winterArt from "../../art/castle-winter.svg?raw";
import Lead from "./Lead.svelte";
import Panel from "./Panel.svelte";
import Progress from "./Progress.svelte";
import Ribbon from "./Ribbon.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";
import { t } from "../../lib/text.svelte";
import { told } from "./beats";
import { moves } from "./moves";
import { castle, icon } from "./view";
import type { GameUi } from "../ui";

const ui: GameUi = {
  art: castleArt + winterArt,
  Stage,
  Tray,
  Panel,
  Lead,
  Progress,
  Ribbon,
  where: (view) => t("castle-round", { round: castle(view).round, rounds: castle(view).rounds }),
  icon,
  score: (view, seat) => castle(view).seats[seat]?.vp ?? null,
  isFirst: (view, seat) => castle(view).first_player === seat,
  moves,
  told,
};

export default ui;
