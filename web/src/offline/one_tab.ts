/**
 * The games of a browser are kept by one tab at a time. Another one says so and waits; when
 * somebody wants to play there, the first one stops and says so in turn. Nothing is lost by that:
 * what was shown was saved before.
 */

import { mount, unmount } from "svelte";

/** One for all folders at this address: they share their games. */
const LOCK = "trilith games";
/** Set while a tab reloads to take the games over. */
const TAKES = "trilith takes";
/** Milliseconds that a page which is just being left has to let go. */
const LETTING_GO = 400;

/** Have the games, or wait until they can be had; `onlost` is told when another tab takes them. */
export async function theGames(
  target: HTMLElement,
  words: Promise<void>,
  onlost: () => void,
): Promise<void> {
  if (!("locks" in navigator)) return;
  const takes = sessionStorage.getItem(TAKES) !== null;
  sessionStorage.removeItem(TAKES);
  const stop = new AbortController();
  const had = hold(takes ? { steal: true } : { signal: stop.signal }, () => {
    onlost();
    void showElsewhere(document.body, words);
  });
  if (await soon(had)) return;
  const away = await showElsewhere(target, words);
  await had;
  away();
}

/** Resolves when the games are ours; they stay so until the tab goes or another takes them. */
function hold(how: LockOptions, onlost: () => void): Promise<void> {
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK, how, () => {
        resolve();
        return new Promise<never>(() => {});
      })
      .catch(onlost);
  });
}

const soon = (had: Promise<void>): Promise<boolean> =>
  Promise.race([
    had.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LETTING_GO)),
  ]);

async function showElsewhere(target: HTMLElement, words: Promise<void>): Promise<() => void> {
  const [{ default: Elsewhere }] = await Promise.all([import("./Elsewhere.svelte"), words]);
  const screen = mount(Elsewhere, { target, props: { ontake: take } });
  return () => void unmount(screen);
}

function take(): void {
  sessionStorage.setItem(TAKES, "1");
  location.reload();
}
