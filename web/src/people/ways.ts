/** The ways to a person, in pictures and words. */

import { t } from "../lib/text.svelte";

export const WAY_ICONS = { push: "i-bell", mail: "i-mail", webhook: "i-hook" } as const;

/** What the server was answered, in words. */
export function whyOf(why: string): string {
  const status = /^answered (\d+)$/.exec(why)?.[1];
  return status ? t("way-answered", { status }) : why;
}
