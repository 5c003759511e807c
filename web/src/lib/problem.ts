/** What went wrong, in a sentence. */

import { ApiError } from "./api";
import { session } from "./session.svelte";
import { t } from "./text.svelte";

/** Names that the server offers in place of one that is taken. */
export function freeNamesOf(error: unknown): string[] {
  const { free } = error instanceof ApiError ? error.more : {};
  return Array.isArray(free) ? (free as string[]) : [];
}

export function problemOf(error: unknown): string {
  const code = error instanceof ApiError ? error.code.replaceAll("_", "-") : "unreachable";
  return t(`error-${code}`, { least: session.limits.least_password });
}
