/** What a server tells of games in, how long each round of it is told out: asked by a test in Python. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

// The client's modules name each other without an ending, and one by an alias, as its bundler has it.
const network = new URL("../src/lib/network.ts", import.meta.url).href;
registerHooks({
    resolve(name, context, next) {
        if (name === "#transport") return next(network, context);
        try {
            return next(name, context);
        } catch {
            return next(`${name}.ts`, context);
        }
    },
});

const { beatsOf, numbered } = await import("../src/lib/teller/beats.ts");
const { folded, wholeTime } = await import("../src/lib/teller/pace.ts");
const { game, seats, viewer, pace, view, told, captions } = JSON.parse(readFileSync(0, "utf8"));
const { told: table } = await import(`../src/games/${game}/beats.ts`);

const words = {
    told: table,
    moves: () => [],
    caption: (events) => captions[events.at(-1).kind] ?? "",
    heading: (seat) => `${seat}`,
    scored: (source) => source,
    scoring: "scoring",
    icon: () => null,
    seats,
};
const several = (all) => all[0].caption;
const beats = folded(numbered(beatsOf(told, view, viewer, words), null, table), pace, several);
const rounds = {};
for (const beat of beats) {
    const round = beat.before.round;
    (rounds[round] ??= []).push(beat);
}
process.stdout.write(
    JSON.stringify({
        rounds: Object.values(rounds).map((one) => wholeTime(one, pace)),
        beats: beats.filter((beat) => beat.weight !== "silent").length,
        last: beats.at(-1)?.after ?? view,
    }),
);
