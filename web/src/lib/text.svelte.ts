/** The language of the screen: it can be changed at any moment, and everything follows at once. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Words, bound, type Variables } from "./words";
import { prefs } from "./prefs.svelte";
import { transport } from "./transport";
import type { Lessons } from "./guide";
import type { GameEvent, Label } from "./wire";

export const LANGUAGES = ["en", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

const own = import.meta.glob<string>("../text/*/*.ftl", { query: "?raw", import: "default" });

class Text {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private games = $state.raw<Record<string, Words>>({});
  private rulesByGame = $state.raw<Record<string, Rules>>({});
  private copy = $state.raw<CopyWords | null>(null);
  /** Where the words of the copy in use come from; "" if our numbers are in use. */
  private copyFrom = "";

  /** Load everything that is on screen in this language, then change over in one go. */
  async use(language: Language): Promise<void> {
    const [bundle, ...words] = await Promise.all([
      ownBundle(language),
      ...Object.keys(this.games).map((game) => gameWords(language, game)),
    ]);
    const rules = await Promise.all(
      Object.keys(this.rulesByGame).map((game) => rulesOf(language, game)),
    );
    const copy = await copyOf(this.copyFrom, language);
    for (const one of words) one.named = copy?.game === one.game ? copy.named : {};
    this.copy = copy;
    this.bundle = bundle;
    this.games = Object.fromEntries(words.map((one) => [one.game, one]));
    this.rulesByGame = Object.fromEntries(rules.map((one) => [one.game, one]));
    this.language = language;
    prefs.language = language;
    document.documentElement.lang = language;
  }

  /**
   * Say the numbers of the copy that is played with: a table's, or the one that the server has
   * accepted for a game; without either, ours.
   */
  async useCopy(from: { table: string; game: string } | { game: string } | null): Promise<void> {
    const path = from === null ? "" : copyPath(from);
    if (path === this.copyFrom) return;
    this.copyFrom = path;
    const copy = await copyOf(path, this.language);
    if (path !== this.copyFrom) return;
    for (const one of Object.values(this.games))
      one.named = copy?.game === one.game ? copy.named : {};
    this.copy = copy;
    this.games = { ...this.games };
  }

  /** What the copy in use says of a game; null if our words hold. */
  copied(game: string): CopyWords | null {
    return this.copy?.game === game ? this.copy : null;
  }

  async addGame(game: string): Promise<void> {
    if (game in this.games) return;
    const words = await gameWords(this.language, game);
    words.named = this.copied(game)?.named ?? {};
    this.games = { ...this.games, [game]: words };
  }

  async addRules(game: string): Promise<void> {
    if (game in this.rulesByGame) return;
    const rules = await rulesOf(this.language, game);
    this.rulesByGame = { ...this.rulesByGame, [game]: rules };
  }

  /** A message of the client itself. */
  t(key: string, args: Variables = {}): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    return pattern == null ? key : bound(this.bundle!.formatPattern(pattern, args));
  }

  has(key: string): boolean {
    return this.bundle?.getMessage(key)?.value != null;
  }

  /** Several things as a list in a sentence. */
  list(things: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(things);
  }

  words(game: string): Words {
    return this.games[game] ?? new Words(this.language, game, []);
  }

  rules(game: string): Rules {
    const ours = this.rulesByGame[game] ?? { game, texts: {}, sections: {} };
    const copy = this.copied(game);
    return copy ? { ...ours, texts: copy.rules } : ours;
  }

  say(game: string, label: Label, names: readonly string[]): string {
    return bound(this.words(game).say(label, names));
  }

  event(game: string, event: GameEvent, names: readonly string[]): string {
    const key = `${game}-event-${event.kind.replaceAll("_", "-")}`;
    return this.say(game, { key, args: { seat: event.seat, ...event.args } }, names);
  }

  /** A rule in players' words, after what is short if that is why; the engine's own are labels. */
  rule(game: string, rule: string, args: Label["args"], names: readonly string[]): string {
    if (rule.startsWith("engine-")) return this.say(game, { key: rule, args }, names);
    const words = this.rules(game).texts[rule] ?? rule;
    const isShort = args && "good" in args && "need" in args && "have" in args;
    return isShort ? `${this.say(game, { key: "engine-short-of", args }, names)} ${words}` : words;
  }
}

export interface Rules {
  game: string;
  /** Rule id to text, in the order of the rules. */
  texts: Record<string, string>;
  /** What an id begins with to the heading of that section, in the same order. */
  sections: Record<string, string>;
}

/** All words of a game that follow its numbers, as they are with one copy. */
export interface CopyWords {
  game: string;
  rules: Record<string, string>;
  explanations: Record<string, { name: string; text: string; rules: string[] }>;
  guide: Lessons;
  named: Record<string, number>;
}

const copyPath = (from: { table?: string; game: string }): string =>
  `${from.game} ${from.table ? `/api/tables/${from.table}/words` : `/api/games/${from.game}/words`}`;

/** Without such words (our numbers, or no server that makes them), ours hold. */
async function copyOf(from: string, language: string): Promise<CopyWords | null> {
  if (!from) return null;
  const [game, path] = from.split(" ") as [string, string];
  const answer = await transport.request(`${path}?language=${language}`).catch(() => null);
  const found = answer?.ok ? ((await answer.json()) as Omit<CopyWords, "game"> | null) : null;
  return found && { ...found, game };
}

async function ownBundle(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = Object.keys(own).filter((path) => path.includes(`/${language}/`));
  for (const text of await Promise.all(files.map((path) => own[path]!())))
    bundle.addResource(new FluentResource(text));
  return bundle;
}

async function gameWords(language: string, game: string): Promise<Words> {
  const files = await Promise.all([
    fetchText(`/text/${language}/common.ftl`),
    fetchText(`/text/${language}/view.ftl`),
    fetchText(`/text/${language}/${game}.ftl`),
  ]);
  return new Words(language, game, files);
}

async function rulesOf(language: string, game: string): Promise<Rules> {
  const [texts, sections] = await Promise.all([
    fetchWords(`/rules/${game}/${language}`),
    fetchWords(`/rules/${game}/${language}/sections`),
  ]);
  return { game, texts, sections };
}

async function fetchWords(path: string): Promise<Record<string, string>> {
  const answer = await transport.request(path);
  return answer.ok ? ((await answer.json()) as Record<string, string>) : {};
}

/** A game without words yet has none: what is missing is said by its key. */
async function fetchText(path: string): Promise<string> {
  const answer = await transport.request(path);
  return answer.ok ? answer.text() : "";
}

export function preferredLanguage(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return (
    codes.find((code): code is Language => (LANGUAGES as readonly string[]).includes(code)) ?? "en"
  );
}

export const text = new Text();
export const t = (key: string, args: Variables = {}): string => text.t(key, args);

/** "Ada: Pay 1 sand pile": with the space that French has before its colon. */
export const colon = (first: string, second: string): string => t("colon", { first, second });
