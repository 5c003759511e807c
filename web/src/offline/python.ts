/** Python in a worker, with our modules: as fast as it comes, and how far it is. */

import { unpack, type Part, type Parts } from "./parts";

/** As much of Pyodide as is used here. */
export interface Pyodide {
  unpackArchive(archive: ArrayBuffer, kind: string, how: { extractDir: string }): void;
  runPython(code: string): unknown;
}

type Loader = { loadPyodide(how: Record<string, unknown>): Promise<Pyodide> };

const FOLDER = "/home/pyodide/trilith";
/** Nothing is ever fetched from elsewhere: there are no packages. */
const NOTHING = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten", python: "", version: "" },
  packages: {},
};

export async function start(
  base: string,
  parts: Parts,
  told: (bytes: number) => void = () => {},
): Promise<Pyodide> {
  const at = (part: { path: string }): string => new URL(part.path, base).href;
  const ours = unpack(at(parts.trilith), "application/zip", told).then((one) => one.arrayBuffer());
  const prepared: Record<string, Promise<Response>> = {
    "pyodide.asm.wasm": unpack(at(parts.wasm), "application/wasm", told),
    "python_stdlib.zip": unpack(at(parts.library), "application/zip", told),
  };
  const [loader, machine] = await Promise.all([
    import(/* @vite-ignore */ at(parts.loader)) as Promise<Loader>,
    import(/* @vite-ignore */ at(parts.machine)) as Promise<{ default: unknown }>,
  ]);
  const python = await withFiles(prepared, () =>
    loader.loadPyodide({
      indexURL: new URL("python/", base).href,
      createPyodideModule: machine.default,
      lockFileContents: NOTHING,
      checkAPIVersion: false,
    }),
  );
  python.unpackArchive(await ours, "zip", { extractDir: FOLDER });
  python.runPython(`import sys; sys.dont_write_bytecode = True; sys.path.insert(0, "${FOLDER}")`);
  return python;
}

/** More modules for a Python that runs already. */
export async function add(python: Pyodide, base: string, part: Part): Promise<void> {
  const found = await unpack(new URL(part.path, base).href, "application/zip");
  python.unpackArchive(await found.arrayBuffer(), "zip", { extractDir: FOLDER });
  python.runPython("import importlib; importlib.invalidate_caches()");
}

/** Let a library that fetches files get these in place of what it asks for. */
async function withFiles<T>(
  files: Record<string, Promise<Response>>,
  work: () => Promise<T>,
): Promise<T> {
  const real = self.fetch;
  self.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return files[url.split("/").at(-1)!] ?? real(input, init);
  };
  try {
    return await work();
  } finally {
    self.fetch = real;
  }
}
