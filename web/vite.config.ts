import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `trilith serve` listens while the client is developed with `npm run dev`. */
const SERVER = process.env["TRILITH_SERVER"] ?? "http://127.0.0.1:8000";

/** Who keeps the tables: a server, or with `--mode offline` a worker in the browser. */
const transport = (mode: string): string =>
  fileURLToPath(
    new URL(mode === "offline" ? "src/offline/page.ts" : "src/lib/network.ts", import.meta.url),
  );

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: { alias: { "#transport": transport(mode) } },
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
  test: { include: ["tests/**/*.test.ts"], environment: "happy-dom" },
}));
