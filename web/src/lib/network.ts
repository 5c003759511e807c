/** Tables are kept by a server. */

import type { Transport } from "./transport";

export const transport: Transport = {
  isOffline: false,
  request: (path, init) => fetch(path, init),
  line: (url) => new WebSocket(url),
  path: () => location.pathname + location.search,
  address: (path) => path,
  worker: "/sw.js",
  begin: () => Promise.resolve(),
  parts: {},
};
