/** Labels in, words out: asked by the tests of the text package's twin in Python. */
import { readFileSync } from "node:fs";
import { Words } from "../src/lib/words.ts";

const { language, game, files, names, labels } = JSON.parse(readFileSync(0, "utf8"));
const words = new Words(language, game, files);
process.stdout.write(JSON.stringify(labels.map((label) => words.say(label, names))));
