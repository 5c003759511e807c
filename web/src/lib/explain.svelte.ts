/** What every card, tile and icon of a game is and does, as the server tells it. */

import { text } from "./text.svelte";
import { transport } from "./transport";

export interface Explanation {
  name: string;
  text: string;
  rules: string[];
}

type All = Record<string, Explanation>;

/** A ref as the list has it: `temple:1` of an action is `temple_1`. */
const known = (ref: string): string => ref.replaceAll(":", "_");

const keyOf = (game: string): string => `${text.language} ${game}`;

class Explanations {
  private all = $state.raw<Record<string, All>>({});
  private asked = new Map<string, Promise<void>>();

  /** Ask for the explanations of a game in the language of the screen; again after it changes. */
  load(game: string): Promise<void> {
    const key = keyOf(game);
    if (!game || key in this.all) return Promise.resolve();
    const asked = this.asked.get(key) ?? this.ask(game, key);
    this.asked.set(key, asked);
    return asked;
  }

  private async ask(game: string, key: string): Promise<void> {
    try {
      const answer = await transport.request(
        `/api/games/${game}/explanations?language=${text.language}`,
      );
      if (answer.ok) this.all = { ...this.all, [key]: (await answer.json()) as All };
    } catch {
      // No network: it is asked for again when wanted.
    } finally {
      this.asked.delete(key);
    }
  }

  /** Have they arrived? */
  has(game: string): boolean {
    return keyOf(game) in this.all;
  }

  get(game: string, ref: string): Explanation | null {
    const ours = this.all[keyOf(game)];
    return (text.copied(game)?.explanations ?? ours)?.[known(ref)] ?? null;
  }

  /**
   * What explains a piece: what `data-explain` names, else the first of the things that `data-ref`
   * means that is known.
   */
  of(game: string, piece: Element): { ref: string; about: Explanation } | null {
    for (const ref of refsOf(piece)) {
      const about = this.get(game, ref);
      if (about) return { ref: known(ref), about };
    }
    return null;
  }
}

export function refsOf(piece: Element): string[] {
  const named = piece.getAttribute("data-explain") ?? piece.getAttribute("data-ref") ?? "";
  return named.split(/[|\s]+/).filter(Boolean);
}

export const EXPLAINED = "[data-explain], [data-ref]";

export const explanations = new Explanations();
