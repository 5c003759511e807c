/**
 * The first thing that runs: it fetches all that is text as one compressed file, so that a first
 * visit is short on every host, and lets the service worker deliver it. Where there can be none (in
 * private windows, over plain HTTP from another machine) the files come one by one.
 */

const about = JSON.parse(document.querySelector('meta[name="trilith-shell"]').content);
const workers = navigator.serviceWorker;
/** Milliseconds after which the files are taken as they lie there. */
const PATIENCE = 20_000;

async function getReady() {
  const scope = new URL(".", document.baseURI).href;
  if (!workers || (await isThere(scope))) return;
  const bar = document.querySelector("#boot progress");
  bar?.setAttribute("max", `${about.pack.bytes + about.python}`);
  const pack = await fetch(about.pack.path);
  let loaded = 0;
  const counted = new TransformStream({
    transform(piece, to) {
      bar?.setAttribute("value", `${(loaded += piece.byteLength)}`);
      to.enqueue(piece);
    },
  });
  const cache = await caches.open(`trilith ${scope} pack`);
  await cache.put(about.pack.path, new Response(pack.body.pipeThrough(counted)));
  // The bar that follows goes on from here.
  document.documentElement.dataset.loaded = `${loaded}`;
  const ready = new Promise((resolve, reject) => {
    workers.addEventListener("controllerchange", resolve, { once: true });
    setTimeout(() => reject(new Error("no service worker")), PATIENCE);
  });
  await workers.register("./sw.js");
  await ready;
}

/** Whether this folder has its service worker; a server around it may have one of its own. */
async function isThere(scope) {
  const known = await workers.getRegistration();
  return known?.scope === scope && !!known.active;
}

function addStyle(href) {
  const link = document.createElement("link");
  const done = new Promise((resolve) => (link.onload = link.onerror = resolve));
  Object.assign(link, { rel: "stylesheet", href });
  document.head.append(link);
  return done;
}

await getReady().catch(() => {});
await Promise.all(about.styles.map(addStyle));
document.getElementById("boot").remove();
await import(about.script);
