/** What went wrong, in a sentence. */

import { ApiError } from "./api";
import { session } from "./session.svelte";
import { t } from "./text.svelte";

export function problemOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code.replaceAll("_", "-") : "unreachable";
  return t(`error-${code}`, { least: session.limits.least_password });
}
