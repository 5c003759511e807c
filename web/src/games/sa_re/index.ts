import art from "../../art/sa_re.svg?raw";
import Lead from "./Lead.svelte";
import Panel from "./Panel.svelte";
import Progress from "./Progress.svelte";
import Ribbon from "./Ribbon.svelte";
import Stage from "./Stage.svelte";
import Tray from "./Tray.svelte";
import { t, text } from "../../lib/text.svelte";
import { told } from "./beats";
import { gaugeName } from "./gauge";
import { moves } from "./moves";
import { icon, saRe } from "./view";
import type { GameUi } from "../ui";

const ui: GameUi = {
  art,
  Stage,
  Tray,
  Panel,
  Lead,
  Progress,
  Ribbon,
  where: (given) => {
    const { round, phase } = saRe(given);
    const name = `sare-phase-${phase}`;
    return [t("sare-round", { round }), ...(text.has(name) ? [t(name)] : [])].join(" · ");
  },
  icon,
  score: (view, seat) => saRe(view).scores[seat]?.total ?? null,
  hasPoints: false,
  danger: (given, seat) => {
    const view = saRe(given);
    const city = view.seats[seat]!;
    return { n: city.gauge, name: gaugeName(city, view.board.gauge_last, null) };
  },
  isFirst: (view, seat) => saRe(view).first_player === seat,
  moves,
  told,
};

export default ui;
