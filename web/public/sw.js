/**
 * The page without a network, and what the server sends while the page is closed.
 *
 * The server puts lines with BUILD and PAGES, the parts of all pages but the games' boards, before
 * this text, so every build is a worker of its own. A new
 * one waits until somebody says that they want it: nothing changes in the middle of a choice.
 */

const SHELL = `shell ${typeof BUILD === "string" ? BUILD : "dev"}`;
/** All that pages are made of: any of them opens without a network, also one never seen before. */
const PARTS = typeof PAGES === "undefined" ? [] : PAGES;
/** What was seen last, for a look at it offline. Emptied when somebody else signs in. */
const SEEN = "seen";
const REMEMBERED = /^\/(api\/(games|bots|limits|me|me\/queue)$|text\/|rules\/)/;

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function keepShell() {
  const cache = await caches.open(SHELL);
  const page = await fetch("/", { cache: "reload" });
  const text = await page.clone().text();
  await cache.put("/", page);
  const parts = [...text.matchAll(/(?:src|href)="(\/(?:assets\/|favicon)[^"]+)"/g)];
  const needed = new Set([...parts.map(([, path]) => path), ...PARTS]);
  await cache.addAll([...needed]);
}

/** Earlier builds go; what plays without a server below /offline/ has caches of its own. */
async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith("shell ") && name !== SHELL) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("message", (event) => {
  if (event.data === "update") self.skipWaiting();
  if (event.data === "forget") event.waitUntil(caches.delete(SEEN));
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

/** What a page had loaded before there was a worker. */
async function keep(paths) {
  const [shell, seen] = await Promise.all([caches.open(SHELL), caches.open(SEEN)]);
  for (const path of paths) {
    if (path.startsWith("/assets/")) await shell.add(path);
    else if (REMEMBERED.test(path)) await seen.add(path);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(navigate(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (REMEMBERED.test(url.pathname)) event.respondWith(lastSeen(request));
});

async function navigate(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match("/", { cacheName: SHELL });
    if (shell && !/^\/(api|docs)(\/|$)/.test(new URL(request.url).pathname)) return shell;
    throw error;
  }
}

/** Its name changes with what is in it. */
async function asset(request) {
  const cache = await caches.open(SHELL);
  const known = await cache.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

async function lastSeen(request) {
  const cache = await caches.open(SEEN);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}

// ------------------------------------------------------------------ while the page is closed

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data ? event.data.json() : {}));
});

async function show({ title = "Trilith", body = "", link = "/", tag = "trilith" }) {
  const options = { body, tag, renotify: true, icon: "/icon-192.png", data: { link } };
  await self.registration.showNotification(title, options);
  for (const page of await pages()) page.postMessage("news");
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/** The page that is open, if there is one; else a new one. Never a page of somebody else. */
async function open(link) {
  const url = new URL(link, self.location.origin);
  const here = self.location.origin + url.pathname + url.search;
  const [page] = await pages();
  if (!page) return self.clients.openWindow(here);
  await page.focus();
  return page.navigate(here);
}

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
