/** The client's own words: complete in all languages, with the right plural forms, none unused. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, type Message, type SelectExpression, Visitor } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

const LANGUAGES = ["en", "fr", "pl"] as const;
/** As the catalogue of the text package asks for them. */
const PLURALS: Record<string, string[]> = {
  en: ["one", "other"],
  fr: ["one", "other"],
  pl: ["few", "many", "one"],
};
const SOURCE = join(import.meta.dirname, "..", "src");

function messages(language: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const name of readdirSync(join(SOURCE, "text", language))) {
    const text = readFileSync(join(SOURCE, "text", language, name), "utf8");
    for (const entry of new FluentParser().parse(text).body) {
      expect(entry.type, `${language}/${name}`).not.toBe("Junk");
      if (entry.type !== "Message") continue;
      const message = entry as Message;
      expect(found.has(message.id.name), `${message.id.name} twice`).toBe(false);
      found.set(message.id.name, message);
    }
  }
  return found;
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** Every t("key"), and the beginnings of every t(`key-${...}`). */
function uses(): { keys: Set<string>; beginnings: Set<string> } {
  const keys = new Set<string>();
  const beginnings = new Set<string>();
  for (const text of files(SOURCE)) {
    for (const [, key] of text.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)) keys.add(key!);
    for (const [, key] of text.matchAll(/\bt\(\s*`([a-z0-9-]+-)\$\{/g)) beginnings.add(key!);
    for (const [, key] of text.matchAll(/own = `([a-z0-9-]+-)\$\{/g)) beginnings.add(key!);
  }
  // How a game's events are told, where that differs from the log: `castle-told-pay-many`.
  for (const one of readdirSync(join(SOURCE, "games"), { withFileTypes: true }))
    if (one.isDirectory()) {
      beginnings.add(`${one.name}-told-`);
      // What to know at a question: `castle-hint-choose`.
      beginnings.add(`${one.name.replaceAll("_", "-")}-hint-`);
    }
  // The tabs are named by the words that stand on them.
  for (const key of ["log", "chat"]) keys.add(key);
  return { keys, beginnings };
}

class Facts extends Visitor {
  readonly variables = new Set<string>();
  readonly plurals: string[][] = [];

  override visitVariableReference(node: { id: { name: string } }): void {
    this.variables.add(node.id.name);
  }

  override visitSelectExpression(node: SelectExpression): void {
    const names = node.variants.flatMap((one) =>
      one.key.type === "Identifier" ? [String((one.key as { name: string }).name)] : [],
    );
    this.plurals.push(names.sort());
    this.genericVisit(node);
  }
}

function facts(message: Message): Facts {
  const found = new Facts();
  found.visit(message);
  return found;
}

const english = messages("en");

describe.each(LANGUAGES)("%s", (language) => {
  const own = messages(language);

  test("has every message, and no other", () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("has the plural forms of its language", () => {
    for (const [key, message] of own)
      for (const forms of facts(message).plurals) expect(forms, key).toEqual(PLURALS[language]);
  });

  test("uses the same facts as English", () => {
    // Each in the form that its language needs: `building_the`, `building_acc`.
    const used = (message: Message): Set<string> =>
      new Set([...facts(message).variables].map((name) => name.split("_")[0]!));
    for (const [key, message] of own)
      expect([...used(message)].sort(), key).toEqual([...used(english.get(key)!)].sort());
  });
});

test("every message that the code asks for is there", () => {
  const missing = [...uses().keys].filter((key) => !english.has(key));
  expect(missing).toEqual([]);
});

test("every beginning that the code asks for has messages", () => {
  const { beginnings } = uses();
  const empty = [...beginnings].filter(
    (start) => ![...english.keys()].some((key) => key.startsWith(start)),
  );
  expect(empty).toEqual([]);
});

test("no message is unused", () => {
  const { keys, beginnings } = uses();
  const unused = [...english.keys()].filter(
    (key) => !keys.has(key) && ![...beginnings].some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
