/**
 * The whole of Trilith without a network.
 *
 * Before this text stand BUILD, the number of the build; PACK, one compressed file with all that is
 * text; PACKED, what is in it; FILES, all that belongs to the build beside it; LATER, what is fetched
 * only when it is needed; and POLICY, what the page and its workers may load. A new build is fetched beside the old one and waits until somebody
 * says that they want it.
 */

const MINE = `trilith ${self.registration.scope} `;
const OWN = MINE + BUILD;
const START = "./";
const KINDS = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** The first build begins to play with what is text; a later one is offered when all of it is here. */
async function install() {
  const isFirst = !self.registration.active;
  await keepPacked();
  if (!isFirst) await keepFiles();
}

async function keepPacked() {
  const cache = await caches.open(OWN);
  const missing = [];
  for (const file of PACKED) if (!(await takeOld(cache, file))) missing.push(file);
  if (!missing.length) return;
  const pack = (await caches.match(PACK)) ?? (await fetch(PACK));
  const stream = pack.body.pipeThrough(new DecompressionStream("gzip"));
  const texts = await new Response(stream).json();
  for (const file of missing) await cache.put(file, shown(file, texts[file]));
  await caches.delete(`${MINE}pack`);
}

/** A file of the pack, as a careful server would deliver it. */
function shown(file, text) {
  const kind = KINDS[file.split(".").at(-1)] ?? "text/plain";
  const headers = { "content-type": kind, "content-security-policy": POLICY };
  return new Response(text, { headers });
}

async function keepFiles() {
  const cache = await caches.open(OWN);
  for (const file of FILES) {
    await coming.get(new URL(file, self.registration.scope).href);
    if (await takeOld(cache, file)) continue;
    const isNamedForGood = /^\.\/(assets|python)\//.test(file);
    await cache.add(new Request(file, { cache: isNamedForGood ? "default" : "reload" }));
  }
  for (const file of LATER) await takeOld(cache, file);
}

/** Whether this build has a file: an earlier one may have kept it under the same name. */
async function takeOld(cache, file) {
  if (await cache.match(file, { ignoreVary: true })) return true;
  if (!/^\.\/(assets|python)\//.test(file)) return false;
  const known = await caches.match(file, { ignoreVary: true });
  if (known) await cache.put(file, known);
  return !!known;
}

/** Caches of this folder's earlier builds go; those of others at the same address stay. */
async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith(MINE) && name !== OWN) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
  if (event.data?.keep) event.waitUntil(keepFiles().catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  const file = `./${url.href.slice(self.registration.scope.length)}`;
  if (request.mode === "navigate") event.respondWith(kept(START, request, event));
  else if (PACKED.includes(file) || FILES.includes(file) || LATER.includes(file))
    event.respondWith(kept(request, request, event));
});

/** What is being fetched for the first time, so that nothing is fetched twice. */
const coming = new Map();

async function kept(wanted, request, event) {
  const cache = await caches.open(OWN);
  await coming.get(request.url);
  const known = await cache.match(wanted, { ignoreVary: true });
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) {
    // A full disk is no reason not to play.
    const kept = cache.put(wanted, fresh.clone()).catch(() => {});
    coming.set(request.url, kept);
    event.waitUntil(kept.then(() => coming.delete(request.url)));
  }
  return fresh;
}
