/**
 * The whole of Trilith without a network.
 *
 * Before this text stand BUILD, the number of the build, and FILES, all that belongs to it. A new
 * build is fetched beside the old one and waits until somebody says that they want it.
 */

const OWN = `trilith ${BUILD}`;
const START = "./";

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** What an earlier build, or the page itself, has kept already is not fetched again. */
async function keepAll() {
  const cache = await caches.open(OWN);
  for (const file of FILES) {
    const known = file !== START && (await caches.match(file, { ignoreVary: true }));
    if (known) await cache.put(file, known);
    else await cache.add(new Request(file, { cache: file === START ? "reload" : "default" }));
  }
}

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith("trilith ") && name !== OWN) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  if (request.mode === "navigate") event.respondWith(kept(START, request));
  else if (FILES.includes(`./${url.href.slice(self.registration.scope.length)}`))
    event.respondWith(kept(request, request));
});

async function kept(wanted, request) {
  const cache = await caches.open(OWN);
  return (await cache.match(wanted, { ignoreVary: true })) ?? fetch(request);
}
