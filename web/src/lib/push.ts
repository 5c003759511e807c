/** Messages to this browser while the page is closed (Web Push). */

import { api } from "./api";
import type { Way } from "./wire";

export type PushState = "missing" | "denied" | "off" | "on";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** Whether this browser gets messages, or why it cannot. */
export async function pushState(): Promise<PushState> {
  if (!canPush()) return "missing";
  if (Notification.permission === "denied") return "denied";
  const known = await navigator.serviceWorker.getRegistration();
  return (await known?.pushManager.getSubscription()) ? "on" : "off";
}

/** Ask the person, subscribe, and tell the server where to write. */
export async function subscribe(key: string): Promise<Way | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const found = await (
    await registration()
  ).pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  return api.addPush({
    endpoint: endpoint ?? "",
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
  });
}

/** Tell of it when a message came while the page is open. */
export function onNews(told: () => void): () => void {
  if (!("serviceWorker" in navigator)) return () => {};
  navigator.serviceWorker.addEventListener("message", told);
  return () => navigator.serviceWorker.removeEventListener("message", told);
}
