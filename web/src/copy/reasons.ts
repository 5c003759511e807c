/** Why a value cannot be, in the reader's language. */

import { t, text } from "../lib/text.svelte";
import type { Problem } from "../lib/wire";

export function reasonWords(problem: Problem): string {
  const own = `copy-why-${problem.reason}`;
  const facts = Object.fromEntries(
    Object.entries(problem.facts).map(([name, fact]) => [
      name,
      typeof fact === "boolean" ? String(fact) : fact,
    ]),
  );
  return text.has(own) ? t(own, facts) : problem.text;
}
