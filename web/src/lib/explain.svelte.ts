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

class Explanations {
  private all = $state.raw<Record<string, All>>({});

  /** Ask for the explanations of a game in the language of the screen; again after it changes. */
  async load(game: string): Promise<void> {
    const key = `${text.language} ${game}`;
    if (!game || key in this.all) return;
    const answer = await transport.request(
      `/api/games/${game}/explanations?language=${text.language}`,
    );
    if (answer.ok) this.all = { ...this.all, [key]: (await answer.json()) as All };
  }

  get(game: string, ref: string): Explanation | null {
    const ours = this.all[`${text.language} ${game}`];
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
