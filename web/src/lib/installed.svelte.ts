/** The page as an app: kept for when there is no network, renewed on request. */

import { transport } from "./transport";

class Installed {
  /** A newer version waits to be used. */
  waiting = $state.raw<ServiceWorker | null>(null);

  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const known = await navigator.serviceWorker.register(transport.worker);
    this.waiting = known.active && known.waiting;
    known.addEventListener("updatefound", () => this.follow(known.installing));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void known.update().catch(() => {});
    });
    const ready = await navigator.serviceWorker.ready;
    ready.active?.postMessage({ keep: loaded() });
  }

  private follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      const isRenewal = worker.state === "installed" && navigator.serviceWorker.controller;
      if (isRenewal) this.waiting = worker;
    });
  }

  /** Use the newer version now. */
  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waiting?.postMessage("update");
  }

  /** Another person is here: nothing of the previous one may be seen. */
  forget(): void {
    if ("serviceWorker" in navigator) navigator.serviceWorker.controller?.postMessage("forget");
  }
}

/** The paths of all that the page has loaded so far. */
function loaded(): string[] {
  return performance
    .getEntriesByType("resource")
    .map((one) => new URL(one.name))
    .filter((url) => url.origin === location.origin)
    .map((url) => url.pathname);
}

export const installed = new Installed();
