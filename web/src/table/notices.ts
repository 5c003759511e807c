/** The words of what the bar says besides its question. */

import type { Notice } from "../lib/notice";
import { colon, t, text } from "../lib/text.svelte";
import { transport } from "../lib/transport";
import type { ErrorMessage } from "../lib/wire";

/** With more letters than this, a button is written smaller, and smaller still. */
const MUCH = 36;
const TOO_MUCH = 52;
export function sizeOf(label: string): "wordy" | "endless" | "" {
  if (label.length > TOO_MUCH) return "endless";
  return label.length > MUCH ? "wordy" : "";
}

export function wordsOf(notice: Notice, game: string, names: string[]): string {
  switch (notice.is) {
    case "lost":
      return notice.seconds ? t("connection-lost-in", { n: notice.seconds }) : t("connection-lost");
    case "unsaved":
      return t("not-saved-yet");
    case "refused":
      return refusalOf(notice.error, game, names);
    case "floor":
      return t("undo-floor");
    case "closed":
      if (notice.why === "rules" && transport.isOffline) return t("held-rules");
      return text.has(`closed-${notice.why}`) ? t(`closed-${notice.why}`) : t("closed-other");
    case "why": {
      const { label, rule, args } = notice.blocked;
      return colon(text.say(game, label, names), text.rule(game, rule, args, names));
    }
    case "said":
      return text.event(game, notice.event, names);
    case "hint":
      return t("hint-taken", { name: names[notice.seat] ?? "", stage: notice.stage });
    case "back":
      return t("back-again", { n: notice.steps });
  }
}

function refusalOf(error: ErrorMessage, game: string, names: string[]): string {
  if (error.code === "illegal" && error.rule)
    return t("changed-meanwhile", { why: text.rule(game, error.rule, error.args ?? {}, names) });
  return t(`error-${error.code.replaceAll("_", "-")}`);
}
