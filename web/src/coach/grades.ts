/** Places on the ladder of bots, in words. */

import { levelName } from "../shell/games";
import { t } from "../lib/text.svelte";
import type { GradePlace } from "../lib/wire";

export const gradeWords = ({ lower, upper }: GradePlace): string =>
  lower === upper
    ? t("coach-grade-like", { level: levelName(lower) })
    : t("coach-grade-between", { lower: levelName(lower), upper: levelName(upper) });
