/**
 * The Python of the folder, under Node: runs a program on what the browser gets.
 *
 *     node rehearse.mjs FOLDER PROGRAM TESTS [PART...]
 *
 * PART: what a browser fetches only when it is needed.
 */
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [folder, program, tests, ...later] = process.argv.slice(2);
const part = (name) =>
  join(folder, "python", readdirSync(join(folder, "python")).find((one) => one.startsWith(`${name}-`) && !one.endsWith(".gz")));

// Where its packages are found, and under the names that it expects.
const place = join(process.cwd(), "node_modules", ".trilith");
mkdirSync(place, { recursive: true });
copyFileSync(part("loader"), join(place, "pyodide.mjs"));
copyFileSync(part("machine"), join(place, "pyodide.asm.mjs"));
writeFileSync(join(place, "pyodide.asm.wasm"), gunzipSync(readFileSync(part("wasm"))));
writeFileSync(join(place, "python_stdlib.zip"), gunzipSync(readFileSync(part("library"))));

const { loadPyodide } = await import(pathToFileURL(join(place, "pyodide.mjs")).href);
const info = { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "", version: "" };
const python = await loadPyodide({
  indexURL: place,
  lockFileContents: { info, packages: {} },
  checkAPIVersion: false,
});
const ours = new Uint8Array(gunzipSync(readFileSync(part("trilith"))));
python.unpackArchive(ours, "zip", { extractDir: "/trilith" });
for (const name of later)
  python.unpackArchive(new Uint8Array(gunzipSync(readFileSync(part(name)))), "zip", { extractDir: "/trilith" });
python.mountNodeFS("/work", dirname(tests));
python.runPython('import sys; sys.path[:0] = ["/trilith", "/work"]');
console.log(python.runPython(readFileSync(program, "utf-8")));
process.exit(0);
