import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Alias } from "vite";
import { defineConfig } from "vitest/config";

/** Where `trilith serve` listens while the client is developed with `npm run dev`. */
const SERVER = process.env["TRILITH_SERVER"] ?? "http://127.0.0.1:8000";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Who keeps the tables: a server, or with `--mode offline` a worker in the browser. */
const transport = (mode: string): string =>
  here(mode === "offline" ? "src/offline/page.ts" : "src/lib/network.ts");

/** Pages about other people, or of a server's own: they stay out of the folder that has no server. */
const WITH_SERVER = /^\.\/(people\/\w+Page|copy\/CopyPage)\.svelte$/;
const without = (mode: string): Alias[] =>
  mode === "offline"
    ? [{ find: WITH_SERVER, replacement: here("src/offline/NotHere.svelte") }]
    : [];

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: { alias: [{ find: "#transport", replacement: transport(mode) }, ...without(mode)] },
  worker: { format: "es" },
  build: {
    outDir: "../src/trilith/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": SERVER,
      "/text": SERVER,
      "/rules": SERVER,
      "/ws": { target: SERVER, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "happy-dom", pool: "threads" },
}));
